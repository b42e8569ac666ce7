package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"catanica/catalog"
	"catanica/cmd/internal/service"
)

// runCoverage prints how much of the sources is included: articles, cards per set, proven rulings.
func runCoverage(ctx context.Context, e env, args []string) (int, error) {
	fs := e.flags("coverage")
	asJSON := fs.Bool("json", false, "")
	if err := e.noWords(fs, args); err != nil {
		return exitUnread, err
	}
	svc, problems := e.load()
	if err := problems.Err(); err != nil {
		return exitUnread, err
	}
	c := svc.Coverage(ctx)
	if *asJSON {
		return exitOK, printJSON(e.out, c)
	}
	printCoverage(e.out, svc.Catalog, c)
	return exitOK, nil
}

func printCoverage(w io.Writer, cat *catalog.Catalog, c service.Coverage) {
	fmt.Fprintf(w, "articles   %d of the Encyclopædia's; %d in German, %d in English, %d missing\n",
		c.Articles.Total, c.Articles.DE, c.Articles.EN, len(c.Articles.Missing))
	fmt.Fprintf(w, "rulings    %d mechanical, %d proven; %d explanatory (of the articles included)\n",
		c.Rulings.Mechanical, c.Rulings.Proven, c.Rulings.Explanatory)
	if len(c.Rulings.Open) > 0 {
		fmt.Fprintf(w, "not yet proven: %s\n", strings.Join(c.Rulings.Open, " "))
	}
	printClauses(w, c)
	fmt.Fprintf(w, "cards      %d, %d played by the referee, %d with an effect that no source states\n\n",
		c.Cards.Total, c.Cards.Played, len(c.Cards.EffectUnknown))
	printSets(w, cat, c.Sets)
	printCards(w, cat, c.Cards.Each)
}

// printClauses writes how many clauses, and pairs of an article and a card, are proven, and which are not.
func printClauses(w io.Writer, c service.Coverage) {
	fmt.Fprintf(w, "clauses    %d, %d proven, %d open, %d not playable\n", c.Clauses.Total, c.Clauses.Proven,
		len(c.Clauses.Open), len(c.Clauses.Unplayable))
	if len(c.Clauses.Open) > 0 {
		fmt.Fprintf(w, "not yet proven: %s\n", strings.Join(c.Clauses.Open, " "))
	}
	for _, u := range c.Clauses.Unplayable {
		fmt.Fprintf(w, "  %-32s not playable: %s\n", u.ID, u.Why.EN)
	}
	fmt.Fprintf(w, "pairs      %d of an article and a card that it names, %d proven, %d open, %d not playable\n",
		c.Pairs.Total, c.Pairs.Proven, len(c.Pairs.Open), len(c.Pairs.Unplayable))
	printPairs(w, "not yet proven", c.Pairs.Open)
	printPairs(w, "not playable", c.Pairs.Unplayable)
	for _, g := range slices.Concat(c.Games, c.Boards) {
		fmt.Fprintf(w, "%-10s %d articles apply in this game, %d proven in it, %d open, %d not playable\n", g.Game, g.Total,
			g.Proven, len(g.Open), len(g.Unplayable))
		if len(g.Open) > 0 {
			fmt.Fprintf(w, "  not yet proven: %s\n", strings.Join(g.Open, " "))
		}
		for _, u := range g.Unplayable {
			fmt.Fprintf(w, "  %-18s not playable: %s\n", u.ID, u.Why.EN)
		}
	}
}

// printPairs writes pairs of an article and a card, one line for each article and reason.
func printPairs(w io.Writer, head string, pairs []service.Pair) {
	for i := 0; i < len(pairs); {
		first, cards := pairs[i], []string{}
		for ; i < len(pairs) && pairs[i].Article == first.Article && pairs[i].Why == first.Why; i++ {
			cards = append(cards, pairs[i].Card)
		}
		why := ""
		if !first.Why.Empty() {
			why = ": " + first.Why.EN
		}
		fmt.Fprintf(w, "  %-18s %s: %s%s\n", first.Article, head, strings.Join(cards, " "), why)
	}
}

// printCards lists every card by its state in the engine, in one line per set. For cards whose effect is unknown it
// lists the sources that name them without saying what they do.
func printCards(w io.Writer, cat *catalog.Catalog, each []service.CardLine) {
	bySet := func(state service.CardState, head string) {
		var order []string
		ids := map[string][]string{}
		for _, line := range each {
			if line.State != state {
				continue
			}
			sign := "-"
			if k := cat.Card(line.ID); len(k.Sets) > 0 {
				sign = cat.Set(k.Sets[0].Set).Sign
			}
			if ids[sign] == nil {
				order = append(order, sign)
			}
			ids[sign] = append(ids[sign], line.ID)
		}
		if len(order) > 0 {
			fmt.Fprintf(w, "\n%s\n", head)
		}
		for _, sign := range order {
			fmt.Fprintf(w, "  %s: %s\n", sign, strings.Join(ids[sign], " "))
		}
	}
	bySet(service.CardPlayed, "cards that the referee plays")
	fmt.Fprintln(w, "\ncards whose effect no source states")
	for _, line := range each {
		if line.State == service.CardEffectUnknown {
			fmt.Fprintf(w, "  %-32s silent: %s\n", line.ID, strings.Join(line.Silent, ", "))
		}
	}
	head := "\nplayed, except for situations that no source describes\n"
	for _, line := range each {
		if len(line.At) > 0 {
			fmt.Fprint(w, head)
			head = ""
			fmt.Fprintf(w, "  %-32s %s; silent: %s\n", line.ID, strings.Join(line.At, " "), strings.Join(line.Silent, ", "))
		}
	}
	bySet(service.CardOpen, "cards that the referee does not play yet")
}

// printSets writes for each set how many of its printed cards are known, how many cards no source counts, and which
// fields are unknown.
func printSets(w io.Writer, cat *catalog.Catalog, sets []service.SetCoverage) {
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(tw, "set\tknown\t/ printed\tuncounted\tunknown fields\t")
	for _, s := range sets {
		printed := "unknown"
		if s.Printed != nil {
			printed = fmt.Sprint(*s.Printed)
		}
		fmt.Fprintf(tw, "%s\t%d\t/ %s\t%d\t%d\t\n", cat.Set(s.ID).Sign, s.Known, printed, len(s.Uncounted), s.UnknownFields)
	}
	tw.Flush()
	fmt.Fprintln(w, "\nuncounted: a source names the card in the set, none says how many copies there are (at least one).")
	for _, s := range sets {
		if len(s.Unknown) == 0 {
			continue
		}
		fmt.Fprintf(w, "\n%s: fields that no source states\n", cat.Set(s.ID).Sign)
		for _, gap := range s.Unknown {
			fmt.Fprintf(w, "  %-28s %s\n", gap.Card, strings.Join(gap.Fields, ", "))
		}
	}
}
