package engine

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/content"
)

// loaded is the content's catalogue, read once for all tests.
var loaded = sync.OnceValues(func() (*catalog.Catalog, error) {
	cat, ps := catalog.Load(content.FS)
	return cat, ps.Err()
})

func loadCatalog(t testing.TB) *catalog.Catalog {
	t.Helper()
	cat, err := loaded()
	if err != nil {
		t.Fatal(err)
	}
	return cat
}

var books sync.Map // EditionID to *Book

func bookOf(t testing.TB, e catalog.EditionID) *Book {
	t.Helper()
	if b, ok := books.Load(e); ok {
		return b.(*Book)
	}
	b, ps := Compile(loadCatalog(t), e)
	if err := ps.Err(); err != nil {
		t.Fatal(err)
	}
	books.Store(e, b)
	return b
}

// rules are a game as the random player plays it.
type rules struct {
	name    string
	game    catalog.Game
	edition catalog.EditionID
	sets    []string // whose cards are shuffled into the stacks
	events  []string // further events
	out     []string // cards that both players have out from the start
	open    []string // cards that lie open in the middle
	rich    bool     // with a city and a citadel, full landscapes, and attacks allowed from the start
	facts   bool     // with cards of which no source states enough: all numbers are assumed, and a move may be undecided
	variant string   // of the ways to play that differ from the game (content/variants)
	rows    Rows     // of the small card tournament
	size    int      // how many cards are drawn for a deck, rarely seen ones first; 0 takes all of the sets
}

// variants are the games that are played at random: the base game today and as it was, the extended game with the
// events of two sets, and the tournament game with a deck of base cards for each player.
var variants = []rules{
	{name: "basic 2005", game: catalog.Basic, edition: catalog.Ed2005, sets: []string{"grundspiel"}},
	{name: "basic 1996", game: catalog.Basic, edition: catalog.Ed1996, sets: []string{"grundspiel"}},
	{name: "extended 2005", game: catalog.Extended, edition: catalog.Ed2005, sets: []string{"grundspiel"},
		events: []string{"goldene-zeiten", "unruhen", "unruhen", "komet", "kirchenfest"}, out: []string{"volksstimmung"}},
	{name: "tournament 2004", game: catalog.Tournament, edition: catalog.Ed2004, sets: []string{"grundspiel"},
		events: []string{"komet", "tanz-der-einhoerner"}},
	{name: "all sets 2005", game: catalog.Tournament, edition: catalog.Ed2005, facts: true, rich: true,
		sets: []string{"grundspiel", "ruh", "wuf", "pui", "huw", "zud", "buh", "kuw"}, out: []string{"volksstimmung"},
		open: []string{"zitadelle", "zitadelle", "zitadelle", "metropole", "metropole"}},
	{name: "all sets 1998", game: catalog.Extended, edition: catalog.Ed1998, facts: true, rich: true,
		sets: []string{"grundspiel", "ruh", "wuf", "pui", "huw", "zud"},
		open: []string{"zitadelle", "zitadelle", "zitadelle", "metropole", "metropole"}},
}

// assumed are all facts that no source states: without them the sets other than the base game would stand still.
func assumed(b *Book) []Assumption {
	var out []Assumption
	cost := catalog.Cost{catalog.Ore: 1, catalog.Brick: 1}
	for i := range b.defs {
		d := b.defs[i]
		for kind, unknown := range map[string]bool{
			"cost": d.costIs == catalog.Unknown, "price": d.priceIs == catalog.Unknown,
			"gain": d.gain == nil, "loss": d.loss == nil, "number": d.number == 0,
			"victory": d.victory.is == catalog.Unknown, "strength": d.strength.is == catalog.Unknown,
			"tournament": d.tournament.is == catalog.Unknown, "commerce": d.commerce.is == catalog.Unknown,
		} {
			if unknown {
				out = append(out, Assumption{Card: d.id, Kind: kind, Cost: cost, N: 1})
			}
		}
	}
	return out
}

// playing is a random game: the table, the position, and how it came about.
type playing struct {
	t        *Table
	s        *State
	rng      *rand.Rand
	seed     uint64
	moves    []Move
	start    *State
	rules    rules
	finder   Finder
	stuck    bool          // the game hangs on a fact that no source states
	seen     *tally        // what came up in this game
	rare     *tally        // what came up in games before it, by which the player chooses; nil for a player without memory
	rarities map[int16]int // what rarity has said
	kept     []kept        // positions passed through
	prev     *State        // the position before the last move
	last     []Event       // what the last move brought about
	quick    bool          // do not look whether a move changes the passed position: two hashes for each move
	inv      []invariant   // what is checked after each move
	ids      []string      // by Card.Def, for the judges
	judges   map[string]*judged
	sets     []string // from whose boxes the opening deals
	dealt    int      // the number of cards once the opening is over
}

// newGame deals a game: two start principalities, all cards of the sets that the engine plays shuffled into the
// stacks, three cards in each hand, the events of the sets, the landscapes of the box.
func newGame(tb testing.TB, r rules, seed uint64) *playing {
	tb.Helper()
	return dealt(tb, r, seed, nil)
}

// dealt is newGame for a player who remembers what came up in the games before.
func dealt(tb testing.TB, r rules, seed uint64, rare *tally) *playing {
	tb.Helper()
	if rare != nil && opens(seed) {
		return opened(tb, r, seed, rare)
	}
	g := &playing{t: tableFor(tb, r), rng: seeded(seed), seed: seed, rules: r, seen: newTally(), rare: rare}
	s := &State{Turn: 1, Active: Player(g.rng.IntN(2)), Winner: Chance}
	g.s = s
	for p := range s.Sides {
		s.Sides[p].principality(p)
		if r.rich {
			s.Sides[p].enrich(g.rng.IntN(3) == 0)
			s.Gate = true
		}
	}
	g.landscapes()
	if r.variant == Beginners {
		s.Gate = true // whether there is a threshold no source says (unclearGate)
	}
	decks := 1
	if !g.t.common() {
		decks = 2
	}
	for d := range decks {
		g.deal(tb, r, Player(d))
	}
	for p := range s.Sides {
		side := g.piles(Player(p))
		for range 3 {
			st := &side.Stacks[g.rng.IntN(len(side.Stacks))]
			c := st.Top[g.rng.IntN(len(st.Top))]
			st.remove(c)
			s.Sides[p].Hand.Top = append(s.Sides[p].Hand.Top, c)
		}
		for _, id := range r.out {
			c := g.card(tb, id, Player(p))
			g.seen.dealt[s.Cards[c].Def]++
			k := &s.Cards[c]
			k.By, k.Side, k.Laid, k.At, k.Stars = Player(p), Player(p), true, Spot{Kind: OnTable}, 1
			if r.rich {
				k.Stars = int8(g.rng.IntN(4))
			}
			s.Sides[p].Laid = append(s.Sides[p].Laid, c)
		}
	}
	if r.rich {
		for p := range s.Sides {
			g.grant(tb, Player(p))
		}
	}
	for _, id := range r.open {
		s.Display.Top = append(s.Display.Top, g.card(tb, id, North))
	}
	settled, err := Settle(g.t, s)
	if err != nil {
		tb.Fatal(err)
	}
	g.s, g.start = settled, settled.Clone()
	return g
}

// principality lays the nine crest cards of a player: the numbers of the second player's landscapes are one higher.
func (s *Side) principality(p int) {
	s.Places = []Place{{Col: 1, Name: 'A'}, {Col: 3, Name: 'B'}}
	s.Roads = []Col{2}
	for i, k := range [6]Kind{Grain, Ore, Wool, Lumber, Brick, Gold} {
		row := int8(1)
		if i%2 == 1 {
			row = -1
		}
		s.Lands = append(s.Lands, Landscape{Kind: k, Number: int8((i+p)%6) + 1, Stock: 1, Col: Col(i / 2 * 2), Row: row})
	}
}

// enrich gives a player a city and a citadel, or two cities, and fills the landscapes.
func (s *Side) enrich(plain bool) {
	s.Places[0].Kind, s.Places[1].Kind = CityPlace, CitadelPlace
	if plain {
		s.Places[1].Kind = CityPlace
	}
	for i := range s.Lands {
		s.Lands[i].Stock = 3
	}
}

// landscapes are the eleven of the stack, in a random order.
func (g *playing) landscapes() {
	box := []Landscape{
		{Kind: Grain, Number: 3}, {Kind: Grain, Number: 5}, {Kind: Ore, Number: 4}, {Kind: Ore, Number: 6},
		{Kind: Wool, Number: 1}, {Kind: Wool, Number: 5}, {Kind: Lumber, Number: 2}, {Kind: Lumber, Number: 6},
		{Kind: Brick, Number: 3}, {Kind: Brick, Number: 4}, {Kind: Gold, Number: 2},
	}
	g.rng.Shuffle(len(box), func(i, j int) { box[i], box[j] = box[j], box[i] })
	g.s.Landscapes = LandStack{Top: box, Stated: true}
}

func (g *playing) piles(p Player) *Side { return look(g.t, g.s).pilesOf(p) }

func (g *playing) card(tb testing.TB, id string, owner Player) CardNo {
	tb.Helper()
	def, ok := g.t.Book.Def(id)
	if !ok {
		tb.Fatalf("there is no card %q", id)
	}
	g.s.Cards = append(g.s.Cards, Card{Def: def, Owner: owner})
	return CardNo(len(g.s.Cards) - 1)
}

// deal shuffles the cards of the sets into p's stacks and their events into the event stack.
func (g *playing) deal(tb testing.TB, r rules, p Player) {
	var deck, events []CardNo
	for _, def := range g.draw(r) {
		g.s.Cards = append(g.s.Cards, Card{Def: def, Owner: p})
		if c := CardNo(len(g.s.Cards) - 1); g.t.defs[def].is(catalog.EventType) {
			events = append(events, c)
		} else {
			deck = append(deck, c)
		}
	}
	if p == North {
		for _, id := range r.events {
			events = append(events, g.card(tb, id, p))
		}
	}
	g.rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	side, n := g.piles(p), stacksOf(r)
	side.Stacks = make([]Pile, n)
	for i, c := range deck {
		st := &side.Stacks[i%n]
		st.Top = append(st.Top, c)
	}
	g.s.Events.Top = append(g.s.Events.Top, events...)
	g.rng.Shuffle(len(g.s.Events.Top), func(i, j int) {
		top := g.s.Events.Top
		top[i], top[j] = top[j], top[i]
	})
}

// draw are the cards of a deck with its events, by their Defs: all copies of the sets, or so many of them, those first
// that have rarely been seen.
func (g *playing) draw(r rules) []int16 {
	pool := poolOf(g.t.Book, r)
	var out []int16
	if r.size == 0 {
		for _, in := range pool {
			for range in.copies {
				out = append(out, in.def)
			}
		}
	} else {
		out = append(g.some(pool, r.size, false), g.some(pool, 10, true)...)
	}
	for _, def := range out {
		g.seen.dealt[def]++
	}
	return out
}

// some draws n copies out of the pool, or as many as there are.
func (g *playing) some(pool []pooled, n int, events bool) []int16 {
	var left []pooled
	for _, in := range pool {
		if g.t.defs[in.def].is(catalog.EventType) == events {
			left = append(left, in)
		}
	}
	var out []int16
	for len(out) < n && len(left) > 0 {
		total := 0
		for _, in := range left {
			total += g.rarity(in.def)
		}
		k, i := g.rng.IntN(total), 0
		for ; i < len(left)-1; i++ {
			if k -= g.rarity(left[i].def); k < 0 {
				break
			}
		}
		out = append(out, left[i].def)
		if left[i].copies--; left[i].copies == 0 {
			left = slices.Delete(left, i, i+1)
		}
	}
	return out
}

// rarity is large for a card that has rarely been seen, or one of whose words has.
func (g *playing) rarity(def int16) int {
	if g.rare == nil {
		return 1
	}
	if r, ok := g.rarities[def]; ok {
		return r
	}
	n := g.rare.played[def]
	d := g.t.defs[def]
	for _, nodes := range [][]int16{d.played, d.reacts, d.happens, d.works, d.built} {
		for _, i := range nodes {
			if w := g.t.Book.nodes[i].word.Name; w != "unplayed" {
				n = min(n, g.rare.words[w])
			}
		}
	}
	r := 1 + 400/(4+n) + 160000/((4+n)*(4+n))
	if g.rarities == nil {
		g.rarities = map[int16]int{}
	}
	g.rarities[def] = r
	return r
}

// told is the game as text, for a failure.
func (g *playing) told() string {
	var b strings.Builder
	fmt.Fprintf(&b, "seed %d, %d moves:\n", g.seed, len(g.moves))
	for i, m := range g.moves {
		fmt.Fprintf(&b, "%3d %s\n", i+1, g.tellMove(m))
	}
	return b.String()
}

func (g *playing) tellMove(m Move) string {
	name := func(c CardNo) string {
		if c == NoCard {
			return "-"
		}
		return fmt.Sprintf("%s#%d", g.t.Book.ID(g.s.Cards[c].Def), c)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s", m.Who, m.Verb)
	add := func(label string, value any, zero bool) {
		if !zero {
			fmt.Fprintf(&b, " %s %v", label, value)
		}
	}
	add("", name(m.Card), m.Card == NoCard)
	add("on", name(m.On), m.On == NoCard)
	add("at", m.At, m.At == Spot{})
	add("n", m.N, m.N == 0)
	add("face", m.Face, m.Face == NoFace)
	add("give", m.Give, m.Give == Bag{})
	add("get", m.Get, m.Get == Bag{})
	add("lands", m.Lands, m.Lands == [2]Landscape{})
	add("reveals", g.t.Book.ID(m.Reveals.Def()), m.Reveals == 0)
	add("a", m.Central, !m.Place)
	add("a", "road", !m.Road)
	add("", "chosen", !m.Chosen)
	return b.String()
}

func seeded(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 7)) }
