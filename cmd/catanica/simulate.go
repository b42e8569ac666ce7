package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/rulings/scenario"
)

// runSimulate plays scenarios: files, `-` for standard input, ids of embedded ones, or all embedded ones. It exits 2 if
// one cannot be read or has a line that makes no sense in its position, otherwise 1 if one fails, otherwise 3 if one
// depends on an unknown fact, and 0 if all hold.
func runSimulate(ctx context.Context, e env, args []string) (int, error) {
	fs := e.flags("simulate")
	asJSON := fs.Bool("json", false, "")
	save := fs.Int("save", -1, "")
	trace := fs.Bool("trace", false, "")
	langFlag := e.langFlag(fs)
	names, err := e.words(fs, args)
	if err != nil {
		return exitUnread, err
	}
	lang, err := language(*langFlag)
	if err != nil {
		return exitUnread, err
	}
	svc, problems := e.load()
	if err := problems.Err(); err != nil {
		return exitUnread, err
	}
	sim := &simulation{env: e, svc: svc, lang: lang, json: *asJSON, trace: *trace}
	sim.gather(names)
	if *save >= 0 {
		return sim.save(*save)
	}
	return sim.run(ctx)
}

// simulation holds the arguments of simulate.
type simulation struct {
	env
	svc         *service.Service
	lang        catalog.Lang
	json, trace bool
	files       []*scenario.File
	all         bool // no scenario was named
	counts      map[scenario.Status]int
	pending     int
	missing     bool // a named scenario cannot be read
}

// gather reads the named scenarios. It reports those that do not exist and returns the others.
func (s *simulation) gather(names []string) {
	if len(names) == 0 {
		s.all, s.files = true, s.svc.Scenarios()
	}
	for _, name := range names {
		if f := s.svc.Scenario(name); f != nil {
			s.files = append(s.files, f)
			continue
		}
		data, err := s.read(name)
		if err != nil {
			fmt.Fprintf(s.err, "catanica: %v\n", err)
			s.missing = true
			continue
		}
		f, _ := scenario.Parse(shown(name), string(data)) // Replay reports its mistakes with the others
		s.files = append(s.files, f)
	}
}

func (s *simulation) read(name string) ([]byte, error) {
	if name == "-" {
		return io.ReadAll(io.LimitReader(s.in, 1<<20))
	}
	data, err := os.ReadFile(name)
	if errors.Is(err, os.ErrNotExist) {
		return nil, fmt.Errorf("no file or embedded scenario %q: `catanica simulate` without a name plays all of "+
			"them", name)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot read the scenario: %w: name a file, - for standard input, or the id of an embedded "+
			"one", err)
	}
	return data, nil
}

func (s *simulation) run(ctx context.Context) (int, error) {
	s.counts = map[scenario.Status]int{}
	told := newProgress(s.err, len(s.files), s.lang)
	defer told.clear()
	for i, f := range s.files {
		told.step(i)
		if s.all && !f.Pending.Empty() {
			s.pending++
			continue
		}
		if err := ctx.Err(); err != nil {
			return exitUnread, fmt.Errorf("stopped at %s: %w: run it again", f.ID, err)
		}
		res := scenario.Replay(ctx, f, s.svc.Books(), scenario.Options{})
		res.Settle(ctx, f, s.svc.Books())
		if s.trace {
			res.Explain()
		}
		s.counts[res.Status]++
		if isTerminal(s.out) || !res.OK {
			told.clear() // print writes to the same terminal
		}
		if err := s.print(f, res); err != nil {
			return exitUnread, err
		}
	}
	told.clear()
	if !s.json && len(s.files) > 0 {
		s.summary()
	}
	switch {
	case s.missing || s.counts[scenario.Unreadable]+s.counts[scenario.Mistaken] > 0:
		return exitUnread, nil
	case s.counts[scenario.Fails] > 0:
		return exitNo, nil
	case s.counts[scenario.Undecided] > 0:
		return exitUndecided, nil
	}
	return exitOK, nil
}

func (s *simulation) print(f *scenario.File, res *scenario.Result) error {
	if len(res.Mistakes) > 0 {
		fmt.Fprintln(s.err, res.Mistakes.In(s.lang))
	}
	if s.json {
		return json.NewEncoder(s.out).Encode(res)
	}
	word := statusWords[res.Status].In(s.lang)
	fmt.Fprintf(s.out, "%s%s %s\n", s.paint(res.Status, word), strings.Repeat(" ", max(0, 10-len([]rune(word)))), f.ID)
	if !s.trace && res.Over() {
		s.printReturns(res)
	}
	for _, e := range f.Editions {
		s.printOdds(f, res.Under(e))
	}
	if s.trace {
		for _, e := range f.Editions {
			s.printTrace(f, res.Under(e))
		}
	}
	if res.Trouble != nil && len(res.Mistakes) == 0 {
		fmt.Fprintf(s.err, "%s\n", res.Trouble.In(s.lang))
		s.printSettling(s.err, "  ", res.Settling)
	}
	return nil
}

// printSettling writes the lines that would settle an undecided step, if any would.
func (s *simulation) printSettling(w io.Writer, indent string, lines catalog.Text) {
	if lines.Empty() {
		return
	}
	fmt.Fprintf(w, "%s%s\n", indent, catalog.Text{DE: "Das klärt es:", EN: "This would settle it:"}.In(s.lang))
	for line := range strings.Lines(lines.In(s.lang)) {
		fmt.Fprintf(w, "%s  %s\n", indent, strings.TrimSuffix(line, "\n"))
	}
}

// statusWords are the outcomes of a scenario as simulate prints them.
var statusWords = map[scenario.Status]catalog.Text{
	scenario.Holds:      {DE: "gilt", EN: "holds"},
	scenario.Fails:      {DE: "FALSCH", EN: "FAILS"},
	scenario.Undecided:  {DE: "offen", EN: "undecided"},
	scenario.Mistaken:   {DE: "UNSINNIG", EN: "MISTAKEN"},
	scenario.Unreadable: {DE: "UNLESBAR", EN: "UNREADABLE"},
}

// statusColours tell the outcomes apart on a terminal.
var statusColours = map[scenario.Status]string{
	scenario.Holds: colourGood, scenario.Fails: colourFailed, scenario.Undecided: colourUndecided,
	scenario.Mistaken: colourMistaken, scenario.Unreadable: colourUnread,
}

// paint colours a word by an outcome, on terminals only.
func (s *simulation) paint(status scenario.Status, word string) string {
	return coloured(s.out, statusColours[status], word)
}

// printAsked writes what a position waits for and what may be answered.
func (s *simulation) printAsked(a *scenario.Asked) {
	if a != nil {
		fmt.Fprintf(s.out, "      ? %s\n", a.In(s.lang))
	}
}

// eventWord returns the word that begins the line of a move that was not made, or "".
func (s *simulation) eventWord(typ string) string {
	switch typ {
	case "refused":
		return coloured(s.out, colourRefused, catalog.Text{DE: "abgelehnt", EN: "refused"}.In(s.lang)) + ": "
	case "undecided":
		return s.paint(scenario.Undecided, statusWords[scenario.Undecided].In(s.lang)) + ": "
	}
	return ""
}

// printTrace writes the title, the steps, the events with their articles, and the expectations.
func (s *simulation) printTrace(f *scenario.File, res *scenario.Result) {
	played := res.Edition + ", " + res.Game
	if f.IsBoard() {
		played = f.GameTitle().In(s.lang)
	}
	fmt.Fprintf(s.out, "  %s (%s)\n", f.Title.In(s.lang), played)
	for _, a := range res.Assumed {
		fmt.Fprintf(s.out, "  %s: %s\n", catalog.Text{DE: "angenommen", EN: "assumed"}.In(s.lang), a)
	}
	s.printSteps(0, res.Steps, res.Expectations)
	if res.Trouble != nil && (len(res.Steps) < f.Moves() || len(res.Branches) == 0) {
		s.printAsked(res.Asked)
		fmt.Fprintf(s.out, "      %s: %s\n", s.paint(res.Status, statusWords[res.Status].In(s.lang)),
			res.Trouble.Msg.In(s.lang))
		return
	}
	s.printReturns(res)
	for _, b := range res.Branches {
		from := fmt.Sprint(b.After)
		if b.From > 0 {
			from = fmt.Sprintf("%d.%d", b.From, b.After)
		}
		fmt.Fprintln(s.out, "  "+catalog.Textf("Zweig %d nach %s", "branch %d after %s", b.N, from).In(s.lang))
		s.printSteps(b.After, b.Steps, b.Expectations)
		for _, o := range b.Odds {
			fmt.Fprintf(s.out, "      odds %s\n      = %s\n", o.Text, o.In(s.lang))
		}
		if !b.OK {
			fmt.Fprintf(s.out, "      %s: %s\n", s.paint(b.Status, statusWords[b.Status].In(s.lang)), b.Message.In(s.lang))
		}
	}
}

// printSteps writes the steps of a line with the expectations after each, and those after the step before them.
func (s *simulation) printSteps(before int, steps []scenario.StepResult, expected []scenario.Expectation) {
	next := 0
	expectations := func(step int) {
		for ; next < len(expected) && expected[next].Step <= step; next++ {
			x := expected[next]
			mark := map[bool]string{true: "✓", false: "✗"}[x.OK]
			fmt.Fprintf(s.out, "      %s %s (%s)\n", mark, x.Text, x.Found.In(s.lang))
		}
	}
	expectations(before)
	for _, st := range steps {
		s.printAsked(st.Asked)
		fmt.Fprintf(s.out, "  %2d  %s\n", st.N, st.Action)
		for _, ev := range st.Events {
			cites := ""
			if len(ev.Cites) > 0 {
				cites = " [" + strings.Join(ev.Cites, ", ") + "]"
			}
			fmt.Fprintf(s.out, "      → %s%s%s\n", s.eventWord(ev.Type), ev.Text.In(s.lang), cites)
			s.printSettling(s.out, "        ", ev.Settle)
			for _, r := range ev.Readings {
				fmt.Fprintf(s.out, "        %s [%s]\n", r.Text.In(s.lang), r.ID)
			}
		}
		expectations(st.N)
	}
}

// printOdds writes the answers to `odds` lines, with the edition if there are several.
func (s *simulation) printOdds(f *scenario.File, res *scenario.Result) {
	edition := ""
	if len(f.Editions) > 1 {
		edition = res.Edition + ": "
	}
	for _, o := range res.Odds {
		fmt.Fprintf(s.out, "  %sodds %s\n      = %s\n", edition, o.Text, o.In(s.lang))
	}
}

// printReturns writes which cards go back to whom at the end of the game, and at the end of each trace.
func (s *simulation) printReturns(res *scenario.Result) {
	if res.End() == nil {
		return
	}
	if back := scenario.ReturnsText(res.Table, res.End(), s.lang); back != "" {
		fmt.Fprintf(s.out, "  %s %s\n", catalog.Text{DE: "Nach dem Spiel geht zurück:",
			EN: "Returned after the game:"}.In(s.lang), back)
	}
}

// save prints one scenario up to a step. The text can be played again (`catanica simulate -`) and continued.
func (s *simulation) save(step int) (int, error) {
	if s.all || len(s.files) != 1 {
		return exitUnread, errors.New("--save takes one scenario: name its file or id")
	}
	f := s.files[0]
	if n := f.Moves(); step > n {
		return exitUnread, fmt.Errorf("%s has %d moves and no step %d: use a step from 0 to %d", f.ID, n, step, n)
	}
	_, err := io.WriteString(s.out, f.Under(f.Edition).Save(step))
	return exitOK, err
}

func (s *simulation) summary() {
	total := 0
	for _, n := range s.counts {
		total += n
	}
	count := func(one, many catalog.Text, n int) string {
		return catalog.Plural{One: one, Many: many}.In(s.lang, n)
	}
	fmt.Fprintf(s.out, "%s: %s, %s, ",
		count(catalog.Text{DE: "1 Szenario", EN: "1 scenario"}, catalog.Text{DE: "%d Szenarien", EN: "%d scenarios"}, total),
		count(catalog.Text{DE: "1 gilt", EN: "1 holds"}, catalog.Text{DE: "%d gelten", EN: "%d hold"},
			s.counts[scenario.Holds]),
		count(catalog.Text{DE: "1 falsch", EN: "1 fails"}, catalog.Text{DE: "%d falsch", EN: "%d fail"},
			s.counts[scenario.Fails]))
	fmt.Fprintf(s.out, catalog.Text{DE: "%d offen, %d unlesbar", EN: "%d undecided, %d unreadable"}.In(s.lang),
		s.counts[scenario.Undecided], s.counts[scenario.Unreadable])
	if n := s.counts[scenario.Mistaken]; n > 0 {
		fmt.Fprintf(s.out, catalog.Text{DE: ", %d unsinnig", EN: ", %d mistaken"}.In(s.lang), n)
	}
	if s.pending > 0 {
		fmt.Fprintf(s.out, catalog.Text{DE: "; %d warten noch auf den Schiedsrichter",
			EN: "; %d are waiting for the referee"}.In(s.lang), s.pending)
	}
	fmt.Fprintln(s.out)
}
