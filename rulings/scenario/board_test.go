package scenario_test

import (
	"context"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings/almanac"
	"catanica/rulings/scenario"
	"catanica/rulings/script"
	"catanica/rulings/vienna"
)

// boards returns the embedded scenarios of the board games, by file name.
func boards(t *testing.T) map[string]*scenario.File {
	t.Helper()
	out := map[string]*scenario.File{}
	for name, src := range embedded() {
		if f, errs := scenario.Parse(name, src); f.IsBoard() {
			if len(errs) > 0 {
				t.Fatal(errs)
			}
			out[name] = f
		}
	}
	return out
}

// TestBoards plays the scenarios of the board games: each holds, and each notices every entry that it proves.
func TestBoards(t *testing.T) {
	proven := map[string]bool{}
	for name, f := range boards(t) {
		res := scenario.Replay(context.Background(), f, books(), scenario.Options{})
		if !res.OK {
			t.Errorf("%s: %s: %v", name, res.Status, res.Trouble)
			continue
		}
		for _, ref := range f.Proves {
			off := scenario.Replay(context.Background(), f, books(), scenario.Options{Off: []string{ref.ID}})
			if off.Status != scenario.Fails && off.Status != scenario.Mistaken {
				t.Errorf("%s does not notice that %s is switched off: %s", name, ref.ID, off.Status)
			}
			proven[ref.ID] = true
		}
	}
	for _, id := range slices.Concat(almanac.RuleIDs(), vienna.RuleIDs()) {
		if !proven[id] {
			t.Errorf("no scenario proves %s", id)
		}
	}
}

// TestBoardLines writes every position of the scenarios as lines, in both languages, and reads them again.
func TestBoardLines(t *testing.T) {
	n := 0
	for name, f := range boards(t) {
		res := scenario.Replay(context.Background(), f, books(), scenario.Options{})
		for _, step := range res.Steps {
			if step.Board.Over() {
				continue // no line states that a game is over
			}
			for _, lang := range catalog.Langs {
				again := again(t, f, step.Board.Lines(lang))
				if again == nil || again.Hash() != step.Hash {
					t.Errorf("%s:%d: %s: read again, the position is another one:\n%s", name, step.Line, lang,
						strings.Join(step.Board.Lines(lang), "\n"))
				}
				n++
			}
		}
	}
	if n < 50 {
		t.Errorf("only %d positions", n)
	}
}

// TestBoardSave saves every scenario before each of its moves: the text plays to the same position.
func TestBoardSave(t *testing.T) {
	for name, f := range boards(t) {
		whole := scenario.Replay(context.Background(), f, books(), scenario.Options{})
		for n := range whole.Steps {
			res := play(t, name, f.Save(n))
			if n > 0 && (!res.OK || len(res.Steps) != n || res.Steps[n-1].Hash != whole.Steps[n-1].Hash) {
				t.Errorf("%s: saved at step %d: %v", name, n, res.Trouble)
			}
		}
	}
}

// again reads a position that was written, with the header of the scenario.
func again(t *testing.T, f *scenario.File, lines []string) script.Position {
	t.Helper()
	head, _, _ := strings.Cut(f.Source, "\nstart\n")
	g, errs := scenario.Parse("again.scn", head+"\nstart\n"+strings.Join(lines, "\n")+"\nplay\n")
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	res := scenario.Replay(context.Background(), g, books(), scenario.Options{})
	if res.Trouble != nil {
		t.Errorf("%v", res.Trouble)
	}
	return res.BoardStart
}

// TestBoardMistakes reads lines that make no sense: each is reported where it stands.
func TestBoardMistakes(t *testing.T) {
	const head = "id: x\ngame: almanac\nplayers: 3\n"
	for line, want := range map[string]string{
		"start/board nowhere":                  "expected `example`",
		"start/red settlement: C3-Q":           "is no intersection",
		"start/red settlement: C3-N, B2":       "is no intersection",
		"start/orange hand: none":              "does not take part",
		"start/hex C3: forest 7":               "no such chip",
		"start/hex C3: forest":                 "The chip is missing",
		"start/harbor C3-N any":                "is no path",
		"start/red hand: 2 gold":               "expected `lumber`",
		"start/red crown":                      "Found \"crown\"",
		"play/red rolls 7 1":                   "expected a number from 1 to 6",
		"play/red builds castle at C3-N":       "expected `road`",
		"play/red jumps":                       "Found \"jumps\"",
		"play/expect red points many":          "expected a number",
		"play/expect happened miracle":         "Found \"miracle\"",
		"play/red trades 1 ore with blue":      "expected `for`",
		"play/odds of red flies if red passes": "Found \"flies\"",
		"head/edition: 2004":                   "There is no key",
		"head/players: 7":                      "for 3 to 6 players",
		"head/trading: later":                  "expected `separate`",
		"head/assume: victory x = 1":           "Only a price",
		"head/assume: cost castle = 1 ore":     "expected `road`",
	} {
		part, text, _ := strings.Cut(line, "/")
		src := map[string]string{
			"head":  strings.Replace(head, "players: 3\n", "", 1) + text + "\nstart\nplay\n",
			"start": head + "start\n" + text + "\nplay\n", "play": head + "start\nplay\n" + text + "\n",
		}[part]
		f, errs := scenario.Read("x.scn", src, books())
		wanted := func(e *scenario.Error) bool { return strings.Contains(e.Msg.EN, want) }
		if !f.IsBoard() || !slices.ContainsFunc(errs, wanted) {
			t.Errorf("%s: %v, want %q", line, errs, want)
		}
	}
}

// TestBoardMoves plays what each position of the scenarios offers: a line without gaps, and every way to fill the gaps
// of another one, is accepted and comes back from the other language.
func TestBoardMoves(t *testing.T) {
	n, open := 0, 0
	for name, f := range boards(t) {
		for _, step := range scenario.Replay(context.Background(), f, books(), scenario.Options{}).Steps {
			for _, m := range script.Moves(step.Board) {
				lines := []catalog.Text{m.Line}
				if m.IsOpen() {
					lines, open = nil, open+1
					for _, w := range m.Ways {
						lines = append(lines, w.Line)
					}
					if len(m.Ways) == 0 && len(m.Asks) == 0 {
						t.Errorf("%s: %s: nobody can complete %q", name, step.Action, m.Line.EN)
					}
				}
				if m.Said.DE == "" || m.Said.EN == "" || m.Group == "" {
					t.Errorf("%s: %+v", name, m)
				}
				for _, line := range lines {
					for _, lang := range catalog.Langs {
						if _, wrong, err := step.Board.Play(scenario.BoardLine(line.In(lang))); wrong != nil ||
							err != nil && !strings.Contains(err.Error(), "hand of") && !strings.Contains(err.Error(), "hex ") &&
								!strings.Contains(err.Error(), "field ") {
							t.Errorf("%s: after %s: %q: %v %v", name, step.Action, line.In(lang), wrong, err)
						}
						n++
					}
					if got := f.TranslateLine(books()[catalog.DefaultEdition].Catalog, line.EN, catalog.DE); got != line.DE {
						t.Errorf("%q in German: %q, want %q", line.EN, got, line.DE)
					}
					if got := f.TranslateLine(books()[catalog.DefaultEdition].Catalog, line.DE, catalog.EN); got != line.EN {
						t.Errorf("%q in English: %q, want %q", line.DE, got, line.EN)
					}
				}
			}
		}
	}
	if n < 500 || open < 50 {
		t.Errorf("only %d lines, %d with gaps", n, open)
	}
}

// TestBoardOdds asks how likely rolls and draws are.
func TestBoardOdds(t *testing.T) {
	const head = `id: odds
game: almanac
players: 3
start
  board example
  active red
  phase roll
  red settlement: B2-S
  red hand: 1 ore, 1 wool, 1 grain
  blue hand: 2 ore, 1 wool
  blue settlement: D3-N
  white hand: none
  deck: 3 knight, monopoly
play
  `
	for line, want := range map[string]string{
		"odds of happened seven if red rolls":                                          "1/6",
		"odds of red has 2 ore if red rolls":                                           "1/9",
		"Chance von Rot hat 2 Erz wenn Rot würfelt":                                    "1/9",
		"odds of happened bought if red rolls; red ends trade; red buys":               "5/6",
		"odds of red has 2 ore if red rolls; red moves robber to D3; red robs blue":    "2/9",
		"odds of happened robbed if red rolls; red moves robber to D3; red robs white": "never possible",
		"odds of red flies if red rolls":                                               "Found",
	} {
		res := play(t, "odds.scn", head+line+"\n")
		switch {
		case len(res.Odds) == 1 && res.Odds[0].Chance == want:
		case res.Trouble != nil && strings.Contains(res.Trouble.Msg.EN, want):
		default:
			t.Errorf("%s: %+v %v, want %s", line, res.Odds, res.Trouble, want)
		}
	}
	if res := play(t, "odds.scn", head+"expect odds 1/5 of happened seven if red rolls\n"); res.Status != scenario.Fails {
		t.Errorf("a wrong chance: %s", res.Status)
	}
}

// TestBoardGerman plays a scenario that is written in German.
func TestBoardGerman(t *testing.T) {
	res := play(t, "deutsch.scn", `id: deutsch
spiel: almanac
spieler: 3
annahme: kosten straße = 1 Holz

stellung
  Insel example
  aktiv Rot
  Phase Wurf
  Rot Siedlung: D2-N
  Rot Straße: D2-NO
  Rot Hand: 1 Holz
  Rot Karten: Ritter, Erfindung
  Blau Hand: nichts
  Weiß Hand: nichts
  Räuber C3

ablauf
  Rot spielt Ritter
  Rot versetzt Räuber nach E1
  Rot würfelt 1 4
  erwarte Rot Hand 1 Holz, 1 Erz
  verboten almanach.entwicklungskarten: Rot spielt Erfindung: 1 Erz, 1 Erz
  Rot baut Straße an D2-NW
  erwarte Rot Länge 2
  erwarte Rot entscheidet
  Rot beendet Zug
  erwarte Blau aktiv
`)
	if !res.OK {
		t.Fatal(res.Trouble)
	}
}

// TestBoardEvents compares the events of the game with the sentences for them.
func TestBoardEvents(t *testing.T) {
	seen := map[string]bool{}
	for _, f := range boards(t) {
		for _, step := range scenario.Replay(context.Background(), f, books(), scenario.Options{}).Steps {
			for _, e := range step.Events {
				seen[e.Type] = true
				if e.Text.DE == "" || e.Text.EN == "" || strings.ContainsAny(e.Text.DE+e.Text.EN, "{}") {
					t.Errorf("event %s: %q, %q", e.Type, e.Text.DE, e.Text.EN)
				}
			}
		}
	}
	t.Logf("events: %v", slices.Sorted(maps.Keys(seen)))
}

// TestBoardRandomLines plays random lines of those that a position offers, in both languages, and writes and reads each
// position on the way.
func TestBoardRandomLines(t *testing.T) {
	for _, game := range []string{"almanac", "vienna"} {
		read := 0
		for seed := range uint64(4) {
			rng := rand.New(rand.NewPCG(seed, 17))
			head := "id: x\ngame: " + game + "\nplayers: 3\n\nstart\n"
			lines := []string{"board example", "phase founding"}
			for k := range 60 {
				lang := catalog.Langs[k%2]
				f, errs := scenario.Parse("x.scn", head+strings.Join(lines, "\n")+"\nplay\n")
				res := scenario.Replay(context.Background(), f, books(), scenario.Options{})
				if len(errs) > 0 || !res.OK {
					t.Fatal(errs, res.Trouble, strings.Join(lines, "\n"))
				}
				_, _, may, _ := res.BoardStart.Asked(1000)
				move := may[rng.IntN(len(may))].In(lang)
				if before, open := strings.CutSuffix(move, "…"); open && !strings.HasSuffix(before, ": ") {
					move = before + []string{"1 2", "2 3", "4 4", "6 5"}[rng.IntN(4)]
				}
				f, _ = scenario.Parse("x.scn", head+strings.Join(lines, "\n")+"\nplay\n"+move+"\n")
				res = scenario.Replay(context.Background(), f, books(), scenario.Options{})
				if len(res.Steps) == 0 || res.Steps[0].Board == nil {
					continue // something that the line leaves open
				}
				next := res.Steps[0].Board
				lines = next.Lines(lang)
				again, _ := scenario.Parse("x.scn", head+strings.Join(lines, "\n")+"\nplay\n")
				got := scenario.Replay(context.Background(), again, books(), scenario.Options{})
				if got.BoardStart == nil || got.BoardStart.Hash() != next.Hash() {
					t.Fatalf("%s, after %s: read again, the position is another one:\n%s\n%v", game, move,
						strings.Join(lines, "\n"), got.Trouble)
				}
				read++
			}
		}
		if read < 100 {
			t.Errorf("%s: only %d positions", game, read)
		}
	}
}
