package engine

import (
	"testing"

	"catanica/catalog"
)

// TestMagicHasCosts expects a stated cost of every magic action card and of every spell book that vetoes: the engine
// plays an action card of unstated cost for free, and reads the cost of a veto without asking whether it is stated.
func TestMagicHasCosts(t *testing.T) {
	cat, n := loadCatalog(t), 0
	for _, ed := range cat.Editions {
		b := bookOf(t, ed.ID)
		for i := range b.defs {
			d := b.defs[i]
			magic := d.class == "magic-action" || d.action() && d.is(catalog.Magic)
			for _, no := range d.works {
				magic = magic || b.nodes[no].word.Name == "veto"
			}
			if !magic || !cat.Exists(d.card, b.Edition) {
				continue
			}
			if n++; d.costIs != catalog.Known {
				t.Errorf("%s: nobody has stated what %s costs", ed.ID, d.id)
			}
		}
	}
	if n < 20 {
		t.Errorf("only %d magic cards in all editions", n)
	}
}
