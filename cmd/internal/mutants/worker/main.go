// Command worker plays the embedded scenarios with one mutant of a package of rules after another. Command mutants
// builds it from the instrumented engine, writes the numbers of mutants to its standard input and reads a result per
// line.
package main

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings/scenario"
)

// Result is a line of the output. The first one has the mutants that are reached, the others one mutant each.
type Result struct {
	N       int    `json:"n,omitempty"`
	Reached []int  `json:"reached,omitempty"`
	By      string `json:"by,omitempty"`  // the scenario that noticed; none: the mutant survived
	How     string `json:"how,omitempty"` // fails, undecided, unreadable, panic, endless
}

// play is a scenario, and what it does without a mutant.
type play struct {
	file  *scenario.File
	steps int
}

const (
	unlimited = 1 << 60
	slack     = 200_000 // steps that a mutant may always take, above thirty times the usual
)

func main() {
	work := run
	if len(os.Args) > 1 {
		switch os.Args[1] {
		case "suggest":
			work = suggest
		case "drafts":
			work = func(in io.Reader, out io.Writer) error { return drafts(os.Args[2:], in, out) }
		}
	}
	if err := work(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "worker:", err)
		os.Exit(1)
	}
}

type worker struct {
	cat      *catalog.Catalog
	books    scenario.Books
	compiles []bool         // by mutant: it is reached while the cards are compiled
	plays    map[int][]play // by mutant: the scenarios that reach it, the shortest first
	all      []play
}

func run(in io.Reader, out io.Writer) error {
	w, seen, err := newWorker()
	if err != nil {
		return err
	}
	enc := json.NewEncoder(out)
	if err := enc.Encode(Result{Reached: seen}); err != nil {
		return err
	}
	lines := bufio.NewScanner(in)
	for lines.Scan() {
		var n int
		if _, err := fmt.Sscan(lines.Text(), &n); err != nil {
			return err
		}
		r, err := w.try(n)
		if err != nil {
			return err
		}
		if err := enc.Encode(r); err != nil {
			return err
		}
	}
	return lines.Err()
}

// newWorker loads the content and plays every scenario once, to see which mutants it reaches.
func newWorker() (*worker, []int, error) {
	if err := activate(0, unlimited); err != nil {
		return nil, nil, err
	}
	w := &worker{plays: map[int][]play{}}
	var problems catalog.Problems
	if w.cat, problems = catalog.Load(content.FS); problems.Err() != nil {
		return nil, nil, problems.Err()
	}
	forget()
	if w.books, problems = scenario.CompileBooks(w.cat); problems.Err() != nil {
		return nil, nil, problems.Err()
	}
	seen := map[int]bool{}
	for _, n := range reached() {
		seen[n] = true
		w.compiles = slices.Grow(w.compiles, n+1)[:max(len(w.compiles), n+1)]
		w.compiles[n] = true
	}
	files, err := scenarios()
	if err != nil {
		return nil, nil, err
	}
	reach := make([][]int, len(files))
	for i, f := range files {
		forget()
		if err := activate(0, unlimited); err != nil {
			return nil, nil, err
		}
		if res := scenario.Replay(context.Background(), f, w.books, scenario.Options{}); !res.OK {
			return nil, nil, fmt.Errorf("%s does not hold without a mutant: %v", f.ID, res.Trouble)
		}
		reach[i] = reached()
		w.all = append(w.all, play{f, unlimited - stepsLeft()})
	}
	for i, p := range w.all {
		for _, n := range reach[i] {
			seen[n] = true
			w.plays[n] = append(w.plays[n], p)
		}
	}
	shortestFirst := func(a, b play) int { return cmp.Compare(a.steps, b.steps) }
	for _, plays := range w.plays {
		slices.SortStableFunc(plays, shortestFirst)
	}
	slices.SortStableFunc(w.all, shortestFirst)
	var out []int
	for n := range seen {
		out = append(out, n)
	}
	slices.Sort(out)
	return w, out, nil
}

// scenarios reads the embedded scenarios that must hold.
func scenarios() ([]*scenario.File, error) {
	var out []*scenario.File
	err := fs.WalkDir(content.FS, "scenarios", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(p) != ".scn" {
			return err
		}
		data, err := fs.ReadFile(content.FS, p)
		if err != nil {
			return err
		}
		f, errs := scenario.Parse(p, string(data))
		if f.IsBoard() != (game != "") || f.IsBoard() && f.BoardGame().ID() != game {
			return nil // it does not reach the package
		}
		if len(errs) > 0 {
			return errs[0]
		}
		if f.Pending.Empty() {
			out = append(out, f)
		}
		return nil
	})
	return out, err
}

// try plays the scenarios that reach a mutant until one notices it.
func (w *worker) try(n int) (Result, error) {
	books, plays := w.books, w.plays[n]
	if n < len(w.compiles) && w.compiles[n] {
		var how string
		if books, how = w.compile(n); how != "" {
			return Result{N: n, By: "compile", How: how}, nil
		}
		plays = w.all
	}
	for _, p := range plays {
		if err := activate(n, slack+30*p.steps); err != nil {
			return Result{}, err
		}
		if how := notices(p.file, books); how != "" {
			return Result{N: n, By: p.file.ID, How: how}, nil
		}
	}
	return Result{N: n}, nil
}

// compile compiles the cards with the mutant. It returns how that failed, if it did.
func (w *worker) compile(n int) (books scenario.Books, how string) {
	defer func() {
		if x := recover(); x != nil {
			how = "panic"
		}
	}()
	if err := activate(n, unlimited); err != nil {
		return nil, err.Error()
	}
	books, problems := scenario.CompileBooks(w.cat)
	if problems.Err() != nil {
		return nil, "unreadable"
	}
	return books, ""
}

// notices plays a scenario and returns how it fails, or "" if it holds.
func notices(f *scenario.File, books scenario.Books) (how string) {
	defer func() {
		if x := recover(); x != nil {
			how = "panic"
			if strings.HasSuffix(fmt.Sprintf("%T", x), ".MutantEndless") {
				how = "endless"
			}
		}
	}()
	if res := scenario.Replay(context.Background(), f, books, scenario.Options{}); !res.OK {
		return string(res.Status)
	}
	return ""
}
