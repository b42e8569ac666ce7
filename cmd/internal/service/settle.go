package service

import (
	"cmp"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search"
	"catanica/search/answer"
)

// settle gives each hit the short answer of its article, with the verdict only if the hit may answer and the article
// answers exactly the question.
func (c *consultation) settle() {
	answers := c.inquiry != nil && !c.isFinal()
	for i := range c.found.Hits {
		h := &c.found.Hits[i]
		if r := c.s.Library.Ruling(h.ID); r != nil && isArticle(h.Kind) {
			c.settleHit(h, r, answers && c.query.Offset+i < consulted)
		}
	}
}

// settleHit gives a hit the short answer of its article r, with the verdict if the hit may answer.
func (c *consultation) settleHit(h *search.Hit, r *rulings.Ruling, answers bool) {
	lang := c.found.Lang
	_, short, _ := r.At(cmp.Or(c.found.Edition, catalog.DefaultEdition), lang)
	h.Answer = c.s.Library.Plain(lang, short)
	if answers {
		if v, ok := c.inquiry.Covers(r); ok {
			h.Verdict, h.Answer = &v, c.a.OfHit(c.inquiry, r, v)
			return
		}
	}
	if word := r.Verdict.Word(lang); word != "" {
		h.Snippet = strings.TrimPrefix(h.Snippet, word+". ")
		h.SnippetHTML = withoutWord(h.SnippetHTML, word)
	}
}

// withoutWord cuts a verdict's word from the beginning of a fragment, marked or not.
func withoutWord(html, word string) string {
	for _, begin := range []string{word + ". ", "<mark>" + word + "</mark>. "} {
		if rest, ok := strings.CutPrefix(html, begin); ok {
			return rest
		}
	}
	return html
}

// agree makes the answer and the verdicts of the articles agree. If no type of question gave an answer, the articles
// that cover the question give it. An article that says "it depends" gives way to an answer for the edition and the
// game asked, and any article to an answer that says what it depends on, such as a roll. Where verdicts differ
// otherwise, none is shown, and ok is false: something was misread.
func (c *consultation) agree() (ok bool) {
	found := &c.found
	verdicts := map[rulings.Verdict]*rulings.Ruling{}
	for _, h := range found.Hits {
		if h.Verdict != nil && verdicts[*h.Verdict] == nil {
			verdicts[*h.Verdict] = c.s.Library.Ruling(h.ID)
		}
	}
	sure := found.Answer != nil && found.Answer.Verdict != answer.Fact
	switch {
	case len(verdicts) == 0:
	case !sure && len(verdicts) == 1:
		for v, r := range verdicts {
			found.Answer = c.a.Of(c.inquiry, r, v)
		}
	case !sure:
		c.hideVerdicts()
		return false
	case len(verdicts) == 1 && verdicts[rulings.Verdict(found.Answer.Verdict)] != nil:
	case len(verdicts) == 1 && (verdicts[rulings.Depends] != nil || found.Answer.Verdict == answer.Depends):
		c.hideVerdicts()
	default:
		found.Answer = nil
		c.hideVerdicts()
		return false
	}
	return true
}

// hideVerdicts removes the verdicts of all hits.
func (c *consultation) hideVerdicts() {
	found := &c.found
	for i := range found.Hits {
		h := &found.Hits[i]
		if h.Verdict == nil {
			continue
		}
		h.Verdict = nil
		if r := c.s.Library.Ruling(h.ID); r != nil {
			_, short, _ := r.At(cmp.Or(found.Edition, catalog.DefaultEdition), found.Lang)
			h.Answer = c.s.Library.Plain(found.Lang, short)
		}
	}
}
