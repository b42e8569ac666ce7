package web

import (
	"slices"
	"strings"
	"time"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/templates"
)

// ruling answers GET /LANG/rulings/ID, for terms too. Misprinted ids and other names lead to the article's
// own address.
func (s *Server) ruling(v *visit) (answer, error) { return s.article(v, v.path("id")) }

// article shows the article called id, or goes to the address where it stands.
func (s *Server) article(v *visit, id string) (answer, error) {
	r := s.svc.Library.Find(id)
	if m, ok := s.svc.Awaited(id); ok && r == nil {
		return answer{}, fault{kind: errNotFound, detail: templates.TextAwaited(m.ID), near: s.nearRulings(v.frame, id)}
	}
	if gap, ok := s.svc.Library.Gap(id); ok && r == nil {
		return answer{}, fault{kind: errNotFound, detail: templates.TextGap(gap.ID, gap.Title), near: s.gapLinks(v.frame, gap)}
	}
	if r == nil {
		return answer{}, fault{kind: errNotFound, detail: templates.TextNoRuling, near: s.nearRulings(v.frame, id)}
	}
	want := catalog.Path(v.frame.Lang, r.Kind, r.ID)
	if v.req.URL.Path != unescaped(want) {
		return answer{redirect: v.frame.Thing(r.Kind, r.ID)}, nil
	}
	if v.get("part") == "peek" {
		return answer{part: templates.ArticlePeek(v.frame, s.rulingEntry(v.frame, r))}, nil
	}
	return answer{view: s.rulingPage(v, r)}, nil
}

// gapLinks lead to what is known of a gap's subject.
func (s *Server) gapLinks(f templates.Frame, g rulings.Gap) []templates.Link {
	var out []templates.Link
	for _, ref := range g.See {
		if id, ok := strings.CutPrefix(ref, "set:"); ok {
			if set := s.svc.Catalog.Set(id); set != nil {
				out = append(out, templates.Link{Text: set.Name.In(f.Lang), Href: f.Thing(catalog.KindSet, id)})
			}
			continue
		}
		if k := s.svc.Catalog.Card(ref); k != nil {
			out = append(out, s.cardLink(f, k))
		} else if r := s.svc.Library.Ruling(ref); r != nil {
			out = append(out, templates.Link{Text: strings.TrimSpace(articleLabel(r) + r.Title(f.Lang)), Href: f.Thing(r.Kind, r.ID)})
		}
	}
	return out
}

// nearRulings are links to the articles whose ids or titles look like name.
func (s *Server) nearRulings(f templates.Frame, name string) []templates.Link {
	var out []templates.Link
	for _, n := range s.svc.Library.Nearest(name, near) {
		if r := s.svc.Library.Find(n); r != nil {
			out = append(out, templates.Link{Text: strings.TrimSpace(articleLabel(r) + r.Title(f.Lang)), Href: f.Thing(r.Kind, r.ID)})
		}
	}
	return out
}

// articleLabel is what stands before an article's title: a decision is called by its id.
func articleLabel(r *rulings.Ruling) string {
	if r.Kind == catalog.KindRuling {
		return r.ID + " "
	}
	return ""
}

func (s *Server) rulingPage(v *visit, r *rulings.Ruling) templates.RulingPage {
	f := v.frame
	prose, notes := r.In(f.Lang), s.footnotes(f, r.ID)
	page := templates.RulingPage{
		ID: r.ID, Kind: r.Kind, Title: prose.Title, Crumbs: s.crumbs(f, r), Question: s.html(f, prose.Question),
		Now: templates.Reading{Verdict: r.Verdict, Short: s.inline(f, prose.Short)}, Also: prose.Also, Ours: r.Ours,
		Editions: spanWords(f, r.Editions), Changed: r.Changed, Date: dateWords(f, r.Changed), Proof: s.proof(v, r),
	}
	page.Notes = notes.add(r.Source)
	s.readings(f, r, notes, &page)
	for _, sec := range prose.Sections {
		page.Sections = append(page.Sections, templates.ProseSection{Kind: sec.Kind, HTML: s.html(f, sec.Markdown)})
	}
	for _, id := range r.Cards {
		if k := s.svc.Catalog.Card(id); k != nil {
			page.Cards = append(page.Cards, s.cardEntry(f, k))
		}
	}
	page.See, page.From = s.around(f, r)
	for _, g := range r.Games {
		page.Games = append(page.Games, templates.GameName(f, g))
	}
	for _, p := range r.Printed {
		if p != r.ID {
			page.Printed = append(page.Printed, p)
		}
	}
	page.Prev, page.Next = s.neighbours(f, r)
	page.Sources = notes.list
	return page
}

// readings fills in what older editions said, and whether the reader's is one of them.
func (s *Server) readings(f templates.Frame, r *rulings.Ruling, notes *footnotes, page *templates.RulingPage) {
	for _, old := range r.Earlier {
		span := catalog.Span{From: old.From, Until: old.Until}
		reading := templates.Reading{
			When: f.SpanName(span), Verdict: old.Verdict, Short: s.inline(f, catalog.Text{DE: old.DE, EN: old.EN}.In(f.Lang)),
			Notes: notes.add(old.Source),
		}
		if old.Holds(f.Edition) && page.Older == nil {
			page.Older = &reading
			page.Now.When = f.SpanName(r.Editions)
		}
		page.Earlier = append(page.Earlier, reading)
	}
	page.Silent = page.Older == nil && !r.Editions.Holds(f.Edition)
}

// around are the articles that this one points to, and those that point here besides.
func (s *Server) around(f templates.Frame, r *rulings.Ruling) (see, from []templates.Entry) {
	for _, id := range r.See {
		if other := s.svc.Library.Ruling(id); other != nil {
			see = append(see, s.rulingEntry(f, other))
		}
	}
	for _, other := range s.svc.Library.About(r.ID) {
		if !slices.Contains(r.See, other.ID) {
			from = append(from, s.rulingEntry(f, other))
		}
	}
	return see, from
}

// neighbours are the articles before and after, within the chapter.
func (s *Server) neighbours(f templates.Frame, r *rulings.Ruling) (prev, next *templates.Link) {
	chapter := s.svc.Library.Chapter(r.Chapter())
	i := slices.Index(chapter, r)
	link := func(i int) *templates.Link {
		if i < 0 || i >= len(chapter) {
			return nil
		}
		o := chapter[i]
		return &templates.Link{Text: articleLabel(o) + o.Title(f.Lang), Href: f.Thing(o.Kind, o.ID)}
	}
	return link(i - 1), link(i + 1)
}

// crumbs say where in the site an article stands.
func (s *Server) crumbs(f templates.Frame, r *rulings.Ruling) []templates.Link {
	switch r.Kind {
	case catalog.KindTerm:
		return []templates.Link{{Text: f.Say(templates.TextRules), Href: f.To("/rules")}, {Text: f.Say(templates.TextGlossary), Href: f.To("/rules/glossary")}}
	case catalog.KindRule:
		return []templates.Link{{Text: f.Say(templates.TextRules), Href: f.To("/rules")}, {Text: s.bookTitle(f, r.Chapter()), Href: f.To("/rules/" + r.Chapter())}}
	}
	return []templates.Link{
		{Text: f.Say(templates.TextRulings), Href: f.To("/rulings")},
		{Text: r.Chapter() + " " + templates.ChapterName(f, r.Chapter()), Href: f.To("/rulings#c" + r.Chapter())},
	}
}

func spanWords(f templates.Frame, s catalog.Span) string {
	if name := f.SpanName(s); name != "" {
		return name
	}
	return f.Say(templates.TextAllEditions)
}

// dateWords writes a date as the reader's language does.
func dateWords(f templates.Frame, date string) string {
	t, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return date
	}
	if f.Lang == catalog.DE {
		return t.Format("2.1.2006")
	}
	return t.Format("2 January 2006")
}
