package notation

import (
	"maps"
	"slices"

	"catanica/catalog"
	"catanica/rulings/script"
	"catanica/rulings/seat"
	"catanica/rulings/vienna"
)

// setup builds the position that the lines of a scenario state.
type setup struct {
	cat    *catalog.Catalog
	t      *vienna.Table
	s      vienna.State
	said   map[string]bool // what has been stated: supply, deck, red hand …
	wrong  []script.Mistake
	lines  map[string]script.Pos // where lines are, by the words with which they begin: phase, red hand
	r      *script.Reader        // of the line being read
	holder bool                  // somebody holds the Longest Toll Road
	buyer  vienna.Player         // who has bought development cards in this turn
}

func (u *setup) at() int { return place(u.t.Board, u.r) }

// startLines maps the first word of a line that is not about the map to the function that reads the rest.
var startLines = map[string]func(*setup){
	"robber": func(u *setup) {
		u.r.Accept("at")
		if at := field(u.t.Board, u.r); u.r.Wrong == nil {
			u.s.Robber = int8(at)
		}
	},
	"active":  func(u *setup) { u.s.Active = player(u.t, u.r) },
	"decides": func(u *setup) { u.s.Decides = player(u.t, u.r) },
	"first":   func(u *setup) { u.s.First = player(u.t, u.r) },
	"turn":    func(u *setup) { u.s.Turn = int16(u.r.Number(1, 999)) },
	"played":  func(u *setup) { u.r.Expect("development"); u.s.Played = true },
	"phase":   func(u *setup) { u.s.Phase = u.phase("founding", "roll", "discard", "robber", "rob", "reward", "main") },
	"after":   func(u *setup) { u.s.After = u.phase("roll", "main") },
	"gratis":  func(u *setup) { u.s.Free = int8(u.r.Number(1, 2)) },
	"due": func(u *setup) {
		if at := u.at(); u.r.Wrong == nil {
			u.s.Last = int16(at)
		}
	},
	"stands": func(u *setup) { u.list(func() { u.stand(vienna.Nobody) }) },
	"supply": func(u *setup) { u.r.Accept(":"); u.s.Supply = bag(u.r) },
	"deck": func(u *setup) {
		if u.r.Accept(":"); u.r.IsNumber() && u.r.Left() == 1 {
			u.s.Left = uint8(u.r.Number(0, int(u.t.Stack)))
			return
		}
		cards, _ := u.r.Counts(vienna.Cards)
		u.s.Stack(cards)
	},
}

// ofPlayers maps the second word of a line that begins with a player.
var ofPlayers = map[string]func(*setup, vienna.Player){
	"settlement": func(u *setup, p vienna.Player) {
		u.list(func() {
			t, at := u.r.Peek(), u.at()
			switch {
			case u.r.Wrong != nil:
				return
			case u.s.Built.Has(at):
				u.r.FailAt(PlaceRef(u.t.Board, at), t, "Auf %s stehen zwei Siedlungen.",
					"There are two settlements on %s.", script.Quoted(t.Text))
			case u.t.Board.Places[at].Kind != vienna.Location:
				u.r.FailAt(PlaceRef(u.t.Board, at), t, "%s ist kein Ortsfeld.", "%s is no location space.", script.Quoted(t.Text))
			}
			u.s.PutSettlement(p, at)
		})
	},
	"landmark": func(u *setup, p vienna.Player) { u.list(func() { u.stand(p) }) },
	"road": func(u *setup, p vienna.Player) {
		u.list(func() {
			t, route := u.r.Peek(), road(u.t.Board, u.r)
			if u.r.Wrong != nil {
				return
			}
			if u.s.Taken.Has(route) {
				u.r.FailAt(RouteRef(u.t.Board, route), t, "Auf %s liegen zwei Straßen.",
					"There are two roads on %s.", script.Quoted(u.t.Board.RouteName(route)))
			}
			u.s.PutRoad(u.t, p, route)
		})
	},
	"hand": func(u *setup, p vienna.Player) {
		u.r.Accept(":")
		u.s.Hands[p], u.s.Hidden[p] = u.r.Counts(vienna.Resources)
		u.said[p.String()+" hand"] = true
	},
	"cards": func(u *setup, p vienna.Player) { u.cards(p) },
	"bought": func(u *setup, p vienna.Player) {
		u.s.Bought, u.buyer = u.cards(p), p
	},
	"militia": func(u *setup, p vienna.Player) {
		u.r.Accept(":")
		u.s.Militias[p] = uint8(u.r.Number(0, 26))
	},
	"holds": func(u *setup, p vienna.Player) {
		if special(u.r) {
			u.s.Toll, u.holder = p, true
			return
		}
		u.s.Guard = p
	},
}

// cards reads development cards in a player's hand.
func (u *setup) cards(p vienna.Player) [5]uint8 {
	u.r.Accept(":")
	cards, _ := u.r.Counts(vienna.Cards)
	for k, n := range cards {
		u.s.Cards[p][k] += n
	}
	return cards
}

// stand reads a landmark that has been built; its card is in front of p.
func (u *setup) stand(p vienna.Player) {
	t, at := u.r.Peek(), u.at()
	switch {
	case u.r.Wrong != nil:
		return
	case u.t.Board.Places[at].Kind != vienna.Landmark:
		u.r.FailAt(PlaceRef(u.t.Board, at), t, "%s ist kein Wahrzeichen.", "%s is no landmark.", script.Quoted(t.Text))
	case u.s.Stands.Has(at):
		u.r.FailAt(PlaceRef(u.t.Board, at), t, "%s steht schon.", "%s stands already.", script.Quoted(t.Text))
	}
	u.s.PutLandmark(p, at)
}

func (u *setup) phase(names ...string) vienna.Phase {
	t, word := u.r.Next()
	if !slices.Contains(names, word) {
		u.r.Want(t, names...)
		return vienna.Main
	}
	return vienna.Phase(slices.Index(vienna.Phases[:], word))
}

func (u *setup) line(l script.Line) {
	u.r = l.Read(keyword)
	t, word := u.r.Next()
	u.said[word], u.lines[word] = true, t.Pos
	read, known := startLines[word]
	if !known {
		read, known = mapLines[word]
	}
	if p, ok := seat.Parse(word); ok && int(p) < u.t.Players {
		second, what := u.r.Next()
		if read, ok := ofPlayers[what]; ok {
			u.lines[word+" "+what] = t.Pos
			read(u, p)
		} else {
			u.r.Want(second, slices.Sorted(maps.Keys(ofPlayers))...)
		}
	} else if known {
		read(u)
	} else {
		u.r.Want(t, slices.Sorted(maps.Keys(startLines))...)
	}
	if wrong := u.r.Done(); wrong != nil {
		u.wrong = append(u.wrong, *wrong)
	}
}

// finish fills in what follows from what the lines say, and reports what cannot be.
func (u *setup) finish(top script.Pos) {
	fail := func(line, de, en string, args ...any) {
		at, ok := u.lines[line]
		if !ok {
			at = top
		}
		u.wrong = append(u.wrong, script.Mistake{Pos: at, Msg: catalog.Textf(de, en, args...)})
	}
	s := &u.s
	if !u.said["phase"] {
		s.Phase = vienna.Main
	}
	founding := s.Phase == vienna.Founding
	switch {
	case founding:
		s.Turn = 0
		if !u.said["first"] {
			s.First = s.Active
		}
	case !u.said["turn"]:
		s.Turn = 1
	}
	if !u.said["decides"] {
		s.Decides = s.Active
	}
	robbing := s.Phase == vienna.Robbing || s.Phase == vienna.MovingRobber
	if !u.said["after"] { // the robber moves because of a 7, otherwise because of a militia
		s.After, s.Seven = vienna.Main, s.Phase == vienna.Discarding || robbing
	}
	switch {
	case len(u.wrong) > 0:
		return
	case u.buyer != vienna.Nobody && u.buyer != s.Active:
		fail(u.buyer.String()+" bought", "Nur wer an der Reihe ist, kann in diesem Zug gekauft haben.",
			"Only the player whose turn it is can have bought in this turn.")
	case robbing && s.Robber < 0:
		fail("phase", "Wo steht der Räuber?", "Where is the robber?")
	case s.Phase == vienna.Rewarding && (s.Last < 0 || u.t.Board.Places[s.Last].Reward.Kind < vienna.RewardCards):
		fail("phase", "Welches Wahrzeichen bringt Karten? Nenne es mit `due`.",
			"Which landmark brings cards? Name it with `due`.")
	}
	for p := range vienna.Player(u.t.Players) {
		s.Hidden[p] = s.Hidden[p] || !u.said[p.String()+" hand"] && !founding
		if founding {
			s.Founded += int8(s.Settlements[p].Len())
		}
		if n := u.t.Pieces.Settlements; s.Settlements[p].Len() > n {
			fail(p.String()+" settlement", "%s hat nicht mehr als %d Siedlungen.", "%s has no more than %d settlements.", p, n)
		}
		if n := u.t.Pieces.Roads; s.Roads[p].Len() > n {
			fail(p.String()+" road", "%s hat nicht mehr als %d Straßen.", "%s has no more than %d roads.", p, n)
		}
	}
	if u.cardsLeft(fail); len(u.wrong) == 0 && !founding {
		*s = vienna.Settle(u.t, *s, !u.holder)
	}
}

// cardsLeft takes the cards of the players out of the supply and the stack, unless the lines say what these hold.
func (u *setup) cardsLeft(fail func(line, de, en string, args ...any)) {
	s := &u.s
	for p := range vienna.Player(u.t.Players) {
		switch {
		case u.said["supply"]:
		case !s.Supply.Covers(s.Hands[p]):
			fail(p.String()+" hand", "Mehr als %d Karten jeder Art gibt es nicht.",
				"There are no more than %d cards of each kind.", int(u.t.Each))
			return
		default:
			s.Supply.Take(s.Hands[p])
		}
		if u.said["deck"] {
			continue
		}
		for k, n := range s.Cards[p] {
			if k == int(vienna.Militia) {
				n += s.Militias[p]
			}
			if n > s.Left {
				fail(p.String()+" cards", "Mehr als %d Entwicklungskarten gibt es nicht.",
					"There are no more than %d development cards.", int(u.t.Stack))
				return
			}
			s.Left -= n
		}
	}
}
