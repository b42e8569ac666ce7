package search

import "catanica/catalog"

// hit returns a candidate as a hit for a reader of lang.
func (ix *Index) hit(c candidate, lang catalog.Lang, h *highlighter) Hit {
	d := &ix.docs[c.doc]
	out := Hit{
		ID: d.ID, Kind: d.Kind, Game: d.game(), Title: in(d.Title, lang), Answer: in(d.Answer, lang),
		Score: c.score, URL: catalog.Path(lang, d.Kind, d.ID),
	}
	out.Snippet, out.SnippetHTML = h.snippet(c.doc, lang)
	out.TitleHTML = h.title(c.doc, lang)
	return out
}
