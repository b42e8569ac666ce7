package engine

import (
	"fmt"
	"slices"
)

// resourceEvents tells what the Get of an event means for the stock of its player: 1 it comes from the bank, -1 it goes
// there, 2 it comes from the opponent, -2 it goes to the opponent, 0 nothing moves.
var resourceEvents = map[string]int{
	"yielded": 1, "gained": 1, "pawned": 1, "exchanged": 1, "traded": 1,
	"paid": -1, "lost": -1, "fell": -1, "stored": -1, "wandered": -1, "put-away": -1,
	"took": 2, "gave": -2,
	"offered": 0, "no-room": 0, "uncounted": 0, "declared": 0, "shifted": 0,
}

// checkLedger: resources neither come from nowhere nor vanish; what the landscapes hold more or less than before the
// move stands in its events. A type of event that this test has not heard of is counted, and its move passed over.
func (g *playing) checkLedger() error {
	if g.prev == nil || g.prev.Phase == Opening { // each landscape gets its first resource
		return nil
	}
	m := g.moves[len(g.moves)-1]
	var want [2][kinds]int
	book := func(p Player, b Bag, sign int) {
		for k, n := range b {
			want[p][k] += sign * int(n)
		}
	}
	anyKind, dealt, swapped := 0, false, false // resources that went without the event telling of which kind
	gave := slices.ContainsFunc(g.last, func(e Event) bool { return e.Type == "gave" })
	for _, e := range g.last {
		sign, known := resourceEvents[e.Type]
		switch {
		case e.Type == "undone": // the table is as it was before
			return nil
		case e.Type == "dealt":
			dealt = true
		case e.Type == "swapped":
			swapped = true
		case e.Type == "mined":
			want[e.Who][Gold]++
		case e.Type == "taken-over": // as many as lay on the landscape before
			for k := range kinds {
				if k.Landscape() == e.From {
					want[e.Who][k] -= e.N
				}
			}
			book(e.Who, e.Get, 1)
		case e.Type == "fed" && (m.Verb == Feed || m.Verb == Use):
			anyKind += max(1, e.N)
		case e.Type == "lost" && gave && slices.Contains(e.Cites, "112.K.a"): // booked with what the move gives
		case e.Get == Bag{} && sign != 2 && sign != -2:
		case !known:
			g.seen.unbooked[e.Type]++
			return nil
		case sign == 2: // what finds no room is lost on the way: the move names what goes, the event what comes
			book(e.Who, e.Get, 1)
			book(e.Who.Other(), m.Get, -1)
		case sign == -2: // the move names what is given in the one or the other
			book(e.Who, m.Give, -1)
			if m.Give == (Bag{}) {
				book(e.Who, m.Get, -1)
			}
			book(e.Who.Other(), e.Get, 1)
		default:
			book(e.Who, e.Get, sign)
			if e.Type == "exchanged" || e.Type == "traded" {
				book(e.Who, m.Give, -1)
			}
		}
	}
	var off [kinds]int
	total := 0
	for p := range g.s.Sides {
		before, now := Stock(g.prev, Player(p)), Stock(g.s, Player(p))
		mines, old := g.mines(g.prev, Player(p))
		left, gold := g.mines(g.s, Player(p))
		if mines != left {
			return nil // what has been mined goes with its mine
		}
		before[Gold], now[Gold] = before[Gold]+old, now[Gold]+gold
		for k := range before {
			diff := int(now[k]) - int(before[k]) - want[p][k]
			off[k] += diff
			total += diff
			if diff != 0 && !dealt && !swapped && anyKind == 0 {
				return fmt.Errorf("%s has %d %s more than the events tell", Player(p), diff, Kind(k))
			}
		}
	}
	if total != -anyKind || anyKind == 0 && off != [kinds]int{} {
		return fmt.Errorf("resources have come or gone that no event tells of: %v", off)
	}
	return nil
}

// mines are how many cards with gold of their own a player has, and the gold on them.
func (g *playing) mines(s *State, p Player) (n int, gold int8) {
	e := look(g.t, s)
	for _, c := range s.Sides[p].Laid {
		if e.has(c, "mines") != nil || e.mirrored(c, "mines") != nil {
			n, gold = n+1, gold+s.Cards[c].Stored
		}
	}
	return n, gold
}
