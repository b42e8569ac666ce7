package question

import (
	"slices"

	"catanica/catalog"
)

// Question is a question as the reader understood it.
type Question struct {
	Text string
	Lang catalog.Lang // that most of its words belong to

	Asks     []string // question words: whether, what, which, who, when, from-when, how-many …
	Modal    string   // may, must or will; "" if there is none
	Verbs    []Verb
	Mentions []Mention
	States   []State  // said of the whole question: "is X *safe* from Y"
	Topics   []string // facts that it asks for: cost, victory, hand-limit …
	Places   []string // hand, table, discard, stack, my-turn, their-turn
	Numbers  []string // 2, 2:1, several, same, more …
	Held     string   // the number of cards that it speaks of: hold *eight cards*

	Player  string // the player who acts: me or them; "" if none is named
	Passive bool
	Be      bool // a form of to be is its verb or auxiliary
	Not     bool
	All     bool
	It      bool   // a pronoun stands for something that the question does not name
	Own     bool   // it speaks of the player's *own* cards
	Complex bool   // several clauses or sentences
	Limited bool   // a word such as *only* or *always* restricts what it asks
	Only    bool   // no word but *only* does
	Extreme string // most or least: it asks for the card of a kind that has the most or the least of a topic
	Compare string // more or less: it asks whether a card has more of a topic than another
	Perfect bool   // a form of to have is an auxiliary: he *has built* a Church
	Does    bool   // a form of to do is an auxiliary: *does* it burn
	Advice  bool   // it asks what is wise, not what is possible or demanded: *should* I burn it
	Turns   []Turn // it asks for the contrary of what its things and deeds say, or makes an exception
	// VerbFirst means that it begins with a verb, as German questions of yes or no do.
	VerbFirst bool

	// Given is a card that the question says to be in play, or that a player has, perhaps in a state: "I have a Church.
	// Is Karl safe …", "… if my Church is bewitched".
	Given *Mention
	Alone bool // Given is the only card of its kind: "if I *only* have a Church"

	Edition catalog.EditionID // "" if it names none
	Undated string            // the text without the words that name the edition
	NoYear  string            // a year that it names of which there are no rules: "1850"
	Game    catalog.Game      // "" if it names none

	// Unread lists the words that the reader does not know. A question with unread words is only half understood.
	Unread []string
	// Guesses lists what unread words may have meant.
	Guesses []Guess
	// Corrected lists the misspelled words that the text had, and what they were read as. Text has the latter.
	Corrected []Correction
}

// Verb is a verb of the question. Actors lists the cards that do what it says; it is empty for verbs that any card may
// do.
type Verb struct {
	ID     string
	Actors []string
	Name   catalog.Text // infinitive
	Sense  Sense
}

// Sense tells words apart that are read as the same verb, because the same precedents speak of it, but may mean
// something else.
type Sense string

// The senses.
const (
	Plain   Sense = ""        // nothing else
	Works   Sense = "work"    // hit: a card hits what it works on, but not what it works with or for
	Gets    Sense = "get"     // take: a player does not get what the other one only loses
	Helps   Sense = "help"    // protect: to help *with* something is not to help by means of it
	Benefit Sense = "benefit" // strengthen: what benefits from something is what is strengthened
	Removes Sense = "remove"  // destroy: players may also remove cards of their own, or the effect of a card
	Reduces Sense = "reduce"  // cheapen: what is reduced may also be the strength of a card, or the damage that it does
)

var senses = []Sense{Works, Gets, Helps, Benefit, Removes, Reduces}

// Sense returns the sense of the only verb of the question.
func (q *Question) Sense() Sense {
	if len(q.Verbs) != 1 {
		return Plain
	}
	return q.Verbs[0].Sense
}

// State is a state that a question speaks of, and the cards that cause it or that it is a protection from.
type State struct {
	ID     string
	Actors []string
}

// Role is the part of a mention in the sentence.
type Role string

// The roles. Mentions without a preposition are core arguments, and their order decides who acts.
const (
	Core    Role = ""
	By      Role = "by"
	With    Role = "with"
	Against Role = "against"
	On      Role = "on"
	Under   Role = "under"
	Beside  Role = "beside"
	In      Role = "in"
	For     Role = "for"
	Without Role = "without"
	Despite Role = "despite"
	Of      Role = "of"
	As      Role = "as"
	To      Role = "to"
	Present Role = "present" // the card of Given
)

// Mention is a thing that the question names.
type Mention struct {
	Card  string // id of a card; "" if it names none
	Type  catalog.CardType
	Class string
	Term  string
	Set   string
	Face  string // of the event die

	Role   Role
	States []State // attributes: *bewitched* Fire Brigade
	Side   string  // mine, theirs or own
	All    bool
	Number string // before it: *two* Libraries
	Joined string // and, or: coordinated with the mention before it
	Text   string // as typed

	ambiguous []string // ids of other cards that the word may mean
	article   string
}

// Ambiguous reports whether the words of a mention may name several cards.
func (m *Mention) Ambiguous() bool { return len(m.ambiguous) > 0 }

// Guess is what an unread word may have meant.
type Guess struct {
	Word string // as typed
	Card string // id
	Text string // the question with the card's name
}

// Correction is a word or a name that was read as another one, which is spelled nearly so.
type Correction struct {
	Typed string
	Read  string
}

// Verb returns the id of the only verb of the question, or "" if there is none or more than one.
func (q *Question) Verb() string {
	if len(q.Verbs) != 1 {
		return ""
	}
	return q.Verbs[0].ID
}

// Has reports whether the question has one of the question words.
func (q *Question) Has(asks ...string) bool {
	return slices.ContainsFunc(q.Asks, func(a string) bool { return slices.Contains(asks, a) })
}

// About reports whether the question asks for one of the facts.
func (q *Question) About(topics ...string) bool {
	return slices.ContainsFunc(q.Topics, func(t string) bool { return slices.Contains(topics, t) })
}

// HasState reports whether the question speaks of the state as a predicate.
func (q *Question) HasState(ids ...string) bool {
	return slices.ContainsFunc(q.States, func(s State) bool { return slices.Contains(ids, s.ID) })
}

// Cards returns the ids of the cards that the question names, in order and without repetition.
func (q *Question) Cards() []string {
	var out []string
	for _, m := range q.Mentions {
		if m.Card != "" && !slices.Contains(out, m.Card) {
			out = append(out, m.Card)
		}
	}
	return out
}

// Doers returns the ids of the cards that the question means by a verb or a state and does not name: the Pawnbroker if
// something is pawned. A verb of several cards means none of them.
func (q *Question) Doers() []string {
	var out []string
	add := func(actors []string) {
		if len(actors) == 1 && !slices.Contains(out, actors[0]) && !slices.Contains(q.Cards(), actors[0]) {
			out = append(out, actors[0])
		}
	}
	for _, v := range q.Verbs {
		add(v.Actors)
	}
	for _, m := range q.Mentions {
		for _, s := range m.States {
			add(s.Actors)
		}
	}
	return out
}

// In returns the mentions with a role, in order.
func (q *Question) In(r Role) []Mention {
	var out []Mention
	for _, m := range q.Mentions {
		if m.Role == r {
			out = append(out, m)
		}
	}
	return out
}

// Understood reports whether every word of the question was read and means one thing, in one clause and perhaps another
// that says what the case is.
func (q *Question) Understood() bool {
	return len(q.Unread) == 0 && !q.Complex && !q.It &&
		!slices.ContainsFunc(q.Mentions, func(m Mention) bool { return len(m.ambiguous) > 0 })
}
