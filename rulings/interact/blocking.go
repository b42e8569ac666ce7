package interact

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// blocks reports whether the card takes the functions of the card on which it is laid.
func blocks(k *catalog.Card) bool {
	return slices.ContainsFunc(k.Play.Works, func(x catalog.Word) bool { return x.Name == "blocks" })
}

// through adds what event b brings less where a lies on a card that counts for it.
func (w *world) through(r *Result, a, b *catalog.Card) {
	if !blocks(a) {
		return
	}
	for _, act := range w.actsOf(b.ID) {
		if act.how != Drawn || act.refusal != nil {
			continue
		}
		for _, host := range w.cat.Cards {
			if !w.linked(a, host) || !w.fits(host, InPlay) || host.Is(catalog.Foreign, w.edition) {
				continue
			}
			t, c, ok := w.with(act, host.ID, InPlay)
			if !ok {
				continue
			}
			on, ok := w.layOn(t, a.ID, c)
			if !ok {
				continue
			}
			free := w.explore(t, w.begin(t, act), c, engine.NoCard)
			held := w.explore(on, w.begin(on, act), c, engine.NoCard)
			if len(free.leaves) == 0 || len(held.leaves) == 0 {
				continue
			}
			n := spread(held)[0][engine.South][1] - spread(free)[0][engine.South][1]
			if n < 0 {
				r.Outcome = Changes
				r.Effects = []Effect{{Deed: Counts, Zone: Played, Act: Drawn, N: int(n), What: "stock", For: []string{host.ID}}}
				return
			}
		}
	}
}

// layOn lays a card of the acting player on a card in play.
func (w *world) layOn(t *table, id string, c engine.CardNo) (*table, bool) {
	def, ok := w.book.Def(id)
	if !ok {
		return nil, false
	}
	s := t.start.Clone()
	no := engine.CardNo(len(s.Cards))
	side := s.Cards[c].Side
	s.Cards = append(s.Cards, engine.Card{Def: def, Owner: engine.North, By: engine.North, Side: side, Laid: true,
		At: engine.Spot{Kind: engine.OnCard, Card: c}})
	s.Sides[side].Laid = append(s.Sides[side].Laid, no)
	settled, err := engine.Settle(t.Table, s)
	if err != nil {
		return nil, false
	}
	return &table{Table: t.Table, start: settled}, true
}
