package interact

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// crews are units with which an event that counts them is drawn. No unit is in both, so that each meets the event in a
// position in which it is not counted already.
func crews() [][]string {
	return [][]string{
		{"karl-der-starke", "hagen-der-unheimliche", "otto-der-berserker", "konrad-der-flinke", "pippin-der-kurze",
			"siegfried-ohneland", "falk-der-schoene", "goetz-eisenfaust"},
		{"gold-handelsflotte", "erz-handelsflotte", "holz-handelsflotte", "lehm-handelsflotte", "getreide-handelsflotte",
			"woll-handelsflotte"},
	}
}

// mustering returns the acts of an event that counts units, for each crew in two positions: with one unit too few to
// win, and with just enough.
func (w *world) mustering(k *catalog.Card) []*act {
	if !slices.ContainsFunc(k.Play.Happens, func(x catalog.Word) bool { return x.Name == "muster" }) {
		return nil
	}
	var out []*act
	for _, crew := range crews() {
		out = append(out, w.musteringOf(k, crew)...)
	}
	return out
}

// musteringOf returns the acts of mustering with one crew; none if all of it is too few to win.
func (w *world) musteringOf(k *catalog.Card, units []string) []*act {
	var out []*act
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
