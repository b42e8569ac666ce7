// Package notation reads and writes positions and moves of the almanac's board game as lines of the scenario language,
// in German and in English, and puts its events into words. It is the almanac's side of package script.
package notation

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings/almanac"
	"catanica/rulings/script"
	"catanica/rulings/seat"
	"catanica/rulings/verdict"
)

// Game is the almanac's board game as the scenario language sees it.
type Game struct{}

// ID implements script.Game.
func (Game) ID() string { return "almanac" }

// Title implements script.Game.
func (Game) Title() catalog.Text {
	return catalog.Text{DE: "Brettspiel (Almanach)", EN: "Board game (almanac)"}
}

// Player implements script.Game.
func (Game) Player(name string) (catalog.Text, bool) { return seat.Title(name, almanac.MaxPlayers) }

// Rules implements script.Ruled.
func (Game) Rules() []string { return almanac.RuleIDs() }

// Keys implements script.Game: the number of players, and whether trading and building are separated.
func (Game) Keys() []string { return []string{"players", "trading"} }

// Keyword implements script.Game.
func (Game) Keyword(word string) string { return keyword(word) }

// Resources implements script.Game.
func (Game) Resources() []string { return almanac.Resources[:] }

// Write implements script.Game.
func (Game) Write(words []string, lang catalog.Lang) []string {
	out := make([]string, len(words))
	for i, word := range words {
		key := keyword(word)
		hex, at, isPlace := strings.Cut(strings.ToUpper(word), "-")
		switch {
		case word == "ab" && lang == catalog.EN && i == len(words)-1: // legt … ab
			out[i] = ""
		case key == "road" && i > 0 && keyword(words[i-1]) == "longest":
			out[i] = roadCard(lang)
		case dictionary.Has(key):
			out[i] = say(lang, key)
		case isPlace && len(hex) == 2:
			out[i] = point(hex+"-"+strings.ReplaceAll(at, "O", "E"), lang)
		default:
			out[i] = word
		}
	}
	last := len(words) - 1
	if lang == catalog.DE && slices.ContainsFunc(words, func(w string) bool { return keyword(w) == "discards" }) &&
		words[last] != "ab" && words[last] != script.Open {
		out[last] += " ab"
	}
	return out
}

// Begin implements script.Game.
func (Game) Begin(cat *catalog.Catalog, h script.Header, start []script.Line) (script.Position, []script.Mistake) {
	top := script.Pos{Line: 1, Col: 1}
	if len(start) > 0 && len(start[0].Tokens) > 0 {
		top = start[0].Tokens[0].Pos
	}
	bad := func(msg catalog.Text) (script.Position, []script.Mistake) {
		return nil, []script.Mistake{{Pos: top, Msg: msg}}
	}
	players := 4
	if v := h.Keys["players"]; v != "" {
		n, err := strconv.Atoi(v)
		if err != nil || n < 3 || n > almanac.MaxPlayers {
			return bad(catalog.Textf("`players: %s`: Das Spiel ist für 3 bis 6 Spieler.",
				"`players: %s`: the game is for 3 to 6 players.", v))
		}
		players = n
	}
	o := almanac.Options{Goal: h.Goal, Readings: h.Readings, Off: h.Off, Costs: map[string]almanac.Bag{}}
	switch v := keyword(h.Keys["trading"]); v {
	case "combined":
		o.Combined = true
	case "", "separate":
	default:
		return bad(catalog.Textf("`trading: %s`: erwartet wird `separate` oder `combined`.",
			"`trading: %s`: expected `separate` or `combined`.", v))
	}
	for _, what := range slices.Sorted(maps.Keys(h.Costs)) {
		name := keyword(what)
		if !slices.Contains(almanac.Purchases[:], name) {
			return bad(catalog.Textf("`assume: cost %s`: erwartet wird `road`, `settlement`, `city` oder `development`.",
				"`assume: cost %s`: expected `road`, `settlement`, `city` or `development`.", what))
		}
		o.Costs[name] = h.Price(what, almanac.Resources)
	}
	t, err := almanac.NewTable(cat, players, o)
	if err != nil {
		return bad(catalog.Text{DE: err.Error(), EN: err.Error()})
	}
	u := &setup{cat: cat, t: t, s: almanac.NewState(t, 0, -1), said: map[string]bool{}}
	for _, l := range start {
		u.line(l)
	}
	u.finish(top)
	return &Position{Table: t, State: u.s}, u.wrong
}

// Position is a position of the board game.
type Position struct {
	Table *almanac.Table
	State almanac.State

	deckUnseen bool // it is seen from a seat
}

// Hash implements script.Position.
func (p *Position) Hash() string { return almanac.Hash(p.Table, &p.State) }

// Over implements script.Position.
func (p *Position) Over() bool { return p.State.Phase == almanac.Over }

// Turn implements script.Position.
func (p *Position) Turn() int { return int(p.State.Turn) }

// Unstated implements script.Position: hands that may hold more, and unknown hexes at buildings.
func (p *Position) Unstated() []verdict.Undecided {
	var out []verdict.Undecided
	for n := range p.Table.Players {
		if who := almanac.Player(n); p.State.Hidden[n] {
			out = append(out, script.HandUnstated(who))
		}
	}
	for n, h := range p.Table.Island.Hexes {
		if p.Table.Terrain[n] != almanac.UnknownTerrain {
			continue
		}
		for _, at := range h.Corners {
			if p.State.Built.Has(at) {
				out = append(out, verdict.Undecided{Fact: "hex " + h.Name,
					State: catalog.Textf("Nenne das Feld %s.", "State the hex %s.", h.Name)})
				break
			}
		}
	}
	return out
}
