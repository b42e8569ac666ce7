package facts

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/gist"
	"catanica/search/prose"
	"catanica/search/question"
)

// rival answers with a no whether a player may have a unique card that the other one has in play: "he has Tali out
// already, may I place mine as well".
func rival(x *Asked) *Answer {
	m := x.Given
	if m == nil || m.Side != "theirs" || len(m.States) > 0 || x.Not || x.Player == "them" || len(x.Asks) > 0 ||
		len(x.States) > 0 || gist.Open(&x.Question) || x.Modal != "may" && x.Modal != "" ||
		slices.ContainsFunc(x.Unread, func(w string) bool { return !strings.EqualFold(w, "mine") }) {
		return nil
	}
	k := x.Cat.Card(m.Card)
	if k == nil || !x.HasWord(alike...) && !slices.ContainsFunc(x.Mentions, func(o question.Mention) bool {
		return o.Card == m.Card && o.Role == question.Core
	}) || slices.ContainsFunc(x.Verbs, func(v question.Verb) bool {
		return !slices.Contains([]string{"build", "play", "have", "belong"}, v.ID)
	}) || slices.ContainsFunc(x.Mentions, func(o question.Mention) bool { // beside the place where it would lie
		b := x.Cat.Card(o.Card)
		return o.Card != m.Card && (b == nil || !b.Is(catalog.LandscapeTy, x.EditionID) && !x.Central(b.ID))
	}) {
		return nil
	}
	d := k.Unique.DatedAt(x.EditionID)
	if d.Certainty != catalog.Known || !d.Is || x.Game == catalog.Basic {
		return nil
	}
	return &Answer{Verdict: No, Cards: []string{k.ID},
		Cites: append(x.Cites(d.Source), x.holding("glossar.einmaligkeit")...),
		Sentence: x.With(No, prose.Sentence(x.Say(
			"%s ist einmalig: Solange die Karte beim Mitspieler ausliegt, darf niemand eine zweite auslegen",
			"%s is unique: as long as your opponent has the card in play, nobody may place a second one", x.The(k))))}
}

// alike are the words by which a player speaks of an own copy of a card that the other one has.
var alike = []string{"mine", "meine", "meinen", "meiner", "auch", "also", "too", "selbst", "myself", "zweite",
	"zweiten", "second", "own", "eigene", "eigenen", "ebenfalls"}
