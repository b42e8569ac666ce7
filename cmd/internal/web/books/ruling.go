package books

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/rulings/stamp"
	"catanica/templates"
)

// Ruling answers GET /LANG/rulings/ID, for terms too. It redirects from misprinted ids and other names to the article's
// own address.
func (s *Section) Ruling(req *site.Request) (site.Answer, error) {
	return s.article(req, req.Path("id"))
}

// article presents the article called id, or redirects to its address.
func (s *Section) article(req *site.Request, id string) (site.Answer, error) {
	if card, ok := catalog.CitedCard(id); ok && s.Catalog.Card(card) != nil {
		return site.Answer{Redirect: req.Frame.Thing(catalog.KindCard, card) + "#effect"}, nil
	}
	r := s.Library.Find(id)
	if m, ok := s.Names.Awaited(id); ok && r == nil {
		return site.Answer{}, site.Fault{
			Kind: site.ErrNotFound, Detail: templates.TextAwaited(m.ID), Near: s.nearRulings(req.Frame, id),
		}
	}
	if gap, ok := s.Library.Gap(id); ok && r == nil {
		return site.Answer{}, site.Fault{
			Kind: site.ErrNotFound, Detail: templates.TextGap(gap.ID, gap.Title), Near: s.gapLinks(req.Frame, gap),
		}
	}
	if r == nil {
		return site.Answer{}, site.Fault{
			Kind: site.ErrNotFound, Detail: templates.TextNoRuling, Near: s.nearRulings(req.Frame, id),
		}
	}
	want := catalog.Path(req.Frame.Lang, r.Kind, r.ID)
	if req.HTTP.URL.Path != unescaped(want) {
		return site.Answer{Redirect: req.Frame.Thing(r.Kind, r.ID)}, nil
	}
	if req.Get("part") == "peek" {
		return site.Answer{Part: templates.ArticlePeek(req.Frame, s.Show.RulingEntry(req.Frame, r))}, nil
	}
	req.Frame.Game = present.OtherGame(r.Game())
	return site.Answer{View: s.rulingPage(req, r)}, nil
}

// gapLinks returns links to what is known about the subject of a gap.
func (s *Section) gapLinks(f templates.Frame, g rulings.Gap) []templates.Link {
	var out []templates.Link
	for _, ref := range g.See {
		if id, ok := strings.CutPrefix(ref, "set:"); ok {
			if set := s.Catalog.Set(id); set != nil {
				out = append(out, templates.Link{Text: set.Name.In(f.Lang), Href: f.Thing(catalog.KindSet, id)})
			}
			continue
		}
		if k := s.Catalog.Card(ref); k != nil {
			out = append(out, s.Show.CardLink(f, k))
		} else if r := s.Library.Ruling(ref); r != nil {
			out = append(out, labelled(f, r))
		}
	}
	return out
}

// nearRulings returns links to the articles with ids or titles similar to name.
func (s *Section) nearRulings(f templates.Frame, name string) []templates.Link {
	var out []templates.Link
	for _, n := range s.Library.Nearest(name, present.Near) {
		if r := s.Library.Find(n); r != nil {
			out = append(out, labelled(f, r))
		}
	}
	return out
}

// labelled returns a link to an article with its label and title.
func labelled(f templates.Frame, r *rulings.Ruling) templates.Link {
	return templates.Link{
		Text: strings.TrimSpace(present.ArticleLabel(r) + r.Title(f.Lang)), Href: f.Thing(r.Kind, r.ID),
	}
}

func (s *Section) rulingPage(req *site.Request, r *rulings.Ruling) templates.RulingPage {
	f, notes := req.Frame, s.Show.Footnotes(req.Frame, r.ID)
	page := s.articleText(f, r, notes)
	page.Crumbs, page.Whole, page.File = s.crumbs(f, r), s.whole(f, r), r.File
	page.Stamp = stamp.Ruling(r, f.Edition)
	page.Changed, page.Date, page.Proof = r.Changed, present.Date(f.Lang, r.Changed), s.Proof(req, r)
	marks := rulings.Marks{
		Paragraph: func(id string) string { return templates.ParagraphMark(f, id) },
		Clause:    func(id string) string { return templates.ClauseMark(f, id, page.Proof.Clause(id)) },
	}
	for _, sec := range r.In(f.Lang).Sections {
		html := present.Reachable(f.KeepIn(s.Library.Explain(f.Lang, r.ID, s.Library.Anchored(f.Lang, sec, marks))))
		page.Sections = append(page.Sections, templates.ProseSection{Kind: sec.Kind, HTML: html})
	}
	for _, id := range r.In(f.Lang).Anchors {
		page.Now.Short += marks.Clause(id)
	}
	page.Setup = s.SetupLinks(f, r.ID)
	page.Quick = s.quickLink(f, r)
	page.Questions = s.Show.QuestionLinks(f, r.ID)
	for _, id := range r.Cards {
		if k := s.Catalog.Card(id); k != nil {
			e := s.Show.CardEntry(f, k)
			e.Face = present.FaceHref(f, k, s.Show.EditionFor(f, k))
			page.Cards = append(page.Cards, e)
		}
	}
	page.See, page.From = s.around(f, r)
	for _, p := range r.Printed {
		if p != r.ID {
			page.Printed = append(page.Printed, p)
		}
	}
	page.Prev, page.Next = s.neighbours(f, r)
	page.Sources = notes.List
	return page
}

// articleText presents an article without its sections, which are rendered differently on its own page and on the page
// of its chapter.
func (s *Section) articleText(f templates.Frame, r *rulings.Ruling, notes *present.Footnotes) templates.RulingPage {
	prose := r.In(f.Lang)
	page := templates.RulingPage{
		ID: r.ID, Kind: r.Kind, Title: prose.Title, Question: s.Show.Explained(f, r.ID, prose.Question),
		Now: templates.Reading{Verdict: r.Verdict, Short: s.Show.Inline(f, prose.Short)}, Also: prose.Also,
		Ours:     r.Ours,
		Editions: spanWords(f, r.Editions), Notes: notes.Add(r.Source), Game: present.OtherGame(r.Game()),
		Drawings: r.Drawing,
	}
	s.readings(f, r, notes, &page)
	page.Tables = s.tables(f, r.ID, notes)
	for _, g := range r.Games {
		page.Games = append(page.Games, templates.GameName(f, g))
	}
	return page
}

// readings adds the answers of older editions and notes whether the reader's edition is one of them.
func (s *Section) readings(f templates.Frame, r *rulings.Ruling, notes *present.Footnotes, page *templates.RulingPage) {
	for _, old := range r.Earlier {
		span := catalog.Span{From: old.From, Until: old.Until}
		reading := templates.Reading{
			When: f.SpanName(span), Verdict: old.Verdict,
			Short: s.Show.Inline(f, catalog.Text{DE: old.DE, EN: old.EN}.In(f.Lang)),
			Notes: notes.Add(old.Source),
		}
		if old.Holds(f.Edition) && page.Older == nil {
			page.Older = &reading
			page.Now.When = f.SpanName(r.Editions)
		}
		page.Earlier = append(page.Earlier, reading)
	}
	page.Silent = page.Game == "" && page.Older == nil && !r.Editions.Holds(f.Edition)
}

// around returns the articles that this one links to, and the other articles that link to it.
func (s *Section) around(f templates.Frame, r *rulings.Ruling) (see, from []templates.Entry) {
	for _, id := range r.See {
		if other := s.Library.Ruling(id); other != nil {
			see = append(see, s.Show.RulingEntry(f, other))
		}
	}
	for _, other := range s.Library.About(r.ID) {
		if !slices.Contains(r.See, other.ID) {
			from = append(from, s.Show.RulingEntry(f, other))
		}
	}
	return see, from
}

// neighbours returns links to the previous and next articles of the chapter, or of the glossary for a term.
func (s *Section) neighbours(f templates.Frame, r *rulings.Ruling) (prev, next *templates.Link) {
	chapter := s.Library.Chapter(r.Chapter())
	if r.Kind == catalog.KindTerm {
		chapter = byTitle(s.terms(), f.Lang)
	}
	i := slices.Index(chapter, r)
	link := func(i int) *templates.Link {
		if i < 0 || i >= len(chapter) {
			return nil
		}
		o := chapter[i]
		return &templates.Link{Text: present.ArticleLabel(o) + o.Title(f.Lang), Href: f.Thing(o.Kind, o.ID)}
	}
	return link(i - 1), link(i + 1)
}

// crumbs returns the breadcrumbs of an article.
func (s *Section) crumbs(f templates.Frame, r *rulings.Ruling) []templates.Link {
	switch r.Kind {
	case catalog.KindTerm:
		return append(rulesCrumbs(f, r.Game()), templates.Link{
			Text: f.Say(templates.TextGlossary), Href: f.To("/rules/glossary"),
		})
	case catalog.KindRule:
		out, book := rulesCrumbs(f, r.Game()), templates.Link{
			Text: s.Show.BookTitle(f, r.Chapter()), Href: f.To("/rules/" + r.Chapter()),
		}
		if out[len(out)-1].Text == book.Text {
			out = out[:len(out)-1] // the book has the name of its game
		}
		return append(out, book)
	}
	out := []templates.Link{{Text: f.Say(templates.TextRulings), Href: f.To("/rulings")}}
	if g := present.OtherGame(r.Game()); g != "" {
		out = append(out, templates.Link{Text: f.Say(g.Name()), Href: f.To("/rulings#" + string(g))})
	}
	return append(out, templates.Link{
		Text: r.Chapter() + " " + templates.ChapterName(f, r.Chapter()), Href: f.To("/rulings#c" + r.Chapter()),
	})
}

func spanWords(f templates.Frame, s catalog.Span) string {
	if name := f.SpanName(s); name != "" {
		return name
	}
	return f.Say(templates.TextAllEditions)
}
