package answer

import (
	"regexp"

	"catanica/catalog"
	"catanica/search/facts"
)

// cardsAre matches a question for the cards of a kind that names the kind behind a verb, and attacks the short word for
// attack cards.
var (
	cardsAre = map[catalog.Lang]*regexp.Regexp{
		catalog.DE: regexp.MustCompile(`(?i)^(?:welche|was für) karten (?:sind|waren|gelten als|zählen als|gehören zu den) ` +
			`(?:alle )?([^?]+?)\s*\??$`),
		catalog.EN: regexp.MustCompile(`(?i)^(?:which|what) cards (?:are|were|count as|belong to the) ` +
			`(?:all )?([^?]+?)\s*\??$`),
	}
	attacks = map[catalog.Lang]*regexp.Regexp{
		catalog.DE: regexp.MustCompile(`(?i)^angriffe?n?$`),
		catalog.EN: regexp.MustCompile(`(?i)^attacks?$`),
	}
	thereAre = map[catalog.Lang][2]string{catalog.DE: {"welche ", " gibt es"}, catalog.EN: {"which ", " are there"}}
)

// areOfKind answers which cards are of a kind as it answers which cards of the kind there are: "which cards are
// attacks".
func areOfKind(x *asked) *Answer {
	m := cardsAre[x.Lang].FindStringSubmatch(x.Text)
	if m == nil || x.Not || x.Complex || len(x.Mentions) > 1 {
		return nil
	}
	kind := m[1]
	if attacks[x.Lang].MatchString(kind) {
		kind = map[catalog.Lang]string{catalog.DE: "Angriffskarten", catalog.EN: "attack cards"}[x.Lang]
	}
	q := x.by.reader.ReadIn(thereAre[x.Lang][0]+kind+thereAre[x.Lang][1], x.Lang)
	if g := facts.Only(q.Mentions); g == nil || g.Card != "" || g.Group() == "" || len(q.Unread) > 0 {
		return nil
	}
	q.Game = x.Game
	return x.by.ask(q, x.Language, x.EditionID).first(each(facts.Which))
}
