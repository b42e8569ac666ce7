package catalog

import (
	"slices"
	"testing"
)

func names() *Names {
	var n Names
	n.Add("haus-des-maezens", "haus-des-maezens", "Haus des Mäzens", "House of the Patron")
	n.Add("grosse-strasse", "Große Straße")
	n.Add("112.S.g", "112.S.g")
	n.Add("112.M.b", "112.M.b", "112:M.b")
	n.Add("103.I.g", "103.I.g")
	n.Add("123.AF.a", "123.AF.a")
	n.Add("hexe", "Hexe", "Witch")
	n.Add("hexer", "Hexer")
	n.Add("other", "Hexe") // the first owner keeps the name
	return &n
}

func TestNamesFind(t *testing.T) {
	n := names()
	for name, want := range map[string]string{
		"Haus des Mäzens": "haus-des-maezens", "haus des maezens": "haus-des-maezens",
		"HAUS DES MÄZENS": "haus-des-maezens",
		"Haus des Mazens": "haus-des-maezens", "house of the patron": "haus-des-maezens",
		"Haus-des-Mäzens!": "haus-des-maezens",
		"Große Straße":     "grosse-strasse", "grosse strasse": "grosse-strasse", "GROSSE STRASSE": "grosse-strasse",
		"112Sg": "112.S.g", "112 s g": "112.S.g", "112:M.b": "112.M.b", "112,M,b": "112.M.b",
		"103.I,g": "103.I.g", "103ig": "103.I.g", "123 AF a": "123.AF.a", "Hexe": "hexe", "wítch": "", "": "",
		"...": "", "nothing": "",
	} {
		if id, ok := n.Find(name); id != want || ok != (want != "") {
			t.Errorf("%q: got %q %v, want %q", name, id, ok, want)
		}
	}
}

func TestNamesNearest(t *testing.T) {
	n := names()
	for name, want := range map[string][]string{
		"Hexw":            {"Hexe", "Hexer"},
		"Hxee":            {"Hexe"}, // two adjacent letters swapped: no other name is as likely
		"Haus des Mäzen":  {"haus-des-maezens"},
		"Haus des Mätzns": {"haus-des-maezens"},
		"Grosse Strase":   {"Große Straße"},
		"112.S.h":         {"112.S.g", "112.M.b"},
		"xyzzyxyzzy":      nil,
		"":                nil,
	} {
		if got := n.Nearest(name, 3); !slices.Equal(got, want) {
			t.Errorf("%q: got %q, want %q", name, got, want)
		}
	}
	if got := n.Nearest("Hexw", 1); len(got) != 1 {
		t.Errorf("at most one: got %q", got)
	}
	var none Names
	if got := none.Nearest("Hexe", 3); got != nil {
		t.Errorf("no names: got %q", got)
	}
}

func TestFold(t *testing.T) {
	for s, want := range map[string]string{
		"Mäzen": "maezen", "Öl": "oel", "GRÜN": "gruen", "Straße": "strasse", "STRASSE": "strasse",
		"Encyclopædia":    "encyclopaedia",
		"Café à la carte": "cafealacarte", "112.G.e": "112ge", " - ": "", "K&W": "kw",
	} {
		if got := Fold(s); got != want {
			t.Errorf("%q: got %q, want %q", s, got, want)
		}
	}
}

func TestLooseFold(t *testing.T) {
	for s, want := range map[string]string{
		"Mäzen": "mazen", "maezen": "mazen", "Öl": "ol", "feuer": "feur", "aeae": "aa", "aee": "ae",
		"auee": "aue", "ea": "ea", "hexe": "hexe", "": "", "uue": "uu", "Straße": "strasse", "Köln-Süd": "kolnsud",
	} {
		if got := LooseFold(s); got != want {
			t.Errorf("%q: got %q, want %q", s, got, want)
		}
	}
}

func TestPath(t *testing.T) {
	for want, got := range map[string]string{
		"/de/cards/hexe":                 Path(DE, KindCard, "hexe"),
		"/en/cards/guido@2003":           Path(EN, KindCard, "guido@2003"),
		"/de/cards/johanna@B&H":          Path(DE, KindCard, "johanna@B&H"),
		"/de/sets/kuw":                   Path(DE, KindSet, "kuw"),
		"/de/classes/city":               Path(DE, KindClass, "city"),
		"/en/scenarios/112.G.e-feuer":    Path(EN, KindScenario, "112.G.e-feuer"),
		"/de/rules/kuw/turnier.deck":     Path(DE, KindRule, "kuw.turnier.deck"),
		"/de/rulings/102.B.Geb%C3%A4ude": Path(DE, KindTerm, "102.B.Gebäude"),
		"/de/rulings/..%2F%22%3E":        Path(DE, KindRuling, `../">`),
	} {
		if got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

func TestParseLang(t *testing.T) {
	for s, want := range map[string]Lang{"de": DE, " DE ": DE, "Deutsch": DE, "de-AT": DE, "en": EN, "en-GB": EN,
		"English": EN, "fr": "", "": "", "dem": ""} {
		if got, ok := ParseLang(s); got != want || ok != (want != "") {
			t.Errorf("%q: got %q %v", s, got, ok)
		}
	}
}
