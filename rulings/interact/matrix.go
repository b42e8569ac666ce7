package interact

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"io"
	"math"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/scenario"
)

//go:generate go test . -run TestMatrix -update -timeout 30m

//go:embed matrix.gz
var packed []byte

// World is an edition and a game that is played in it.
type World struct {
	Edition catalog.EditionID `json:"edition"`
	Game    catalog.Game      `json:"game"`
}

// Worlds lists every edition with each of its games, the oldest edition first.
func Worlds(cat *catalog.Catalog) []World {
	var out []World
	for _, e := range cat.Editions {
		for _, g := range e.Games {
			out = append(out, World{catalog.EditionID(e.ID), g})
		}
	}
	return out
}

// Matrix holds the results of all pairs of cards. It never changes.
type Matrix struct {
	head
	worlds map[World]int
	cards  map[string]int
	index  []uint16 // for each pair of cards and world: the place of its result
}

// head is what the file begins with.
type head struct {
	Worlds  []World  `json:"worlds"`
	Cards   []string `json:"cards"`
	Results []Result `json:"results"` // without their cases; the first one is that of cards that cannot meet
}

// Open returns the matrix that was made when the content was built.
func Open() (*Matrix, error) { return read(packed) }

func read(file []byte) (*Matrix, error) {
	z, err := gzip.NewReader(bytes.NewReader(file))
	if err != nil {
		return nil, fmt.Errorf("interactions: %w", err)
	}
	all, err := io.ReadAll(z)
	if err != nil {
		return nil, fmt.Errorf("interactions: %w", err)
	}
	text, index, ok := bytes.Cut(all, []byte("\n"))
	m := &Matrix{worlds: map[World]int{}, cards: map[string]int{}}
	if err := json.Unmarshal(text, &m.head); err != nil {
		return nil, fmt.Errorf("interactions: %w", err)
	}
	if n := len(m.Worlds) * len(m.Cards) * len(m.Cards) * 4; !ok || len(index) != n {
		return nil, fmt.Errorf("interactions: the index has %d bytes, not %d", len(index), n)
	}
	if len(m.Results) > 1+math.MaxUint16 {
		return nil, fmt.Errorf("interactions: %d results do not fit in 16 bits", len(m.Results))
	}
	m.index = make([]uint16, len(index)/4) // the file has four bytes for each
	for i := range m.index {
		m.index[i] = uint16(binary.LittleEndian.Uint32(index[4*i:]))
	}
	for i, w := range m.Worlds {
		m.worlds[w] = i
	}
	for i, id := range m.Cards {
		m.cards[id] = i
	}
	return m, nil
}

// Pairs says what one card does to another, as the engine plays it.
type Pairs interface {
	Between(Case) (Result, bool)
}

// Between returns what card a does to card b, or ok false if they cannot meet: one of them is unknown, or does not
// exist in that edition or game.
func (m *Matrix) Between(c Case) (r Result, ok bool) {
	a, okA := m.cards[c.A]
	b, okB := m.cards[c.B]
	w, okW := m.worlds[World{c.Edition, c.Game}]
	if !okA || !okB || !okW {
		return Result{Case: c, Outcome: None}, false
	}
	n := (a*len(m.Cards)+b)*len(m.Worlds) + w
	i := m.index[n]
	r = m.Results[i]
	r.Case = c
	return r, i != 0
}

// Of returns what card a does to other cards in an edition and game, and what they do to it, leaving out cards that
// have no effect on each other.
func (m *Matrix) Of(a string, w World) (does, suffers []Result) {
	for _, b := range m.Cards {
		if r, ok := m.Between(Case{a, b, w.Edition, w.Game}); ok && r.Outcome != None {
			does = append(does, r)
		}
		if r, ok := m.Between(Case{b, a, w.Edition, w.Game}); ok && r.Outcome != None && a != b {
			suffers = append(suffers, r)
		}
	}
	return does, suffers
}

// Make plays all pairs of cards in all editions and games and returns the file of the matrix.
//
// If old is not nil, only pairs with a changed card are played; other pairs keep their results. If pairs are given as
// changed, `A>B`, only these are.
func Make(
	cat *catalog.Catalog, lib *rulings.Library, books scenario.Books, old *Matrix, changed ...string,
) ([]byte, error) {
	h := head{Worlds: Worlds(cat), Results: []Result{{Outcome: None}}}
	cards := map[string]int{}
	for i, k := range cat.Cards {
		h.Cards, cards[k.ID] = append(h.Cards, k.ID), i
	}
	index := make([]byte, 4*len(h.Worlds)*len(h.Cards)*len(h.Cards))
	type done struct {
		world   int
		results []Result
	}
	finished := make(chan done)
	jobs := make(chan int)
	go func() {
		for i := range h.Worlds {
			jobs <- i
		}
		close(jobs)
	}()
	shared := newLinks(cat, lib)
	const workers = 2
	for range workers {
		go func() {
			for i := range jobs {
				d := done{world: i}
				w := newWorld(cat, books, shared, h.Worlds[i].Edition, h.Worlds[i].Game)
				w.all(old, changed, func(r Result) { d.results = append(d.results, r) })
				finished <- d
			}
		}()
	}
	byWorld := make([][]Result, len(h.Worlds))
	for range h.Worlds {
		d := <-finished
		byWorld[d.world] = d.results
	}
	places := map[string]uint32{}
	for w, results := range byWorld {
		for _, r := range results {
			n := (cards[r.A]*len(h.Cards)+cards[r.B])*len(h.Worlds) + w
			r.Case = Case{}
			key, err := json.Marshal(r)
			if err != nil {
				return nil, err
			}
			at, known := places[string(key)]
			if !known {
				at = uint32(len(h.Results))
				places[string(key)] = at
				h.Results = append(h.Results, r)
			}
			binary.LittleEndian.PutUint32(index[4*n:], at)
		}
	}
	text, err := json.Marshal(h)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	z, _ := gzip.NewWriterLevel(&out, gzip.BestCompression)
	z.Write(append(text, '\n'))
	z.Write(index)
	if err := z.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}
