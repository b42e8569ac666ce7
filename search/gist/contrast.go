package gist

import (
	"slices"

	"catanica/rulings"
	"catanica/search/lists"
	"catanica/search/question"
)

// Contrasts reports whether a question differs from a precedent in something that may turn its answer around, although
// most of their words are the same: "does the sun bring me that" and "does the mill bring me that". The verdict of the
// precedent then does not follow for the question.
func (g Gist) Contrasts(o Gist, verdict rulings.Verdict) bool {
	q, p := g.question, o.question
	if !lists.Subset(g.zones, o.zones) || g.against(o.flow) || otherDeed(q, p) ||
		otherNumbers(g, o) || otherKind(g, o) || !harms(q) && reversed(g, o) ||
		slices.Contains(lists.Without(g.Terms, o.Terms), eventDie) {
		return true
	}
	if obliges(q, p, verdict) {
		return true
	}
	if verdict == rulings.No {
		return q.Modal == "may" && q.Be && Asserts(p) // what is not so may be so at times
	}
	return verdict == rulings.Yes && (narrowed(g, o) || g.exceeds(o.flow))
}

// obliges reports whether a question asks what one must do where a precedent says what one may do, or what one should
// do where the other does not: what one may do one need not, and what is no good advice may be allowed.
func obliges(q, p *question.Question, v rulings.Verdict) bool {
	return v == rulings.Yes && q.Modal == "must" && p.Modal == "may" || advises(q) != advises(p)
}

// advises reports whether a question asks for advice.
func advises(q *question.Question) bool {
	return q.HasWord("should", "soll", "sollte", "sollten", "sollen")
}

// otherDeed reports whether two questions differ in what is built or needed, or in who wins or chooses.
func otherDeed(q, p *question.Question) bool {
	return lists.Apart(built(q), built(p)) || neededFirst(q) != neededFirst(p) || otherPlayer(q, p) || otherSubject(q, p)
}

// otherSubject reports whether a question asks what the player is, and a precedent what a thing is: "am I safe from the
// Arsonist with a Fire Brigade" and "is the Fire Brigade safe".
func otherSubject(q, p *question.Question) bool {
	return q.Be && p.Be && q.Player == "me" && p.Player == "" && len(q.Verbs) == 0
}

// reversed reports whether two questions exchange what acts and what it acts on: "does the *Hospital* need an Aqueduct"
// and "does the *Aqueduct* need a Hospital".
func reversed(g, o Gist) bool {
	return g.actor != "" && g.actor != o.actor && slices.Contains(o.objects, g.actor) &&
		slices.Contains(g.objects, o.actor)
}

// otherKind reports whether a precedent names a kind of things that the question does not, and the question says
// something else instead: "can the Spy steal *trade fleets* from the hand" and "can the Spy steal the *whole* hand".
func otherKind(g, o Gist) bool {
	q, p := g.question, o.question
	kinds := func(q *question.Question) []string {
		var out []string
		for _, m := range q.Mentions {
			if m.Card == "" && m.Type != "" {
				out = append(out, string(m.Type))
			}
		}
		return out
	}
	return len(kinds(p)) > 0 && len(kinds(q)) == 0 &&
		len(lists.Without(words(g.Terms), words(o.Terms))) > 0
}

// otherNumbers reports whether two questions have other numbers, or whether one has some where the other has nothing.
func otherNumbers(g, o Gist) bool {
	return len(g.Count) > 0 && len(o.Count) > 0 && !slices.Equal(g.Count, o.Count) ||
		g.has(none) && !o.has(none) && !lists.Subset(o.Count, g.Count) ||
		o.has(none) && !g.has(none) && !lists.Subset(g.Count, o.Count)
}

// eventDie is the term of the die that has faces with the names of cards.
const eventDie = "#term/glossar.ereigniswuerfel"

// none is the rival that says that nothing is there.
const none = "stock:none"

// inPlay is the rival that says that a thing lies in a principality.
const inPlay = "pile:table"

// narrowed reports whether a question adds something to a precedent that asks in general: a number, whose turn it is,
// that a thing is in play, or that it is the opponent's, unless the question is about harming him. What is so in
// general may not be so then.
func narrowed(g, o Gist) bool {
	q, p := g.question, o.question
	return g.has(inPlay) && !o.has(inPlay) || g.prompt && !o.now ||
		len(lists.Without(lists.Without(g.Count, o.Count), []string{"1"})) > 0 ||
		!lists.Subset(turnsOf(q), turnsOf(p)) ||
		foreign(g) && !foreign(o) && (len(g.Cards) == 0 || len(g.Cards) == 1 && !harms(q))
}

// turnsOf returns in whose turn a question says that something happens: my-turn, their-turn.
func turnsOf(q *question.Question) []string {
	out := slices.DeleteFunc(slices.Clone(q.Places), func(p string) bool { return p != "my-turn" && p != "their-turn" })
	if q.HasWord("active", "aktive", "aktiver", "aktiven") {
		out = append(out, "my-turn")
	}
	if q.HasWord("passive", "passiver", "passiven") {
		out = append(out, "their-turn")
	}
	return out
}

// harms reports whether a question asks for something that one player does to the other's cards.
func harms(q *question.Question) bool {
	return slices.ContainsFunc(q.Verbs, func(v question.Verb) bool { return question.IsDeed(v.ID) })
}

// built returns the card that a question asks whether it may be built where another one is: "I have a Citadel, may I
// build *Johanna*".
func built(q *question.Question) []string {
	if len(q.Cards()) != 2 || q.Modal != "may" || !q.HasVerb("build") {
		return nil
	}
	var out []string
	for _, m := range q.In(question.Core) {
		if m.Card != "" && (q.Given == nil || q.Given.Card != m.Card) && !slices.Contains(out, m.Card) {
			out = append(out, m.Card)
		}
	}
	if len(out) != 1 {
		return nil
	}
	return out
}

// otherPlayer reports whether two questions ask of different players who wins or who chooses, or only one says of whom.
func otherPlayer(q, p *question.Question) bool {
	return q.Player != p.Player && q.HasVerb("win", "choose") && p.HasVerb("win", "choose") &&
		len(q.Verbs) == 1 && !q.Be // what choosing costs is for whoever chooses
}

// neededFirst returns the first card that a question asks the need of: "do I need a *Large Harbor* beside the Harbor".
func neededFirst(q *question.Question) string {
	if q.Verb() != "need" {
		return ""
	}
	for _, m := range q.In(question.Core) {
		if m.Card != "" {
			return m.Card
		}
	}
	return ""
}
