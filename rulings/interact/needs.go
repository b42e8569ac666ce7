package interact

import (
	"errors"
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// needs returns the effect that a can be built or played only with b.
func (w *world) needs(a, b *catalog.Card) (Effect, bool) {
	for _, n := range a.Needs {
		if n.Inferred() || !n.Holds(w.edition) || n.Where == "opponent" && n.Text.DE == "" || n.Where == "table" {
			continue
		}
		zone := OwnPlay
		if !b.MatchAny(n.Any, w.edition) && !b.MatchAny(n.All, w.edition) {
			continue
		}
		if n.Where == "opponent" && n.Text.DE != "" {
			zone = InPlay
		}
		if b.Is(catalog.Foreign, w.edition) && !slices.Contains(n.Any, b.ID) {
			continue // it lies with the opponent
		}
		e := Effect{Deed: Requires, Zone: zone, Act: Builds, N: max(1, n.Count)}
		e.Loose = !slices.Contains(n.Any, b.ID) && !slices.Contains(n.All, b.ID)
		if n.For == "play" {
			e.Act = Plays
		}
		for _, k := range w.cat.Cards { // what would do as well
			if k.MatchAny(n.Any, w.edition) && w.cat.Exists(k, w.edition) && k != b {
				e.For = append(e.For, k.ID)
			}
		}
		if len(e.For) > 8 {
			e.For = nil
		}
		e.Cites = w.lacking(a, e.Act)
		return e, true
	}
	if site := map[string]string{"city": "stadt", "road": "strasse"}[a.ClassAt(w.edition)]; site == b.ID {
		zone := OwnPlay
		if a.Is(catalog.Foreign, w.edition) {
			zone = InPlay
		}
		return Effect{Deed: Requires, Zone: zone, Act: Builds, N: 1}, true // it is built there
	}
	return Effect{}, false
}

// lacking returns the articles of the refusal when the card has nothing of what it needs.
func (w *world) lacking(a *catalog.Card, how Act) []string {
	p := position{edition: w.edition, game: w.game, full: how == Builds}
	w.assumeCost(&p, a)
	p.citadel = magic(a, w.edition) && !slices.ContainsFunc(a.Needs, func(n catalog.Need) bool {
		return slices.Contains(n.Any, "zitadelle")
	})
	p.sides[engine.North].hand = []string{a.ID}
	t, err := w.set(p)
	if err != nil {
		return nil
	}
	tr := w.explore(t, w.begin(t, &act{how: how, card: a.ID}), engine.NoCard, engine.NoCard)
	var ref *engine.Refusal
	if errors.As(tr.err, &ref) {
		return printed(ref.Cites)
	}
	return nil
}
