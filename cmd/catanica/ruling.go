package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/templates"
)

// runRuling shows one article as text or JSON: a ruling, a glossary term or a rulebook section. It accepts ids in any
// spelling (112Sg, 112:M.b), aliases and titles, and citations of a card's text (card:feuerteufel). If there is no such
// article, it exits 1 and suggests the nearest ones.
func runRuling(_ context.Context, e env, args []string) (int, error) {
	look, err := parseLookup(e, "ruling", args)
	if err != nil {
		return exitUnread, err
	}
	if card, ok := catalog.CitedCard(look.name); ok {
		if k := look.svc.Catalog.FindCard(card); k != nil {
			return look.card(e, k)
		}
	}
	r := look.svc.Library.Find(look.name)
	if m, ok := look.svc.Awaited(look.name); ok && r == nil {
		return exitNo, fmt.Errorf("article %s is not included yet: `catanica coverage --json` lists what is missing",
			m.ID)
	}
	if gap, ok := look.svc.Library.Gap(look.name); ok && r == nil {
		return exitNo, errors.New(templates.TextGap(gap.ID, gap.Title).In(look.lang) + seeGap(gap))
	}
	if r == nil {
		return exitNo, look.notFound("article", look.svc.Library.Nearest(look.name, 3))
	}
	if look.json {
		return exitOK, printJSON(e.out, r)
	}
	s := &sheet{page: newPage(look.lang), svc: look.svc, frame: templates.Frame{Lang: look.lang}}
	s.ruling(r)
	_, err = fmt.Fprint(e.out, s.String())
	return exitOK, err
}

// seeGap refers to the articles on the subject of a missing one.
func seeGap(g rulings.Gap) string {
	if len(g.See) == 0 {
		return ""
	}
	return " → " + strings.Join(g.See, ", ")
}

// ruling writes an article: question, answer, reasoning, cards and references.
func (s *sheet) ruling(r *rulings.Ruling) {
	in := r.In(s.lang)
	s.title(in.Title, "", r.ID)
	plain := func(markdown string) string { return s.svc.Library.Plain(s.lang, markdown) }
	if in.Question != "" {
		s.paragraph(plain(in.Question) + "\n")
	}
	s.paragraph("» " + plain(r.Answer(s.lang)) + "\n")
	for _, section := range in.Sections {
		s.paragraph(strings.ToUpper(s.sectionName(section.Kind)))
		s.paragraph(plain(section.Markdown) + "\n")
	}
	for _, old := range r.Earlier {
		span := catalog.Span{From: old.From, Until: old.Until}
		answer := strings.TrimSpace(old.Verdict.Word(s.lang) + ". " + plain(catalog.Text{DE: old.DE, EN: old.EN}.In(s.lang)))
		s.row(s.say("Früher", "Earlier"), s.spanned(span, strings.TrimPrefix(answer, ". "))+s.cite(old.Source))
	}
	s.rulingFoot(r)
}

func (s *sheet) rulingFoot(r *rulings.Ruling) {
	if when := s.frame.SpanName(r.Editions); when != "" {
		s.row(s.say("Ausgaben", "Editions"), when)
	}
	if r.Ours {
		s.row(s.say("Herkunft", "Origin"), s.say("unsere Entscheidung, die Quellen schweigen",
			"our decision; the sources say nothing"))
	}
	s.row(s.say("Karten", "Cards"), oneRow(s.things(r.Cards))...)
	var see []string
	for _, id := range r.See {
		if other := s.svc.Library.Ruling(id); other != nil {
			see = append(see, id+"  "+other.Title(s.lang))
		}
	}
	s.row(s.say("Siehe auch", "See also"), see...)
	s.row(s.say("Belege", "Evidence"), strings.Trim(s.cite(r.Source), " []"))
	s.sources()
}

// oneRow returns the values of a row with one value, or none if it is empty.
func oneRow(value string) []string {
	if value == "" {
		return nil
	}
	return []string{value}
}

func (s *sheet) sectionName(kind rulings.SectionKind) string {
	switch kind {
	case rulings.Reasoning:
		return s.say("Begründung", "Reasoning")
	case rulings.Example:
		return s.say("Beispiel", "Example")
	case rulings.Bonus:
		return s.say("Nebenbei", "By the way")
	}
	return string(kind)
}
