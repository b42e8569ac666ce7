// Command mutants changes the source of a package of rules, such as the card game's engine, in thousands of small ways
// and plays the embedded scenarios with each: one that still hold all of them is a rule that no scenario proves.
// docs/engine.md says what the figures mean.
//
// All mutants are built into one binary behind their numbers (mutant schemata): `cond` becomes `mutantCond(17, cond)`
// in a copy of the package, which `go build -overlay` puts in the place of the real one. A run of all takes minutes.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"syscall"
	"time"
)

type options struct {
	target     *target
	root, work string
	workers    int
	only       *regexp.Regexp
	list       bool
	update     bool
	suggest    bool
	test       bool // build the engine's tests too, for random play with mutants
}

func main() {
	var o options
	flag.StringVar(&o.root, "root", ".", "`directory` of the module")
	name := flag.String("package", "engine", "the `package` of rules in rulings: engine, almanac or vienna")
	flag.StringVar(&o.work, "work", "", "`directory` for the instrumented package and what has been found; "+
		"bin/mutants if it is empty, for the board games with the name of the package")
	flag.IntVar(&o.workers, "workers", runtime.NumCPU(), "`number` of processes")
	only := flag.String("only", "", "try only mutants whose key matches this `expression`")
	flag.BoolVar(&o.list, "list", false, "print the survivors with their lines")
	flag.BoolVar(&o.update, "update", false,
		"write new survivors to the package's testdata/mutants.txt, and leave out killed ones")
	flag.BoolVar(&o.suggest, "suggest", false, "write lines that would notice survivors to the -work directory, as JSON; "+
		"check them against the sources")
	flag.BoolVar(&o.test, "test", false,
		"only build the package's tests with the mutants, for random play with CATANICA_MUTANT=N")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	var err error
	o.only, err = regexp.Compile(*only)
	if err == nil {
		o.target, err = targetNamed(*name)
	}
	if err == nil {
		err = run(ctx, o)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, o options) error {
	var err error
	if o.root, err = filepath.Abs(o.root); err != nil {
		return err
	}
	switch {
	case o.work == "" && o.target == engine:
		o.work = filepath.Join("bin", "mutants")
	case o.work == "":
		o.work = filepath.Join("bin", "mutants-"+o.target.name)
	}
	if !filepath.IsAbs(o.work) {
		o.work = filepath.Join(o.root, o.work)
	}
	r, err := prepare(ctx, o.target, o.root, o.work)
	if err != nil {
		return err
	}
	if o.test {
		return r.buildTests(ctx)
	}
	var todo []int
	for _, m := range r.mutants {
		if r.reached[m.N] && !r.state.done(m.Key) && o.only.MatchString(m.Key) {
			todo = append(todo, m.N)
		}
	}
	err = r.tryAll(ctx, o.workers, todo)
	if saved := r.state.save(); saved != nil {
		return saved
	}
	if errors.Is(err, context.Canceled) {
		return errors.New("stopped: the next run continues here")
	}
	if err != nil {
		return err
	}
	return r.report(o)
}

// session is a run over the mutants of a package.
type session struct {
	target     *target
	root, work string
	overlay    string
	binary     string
	mutants    []Mutant
	reached    []bool // by number
	state      *state
}

// prepare finds the mutants, builds them in and measures which ones the scenarios reach.
func prepare(ctx context.Context, t *target, root, work string) (*session, error) {
	if err := os.MkdirAll(work, 0o755); err != nil {
		return nil, err
	}
	mutants, files, err := find(root, t)
	if err != nil {
		return nil, err
	}
	r := &session{target: t, root: root, work: work, mutants: mutants, reached: make([]bool, len(mutants)+3)}
	if r.overlay, err = instrument(t, root, work, len(mutants), files); err != nil {
		return nil, err
	}
	if r.binary, err = build(ctx, root, work, r.overlay); err != nil {
		return nil, err
	}
	p, seen, err := start(ctx, r.binary)
	if err != nil {
		return nil, err
	}
	p.stop()
	for _, n := range seen {
		r.reached[n] = true
	}
	scenarios, err := digests(root)
	if err != nil {
		return nil, err
	}
	var all [][]byte
	for _, f := range files {
		all = append(all, f.text)
	}
	r.state = loadState(filepath.Join(work, "state.json"), digest(all...), scenarios)
	return r, nil
}

// tryAll tries the mutants, says how far it is and how long it will take, and saves what it finds.
func (r *session) tryAll(ctx context.Context, workers int, todo []int) error {
	if len(todo) == 0 {
		return nil
	}
	byNumber := map[int]*Mutant{}
	for i := range r.mutants {
		byNumber[r.mutants[i].N] = &r.mutants[i]
	}
	// In a random order the time that is left can be judged from the time that it has taken.
	shuffled(todo)
	begun, said, done, survived := time.Now(), time.Time{}, 0, 0
	every := 10 * time.Second
	terminal := isTerminal(os.Stderr)
	if terminal {
		every = 200 * time.Millisecond
	}
	err := play(ctx, r.binary, workers, todo, func(o outcome) {
		r.state.note(byNumber[o.N].Key, o)
		done++
		if o.How == "" {
			survived++
		}
		if time.Since(said) < every && done < len(todo) {
			return
		}
		said = time.Now()
		left := time.Duration(float64(time.Since(begun)) / float64(done) * float64(len(todo)-done)).Round(time.Second)
		line := fmt.Sprintf("%d of %d mutants, %d survive, %s left", done, len(todo), survived, left)
		if terminal {
			fmt.Fprintf(os.Stderr, "\r\x1b[K%s", line)
		} else {
			fmt.Fprintln(os.Stderr, line)
		}
		if done%500 == 0 {
			_ = r.state.save()
		}
	})
	if terminal {
		fmt.Fprintln(os.Stderr)
	}
	return err
}

// shuffled brings the numbers into an order that is always the same and follows no file.
func shuffled(ns []int) {
	slices.SortFunc(ns, func(a, b int) int {
		x, y := uint32(a)*2654435761, uint32(b)*2654435761
		switch {
		case x < y:
			return -1
		case x > y:
			return 1
		}
		return 0
	})
}
