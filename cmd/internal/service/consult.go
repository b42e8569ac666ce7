package service

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search"
	"catanica/search/answer"
	"catanica/search/casebook"
	"catanica/search/gist"
)

// condition links an answer that the engine played under a condition to its position. If the nearest precedent has
// another verdict than such an answer, or than the answer to a question that was read only loosely, one of the two was
// misread, and neither is given.
func (c *consultation) condition() {
	sure := c.found.Answer
	if sure.Tried == nil && !sure.Loose {
		return
	}
	near, ok := c.inquiry.Nearest()
	switch {
	case ok && string(near.Verdict) != string(sure.Verdict):
		c.found.Answer, c.disputed = nil, true
	case sure.Tried != nil:
		sure.Scenario = TrialPath(*sure.Tried, c.found.Lang)
	}
}

// consult answers the question by what is decided, unless the verdicts of articles disagree, or by what is open. It
// adds decided questions that resemble the question, and the cards that it names.
func (c *consultation) consult(agree bool) {
	if !c.a.FactsOnly(c.asked) && !c.a.Undecidable(c.asked) {
		if agree {
			c.compare()
		}
		c.unsettled()
	}
	c.neighbors()
}

// compare answers a question that nothing answers yet with the verdict of the precedent that it resembles, and puts the
// article of the precedent first.
func (c *consultation) compare() {
	if c.found.Answer != nil || slices.ContainsFunc(c.found.Hits, func(h search.Hit) bool { return h.Verdict != nil }) {
		return
	}
	if near, ok := c.nearest(); ok {
		if c.found.Answer = c.a.OfNear(c.inquiry, near); c.found.Answer != nil {
			c.show(near)
		}
		return
	}
	if c.found.Answer = c.a.Formerly(c.inquiry); c.found.Answer != nil {
		return
	}
	if c.found.Answer = c.a.Told(c.inquiry); c.found.Answer == nil && !gist.AsksNumber(&c.asked) {
		c.meeting()
	}
}

// nearest returns the precedent that the question resembles. ok is false if there is none or it is disputed, or if it
// says yes to whether a card can hit another one and nothing else says that it does.
func (c *consultation) nearest() (near casebook.Near, ok bool) {
	if c.disputed {
		return near, false
	}
	near, ok = c.inquiry.Nearest()
	return near, ok && !(near.Verdict == rulings.Yes && c.a.HitsNothing(c.asked, c.inquiry.Edition))
}

// show puts the hit of a precedent first, which is its article or card, with the precedent's verdict. It changes
// nothing if there is no such hit: the card may be named in the question only.
func (c *consultation) show(near casebook.Near) {
	r, v := near.Article, near.Verdict
	card := casebook.CardOf(r)
	i := slices.IndexFunc(c.found.Hits, func(h search.Hit) bool {
		return h.ID == r.ID && isArticle(h.Kind) || h.ID == card && h.Kind == catalog.KindCard
	})
	if i < 0 {
		return
	}
	h := &c.found.Hits[i]
	if near.GivesReason() {
		_, reason, _ := strings.Cut(c.found.Answer.Sentence, ": ")
		h.Answer = catalog.Capital(reason)
	}
	if h.Verdict = &v; card == "" || near.GivesReason() { // the text of a card is no answer: it says what the card does
		h.Answer = v.Answer(c.found.Lang, h.Answer)
	}
	toFront(c.found.Hits, i)
}

// meeting answers a question about two cards that nothing else answers with what they do to each other in general.
func (c *consultation) meeting() {
	c.found.Answer = c.a.Meeting(c.asked, c.found.Lang, c.inquiry.Edition)
	c.general = c.found.Answer != nil
	if sure := c.found.Answer; sure != nil && sure.Played != nil && sure.Played.Playable() {
		sure.Scenario = PlayPath(*sure.Played, c.found.Lang)
	}
}

// unsettled answers a question that the sources leave open, or on which they disagree.
func (c *consultation) unsettled() {
	instead := c.found.Answer
	if c.lacksVerdict() {
		instead = nil // it does not answer a question of yes or no
	}
	open := c.a.Unsettled(c.inquiry, instead)
	if open == nil {
		if sure := c.found.Answer; sure != nil {
			if c.a.NoteSources(c.inquiry, sure); sure.Question != nil {
				sure.Open = openPath(c.found.Lang, sure.Question)
			}
		}
		return
	}
	c.hideVerdicts()
	c.found.Answer = open
	open.Open = openPath(c.found.Lang, open.Question)
}

// neighbors adds the decided questions that resemble a question without a verdict, and the cards that it names.
func (c *consultation) neighbors() {
	if c.found.Answer != nil && !c.lacksVerdict() {
		return
	}
	if sure := c.found.Answer; sure == nil || sure.Question == nil { // an open question is the answer itself
		c.found.Neighbors = c.inquiry.Neighbors()
	}
	if len(c.found.Neighbors) > 0 && c.found.Neighbors[0].Verdict == casebook.Undecided && c.general {
		c.found.Answer = nil // what the cards do in general would seem to answer what is open
	}
	for i := range c.found.Neighbors {
		n := &c.found.Neighbors[i]
		if n.Open != nil {
			n.URL, n.Says = openPath(c.found.Lang, n.Open), c.a.Applies(n.Open, c.found.Lang)
			continue
		}
		n.URL = catalog.Path(c.found.Lang, n.Kind, n.ID)
	}
	if c.a.Disputed(c.found.Answer, c.found.Neighbors) {
		c.found.Answer = nil
	}
	c.found.Named = c.a.Named(c.asked, c.found.Lang, c.inquiry.Edition)
	for i := range c.found.Named {
		n := &c.found.Named[i]
		n.URL = catalog.Path(c.found.Lang, catalog.KindCard, n.ID)
	}
}

// lacksVerdict reports whether the answer is a mere fact, though the question is one of yes or no.
func (c *consultation) lacksVerdict() bool {
	sure := c.found.Answer
	return sure != nil && sure.Verdict == answer.Fact && gist.YesOrNo(&c.asked)
}
