package interact

import (
	"slices"

	"catanica/rulings/engine"
)

// zone codes of a view.
type where int8

const (
	nowhere where = iota
	inPlay
	inHand
	inDiscard
	inStack
	inEvents
	inDisplay
	removed
)

// view is what can be seen of one card in a position.
type view struct {
	where  where
	holder engine.Player // whose principality, hand or pile
	by     engine.Player // for whom it works, while in play
	on     bool          // on another card
	top    bool          // the top card of its pile
	works  bool
	points [3]int8 // strength, tournament, commerce
	power  int8
	stars  int8
	stored int8
	spot   engine.Spot

	counting bool    // its points follow the resources of its player
	assumed  [3]bool // no source states its points of that kind
	guest    string  // it leaves when its host has more than so many points of this kind; "" for other cards
}

var pointKinds = [3]string{"strength", "tournament", "commerce"}

// look returns the view of card c.
func look(t *engine.Table, s *engine.State, c engine.CardNo) view {
	k := &s.Cards[c]
	v := view{}
	if k.Laid {
		v.where, v.holder, v.by, v.spot, v.on = inPlay, k.Side, k.By, k.At, k.At.Kind == engine.OnCard
		v.works, v.power, v.stars, v.stored = engine.Works(t, s, c), k.Power+k.Fresh, k.Stars, k.Stored
		for i, kind := range pointKinds {
			n, _ := engine.Worth(t, s, c, kind)
			v.points[i] = int8(n)
		}
		return v
	}
	in := func(p engine.Pile, w where, holder engine.Player) bool {
		i := slices.Index(p.Top, c)
		if i < 0 && !slices.Contains(p.Bottom, c) {
			return false
		}
		v.where, v.holder, v.top = w, holder, i == 0
		return true
	}
	for p := range s.Sides {
		side, who := &s.Sides[p], engine.Player(p)
		if in(side.Hand, inHand, who) || in(side.Discard, inDiscard, who) {
			return v
		}
		for _, st := range side.Stacks {
			if in(st, inStack, who) {
				return v
			}
		}
	}
	switch {
	case in(s.Events, inEvents, engine.Chance), in(s.Display, inDisplay, engine.Chance):
	case slices.Contains(s.Removed, c):
		v.where = removed
	}
	return v
}

// totals are the sums of both players by which the outcomes of an act are compared.
type totals [2]sums

// sums are those of one player.
type sums struct {
	Stock                            engine.Bag
	Hand, Laid, Stars                int8
	Strength, Tournament, Commerce   int8
	Limit, Points, Places, Lands, At int8
	Kinds                            engine.Bag // landscapes of each kind
}

func tally(t *engine.Table, s *engine.State) totals {
	var out totals
	for p := range out {
		who, o := engine.Player(p), &out[p]
		o.Stock = engine.Stock(s, who)
		o.Hand, o.Laid = int8(s.Sides[p].Hand.Len()), int8(len(s.Sides[p].Laid))
		o.Stars = int8(engine.Stars(t, s, who))
		for i, kind := range pointKinds {
			n, _ := engine.Sum(t, s, who, kind)
			switch i {
			case 0:
				o.Strength = int8(n)
			case 1:
				o.Tournament = int8(n)
			case 2:
				o.Commerce = int8(n)
			}
		}
		o.Limit = int8(engine.HandLimit(t, s, who))
		points, _ := engine.Points(t, s, who)
		o.Points = int8(points)
		for _, kind := range [2]string{"strength", "commerce"} { // the tokens move with every sum
			if holder, sure := engine.Token(t, s, kind); sure && holder == who {
				o.Points--
			}
		}
		o.Lands = int8(len(s.Sides[p].Lands))
		for _, l := range s.Sides[p].Lands {
			o.Kinds[l.Kind]++
		}
		for _, pl := range s.Sides[p].Places {
			o.Places = o.Places*4 + int8(pl.Kind)
		}
		for _, st := range s.Sides[p].Stacks {
			o.At += int8(st.Len())
		}
	}
	return out
}

// minus returns the change from o to t.
func (t totals) minus(o totals) totals {
	for p := range t {
		a, b := &t[p], &o[p]
		for k := range a.Stock {
			a.Stock[k] -= b.Stock[k]
			a.Kinds[k] -= b.Kinds[k]
		}
		a.Hand, a.Laid, a.Stars = a.Hand-b.Hand, a.Laid-b.Laid, a.Stars-b.Stars
		a.Strength, a.Tournament, a.Commerce = a.Strength-b.Strength, a.Tournament-b.Tournament, a.Commerce-b.Commerce
		a.Limit, a.Points, a.Places, a.Lands = a.Limit-b.Limit, a.Points-b.Points, a.Places-b.Places, a.Lands-b.Lands
		a.At -= b.At
	}
	return t
}

// robbed reports whether the player has lost resources, and not with a landscape.
func (s sums) robbed() bool {
	return s.Kinds == engine.Bag{} && slices.ContainsFunc(s.Stock[:], func(n int8) bool { return n < 0 })
}

// costs reports whether the player has lost resources of a kind, and not with a landscape.
func (s sums) costs(k engine.Kind) bool { return s.Stock[k] < 0 && s.Kinds == engine.Bag{} }

// rises reports whether the player has gained points of the kind.
func (s sums) rises(kind string) bool {
	return kind == "strength" && s.Strength > 0 || kind == "commerce" && s.Commerce > 0
}

// gained reports whether an act that aims at no card has brought the acting player something or cost the opponent
// something.
func (t totals) gained() bool {
	n, s := &t[engine.North], &t[engine.South]
	for _, k := range s.Stock {
		if k < 0 {
			return true
		}
	}
	return s.Hand < 0 || s.Stars < 0 || s.Laid < 0 || n.Stars > 0 || n.Hand > 0 || n.Places != 0 ||
		n.Kinds != engine.Bag{} || n.Stock.Total() > 0
}
