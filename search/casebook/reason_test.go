package casebook

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/lists"
)

// digits finds numbers in a text.
var digits = regexp.MustCompile(`\d+`)

// TestReasons: an article gives as many reasons for its labelled phrasings in both languages, in the same order: with
// the same numbers and for the same verdicts. Each is a sentence.
func TestReasons(t *testing.T) {
	b := load()
	n := 0
	for _, r := range b.lib.Rulings {
		de, en := reasons(r, catalog.DE), reasons(r, catalog.EN)
		if len(de) != len(en) {
			t.Errorf("%s: %d reasons in German, %d in English", r.ID, len(de), len(en))
			continue
		}
		for i := range de {
			n++
			if x, y := digits.FindAllString(de[i], -1), digits.FindAllString(en[i], -1); !slices.Equal(x, y) {
				t.Errorf("%s: the numbers of reason %d differ: %v and %v", r.ID, i+1, x, y)
			}
			if !lists.Overlap(verdictsOf(r, catalog.DE, de[i]), verdictsOf(r, catalog.EN, en[i])) {
				t.Errorf("%s: reason %d is given for other verdicts in English", r.ID, i+1)
			}
			for _, s := range []string{de[i], en[i]} {
				if !strings.HasSuffix(s, ".") || s != catalog.Capital(s) {
					t.Errorf("%s: write a sentence: %q", r.ID, s)
				}
			}
		}
	}
	if n == 0 {
		t.Error("no reasons")
	}
	t.Logf("%d reasons", n)
}

func verdictsOf(r *rulings.Ruling, lang catalog.Lang, reason string) []string {
	var out []string
	for _, line := range r.Labelled(lang) {
		if line.Reason == reason {
			out = append(out, string(line.Verdict))
		}
	}
	return out
}

// TestReasonShown: a question that a labelled phrasing with a reason asks is answered with that reason, in the reader's
// language, by the phrasing itself and by likeness.
func TestReasonShown(t *testing.T) {
	b := load()
	r := b.lib.Ruling("102.B.Zentralkarte")
	for _, c := range []struct {
		text string
		lang catalog.Lang
		want string
	}{
		{"darf ich eine siedlung abreißen", catalog.DE, "dürfen nicht abgerissen werden"},
		{"darf ich eine siedlung abreißen", catalog.EN, "may not be torn down"},
		{"may i tear down a city", catalog.EN, "may not be torn down"},
		{"may i tear down a city", catalog.DE, "dürfen nicht abgerissen werden"},
	} {
		i := b.ask(c.text, c.lang, r)
		if got := i.Decide(Near{Article: r, Verdict: rulings.No}); !strings.Contains(got.Text, c.want) {
			t.Errorf("%s in %s: %q is missing in %q", c.text, c.lang, c.want, got.Text)
		}
		n, ok := i.Nearest()
		if !ok || !n.GivesReason() || !strings.Contains(i.Decide(n).Text, c.want) {
			t.Errorf("%s in %s: by likeness %+v", c.text, c.lang, n)
		}
	}
}

// TestReasonsApart: the reason of a card's label is told in its own language, and in the other one only if the card has
// as many reasons there, so that no label gets the reason of another one.
func TestReasonsApart(t *testing.T) {
	b, apart := load(), 0
	for _, k := range b.cat.Cards {
		r := b.CardText(k.ID)
		if r == nil {
			continue
		}
		paired := len(reasons(r, catalog.DE)) == len(reasons(r, catalog.EN))
		for _, line := range r.Labelled(catalog.DE) {
			if line.Reason == "" {
				continue
			}
			if got := reasonIn(&line, r, catalog.DE, catalog.DE); got != line.Reason {
				t.Errorf("%s: %q gives %q, want %q", k.ID, line.Text, got, line.Reason)
			}
			if got := reasonIn(&line, r, catalog.DE, catalog.EN); paired != (got != "") {
				t.Errorf("%s: %q gives %q in English", k.ID, line.Text, got)
			}
			if !paired {
				apart++
			}
		}
	}
	t.Logf("%d reasons without a counterpart", apart)
}
