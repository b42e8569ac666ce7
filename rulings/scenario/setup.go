package scenario

import (
	"maps"
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// setup builds the start position. What the lines do not name is empty if everybody could see it and unknown if it is
// hidden; nothing else is made up.
type setup struct {
	file   *File
	table  *engine.Table
	book   *engine.Book
	s      *engine.State
	errs   Errors
	said   map[string]Pos // lines that may appear only once
	tokens []statedToken
	totals []statedTotal
	round  statedRound
	pos    []Pos // where each card of the state was named
}

// startLines maps the first word of a start line that names no player to the function that reads it.
var startLines = map[string]func(*setup, *reader){
	"turn":       func(u *setup, r *reader) { u.s.Turn = int16(r.number(1, 99)) },
	"round":      (*setup).inRound,
	"active":     func(u *setup, r *reader) { u.s.Active = r.player() },
	"phase":      func(u *setup, r *reader) { u.s.Phase = r.phase("before", "main", "end", "opening") },
	"impossible": func(*setup, *reader) {},
	"gate":       func(u *setup, r *reader) { r.expect("open"); u.s.Gate = true },
	"stacks":     func(u *setup, r *reader) { u.stacks(r.number(1, 24)) },
	"events":     func(u *setup, r *reader) { r.expect(":"); u.s.Events = u.drawPile(r, engine.North) },
	"landscapes": (*setup).landStack,
	"display":    func(u *setup, r *reader) { r.expect(":"); u.s.Display = u.pile(r, engine.North) },
}

// sideLines maps the word after the player's name to the function that reads the line.
var sideLines = map[string]func(*setup, *reader, engine.Player){
	"axis":    (*setup).axis,
	"land":    (*setup).lands,
	"stores":  (*setup).stores,
	"at":      (*setup).at,
	"on":      (*setup).on,
	"out":     (*setup).out,
	"hand":    (*setup).hand,
	"deck":    (*setup).deck,
	"discard": (*setup).discard,
	"stack":   (*setup).stack,
	"holds":   (*setup).holds,

	"points":     func(u *setup, r *reader, p engine.Player) { u.total(r, p, "victory") },
	"strength":   func(u *setup, r *reader, p engine.Player) { u.total(r, p, "strength") },
	"commerce":   func(u *setup, r *reader, p engine.Player) { u.total(r, p, "commerce") },
	"tournament": func(u *setup, r *reader, p engine.Player) { u.total(r, p, "tournament") },
}

// repeated lists the lines that may appear several times.
var repeated = []string{"land", "stores", "at", "on", "out", "holds"}

// build reads the start lines. errs holds their mistakes.
func (u *setup) build() {
	u.s = &engine.State{Phase: engine.MainPhase, Winner: engine.Chance, Events: engine.Pile{Open: true}}
	for p := range u.s.Sides {
		u.s.Sides[p].Hand.Open = true
	}
	u.said = map[string]Pos{}
	u.stacks(u.file.draws())
	for _, l := range u.file.Start {
		r := l.reader(u.book.Catalog)
		u.line(r)
		if err := r.done(); err != nil {
			u.errs = append(u.errs, err)
		}
	}
	u.setTurn()
	u.checkOpening()
	u.checkCards()
	u.setTotals()
	u.checkTokens()
}

func (u *setup) line(r *reader) {
	t := r.next()
	if p, ok := playerOf(t); ok {
		w := r.next()
		if read, ok := sideLines[w.word()]; ok {
			u.once(r, t, p.String()+" "+w.word(), r.peek())
			read(u, r, p)
			return
		}
		r.want(w, slices.Sorted(maps.Keys(sideLines))...)
		return
	}
	if read, ok := startLines[t.word()]; ok {
		u.once(r, t, t.word(), token{})
		read(u, r)
		return
	}
	r.want(t, slices.Concat(slices.Sorted(maps.Keys(startLines)), []string{"north", "south"})...)
}

// once rejects a repeated line. Lines about different draw stacks are different lines.
func (u *setup) once(r *reader, t token, key string, after token) {
	if slices.ContainsFunc(repeated, func(w string) bool { return key == "north "+w || key == "south "+w }) {
		return
	}
	if key == "north stack" || key == "south stack" {
		key += after.text
	}
	if before, ok := u.said[key]; ok {
		r.fail(t.pos, "Das steht schon in Zeile %d.", "Line %d already says that.", before.Line)
		return
	}
	u.said[key] = t.pos
}

// defaultStacks is the number of draw stacks by game (kuw.turnier.deck, kuw.erweitert.aufstellung, 101.D.c d).
func defaultStacks(g catalog.Game) int {
	switch g {
	case catalog.Tournament:
		return 4
	case catalog.Extended:
		return 6
	}
	return 5
}

func (u *setup) stacks(n int) {
	for p := range u.s.Sides {
		u.s.Sides[p].Stacks = nil
		for range n {
			u.s.Sides[p].Stacks = append(u.s.Sides[p].Stacks, engine.Pile{Open: true})
		}
	}
}

// common returns the side that keeps p's piles: North's if the game has common piles.
func common(t *engine.Table, s *engine.State, p engine.Player) *engine.Side {
	if t.Common() {
		return &s.Sides[engine.North]
	}
	return &s.Sides[p]
}

// at reads a place in p's principality.
func at(r *reader, s *engine.State, p engine.Player) engine.Spot {
	spot, err := r.where().at(s, p)
	if err != nil {
		r.failText(err.Pos, err.Msg)
	}
	return spot
}
