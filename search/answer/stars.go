package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/gist"
	"catanica/search/prose"
)

// feeling is the card that counts stars; three of them fetch a card from the discard pile.
const feeling, recallStars = "volksstimmung", "3"

// star is the term of what that card counts.
const star = "glossar.stern"

// starsFetch answers whether three stars fetch a card from the discard pile: "I have three stars, can I get my Spy
// back".
func starsFetch(x *asked) *Answer {
	if x.Not || x.Player == "them" || len(x.Unread)+len(x.Asks)+len(x.States) > 0 || gist.Open(&x.Question) ||
		x.Limited || x.Modal != "may" && x.Modal != "" || !slices.Equal(x.Numbers, []string{recallStars}) ||
		slices.ContainsFunc(x.Places, func(p string) bool { return p != "discard" && p != "hand" }) {
		return nil
	}
	stars := false
	var b *catalog.Card
	for _, m := range x.Mentions {
		switch {
		case m.Term == star && m.Number == recallStars && m.Side != "theirs":
			stars = true
		case m.Card == feeling:
		case m.Card != "" && b == nil && !m.Ambiguous() && len(m.States) == 0 && m.Side != "theirs":
			b = x.Cat.Card(m.Card)
		default:
			return nil
		}
	}
	if !stars || b == nil || !x.fetchesBack() {
		return nil
	}
	a := x.Cat.Card(feeling)
	edges := x.Edges(a, b, catalog.EdgeKind(catalog.Fetches))
	if len(edges) > 0 {
		return x.edgeOf(catalog.Fetches, a, b)
	}
	if b.Is(catalog.Action, x.EditionID) && b.ClassAt(x.EditionID) != "action-attack" {
		return nil // no source states its class
	}
	return &Answer{Verdict: No, Cards: []string{a.ID, b.ID}, Cites: x.Cites(x.SourcesOf(a)...),
		Sentence: x.With(No, prose.Sentence(x.effect(catalog.Fetches, a, b, true), x.Say(
			"Für 3 Sterne darf man nur eine neutrale Aktionskarte oder eine Schutzkarte vom Ablagestapel nehmen",
			"For 3 stars you may take only a neutral or a protection action card from the discard pile")))}
}

// fetchesBack reports whether a question speaks of getting something back.
func (x *asked) fetchesBack() bool {
	if x.Verb() == "fetch" || slices.Contains(x.Places, "discard") {
		return true
	}
	return len(x.Verbs) == 0 && (x.HasWord("back", "zurück") ||
		strings.HasSuffix(strings.TrimRight(x.Text, "?! "), "zurück"))
}
