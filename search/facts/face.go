package facts

import (
	"regexp"
	"slices"

	"catanica/catalog"
	"catanica/search/prose"
	"catanica/search/question"
)

// faceTerms maps the faces of the event die to the terms that say what they mean.
var faceTerms = map[string]string{"brigands": "glossar.raeuberueberfall", "sun": "glossar.erfolgreiches-jahr",
	"tournament": "glossar.ritterturnier", "trade": "glossar.handelsvorteil", "event": "glossar.fragezeichen"}

// onDie matches a question about what is on the die, as opposed to what a card makes of it.
var onDie = regexp.MustCompile(`(?i)^(?:what (?:is|does)|what's|was (?:ist|bedeutet|heißt|bewirkt)) .*` +
	`\b(?:on the (?:event )?die|auf dem (?:ereignis)?würfel)\b`)

// faceMeans answers what a face of the event die means: "what is the sun on the die".
func faceMeans(x *Asked) *Answer {
	m := Only(slices.DeleteFunc(slices.Clone(x.Mentions), func(m question.Mention) bool {
		return m.Role == question.On
	}))
	if m == nil || !onDie.MatchString(x.Text) || m.Card != "" || len(m.States) > 0 || x.Not || x.Complex || x.Limited ||
		x.Modal != "" || x.Player != "" || len(x.Numbers)+len(x.States)+len(x.Topics) > 0 ||
		len(x.Verbs) > 0 && x.Verb() != "do" ||
		slices.ContainsFunc(x.Unread, func(w string) bool {
			return !question.HasWord(w, "die", "würfel", "ereigniswürfel", "event", "mean", "bedeutet", "heißt")
		}) {
		return nil
	}
	id := m.Term
	if m.Face != "" {
		id = faceTerms[m.Face]
	}
	r := x.Lib.Ruling(id)
	if r == nil || !isFaceTerm(id) {
		return nil
	}
	_, short, ok := r.At(x.EditionID, x.Language)
	if !ok {
		return nil
	}
	return &Answer{Verdict: Fact, Cites: []string{id},
		Sentence: prose.Sentence(catalog.Capital(x.Lib.Plain(x.Language, short)))}
}

// isFaceTerm reports whether a term says what a face of the event die means.
func isFaceTerm(id string) bool {
	for _, term := range faceTerms {
		if term == id {
			return true
		}
	}
	return false
}
