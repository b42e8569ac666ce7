package casebook

import (
	"testing"

	"catanica/catalog"
	"catanica/rulings"
)

// TestDerived asks every question that follows from the facts of a card with that card's text: it gets its own verdict
// or none.
func TestDerived(t *testing.T) {
	b := load()
	all, answered := 0, 0
	for _, k := range b.cat.Cards {
		for _, d := range b.derivedOf(k) {
			if len(d.cites) == 0 || d.sentence.Empty() {
				t.Errorf("%s: %q cites nothing", k.ID, d.texts.DE[0])
			}
			for _, lang := range catalog.Langs {
				for _, text := range d.texts.In(lang) {
					all++
					i := b.inquire(b.Read(text, lang), lang, catalog.DefaultEdition, []*rulings.Ruling{b.CardText(k.ID)})
					switch n, ok := i.Nearest(); {
					case !ok:
					case n.Verdict != d.verdict:
						t.Errorf("%s: %q follows to be %s, but gets %s", k.ID, text, d.verdict, n.Verdict)
					default:
						answered++
					}
				}
			}
		}
	}
	t.Logf("%d derived questions, %d get their verdict by likeness", all, answered)
	if answered < all*9/10 {
		t.Errorf("only %d of %d derived questions get their verdict", answered, all)
	}
}
