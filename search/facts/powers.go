package facts

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/gist"
	"catanica/search/prose"
	"catanica/search/question"
)

// powerTerms are the terms that name a power which conditions demand in words, by the German word of the condition.
var powerTerms = map[string][]string{
	"Handelsmacht": {"glossar.handelsmacht", "glossar.muehlenstein"},
	"Rittermacht":  {"glossar.rittermacht", "glossar.ritterstein"},
}

// powerless answers with a no whether a card may be played by a player who lacks the power that it demands, or while
// the other one has it: "Spice Caravan without the trade power", "he has the knight token, may I play Border Conflict".
func powerless(x *Asked) *Answer {
	if x.Player == "them" || len(x.Unread)+len(x.Asks)+len(x.States) > 0 || gist.Open(&x.Question) ||
		x.Modal != "may" && x.Modal != "" || len(x.Mentions) != 2 || x.Own || gist.Alternatives(x.Text) {
		return nil
	}
	for i, m := range x.Mentions {
		k, other := x.Cat.Card(m.Card), &x.Mentions[1-i]
		if k == nil || other.Term == "" || other.Card != "" || m.Ambiguous() || m.Side == "theirs" ||
			!k.Is(catalog.Action, x.EditionID) || !x.enters(k) {
			continue
		}
		for _, n := range x.Conditions(k) {
			for word, terms := range powerTerms {
				if n.Inferred() || !strings.Contains(n.Text.DE, word) || !slices.Contains(terms, other.Term) ||
					!x.lacksPower(other) {
					continue
				}
				return &Answer{Verdict: No, Cites: x.Cites(n.Source), Cards: []string{k.ID},
					Sentence: x.With(No, prose.Sentence(x.Say("Bedingung für %s: %s", "Condition of %s: %s", x.Obj(k),
						x.NeedText(n))))}
			}
		}
	}
	return nil
}

// lacksPower reports whether the text says that the player who asks has not what a mention names, or the other one has.
func (x *Asked) lacksPower(m *question.Mention) bool {
	i := strings.Index(x.Text, m.Text)
	if i < 0 {
		return false
	}
	from, to := strings.LastIndexAny(x.Text[:i], ".,:;!?–—")+1, len(x.Text)
	if j := strings.IndexAny(x.Text[i:], ".,:;!?–—"); j >= 0 {
		to = i + j
	}
	words := question.WordsOf(strings.TrimPrefix(x.Text[from:to], "’"))
	in := func(list ...string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return slices.Contains(list, w) })
	}
	without := m.Role == question.Without || in("ohne", "without")
	theirs := m.Side == "theirs" || in("he", "she", "they", "er", "opponent", "gegner", "mitspieler", "gegnerin")
	negated := in("not", "no", "don't", "dont", "haven't", "doesn't", "doesnt", "hasn't", "kein", "keine", "nicht", "lack")
	mine := in("i", "ich", "we", "wir", "both", "beide")
	switch {
	case without && !negated:
		return !theirs
	case x.Not && !negated:
		return false // something else is denied
	}
	return theirs && !mine && !negated || mine && !theirs && negated && !in("both", "beide", "we", "wir")
}
