// Command clauses plays the embedded scenarios with each clause switched off of the articles that they prove, and
// reports which clauses each of them notices. With -write it writes them into the `proves:` lines of the scenarios:
//
//	go run ./cmd/internal/clauses [-write] [-all] [ARTICLE…]
//
// With -games it adds the further games in which a scenario holds and proves the same to the line `game:` instead. With
// -all it also tries the clauses of all other articles that are still open, and lists who notices them: such a
// scenario can be made a witness if it is about the clause.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"catanica/cmd/internal/service"
	"catanica/content"
	"catanica/rulings"
	"catanica/rulings/proof"
	"catanica/rulings/scenario"
)

func main() {
	write := flag.Bool("write", false, "write the clauses into the scenarios in ./content/scenarios")
	all := flag.Bool("all", false, "list who notices open clauses of articles that they do not name")
	games := flag.Bool("games", false, "add the further games in which a scenario holds and proves the same")
	flag.Parse()
	svc, problems := service.Load(content.FS)
	if err := problems.Err(); err != nil {
		fmt.Fprintln(os.Stderr, "clauses:", err)
		os.Exit(2)
	}
	a := assigner{Service: svc, out: os.Stdout, write: *write, only: flag.Args()}
	step := a.assign
	if *games {
		step = a.addGames
	}
	if err := step(); err != nil {
		fmt.Fprintln(os.Stderr, "clauses:", err)
		os.Exit(1)
	}
	if *all {
		a.listOthers()
	}
}

// assigner finds out which clauses the scenarios notice.
type assigner struct {
	*service.Service
	out   io.Writer
	write bool
	only  []string // articles; none: all
}

// assign replaces the articles in the `proves:` lines by the clauses that the scenarios notice, and reports them.
func (a assigner) assign() error {
	for _, f := range a.Scenarios() {
		res := scenario.Replay(context.Background(), f, a.Books(), scenario.Options{})
		if !res.OK {
			continue
		}
		var ids []string
		changed := false
		for _, ref := range f.Proves {
			now := f.ClausesOf(ref.ID)
			if found := a.noticed(f, ref.ID); len(found) > 0 && a.wants(ref.ID) {
				now = found
			}
			changed = changed || !slices.Equal(now, f.ClausesOf(ref.ID))
			ids = append(ids, now...)
		}
		if !changed {
			continue
		}
		fmt.Fprintf(a.out, "%s: %s\n", f.ID, strings.Join(ids, ", "))
		if a.write {
			if err := rewrite(filepath.Join("content", f.Path), ids); err != nil {
				return err
			}
		}
	}
	return nil
}

func (a assigner) wants(article string) bool {
	return len(a.only) == 0 || slices.Contains(a.only, article)
}

// noticed returns the clauses of an article that the scenario notices, in text order.
func (a assigner) noticed(f *scenario.File, article string) []string {
	var out []string
	for _, c := range a.Library.Clauses(article) {
		if c.Anchor != "" && a.notices(f, c.ID) {
			out = append(out, c.ID)
		}
	}
	return out
}

func (a assigner) notices(f *scenario.File, id string) bool {
	return proof.FailsWithout(context.Background(), f, a.Books(), id)
}

// listOthers lists the scenarios that notice an open clause.
func (a assigner) listOthers() {
	for _, id := range a.Coverage(context.Background()).Clauses.Open {
		var who []string
		for _, f := range a.Scenarios() {
			if a.wants(rulings.ArticleOf(id)) && a.notices(f, id) {
				who = append(who, f.ID)
			}
		}
		if a.wants(rulings.ArticleOf(id)) {
			fmt.Fprintf(a.out, "open %s: %s\n", id, strings.Join(who, " "))
		}
	}
}

// rewrite replaces the `proves:` lines of a scenario by one with the ids.
func rewrite(file string, ids []string) error {
	done := false
	return editLines(file, func(lines []string, line string) []string {
		key, _, ok := strings.Cut(line, ":")
		key = strings.TrimSpace(key)
		switch {
		case !ok || key != "proves" && key != "beweist":
			return append(lines, line)
		case done:
			return lines
		}
		done = true
		return append(lines, wrapped(key, ids)...)
	})
}

// editLines writes a file anew: add appends a line, or what is to stand for it, to the lines before.
func editLines(file string, add func(lines []string, line string) []string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	var lines []string
	for line := range strings.SplitSeq(string(data), "\n") {
		lines = add(lines, line)
	}
	return os.WriteFile(file, []byte(strings.Join(lines, "\n")), 0o644)
}

// wrapped returns `proves:` lines of at most 120 columns.
func wrapped(key string, ids []string) []string {
	out := []string{key + ":"}
	for i, id := range ids {
		last := &out[len(out)-1]
		switch {
		case *last == key+":":
			*last += " " + id
		case len(*last)+len(id)+2 > 120:
			out = append(out, key+": "+ids[i])
		default:
			*last += ", " + id
		}
	}
	return out
}
