package setup

import (
	"errors"
	"fmt"

	"catanica/catalog"
)

// What Compute does not know.
var (
	ErrNoVariant = errors.New("no such variant")
	ErrNoSet     = errors.New("no such set")
)

// Request is what the players want to play, and with what.
type Request struct {
	Variant string
	Edition catalog.EditionID
	Sets    []string // ids of the sets that they own; the basic game goes without saying
}

// Plan is a set-up: what is put where before the first roll, and how the game is won.
type Plan struct {
	Variant string            `json:"variant"`
	Edition catalog.EditionID `json:"edition"`
	Sets    []string          `json:"sets"`              // that take part, the basic game first
	LeftOut []SetOut          `json:"left_out"`          // sets that do not, and why
	Refused []Note            `json:"refused,omitempty"` // why there is no set-up; then nothing below is filled in
	Stacks  []Stack           `json:"stacks"`
	// FaceDown is the number of face-down stacks in the middle of the table.
	FaceDown Count  `json:"face_down"`
	Goals    []Goal `json:"goals"`
	Rules    []Rule `json:"rules"`
	Notes    []Note `json:"notes"` // on the whole set-up
}

// SetOut is a set that takes no part.
type SetOut struct {
	Set string `json:"set"`
	Why Note   `json:"why"`
}

// Note is a remark with the articles behind it.
type Note struct {
	Is       Standing     `json:"is"`
	Text     catalog.Text `json:"text"`
	Articles []string     `json:"articles"`
}

// Standing says who stands behind a Note.
type Standing string

// A note tells what an article states, what we conclude, or what no source states.
const (
	Stated  Standing = "stated"
	Ours    Standing = "ours"
	Unknown Standing = "unknown"
)

// Stack is a pile of cards, several piles of one kind, or cards that lie side by side.
type Stack struct {
	Kind     Kind         `json:"kind"`
	For      Whom         `json:"for"`
	Name     catalog.Text `json:"name"`
	Piles    Count        `json:"piles"` // 0: the cards lie side by side, or are not stacked
	Cards    Count        `json:"cards"` // in all these piles together; for one player, if there is one for each
	Sizes    []int        `json:"sizes"` // of each pile, where cards and piles are known
	From     []Share      `json:"from"`  // what each set contributes, as far as the cards are not shared out anew
	Contents []Line       `json:"contents"`
	Articles []string     `json:"articles"`
	Notes    []Note       `json:"notes"`
}

// Share is what a set contributes to a stack.
type Share struct {
	Set   string `json:"set"`
	Cards Count  `json:"cards"`
}

// Line is a card with its copies in a stack, or a free choice of cards.
type Line struct {
	Card  string       `json:"card,omitempty"`
	Sets  []string     `json:"sets,omitempty"` // where the copies come from
	Cards Count        `json:"cards"`
	Text  catalog.Text `json:"text,omitzero"` // a free choice, or who gives the card
}

// Kind is what a stack is.
type Kind string

// The kinds of stacks, in the order in which a plan lists them.
const (
	Principality Kind = "principality"
	BaseDraw     Kind = "base-draw" // draw stacks of the basic game
	Open         Kind = "open"      // cards beside the stacks, face up
	Citadels     Kind = "citadels"
	SetDraw      Kind = "set-draw" // draw stacks of a set
	MixedDraw    Kind = "mixed-draw"
	OwnRow       Kind = "own-row"
	NeutralRow   Kind = "neutral-row"
	DeckHand     Kind = "deck-hand"
	DeckStacks   Kind = "deck-stacks"
	Counters     Kind = "counters"     // Volksstimmung, dealt
	Metropolises Kind = "metropolises" // nobody says where they lie
	Events       Kind = "events"
	Landscapes   Kind = "landscapes"
	Roads        Kind = "roads"
	Settlements  Kind = "settlements"
	Cities       Kind = "cities"
	Pool         Kind = "pool"       // to choose a deck from
	EventPool    Kind = "event-pool" // to choose events from
	Aside        Kind = "aside"      // left in the box
)

// Whom is who has the stack.
type Whom string

// A stack lies there for both, or each player has one.
const (
	Table Whom = "table"
	Each  Whom = "each"
)

// Goal is a number of victory points.
type Goal struct {
	Kind     GoalKind     `json:"kind"`
	Points   Count        `json:"points"`
	Places   string       `json:"places,omitempty"` // "6:3": for this distribution of settlements, cities and citadels
	Text     catalog.Text `json:"text"`
	Articles []string     `json:"articles"`
}

// GoalKind says what a number of victory points is.
type GoalKind string

// Points that win by the rules, a rule of thumb that players may agree on, and the highest sensible agreement.
const (
	Wins  GoalKind = "wins"
	Thumb GoalKind = "thumb"
	Limit GoalKind = "limit"
)

// Compute works out the set-up. The error wraps ErrNoVariant or ErrNoSet; a set-up that the sources rule out is no
// error but a Plan that says why.
func (vs Variants) Compute(cat *catalog.Catalog, ask Request) (Plan, error) {
	v := vs.Find(ask.Variant)
	if v == nil {
		return Plan{}, fmt.Errorf("%w: %q", ErrNoVariant, ask.Variant)
	}
	b := &builder{cat: cat, e: ask.Edition, plan: Plan{
		Variant: v.ID, Edition: ask.Edition, Sets: []string{}, LeftOut: []SetOut{}, Stacks: []Stack{}, Goals: []Goal{},
		Rules: []Rule{}, Notes: []Note{},
	}}
	if err := b.selectSets(v, ask.Sets); err != nil {
		return Plan{}, err
	}
	if !b.checkPossible(v) {
		return b.plan, nil
	}
	lay()[v.ID](b)
	b.plan.FaceDown = b.faceDown()
	b.goals(v)
	b.plan.Rules = append(b.plan.Rules, vs.Rules(v, b.e)...)
	return b.plan, nil
}

// lay is the table of what is put where.
func lay() map[string]func(*builder) {
	return map[string]func(*builder){
		BasicGame: (*builder).basic, Beginners: (*builder).beginners, ExtendedOne: (*builder).extended,
		Rows:  (*builder).extended,
		Bears: (*builder).bears, Small: (*builder).smallTournament, Decks: (*builder).decks,
	}
}
