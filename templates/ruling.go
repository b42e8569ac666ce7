package templates

import (
	"net/url"
	"slices"

	"catanica/catalog"
	"catanica/rulings"
)

// RulingPage is an article: a decision, a term of the glossary or a section of a rulebook.
type RulingPage struct {
	ID        string
	Kind      catalog.Kind
	Game      rulings.Game // "" for the card game
	Title     string
	Crumbs    []Link
	Whole     Link   // the chapter, rulebook or glossary in one go
	Question  string // HTML
	Now       Reading
	Older     *Reading // what the reader's edition said, where it differs
	Silent    bool     // says nothing about the reader's edition
	Sections  []ProseSection
	Tables    []TableView
	Drawings  rulings.Drawings
	Setup     []Link // variants that the article is about, to be worked out
	Quick     *Link  // the quick sheet of the turn, from the articles of its chapter
	Also      []string
	Earlier   []Reading
	Cards     []Entry
	See       []Entry
	From      []Entry // articles that point here
	Games     []string
	Editions  string
	Printed   []string // ids as printed, where they differ
	Questions []Link   // contradictions and silences that name the article
	Proof     Proof
	Ours      bool
	Changed   string // YYYY-MM-DD
	Date      string // the same as people write it
	Prev      *Link
	Next      *Link
	Sources   []Source
	Notes     []int
	File      string // of its content
	Stamp     Stamp
}

// Reading is an answer, a verdict with a sentence, for a span of editions.
type Reading struct {
	When    string
	Verdict rulings.Verdict
	Short   string // HTML
	Notes   []int
}

// ProseSection is a part of an article's body.
type ProseSection struct {
	Kind rulings.SectionKind
	HTML string
}

// Proof reports whether the referee plays the decision, and shows how.
type Proof struct {
	State      ProofState
	Why        string
	Good       int // scenarios that hold and notice the rule's absence
	Scenarios  []ScenarioLine
	Mini       []ReplayStep // the steps of the first scenario
	MiniTitle  string
	MiniBoard  *Board  // its position at the start; nil for a board game
	MiniIsland *Island // the position of a board game
	MiniHref   string
	Compared   []ComparedScenario
	Clauses    []ClauseProof // of an article with several
	Mined      string        // how often the article decides something in random play
}

// ClauseProof is the state of the proof of one clause.
type ClauseProof struct {
	Anchor    string
	State     ClauseState
	Why       string // why it cannot be played
	Scenarios []Link // those that prove it
}

// ClauseState says whether a clause is proven.
type ClauseState string

// The states of a clause.
const (
	ClauseProven     ClauseState = "proven"
	ClauseOpen       ClauseState = "open"
	ClauseUnplayable ClauseState = "unplayable"
)

// Clause returns the proof of the clause with this anchor; an anchor that nobody reviewed is open.
func (p Proof) Clause(anchor string) ClauseProof {
	for _, c := range p.Clauses {
		if c.Anchor == anchor {
			return c
		}
	}
	return ClauseProof{Anchor: anchor, State: ClauseOpen}
}

// ProvenClauses counts the proven clauses.
func (p Proof) ProvenClauses() int {
	n := 0
	for _, c := range p.Clauses {
		if c.State == ClauseProven {
			n++
		}
	}
	return n
}

// ProofState says how much of an article is proven.
type ProofState string

// The states of a proof.
const (
	ProofNone        ProofState = ""            // nothing to prove: terms, rulebooks
	ProofProven      ProofState = "proven"      // a scenario plays it
	ProofOpen        ProofState = "open"        // mechanical, no scenario yet
	ProofExplanatory ProofState = "explanatory" // explains, decides nothing the referee could play
)

// Head implements View.
func (p RulingPage) Head(f Frame) Head {
	h := Head{Title: p.Title, Description: p.plainAnswer(f), Section: "rulings", File: p.File, Data: p.data(f),
		Share: "rulings/" + url.PathEscape(p.ID), Stamp: p.Stamp}
	switch p.Kind {
	case catalog.KindRuling:
		h.Title = p.ID + " " + p.Title
	case catalog.KindRule, catalog.KindTerm:
		h.Section = "rules"
	}
	return h
}

func (p RulingPage) plainAnswer(f Frame) string {
	word, short := p.Now.Verdict.Word(f.Lang), stripTags(p.Now.Short)
	if word == "" {
		return short
	}
	return word + ". " + short
}

// heading returns a section's heading; the main text of a term or rule has none.
func (p RulingPage) heading(f Frame, s ProseSection) string {
	if s.Kind == rulings.Reasoning && p.Kind != catalog.KindRuling {
		return ""
	}
	return SectionName(f, s.Kind)
}

// firstSource returns the label of the source that the article cites first, or "" if it cites none.
func (p RulingPage) firstSource() string {
	if len(p.Notes) == 0 {
		return ""
	}
	for _, s := range p.Sources {
		if s.N == slices.Min(p.Notes) {
			return s.Label
		}
	}
	return ""
}

// told returns what happened in the step, one sentence for equal events in a row: "5 × The Citadel is laid out."
func (s ReplayStep) told() []string {
	var out []string
	for i := 0; i < len(s.Events); {
		n := 1
		for i+n < len(s.Events) && s.Events[i+n].Text == s.Events[i].Text {
			n++
		}
		text := s.Events[i].Text
		if n > 1 {
			text = number(n) + " × " + text
		}
		out = append(out, text)
		i += n
	}
	return out
}
