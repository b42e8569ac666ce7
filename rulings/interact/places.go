package interact

import (
	"errors"
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// misplaced makes the result refused if card a can be built, though not at b, which is a landscape or a place of the
// principality.
func (w *world) misplaced(r *Result, a, b *catalog.Card) {
	for _, act := range w.actsOf(a.ID) {
		if act.how != Builds || act.refusal != nil || a.Is(catalog.Foreign, w.edition) {
			continue
		}
		base := act.base.clone()
		base.metro = b.ID == "metropole" && w.cat.Exists(b, w.edition)
		if base.metro {
			w.put(&base, "kirche", OwnPlay)
		}
		t, err := w.set(base)
		if err != nil {
			continue
		}
		at, ok := w.siteAt(t, a, b)
		begin := w.begin(t, act)
		if !ok || len(begin) == 0 {
			continue
		}
		m := begin[0]
		m.At = at
		var ref *engine.Refusal
		if _, _, err := engine.Apply(t.Table, t.start, m); errors.As(err, &ref) {
			r.Outcome, r.Cites, r.Missing = Refused, printed(ref.Cites), nil
		}
		return
	}
}

// siteAt returns a building site at a place of the acting player's principality, or beside a landscape if the card is
// one of those that lie there.
func (w *world) siteAt(t *table, k, place *catalog.Card) (engine.Spot, bool) {
	side := &t.start.Sides[engine.North]
	if kind, ok := w.landscape(place); ok {
		if class := k.ClassAt(w.edition); class != "wizard" && class != "landscape" {
			return engine.Spot{}, false
		}
		i := slices.IndexFunc(side.Lands, func(l engine.Landscape) bool { return l.Kind == kind })
		if i < 0 {
			return engine.Spot{}, false
		}
		return engine.Spot{Kind: engine.AtLandscape, Col: side.Lands[i].Col, Row: side.Lands[i].Row}, true
	}
	switch place.ID {
	case "siedlung":
		return engine.Spot{Kind: engine.OnSite, Col: side.Places[4].Col, Row: 1}, true
	case "stadt":
		return engine.Spot{Kind: engine.OnSite, Col: side.Places[0].Col, Row: -2}, true
	case "metropole":
		return engine.Spot{Kind: engine.AtLandscape, Col: side.Places[2].Col + 1, Row: -1}, true
	case "strasse":
		return engine.Spot{Kind: engine.OnRoad, Col: side.Places[2].Col + 1}, true
	}
	return engine.Spot{}, false
}
