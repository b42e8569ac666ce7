package scenario_test

import (
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"
	"catanica/rulings/scenario"
	"catanica/rulings/script"
)

// boardSeeds returns the embedded scenarios of the board games: the game, the lines of the position, those of the play.
func boardSeeds(t testing.TB) [][3]string {
	var out [][3]string
	for _, src := range seeds(t) {
		if file, _ := scenario.Parse("x.scn", src); file.IsBoard() {
			_, rest, _ := strings.Cut(src, "\nstart\n")
			start, play, _ := strings.Cut(rest, "\nplay\n")
			out = append(out, [3]string{file.BoardGame().ID(), start, play})
		}
	}
	if len(out) < 80 {
		t.Fatalf("only %d scenarios of board games", len(out))
	}
	return out
}

// FuzzBoard sets up positions of the board games from any lines and reads any moves: see mustSetUp.
func FuzzBoard(f *testing.F) {
	for _, s := range boardSeeds(f) {
		f.Add(s[0] == "vienna", s[1], s[2])
	}
	f.Add(true, "free k1\nboard small", "") // the map names k1, too, and so lays no field
	f.Fuzz(func(t *testing.T, vienna bool, start, play string) {
		game := "almanac"
		if vienna {
			game = "vienna"
		}
		mustSetUp(t, game, start, play)
	})
}

// mustSetUp sets up a position. Nothing panics, whatever its lines are: an impossible position can still be written
// down, edited and seen from a seat. A possible one is the same when its lines are read again, in both languages.
func mustSetUp(t *testing.T, game, start, play string) {
	t.Helper()
	head := "id: x\ngame: " + game + "\nplayers: 3\n\nstart\n"
	mustReplay(t, head+start+"\nplay\n"+play)
	file, errs := scenario.Parse("fuzz.scn", head+start+"\nplay\n")
	p := scenario.Prepare(file, books(), scenario.Options{})
	errs = append(errs, p.Mistakes()...)
	at := p.Begin().Board
	if at == nil {
		return
	}
	if editor, ok := file.BoardGame().(script.Editor); ok {
		editor.Selects(at)
		editor.Forms(at)
		for _, tool := range editor.Tools(at) {
			for _, place := range tool.At[:min(2, len(tool.At))] {
				editor.Put(at, strings.Split(start, "\n"), tool.ID, place.Ref)
			}
		}
	}
	if seen, ok := at.(script.Viewed); ok {
		seen.From("red").Lines(catalog.DE)
	}
	for _, lang := range catalog.Langs {
		lines := at.Lines(lang)
		if over, ok := at.(interface{ Over() bool }); len(errs) > 0 || ok && over.Over() {
			continue // a position cannot state that the game is over
		}
		again, _ := scenario.Parse("again.scn", head+strings.Join(lines, "\n")+"\nplay\n")
		q := scenario.Prepare(again, books(), scenario.Options{})
		if got := q.Begin().Board; got == nil || len(q.Mistakes()) > 0 || got.Hash() != at.Hash() {
			t.Errorf("read again in %s, the position is another one: %v\n%s\nbecomes\n%s", lang, q.Mistakes(), start,
				strings.Join(lines, "\n"))
		}
	}
}

// TestMutatedBoards sets up positions of the board games with lines dropped, doubled, swapped and mixed, so that every
// run of the tests covers what a fuzzer finds most. The commit chooses the mutations.
func TestMutatedBoards(t *testing.T) {
	byGame := map[string][][3]string{}
	words := map[string][]string{}
	for _, s := range boardSeeds(t) {
		byGame[s[0]] = append(byGame[s[0]], s)
		words[s[0]] = append(words[s[0]], strings.Fields(s[1]+" "+s[2])...)
	}
	rnd, rounds := sample.Rand(t), 600
	if sample.Full() {
		rounds = 30_000
	}
	for range rounds {
		for _, game := range []string{"almanac", "vienna"} {
			all := byGame[game]
			one, other := all[rnd.IntN(len(all))], all[rnd.IntN(len(all))]
			start, play := mutate(rnd, one[1], other[1], words[game]), mutate(rnd, one[2], other[2], words[game])
			if mustSetUp(t, game, start, play); t.Failed() {
				t.Fatalf("with\n%s\nplay\n%s", start, play)
			}
		}
	}
}
