package decks

import (
	"cmp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/web/present"
	"catanica/rulings/stamp"
	"catanica/templates"
)

// judge validates the lists against the deck law, and offers repairs of the texts that they were read from.
func (s *Section) judge(f templates.Frame, lists []*deck.List, texts []string) templates.DeckVerdict {
	mend := &repairer{section: s, frame: f, texts: texts}
	report := deck.Validate(s.Catalog, deck.Options{Lang: f.Lang, Article: s.Library.Says}, lists...)
	out := templates.DeckVerdict{
		Is: report.Verdict, Format: report.Format, Edition: report.Edition, EventStack: report.EventStack,
		Faults: len(report.Violations) + len(report.Problems),
	}
	out.Stamp = stamp.Deck(report)
	out.Match = s.findings(f, append(slices.Clone(report.Violations), report.Warnings...), 0, nil)
	out.Share = s.deckShare(f, report, lists[0])
	for i, summary := range report.Lists {
		player := templates.DeckPlayer{
			Summary: summary, Faults: s.findings(f, report.Violations, summary.Player, mend),
			Warnings: s.findings(f, report.Warnings, summary.Player, nil),
			Advice:   s.findings(f, report.For(summary.Player).Advice, summary.Player, nil),
			After:    s.findings(f, report.After, summary.Player, nil),
			Grounds:  s.grounds(f, report.For(summary.Player).Grounds),
			Cards:    s.deckLines(f, lists[i], lists[i].Deck), Events: s.deckLines(f, lists[i], lists[i].Events),
			Hand:   s.deckLines(f, lists[i], lists[i].Hand),
			Charts: s.deckCharts(f, lists[i], summary.Edition),
		}
		for _, p := range report.Problems {
			if p.Player == summary.Player {
				player.Problems = append(player.Problems, templates.DeckProblem{
					Line: p.Line, Message: p.Message, Repairs: mend.corrections(p.Player, p.Line, p.Near),
				})
			}
		}
		out.Players = append(out.Players, player)
	}
	return out
}

// findings presents the findings about one player, or about the match if player is 0, with the repairs that mend
// returns.
func (s *Section) findings(f templates.Frame, all []deck.Finding, player int, mend *repairer) []templates.DeckFinding {
	var out []templates.DeckFinding
	for _, d := range all {
		if d.Player != player {
			continue
		}
		line := templates.DeckFinding{
			Line: d.Line, Message: d.Message, Fix: d.Fix, Says: s.Show.HTML(f, d.RuleText),
			Open: d.Verdict != deck.Illegal, Grounds: s.grounds(f, d.Grounds),
		}
		if mend != nil {
			line.Repairs = mend.repairs(d)
		}
		if r := s.Library.Ruling(d.Rule); r != nil {
			line.Rule = &templates.Link{
				Text: cmp.Or(strings.TrimSpace(present.ArticleLabel(r)), r.Title(f.Lang)),
				Href: f.Thing(r.Kind, r.ID),
			}
		}
		for _, id := range d.Cards {
			if k := s.Catalog.Card(id); k != nil {
				line.Cards = append(line.Cards, s.Show.CardLink(f, k))
			}
		}
		if d.Rule == deck.HouseRule {
			line.Rule = &templates.Link{Text: f.Say(templates.TextHouseRule)}
		}
		out = append(out, line)
	}
	return out
}

// grounds presents facts that no rule text states.
func (s *Section) grounds(f templates.Frame, all []deck.Ground) []templates.DeckGround {
	var out []templates.DeckGround
	for _, g := range all {
		out = append(out, templates.DeckGround{Message: g.Message, Why: s.Show.Inline(f, g.Why)})
	}
	return out
}

// deckLines presents the entries of a list as they were understood.
func (s *Section) deckLines(f templates.Frame, list *deck.List, entries []deck.Entry) []templates.DeckLine {
	var out []templates.DeckLine
	for _, e := range entries {
		line := templates.DeckLine{N: e.Count, Name: e.Text}
		if e.Card != nil {
			entry := s.Show.CardEntry(f, e.Card)
			line.ID, line.Name, line.Href, line.Class = e.Card.ID, entry.Title, entry.Href, entry.Class
			line.Face = present.FaceHref(f, e.Card, s.Show.EditionFor(f, e.Card))
			line.Hand = copiesOf(list.Hand, e.Card)
		}
		out = append(out, line)
	}
	return out
}

// copiesOf counts the copies of a card among the entries.
func copiesOf(entries []deck.Entry, k *catalog.Card) int {
	n := 0
	for _, e := range entries {
		if e.Card == k {
			n += e.Count
		}
	}
	return n
}

// copyLimit returns how many copies of a card the deck law allows.
func copyLimit(law deck.Law, k *catalog.Card) templates.CopyLimit {
	may := law.Allows(k)
	return templates.CopyLimit{N: may.Sure, Sure: may.Most == may.Sure, From: may.From}
}

// deckShare presents how the shared collection is divided (106.B.a) and how many cards of it the list uses. It returns
// nil in other formats.
func (s *Section) deckShare(f templates.Frame, report deck.Report, list *deck.List) *templates.DeckShare {
	if len(report.Share) == 0 {
		return nil
	}
	out := templates.DeckShare{}
	for _, p := range report.Share {
		k := s.Catalog.Card(p.Card)
		if k == nil {
			continue
		}
		link := s.Show.CardLink(f, k)
		out.Lines = append(out.Lines, templates.ShareLine{
			Card: link, Each: p.Each, Neutral: p.Neutral, Open: p.Open, Taken: copiesOf(list.Deck, k),
		})
		out.Each, out.Neutral = out.Each+p.Each, out.Neutral+p.Neutral
		out.Open = out.Open || p.Open
	}
	return &out
}
