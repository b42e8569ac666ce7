// Package notation reads and writes positions and moves of Catan: Vienna as lines of the scenario language, in German
// and in English, and puts its events into words.
package notation

import (
	"maps"
	"slices"
	"strconv"

	"catanica/catalog"
	"catanica/rulings/script"
	"catanica/rulings/seat"
	"catanica/rulings/vienna"
)

// Game is Catan: Vienna as the scenario language sees it.
type Game struct{}

// ID implements script.Game.
func (Game) ID() string { return "vienna" }

// Title implements script.Game.
func (Game) Title() catalog.Text { return catalog.Text{DE: "Wien Catan", EN: "Catan: Vienna"} }

// Player implements script.Game.
func (Game) Player(name string) (catalog.Text, bool) { return seat.Title(name, vienna.MaxPlayers) }

// Keys implements script.Game: the number of players.
func (Game) Keys() []string { return []string{"players"} }

// Keyword implements script.Game.
func (Game) Keyword(word string) string { return keyword(word) }

// Resources implements script.Game.
func (Game) Resources() []string { return vienna.Resources[:] }

// Write implements script.Game.
func (Game) Write(line []string, lang catalog.Lang) []string {
	out := make([]string, len(line))
	for i, word := range line {
		switch key := keyword(word); {
		case word == "ab" && lang == catalog.EN && i == len(line)-1: // legt … ab
		case words.Has(key):
			out[i] = words.Say(lang, key)
		default:
			out[i] = word
		}
	}
	return out
}

// Begin implements script.Game.
func (Game) Begin(cat *catalog.Catalog, h script.Header, start []script.Line) (script.Position, []script.Mistake) {
	top := script.Pos{Line: 1, Col: 1}
	if len(start) > 0 && len(start[0].Tokens) > 0 {
		top = start[0].Tokens[0].Pos
	}
	bad := func(de, en string, args ...any) (script.Position, []script.Mistake) {
		return nil, []script.Mistake{{Pos: top, Msg: catalog.Textf(de, en, args...)}}
	}
	players := vienna.MaxPlayers
	if v := h.Keys["players"]; v != "" {
		n, err := strconv.Atoi(v)
		if err != nil || n < 3 || n > vienna.MaxPlayers {
			return bad("`players: %s`: Das Spiel ist für 3 oder 4 Spieler.", "`players: %s`: the game is for 3 or 4 players.", v)
		}
		players = n
	}
	o := vienna.Options{Goal: h.Goal, Readings: h.Readings, Off: h.Off, Costs: map[string]vienna.Bag{}}
	for _, what := range slices.Sorted(maps.Keys(h.Costs)) {
		if !slices.Contains(vienna.Purchases[:], keyword(what)) {
			return bad("`assume: cost %s`: erwartet wird `road`, `settlement`, `landmark` oder `development`.",
				"`assume: cost %s`: expected `road`, `settlement`, `landmark` or `development`.", what)
		}
		o.Costs[keyword(what)] = h.Price(what, vienna.Resources)
	}
	t, err := vienna.NewTable(cat, players, o)
	if err != nil {
		return bad("%s", "%s", err.Error())
	}
	u := &setup{cat: cat, t: t, s: vienna.NewState(t, 0, -1), said: map[string]bool{},
		lines: map[string]script.Pos{}, buyer: vienna.Nobody}
	for _, l := range start {
		u.line(l)
	}
	u.finish(top)
	return &Position{Table: t, State: u.s}, u.wrong
}

// Position is a position of the game.
type Position struct {
	Table *vienna.Table
	State vienna.State
}

// Hash implements script.Position.
func (p *Position) Hash() string { return vienna.Hash(p.Table, &p.State) }

// Over reports whether the game is over.
func (p *Position) Over() bool { return p.State.Phase == vienna.Over }
