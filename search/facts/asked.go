package facts

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/question"
)

// World is what holds under an edition and in a game: the facts and relations of the cards, and what the engine plays.
// Its methods know nothing of the question.
type World struct {
	Cat       *catalog.Catalog
	Lib       *rulings.Library
	Pairs     func() (Pairs, error) // may be nil
	EditionID catalog.EditionID     // of the answer; Question.Edition is the one that the question names
	game      catalog.Game          // "" for every game of the edition
}

// Speaker says in a language what holds in a world.
type Speaker struct {
	World
	Language catalog.Lang // of the answer; Question.Lang is the one of the question
}

// Asked is a question with the world that it asks about.
type Asked struct {
	question.Question
	question.Frame
	Speaker                  // in the language of the answer
	reader  *question.Reader // reads further words
}

// Ask returns a question with the world that it asks about, in the language of its answer.
func Ask(q question.Question, r *question.Reader, s Speaker) Asked {
	s.game = q.Game
	return Asked{q, q.Frame(s.Cat), s, r}
}

// Exist reports whether all cards of the question had come out.
func (x *Asked) Exist() bool {
	return !slices.ContainsFunc(x.Cards(), func(id string) bool { return !x.Cat.Exists(x.Cat.Card(id), x.EditionID) })
}

// Plain reports whether the question has nothing but its verb, its mentions and the listed extras: no places, numbers,
// facts, states or question words that the type would pass over.
func (x *Asked) Plain() bool {
	return len(x.Places)+len(x.Numbers)+len(x.States) == 0 && !x.Own && len(x.Asks) == 0 &&
		len(x.Topics) == 0 && len(x.Rest) == 0 && x.Unqualified()
}

// Unqualified reports whether no mention has an attribute such as *bewitched*.
func (x *Asked) Unqualified() bool {
	return !slices.ContainsFunc(x.Mentions, func(m question.Mention) bool {
		return len(m.States) > 0 || m.Side == "own" || m.Joined != ""
	})
}

// Only returns the only mention of a list, or nil.
func Only(list []question.Mention) *question.Mention {
	if len(list) != 1 {
		return nil
	}
	return &list[0]
}

// Card returns the card that the only mention of a list names, or nil.
func (x World) Card(list []question.Mention) *catalog.Card {
	if m := Only(list); m != nil && m.Card != "" {
		return x.Cat.Card(m.Card)
	}
	return nil
}

// Beside returns the states that say something of a card: not that something is allowed.
func Beside(states []question.State) []question.State {
	return slices.DeleteFunc(slices.Clone(states), func(s question.State) bool { return s.ID == "allowed" })
}
