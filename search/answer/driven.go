package answer

import (
	"slices"

	"catanica/catalog"
	"catanica/search/facts"
	"catanica/search/gist"
	"catanica/search/lists"
	"catanica/search/prose"
	"catanica/search/question"
)

// limitOf is what a foreign card bears of its host's points, and the articles that say so.
type limitOf struct {
	by    string // strength or commerce
	above int
	cites []string
}

// bears returns the limit of a foreign card that has to leave when its host has more points.
func bears(k *catalog.Card) (l limitOf, ok bool) {
	for _, w := range k.Play.Works {
		if w.Name == "driven-off" {
			l = limitOf{w.Arg.Get("by").Str, w.Arg.Get("above").Int(), nil}
			for _, c := range w.Arg.Get("cites").List {
				l.cites = append(l.cites, c.Str)
			}
			return l, true
		}
	}
	return l, false
}

// drivesOff answers whether the points of a card drive a foreign card off: "does Karl drive out the Robber Baron's
// Castle". What alone is too little may be enough together with other cards.
func drivesOff(x *asked) *Answer {
	if len(x.Verbs) != 1 || !question.IsDeed(x.Verb()) && !slices.Contains([]string{"stop", "lose", "undo"}, x.Verb()) ||
		x.Passive && len(x.In(question.By)) == 0 || x.Not || gist.Open(&x.Question) || len(x.Asks)+len(x.States) > 0 ||
		len(x.Topics) > 0 || x.Own || slices.Contains(x.Places, "my-turn") || slices.Contains(x.Places, "their-turn") {
		return nil
	}
	return x.driven(true)
}

// ofDriven says from how many points a foreign card has to leave, if the question names one that has some.
func (x *asked) ofDriven() *Answer {
	if gist.Open(&x.Question) {
		return nil
	}
	return x.driven(false)
}

// driven says from how many points the foreign card of a question has to leave, and how many the other cards have. With
// a verdict, it must be two cards.
func (x *asked) driven(verdict bool) *Answer {
	var k *catalog.Card
	var others []*catalog.Card
	var l limitOf
	for _, id := range x.Cards() {
		c := x.Cat.Card(id)
		if at, ok := bears(c); ok && k == nil {
			k, l = c, at
		} else if !x.Central(id) {
			others = append(others, c)
		}
	}
	if k == nil || len(others) == 0 || verdict && (len(others) != 1 || len(x.Mentions) != 2 || len(x.Unread) > 0) {
		return nil
	}
	word := facts.PointWords[l.by]
	host := x.Say("%s muss weg, sobald der Spieler, bei dem die Karte liegt, mehr als %s hat",
		"%s has to leave as soon as the player on whose side it is has more than %s", x.The(k), x.Count(l.above, word))
	out := &Answer{Verdict: Depends, Cards: lists.Distinct(append([]string{k.ID}, facts.IDs(others)...)), Cites: l.cites}
	var has []string
	for _, c := range others {
		n, counted := x.pointsOf(c, l.by)
		switch {
		case counted:
			has = append(has, x.Say("wie viele %s hat, kommt auf das Spiel an", "how many %s has depends on the game",
				x.The(c)))
		case n > 0:
			has = append(has, x.Say("%s hat %s", "%s has %s", x.The(c), x.Count(n, word)))
			if n > l.above {
				out.Verdict = Yes
			}
		default:
			return nil
		}
	}
	out.Sentence = prose.Sentence(host + "; " + x.And(has))
	if verdict {
		if out.Verdict == Depends {
			out.Sentence = prose.Sentence(host+"; "+x.And(has), x.Say("Die Punkte anderer Karten zählen mit",
				"The points of other cards are added"))
		}
		out.Sentence = x.With(out.Verdict, out.Sentence)
	}
	return out
}

// pointsOf returns the points of a kind that a card has. counted is true if they are counted during play.
func (x *asked) pointsOf(k *catalog.Card, kind string) (n int, counted bool) {
	for _, p := range k.Points.Kinds() {
		if p.Kind != kind {
			continue
		}
		if d := p.Fact.DatedAt(x.EditionID); d.Certainty == catalog.Known {
			return d.Is.N, d.Is.Count != ""
		}
	}
	return 0, false
}
