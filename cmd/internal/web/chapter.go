package web

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/templates"
)

// wholeGlossary stands for all terms, whatever their chapter.
const wholeGlossary = "glossary"

// chapter answers GET /LANG/rulings/chapter/CHAPTER: all its articles in full. CHAPTER is a chapter of the Encyclopædia,
// a rulebook or the glossary.
func (s *Server) chapter(v *visit) (answer, error) {
	f, id := v.frame, v.path("chapter")
	articles := s.svc.Library.Chapter(id)
	if id == wholeGlossary {
		articles = byTitle(s.terms(), f.Lang)
	}
	switch {
	case len(articles) == 0:
		return answer{}, fault{kind: errNotFound, detail: templates.TextNoChapter, near: s.allChapters(f)}
	case articles[0].Kind == catalog.KindTerm && id != wholeGlossary:
		return answer{redirect: f.To("/rulings/chapter/" + wholeGlossary)}, nil
	}
	kind := articles[0].Kind
	v.frame.Game = otherGame(articles[0].Game())
	page := templates.ChapterPage{Name: s.wholeName(f, articles[0]), Crumbs: s.crumbs(f, articles[0]), Section: "rules"}
	if kind == catalog.KindRuling {
		page.ID, page.Section = id, "rulings"
	}
	b := wholeBuilder{s: s, f: f, notes: s.footnotes(f, ""), tables: map[string]bool{}}
	b.notes.short = true
	for _, r := range articles {
		page.Articles = append(page.Articles, b.article(r))
	}
	page.Sources = b.sources()
	return answer{view: page}, nil
}

// wholeName is what the chapter, rulebook or glossary of an article is called.
func (s *Server) wholeName(f templates.Frame, r *rulings.Ruling) string {
	switch r.Kind {
	case catalog.KindTerm:
		return f.Say(templates.TextGlossary)
	case catalog.KindRule:
		return s.bookTitle(f, r.Chapter())
	}
	return templates.ChapterName(f, r.Chapter())
}

// chapterIDs are what there are pages of whole chapters of.
func (s *Server) chapterIDs() []string {
	lib := s.svc.Library
	return slices.Concat(lib.Chapters(catalog.KindRuling), lib.Chapters(catalog.KindRule), []string{wholeGlossary})
}

// allChapters are links to every page of a whole chapter.
func (s *Server) allChapters(f templates.Frame) []templates.Link {
	var out []templates.Link
	for _, kind := range []catalog.Kind{catalog.KindRuling, catalog.KindRule} {
		for _, id := range s.svc.Library.Chapters(kind) {
			r := s.svc.Library.Chapter(id)[0]
			text := s.wholeName(f, r)
			if kind == catalog.KindRuling {
				text = id + " " + text
			}
			out = append(out, templates.Link{Text: text, Href: f.To("/rulings/chapter/" + id)})
		}
	}
	return append(out, templates.Link{Text: f.Say(templates.TextGlossary), Href: f.To("/rulings/chapter/" + wholeGlossary)})
}

// whole leads from an article to its place in the whole chapter.
func (s *Server) whole(f templates.Frame, r *rulings.Ruling) templates.Link {
	chapter := r.Chapter()
	if r.Kind == catalog.KindTerm {
		chapter = wholeGlossary
	}
	return templates.Link{Text: templates.ReadWhole(f, r.Kind), Href: f.To("/rulings/chapter/" + chapter + "#" + r.ID)}
}

// wholeBuilder writes articles one below the other.
type wholeBuilder struct {
	s      *Server
	f      templates.Frame
	notes  *footnotes
	tables map[string]bool  // that stand on the page already
	drawn  rulings.Drawings // the same of drawings
	named  int              // sources that articles above name
}

func (b *wholeBuilder) article(r *rulings.Ruling) templates.WholeArticle {
	a := templates.WholeArticle{RulingPage: b.s.articleText(b.f, r, b.notes), Href: b.f.Thing(r.Kind, r.ID)}
	for _, sec := range r.In(b.f.Lang).Sections {
		a.Sections = append(a.Sections, templates.ProseSection{Kind: sec.Kind, HTML: b.s.explained(b.f, r.ID, sec.Markdown)})
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
	for _, n := range b.notes.taken() {
		a.Refs = append(a.Refs, templates.SourceRef{Source: b.notes.list[n-1], First: n > b.named})
	}
	b.named = len(b.notes.list)
	return a
}

// sources says what the short ids of all articles stand for, in the order in which they are met.
func (b *wholeBuilder) sources() []templates.SourceName {
	var out []templates.SourceName
	for _, n := range b.notes.list {
		id, _, _ := strings.Cut(n.Label, "#")
		if slices.ContainsFunc(out, func(s templates.SourceName) bool { return s.ID == id }) {
			continue
		}
		out = append(out, templates.SourceName{ID: id, Name: b.notes.title(id)})
	}
	return out
}
