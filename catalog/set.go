package catalog

import (
	"slices"
	"strings"
)

// BasicSet is the id of the set with which the basic game is played.
const BasicSet = "grundspiel"

// Set is a set of cards that was sold together: the basic game, a theme set, year cards.
type Set struct {
	ID      string    `yaml:"id" json:"id"`
	Sign    string    `yaml:"sign" json:"sign"` // the short sign printed on its cards, such as "K&W"
	Name    Name      `yaml:"name" json:"name"`
	Aliases Words     `yaml:"aliases" json:"aliases,omitzero"`
	Kind    SetKind   `yaml:"kind" json:"kind"`
	From    EditionID `yaml:"from" json:"from"`
	Until   EditionID `yaml:"until" json:"until,omitempty"`
	Printed Fact[int] `yaml:"printed" json:"printed"` // number of cards in the box
	// Complete says that the sources list every card of the set, so the copies must add up to Printed.
	Complete bool       `yaml:"complete" json:"complete"`
	Text     Text       `yaml:"text" json:"text"`
	History  []Event    `yaml:"history" json:"history,omitempty"`
	Brings   Fact[Text] `yaml:"brings" json:"brings,omitzero"`     // how the set changes the game
	Strategy Fact[Text] `yaml:"strategy" json:"strategy,omitzero"` // advice on play (chapter 105)
	Notes    Text       `yaml:"notes" json:"notes,omitzero"`
	Source   Sources    `yaml:"source" json:"source"`
	File     string     `yaml:"-" json:"-"`
}

// SignIn returns the set's short sign for readers of a language. The signs of the basic game and of the year cards are
// German words, so readers of another language are given the set's name.
func (s *Set) SignIn(l Lang) string {
	if l != DE && (s.Kind == BaseSet || s.Kind == YearSet) {
		return s.Name.In(l)
	}
	return s.Sign
}

// Within returns the set's name within a sentence, in English with an article where it takes one.
func (s *Set) Within(l Lang) string {
	name := s.Name.In(l)
	switch {
	case l == DE || s.Kind == ThemeSet:
		return name
	case s.Kind == BaseSet || s.Kind == YearSet:
		return "the " + strings.ToLower(name)
	}
	return "the " + name
}

// FullName returns the set's name with its sign: "Wizards & Dragons (Z&D)".
func (s *Set) FullName(l Lang) string {
	name, sign := s.Name.In(l), s.SignIn(l)
	if name == sign {
		return name
	}
	return name + " (" + sign + ")"
}

// Event is an entry in the history of a set.
type Event struct {
	Year   int     `yaml:"year" json:"year"`
	Text   Text    `yaml:"text" json:"text"`
	Source Sources `yaml:"source" json:"source"`
}

// SetKind is the role of a set in the game.
type SetKind string

// The set kinds.
const (
	BaseSet    SetKind = "base"
	ThemeSet   SetKind = "theme"
	YearSet    SetKind = "year"    // Jahreskarten, used by agreement only
	HistorySet SetKind = "history" // superseded: Turnier-Set, T2002
)

// Class is a card class (Kartenklasse) of the game.
type Class struct {
	ID     string    `yaml:"id" json:"id"`
	Name   Text      `yaml:"name" json:"name"`
	Plural Text      `yaml:"plural" json:"-"` // as sentences name its cards; empty if none needs it
	Colour string    `yaml:"colour" json:"colour"`
	From   EditionID `yaml:"from" json:"from,omitempty"`
	Until  EditionID `yaml:"until" json:"until,omitempty"`
	// Within is the class of which its cards are a kind, or "": wizards are landscape expansions.
	Within  string `yaml:"within" json:"within,omitempty"`
	Chapter string `yaml:"chapter" json:"chapter"`
	Text    Text   `yaml:"text" json:"text"`
	// where its cards may be built, or when they may be played
	Where Fact[Text] `yaml:"where" json:"where,omitzero"`
	// Cost is the cost of its cards that name none of their own.
	Cost Fact[Cost] `yaml:"cost" json:"cost,omitzero"`
	// What can affect its cards, apart from the relations of single cards.
	Hit    Fact[Text] `yaml:"hit_by" json:"hit_by,omitzero"`
	Source Sources    `yaml:"source" json:"source"`
}

// Source is a text or web site that facts are taken from.
type Source struct {
	ID    string     `yaml:"id" json:"id"`
	Title Text       `yaml:"title" json:"title"`
	Year  int        `yaml:"year" json:"year,omitempty"`
	URL   string     `yaml:"url" json:"url,omitempty"`
	Kind  SourceKind `yaml:"kind" json:"kind"`
	// Dated says for an outside source what date it bears and where it is stored, as a text for readers.
	Dated Text `yaml:"dated" json:"dated,omitzero"`
}

// SourceKind says how far a source is from the game itself.
type SourceKind string

// The kinds of sources.
const (
	RuleText      SourceKind = "text"    // one of the texts that Catanica is built from
	OutsideSource SourceKind = "outside" // any other text: a web site, a review, a fan project
	OwnSource     SourceKind = "own"     // the project's own lists and decisions
)

// SourceKinds lists the kinds of sources.
var SourceKinds = []SourceKind{RuleText, OutsideSource, OwnSource}

// Reading is a question that the sources leave open or answer in more than one way, with the possible answers and the
// one that Catanica follows. The engine cites it as "ours.ID", or by its article if a source supports the default.
type Reading struct {
	ID       string       `yaml:"id" json:"id"`
	Question Text         `yaml:"question" json:"question"`
	Default  Fact[string] `yaml:"default" json:"default"`
	// ByGame holds the answers that Catanica follows in some of the games instead of Default.
	ByGame    []GameDefault `yaml:"by_game" json:"by_game,omitempty"`
	Answers   []Answer      `yaml:"answers" json:"answers"`
	Reasoning Text          `yaml:"reasoning" json:"reasoning"`
	Rulings   []string      `yaml:"rulings" json:"rulings,omitempty"`
	Ours      bool          `yaml:"ours" json:"ours"` // no source decides it
	Source    Sources       `yaml:"source" json:"source"`
	From      EditionID     `yaml:"from" json:"from,omitempty"`
}

// GameDefault is the answer to a Reading that Catanica follows in some of the games.
type GameDefault struct {
	Games   []Game       `yaml:"games" json:"games"`
	Default Fact[string] `yaml:"default" json:"default"`
}

// In returns the answer that Catanica follows in a game under edition e.
func (r *Reading) In(g Game, e EditionID) string {
	from := r.Default
	for _, d := range r.ByGame {
		if slices.Contains(d.Games, g) {
			from = d.Default
		}
	}
	is, _ := from.At(e)
	return is
}

// Answer is one possible answer of a Reading.
type Answer struct {
	ID     string  `yaml:"id" json:"id"`
	Text   Text    `yaml:"text" json:"text"`
	Source Sources `yaml:"source" json:"source,omitempty"`
}
