package scenario

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/script"
)

// boardGame returns the game that `game:` names, or nil.
func boardGame(word string) script.Game {
	i := slices.IndexFunc(boardGames, func(g script.Game) bool { return g.ID() == word })
	if i < 0 {
		return nil
	}
	return boardGames[i]
}

// BoardGames lists the ids of the games besides the card game.
func BoardGames() []catalog.Game {
	ids := make([]catalog.Game, len(boardGames))
	for i, g := range boardGames {
		ids[i] = catalog.Game(g.ID())
	}
	return ids
}

// BoardRules lists for each board game the entries that decide something in play.
func BoardRules() map[catalog.Game][]string {
	out := map[catalog.Game][]string{}
	for _, g := range boardGames {
		if ruled, ok := g.(script.Ruled); ok {
			out[catalog.Game(g.ID())] = ruled.Rules()
		}
	}
	return out
}

// IsBoard reports whether the scenario is about a board game. It then has no table and no state of the card game.
func (f *File) IsBoard() bool { return f.board != nil }

// BoardGame returns the board game that the scenario is about, or nil for the card game.
func (f *File) BoardGame() script.Game { return f.board }

// Tables lists the board games that a reader can set up at a table.
func Tables() []script.Game {
	return slices.DeleteFunc(slices.Clone(boardGames), func(g script.Game) bool {
		_, can := g.(script.Editor)
		return !can
	})
}

// GameTitle returns the name of a board game, or an empty text.
func GameTitle(id catalog.Game) catalog.Text {
	if g := boardGame(string(id)); g != nil {
		return g.Title()
	}
	return catalog.Text{}
}

// GameTitle returns the name of the board game, or an empty text for the card game.
func (f *File) GameTitle() catalog.Text {
	if f.board == nil {
		return catalog.Text{}
	}
	return f.board.Title()
}

// boardKey reads a key of the header that only the board game has. It reports whether there is such a key.
func (p *parser) boardKey(e entry, written string) bool {
	if p.file.board == nil {
		return false
	}
	key := p.file.board.Keyword(written)
	if !slices.Contains(p.file.board.Keys(), key) {
		return false
	}
	p.file.boardKeys[key] = e.value
	return true
}

// cardKeys are the keys of the header that only the card game has.
var cardKeys = []string{"edition", "variant", "sets", "rows", "open"}

// boardPrice reads the price that a scenario assumes in a board game: 2 stone, 1 grain.
func (p *parser) boardPrice(r *reader) catalog.Cost {
	cost := catalog.Cost{}
	for {
		n := 1
		if r.isNumber() {
			n = r.number(0, 99)
		}
		t := r.next()
		what := p.file.board.Keyword(t.text)
		if !slices.Contains(p.file.board.Resources(), what) {
			r.want(t, p.file.board.Resources()...)
			return cost
		}
		if cost[catalog.Resource(what)] += n; !r.accept(",") {
			return cost
		}
	}
}
