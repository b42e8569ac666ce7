package web

import (
	"cmp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/templates"
)

// judge holds the lists against the deck law.
func (s *Server) judge(f templates.Frame, lists []*deck.List) templates.DeckVerdict {
	report := deck.Validate(s.svc.Catalog, deck.Options{Lang: f.Lang}, lists...)
	out := templates.DeckVerdict{Is: report.Verdict, Format: report.Format, Edition: report.Edition, EventStack: report.EventStack}
	out.Match = s.findings(f, append(slices.Clone(report.Violations), report.Warnings...), 0)
	for i, summary := range report.Lists {
		player := templates.DeckPlayer{
			Summary: summary, Faults: s.findings(f, report.Violations, summary.Player), Warnings: s.findings(f, report.Warnings, summary.Player),
			Advice: s.findings(f, report.For(summary.Player).Advice, summary.Player),
			Cards:  s.deckLines(f, lists[i], lists[i].Deck), Events: s.deckLines(f, lists[i], lists[i].Events), Hand: s.deckLines(f, lists[i], lists[i].Hand),
			Limits: deckLimits(summary), Charts: s.deckCharts(f, lists[i], summary.Edition),
		}
		for _, p := range report.Problems {
			if p.Player == summary.Player {
				player.Problems = append(player.Problems, templates.DeckProblem{Line: p.Line, Message: p.Message})
			}
		}
		out.Players = append(out.Players, player)
	}
	return out
}

// deckLimits are the numbers that the tournament game in all its forms asks for (kuw.turnier.deck, kuw.turnier.ereignisse);
// of formats without a deck of one's own none are shown here, the findings tell.
func deckLimits(sum deck.Summary) templates.DeckLimits {
	if !slices.Contains([]deck.Format{deck.Tournament, deck.Championship, deck.Advanced}, sum.Format) {
		return templates.DeckLimits{}
	}
	limits := templates.DeckLimits{Deck: 33, Events: 6, Hand: 3}
	if sum.Host {
		limits.Events = 7
	}
	return limits
}

// findings are those of one player, or with 0 those of the match.
func (s *Server) findings(f templates.Frame, all []deck.Finding, player int) []templates.DeckFinding {
	var out []templates.DeckFinding
	for _, d := range all {
		if d.Player != player {
			continue
		}
		line := templates.DeckFinding{Line: d.Line, Message: d.Message, Fix: d.Fix, Open: d.Verdict != deck.Illegal}
		if r := s.svc.Library.Ruling(d.Rule); r != nil {
			line.Rule = &templates.Link{Text: cmp.Or(strings.TrimSpace(articleLabel(r)), r.Title(f.Lang)), Href: f.Thing(r.Kind, r.ID)}
		}
		if d.Rule == deck.HouseRule {
			line.Rule = &templates.Link{Text: f.Say(templates.TextHouseRule)}
		}
		out = append(out, line)
	}
	return out
}

// deckLines are entries of a list as they were understood.
func (s *Server) deckLines(f templates.Frame, list *deck.List, entries []deck.Entry) []templates.DeckLine {
	var out []templates.DeckLine
	for _, e := range entries {
		line := templates.DeckLine{N: e.Count, Name: e.Text}
		if e.Card != nil {
			entry := s.cardEntry(f, e.Card)
			line.ID, line.Name, line.Href, line.Class, line.Face = e.Card.ID, entry.Title, entry.Href, entry.Class, faceHref(f, e.Card, s.editionFor(f, e.Card))
			line.Hand = copiesOf(list.Hand, e.Card)
			line.Limit = s.allowance(list, e.Card)
		}
		out = append(out, line)
	}
	return out
}

// copiesOf counts a card's copies in a section of a list.
func copiesOf(entries []deck.Entry, k *catalog.Card) int {
	n := 0
	for _, e := range entries {
		if e.Card == k {
			n += e.Count
		}
	}
	return n
}

// allowance is how many copies of a card the sets of a list hold (kuw.turnier.deck); each set counts once, and where
// no source counts the copies one is certain.
func (s *Server) allowance(list *deck.List, k *catalog.Card) templates.CopyLimit {
	limit := templates.CopyLimit{Sure: true}
	seen := map[string]bool{}
	for _, ref := range list.Sets {
		if ref.Set == nil || seen[ref.Set.ID] {
			continue
		}
		seen[ref.Set.ID] = true
		in, ok := k.InSet(ref.Set.ID)
		switch {
		case ok && in.Copies.Known:
			limit.N += in.Copies.N
		case ok:
			limit.N++
			limit.Sure = false
		}
	}
	return limit
}
