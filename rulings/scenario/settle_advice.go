package scenario

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// advices returns the lines that might settle a fact, likeliest first. The words of a fact are those of the engine:
// `cost of schreibstube`, `tournament points`, `hand of south`.
func (f *File) advices(books Books, fact string) []advice {
	p := Prepare(f, books, Options{})
	e := p.editions[0]
	if e.table == nil || e.start == nil {
		return nil
	}
	ad := adviser{e.table, e.start}
	words := strings.Fields(fact)
	subject, about, _ := strings.Cut(fact, " of ")
	playerWords := map[string]engine.Player{"north": engine.North, "south": engine.South}
	who, ofPlayer := playerWords[about]
	card := ad.cat().Card(about)
	switch {
	case card != nil && subject == "landscape":
		return slices.Concat(f.sites("north"), f.sites("south"), ad.ofCard(subject, card))
	case card != nil:
		return ad.ofCard(subject, card)
	case len(words) > 1 && words[1] == "points":
		return slices.Concat(ad.points(words[0]), []advice{{{begins: "gate", rest: " open"}}},
			f.sites("north"), f.sites("south"))
	case fact == "a hand or pile that nobody states in full":
		var out []advice
		for _, who := range []string{"north", "south"} {
			for _, pile := range []string{" hand:", " discard:"} {
				out = append(out, advice{{begins: who + pile, rest: " none"}},
					advice{{begins: who + pile, rest: " " + f.plays(ad, who)}})
			}
		}
		return out
	case fact == "turn number":
		return []advice{{{begins: "turn", rest: " 9"}}}
	case strings.HasPrefix(fact, "threshold of"):
		return []advice{{{begins: "gate", rest: " open"}}}
	case subject == "hand" && ofPlayer:
		return []advice{{{begins: about + " hand:", rest: " none"}},
			{{begins: about + " hand:", rest: " " + f.plays(ad, about)}}}
	case subject == "axis" && ofPlayer:
		return []advice{{{begins: about + " axis:", rest: " settlement A, road, settlement B"}}}
	case (subject == "landscapes" || subject == "places") && ofPlayer:
		return append(f.sites(about), ad.landscapes(who)...)
	case strings.HasPrefix(fact, "place of "): // place of hills of north
		player := words[len(words)-1]
		return append(f.sites(player), ad.landscapes(playerWords[player])...)
	case fact == "number of a landscape":
		return []advice{ad.lands(engine.North, 0, 0), ad.lands(engine.South, 0, 0),
			slices.Concat(ad.lands(engine.North, 0, 0), ad.lands(engine.South, 0, 0))}
	case ofPlayer && ad.landscape(subject):
		return []advice{{{begins: about + " land:", rest: " " + subject + " 6 holds 0", adds: true}}, ad.lands(who, 0, 0)}
	case fact == "top event card" || fact == "top event cards" || fact == "event stack":
		return ad.events()
	case fact == "landscape stack":
		const some = " forest 2, hills 3, mountains 4, fields 5"
		return []advice{{{begins: "landscapes:", rest: some}}, {{begins: "landscapes:", rest: f.brings(ad) + some}}}
	case fact == "a metropolis":
		return []advice{{{begins: "north hand:", rest: " none"}}, {{begins: "south hand:", rest: " none"}},
			{{begins: "display:", rest: " none"}}}
	case fact == "discard pile":
		return []advice{{{begins: "north discard:", rest: " none"}}, {{begins: "south discard:", rest: " none"}},
			{{begins: "north discard:", rest: " none"}, {begins: "south discard:", rest: " none"}}}
	case fact == "top card of a draw stack" || fact == engine.ShuffledPile:
		return append(ad.stacks(), ad.events()...)
	}
	return nil
}

// plays returns the names of the cards that the player's moves name, in the order of the moves.
func (f *File) plays(ad adviser, who string) string {
	var names []string
	for _, s := range f.Steps {
		for r := s.reader(ad.cat()); !r.atEnd(); {
			if r.knownName() == 0 {
				r.next()
				continue
			}
			if name := r.name().Text; len(s.tokens) > 0 && s.tokens[0].word() == who {
				names = append(names, name)
			}
		}
	}
	return strings.Join(names, ", ")
}

// brings returns the landscapes that the moves bring into play, in the order of the moves, each with a comma after it.
func (f *File) brings(ad adviser) string {
	var out strings.Builder
	for _, s := range f.Steps {
		for r := s.reader(ad.cat()); !r.atEnd(); {
			if !r.accept("bringing") {
				r.next()
				continue
			}
			for r.startsLand() {
				out.WriteString(" " + r.land().text + ",")
				_ = r.accept("above") || r.accept("below")
				r.accept(",")
			}
		}
	}
	return out.String()
}

// sites returns advice for cards of which the position says in which city they lie, but not on which side.
func (f *File) sites(who string) []advice {
	var out []advice
	for _, l := range f.Start {
		begins, rest, ok := strings.Cut(l.Text, ":")
		if words := strings.Fields(begins); ok && len(words) == 3 && words[0] == who && words[1] == "at" {
			for _, side := range []string{"above", "below"} {
				out = append(out, advice{{begins: strings.Join(words, " ") + ":", rest: rest, site: side}})
			}
		}
	}
	return out
}

// adviser knows the position in which a scenario begins.
type adviser struct {
	table *engine.Table
	start *engine.State
}

func (ad adviser) cat() *catalog.Catalog { return ad.table.Book.Catalog }

// assumed returns the line that assumes a fact of a card.
func (ad adviser) assumed(kind string, card *catalog.Card, value string) advised {
	return advised{header: true, begins: "assume: " + kind + " ", rest: card.Title(catalog.DE) + " = " + value,
		names: []*catalog.Card{card}}
}

// ofCard returns advice for a fact of a card.
func (ad adviser) ofCard(subject string, card *catalog.Card) []advice {
	one := func(kinds ...string) advice {
		var out advice
		for _, kind := range kinds {
			value := "1 gold"
			if !slices.Contains([]string{"cost", "price", "gain", "loss"}, kind) {
				value = "1"
			}
			out = append(out, ad.assumed(kind, card, value))
		}
		return out
	}
	switch subject {
	case "cost", "price", "number":
		return []advice{one(subject)}
	case "gain", "loss":
		return []advice{one(subject), one("gain", "loss")}
	case "victory":
		return []advice{one("gain"), one("victory")}
	case "rate":
		return []advice{one("price", "gain")}
	case "class":
		return []advice{{{begins: "gate", rest: " open"}}}
	case "landscape":
		return append(ad.landscapes(engine.North)[:6], ad.landscapes(engine.South)[:6]...)
	case "effect":
		var out []advice
		for _, other := range ad.cat().Cards {
			if strings.HasPrefix(other.ClassAt(ad.table.Book.Edition), "action") && engine.Plays(other) {
				out = append(out, advice{ad.assumed("becomes", card, other.Title(catalog.DE))})
			}
		}
		return out[:min(len(out), 5)]
	}
	if at := strings.TrimSuffix(subject, " points"); at != subject {
		return []advice{one(at)}
	}
	return nil
}

// points returns advice for points of a kind that depend on cards: each card in play alone, then all of them.
func (ad adviser) points(kind string) []advice {
	kinds := []string{kind}
	if kind == "victory" {
		kinds = append(kinds, "strength", "commerce") // for the tokens
	}
	var out []advice
	var all advice
	for _, kind := range kinds {
		for _, id := range engine.UnstatedPoints(ad.table, ad.start, kind) {
			line := ad.assumed(kind, ad.cat().Card(id), "1")
			out, all = append(out, advice{line}), append(all, line)
		}
	}
	north, south := ad.lands(engine.North, 0, 0), ad.lands(engine.South, 0, 0)
	return append(out, all, north, south, slices.Concat(all, north, south))
}

// landscape reports whether word is a kind of landscape.
func (ad adviser) landscape(word string) bool { return slices.Contains(landscapeWords, word) }

// landscapes returns advice for p's landscapes, with little on them and with more, and in any order of the kinds.
func (ad adviser) landscapes(p engine.Player) []advice {
	var out []advice
	for _, holds := range []int8{0, 2, 3} {
		for first := range 6 {
			out = append(out, ad.lands(p, holds, first))
		}
	}
	return out
}

// lands returns a line with a landscape of each kind at least, each with its number and place, as far as the position
// states them. Those that it does not state hold so many resources; they come in the order of the kinds, from the
// first.
func (ad adviser) lands(p engine.Player, holds int8, first int) advice {
	var out []string
	w := &writer{table: ad.table, s: ad.start, lang: catalog.EN}
	have := slices.Clone(ad.start.Sides[p].Lands)
	for i := range 6 {
		k := engine.Kind((first + i) % 6)
		if !slices.ContainsFunc(have, func(l engine.Landscape) bool { return l.Kind == k }) {
			have = append(have, engine.Landscape{Kind: k, Stock: holds})
		}
	}
	var free []engine.Spot
	for _, pl := range ad.start.Sides[p].Places {
		for _, col := range []engine.Col{pl.Col - 1, pl.Col + 1} {
			for _, row := range []int8{1, -1} {
				at := engine.Spot{Kind: engine.AtLandscape, Col: col, Row: row}
				taken := slices.ContainsFunc(have, func(l engine.Landscape) bool { return l.Row == row && l.Col == col })
				if !taken && !slices.Contains(free, at) {
					free = append(free, at)
				}
			}
		}
	}
	for i := range have { // a wizard or an expansion says which landscape lies beside it
		l := &have[i]
		for _, at := range ad.beside(p, l.Kind) {
			if j := slices.Index(free, at); l.Row == 0 && j >= 0 {
				l.Col, l.Row, free = at.Col, at.Row, slices.Delete(free, j, j+1)
			}
		}
	}
	for i, l := range have {
		at := engine.Spot{Kind: engine.AtLandscape, Col: l.Col, Row: l.Row}
		number := l.Number
		if number == 0 {
			number = int8(i%6) + 1
		}
		line := fmt.Sprintf("%s %d holds %d", l.Kind.Landscape(), number, l.Stock)
		if l.Row == 0 && len(free) > 0 {
			at, free = free[0], free[1:]
		}
		if at.Row != 0 {
			line += " at " + w.where(p, at)
		}
		out = append(out, line)
	}
	return advice{{begins: p.String() + " land:", rest: " " + strings.Join(out, ", ")}}
}

// beside returns the places at which p has cards that lie only at a landscape of the kind.
func (ad adviser) beside(p engine.Player, k engine.Kind) []engine.Spot {
	var out []engine.Spot
	for _, c := range ad.start.Sides[p].Laid {
		in := ad.start.Cards[c]
		card := ad.cat().Card(ad.table.Book.ID(in.Def))
		if card == nil || in.At.Kind != engine.AtLandscape {
			continue
		}
		if kinds, _ := card.Beside.At(ad.table.Book.Edition); len(kinds) == 1 && kinds[0] == k.Landscape() {
			out = append(out, in.At)
		}
	}
	return out
}

// events returns advice for what comes off the event stack.
func (ad adviser) events() []advice {
	var names []string
	for _, c := range ad.cat().Cards {
		if c.Is(catalog.EventType, ad.table.Book.Edition) && engine.Plays(c) && len(c.Play.Happens) == 1 && len(names) < 4 {
			names = append(names, c.Title(catalog.DE))
		}
	}
	return []advice{{{begins: "events:", rest: " " + strings.Join(names, ", ")}}}
}

// stacks returns advice for the cards on top of the draw stacks.
func (ad adviser) stacks() []advice {
	name := ""
	for _, c := range ad.cat().Cards {
		if name == "" && c.Is(catalog.Building, ad.table.Book.Edition) && engine.Plays(c) {
			name = c.Title(catalog.DE)
		}
	}
	var out []advice
	for _, p := range []engine.Player{engine.North, engine.South} {
		for n := range ad.start.Sides[p].Stacks {
			out = append(out, advice{{begins: fmt.Sprintf("%s stack %d:", p, n+1), rest: " 3 " + name + ", ..."}})
		}
	}
	return out
}
