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
	"catanica/rulings/engine"
	"catanica/rulings/explore"
	"catanica/rulings/scenario"
)

const exploreUsage = "[--goal LINE] [--limit N] [--json] SCENARIO"

// exploreHelp follows the list of options.
const exploreHelp = `
Can it happen? From the scenario's last position, catanica explore looks for the shortest line of moves after which the
goal holds, and prints it as a scenario. A goal is one or more expectations of the scenario language, separated by
semicolons; without --goal it is the expectations with which the scenario ends.

  catanica explore --goal 'north wins this turn' FILE
  catanica explore --goal 'south loses the Fire Brigade' FILE
  catanica explore --goal 'der Ritterstein wechselt den Besitzer' --lang de FILE
  catanica explore --goal 'north stores 3 gold; north has Kirche within 3 turns' FILE
  catanica explore --goal 'south loses Feuerwache' --dice all --opponent hinders FILE

By default everything may turn out as it suits the goal: the dice, shuffled cards, the opponent's choices. With
--dice all, --hidden all and --opponent hinders the line has to work against them. The search covers the current turn
unless the goal or --turns says otherwise. Everything that the scenario states is known to both players. Trades with the
opponent are left out without --offers.

exit status: 0 yes, 1 no (everything checked), 2 unreadable, 3 not found within the limits, or moves were undecided
`

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
	fs := e.flags("explore", exploreUsage)
	usage := fs.Usage
	fs.Usage = func() {
		usage()
		fmt.Fprint(fs.Output(), exploreHelp)
	}
	x := &exploration{env: e}
	o := &x.question.Options
	fs.StringVar(&x.question.Goal, "goal", "", "what is to happen: a `line` such as 'north wins this turn'")
	fs.IntVar(&o.Limit, "limit", explore.DefaultLimit, "most `positions` to reach")
	fs.IntVar(&o.Turns, "turns", 0, "`turns` to search, the current one included (default: what the goal says, or 1)")
	fs.DurationVar(&x.time, "time", 2*time.Minute, "longest `time` to search, such as 30s or 5m")
	fs.BoolVar(&x.json, "json", false, "print JSON")
	fs.BoolVar(&o.Offers, "offers", false, "include trades with the opponent, at most two resources for two")
	dice := fs.String("dice", "any", "any: they may show what suits; all: whatever they show")
	hidden := fs.String("hidden", "any", "cards of shuffled piles: any or all, like the dice")
	opponent := fs.String("opponent", "helps", "helps: plays along; hinders: decides against the player who seeks the goal")
	player := fs.String("player", "", "who seeks the goal: north or south (default: whose turn it is)")
	edition := fs.String("edition", "", "edition, if the scenario names several")
	langFlag := fs.String("lang", "de", "language: de or en")
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
		return exitUnread, fmt.Errorf("explore takes one scenario, not %d: catanica explore %s", len(names), exploreUsage)
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
	switch written {
	case "":
		o.Seeker = engine.Chance
	case "north":
		o.Seeker = engine.North
	case "south":
		o.Seeker = engine.South
	default:
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
	r, err := explore.Ask(limited, x.svc.Books, x.question, x.lang)
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
