package rulings

import "catanica/catalog"

// Ruling is an article: a decision (kind ruling), a glossary entry (term) or a rulebook section (rule).
type Ruling struct {
	ID      string       `yaml:"id" json:"id"`
	Kind    catalog.Kind `yaml:"kind" json:"kind"`
	Printed []string     `yaml:"printed" json:"printed,omitempty"` // the ids as the sources print them
	Aliases []string     `yaml:"aliases" json:"aliases,omitempty"`
	// for terms: the words in texts that are linked to the term
	Forms    catalog.Words   `yaml:"forms" json:"forms,omitzero"`
	Verdict  Verdict         `yaml:"verdict" json:"verdict"`
	Editions catalog.Span    `yaml:"editions" json:"editions"`
	Games    []catalog.Game  `yaml:"games" json:"games"`
	Cards    []string        `yaml:"cards" json:"cards,omitempty"`
	See      []string        `yaml:"see" json:"see,omitempty"`
	Source   catalog.Sources `yaml:"source" json:"source"`
	Changed  string          `yaml:"changed" json:"changed"` // YYYY-MM-DD, when the text last changed
	Earlier  []Earlier       `yaml:"earlier" json:"earlier,omitempty"`
	Ours     bool            `yaml:"ours" json:"ours,omitempty"` // decided by us, because the sources are silent
	// for rulebook sections: the position in the source, from 1; 0 for none
	Order   int                     `yaml:"order" json:"order,omitempty"`
	Drawing Drawings                `yaml:"drawing" json:"drawing,omitempty"` // the drawings that it shows
	Prose   map[catalog.Lang]*Prose `yaml:"-" json:"prose"`
	File    string                  `yaml:"-" json:"-"`
}

// Verdict is the answer in a word, with which the short answer is introduced.
type Verdict string

// The verdicts. VerdictNone is for articles that explain, without a question of yes or no.
const (
	Yes         Verdict = "yes"
	No          Verdict = "no"
	Depends     Verdict = "depends"
	VerdictNone Verdict = "none"
)

// Word returns the verdict in lang as readers see it, or "" for VerdictNone.
func (v Verdict) Word(lang catalog.Lang) string {
	words := map[Verdict]catalog.Text{
		Yes: {DE: "Ja", EN: "Yes"}, No: {DE: "Nein", EN: "No"}, Depends: {DE: "Kommt drauf an", EN: "It depends"},
	}
	return words[v].In(lang)
}

// Answer returns a short answer in lang, with the verdict's word before it if there is one.
func (v Verdict) Answer(lang catalog.Lang, short string) string {
	word := v.Word(lang)
	switch {
	case word == "":
		return short
	case short == "":
		return word + "."
	}
	return word + ". " + short
}

// Earlier is what a ruling said in older editions.
type Earlier struct {
	From    catalog.EditionID `yaml:"from" json:"from"`
	Until   catalog.EditionID `yaml:"until" json:"until"`
	Verdict Verdict           `yaml:"verdict" json:"verdict"`
	DE      string            `yaml:"de" json:"de"`
	EN      string            `yaml:"en" json:"en"`
	Source  catalog.Sources   `yaml:"source" json:"source"`
}

// Holds reports whether this applied under edition e.
func (r Earlier) Holds(e catalog.EditionID) bool {
	return catalog.Span{From: r.From, Until: r.Until}.Holds(e)
}

// Prose is an article's text in one language.
type Prose struct {
	Title    string `json:"title"`
	Question string `json:"question,omitempty"`
	Short    string `json:"short"` // one sentence without the verdict's word
	// Anchors are the anchors of the short answer, if it is a clause of its own beside those of the sections.
	Anchors  []string  `json:"anchors,omitempty"`
	Sections []Section `json:"sections,omitempty"`
	Asked    []string  `json:"asked,omitempty"` // how players phrase the question
	Also     []string  `json:"also,omitempty"`  // for terms: synonyms and slang
	Line     int       `json:"-"`
	// Answered lists the phrasings that the article answers with yes, no or depends exactly as they are put.
	Answered []Answered `json:"answered,omitempty"`
	// YesOrNo holds more such phrasings, one a line with its verdict, which are read when somebody asks: Labelled.
	YesOrNo string `json:"-"`
}

// Section is a part of an article's body, in Markdown.
type Section struct {
	Kind     SectionKind `json:"kind"`
	Markdown string      `json:"markdown"`
	Anchors  []Anchor    `json:"anchors,omitempty"` // where its clauses end
	Line     int         `json:"-"`                 // of its heading
}

// SectionKind names a part of an article.
type SectionKind string

// The parts of an article.
const (
	Question  SectionKind = "question"
	Short     SectionKind = "short"
	Reasoning SectionKind = "reasoning"
	Example   SectionKind = "example"
	Bonus     SectionKind = "bonus"
	Asked     SectionKind = "asked"
	YesOrNo   SectionKind = "yes-or-no" // more questions with their verdicts, which no document is found by
	Also      SectionKind = "also"
)

// Chapter returns the article's chapter: "112" for 112.G.e, "kuw" for kuw.turnier.deck.
func (r *Ruling) Chapter() string {
	for i, c := range r.ID {
		if c == '.' {
			return r.ID[:i]
		}
	}
	return r.ID
}

// In returns the prose in lang, never nil.
func (r *Ruling) In(lang catalog.Lang) *Prose {
	if p := r.Prose[lang]; p != nil {
		return p
	}
	return &Prose{Title: r.ID}
}

// Title returns the article's title in lang.
func (r *Ruling) Title(lang catalog.Lang) string { return r.In(lang).Title }

// Answer returns the short answer in lang: the verdict's word and the sentence.
func (r *Ruling) Answer(lang catalog.Lang) string { return r.Verdict.Answer(lang, r.In(lang).Short) }

// Says returns the short answer of article id under edition e, without the verdict's word, in both languages. It is
// empty if there is no such article.
func (l *Library) Says(id string, e catalog.EditionID) catalog.Text {
	r := l.Ruling(id)
	if r == nil {
		return catalog.Text{}
	}
	_, de, _ := r.At(e, catalog.DE)
	_, en, _ := r.At(e, catalog.EN)
	return catalog.Text{DE: de, EN: en}
}

// At returns what applies under edition e: the verdict and its sentence in lang. ok is false if the ruling does not
// cover that edition.
func (r *Ruling) At(e catalog.EditionID, lang catalog.Lang) (v Verdict, short string, ok bool) {
	for _, old := range r.Earlier {
		if old.Holds(e) {
			return old.Verdict, catalog.Text{DE: old.DE, EN: old.EN}.In(lang), true
		}
	}
	return r.Verdict, r.In(lang).Short, r.Editions.Holds(e)
}
