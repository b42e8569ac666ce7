package scenario

import (
	"slices"
	"strconv"
	"strings"

	"catanica/rulings/engine"
)

// expect looks whether an `expect` line holds, and notes what was found.
func (p *player) expect(step Step) (*Error, Status) {
	q := &question{p: p, r: step.reader(), v: &mover{table: p.table, cat: p.table.Book.Catalog, s: p.s}}
	q.v.r = q.r
	ok, got := q.ask()
	if err := q.r.done(); err != nil {
		return err, Unreadable
	}
	_, what, _ := strings.Cut(step.Text, " ")
	p.res.Expectations = append(p.res.Expectations, Expectation{Text: what, OK: ok, Got: got, Line: step.Pos.Line, Step: len(p.res.Steps)})
	if !ok {
		return &Error{Pos: step.Pos, Msg: text("Erwartet war „%[1]s“, gefunden: %[2]s.", "Expected %[1]q, found: %[2]s.", what, got)}, Fails
	}
	return nil, Holds
}

// question is one expectation being asked.
type question struct {
	p *player
	r *reader
	v *mover
}

func (q *question) ask() (ok bool, got string) {
	t := q.r.peek()
	switch t.word() {
	case "north", "south":
		return q.ofPlayer(q.r.player())
	case "nobody":
		q.r.next()
		q.r.expect("wins")
		return q.p.s.Winner == engine.Chance, q.winner()
	case "nothing":
		q.r.next()
		q.r.expect("open")
		_, open := engine.Open(q.p.table, q.p.s)
		return !open, map[bool]string{true: "a decision is open", false: "nothing is open"}[open]
	case "phase":
		q.r.next()
		w := q.r.next()
		ph, known := engine.ParsePhase(w.word())
		if !known {
			q.r.fail(w.pos, "Unbekannte Phase %q.", "Unknown phase %q.", w.text)
		}
		return ph == q.p.s.Phase, q.p.s.Phase.String()
	case "cited":
		q.r.next()
		id := q.r.next().text
		var all []string
		for _, e := range q.p.last {
			all = append(all, e.Cites...)
		}
		return slices.Contains(all, id), strings.Join(all, ", ")
	}
	return q.ofCard()
}

func (q *question) winner() string {
	if q.p.s.Winner == engine.Chance {
		return "nobody has won"
	}
	return q.p.s.Winner.String() + " has won"
}

// ofPlayer is what is expected of a player.
func (q *question) ofPlayer(p engine.Player) (bool, string) {
	t := q.r.next()
	switch t.word() {
	case "wins":
		return q.p.s.Winner == p, q.winner()
	case "active":
		return q.p.s.Active == p, q.p.s.Active.String()
	case "decides":
		d, open := engine.Open(q.p.table, q.p.s)
		if !open {
			return false, "nothing is open"
		}
		return d.Who == p, d.Who.String() + " decides"
	case "hand":
		if q.r.isNumber() {
			n := q.p.s.Sides[p].Hand.Len()
			return n == q.r.number(), strconv.Itoa(n)
		}
		return q.inPile(q.p.s.Sides[p].Hand)
	case "discard":
		return q.inPile(q.common(p).Discard)
	case "stack":
		n := q.r.number()
		if n < 1 || n > len(q.common(p).Stacks) {
			q.r.fail(t.pos, "So viele Stapel gibt es nicht.", "There are not that many stacks.")
			return false, ""
		}
		return q.inPile(q.common(p).Stacks[n-1])
	case "has", "lacks":
		c := q.v.laid(p, q.r.name("of", "at"))
		there := c != engine.NoCard && q.p.s.Cards[c].Side == p
		return there == (t.word() == "has"), map[bool]string{true: "it lies out", false: "it does not lie out"}[there]
	case "stores":
		return q.stores(p)
	case "sees":
		return q.sees(p)
	case "returns":
		name := q.r.name()
		def := q.v.def(name)
		found := slices.ContainsFunc(engine.Returns(q.p.s, p), func(c engine.CardNo) bool { return q.p.s.Cards[c].Def == def })
		return found, map[bool]string{true: "it goes back", false: "it does not go back"}[found]
	}
	return q.number(p, t)
}

// sees: what the player's view of the position shows of the cards that are hidden as a rule: the other's hand,
// draw stacks, event stack. `nothing of south` is about south's hand.
func (q *question) sees(p engine.Player) (bool, string) {
	view := engine.View(q.p.table, q.p.s, p)
	if q.r.accept("nothing") || q.r.accept("none") {
		q.r.expect("of")
		shown := q.shown(view, view.Sides[q.r.player()].Hand)
		return len(shown) == 0, listed(shown)
	}
	name := q.r.name()
	def := q.v.def(name)
	piles := []engine.Pile{view.Sides[p.Other()].Hand, view.Events}
	for _, side := range view.Sides {
		piles = append(piles, side.Stacks...)
	}
	shown := q.shown(view, piles...)
	return def != engine.UnknownDef && slices.Contains(shown, q.p.table.Book.ID(def)), listed(shown)
}

// shown are the ids of the cards in the piles that the view does not hide.
func (q *question) shown(view *engine.State, piles ...engine.Pile) []string {
	var ids []string
	for _, pile := range piles {
		for _, c := range slices.Concat(pile.Top, pile.Bottom) {
			if d := view.Cards[c].Def; d != engine.UnknownDef {
				ids = append(ids, q.p.table.Book.ID(d))
			}
		}
	}
	return ids
}

func listed(ids []string) string {
	if len(ids) == 0 {
		return "nothing"
	}
	return strings.Join(ids, ", ")
}

func (q *question) common(p engine.Player) *engine.Side {
	if q.p.table.Game != "tournament" {
		return &q.p.s.Sides[engine.North]
	}
	return &q.p.s.Sides[p]
}

// stores: the player has exactly that many of each resource named.
func (q *question) stores(p engine.Player) (bool, string) {
	amounts, _ := q.r.amounts(false)
	have := engine.Stock(q.p.s, p)
	ok := true
	var got []string
	for _, a := range amounts {
		if k, known := engine.ParseKind(a.kind); known {
			ok = ok && int(have[k]) == a.n
			got = append(got, strconv.Itoa(int(have[k]))+" "+a.kind)
		}
	}
	return ok, strings.Join(got, ", ")
}

func (q *question) number(p engine.Player, t token) (bool, string) {
	var have int
	switch t.word() {
	case "points":
		sure, open := engine.Points(q.p.table, q.p.s, p)
		want := q.r.number()
		got := strconv.Itoa(sure)
		if open > 0 {
			got += " (and points that no source states)"
		}
		return sure == want, got
	case "limit":
		have = engine.HandLimit(q.p.table, q.p.s, p)
	case "strength", "commerce", "tournament":
		have, _ = engine.Sum(q.p.table, q.p.s, p, t.word())
	case "stars":
		have = engine.Stars(q.p.table, q.p.s, p)
	default:
		q.r.fail(t.pos, "Unbekannte Erwartung %q: siehe docs/scenarios.md.", "Unknown expectation %q: see docs/scenarios.md.", t.text)
		return false, ""
	}
	return q.r.number() == have, strconv.Itoa(have)
}

func (q *question) inPile(pile engine.Pile) (bool, string) {
	t := q.r.next()
	if w := t.word(); w != "has" && w != "lacks" {
		q.r.fail(t.pos, "Hier steht %q, erwartet wird has oder lacks.", "Found %q, want has or lacks.", t.text)
		return false, ""
	}
	def := q.v.def(q.r.name())
	var ids []string
	found := false
	for _, c := range slices.Concat(pile.Top, pile.Bottom) {
		ids = append(ids, q.p.table.Book.ID(q.p.s.Cards[c].Def))
		found = found || q.p.s.Cards[c].Def == def
	}
	return found == (t.word() == "has"), listed(ids)
}

// ofCard is what is expected of a laid card.
func (q *question) ofCard() (bool, string) {
	name := q.r.name("of", "at", "blocked", "works", "power")
	c := q.v.mustLie(engine.North, name)
	t := q.r.next()
	if c == engine.NoCard {
		return false, "it does not lie out"
	}
	works := engine.Works(q.p.table, q.p.s, c)
	got := map[bool]string{true: "it works", false: "it is blocked"}[works]
	switch t.word() {
	case "blocked":
		return !works, got
	case "works":
		return works, got
	case "power":
		have := int(q.p.s.Cards[c].Power)
		return have == q.r.number(), strconv.Itoa(have)
	}
	q.r.fail(t.pos, "Hier steht %q, erwartet wird blocked, works oder power.", "Found %q, want blocked, works or power.", t.text)
	return false, ""
}
