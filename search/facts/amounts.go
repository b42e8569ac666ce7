package facts

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/search/prose"
	"catanica/search/question"
)

// statedAmount is an amount that a question names: *3 ore*, *a victory point*.
type statedAmount struct {
	topic   string
	n       int  // 0 if it names none, and -1 for *no*
	article bool // n is 1 only if the German *ein* is a number there
}

// quantityWords are the words, besides resources, for what questions name amounts of, with their topics. The English
// words for points need *points* only behind the last of several: "2 strength and 2 tournament points".
var quantityWords = map[string]string{
	"zauberkraft": "power",
	"stern":       "star", "sterne": "star", "star": "star", "stars": "star",
	"siegpunkt": "victory", "siegpunkte": "victory", "victory": "victory",
	"stärkepunkt": "strength", "stärkepunkte": "strength", "strength": "strength",
	"turnierpunkt": "tournament", "turnierpunkte": "tournament", "tournament": "tournament",
	"handelspunkt": "commerce", "handelspunkte": "commerce", "commerce": "commerce", "trade": "commerce",
}

// AmountTopic returns the topic of what a word names an amount of, or "".
func AmountTopic(word string) string { return cmp.Or(question.Resource(word), quantityWords[word]) }

// costTerms are the terms of the glossary that are also something a card may cost.
var costTerms = map[string]string{"glossar.gold": "gold", "glossar.stern": "star", "glossar.zauberkraft": "power"}

var (
	termTopics = []string{"gold", "star", "power"} // those of costTerms
	germanOne  = []string{"ein", "eine", "einen"}
	exactWords = []string{"genau", "exakt", "exactly", "precisely"}
)

// StatedAmounts returns the amounts that the text of the question names, in order.
func (x *Asked) StatedAmounts() []statedAmount {
	var out []statedAmount
	text := x.Text
	for _, m := range x.Mentions {
		if m.Card != "" {
			text = strings.Replace(text, m.Text, "card", 1) // the Ore Fleet
		}
	}
	words := question.WordsOf(text)
	for i, w := range words {
		topic := AmountTopic(w)
		if topic == "" || i == 0 {
			continue
		}
		a := statedAmount{topic: topic}
		exact := i > 1 && slices.Contains(exactWords, words[i-2])
		switch before := words[i-1]; {
		case before == "one":
			a.n = 1
		case x.Lang == catalog.DE && slices.Contains(germanOne, before):
			a.n, a.article = 1, !exact
		case question.IsNone(before):
			a.n = -1
		default:
			a.n = x.numberOf(before)
		}
		out = append(out, a)
	}
	return out
}

// numberOf returns the number that a word is, or 0.
func (x *Asked) numberOf(word string) int {
	if n, err := strconv.Atoi(word); err == nil {
		return n
	}
	q := x.reader.ReadIn(word, x.Lang)
	if len(q.Numbers) != 1 {
		return 0
	}
	n, err := strconv.Atoi(q.Numbers[0])
	if err != nil {
		return 0
	}
	return n
}

// readOnes reads the words for one before an amount as a number, and gold, stars and magic power as what a card costs.
// English *one* is read as a player elsewhere.
func (x *Asked) readOnes() {
	amounts := x.StatedAmounts()
	x.splitBuildingsCost()
	if v := x.Verb(); v == "cost" || v == "need" {
		x.Mentions = slices.DeleteFunc(slices.Clone(x.Mentions), func(m question.Mention) bool {
			topic, ok := costTerms[m.Term]
			if ok = ok && m.Card == "" && m.Role == question.Core; ok {
				x.Topics = append(slices.Clone(x.Topics), topic)
			}
			return ok
		})
	}
	one := slices.ContainsFunc(amounts, func(a statedAmount) bool { return a.n == 1 })
	if x.Lang == catalog.EN && x.Player == "me" && one && x.HasWord("one") &&
		!x.HasWord("i", "you", "we", "player", "players", "anyone", "someone", "me") {
		x.Player = ""
	}
	if len(amounts) == 1 && len(x.Numbers) == 0 && one {
		x.Numbers = []string{"1"}
	}
	x.Frame = x.Question.Frame(x.Cat)
}

// splitBuildingsCost reads "buildings cost" as a subject and a verb, and not as the term for what a building costs.
func (x *Asked) splitBuildingsCost() {
	for i, m := range x.Mentions {
		if m.Term == "glossar.baukosten" && strings.EqualFold(m.Text, "buildings cost") && len(x.Verbs) == 0 {
			x.Mentions = slices.Clone(x.Mentions)
			m.Term, m.Type, m.Text = "", catalog.Building, m.Text[:len("buildings")]
			x.Mentions[i], x.Verbs = m, []question.Verb{{ID: "cost", Name: catalog.Text{DE: "kosten", EN: "cost"}}}
		}
	}
}

// amounts answers whether a card costs or has one thing, or each of several: "does the City cost 3 ore and 2 grain",
// "does Conrad have one strength point". ok is false if the question asks for something else, and then another type
// may answer it.
func (x *Asked) amounts() (out *Answer, ok bool) {
	stated := x.StatedAmounts()
	if len(stated) == 0 || len(stated) == 1 && stated[0].n != 1 && !slices.Contains(termTopics, stated[0].topic) ||
		len(x.Asks) > 0 || x.HasWord("oder", "or") {
		return nil, false
	}
	if x.comparesNumber() {
		return nil, true
	}
	x.readOnes()
	topics := slices.DeleteFunc(slices.Clone(x.Topics), func(t string) bool { return t == "points" })
	numbers := 0
	for _, a := range stated {
		if a.n > 0 && (!a.article || len(stated) == 1) && !(a.n == 1 && x.HasWord("one") && len(stated) > 1) {
			numbers++
		}
	}
	y := *x
	y.Numbers = nil
	k, whole := y.statedOf("have", "give", "count", "cost", "need")
	if !whole || len(topics) != len(stated) || len(x.Numbers) != numbers || x.Central(k.ID) &&
		PointWords[stated[0].topic].One.EN != "" {
		return nil, len(stated) > 1
	}
	costs := x.Verb() == "cost" || x.Verb() == "need"
	for _, a := range stated {
		if _, isResource := resourceTopics[a.topic]; isResource != costs {
			return nil, true // what it gives is no fact
		}
	}
	return x.judgeAmounts(k, stated, costs), true
}

// judgeAmounts compares amounts with those of a card.
func (x *Asked) judgeAmounts(k *catalog.Card, stated []statedAmount, costs bool) *Answer {
	out := &Answer{Verdict: Yes, Cards: []string{k.ID}}
	unknown, vague := false, false
	var parts []string
	var all []amount
	for _, a := range stated {
		q, _ := quantityOf(a.topic)
		of := q.of(k, x.EditionID)
		all = append(all, of)
		switch right := a.n > 0 && of.n == a.n || a.n == 0 && of.n > 0 || a.n < 0 && of.n == 0; {
		case of.is == catalog.Unknown || of.counted || of.n == 0 && !costs && x.lendsPoints(k):
			unknown = true
		case a.article && of.n > 1:
			vague = true
		case !right:
			out.Verdict = No
		}
		if of.n == 0 {
			parts = append(parts, x.Say("keine %s", "no %s", q.word.Many))
		} else {
			parts = append(parts, q.number(of.n).In(x.Language))
		}
		out.Cites = append(out.Cites, x.Cites(of.source)...)
	}
	if unknown {
		return nil
	}
	d := k.Cost.DatedAt(x.EditionID)
	text := x.The(k) + " " + x.HasOrHad(k) + " " + x.And(parts)
	if costs {
		if d.Certainty == catalog.None {
			return nil
		}
		text = x.Costing(k, d.Is)
		vague = vague || out.Verdict == Yes && len(stated) > 1 && len(stated) < PriceParts(d.Is)
	}
	if vague && out.Verdict == Yes {
		out.Verdict = Fact
	}
	out.Sentence = catalog.Capital(x.With(out.Verdict, prose.Sentence(text)))
	if costs {
		return grounded(x, d, out)
	}
	out.Sentence = prose.Sentence(out.Sentence, x.witnessed(all...))
	return out
}

// PriceParts returns the number of things that a cost consists of.
func PriceParts(c catalog.Cost) (n int) {
	for _, amount := range c {
		if amount > 0 {
			n++
		}
	}
	return n
}
