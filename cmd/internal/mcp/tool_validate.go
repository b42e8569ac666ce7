package mcp

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/rulings/stamp"
)

// ValidateIn holds the arguments of validate.
type ValidateIn struct {
	Deck    string  `json:"deck" jsonschema:"the deck list as plain text: lines such as '3 Spion' below [Deck] and [Events], with a head of Name:, Format:, Edition:, Host:, Sets:"`
	Deck2   string  `json:"deck2,omitempty" jsonschema:"the other player's list, to check both as one match"`
	Format  string  `json:"format,omitempty" jsonschema:"overrides the lists' format, such as turnier or kleines-turnier"`
	Edition Edition `json:"edition,omitempty" jsonschema:"overrides the lists' edition"`
	Lang    Lang    `json:"lang,omitempty" jsonschema:"language of the report; default en"`
}

// ValidateOut is the output of validate.
type ValidateOut struct {
	Verdict    string    `json:"verdict" jsonschema:"legal, illegal, undecided (a fact that no source states) or unreadable"`
	Format     string    `json:"format"`
	Edition    string    `json:"edition"`
	Unreadable []Problem `json:"unreadable" jsonschema:"lines that cannot be read"`
	Violations []Finding `json:"violations" jsonschema:"what makes it illegal or undecided"`
	Warnings   []Finding `json:"warnings"`
	Advice     []Finding `json:"advice"`
	Grounds    []Ground  `json:"grounds" jsonschema:"facts on which the verdict rests although no rule text states them; without those of the violations, and empty for a match"`
	Cites      []Cite    `json:"cites" jsonschema:"the articles that the findings name"`
	URL        string    `json:"url,omitempty" jsonschema:"link to the deck in the deck builder; if the verdict changes later, the page says so"`
}

// Finding is a broken rule, a missing fact, a warning or advice.
type Finding struct {
	Code    string   `json:"code"`
	Player  int      `json:"player" jsonschema:"1 or 2; 0 for the match as a whole"`
	Line    int      `json:"line,omitempty"`
	Cards   []string `json:"cards"`
	Rule    string   `json:"rule,omitempty" jsonschema:"id of the article"`
	Message string   `json:"message"`
	Fix     string   `json:"fix" jsonschema:"how to correct it"`
	Grounds []Ground `json:"grounds,omitempty" jsonschema:"facts that decide it although no rule text states them"`
}

// Ground is a fact that no rule text states: it is inferred, or only outside texts state it.
type Ground struct {
	Player    int    `json:"player"`
	Line      int    `json:"line" jsonschema:"the first line of the player's list with the card"`
	Card      string `json:"card"`
	Fact      string `json:"fact" jsonschema:"copies (how many a set holds), class or types"`
	Set       string `json:"set,omitempty"`
	Basis     string `json:"basis" jsonschema:"inferred, or outside: only texts other than the rule texts state it"`
	Witnesses int    `json:"witnesses,omitempty" jsonschema:"number of outside texts"`
	Message   string `json:"message"`
	Why       string `json:"why,omitempty" jsonschema:"the reasoning behind an inferred fact"`
}

// Problem is a place in a text that cannot be read.
type Problem struct {
	Player  int    `json:"player,omitempty"`
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	Message string `json:"message"`
}

func (s *server) validate(ctx context.Context, in ValidateIn) (ValidateOut, string, error) {
	r := s.reader(ctx, in.Lang, in.Edition)
	opt := deck.Options{Lang: r.lang, Article: s.svc.Library.Says, Edition: catalog.EditionID(in.Edition)}
	var ok bool
	if opt.Format, ok = deck.ParseFormat(in.Format); in.Format != "" && !ok {
		return ValidateOut{}, "", fmt.Errorf("no such format %q: use one of %v", in.Format, deck.Formats())
	}
	var lists []*deck.List
	q := url.Values{}
	for i, text := range []string{in.Deck, in.Deck2} {
		if strings.TrimSpace(text) == "" {
			continue
		}
		if len(text) > deck.MaxBytes {
			return ValidateOut{}, "", fmt.Errorf("the list has %d bytes: send at most %d", len(text), deck.MaxBytes)
		}
		list, _ := deck.Parse(lines(text), s.svc.Catalog, r.lang) // the report repeats its problems
		lists = append(lists, list)
		q.Set([]string{"d", "d2"}[i], deck.Encode(text))
	}
	if len(lists) == 0 || strings.TrimSpace(in.Deck) == "" {
		return ValidateOut{}, "", errors.New("deck is empty: send the text of a deck list")
	}
	report := deck.Validate(s.svc.Catalog, opt, lists...)
	out := r.report(report)
	link := r.link(ctx, "/"+string(r.lang)+"/decks?"+q.Encode())
	if in.Format == "" && in.Edition == "" { // the page judges by what the lists say
		link = stamp.Deck(report).Link(link)
	}
	if len(link) <= maxLink {
		out.URL = link
	}
	return out, r.reportText(out), nil
}

// maxLink limits an address in bytes. Longer ones get cut on their way through chats.
const maxLink = 8 << 10

// report describes a report on lists.
func (r *reader) report(in deck.Report) ValidateOut {
	out := ValidateOut{Verdict: string(in.Verdict), Format: string(in.Format), Edition: string(in.Edition),
		Unreadable: []Problem{}, Violations: r.findings(in.Violations),
		Warnings: r.findings(in.Warnings), Advice: r.findings(in.Advice), Grounds: r.grounds(in.Grounds)}
	for _, p := range in.Problems {
		out.Unreadable = append(out.Unreadable, Problem{p.Player, p.Line, p.Column, p.Message})
	}
	if in.Edition != "" {
		r.edition = in.Edition
	}
	var rules []string
	for _, list := range [][]Finding{out.Violations, out.Warnings, out.Advice} {
		for _, f := range list {
			if f.Rule != "" {
				rules = append(rules, f.Rule)
			}
		}
	}
	out.Cites = r.cites(rules...)
	return out
}

func (r *reader) findings(in []deck.Finding) []Finding {
	out := []Finding{}
	for _, f := range in {
		out = append(out, Finding{f.Code, f.Player, f.Line, append([]string{}, f.Cards...), f.Rule, f.Message, f.Fix,
			r.grounds(f.Grounds)})
	}
	return out
}

func (r *reader) grounds(in []deck.Ground) []Ground {
	out := []Ground{}
	for _, g := range in {
		out = append(out, Ground{g.Player, g.Line, g.Card, string(g.Fact), g.Set, string(g.Basis), g.Witnesses, g.Message,
			r.svc.Library.Plain(r.lang, g.Why)})
	}
	return out
}

// reportText writes a report, findings first.
func (r *reader) reportText(out ValidateOut) string {
	verdict := map[deck.Verdict]catalog.Text{
		deck.Legal: {DE: "zulässig", EN: "legal"}, deck.Illegal: {DE: "unzulässig", EN: "illegal"},
		deck.Undecided: {DE: "offen", EN: "undecided"}, deck.Unreadable: {DE: "unlesbar", EN: "unreadable"},
	}[deck.Verdict(out.Verdict)]
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%s, %s)\n", verdict.In(r.lang), out.Format, out.Edition)
	for _, p := range out.Unreadable {
		fmt.Fprintf(&b, "%d:%d: %s\n", p.Line, p.Column, p.Message)
	}
	for _, list := range [][]Finding{out.Violations, out.Warnings, out.Advice} {
		for _, f := range list {
			fmt.Fprintf(&b, "- %s [%s] → %s\n", f.Message, strings.TrimSuffix(f.Code+", "+f.Rule, ", "), f.Fix)
			for _, g := range f.Grounds {
				fmt.Fprintf(&b, "  %s\n", g.Message)
			}
		}
	}
	for _, g := range out.Grounds {
		fmt.Fprintf(&b, "- %s\n", g.Message)
	}
	b.WriteString(r.citesText(out.Cites))
	if out.URL != "" {
		b.WriteString(out.URL + "\n")
	}
	return b.String()
}

// lines replaces line ends of other systems by line feeds.
func lines(text string) string { return strings.ReplaceAll(text, "\r\n", "\n") }
