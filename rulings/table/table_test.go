package table_test

import (
	"context"
	"flag"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"catanica/rulings/scenario"
	"catanica/rulings/scenario/scenariotest"
	"catanica/rulings/table"

	"golang.org/x/tools/txtar"
)

var update = flag.Bool("update", false, "add the golden links that are missing")

var books = scenariotest.Books

var cat = scenariotest.Catalog

// texts returns the embedded scenarios, sorted by file.
func texts() []string {
	sources := scenariotest.Sources()
	var out []string
	for _, name := range slices.Sorted(maps.Keys(sources)) {
		out = append(out, sources[name])
	}
	return out
}

// TestReadWrite reads every embedded scenario as a tree: its text has the same lines, and its line is played with the
// same positions.
func TestReadWrite(t *testing.T) {
	for _, text := range texts() {
		tree, file, errs := table.Read(cat(), text, "")
		if len(errs) > 0 {
			t.Fatal(errs)
		}
		again, _, errs := table.Read(cat(), tree.Text(), "")
		if len(errs) > 0 || again.Text() != tree.Text() || len(again.Nodes) != len(tree.Nodes) {
			t.Errorf("%s: reads back differently: %v\n%s", file.ID, errs, tree.Text())
		}
		want := scenario.Replay(context.Background(), file, books(), scenario.Options{})
		if !want.OK {
			continue // pending
		}
		g, _ := table.Begin(&tree, file, books())
		got := g.Line(context.Background(), tree.Line(0))
		if !got.OK || len(got.Steps) != len(want.Steps) || len(got.Expectations) != len(want.Expectations) {
			t.Errorf("%s: %v, %d of %d steps, %d of %d expectations", file.ID, got.Trouble, len(got.Steps), len(want.Steps),
				len(got.Expectations), len(want.Expectations))
			continue
		}
		for i := range got.Steps {
			if got.Steps[i].Hash != want.Steps[i].Hash {
				t.Errorf("%s: another position after step %d", file.ID, i+1)
			}
		}
	}
}

const fork = `id: fork
edition: 2004

start
  turn 9
  active north
  gate open
  north axis: settlement A, road, settlement B
  south axis: city A, road, settlement B
  south at A: Feuerwache, Bibliothek
  south on Feuerwache: Hexe (north)
  north hand: Feuerteufel
  south hand: none

play
  # the attack
  north plays Feuerteufel
  die 3
  expect north decides
  north chooses Bibliothek
branch 1 after 1
  die 6
  north ends main
branch 2 after 2
  refused 112.G.e: north chooses Feuerwache
branch 3 after 1.2
  undecided: north builds city A
`

func read(t *testing.T, text string) (table.Tree, *scenario.File) {
	t.Helper()
	tree, file, errs := table.Read(cat(), text, "")
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	return tree, file
}

func TestBranches(t *testing.T) {
	tree, file := read(t, fork)
	if got := tree.Text(); got != fork {
		t.Errorf("got\n%s", got)
	}
	res := scenario.Replay(context.Background(), file, books(), scenario.Options{})
	if !res.OK || len(res.Branches) != 3 || res.Branches[2].Steps[0].N != 3 {
		t.Fatalf("simulate plays the branches otherwise: %+v %v", res.Branches, res.Trouble)
	}
	var paths []string
	for n := range tree.Nodes {
		paths = append(paths, tree.Path(n))
		if found, ok := tree.Find(tree.Path(n)); !ok || found != n {
			t.Errorf("the path %q of node %d leads to %d", tree.Path(n), n, found)
		}
	}
	// deleting a branch moves no other node
	n, _ := tree.Find(paths[len(paths)-1])
	tree.Remove(tree.Nodes[n].Parent)
	for _, p := range paths[:4] {
		if _, ok := tree.Find(p); !ok {
			t.Errorf("%q is gone with another branch", p)
		}
	}
	if found, ok := tree.Find(paths[len(paths)-1]); ok || tree.Depth(found) != 1 {
		t.Errorf("the path of a removed node leads to depth %d", tree.Depth(found))
	}
}

func TestAdd(t *testing.T) {
	tree, _ := read(t, fork)
	same := tree.Add(cat(), tree.Step(2), "Nord wählt Bibliothek", false)
	if same != tree.Step(3) {
		t.Error("the same move in German makes a twin")
	}
	refused := tree.Nodes[tree.Step(2)].Children[1]
	on := tree.Add(cat(), refused, "north chooses Markt", false)
	if tree.Nodes[on].Parent != tree.Step(2) {
		t.Error("from a refused move the game goes on from before it")
	}
	tree.Promote(on)
	if line := tree.Line(0); line[3] != on {
		t.Errorf("the promoted node is not in the main line: %v", line)
	}
	again, _ := read(t, tree.Text())
	if again.Path(again.Step(3)) != tree.Path(on) {
		t.Error("the path changes with the order of the lines")
	}
}

func TestTry(t *testing.T) {
	tree, file := read(t, fork)
	g, errs := table.Begin(&tree, file, books())
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	for _, c := range []struct {
		at         int
		line, want string
		status     scenario.Status
	}{
		{2, "Nord wählt Bibliothek", "Nord wählt Bibliothek", scenario.Holds},
		{2, "north chooses Feuerwache", "refused 112.G.e, 123.AH.a, 103.P.a: north chooses Feuerwache", scenario.Holds},
		{2, "north ends turn", "north ends turn", scenario.Mistaken},
		{2, "north dances", "north dances", scenario.Mistaken},
		{3, "north builds city A", "undecided: north builds city A", scenario.Holds},
	} {
		got, p := g.Try(context.Background(), tree.Step(c.at), c.line)
		if got != c.want || p.Status != c.status {
			t.Errorf("%q after step %d: got %q, %s %v", c.line, c.at, got, p.Status, p.Trouble)
		}
	}
}

const island = `id: island
game: almanac
players: 3

start
  board example
  active red
  phase roll
  red settlement: B2-S
  red road: B2-SE
  red hand: 1 wool
  blue settlement: D3-N
  blue hand: 3 ore
  white hand: none
  supply: 20 ore, 20 wool, 20 grain, 20 brick, 20 lumber

play
  red rolls 3 3
  expect red points 1
branch 1 after 0
  red rolls 3 4
  red moves robber to D3
  red robs blue: ore
branch 2 after 1.2
  refused almanach.raeuber, almanach.sieben, almanach.ritter: red robs white: ore
`

// TestBoardTable reads, plays and extends the tree of a board game, whose game says which lines are the same.
func TestBoardTable(t *testing.T) {
	tree, file := read(t, island)
	if got := tree.Text(); got != island {
		t.Errorf("got\n%s", got)
	}
	res := scenario.Replay(context.Background(), file, books(), scenario.Options{})
	if !res.OK || len(res.Branches) != 2 || !res.Branches[1].OK || res.Branches[1].Steps[0].N != 3 {
		t.Fatalf("simulate: %v %+v", res.Trouble, res.Branches)
	}
	g, errs := table.Begin(&tree, file, books())
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	seven := tree.Nodes[0].Children[1]
	line := g.Line(context.Background(), tree.Line(seven))
	if !line.OK || len(line.Steps) != 3 || line.Steps[2].Hash != res.Branches[0].Steps[2].Hash {
		t.Errorf("the branch plays otherwise at the table: %v", line.Trouble)
	}
	if same := tree.Add(cat(), 0, "Rot würfelt 3 4", false); same != seven {
		t.Error("the same roll in German makes a twin")
	}
	robber := tree.Nodes[seven].Children[0]
	for _, c := range []struct {
		at         int
		line, want string
		status     scenario.Status
	}{
		{robber, "Rot beraubt Blau: Erz", "Rot beraubt Blau: Erz", scenario.Holds},
		{seven, "red moves robber to C3",
			"refused almanach.raeuber, almanach.sieben, almanach.ritter: red moves robber to C3", scenario.Holds},
		{robber, "red robs blue: wool", "red robs blue: wool", scenario.Mistaken},
		{0, "red jumps", "red jumps", scenario.Mistaken},
	} {
		got, p := g.Try(context.Background(), c.at, c.line)
		if got != c.want || p.Status != c.status {
			t.Errorf("%q: got %q, %s %v", c.line, got, p.Status, p.Trouble)
		}
	}
	broken, file := read(t, strings.Replace(island, "red hand: 1 wool", "red hand: 99 wool", 1))
	g, errs = table.Begin(&broken, file, books())
	if len(errs) == 0 || g.Start().Board == nil {
		t.Error("an impossible position is not drawn")
	}
	if res := g.Line(context.Background(), broken.Line(0)); len(res.Steps) > 0 {
		t.Error("an impossible position is played on")
	}
}

// TestLinks opens the golden links of every version. Links that were given out keep opening, so none may change.
func TestLinks(t *testing.T) {
	const name = "testdata/links.txtar"
	ar, err := txtar.ParseFile(name)
	if err != nil && !*update {
		t.Fatal(err)
	}
	if *update {
		out := &txtar.Archive{Comment: []byte("Links of each version of the format, then the text that each opens. " +
			"Add links, change none.\n")}
		for _, text := range append([]string{fork}, texts()[7], texts()[101]) {
			out.Files = append(out.Files, txtar.File{Name: table.Pack(text), Data: []byte(text)})
		}
		if err := os.WriteFile(name, txtar.Format(out), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	for _, f := range ar.Files {
		if got, err := table.Unpack(f.Name); err != nil || got != string(f.Data) {
			t.Errorf("%s: %v\n%s", f.Name, err, got)
		}
	}
	if len(ar.Files) < 3 {
		t.Error("there are no golden links")
	}
	sizes := []int{}
	for _, text := range texts() {
		if got, err := table.Unpack(table.Pack(text)); err != nil || got != text {
			t.Errorf("packed and unpacked it differs: %v", err)
		}
		sizes = append(sizes, len(table.Pack(text)))
	}
	slices.Sort(sizes)
	if median := sizes[len(sizes)/2]; median > 600 {
		t.Errorf("the median link has %d characters", median)
	}
	for _, bad := range []string{"", "1", "1.", "2.AAAA", "1.%%", "0.AAAA", "1." + strings.Repeat("A", 20<<10)} {
		if text, err := table.Unpack(bad); err == nil && text != "" {
			t.Errorf("%q opens: %q", bad, text)
		}
	}
}

func FuzzUnpack(f *testing.F) {
	f.Add(table.Pack(fork))
	f.Fuzz(func(t *testing.T, link string) {
		text, err := table.Unpack(link)
		if err != nil {
			return
		}
		tree, _, _ := table.Read(cat(), text, "")
		tree.Find("k3Qa")
	})
}

// FuzzRead writes what it has read, reads it again, and gets the same tree.
func FuzzRead(f *testing.F) {
	f.Add(fork)
	for i, text := range texts() {
		if i%40 == 0 {
			f.Add(text)
		}
	}
	f.Add("id: x\nstart\nplay\n die 1\nbranch 1 after 0\n die 2\nbranch 2 after 1.1\n die 3\n die 4\n" +
		"branch 3 after 2.2\n die 1")
	f.Fuzz(func(t *testing.T, text string) {
		tree, _, errs := table.Read(cat(), text, "")
		for n := range tree.Nodes {
			if found, ok := tree.Find(tree.Path(n)); !ok || found != n {
				t.Errorf("the path %q of node %d leads to %d", tree.Path(n), n, found)
			}
		}
		if len(errs) > 0 {
			return
		}
		once := tree.Text()
		again, _, errs := table.Read(cat(), once, "")
		if len(errs) > 0 || again.Text() != once {
			t.Errorf("reads back differently: %v\n%q\n%q", errs, once, again.Text())
		}
	})
}

// TestFaultCites sets up positions that cannot be and checks which articles the mistakes cite.
func TestFaultCites(t *testing.T) {
	for name, c := range map[string]struct{ lines, cites string }{
		"a city expansion in a settlement": {"south at A above 1: Feuerwache", "123.AA.a"},
		"two cards on a site":              {"south at A above 1: Kloster\n  south at A above 1: Kloster", "128.C.b"},
		"more cards than sites":            {"south at A: Kloster, Kloster, Befestigtes Lager", "128.C.b"},
		"a site that is not there":         {"south at A above 2: Kloster", "128.C.b"},
		"two of a name":                    {"south at A: Johanna\n  north at A: Johanna", "102.B.Einheit"},
	} {
		text := "id: x\nedition: 2004\nstart\n  north axis: settlement A, road, settlement B\n" +
			"  south axis: settlement A, road, settlement B\n  " + c.lines + "\nplay\n"
		tree, file, errs := table.Read(cat(), text, "")
		if len(errs) > 0 {
			t.Fatal(errs)
		}
		_, errs = table.Begin(&tree, file, books())
		found := false
		for _, e := range errs {
			found = found || slices.Contains(e.Cites, c.cites)
		}
		if !found {
			t.Errorf("%s: no mistake cites %s: %v", name, c.cites, errs)
			for _, e := range errs {
				t.Log(e.Cites)
			}
		}
	}
}
