package search

import (
	"strings"

	"catanica/catalog"
)

// hit returns a candidate as a hit for a reader of lang, with the answer that holds in an edition.
func (ix *Index) hit(c candidate, lang catalog.Lang, e catalog.EditionID, h *highlighter) Hit {
	d := &ix.docs[c.doc]
	answer, earlier := d.answerAt(e, lang)
	out := Hit{
		ID: d.ID, Kind: d.Kind, Game: d.game(), Title: in(d.Title, lang), Answer: answer,
		Score: c.score, URL: catalog.Path(lang, d.Kind, d.ID), TitleHTML: h.title(c.doc, lang),
	}
	if earlier {
		out.Snippet, out.SnippetHTML = h.snippet(c.doc, lang, answer)
	} else {
		out.Snippet, out.SnippetHTML = h.snippet(c.doc, lang, "")
	}
	if d.repeats(out.Snippet, answer, lang) || !strings.Contains(out.SnippetHTML, "<mark>") &&
		strings.Contains(answer, out.Snippet) {
		out.SnippetHTML = ""
	}
	return out
}

// answerAt returns the short answer that holds in an edition, and whether it is an earlier one.
func (d *Document) answerAt(e catalog.EditionID, lang catalog.Lang) (answer string, earlier bool) {
	for _, old := range d.Earlier {
		if old.Span.Holds(e) {
			return in(old.Answer, lang), true
		}
	}
	return in(d.Answer, lang), false
}

// repeats reports whether a snippet is the whole short answer, with or without the verdict's word before it.
func (d *Document) repeats(snippet, answer string, lang catalog.Lang) bool {
	if d.Ruling != nil {
		word := d.Ruling.Verdict.Word(lang) + ". "
		snippet, answer = strings.TrimPrefix(snippet, word), strings.TrimPrefix(answer, word)
	}
	return snippet == answer
}
