package engine

import (
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"
	"catanica/content"
	"catanica/rulings"
)

var (
	mine = flag.Int("mine", 0, "random games (0: a sample) in which the miner looks for what each article decides")
	vein = flag.String("vein", "", "an article whose cards the miner prefers; "+
		"by default each game prefers another one's")
	mined    = flag.String("mined", "", "file for the figures of the miner (content/mined.yaml)")
	finds    = flag.String("finds", "", "folder for the scenarios of the miner")
	haulFile = flag.String("haul", "", "file of finished games, from which a stopped miner continues")
)

// find is a kind of difference that an article or a clause makes.
type find struct {
	rule string // id of the article or clause
	card string // id of the card that is played, built or resolved, or the verb of the move
	kind string // refused, allowed or outcome
}

func (f find) String() string { return f.rule + " " + f.kind + " " + f.card }

// miner compares each position of random games with what would be if one article were read wrongly. An article whose
// switch nothing looks at cannot make a difference there, so that only a few have to be tried.
type miner struct {
	t       *Table
	off     map[string]*Table // one for each article, made when it is needed
	options Options
	spy     *Table
	asked   map[string]bool // articles that the spy table has been asked for
	finder  Finder

	// parted are the articles without which the procedure in progress would have taken another course: from there on
	// nothing can be compared until it ends.
	parted map[string]bool

	example map[find]Move // a move of each difference in the position looked at last
}

func newMiner(tb testing.TB, g *playing) *miner {
	m := &miner{t: g.t, off: map[string]*Table{}, asked: map[string]bool{}, parted: map[string]bool{},
		example: map[find]Move{}}
	m.options = Options{Game: g.rules.game, Variant: g.rules.variant, Rows: g.rules.rows}
	if g.rules.facts {
		m.options.Assume = assumed(bookOf(tb, g.rules.edition))
	}
	spying := m.options
	spying.Consult = func(id string) { m.asked[id] = true }
	m.spy = NewTable(g.t.Book, spying)
	return m
}

func (m *miner) without(article string) *Table {
	t, ok := m.off[article]
	if !ok {
		o := m.options
		o.Off = []string{article}
		t = NewTable(m.t.Book, o)
		m.off[article] = t
	}
	return t
}

// consulted returns the articles whose switches do looks at, sorted.
func (m *miner) consulted(do func(t *Table)) []string {
	clear(m.asked)
	do(m.spy)
	return slices.Sorted(maps.Keys(m.asked))
}

// differences returns what the articles decide about the game's latest move: which moves were legal, and what came of
// the one that was made.
func (m *miner) differences(g *playing) []find {
	var out []find
	clear(m.example)
	note := func(f find, x Move) {
		if !slices.Contains(out, f) {
			out, m.example[f] = append(out, f), x
		}
	}
	made := g.moves[len(g.moves)-1]
	if len(g.prev.Frames) == 0 {
		clear(m.parted)
	}
	legal := m.finder.Legal(m.t, g.prev)
	for _, a := range m.consulted(func(t *Table) { m.finder.Legal(t, g.prev) }) {
		if m.parted[a] {
			continue
		}
		other := m.finder.Legal(m.without(a), g.prev)
		for _, x := range other {
			if !slices.Contains(legal, x) {
				note(find{a, m.about(g.prev, x), "refused"}, x)
			}
		}
		for _, x := range legal {
			if !slices.Contains(other, x) {
				note(find{a, m.about(g.prev, x), "allowed"}, x)
			}
		}
	}
	for _, a := range m.consulted(func(t *Table) { _, _, _ = Apply(t, g.prev, made) }) {
		if m.parted[a] {
			continue
		}
		other := m.without(a)
		if next, _, err := Apply(other, g.prev, made); err != nil || !same(other, next, m.t, g.s) {
			note(find{a, m.subject(g, a, made), "outcome"}, made)
			m.parted[a] = true
		}
	}
	return out
}

// same reports whether two positions are the same. Each is written with its own table, because an article that is off
// may give cards other effect words.
func same(t *Table, a *State, u *Table, b *State) bool {
	var x, y canon
	x.state(t, a)
	x.passing(t, a)
	y.state(u, b)
	y.passing(u, b)
	return bytes.Equal(x.Bytes(), y.Bytes())
}

// about returns what a move is about: its card, or else its verb.
func (m *miner) about(s *State, x Move) string {
	if x.Card != NoCard {
		return m.t.Book.ID(s.Cards[x.Card].Def)
	}
	if d, open := Open(m.t, s); open && d.Card != NoCard {
		return m.t.Book.ID(s.Cards[d.Card].Def)
	}
	return x.Verb.String()
}

// subject returns the card about which an outcome is: that of the first event that cites the article, or of the move.
func (m *miner) subject(g *playing, article string, made Move) string {
	for _, e := range g.last {
		if e.Card != NoCard && slices.Contains(e.Cites, article) {
			return m.t.Book.ID(g.s.Cards[e.Card].Def)
		}
	}
	return m.about(g.prev, made)
}

// dig plays a game, counts in how many of its positions each difference showed, and calls keep for each kind when it
// shows first.
func (m *miner) dig(g *playing, turns int, keep func(f find)) (seen map[find]int) {
	seen = map[find]int{}
	for int(g.s.Turn) <= turns && g.s.Winner == Chance && !g.stuck {
		if err := g.move(); err != nil || g.stuck {
			break
		}
		for _, f := range m.differences(g) {
			if seen[f]++; seen[f] == 1 {
				keep(f)
			}
		}
	}
	return seen
}

// showing returns the game up to its latest move as a failure that the shrinker can make small: one that shows f. It
// makes a miner of its own when it is needed, because a miner has many tables.
func showing(tb testing.TB, g *playing, f find) *failure {
	then := *g
	then.moves, then.finder = slices.Clone(g.moves), Finder{}
	var m *miner
	then.inv = []invariant{{f.String(), func(p *playing) error {
		if m == nil {
			m = newMiner(tb, p)
		}
		if len(p.moves) > 0 && slices.Contains(m.differences(p), f) {
			return fmt.Errorf("%s", f)
		}
		return nil
	}}}
	return &failure{f.String(), fmt.Errorf("%s", f), &then}
}

// treasure keeps, for each kind of difference that is wanted, where it showed first. It keeps no games, because games
// with their positions need much memory; a game is dealt again from its number.
type treasure struct {
	wanted map[[2]string]bool // articles with cards
	mu     sync.Mutex
	places map[find]place
}

// place is a position of the miner's games.
type place struct{ game, moves int }

func (t *treasure) keep(f find, at place) {
	if !t.wanted[[2]string{articleOf(f.rule), f.card}] {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if first, kept := t.places[f]; !kept || at.game < first.game {
		t.places[f] = at
	}
}

// TestMine plays random games and looks in each position for what each article decides. `make mine` plays 1000 of them
// and writes content/mined.yaml; in each game the player prefers the cards of another article.
func TestMine(t *testing.T) {
	if *mine == 0 {
		if *mine = 8; sample.Full() {
			*mine = 24
		}
	}
	cat := loadCatalog(t)
	lib, ps := rulings.Load(content.FS, cat)
	if err := ps.Err(); err != nil {
		t.Fatal(err)
	}
	var articles []*rulings.Ruling
	for _, mc := range lib.Mechanics {
		if r := lib.Ruling(mc.ID); r != nil && mc.Mechanical() && (*vein == "" || *vein == r.ID) {
			articles = append(articles, r)
		}
	}
	all := everyGame(t)
	found := &treasure{wanted: unproven(t, articles), places: map[find]place{}}
	deal := func(i int) *playing {
		cards := articles[i%len(articles)].Cards
		r := gameWith(t, all, cards, i/len(articles))
		return dealt(t, r, uint64(i), favoring(bookOf(t, r.edition), cards))
	}
	results := make([]map[find]int, *mine)
	kept := openHauls(t)
	for i, h := range kept.games {
		if i < *mine {
			results[i] = h.seen(found)
		}
	}
	jobs := make(chan int)
	var wg sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		wg.Go(func() {
			for i := range jobs {
				g := deal(i)
				m, first := newMiner(t, g), map[find]int{}
				results[i] = m.dig(g, 30, func(f find) {
					first[f] = len(g.moves)
					found.keep(f, place{i, len(g.moves)})
				})
				kept.add(t, i, results[i], first)
			}
		})
	}
	for i := range *mine {
		if results[i] == nil {
			jobs <- i
		}
	}
	close(jobs)
	wg.Wait()
	games, kinds := map[string]int{}, map[find]int{}
	for _, seen := range results {
		in := map[string]bool{}
		for f, n := range seen {
			in[articleOf(f.rule)] = true
			kinds[f] += n
		}
		for a := range in {
			games[a]++
		}
	}
	never := 0
	for _, r := range articles {
		if games[r.ID] == 0 {
			never++
		}
	}
	t.Logf("%d games, %d kinds of differences, %d of %d articles decide something in none",
		*mine, len(kinds), never, len(articles))
	if len(kinds) == 0 || never == len(articles) {
		t.Error("no article makes a difference in random play: the miner is blind")
	}
	if *mined != "" {
		writeMined(t, articles, games)
	}
	if *finds != "" {
		writeFinds(t, found.places, deal)
	}
}

// gameWith returns the n-th of the games in which most of the cards can be dealt, counted round and round.
func gameWith(t *testing.T, all []rules, cards []string, n int) rules {
	most, with := 0, []rules(nil)
	for _, r := range all {
		b, can := bookOf(t, r.edition), 0
		for _, p := range poolOf(b, r) {
			if slices.Contains(cards, b.defs[p.def].id) {
				can++
			}
		}
		if can > most {
			most, with = can, nil
		}
		if can == most {
			with = append(with, r)
		}
	}
	return with[n%len(with)]
}

// favoring returns the memory of a player who has rarely seen the cards, and everything else often.
func favoring(b *Book, cards []string) *tally {
	memory := newTally()
	for i := range b.defs {
		if !slices.Contains(cards, b.defs[i].id) {
			memory.dealt[int16(i)], memory.played[int16(i)] = 1000, 1000
		}
	}
	return memory
}

// writeMined writes how often each article decides something in random play.
func writeMined(t *testing.T, articles []*rulings.Ruling, games map[string]int) {
	var out strings.Builder
	fmt.Fprintf(&out, "# How often each article decides something in random play. Made by `make mine`.\n"+
		"games: %d\narticles:\n", *mine)
	for _, r := range articles {
		fmt.Fprintf(&out, "  - {id: %q, games: %d}\n", r.ID, games[r.ID])
	}
	if err := os.WriteFile(*mined, []byte(out.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// unproven returns the articles with each card that the article names and that none of its proofs has. Without -finds
// nothing is wanted.
func unproven(t *testing.T, articles []*rulings.Ruling) map[[2]string]bool {
	out := map[[2]string]bool{}
	if *finds == "" {
		return out
	}
	cat, proofs := loadCatalog(t), proofTexts(t)
	for _, r := range articles {
		for _, id := range r.Cards {
			if k := cat.Card(id); k != nil && !mentions(proofs[r.ID], k) {
				out[[2]string{r.ID, id}] = true
			}
		}
	}
	return out
}

// kindsOfFinds are the kinds of differences; what changes the position shows most.
var kindsOfFinds = [...]string{"outcome", "refused", "allowed"}

// writeFinds writes a scenario for each pair of an article and a card: the shortest game that the shrinker finds. A
// reader who confirms it against the text makes it a proof. Of the finds of a pair the first by name is written.
func writeFinds(t *testing.T, first map[find]place, deal func(game int) *playing) {
	written := map[[2]string]bool{}
	inOrder := slices.SortedFunc(maps.Keys(first), func(a, b find) int { return cmp.Compare(a.String(), b.String()) })
	for _, kind := range kindsOfFinds {
		for _, f := range inOrder {
			article := articleOf(f.rule)
			pair := [2]string{article, f.card}
			if f.kind != kind || written[pair] {
				continue
			}
			name := fmt.Sprintf("%s-%s-%s", article, f.kind, f.card)
			g := deal(first[f].game)
			for len(g.moves) < first[f].moves {
				if err := g.move(); err != nil {
					t.Fatalf("%s: game %d goes another way when it is played again: %v", f, first[f].game, err)
				}
			}
			text := draft(t, showing(t, g, f).shrink(), f, name)
			text = strings.Replace(text, "\nedition:", "\nproves: "+f.rule+"\nedition:", 1)
			if err := os.WriteFile(filepath.Join(*finds, name+".scn"), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
			written[pair] = true
		}
	}
	t.Logf("%d scenarios written to %s", len(written), *finds)
}

// draft writes the game that shows a difference. If the article refuses a move, the game ends with that refusal.
func draft(t *testing.T, small *failure, f find, name string) string {
	g := small.game
	if f.kind != "refused" {
		return g.scenario(name, f.String())
	}
	m := newMiner(t, g)
	m.differences(g)
	x := m.example[f]
	w := &scenarioWriter{playing: g}
	refused := fmt.Sprintf("  refused %s: %s\n", articleOf(f.rule), w.move(g.prev, x))
	before := *g
	before.moves = g.moves[:len(g.moves)-1]
	return before.scenario(name, f.String()) + refused
}

// proofTexts returns the scenarios that prove each article.
func proofTexts(t *testing.T) map[string]string {
	out := map[string]string{}
	err := fs.WalkDir(content.FS, "scenarios", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(content.FS, path)
		for line := range strings.Lines(string(text)) {
			if list, ok := strings.CutPrefix(strings.TrimSpace(line), "proves:"); ok {
				for _, id := range strings.Split(list, ",") {
					article, _, _ := strings.Cut(strings.TrimSpace(id), "/")
					out[article] += string(text)
				}
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// mentions reports whether a text has one of the card's names.
func mentions(text string, k *catalog.Card) bool {
	return strings.Contains(text, k.ID) || strings.Contains(text, k.Name.DE) || strings.Contains(text, k.Name.EN)
}
