package main

import (
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"

	"catanica/catalog"
	"catanica/catalog/deck"
)

// say returns a text in the reader's language.
func (v *validation) say(de, en string) string { return catalog.Text{DE: de, EN: en}.In(v.lang) }

// painted returns a verdict in words, coloured on a terminal.
func (v *validation) painted(d deck.Verdict) string {
	colour := map[deck.Verdict]string{
		deck.Legal: colourGood, deck.Illegal: colourFailed, deck.Undecided: colourUndecided, deck.Unreadable: colourUnread,
	}[d]
	return coloured(v.out, colour, v.verdict(d))
}

// verdict returns a verdict in words.
func (v *validation) verdict(d deck.Verdict) string {
	switch d {
	case deck.Legal:
		return v.say("zulässig", "legal")
	case deck.Illegal:
		return v.say("UNZULÄSSIG", "ILLEGAL")
	case deck.Undecided:
		return v.say("offen", "undecided")
	}
	return v.say("UNLESBAR", "UNREADABLE")
}

// print writes a report; for a match, first what concerns both players, then each player's part.
func (v *validation) print(r deck.Report, names []string) {
	if len(names) == 2 {
		fmt.Fprintf(v.out, "%s: %s\n", v.say("Partie", "match"), v.painted(r.Verdict))
		fmt.Fprintf(v.out, v.say("  Ereignisstapel: %d Karten\n", "  event stack: %d cards\n"), r.EventStack)
		v.findings(r, 0)
	}
	v.share(r)
	for i, s := range r.Lists {
		if v.player > 0 && s.Player != v.player {
			continue
		}
		if len(names) == 2 {
			fmt.Fprintf(v.out, "\n%s %d, ", v.say("Spieler", "player"), s.Player)
		}
		fmt.Fprintln(v.out, v.headline(s, shown(names[i])))
		v.findings(r, s.Player)
	}
	v.rules(r)
}

// rules writes the articles that the report cites, each once.
func (v *validation) rules(r deck.Report) {
	seen := map[string]bool{}
	for _, f := range slices.Concat(r.Violations, r.Warnings, r.Advice, r.After) {
		if seen[f.Rule] || f.RuleText == "" {
			continue
		}
		if len(seen) == 0 {
			fmt.Fprintf(v.out, "\n%s\n", v.say("Die Regeln:", "The rules:"))
		}
		seen[f.Rule] = true
		fmt.Fprintf(v.out, "  %s: %s\n", f.Rule, f.RuleText)
	}
}

// headline returns `deck.txt: legal – tournament game, edition 2005, host, 33 cards, 7 events`.
func (v *validation) headline(s deck.Summary, file string) string {
	if s.Name != "" {
		file += fmt.Sprintf(" (%s)", s.Name)
	}
	role := v.say("Gast", "guest")
	if s.Host {
		role = v.say("Gastgeber", "host")
	}
	out := fmt.Sprintf("%s: %s – %s, %s %s, ", file, v.painted(s.Verdict), s.Format.Title().In(v.lang),
		v.say("Ausgabe", "edition"), s.Edition)
	if s.Format != deck.SmallTournament && s.Format != deck.Beginners {
		out += role + ", "
	}
	out += fmt.Sprintf(v.say("%d Karten, %d Ereignisse", "%d cards, %d events"), s.Deck, s.Events)
	if len(s.Stacks) > 0 {
		parts := make([]string, len(s.Stacks))
		for i, n := range s.Stacks {
			parts[i] = fmt.Sprint(n)
		}
		out += ", " + v.say("3 auf die Hand, Stapel ", "3 cards in hand, stacks of ") + strings.Join(parts, "/")
	}
	if s.VictoryPoints > 0 {
		out += fmt.Sprintf(v.say(", bis %d Siegpunkte", ", to %d victory points"), s.VictoryPoints)
	}
	return out
}

// share writes how a common collection is divided. Ruling 106.B.a.
func (v *validation) share(r deck.Report) {
	each, neutral, open := 0, 0, 0
	for _, p := range r.Share {
		each, neutral = each+p.Each, neutral+p.Neutral
		if p.Open {
			open++
		}
	}
	if len(r.Share) > 0 {
		format := v.say("Teilung: Jeder bekommt wenigstens %d Karten, neutral sind %d; "+
			"bei %d Karten ist die Zahl der Exemplare offen\n",
			"sharing: each player gets at least %d cards, %d are neutral; for %d cards the number of copies is unknown\n")
		fmt.Fprintf(v.out, format, each, neutral, open)
		v.portions(r.Share)
	}
}

// portions writes the division card by card.
func (v *validation) portions(share []deck.Portion) {
	tw := tabwriter.NewWriter(v.out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(tw, v.say("  KARTE\tJEDER\tNEUTRAL", "  CARD\tEACH\tNEUTRAL"))
	for _, p := range share {
		more := ""
		if p.Open {
			more = v.say(" (oder mehr)", " (or more)")
		}
		fmt.Fprintf(tw, "  %s\t%d\t%d%s\n", v.cat.Card(p.Card).Title(v.lang), p.Each, p.Neutral, more)
	}
	_ = tw.Flush()
}

func (v *validation) findings(r deck.Report, player int) {
	for _, f := range r.Violations {
		if f.Player == player {
			v.finding(f, "")
		}
	}
	for _, f := range r.Warnings {
		if f.Player == player {
			v.finding(f, v.say("Hinweis: ", "note: "))
		}
	}
	for _, f := range r.Advice {
		if f.Player == player {
			v.finding(f, v.say("Rat: ", "advice: "))
		}
	}
	for _, g := range r.Grounds {
		if g.Player == player {
			fmt.Fprintf(v.out, "  %s %d: %s\n", v.say("Zeile", "line"), g.Line, g.Message)
		}
	}
	for _, f := range r.After {
		if f.Player == player {
			v.finding(f, v.say("nach dem Spiel: ", "after the game: "))
		}
	}
}

func (v *validation) finding(f deck.Finding, lead string) {
	if f.Verdict == deck.Undecided {
		lead = v.say("offen: ", "undecided: ")
	}
	if f.Line > 0 {
		lead = fmt.Sprintf("%s %d: %s", v.say("Zeile", "line"), f.Line, lead)
	}
	cites := f.Code
	if f.Rule != "" {
		cites += ", " + f.Rule
	}
	fmt.Fprintf(v.out, "  %s%s [%s]\n      → %s\n", lead, f.Message, cites, f.Fix)
	for _, g := range f.Grounds {
		fmt.Fprintf(v.out, "      %s\n", g.Message)
	}
}

// fileReport is the report on a file of a directory.
type fileReport struct {
	File string `json:"file"`
	deck.Report
}

// directory judges every list in a directory on its own and writes a table.
func (v *validation) directory(dir string) (int, error) {
	names, err := listFiles(dir)
	if err != nil {
		return exitUnread, err
	}
	var reports []fileReport
	worst := deck.Legal
	told := newProgress(v.err, len(names), v.lang)
	defer told.clear()
	for i, name := range names {
		told.step(i)
		text, err := v.read(name)
		if err != nil {
			return exitUnread, err
		}
		l, problems := deck.Parse(text, v.cat, v.errLang)
		if len(problems) > 0 {
			told.clear()
		}
		for _, p := range problems {
			fmt.Fprintf(v.err, "%s:%s\n", shown(name), p.Error())
		}
		r := fileReport{name, deck.Validate(v.cat, v.opt, l)}
		reports, worst = append(reports, r), deck.Worst(worst, r.Verdict)
	}
	told.clear()
	if v.json {
		return exitOf(worst), printJSON(v.out, map[string]any{"verdict": worst, "lists": reports})
	}
	v.table(reports)
	return exitOf(worst), nil
}

func (v *validation) table(reports []fileReport) {
	tw := tabwriter.NewWriter(v.out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(tw, v.say("LISTE\tURTEIL\tAUSGABE\tKARTEN\tEREIGNISSE\tFEHLER",
		"LIST\tVERDICT\tEDITION\tCARDS\tEVENTS\tFAULTS"))
	for _, r := range reports {
		s := r.Lists[0]
		var codes []string
		for _, f := range r.Violations {
			if !slices.Contains(codes, f.Code) {
				codes = append(codes, f.Code)
			}
		}
		fmt.Fprintf(tw, "%s\t%s\t%s\t%d\t%d\t%s\n", filepath.Base(r.File), v.verdict(r.Verdict), r.Edition, s.Deck, s.Events,
			strings.Join(codes, " "))
	}
	_ = tw.Flush()
}

// printJSON writes indented JSON without escaping &, < and >, which occur in the signs of sets.
func printJSON(w io.Writer, value any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(value)
}
