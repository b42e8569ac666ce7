package search

import (
	"strings"

	"catanica/catalog"
	"catanica/search/document"
)

// hit returns a candidate as a hit for a reader of lang, with the answer that holds in an edition.
func (ix *Index) hit(c candidate, lang catalog.Lang, e catalog.EditionID, h *highlighter) Hit {
	d := &ix.docs[c.doc]
	answer, earlier := d.AnswerAt(e, lang)
	out := Hit{
		ID: d.ID, Kind: d.Kind, Game: d.AboutGame(), Title: d.TitleIn(lang), Answer: answer,
		Score: c.score, URL: catalog.Path(lang, d.Kind, d.ID), TitleHTML: h.title(c.doc, lang),
	}
	if earlier {
		out.Snippet, out.SnippetHTML = h.snippet(c.doc, lang, answer)
	} else {
		out.Snippet, out.SnippetHTML = h.snippet(c.doc, lang, "")
	}
	if repeats(d, out.Snippet, answer, lang) || !strings.Contains(out.SnippetHTML, "<mark>") &&
		strings.Contains(answer, out.Snippet) {
		out.SnippetHTML = ""
	}
	out.Snippet, out.SnippetHTML = cells.Replace(out.Snippet), cells.Replace(out.SnippetHTML)
	return out
}

// cells separates the cells of a row of a Markdown table as a sentence would.
var cells = strings.NewReplacer(" | ", " · ")

// repeats reports whether a snippet is the whole short answer of a document, with or without the verdict's word before
// it.
func repeats(d *document.Document, snippet, answer string, lang catalog.Lang) bool {
	if d.Ruling != nil {
		word := d.Ruling.Verdict.Word(lang) + ". "
		snippet, answer = strings.TrimPrefix(snippet, word), strings.TrimPrefix(answer, word)
	}
	return snippet == answer
}
