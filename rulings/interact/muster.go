package interact

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// mustering returns the acts of an event that counts units, in two positions: with one unit too few to win, and with
// just enough.
func (w *world) mustering(k *catalog.Card) []*act {
	if !slices.ContainsFunc(k.Play.Happens, func(x catalog.Word) bool { return x.Name == "muster" }) {
		return nil
	}
	var out []*act
	units := []string{"karl-der-starke", "hagen-der-unheimliche", "otto-der-berserker", "konrad-der-flinke",
		"pippin-der-kurze", "siegfried-ohneland", "falk-der-schoene", "goetz-eisenfaust"}
	won := false
	for n := 1; n <= len(units) && !won; n++ {
		a := w.find(k, Drawn, []supplement{more(OwnPlay, units[:n]...)})
		if a == nil {
			continue
		}
		a.base.suppose("gain "+k.ID+" = 1 lumber", "loss "+k.ID+" = 1 lumber")
		tr := w.plain(a, a.base.citadel)
		won = tr != nil && len(tr.leaves) > 0 && tr.leaves[0].change[engine.North].Stock.Total() >= 0
		if out = append(out, a); len(out) > 2 {
			out = out[1:]
		}
	}
	if !won {
		return nil
	}
	return out
}
