package question

import (
	"testing"

	"catanica/catalog"
)

func TestEditions(t *testing.T) {
	e, err := NewEditions()
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]catalog.EditionID{
		"spion gebäude 2003":                            "2003",
		"Durfte der Spion 1996 Gebäude stehlen?":        "1996",
		"kann ich nach altem Regelwerk abreißen":        "1998",
		"war das vor der Reform erlaubt":                "1998",
		"gilt das nach der Reform":                      "2003",
		"could the Spy take buildings in the old rules": "1998",
		"pre-reform civil war and fleets":               "1998",
		"the first printing: could you tear down":       "1996",
		"in der Erstauflage":                            "1996",
		"rules of 2001":                                 "cdrom",
		"Turnierregeln 1999":                            "1998",
		"in 2008":                                       "2005",
		"CD-ROM Regeln":                                 "cdrom",
		"which of the current rules":                    "2005",
		"was änderte sich von 1998 zu 2003":             "",
		"33 Karten":                                     "",
		"2500 Gold":                                     "",
		"die neue Siedlung":                             "",
		"altes Haus":                                    "",
		"":                                              "",
	} {
		if got, _ := e.Find(text); got.ID != want {
			t.Errorf("%q: got edition %q, want %q", text, got.ID, want)
		}
	}
	got, _ := e.Find("spion nach der Reform?")
	if got.Start != 6 || got.End != 21 {
		t.Errorf("got bytes %d to %d, want 6 to 21", got.Start, got.End)
	}
}

// TestNoEdition finds years without rules, and the edition before a year.
func TestNoEdition(t *testing.T) {
	e, err := NewEditions()
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]struct {
		year    string
		id      catalog.EditionID
		undated string
	}{
		"can the arsonist burn it in 1850":          {"1850", "", "can the arsonist burn it in"},
		"Durfte der Spion 1995 Gebäude stehlen?":    {"1995", "", "Durfte der Spion Gebäude stehlen?"},
		"Was gilt im Jahr 2035?":                    {"2035", "", "Was gilt ?"},
		"war das vor 1996 erlaubt":                  {"1995", "", "war das erlaubt"},
		"brannte die Feuerwache vor 2004":           {"", "2003", "brannte die Feuerwache"},
		"was it legal before 2005":                  {"", "2004", "was it legal"},
		"according to the first printing":           {"", "1996", ""},
		"durfte der Spion das laut der Erstausgabe": {"", "1996", "durfte der Spion das"},
		"2500 Gold": {"", "", "2500 Gold"},
		"33 Karten": {"", "", "33 Karten"},
	} {
		found := e.find(split(text))
		var got NamedEdition
		if len(found) > 0 {
			got = found[0]
		}
		if got.Year != want.year || got.ID != want.id {
			t.Errorf("%q: got year %q and edition %q, want %q and %q", text, got.Year, got.ID, want.year, want.id)
		}
		if undated := withoutEditions(text, found); undated != want.undated {
			t.Errorf("%q: got %q without the edition, want %q", text, undated, want.undated)
		}
	}
}
