package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/gist"
	"catanica/search/question"
)

// permitted returns a question that asks with a negation whether a player may do something as the question without it:
// "can't I build Johanna next to a citadel", "darf ich den Bischof nicht im eigenen Zug spielen". Such a question is
// answered as the plain one is: no if it may not be done. ok is false for any other negation, whose answer could be
// read either way.
func permitted(q question.Question) (question.Question, bool) {
	if !q.Not || q.Player != "me" || len(q.Asks) > 0 || q.Limited || q.Modal == "must" || q.Modal == "will" || q.Passive {
		return q, false
	}
	words := question.WordsOf(q.Text)
	at := -1
	for i, w := range words {
		if !gist.Negates(q.Lang, w) {
			continue
		}
		if at >= 0 || slices.ContainsFunc(words[:i], gist.IsConjunction) {
			return q, false
		}
		at = i
	}
	begins := func(list ...string) bool { return len(words) > 2 && slices.Contains(list, words[0]) }
	subject := len(words) > 1 && slices.Contains([]string{"i", "we", "you", "ich", "wir", "man"}, words[1])
	switch {
	case !subject:
		return q, false
	case q.Lang == catalog.EN && at == 0 && begins("can't", "couldn't"):
	case q.Lang == catalog.DE && at > 1 && words[at] == "nicht" && begins("darf", "kann", "dürfen", "können"):
	default:
		return q, false
	}
	q.Not, q.Modal = false, "may"
	return q, true
}

// answerPermitted answers the question without its negation. A German yes that contradicts a negation is a "Doch".
func (x *asked) answerPermitted() *Answer {
	q, ok := permitted(x.Question)
	if !ok {
		return nil
	}
	out := x.by.Answer(q, x.Language, x.EditionID)
	if out == nil || out.Verdict != Yes && out.Verdict != No {
		return nil
	}
	if rest, found := strings.CutPrefix(out.Sentence, "Ja: "); found && x.Language == catalog.DE {
		out.Sentence = "Doch: " + rest
	}
	return out
}

// turned reports whether a question asks for the contrary of what its words say, or makes an exception, and no type
// knows it: "is it impossible to burn the Archdiocese", "is it false that the Spy steals wizards". Only that something
// is *forbidden* is understood where two cards are asked about.
func turned(q *question.Question) bool {
	return len(q.Turns) > 0 && !(q.HasState("forbidden") && slices.Equal(q.Turns, []question.Turn{question.Barred}))
}
