package answer

import (
	"testing"

	"catanica/catalog"
	"catanica/rulings"
)

// TestDerived asks every question that follows from the facts of a card with that card's text: it gets its own verdict
// or none, and no type of question contradicts it. A labelled phrasing of the card that asks the same agrees.
func TestDerived(t *testing.T) {
	a := load()
	all, answered, confirmed := 0, 0, 0
	for _, k := range a.cat.Cards {
		for _, d := range a.derivedOf(k) {
			if len(d.cites) == 0 || d.sentence.Empty() {
				t.Errorf("%s: %q cites nothing", k.ID, d.texts.DE[0])
			}
			for _, lang := range catalog.Langs {
				for _, text := range d.texts.In(lang) {
					all++
					q := a.Read(text, lang)
					switch n, ok := a.Nearest(q, []*rulings.Ruling{a.CardText(k.ID)}, catalog.DefaultEdition); {
					case !ok:
					case n.Verdict != d.verdict:
						t.Errorf("%s: %q follows to be %s, but gets %s", k.ID, text, d.verdict, n.Verdict)
					default:
						answered++
					}
					switch got := a.Answer(q, lang, ""); {
					case got == nil || got.Verdict == Fact:
					case string(got.Verdict) != string(d.verdict):
						t.Errorf("%s: %q follows to be %s, but the answer is %s", k.ID, text, d.verdict, got.Sentence)
					default:
						confirmed++
					}
				}
			}
		}
	}
	t.Logf("%d derived questions, %d get their verdict by likeness; other types of question agree on %d", all, answered,
		confirmed)
	if answered < all*9/10 {
		t.Errorf("only %d of %d derived questions get their verdict", answered, all)
	}
}
