package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/rulings/explore"
	"catanica/rulings/scenario"
)

// exploration holds the arguments of explore.
type exploration struct {
	env
	svc      *service.Service
	lang     catalog.Lang
	json     bool
	time     time.Duration
	question explore.Question
}

// runExplore looks for a line of play from a scenario's last position to a goal. It exits 0 if there is one, 1 if there
// is none, 3 if the search ended before that is known or met undecided moves, and 2 for a wrong call or scenario.
func runExplore(ctx context.Context, e env, args []string) (int, error) {
	fs := e.flags("explore")
	x := &exploration{env: e}
	o := &x.question.Options
	fs.StringVar(&x.question.Goal, "goal", "", "")
	fs.IntVar(&o.Limit, "limit", explore.DefaultLimit, "")
	fs.IntVar(&o.Turns, "turns", 0, "")
	fs.DurationVar(&x.time, "time", 2*time.Minute, "")
	fs.BoolVar(&x.json, "json", false, "")
	fs.BoolVar(&o.Offers, "offers", false, "")
	dice := fs.String("dice", "any", "")
	hidden := fs.String("hidden", "any", "")
	opponent := fs.String("opponent", "helps", "")
	player := fs.String("player", "", "")
	edition := fs.String("edition", "", "")
	langFlag := e.langFlag(fs)
	names, err := e.words(fs, args)
	if err != nil {
		return exitUnread, err
	}
	if x.lang, err = language(*langFlag); err != nil {
		return exitUnread, err
	}
	for _, err := range []error{
		oneOf("dice", *dice, &o.EveryDie, "any", "all"), oneOf("hidden", *hidden, &o.EveryCard, "any", "all"),
		oneOf("opponent", *opponent, &o.Hindered, "helps", "hinders"), seeker(*player, o),
	} {
		if err != nil {
			return exitUnread, err
		}
	}
	switch {
	case len(names) != 1:
		return exitUnread, fmt.Errorf("explore takes one scenario, not %d: %s", len(names), synopsis("explore"))
	case o.Limit < 1:
		return exitUnread, fmt.Errorf("--limit %d: use at least 1", o.Limit)
	case o.Turns < 0 || o.Turns > explore.MaxTurns:
		return exitUnread, fmt.Errorf("--turns %d: use 1 to %d", o.Turns, explore.MaxTurns)
	}
	svc, problems := e.load()
	if err := problems.Err(); err != nil {
		return exitUnread, err
	}
	x.svc = svc
	if x.question.File, err = x.file(names[0], *edition); err != nil {
		return exitUnread, err
	}
	return x.run(ctx)
}

// oneOf sets a switch to whether the second of two words is written.
func oneOf(option, written string, on *bool, off, second string) error {
	switch written {
	case off:
		return nil
	case second:
		*on = true
		return nil
	}
	return fmt.Errorf("--%s %q: use %s or %s", option, written, off, second)
}

func seeker(written string, o *explore.Options) error {
	var ok bool
	if o.Seeker, ok = explore.ParseSeeker(written); !ok {
		return fmt.Errorf("--player %q: use north or south", written)
	}
	return nil
}

// file reads the scenario: an embedded one, a file or standard input, in one edition.
func (x *exploration) file(name, edition string) (*scenario.File, error) {
	f := x.svc.Scenario(name)
	if f == nil {
		data, err := (&simulation{env: x.env}).read(name)
		if err != nil {
			return nil, err
		}
		f, _ = scenario.Parse(shown(name), string(data)) // Ask reports its mistakes with the others
	}
	if edition == "" {
		return f.Under(f.Edition), nil
	}
	if !slices.Contains(f.Editions, catalog.EditionID(edition)) {
		return nil, fmt.Errorf("%s is not played in edition %q: use one of %v", f.ID, edition, f.Editions)
	}
	return f.Under(catalog.EditionID(edition)), nil
}

func (x *exploration) run(ctx context.Context) (int, error) {
	limited, cancel := context.WithTimeout(ctx, x.time)
	defer cancel()
	show := newSearchProgress(x.err, x.time, x.lang)
	x.question.Progress = show.step
	r, err := explore.Ask(limited, x.svc.Books(), x.question, x.lang)
	show.end()
	var mistakes scenario.Errors
	switch {
	case errors.As(err, &mistakes):
		for _, m := range mistakes {
			if m.File == explore.GoalName {
				fmt.Fprintf(x.err, "catanica: --goal:%d: %s\n", m.Pos.Col, m.Msg.In(x.lang))
			} else {
				fmt.Fprintln(x.err, m.In(x.lang))
			}
		}
		return exitUnread, nil
	case err != nil:
		return exitUnread, err
	}
	code := map[explore.Verdict]int{explore.Yes: exitOK, explore.No: exitNo}
	status, known := code[r.Answer]
	if !known {
		status = exitUndecided
	}
	if ctx.Err() != nil && r.Answer != explore.Yes {
		fmt.Fprintf(x.err, "catanica: explore: %s\n", show.stopped())
	}
	if x.json {
		enc := json.NewEncoder(x.out)
		enc.SetEscapeHTML(false)
		return status, enc.Encode(r)
	}
	return status, x.print(r)
}

// print writes the answer as a scenario with the sentence as a comment, or as lines.
func (x *exploration) print(r *explore.Report) error {
	if r.Answer == explore.Yes {
		_, err := fmt.Fprintf(x.out, "# %s: %s\n%s", r.Goal, r.Sentence.In(x.lang), r.Text)
		return err
	}
	fmt.Fprintln(x.out, r.Sentence.In(x.lang))
	for _, u := range r.Undecided {
		example := ""
		if line := u.Line.In(x.lang); line != "" {
			example = " (" + line + ")"
		}
		fmt.Fprintf(x.out, "  %s%s: %s\n", u.Fact, example, u.State.In(x.lang))
	}
	return nil
}
