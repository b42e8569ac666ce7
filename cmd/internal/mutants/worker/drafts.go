package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os"

	"catanica/rulings/scenario"
)

// drafts reads the numbers of mutants and plays scenarios that are not embedded yet. For each file it writes the
// numbers of the mutants that it notices.
func drafts(files []string, in io.Reader, out io.Writer) error {
	w, _, err := newWorker()
	if err != nil {
		return err
	}
	wanted, err := numbers(in)
	if err != nil {
		return err
	}
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		f, errs := scenario.Parse(name, string(data))
		if len(errs) > 0 {
			return errs[0]
		}
		noticed, err := w.noticedBy(f, wanted)
		if err != nil {
			return err
		}
		fmt.Fprintln(out, name, noticed)
	}
	return nil
}

// numbers reads the numbers of mutants, one a line.
func numbers(in io.Reader) (map[int]bool, error) {
	out := map[int]bool{}
	lines := bufio.NewScanner(in)
	for lines.Scan() {
		var n int
		if _, err := fmt.Sscan(lines.Text(), &n); err != nil {
			return nil, err
		}
		out[n] = true
	}
	return out, lines.Err()
}

// noticedBy returns those of the wanted mutants that a scenario reaches and notices.
func (w *worker) noticedBy(f *scenario.File, wanted map[int]bool) ([]int, error) {
	_ = activate(0, unlimited)
	forget()
	res := scenario.Replay(context.Background(), f, w.books, scenario.Options{})
	if !res.OK {
		return nil, fmt.Errorf("%s does not hold: %v", f.Path, res.Trouble)
	}
	steps := unlimited - stepsLeft()
	var out []int
	for _, n := range reached() {
		if !wanted[n] {
			continue
		}
		if err := activate(n, slack+30*steps); err != nil {
			return nil, err
		}
		if notices(f, w.books) != "" {
			out = append(out, n)
		}
	}
	return out, activate(0, unlimited)
}
