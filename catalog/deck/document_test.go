package deck

import (
	"encoding/json"
	"strings"
	"testing"

	"catanica/catalog"
)

// TestDocumentRoundTrip converts every list of the archives to JSON and to a link, and parses both back to the same
// list.
func TestDocumentRoundTrip(t *testing.T) {
	cat := small(t)
	for name, a := range archives(t) {
		for _, l := range listsOf(a, cat) {
			if len(l.Problems) > 0 {
				continue
			}
			data, err := json.Marshal(l.Document())
			if err != nil {
				t.Fatal(err)
			}
			want := *l // JSON names format and edition even if the list does not
			want.Format, want.Edition = l.Document().Format, l.Document().Edition
			for form, text := range map[string]string{"JSON": string(data),
				"a link to JSON": "https://x.example/de/decks?seed=3&d=" + Encode(string(data))} {
				if got, problems := Parse(text, cat, catalog.EN); len(problems) > 0 || bare(got) != bare(&want) {
					t.Errorf("%s as %s: %v\n%s\nbecame\n%s", name, form, problems, bare(&want), bare(got))
				}
			}
			if got, problems := Parse(" /en/decks?q=x&d="+l.Link()+"#finder\n", cat, catalog.EN); len(problems) > 0 ||
				bare(got) != bare(l) {
				t.Errorf("%s as a link: %v\n%s", name, problems, bare(got))
			}
		}
	}
}

// TestUnwrap checks that text which is neither JSON nor a link is unchanged, and that broken JSON and links are
// reported with a position.
func TestUnwrap(t *testing.T) {
	cat := small(t)
	for _, text := range []string{"", "[Deck]\n3 Spion\n", "https://example.org/decks", "d=abc", "Name: d=x /decks"} {
		if got, err := Unwrap(text); got != text || err != nil {
			t.Errorf("%q became %q, %v", text, got, err)
		}
	}
	for text, want := range map[string]string{
		"https://example.org/de/decks?d=abc":                     "1:1: this link contains no deck list",
		"{\n  \"deck\": [}":                                      "2:12: this is not a deck list in JSON",
		`{"dekc": []}`:                                           `unknown field "dekc"`,
		`{"deck": [{"count": "3", "card": "spion"}]}`:            "this is not a deck list in JSON",
		`{"deck": [{"count": 3, "card": "spion"}]} and more`:     "this is not a deck list in JSON",
		`{"deck": [{"count": 3, "card": "spoin"}]}`:              `1:1: unknown card "spoin": did you mean`,
		`{"sets": ["kuv"], "deck": []}`:                          `1:1: unknown set "kuv"`,
		`{"name": "a\nSets: kuw\n#", "format": "x", "deck": []}`: `1:1: unknown format "x"`,
	} {
		l, problems := Parse(text, cat, catalog.EN)
		if len(problems) != 1 || !strings.Contains(problems[0].Error(), want) {
			t.Errorf("%s: got %v, want %s", text, problems, want)
		}
		if r := Validate(cat, Options{Lang: catalog.EN}, l); r.Verdict != Unreadable {
			t.Errorf("%s is %s", text, r.Verdict)
		}
		if len(l.Sets) > 0 && l.Sets[0].Set != nil {
			t.Errorf("%s: a name became a line of its own", text)
		}
	}
}

// TestUnheaded parses a list that was pasted without headings.
func TestUnheaded(t *testing.T) {
	cat := small(t)
	l, problems := Parse("Sets: grundspiel\n\n3 Spion\n- Plague\nKloster\t2\n* Kirche (2)\n[Events]\n1 Bürgerkrieg\n",
		cat, catalog.EN)
	if len(problems) > 0 || Count(l.Deck) != 7 || Count(l.Events) != 2 {
		t.Errorf("%v: %d cards, %d events", problems, Count(l.Deck), Count(l.Events))
	}
	l, problems = Parse("3 Spoin\n", cat, catalog.EN)
	if len(problems) != 1 || !strings.Contains(problems[0].Message, "Spion") &&
		!strings.Contains(problems[0].Message, "Spy") || Count(l.Deck) != 3 {
		t.Errorf("%v", problems)
	}
}
