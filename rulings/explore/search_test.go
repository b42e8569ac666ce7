package explore

import (
	"context"
	"flag"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/tools/txtar"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

var update = flag.Bool("update", false, "rewrite the answers in testdata")

// TestSearch asks the questions of testdata/*.txtar. The first file of an archive is a scenario, or names an embedded
// one as `embedded ID after N moves`; each other one holds a question as `goal | option, option` in its first line,
// then the answer. Every line that is found is played.
func TestSearch(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.txtar")
	asked := 0
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			text := start(t, string(archive.Files[0].Data))
			for i, file := range archive.Files[1:] {
				question, want, _ := strings.Cut(string(file.Data), "\n")
				got := answer(t, text, question)
				asked++
				if got != want && !*update {
					t.Errorf("%s\ngot:\n%swant:\n%s", question, got, want)
				}
				archive.Files[i+1].Data = []byte(question + "\n" + got)
			}
			if *update {
				write(t, name, txtar.Format(archive))
			}
		})
	}
	if asked < 40 {
		t.Errorf("only %d questions were asked", asked)
	}
}

// start returns the scenario of an archive.
func start(t *testing.T, text string) string {
	t.Helper()
	var id string
	var moves int
	if n, _ := fmt.Sscanf(text, "embedded %s after %d moves", &id, &moves); n < 2 {
		return text
	}
	for _, f := range corpus(t) {
		if f.ID == id {
			return f.Save(moves)
		}
	}
	t.Fatalf("no scenario %s", id)
	return ""
}

// answer answers a question of an archive.
func answer(t *testing.T, text, question string) string {
	t.Helper()
	goal, rest, _ := strings.Cut(question, "|")
	o, lang := optionsOf(t, rest)
	f, _ := scenario.Parse("position", text)
	q := Question{File: f.Under(f.Edition), Goal: strings.TrimSpace(goal), Options: o}
	r, err := Ask(t.Context(), books(), q, lang)
	if err != nil {
		return err.(scenario.Errors).In(lang) + "\n"
	}
	out := r.Sentence.In(lang) + "\n"
	for _, line := range r.Line {
		out += line + "\n"
	}
	for _, u := range r.Undecided {
		if r.Answer == Yes {
			break
		}
		out += fmt.Sprintf("? %s: %d\n", u.Fact, u.Moves)
	}
	if r.Answer == Yes {
		check, _ := scenario.Parse("found", r.Text)
		if res := scenario.Replay(t.Context(), check, books(), scenario.Options{}); !res.OK {
			t.Errorf("%s: the line does not hold: %v\n%s", question, res.Trouble, r.Text)
		}
	}
	return out
}

func optionsOf(t *testing.T, words string) (Options, catalog.Lang) {
	t.Helper()
	o, lang := Options{Limit: 50000, Seeker: engine.Chance}, catalog.EN
	for word := range strings.SplitSeq(words, ",") {
		switch word = strings.TrimSpace(word); word {
		case "":
		case "every die":
			o.EveryDie = true
		case "every card":
			o.EveryCard = true
		case "hindered":
			o.Hindered = true
		case "offers":
			o.Offers = true
		case "de":
			lang = catalog.DE
		case "south":
			o.Seeker = engine.South
		default:
			if n, _ := fmt.Sscanf(word, "limit %d", &o.Limit); n == 1 {
				continue
			}
			if n, _ := fmt.Sscanf(word, "turns %d", &o.Turns); n == 1 {
				continue
			}
			t.Fatalf("no such option: %q", word)
		}
	}
	return o, lang
}

// TestLimit asks the same questions with growing limits: an answer does not change any more once it is known, and no
// search reaches more positions than its limit.
func TestLimit(t *testing.T) {
	for _, p := range smallPositions {
		table, s := smallPosition(t, p.lines)
		for _, q := range p.asks {
			goal, err := ParseGoal(table, s, q.goal)
			if err != nil {
				t.Fatal(err)
			}
			for _, o := range []Options{{}, {EveryDie: true}, {Hindered: true}} {
				var known *Answer
				for _, limit := range []int{1, 2, 5, 20, 100, 500, 3000} {
					o.Limit = limit
					a := Search(t.Context(), table, s, goal, o)
					if a.Positions > limit {
						t.Errorf("%s: %d positions, the limit is %d", q.goal, a.Positions, limit)
					}
					switch {
					case known != nil && (a.Verdict != known.Verdict || len(a.Moves) != len(known.Moves)):
						t.Errorf("%s: %s with %d moves, %s with %d at limit %d", q.goal, known.Verdict, len(known.Moves),
							a.Verdict, len(a.Moves), limit)
					case a.Verdict == Yes || a.Verdict == No:
						known = a
					}
				}
			}
		}
	}
}

// TestForcedIsPossible checks that what can be forced can happen, and in no more moves.
func TestForcedIsPossible(t *testing.T) {
	forced := 0
	for _, p := range smallPositions {
		table, s := smallPosition(t, p.lines)
		for _, q := range p.asks {
			goal, err := ParseGoal(table, s, q.goal)
			if err != nil {
				t.Fatal(err)
			}
			can := Search(t.Context(), table, s, goal, Options{})
			for _, o := range []Options{{EveryDie: true}, {Hindered: true}, {EveryDie: true, EveryCard: true, Hindered: true}} {
				a := Search(t.Context(), table, s, goal, o)
				if a.Verdict != Yes {
					continue
				}
				forced++
				if can.Verdict != Yes || len(can.Moves) > len(a.Moves) {
					t.Errorf("%s: forced in %d moves, possible: %s in %d", q.goal, len(a.Moves), can.Verdict, len(can.Moves))
				}
			}
		}
	}
	if forced < 10 {
		t.Errorf("only %d goals are forced", forced)
	}
}

// TestCancelled checks that a search ends with its context.
func TestCancelled(t *testing.T) {
	table, s := smallPosition(t, smallPositions[0].lines)
	goal, err := ParseGoal(table, s, "north has Kloster")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if a := Search(ctx, table, s, goal, Options{}); a.Verdict != NotFound || a.Reason != ByTime || a.Positions > 1 {
		t.Errorf("canceled: %s %s after %d positions", a.Verdict, a.Reason, a.Positions)
	}
	ctx, cancel = context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	p := widePosition(t)
	if goal, err = ParseGoal(p.Table, p.State, "north wins"); err != nil {
		t.Fatal(err)
	}
	begun := time.Now()
	if a := Search(ctx, p.Table, p.State, goal, Options{Limit: 1 << 30}); a.Reason != ByTime {
		t.Errorf("%s %s", a.Verdict, a.Reason)
	}
	if took := time.Since(begun); took > 30*time.Second {
		t.Errorf("ended %v after the time was up", took)
	}
}

// TestProgress checks that progress grows and stays within the limit.
func TestProgress(t *testing.T) {
	p := widePosition(t)
	goal, err := ParseGoal(p.Table, p.State, "north wins")
	if err != nil {
		t.Fatal(err)
	}
	var last Progress
	calls := 0
	Search(t.Context(), p.Table, p.State, goal, Options{Limit: 20000, Progress: func(now Progress) {
		if now.Positions < last.Positions || now.Depth < last.Depth ||
			now.Continued > now.Positions || now.Positions > now.Limit {
			t.Errorf("%+v after %+v", now, last)
		}
		last = now
		calls++
	}})
	if calls < 3 {
		t.Errorf("progress was reported %d times", calls)
	}
}

// widePosition is a position with many moves: trades, buildings, stacks to search.
func widePosition(tb testing.TB) *Position {
	tb.Helper()
	text := `id: wide
start
  turn 9
  active north
  phase main
  gate open
  north axis: city A, road, settlement B, road
  south axis: city A, road, settlement B, road, city C
  north land: forest 1 holds 3, hills 2 holds 2, mountains 3 holds 3, fields 4 holds 3, pasture 5 holds 3, river 6 holds 3
  south land: forest 2 holds 1, hills 3 holds 2, mountains 4 holds 2, fields 5, pasture 6, river 1 holds 1
  landscapes: forest 3, hills 2, mountains 5, fields 1
  south at A: Feuerwache, Kirche
  south at C: Bibliothek
  north hand: Feuerteufel, Otto, Bibliothek, Kloster, Händler
  north stack 1: Markt, Spion, Kaperflotte
  north stack 2: Bischof, Rathaus, Prägestätte
  north stack 3: Schmiede, Badhaus
  north stack 4: none
  south stack 1: none
  south stack 2: none
  south stack 3: none
  south stack 4: none
  south hand: Bischof, Schmiede
play
`
	f, errs := scenario.Parse("wide", text)
	if len(errs) > 0 {
		tb.Fatal(errs)
	}
	f = f.Under(f.Edition)
	res := scenario.Replay(context.Background(), f, books(), scenario.Options{})
	if !res.OK {
		tb.Fatal(res.Trouble)
	}
	return &Position{File: f, Table: res.Table, State: res.End()}
}

// BenchmarkSearch reports how many different positions a search reaches in a second.
func BenchmarkSearch(b *testing.B) {
	p := widePosition(b)
	for _, goal := range []string{"north wins", "south lacks Kirche", "north holds knight; south hand lacks Bischof"} {
		g, err := ParseGoal(p.Table, p.State, goal)
		if err != nil {
			b.Fatal(err)
		}
		for name, o := range map[string]Options{"possible": {}, "forced": {EveryDie: true, Hindered: true}} {
			o.Limit = 200000
			b.Run(strings.ReplaceAll(goal, " ", "-")+"/"+name, func(b *testing.B) {
				b.ReportAllocs()
				positions, tried := 0, 0
				for b.Loop() {
					a := Search(b.Context(), p.Table, p.State, g, o)
					positions, tried = positions+a.Positions, tried+a.Tried
				}
				b.ReportMetric(float64(positions)/b.Elapsed().Seconds(), "positions/s")
				b.ReportMetric(float64(tried)/b.Elapsed().Seconds(), "moves/s")
			})
		}
	}
}
