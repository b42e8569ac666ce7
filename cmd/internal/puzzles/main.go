// Command puzzles searches random positions for puzzles: positions with exactly one solution. It writes them below a
// directory, for an editor who chooses and names some of them and puts them into content/puzzles.
//
//	puzzles -seed 1 -games 500 -kind win bin/puzzles
package main

import (
	"context"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings/engine"
	"catanica/rulings/puzzle"
	"catanica/rulings/scenario"
)

func main() {
	seed := flag.Uint64("seed", 1, "of the random positions")
	games := flag.Int("games", 200, "how many positions to try")
	kind := flag.String("kind", "win", "win or save")
	theme := flag.String("theme", "", "spy, knights, commerce, points, fleets, lady or defence; without one any cards")
	least := flag.Int("least", 3, "the fewest moves of a solution")
	most := flag.Int("most", 6, "the most moves of a solution")
	patience := flag.Duration("patience", 2*time.Second, "the longest search in one position")
	flag.Parse()
	if err := run(flag.Arg(0), *seed, *games, puzzle.Kind(*kind), *theme, *least, *most, *patience); err != nil {
		fmt.Fprintln(os.Stderr, "puzzles:", err)
		os.Exit(1)
	}
}

func run(dir string, seed uint64, games int, kind puzzle.Kind, theme string, least, most int,
	patience time.Duration) error {
	cat, problems := catalog.Load(content.FS)
	if err := problems.Err(); err != nil {
		return err
	}
	books, problems := scenario.CompileBooks(cat)
	if err := problems.Err(); err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	found := 0
	why := map[string]int{}
	for i := range games {
		r := rand.New(rand.NewPCG(seed, uint64(i)))
		id := fmt.Sprintf("%s-%s-%d-%d", kind, theme, seed, i)
		text, said := tighten(r, id, randomPosition(r, kind, theme), kind, books, least, most, patience)
		why[said]++
		if text == "" {
			continue
		}
		found++
		if err := os.WriteFile(filepath.Join(dir, id+".scn"), []byte(text), 0o644); err != nil {
			return err
		}
	}
	fmt.Println(found, "puzzles of", games, "positions;", why)
	return nil
}

// goals returns the victory points that a position may ask for, the fewest first: more than North has or, in a defence,
// than South has, and more than the other one has.
func goals(id, position string, kind puzzle.Kind, books scenario.Books) []int {
	file, errs := scenario.Parse(id, "id: "+id+"\n"+strings.Replace(position, "GOAL", "40", 1)+"\nplay\n")
	if len(errs) > 0 {
		return nil
	}
	game := scenario.Prepare(file, books, scenario.Options{})
	if len(game.Mistakes()) > 0 {
		return nil
	}
	from, _ := engine.Points(game.Table(), game.Start(), engine.North)
	other, _ := engine.Points(game.Table(), game.Start(), engine.South)
	if kind == puzzle.Save {
		from, other = other, from
	}
	var out []int
	for n := from + 1; n <= from+3; n++ {
		if n > other {
			out = append(out, n)
		}
	}
	if kind == puzzle.Save {
		return out[:min(len(out), 1)]
	}
	return out[:min(len(out), 2)]
}

// quick limits the positions of one search.
const quick = 20_000

// tighten looks for a line that solves a position in which there is plenty, takes away every resource that the line
// does not need, and returns the puzzle if nothing else solves what is left. Of a defence it begins with the threat.
func tighten(r *rand.Rand, id, position string, kind puzzle.Kind, books scenario.Books, least, most int,
	patience time.Duration) (text, said string) {
	all := goals(id, position, kind, books)
	if len(all) == 0 {
		return "", "impossible"
	}
	position = strings.Replace(position, "GOAL", fmt.Sprint(all[r.IntN(len(all))]), 1)
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	head := func() string { return "id: " + id + "\n" + position }
	dummy := play(puzzle.Win, []string{"north ends main"}, nil)
	if kind == puzzle.Save {
		dummy = play(kind, []string{"north ends main"}, []string{"north ends main"})
	}
	p, at, errs := place(head()+dummy, books)
	if len(errs) > 0 {
		return "", errs[0].Msg.EN
	}
	if kind == puzzle.Save {
		threat := threatOf(ctx, p, at, books)
		if threat == nil {
			return "", "no threat"
		}
		position = without(r, position, "south", func(text string) bool {
			return plays(id, text, append(slices.Clone(threat), "expect south wins"), books)
		})
		if p, at, errs = place(head()+dummy, books); len(errs) > 0 {
			return "", errs[0].Msg.EN
		}
	}
	s := p.Solutions(ctx, at, most, quick, 6)
	switch {
	case len(s.Lines) == 0 && s.Reason != "":
		return "", fmt.Sprintf("search ended: %s", s.Reason)
	case len(s.Lines) == 0:
		return "", "no solution"
	case s.Moves < least:
		return "", "too short"
	}
	goal := "expect north wins"
	if kind == puzzle.Save {
		goal = "expect nobody wins"
	}
	for _, moves := range s.Lines {
		line := puzzle.Lines(at, moves, catalog.EN)
		tight := without(r, position, "north", func(text string) bool {
			return plays(id, text, append(slices.Clone(line), goal), books)
		})
		if text, said = try(id, tight, kind, books, least, most, patience); text != "" {
			break
		}
	}
	return text, said
}

// place reads a puzzle and sets it up.
func place(text string, books scenario.Books) (*puzzle.Puzzle, *puzzle.Position, scenario.Errors) {
	p, errs := puzzle.Read("puzzle", text)
	if len(errs) > 0 {
		return nil, nil, errs
	}
	at, errs := p.Place(books)
	return p, at, errs
}

// plays reports whether all lines can be played from a position.
func plays(id, position string, lines []string, books scenario.Books) bool {
	file, errs := scenario.Parse(id, "id: "+id+"\n"+position+"\nplay\n  "+strings.Join(lines, "\n  ")+"\n")
	return len(errs) == 0 && scenario.Replay(context.Background(), file, books, scenario.Options{}).OK
}

var stored = regexp.MustCompile(`holds (\d)`)

// without takes resources away from a player, one after the other in a random order, as long as works allows it.
func without(r *rand.Rand, position, side string, works func(string) bool) string {
	for _, which := range r.Perm(6) {
		for {
			less, changed := oneLess(position, side, which)
			if !changed || !works(less) {
				break
			}
			position = less
		}
	}
	return position
}

// oneLess takes a resource from the n-th landscape of a player.
func oneLess(position, side string, n int) (text string, changed bool) {
	lines := strings.Split(position, "\n")
	for i, line := range lines {
		if !strings.HasPrefix(strings.TrimSpace(line), side+" land:") {
			continue
		}
		at := -1
		lines[i] = stored.ReplaceAllStringFunc(line, func(s string) string {
			held := int(s[len(s)-1] - '0')
			if at++; at != n || held == 0 {
				return s
			}
			changed = true
			return fmt.Sprintf("holds %d", held-1)
		})
	}
	return strings.Join(lines, "\n"), changed
}

// tooEasy says that a position has several solutions: a higher goal may have one.
const tooEasy = "more than one solution"

// try looks for exactly one solution. It returns the text of the puzzle, or "" and why it is none.
func try(id, position string, kind puzzle.Kind, books scenario.Books, least, most int,
	patience time.Duration) (text, why string) {
	head := "id: " + id + "\n" + position
	lines := []string{"north ends main"}
	p, errs := puzzle.Read(id, head+play(kind, lines, nil))
	if len(errs) > 0 {
		return "", errs[0].Msg.EN
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	at, errs := p.Place(books)
	if len(errs) > 0 {
		return "", errs[0].Msg.EN
	}
	if met, _ := at.Goal.Holds(at.State, nil); met != nil {
		return "", "won already"
	}
	var threat []string
	if kind == puzzle.Save {
		if threat = threatOf(ctx, p, at, books); threat == nil {
			return "", "no threat"
		}
	}
	s := p.Solutions(ctx, at, most, quick, 2)
	switch {
	case s.Reason != "":
		return "", fmt.Sprintf("search ended: %s", s.Reason)
	case len(s.Unknown) > 0:
		return "", "unstated: " + s.Unknown[0].Name
	case len(s.Lines) == 0:
		return "", "no solution"
	case len(s.Lines) > 1:
		return "", tooEasy
	case s.Moves < least:
		return "", "too short"
	}
	return head + play(kind, puzzle.Lines(at, s.Lines[0], catalog.EN), threat), "found"
}

// play writes the play of a puzzle.
func play(kind puzzle.Kind, solution, threat []string) string {
	text := "\nplay\n  " + strings.Join(solution, "\n  ") + "\n"
	if kind == puzzle.Win {
		return text + "  expect north wins\n"
	}
	return text + "branch 1 after 0\n  " + strings.Join(threat, "\n  ") + "\n  expect south wins\n"
}
