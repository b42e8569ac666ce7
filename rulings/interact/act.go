package interact

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// act is one way in which a card acts, with the cheapest position in which it can.
type act struct {
	how       Act
	card      string
	base      position
	supplied  []string // what was added so that it can act, for readers: card ids
	aimless   bool     // it can act in base; otherwise it needs a target
	targets   []target // cards of different kinds that it strikes
	refusal   error    // it can never act, for this reason
	missing   []string
	obstacles []string      // cards that get in its way; nil while unknown
	bare      bool          // played only to compare another act with
	face      engine.Face   // of the event die, for Rolls
	gives     []engine.Kind // the resources given, for Trades
	without   *act          // the same act without the card, for Rolls and Trades
	leads     bool          // an action card is played first, for Trades
	reach     map[Zone]bool // zones in which it can move cards, as far as found out
	plain     [2]*tree      // by itself, without and with citadels
	each      *tree         // by itself, with every kind of resource that can be chosen; nil while unknown
}

// actsOf returns the acts of a card; an act that is possible nowhere has a refusal.
func (w *world) actsOf(id string) []*act {
	if acts, done := w.acts[id]; done {
		return acts
	}
	k := w.cat.Card(id)
	var acts []*act
	if w.cat.Exists(k, w.edition) {
		for _, how := range w.ways(k) {
			with := w.supplements()
			if how == Uses {
				with = w.forUse(k)
			}
			a := w.find(k, how, with)
			if a == nil {
				continue
			}
			acts = append(acts, a)
			if then := w.leading(k, a); then != nil {
				acts = append(acts, then)
			}
			if how == Drawn { // an event may depend on who holds a token
				for _, add := range w.tokens() {
					if held := w.find(k, how, []supplement{add}); held != nil && w.more(held, a) {
						acts = append(acts, held)
					}
				}
				acts = append(acts, w.mustering(k)...)
			}
		}
	}
	if w.cat.Exists(k, w.edition) {
		acts = append(acts, w.standing(k)...)
	}
	w.acts[id] = acts
	return acts
}

// ways returns how a card of this kind acts.
func (w *world) ways(k *catalog.Card) []Act {
	e := w.edition
	switch {
	case k.Is(catalog.EventType, e):
		return []Act{Drawn}
	case k.Is(catalog.Action, e):
		return []Act{Plays}
	case k.ClassAt(e) == "central" && !k.Is(catalog.Counter, e):
		return nil
	}
	return []Act{Builds, Uses}
}

// find returns the act of the card, with the first set of supplements that makes it possible.
func (w *world) find(k *catalog.Card, how Act, supplements []supplement) *act {
	a := &act{how: how, card: k.ID}
	base := position{edition: w.edition, game: w.game}
	w.require(&base, k, how, 0)
	w.enter(&base, k, how)
	base.suppose(w.unstated(k)...)
	phases := []string{""}
	switch how {
	case Plays, Uses:
		phases = []string{"", "before"}
	case Drawn:
		phases = []string{"before"}
	}
	var first error
	var helped *act
	for _, add := range supplements {
		for _, phase := range phases {
			p := base.clone()
			p.phase = phase
			if !add.to(w, &p) {
				continue
			}
			err := w.possible(a, &p)
			if err == nil {
				a.base, a.aimless = p, true
				a.supplied = add.cards
				a.targets = w.targetsOf(a)
				return a
			}
			if _, refused := err.(*engine.Refusal); refused && first == nil {
				first = err
			}
			for _, d := range dummies {
				q := p.clone()
				if !w.put(&q, d.card, d.zone) {
					continue
				}
				if w.possible(a, &q) != nil {
					continue
				}
				p.assume = q.assume
				a.base, a.supplied = p, add.cards
				if a.targets = w.targetsOf(a); len(a.targets) > 0 {
					return a
				}
				if helped == nil { // that card helped it along, but is not what it strikes
					b := *a
					helped = &b
				}
				break
			}
		}
	}
	switch {
	case helped != nil:
		return helped
	case how == Uses, first == nil && len(a.missing) == 0:
		return nil
	}
	a.base, a.refusal = base, first
	return a
}

// aggressive reports whether the act strikes cards of the opponent.
func (a *act) aggressive() bool {
	return slices.ContainsFunc(a.targets, func(d target) bool { return d.zone == InPlay || d.zone == InHand })
}

// more reports whether act x strikes cards of the opponent, or costs him resources, that y does not.
func (w *world) more(x, y *act) bool {
	for _, d := range x.targets {
		if !slices.Contains(y.targets, d) && (d.zone == InPlay || d.zone == InHand || d.zone == OwnPlay) {
			return true
		}
	}
	a, b := w.plain(x, x.base.citadel), w.plain(y, y.base.citadel)
	return a != nil && b != nil && a.success.any() && !b.success.any()
}
