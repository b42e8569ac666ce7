package interact

import (
	"fmt"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// world is the engine for one edition and game, with a buffer to play in. It serves one caller at a time.
type world struct {
	cat      *catalog.Catalog
	books    scenario.Books
	book     *engine.Book
	edition  catalog.EditionID
	game     catalog.Game
	line     engine.Line
	acts     map[string][]*act // by card
	tables   map[string]*table // by the text of the position
	probes   map[[2]string][]probe
	partials map[string][]keptOff // by card
	results  map[[2]string]Result // as direct returns them
	kept     map[[2]string]Result // of an older matrix; they are not played again
	links    *links
	poor     bool // cards in the hand bring no citadel
	kinds    bool // of resources to choose, each kind is tried
	covering bool // laying a card on another one hits it, even if that one is disabled already
}

func newWorld(cat *catalog.Catalog, books scenario.Books, l *links, e catalog.EditionID, g catalog.Game) *world {
	return &world{
		cat:      cat,
		books:    books,
		book:     books[e],
		edition:  e,
		game:     g,
		links:    l,
		acts:     map[string][]*act{},
		tables:   map[string]*table{},
		probes:   map[[2]string][]probe{},
		partials: map[string][]keptOff{},
		results:  map[[2]string]Result{},
		kept:     map[[2]string]Result{},
	}
}

// has reports whether a card is in a game of the edition: it had come out, and the basic game is played with its own
// set only.
func has(cat *catalog.Catalog, k *catalog.Card, w World) bool {
	_, basic := k.InSet("grundspiel")
	return cat.Exists(k, w.Edition) && (w.Game != catalog.Basic || basic)
}

// has reports whether a card is in the world's game.
func (w *world) has(k *catalog.Card) bool { return has(w.cat, k, World{w.edition, w.game}) }

// table is a position set up for play.
type table struct {
	*engine.Table
	start  *engine.State
	trades bool // the act that begins here goes on with a bank trade one for one
}

// replay plays a line from the start and returns the position at its end. Each, unless it is nil, is called with every
// move, the position before it and its events; the replay ends with ok false when each returns false or a move fails.
func (t *table) replay(line []engine.Move,
	each func(s *engine.State, m engine.Move, events []engine.Event) bool) (end *engine.State, ok bool) {
	s := t.start
	for _, m := range line {
		next, events, err := engine.Apply(t.Table, s, m)
		if err != nil || each != nil && !each(s, m, events) {
			return nil, false
		}
		s = next
	}
	return s, true
}

// set prepares a position. An error means that the position cannot be: a card may not lie there.
func (w *world) set(p position) (*table, error) {
	source := p.source()
	if t, done := w.tables[source]; done {
		return t, nil
	}
	f, errs := scenario.Parse("interaction", source)
	if len(errs) > 0 {
		return nil, errs
	}
	prepared := scenario.Prepare(f, w.books, scenario.Options{})
	if errs := prepared.Mistakes(); len(errs) > 0 {
		return nil, errs
	}
	t := prepared.Table()
	if t == nil {
		return nil, fmt.Errorf("no table")
	}
	if len(w.tables) > 500 {
		clear(w.tables)
	}
	w.tables[source] = &table{Table: t, start: prepared.Start()}
	return w.tables[source], nil
}
