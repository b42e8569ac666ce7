package facts

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/prose"
	"catanica/search/question"
)

// comparison is a question that compares two cards or adds up several.
type comparison struct {
	topic string
	how   comparing
	cards []*catalog.Card
}

// comparing is what a comparison asks.
type comparing string

// What a comparison asks.
const (
	isMore   comparing = "more"  // is Gotz stronger than Conrad
	isLess   comparing = "less"  // is the Marketplace cheaper than the Harbor
	isEqual  comparing = "equal" // does the Bath House cost the same as the Church
	isAsMuch comparing = "as"    // is Gotz as strong as Conrad: perhaps stronger
	isTwice  comparing = "twice" // does the Merchant Guild bring twice as many commerce points as the Marketplace
	whichHas comparing = "which" // which is stronger, Gotz or Conrad
	together comparing = "sum"   // how many strength points do Gotz and Conrad have together
)

// comparingWords are the words that compare, with what they compare. Words without a topic need one beside them.
var comparingWords = map[string]struct {
	how   comparing
	topic string
}{
	"stärker": {isMore, "strength"}, "stronger": {isMore, "strength"}, "schwächer": {isLess, "strength"},
	"weaker": {isLess, "strength"}, "teurer": {isMore, "cost"}, "dearer": {isMore, "cost"},
	"pricier": {isMore, "cost"}, "billiger": {isLess, "cost"}, "günstiger": {isLess, "cost"},
	"cheaper": {isLess, "cost"}, "mehr": {isMore, ""}, "more": {isMore, ""}, "weniger": {isLess, ""},
	"less": {isLess, ""}, "fewer": {isLess, ""},
}

// equalWords are the words for the same amount, and muchWords those for as much; compareUnread are those that the
// reader does not know.
var (
	equalWords    = []string{"genauso", "ebenso", "gleich", "gleichviel", "same"}
	muchWords     = []string{"so", "as"}
	multiples     = []string{"doppelt", "twice", "halb", "half", "dreimal", "times", "zweimal", "doppelte", "double"}
	sumWords      = []string{"zusammen", "together", "insgesamt", "total", "und", "and"}
	compareUnread = []string{"stärker", "stronger", "teurer", "dearer", "pricier", "viel", "viele", "much", "many",
		"weniger", "less", "fewer", "than", "schwächer", "weaker", "gleichviel", "teuer"}
)

// compares answers how two cards compare in points of a kind or in their cost, or what several have together: "is Gotz
// stronger than Conrad", "welche kostet mehr, die Kirche oder das Badhaus", "how much are a road and a settlement".
func compares(x *Asked) *Answer {
	c, ok := x.comparison()
	if !ok || slices.ContainsFunc(c.cards, func(k *catalog.Card) bool { return x.There(k) == No }) {
		return nil
	}
	if c.how == together {
		return x.sum(c)
	}
	if c.how == isTwice && c.topic == "cost" {
		return nil // in what
	}
	if c.topic == "cost" {
		return x.comparesCosts(c)
	}
	return x.comparesPoints(c)
}

// comparison reads a question that compares cards. ok is false for any other question.
func (x *Asked) comparison() (c comparison, ok bool) {
	if x.Complex || x.It || x.Not || x.Only || x.Own || x.Given != nil || x.Modal != "" || x.Player != "" ||
		x.Passive && !x.HasWord("cheaper") || // is is no auxiliary there
		len(x.Places)+len(x.States)+len(x.Against) > 0 || len(x.Mentions) < 2 ||
		len(x.Verbs) > 1 || x.Game != "" || slices.ContainsFunc(x.Unread, func(w string) bool {
		return !slices.Contains(compareUnread, strings.ToLower(w))
	}) {
		return c, false
	}
	for _, m := range x.Mentions {
		k := x.Cat.Card(m.Card)
		if k == nil || m.Ambiguous() || m.Side != "" || m.Number != "" || m.All || len(m.States) > 0 ||
			m.Role != question.Core && m.Role != question.As {
			return c, false
		}
		c.cards = append(c.cards, k)
	}
	how, topic := x.comparative()
	c.topic = topic
	for _, t := range x.Topics {
		switch {
		case t == "points" || t == c.topic:
		case c.topic == "":
			c.topic = t
		default:
			return c, false
		}
	}
	v := x.Verb()
	if c.topic == "" && v == "cost" {
		c.topic = "cost"
	}
	isCost := c.topic == "cost"
	verbs := []string{"", "have", "give"}
	if isCost {
		verbs = []string{"", "cost", "cheapen"}
	}
	if _, known := quantityOf(c.topic); !known || resourceTopics[c.topic].is != "" || !slices.Contains(verbs, v) {
		return c, false
	}
	c.how, ok = x.comparing(how)
	return c, ok
}

// comparative returns what a comparing word of the question asks, with its topic.
func (x *Asked) comparative() (how comparing, topic string) {
	for _, w := range question.WordsOf(x.Text) {
		if c, ok := comparingWords[w]; ok {
			if topic = c.topic; how == "" || topic != "" {
				how = c.how
			}
		}
	}
	switch {
	case x.Compare == "less":
		how = isLess
	case how == "" && x.Extreme != "":
		how = isMore // which is the strongest, Gotz or Conrad
	}
	return how, topic
}

// comparing returns what the question asks, given what its comparing word says. ok is false if that is not certain.
func (x *Asked) comparing(how comparing) (out comparing, ok bool) {
	n := len(x.Mentions)
	joined, second := x.Mentions[n-1].Joined, x.Mentions[1]
	than := x.HasWord("als", "than")
	same := x.HasWord(equalWords...)
	numbers := slices.DeleteFunc(slices.Clone(x.Numbers), func(s string) bool { return s == "more" || s == "same" })
	openAsks := slices.DeleteFunc(slices.Clone(x.Asks), func(a string) bool {
		return a == "how" && x.HasWord("wie") // gleich viel wie
	})
	switch {
	case n == 2 && how == "" && joined == "" && slices.Equal(numbers, []string{"2"}) && len(openAsks) == 0 &&
		x.HasWord("doppelt", "twice") && x.HasWord("wie", "as"):
		return isTwice, true
	case len(numbers) > 0 || x.HasWord(multiples...):
		return "", false
	case how == "" && x.Has("how-many", "how-much", "what") && joined == "and" && x.HasWord(sumWords...):
		return together, !same
	case n != 2:
		return "", false
	case how != "" && joined == "or" && x.Has("who", "which", "what") && len(x.Asks) == 1 && !than && !same:
		return whichHas, true
	case len(openAsks) > 0 || joined != "":
		return "", false
	case how != "" && than && !same:
		return how, true
	case how != "" || than:
		return "", false
	case same && (x.HasWord("wie", "as")):
		return isEqual, true
	case x.HasWord(muchWords...) && (second.Role == question.As || x.HasWord("wie")):
		return isAsMuch, true
	}
	return "", false
}

// comparesPoints compares the points of two cards.
func (x *Asked) comparesPoints(c comparison) *Answer {
	q, _ := quantityOf(c.topic)
	var n [2]amount
	for i, k := range c.cards {
		if n[i] = q.of(k, x.EditionID); n[i].is == catalog.Unknown || n[i].counted {
			return nil
		}
	}
	return x.compared(c, n, n[0].n-n[1].n, x.numbers(q, c.cards, n[:], false))
}

// numbers says how many points cards have, or how many resources they cost.
func (x *Asked) numbers(q quantity, cards []*catalog.Card, n []amount, cost bool) string {
	verb := func(k *catalog.Card) string {
		if cost {
			return x.VerbOf(k, "kostet", "kosten", "costs", "cost")
		}
		return x.HasOrHad(k)
	}
	if len(cards) == 2 && n[0].n == n[1].n && n[0].n > 0 && cards[0] != cards[1] {
		both := x.Say("haben", "have")
		if cost {
			both = x.Say("kosten", "cost")
		}
		names := x.And([]string{x.The(cards[0]), x.The(cards[1])})
		return x.Say("%[1]s %[2]s je %[3]s", "%[1]s %[2]s %[3]s each", names, both, q.number(n[0].n))
	}
	var parts []string
	for i, k := range cards {
		number := q.number(n[i].n).In(x.Language)
		if n[i].n == 0 {
			number = x.Say("keine %s", "no %s", q.word.Many)
		}
		parts = append(parts, x.The(k)+" "+verb(k)+" "+number)
	}
	return x.And(parts)
}

// compared answers a comparison of two amounts. more is by how much the first exceeds the second; text names both.
func (x Speaker) compared(c comparison, n [2]amount, more int, text string) *Answer {
	out := &Answer{Cards: IDs(c.cards), Cites: x.Cites(n[0].source, n[1].source), Verdict: Fact}
	switch c.how {
	case isMore:
		out.Verdict = yesIf(more > 0)
	case isLess:
		out.Verdict = yesIf(more < 0)
	case isEqual:
		out.Verdict = yesIf(more == 0)
	case isTwice:
		out.Verdict = yesIf(n[0].n == 2*n[1].n)
	case isAsMuch:
		if more <= 0 { // what is stronger is as strong, too
			out.Verdict = yesIf(more == 0)
		}
	}
	if out.Verdict == Fact {
		text = catalog.Capital(text)
	}
	out.Sentence = prose.Sentence(x.With(out.Verdict, prose.Sentence(text)), x.witnessed(n[:]...))
	return out
}
