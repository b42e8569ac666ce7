package casebook

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/question"
)

// scope is what a question limits itself to, whatever it asks. It is read once for each question.
type scope struct {
	edition  catalog.EditionID // that the question names, or ""
	game     catalog.Game      // that it names, or ""
	turns    []question.Turn   // in which it is put the other way round
	numbered bool              // it has a number
	rolled   []string          // the numbers from 1 to 6 of a question that speaks of a roll
	faces    []string          // the numbers from 1 to 6
	yieldDie bool              // it is about the die that says which landscapes yield
	eventDie bool              // it names the event die
	mirrored bool              // it is about something that a Secret Society mirrors, rather than the thing itself
}

// scopeOf returns the scope of a question.
func scopeOf(q *question.Question) scope {
	s := scope{edition: q.Edition, game: q.Game, turns: q.Turns, numbered: len(q.Numbers) > 0, faces: faces(q),
		yieldDie: isYieldDie(q), eventDie: q.HasWord(eventDie...), mirrored: mirrored(q)}
	if slices.ContainsFunc(q.Verbs, func(v question.Verb) bool { return v.ID == "roll" }) {
		s.rolled = s.faces
	}
	return s
}

// holds reports whether a decided question of an article holds in the edition and the game that a question of scope q
// names, for the roll, the die and the building or its mirror image that it speaks of, and whether both or neither of
// the two ask for the contrary. If the article answers that it depends, a decided question holds only in those editions
// and games that it names itself, or else today and in every game.
func (s scope) holds(q scope, r *rulings.Ruling) bool {
	if q.edition != "" && q.edition != catalog.DefaultEdition && s.edition == "" && q.numbered {
		return false // numbers are what reforms change
	}
	if s.otherRoll(q) || s.mirrored != q.mirrored || !slices.Equal(s.turns, q.turns) ||
		s.edition != "" && s.edition != q.edition || s.game != "" && s.game != q.game {
		return false
	}
	return r.Verdict != rulings.Depends || q.game == s.game &&
		(q.edition == s.edition || q.edition == catalog.DefaultEdition)
}

// otherRoll reports whether a question of scope q names a number that is rolled, or the production die, and a decided
// one does not.
func (s scope) otherRoll(q scope) bool {
	if q.yieldDie && !s.yieldDie || s.yieldDie && q.eventDie {
		return true
	}
	return len(q.rolled) > 0 && !slices.Equal(s.faces, q.rolled)
}

// mirrored reports whether a question is about something that a Secret Society mirrors, rather than the thing itself.
func mirrored(q *question.Question) bool {
	is := func(s question.State) bool { return s.ID == "mirrored" }
	return slices.ContainsFunc(q.States, is) || slices.Contains(q.Cards(), "geheimbund") ||
		slices.ContainsFunc(q.Verbs, func(v question.Verb) bool { return v.ID == "mirror" }) ||
		slices.ContainsFunc(q.Mentions, func(m question.Mention) bool { return slices.ContainsFunc(m.States, is) })
}

// faces returns the numbers of a question that a die may show.
func faces(q *question.Question) []string {
	return slices.DeleteFunc(slices.Clone(q.Numbers), func(n string) bool { return n < "1" || n > "6" || len(n) > 1 })
}

// The words for the two dice.
var (
	eventDie = []string{"event", "ereigniswürfel"}
	yieldDie = []string{"ertragswürfel", "ertragswürfels", "produktionswürfel", "augenwürfel", "zahlenwürfel"}
)

// isYieldDie reports whether a question is about the die that says which landscapes yield.
func isYieldDie(q *question.Question) bool {
	return q.HasWord(yieldDie...) || q.Lang == catalog.EN && q.HasWord("die", "dice") &&
		q.HasWord("yield", "production", "number")
}
