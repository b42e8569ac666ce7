package main

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestCard(t *testing.T) {
	for name, c := range map[string]struct {
		args []string
		code int
		want []string // parts of the output
		err  string
	}{
		"a class that changed": {[]string{"hexe"}, 0, []string{"Hexe · Witch", "seit 2003: Aktion – Angriff",
			"1998–CD-ROM: Zauber-Aktionskarte", "Zauberer & Drachen (Z&D): 2 ×", "112.M.b"}, ""},
		"English": {[]string{"--lang", "en", "Witch"}, 0, []string{"Witch · Hexe", "since 2003: Action – attack",
			"Sources"}, ""},
		"what is not known": {[]string{"haus-des-maezens"}, 0, []string{"Kosten        unbekannt, keine Quelle nennt es",
			"Siegpunkte: unbekannt"}, ""},
		"several words":    {[]string{"Haus", "des", "Maezens"}, 0, []string{"haus-des-maezens"}, ""},
		"a printing":       {[]string{"guido@2003"}, 0, []string{"» guido@2003:"}, ""},
		"an alias":         {[]string{"Konrad"}, 0, []string{"konrad-der-flinke", "Einmalig      ja"}, ""},
		"no such printing": {[]string{"guido@1850"}, 1, nil, "did you mean guido@2003, guido@K&W?"},
		"no such card":     {[]string{"volkstimung"}, 1, nil, "did you mean Volksstimmung?"},
		"nothing like it":  {[]string{"xyzzyxyzzy"}, 1, nil, "no such card"},
		"no name":          {nil, 2, nil, "needs a name"},
		"no such language": {[]string{"--lang", "fr", "hexe"}, 2, nil, "no such language"},
	} {
		code, out, errOut := call(t, "", append([]string{"card"}, c.args...)...)
		if code != c.code || !strings.Contains(errOut, c.err) {
			t.Errorf("%s: got %d, want %d\n%s%s", name, code, c.code, out, errOut)
		}
		for _, part := range c.want {
			if !strings.Contains(out, part) {
				t.Errorf("%s: %q is missing:\n%s", name, part, out)
			}
		}
		for _, line := range strings.Split(out, "\n") {
			if utf8.RuneCountInString(line) > pageWidth {
				t.Errorf("%s: %d columns: %s", name, utf8.RuneCountInString(line), line)
			}
		}
	}
}

func TestCardJSON(t *testing.T) {
	code, out, _ := call(t, "", "card", "hexe", "--json")
	var card struct {
		ID      string
		Name    struct{ DE, EN string }
		Rulings []string
	}
	if err := json.Unmarshal([]byte(out), &card); err != nil || code != 0 || card.ID != "hexe" ||
		card.Name.EN != "Witch" || len(card.Rulings) == 0 {
		t.Errorf("got %d, %v: %+v", code, err, card)
	}
}

func TestRuling(t *testing.T) {
	for name, c := range map[string]struct {
		args []string
		code int
		want []string
		err  string
	}{
		"a ruling":           {[]string{"112.G.e"}, 0, []string{"112.G.e", "BEGRÜNDUNG", "Belege"}, ""},
		"English":            {[]string{"--lang", "en", "112.G.e"}, 0, []string{"REASONING", "See also"}, ""},
		"a misprinted id":    {[]string{"112:M.b"}, 0, []string{"112.M.b"}, ""},
		"an id typed in":     {[]string{"112sg"}, 0, []string{"112.S.g"}, ""},
		"a rulebook section": {[]string{"kuw.turnier.deck"}, 0, []string{"kuw.turnier.deck", "seit 2005"}, ""},
		"not in the volume":  {[]string{"112b"}, 1, nil, "kündigt die Encyclopædia nur an"},
		"a near miss":        {[]string{"kuw.turnier.dekc"}, 1, nil, "did you mean"},
		"no name":            {nil, 2, nil, "needs a name"},
	} {
		code, out, errOut := call(t, "", append([]string{"ruling"}, c.args...)...)
		if code != c.code || !strings.Contains(errOut, c.err) {
			t.Errorf("%s: got %d, want %d\n%s%s", name, code, c.code, out, errOut)
		}
		for _, part := range c.want {
			if !strings.Contains(out, part) {
				t.Errorf("%s: %q is missing:\n%s", name, part, out)
			}
		}
	}
	code, out, _ := call(t, "", "ruling", "--json", "112.G.e")
	var r struct {
		ID    string
		Prose map[string]struct{ Title, Short string }
	}
	if err := json.Unmarshal([]byte(out), &r); err != nil || code != 0 || r.ID != "112.G.e" || r.Prose["de"].Short == "" ||
		r.Prose["en"].Short == "" {
		t.Errorf("JSON: got %d, %v: %+v", code, err, r)
	}
}
