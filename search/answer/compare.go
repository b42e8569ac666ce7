package answer

import (
	"slices"

	"catanica/catalog"
	"catanica/search/question"
)

// compares answers whether a card is stronger or costs more than another: "is Gotz stronger than Conrad", "hat Karl
// mehr Siegpunkte als Otto".
func compares(x *asked) *Answer {
	x.comparesPoints()
	if x.Compare == "" || len(x.Topics) != 1 || len(x.Mentions) != 2 || !x.Understood() || x.Not || x.Only || x.Own ||
		len(x.Verbs)+len(x.Asks)+len(x.Places)+len(x.Numbers)+len(x.States) > 0 || x.Given != nil || !x.unqualified() ||
		x.Player != "" {
		return nil
	}
	q, ok := quantityOf(x.Topics[0])
	if !ok {
		return nil
	}
	var amounts [2]amount
	var cards [2]*catalog.Card
	for i, m := range x.Mentions {
		k := x.cat.Card(m.Card)
		if k == nil || m.Role != question.Core {
			return nil
		}
		if cards[i], amounts[i] = k, q.of(k, x.edition); amounts[i].is == catalog.Unknown || amounts[i].counted {
			return nil
		}
	}
	more := amounts[0].n > amounts[1].n
	if x.Compare == "less" {
		more = amounts[0].n < amounts[1].n
	}
	out := &Answer{Verdict: yesIf(more), Cites: x.cites(amounts[0].source, amounts[1].source)}
	has := x.say("hat", "has")
	if x.Topics[0] == "cost" {
		has = x.say("kostet", "costs")
	}
	text := x.say("%s %s %s, %s %s", "%s %s %s, %s %s", cards[0].ShortTitle(x.lang), has, q.number(amounts[0].n),
		cards[1].ShortTitle(x.lang), q.number(amounts[1].n))
	if amounts[0].n == amounts[1].n {
		text = x.say("Beide gleich viel, nämlich %s", "the same for both, %s", q.number(amounts[0].n))
	}
	out.Sentence = sentence(x.with(out.Verdict, sentence(text)), x.witnessed(amounts[:]...))
	return out
}

// comparesPoints reads *mehr Siegpunkte als* as the words that compare two cards.
func (x *asked) comparesPoints() {
	v := x.Verb()
	if len(x.Mentions) != 2 || x.Mentions[1].Role != question.As || !slices.Equal(x.Numbers, []string{"more"}) ||
		len(x.Topics) != 1 || pointWords[x.Topics[0]].One.EN == "" || len(x.Verbs) > 0 && v != "have" && v != "give" {
		return
	}
	x.Compare, x.Numbers, x.Verbs = "more", nil, nil
	x.Mentions = slices.Clone(x.Mentions)
	x.Mentions[1].Role = question.Core
}
