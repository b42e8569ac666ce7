package engine

import (
	"slices"
	"sync"
	"testing"

	"catanica/catalog"
)

// everyGame are the games of TestRandomPlay: each edition with each of its games, the extended one with each theme set,
// with two and with all, the tournament with all there is, those cards as well of which no source names the set (""),
// and the variants that the engine plays. Each is played as the sources state it, with the cards whose facts suffice,
// and once more with all cards and every unstated number assumed; the base game as it is.
func everyGame(tb testing.TB) []rules {
	cat := loadCatalog(tb)
	var out []rules
	for _, e := range cat.Editions {
		var themes, all []string
		for _, s := range cat.Sets {
			if e.ID.AtLeast(s.From) && (s.Until == "" || !e.ID.AtLeast(s.Until)) {
				if all = append(all, s.ID); s.Kind == "theme" {
					themes = append(themes, s.ID)
				}
			}
		}
		vary := func(g catalog.Game, variant string, rows Rows, name string, sets ...string) {
			r := rules{name: string(g) + " " + string(e.ID) + name, game: g, edition: e.ID, sets: sets, size: 36,
				variant: variant, rows: rows}
			if g != catalog.Tournament || variant != "" {
				r.size = 60
			}
			if slices.Contains(sets, "kuw") {
				r.out = []string{"volksstimmung"}
			}
			if slices.Contains(sets, "zud") {
				r.open = []string{"zitadelle", "zitadelle", "zitadelle"}
			}
			out = append(out, r)
			r.rich, r.facts, r.name = true, true, r.name+", all assumed"
			out = append(out, r)
		}
		add := func(g catalog.Game, name string, sets ...string) { vary(g, "", Rows{}, name, sets...) }
		for _, game := range e.Games {
			switch game {
			case catalog.Basic:
				out = append(out, rules{name: "basic " + string(e.ID), game: game, edition: e.ID, sets: []string{"grundspiel"}})
			case catalog.Extended:
				for i, s := range themes {
					add(game, " "+s, "grundspiel", s)
					if next := themes[(i+1)%len(themes)]; next != s {
						add(game, " "+s+" "+next, "grundspiel", s, next)
					}
				}
				every := append([]string{"grundspiel", ""}, themes...)
				add(game, " all", every...)
				if e.ID.AtLeast(catalog.Ed2004) {
					vary(game, "rows", Rows{}, " rows", append([]string{"grundspiel"}, themes[:3]...)...)
					vary(game, "bears", Rows{}, " bears", every...)
					vary(game, SmallTournament, Rows{North: 3, South: 3, Neutral: 4}, " small tournament", every...)
				}
			case catalog.Tournament:
				add(game, " all", append(slices.Clone(all), "")...)
				if e.ID == catalog.Ed1997 {
					vary(game, Beginners, Rows{}, " beginners", append(slices.Clone(all), "")...)
				}
			}
		}
	}
	return out
}

// stacksOf is how many draw stacks there are (kuw.turnier.deck, kuw.erweitert.aufstellung, 101.D.c d; of variants
// 101.D.c c, 106.B.a, 106.C.a, 106.D.a).
func stacksOf(r rules) int {
	switch r.variant {
	case Beginners:
		return 8
	case "rows":
		return 4 + 2*(len(r.sets)-1)
	case "bears":
		return 9
	case SmallTournament:
		return r.rows.Stacks()
	}
	switch r.game {
	case catalog.Tournament:
		return 4
	case catalog.Extended:
		return 6
	}
	return 5
}

// pooled is a card that can be dealt, and how many copies of it there are.
type pooled struct {
	def    int16
	copies int
}

var (
	pools     sync.Map // name of the rules to []pooled
	tablesFor sync.Map // name of the rules to *Table
)

// tableFor is the table of a game; with facts, all that no source states is assumed.
func tableFor(tb testing.TB, r rules) *Table {
	if t, ok := tablesFor.Load(r.name); ok {
		return t.(*Table)
	}
	o := Options{Game: r.game, Variant: r.variant, Rows: r.rows}
	if r.facts {
		o.Assume = assumed(bookOf(tb, r.edition))
	}
	t := NewTable(bookOf(tb, r.edition), o)
	tablesFor.Store(r.name, t)
	return t
}

// poolOf are the cards of the sets that the engine plays; without assumptions those only whose facts suffice.
func poolOf(b *Book, r rules) []pooled {
	if p, ok := pools.Load(r.name); ok {
		return slices.Clone(p.([]pooled))
	}
	var out []pooled
	for i := range b.defs {
		d := b.defs[i]
		if d.class == "central" && !d.is(catalog.Metropolis) || !d.plays || d.is(catalog.Counter) ||
			r.size > 0 && !r.facts && !d.suffices(b) {
			continue
		}
		if len(d.card.Sets) == 0 && slices.Contains(r.sets, "") && d.class != "" {
			out = append(out, pooled{int16(i), 2})
		}
		for _, set := range r.sets {
			if in, ok := d.card.InSet(set); ok {
				out = append(out, pooled{int16(i), max(1, in.Copies.N)})
				break
			}
		}
	}
	pools.Store(r.name, out)
	return slices.Clone(out)
}

// needsNumbers reports whether an event gives or takes what only an assumption can tell.
func (d *def) needsNumbers(b *Book) bool {
	isMuster := func(i int16) bool { return b.nodes[i].word.Name == "muster" }
	return (d.gain == nil || d.loss == nil) && slices.ContainsFunc(d.happens, isMuster)
}

// suffices reports whether the sources state enough to play the card: what it costs, and the points of what is built.
func (d *def) suffices(b *Book) bool {
	if d.is(catalog.EventType) {
		return !d.needsNumbers(b)
	}
	stands := d.is(catalog.Building) || d.is(catalog.Unit)
	unknown := func(p points) bool { return p.is == catalog.Unknown }
	return d.costIs != catalog.Unknown &&
		!(stands && (unknown(d.victory) || unknown(d.strength) || unknown(d.tournament) || unknown(d.commerce)))
}
