package rulings

import (
	"regexp"
	"slices"
	"strings"
	"time"

	"catanica/catalog"
)

// Bounds on the ways players ask an article, for each language.
const (
	minAsked = 6
	maxAsked = 12
)

var listItem = regexp.MustCompile(`(?m)^\s*(?:[-*]|\d+\.) `)

// check compares the library with itself and with the catalogue.
func (l *Library) check(ps *catalog.Problems) {
	for _, r := range l.Rulings {
		l.checkFront(r, ps)
		for _, lang := range catalog.Langs {
			p := r.Prose[lang]
			if p == nil {
				ps.Add(r.File, 1, "the language %s is missing: every article stands in both", lang)
				continue
			}
			l.checkProse(r, lang, p, ps)
		}
		if r.Prose[catalog.DE] != nil && r.Prose[catalog.EN] != nil {
			checkTwins(r, ps)
		}
	}
	for _, m := range l.Mechanics {
		if m.Is != "mechanical" && m.Is != "explanatory" {
			ps.Add("mechanics.yaml", 1, "%s: is %q: take mechanical or explanatory", m.ID, m.Is)
		}
		if m.Why.DE == "" || m.Why.EN == "" {
			ps.Add("mechanics.yaml", 1, "%s: a reason is needed in both languages", m.ID)
		}
	}
}

func (l *Library) checkFront(r *Ruling, ps *catalog.Problems) {
	if !slices.Contains([]catalog.Kind{catalog.KindRuling, catalog.KindTerm, catalog.KindRule}, r.Kind) {
		ps.Add(r.File, 2, "kind %q: take ruling, term or rule", r.Kind)
	}
	if !slices.Contains([]Verdict{Yes, No, Depends, VerdictNone}, r.Verdict) {
		ps.Add(r.File, 2, "verdict %q: take yes, no, depends or none", r.Verdict)
	}
	for _, e := range []catalog.EditionID{r.Editions.From, r.Editions.Until} {
		if e != "" && !e.Known() {
			ps.Add(r.File, 2, "unknown edition %q", e)
		}
	}
	for _, g := range r.Games {
		if !slices.Contains(catalog.Games, g) {
			ps.Add(r.File, 2, "unknown game %q: take basic, extended or tournament", g)
		}
	}
	if _, err := time.Parse(time.DateOnly, r.Changed); err != nil {
		ps.Add(r.File, 2, "changed %q: want a date YYYY-MM-DD", r.Changed)
	}
	for _, id := range r.Cards {
		if l.Catalog.Card(id) == nil {
			ps.Add(r.File, 2, "cards: %q is no card", id)
		}
	}
	for _, id := range r.See {
		if l.byID[id] == nil {
			ps.Add(r.File, 2, "see: there is no article %q", id)
		}
	}
	if len(r.Source) == 0 {
		ps.Add(r.File, 2, "source is missing: name it as SOURCE#PLACE")
	}
	for _, s := range r.Source {
		if id, _, _ := strings.Cut(s, "#"); l.Catalog.Source(id) == nil {
			ps.Add(r.File, 2, "unknown source %q", s)
		}
	}
}

func (l *Library) checkProse(r *Ruling, lang catalog.Lang, p *Prose, ps *catalog.Problems) {
	if p.Title == "" {
		ps.Add(r.File, p.Line, "%s: the title is missing", lang)
	}
	if p.Short == "" {
		ps.Add(r.File, p.Line, "%s: the short answer is missing", lang)
	}
	if p.Question == "" && r.Kind == catalog.KindRuling {
		ps.Add(r.File, p.Line, "%s: the question is missing", lang)
	}
	if n := len(p.Asked); n < minAsked || n > maxAsked {
		ps.Add(r.File, p.Line, "%s: %d ways players ask it: want %d to %d", lang, n, minAsked, maxAsked)
	}
	for _, s := range p.Sections {
		for _, link := range Links(s.Markdown) {
			if _, ok := l.Resolve(link.Ref); !ok {
				ps.Add(r.File, s.Line+1+link.Line, "dangling link [[%s]]: no card, article, set: or class: has this id", link.Ref)
			}
		}
	}
	for _, link := range append(Links(p.Question), Links(p.Short)...) {
		if _, ok := l.Resolve(link.Ref); !ok {
			ps.Add(r.File, p.Line, "dangling link [[%s]]: no card, article, set: or class: has this id", link.Ref)
		}
	}
}

// checkTwins compares the two languages: they must say the same in the same order.
func checkTwins(r *Ruling, ps *catalog.Problems) {
	de, en := r.Prose[catalog.DE], r.Prose[catalog.EN]
	if len(de.Sections) != len(en.Sections) {
		ps.Add(r.File, en.Line, "German has %d sections, English %d: both say the same", len(de.Sections), len(en.Sections))
		return
	}
	for i, s := range de.Sections {
		t := en.Sections[i]
		if s.Kind != t.Kind {
			ps.Add(r.File, t.Line, "section %d is %s in German and %s in English", i+1, s.Kind, t.Kind)
			continue
		}
		if a, b := len(listItem.FindAllString(s.Markdown, -1)), len(listItem.FindAllString(t.Markdown, -1)); a != b {
			ps.Add(r.File, t.Line, "%d list items in German, %d in English", a, b)
		}
		if a, b := refs(s.Markdown), refs(t.Markdown); !slices.Equal(a, b) {
			ps.Add(r.File, t.Line, "the links differ: German %v, English %v", a, b)
		}
	}
}

func refs(markdown string) []string {
	var out []string
	for _, l := range Links(markdown) {
		out = append(out, l.Ref)
	}
	slices.Sort(out)
	return out
}
