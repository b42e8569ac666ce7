package books

import (
	"slices"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/templates"
)

// wholeGlossary is the chapter id for all terms, whatever their own chapter.
const wholeGlossary = "glossary"

// Chapter answers GET /LANG/rulings/chapter/CHAPTER: the full text of all articles of a chapter of the Encyclopædia, a
// rulebook, or the glossary.
func (s *Section) Chapter(req *site.Request) (site.Answer, error) {
	f, id := req.Frame, req.Path("chapter")
	articles := s.Library.Chapter(id)
	if id == wholeGlossary {
		articles = byTitle(s.terms(), f.Lang)
	}
	switch {
	case len(articles) == 0:
		return site.Answer{}, site.Fault{
			Kind: site.ErrNotFound, Detail: templates.TextNoChapter, Near: s.allChapters(f),
		}
	case articles[0].Kind == catalog.KindTerm && id != wholeGlossary:
		return site.Answer{Redirect: f.To("/rulings/chapter/" + wholeGlossary)}, nil
	}
	kind := articles[0].Kind
	req.Frame.Game = present.OtherGame(articles[0].Game())
	page := templates.ChapterPage{Name: s.wholeName(f, articles[0]), Crumbs: s.crumbs(f, articles[0]), Section: "rules"}
	if kind == catalog.KindRuling {
		page.ID, page.Section = id, "rulings"
	}
	b := wholeBuilder{s: s, f: f, notes: s.Show.Footnotes(f, ""), tables: map[string]bool{}}
	b.notes.Short = true
	for _, r := range articles {
		page.Articles = append(page.Articles, b.article(r))
	}
	page.Sources = b.sources()
	return site.Answer{View: page}, nil
}

// wholeName returns the name of the chapter, rulebook or glossary to which an article belongs.
func (s *Section) wholeName(f templates.Frame, r *rulings.Ruling) string {
	switch r.Kind {
	case catalog.KindTerm:
		return f.Say(templates.TextGlossary)
	case catalog.KindRule:
		return s.Show.BookTitle(f, r.Chapter())
	}
	return templates.ChapterName(f, r.Chapter())
}

// ChapterIDs lists the ids for which there is a page of a whole chapter.
func (s *Section) ChapterIDs() []string {
	lib := s.Library
	return slices.Concat(lib.Chapters(catalog.KindRuling), lib.Chapters(catalog.KindRule), []string{wholeGlossary})
}

// allChapters returns links to all pages of whole chapters.
func (s *Section) allChapters(f templates.Frame) []templates.Link {
	var out []templates.Link
	for _, kind := range []catalog.Kind{catalog.KindRuling, catalog.KindRule} {
		for _, id := range s.Library.Chapters(kind) {
			r := s.Library.Chapter(id)[0]
			text := s.wholeName(f, r)
			if kind == catalog.KindRuling {
				text = id + " " + text
			}
			out = append(out, templates.Link{Text: text, Href: f.To("/rulings/chapter/" + id)})
		}
	}
	return append(out, templates.Link{
		Text: f.Say(templates.TextGlossary), Href: f.To("/rulings/chapter/" + wholeGlossary),
	})
}

// whole links an article to its place in the whole chapter.
func (s *Section) whole(f templates.Frame, r *rulings.Ruling) templates.Link {
	chapter := r.Chapter()
	if r.Kind == catalog.KindTerm {
		chapter = wholeGlossary
	}
	return templates.Link{Text: templates.ReadWhole(f, r.Kind), Href: f.To("/rulings/chapter/" + chapter + "#" + r.ID)}
}

// wholeBuilder presents the articles of a chapter one below the other.
type wholeBuilder struct {
	s      *Section
	f      templates.Frame
	notes  *present.Footnotes
	tables map[string]bool  // tables shown so far
	drawn  rulings.Drawings // drawings shown so far
	named  int              // number of sources cited so far
}

func (b *wholeBuilder) article(r *rulings.Ruling) templates.WholeArticle {
	a := templates.WholeArticle{RulingPage: b.s.articleText(b.f, r, b.notes), Href: b.f.Thing(r.Kind, r.ID)}
	for _, sec := range r.In(b.f.Lang).Sections {
		a.Sections = append(a.Sections, templates.ProseSection{
			Kind: sec.Kind, HTML: b.s.Show.Explained(b.f, r.ID, sec.Markdown),
		})
	}
	a.Drawings = nil
	for _, d := range r.Drawing {
		if !slices.Contains(b.drawn, d) {
			b.drawn, a.Drawings = append(b.drawn, d), append(a.Drawings, d)
		}
	}
	tables := a.Tables
	a.Tables = nil
	for _, t := range tables {
		if b.tables[t.ID] {
			a.Above = append(a.Above, templates.Link{Text: t.Name, Href: "#table-" + t.ID})
			continue
		}
		b.tables[t.ID] = true
		a.Tables = append(a.Tables, t)
	}
	for _, n := range b.notes.Taken() {
		a.Refs = append(a.Refs, templates.SourceRef{Source: b.notes.List[n-1], First: n > b.named})
	}
	b.named = len(b.notes.List)
	return a
}

// sources explains the short titles of sources in the order in which they are first cited.
func (b *wholeBuilder) sources() []templates.SourceName {
	var out []templates.SourceName
	for _, n := range b.notes.List {
		name := templates.SourceName{Short: b.notes.ShortTitle(n.ID), Name: b.notes.Title(n.ID)}
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return out
}
