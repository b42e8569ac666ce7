package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
)

// figures counts mutants.
type figures struct{ all, reached, killed, equivalent int }

// line formats the figures: of the mutants that are not equivalent, how many the scenarios kill.
func (n figures) line(name string) string {
	real := n.all - n.equivalent
	return fmt.Sprintf("| %s | %d | %d | %d | %d | %.1f %% | %.1f %% |", name, n.all, n.reached, n.killed, n.equivalent,
		100*float64(n.killed)/float64(max(1, n.all)), 100*float64(n.killed)/float64(max(1, real)))
}

// report prints the figures, and the survivors if they are asked for.
func (r *session) report(o options) error {
	judged, err := readJudged(filepath.Join(r.root, r.target.judgements()))
	if err != nil {
		return err
	}
	rows := []struct {
		name string
		in   func(m Mutant) bool
	}{
		{"all", func(Mutant) bool { return true }},
		{"rules: all but the last four rows", isRule},
		{"refusals: guards and returns", func(m Mutant) bool { return m.guards(tagRefusal) }},
		{"undecided: guards and returns", func(m Mutant) bool { return m.guards(tagUndecided) }},
		{"payments", func(m Mutant) bool { return slices.Contains(m.Tags, tagPayment) && isRule(m) }},
		{"preconditions", func(m Mutant) bool { return slices.Contains(m.Tags, tagPrecondition) && isRule(m) }},
		{"guards against nonsense", func(m Mutant) bool { return slices.Contains(m.Tags, tagMistake) }},
		{"listing moves (Legal)", func(m Mutant) bool { return slices.Contains(m.Tags, tagListing) }},
		{"what events and refusals say", func(m Mutant) bool { return slices.Contains(m.Tags, tagTelling) }},
		{"open decisions", func(m Mutant) bool { return slices.Contains(m.Tags, tagAnswers) }},
	}
	fmt.Println("| mutants | all | reached | killed | equivalent | killed of all | killed of the others |")
	fmt.Println("| --- | --- | --- | --- | --- | --- | --- |")
	for _, row := range rows {
		var n figures
		for _, m := range r.mutants {
			if !row.in(m) || !o.only.MatchString(m.Key) {
				continue
			}
			n.all++
			_, killed := r.state.Killed[m.Key]
			switch {
			case killed:
				n.killed++
			case judged.equivalent(m):
				n.equivalent++
			}
			if r.reached[m.N] {
				n.reached++
			}
		}
		fmt.Println(n.line(row.name))
	}
	if o.list {
		r.list(o, judged)
	}
	if o.suggest {
		return r.suggest(context.Background(), o, judged)
	}
	if o.update {
		return r.update(judged)
	}
	return nil
}

// isRule reports whether a mutant changes what the rules allow or do.
func isRule(m Mutant) bool {
	return !slices.ContainsFunc(m.Tags, func(tag string) bool {
		return tag == tagListing || tag == tagAnswers || tag == tagMistake || tag == tagTelling
	})
}

// guards reports whether the mutant decides whether an error with the tag is returned, other than while listing moves.
func (m Mutant) guards(tag string) bool {
	return m.Guard && slices.Contains(m.Tags, tag) && !slices.ContainsFunc(m.Tags, beside)
}

// list prints the survivors with their lines and judgements.
func (r *session) list(o options, judged *judged) {
	for _, m := range r.mutants {
		if _, killed := r.state.Killed[m.Key]; killed || !o.only.MatchString(m.Key) {
			continue
		}
		reach := ""
		if !r.reached[m.N] {
			reach = " (not reached)"
		}
		fmt.Printf("%s:%d: %d %s %v%s: %s\n", m.File, m.Line, m.N, m.Key, m.Tags, reach, judged.why(m))
	}
}

// buildTests builds the package's tests with the mutants built in. The environment variable CATANICA_MUTANT switches
// one on.
func (r *session) buildTests(ctx context.Context) error {
	binary := filepath.Join(r.work, r.target.name+".test")
	pkg := "./" + filepath.ToSlash(r.target.folder())
	cmd := exec.CommandContext(ctx, "go", "test", "-overlay", r.overlay, "-c", "-o", binary, pkg)
	cmd.Dir, cmd.Stdout, cmd.Stderr = r.root, os.Stdout, os.Stderr
	fmt.Println(binary)
	return cmd.Run()
}

// suggest lets workers look for lines that would notice the survivors that are not judged equivalent.
func (r *session) suggest(ctx context.Context, o options, judged *judged) error {
	inputs := make([]strings.Builder, o.workers)
	for i, m := range r.mutants {
		if _, killed := r.state.Killed[m.Key]; !killed && !judged.equivalent(m) &&
			o.only.MatchString(m.Key+" "+strings.Join(m.Tags, " ")) {
			fmt.Fprintln(&inputs[i%o.workers], m.N)
		}
	}
	var wg sync.WaitGroup
	errs := make([]error, o.workers)
	for i := range inputs {
		wg.Go(func() {
			cmd := exec.CommandContext(ctx, r.binary, "suggest")
			cmd.Stdin, cmd.Stderr = strings.NewReader(inputs[i].String()), os.Stderr
			out, err := os.Create(filepath.Join(r.work, fmt.Sprintf("suggested-%d.json", i+1)))
			if err != nil {
				errs[i] = err
				return
			}
			defer out.Close()
			cmd.Stdout = out
			errs[i] = cmd.Run()
		})
	}
	wg.Wait()
	return errors.Join(errs...)
}
