package setup

import (
	"errors"
	"fmt"

	"catanica/catalog"
)

// Errors returned by Compute.
var (
	ErrNoVariant = errors.New("no such variant")
	ErrNoSet     = errors.New("no such set")
)

// Request names the variant that the players want to play, the edition, and the sets that they own.
type Request struct {
	Variant string
	Edition catalog.EditionID
	Sets    []string // ids of the sets that the players own; the basic game is implied
}

// Plan is a set-up: where everything is before the first roll, and how the game is won.
type Plan struct {
	Variant string            `json:"variant"`
	Edition catalog.EditionID `json:"edition"`
	Sets    []string          `json:"sets"`              // sets that are used, the basic game first
	LeftOut []SetOut          `json:"left_out"`          // sets that are not used, and why
	Refused []Note            `json:"refused,omitempty"` // why there is no set-up; if not empty, the fields below are
	Stacks  []Stack           `json:"stacks"`
	// FaceDown is the number of face-down stacks on the table.
	FaceDown Count  `json:"face_down"`
	Goals    []Goal `json:"goals"`
	Rules    []Rule `json:"rules"`
	Notes    []Note `json:"notes"` // on the whole set-up
}

// SetOut is a set that is not used.
type SetOut struct {
	Set string `json:"set"`
	Why Note   `json:"why"`
}

// Note is a remark with the articles that support it.
type Note struct {
	Is       Standing     `json:"is"`
	Text     catalog.Text `json:"text"`
	Articles []string     `json:"articles"`
}

// Standing says what a Note rests on.
type Standing string

// A note states what an article says, what we conclude, or what no source states.
const (
	Stated  Standing = "stated"
	Ours    Standing = "ours"
	Unknown Standing = "unknown"
)

// Stack is a pile of cards, several piles of the same kind, or cards side by side.
type Stack struct {
	Kind     Kind         `json:"kind"`
	For      Whom         `json:"for"`
	Name     catalog.Text `json:"name"`
	Piles    Count        `json:"piles"` // 0 if the cards are side by side or not stacked
	Cards    Count        `json:"cards"` // in all piles together; if each player has some, for one player
	Sizes    []int        `json:"sizes"` // size of each pile, if the numbers of cards and piles are known
	From     []Share      `json:"from"`  // contribution of each set, unless cards are shared out anew
	Contents []Line       `json:"contents"`
	Articles []string     `json:"articles"`
	Notes    []Note       `json:"notes"`
}

// Share is the contribution of a set to a stack.
type Share struct {
	Set   string `json:"set"`
	Cards Count  `json:"cards"`
}

// Line is a card of a stack with its copies, or a free choice of cards.
type Line struct {
	Card  string       `json:"card,omitempty"`
	Sets  []string     `json:"sets,omitempty"` // ids of the sets that the copies come from
	Cards Count        `json:"cards"`
	Text  catalog.Text `json:"text,omitzero"` // a free choice of cards, or who provides the card
}

// Kind is the kind of a stack.
type Kind string

// The kinds of stacks, in the order in which a plan lists them.
const (
	Principality Kind = "principality"
	BaseDraw     Kind = "base-draw" // draw stacks of the basic game
	Open         Kind = "open"      // cards face up beside the stacks
	Citadels     Kind = "citadels"
	SetDraw      Kind = "set-draw" // draw stacks of a set
	MixedDraw    Kind = "mixed-draw"
	OwnRow       Kind = "own-row"
	NeutralRow   Kind = "neutral-row"
	DeckHand     Kind = "deck-hand"
	DeckStacks   Kind = "deck-stacks"
	Counters     Kind = "counters"     // Volksstimmung, one for each player
	Metropolises Kind = "metropolises" // no source says where they are
	Events       Kind = "events"
	Landscapes   Kind = "landscapes"
	Roads        Kind = "roads"
	Settlements  Kind = "settlements"
	Cities       Kind = "cities"
	Pool         Kind = "pool"       // cards to choose a deck from
	EventPool    Kind = "event-pool" // cards to choose events from
	Aside        Kind = "aside"      // stays in the box
)

// Whom says whose stack it is.
type Whom string

// A stack is shared by both players, or each player has one.
const (
	Table Whom = "table"
	Each  Whom = "each"
)

// Goal is a number of victory points with a meaning.
type Goal struct {
	Kind   GoalKind `json:"kind"`
	Points Count    `json:"points"`
	// Distribution of settlements, cities and citadels for which it holds, such as "6:3".
	Places   string       `json:"places,omitempty"`
	Text     catalog.Text `json:"text"`
	Articles []string     `json:"articles"`
}

// GoalKind is the meaning of a number of victory points.
type GoalKind string

// Points needed to win by the rules, a rule of thumb that players may agree on, and the highest sensible agreement.
const (
	Wins  GoalKind = "wins"
	Thumb GoalKind = "thumb"
	Limit GoalKind = "limit"
)

// Compute returns the set-up for a request. The error wraps ErrNoVariant or ErrNoSet. A set-up that the sources rule
// out is not an error: its Plan says why.
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

// lay maps variants to the functions that set them up.
func lay() map[string]func(*builder) {
	return map[string]func(*builder){
		BasicGame: (*builder).basic, Beginners: (*builder).beginners, ExtendedOne: (*builder).extended,
		Rows:  (*builder).extended,
		Bears: (*builder).bears, Small: (*builder).smallTournament, Decks: (*builder).decks,
	}
}
