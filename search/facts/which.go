package facts

import (
	"regexp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/gist"
	"catanica/search/lists"
	"catanica/search/question"
)

// which answers which cards have something in common: "which knights have 3 strength points", "what doubles ore",
// "which buildings are fireproof". It lists all of them, and says of how many others no source states it.
func which(x *Asked) *Answer {
	bound := exactly
	if x.Extreme != "" && x.Modal == "" && len(x.Asks)+len(x.Verbs) == 0 && len(x.Mentions) == 1 &&
		x.Mentions[0].Group() != "" && !gist.Open(&x.Question) && !strings.HasSuffix(strings.TrimSpace(x.Text), "?") {
		x.Asks = []string{"what"} // strongest knight
	}
	if len(x.Asks) > 0 {
		x.readOnes()
		x.strengthNoun()
		bound = x.readBound()
	}
	x.passOver()
	c, ok := x.cardsAsked()
	if !ok {
		return nil
	}
	c.bound = bound
	for _, read := range []func(*Asked, cardsAsked) *trait{numberTrait, extremeTrait, stateTrait, handTrait, needTrait,
		guardTrait, relationTrait, handDeedTrait, memberTrait} {
		if t := read(x, c); t != nil {
			return x.listed(c, t)
		}
	}
	return nil
}

// passOver drops what a question for cards says besides: that they are *in* a set, *in the game*, or made cheaper *to
// build*.
func (x *Asked) passOver() {
	if x.HasWord("drin") {
		x.States = Beside(x.States)
	}
	if x.HasWord("spiel", "game") {
		x.Places = lists.Without(x.Places, []string{"table"})
	}
	isBuild := func(v question.Verb) bool { return v.ID == "build" }
	if len(x.Verbs) == 2 && x.Verbs[0].ID == "cheapen" && isBuild(x.Verbs[1]) {
		x.Verbs = x.Verbs[:1]
	}
}

// cardsAsked is what a question for cards names.
type cardsAsked struct {
	group   string            // type:T or class:C; "" if it asks for any cards
	set     *catalog.Set      // which holds them; nil if it names none
	object  *question.Mention // what they do something to, or need; nil if it names nothing
	from    *question.Mention // against which they help, or are immune; nil if it names nothing
	topics  []string          // facts that it names, without the cards themselves
	number  string            // that it names, or ""
	bound   limit             // of the number
	ofKind  bool              // it asks how many there are of the group
	hand    bool              // it speaks of cards in a hand
	counted bool              // it asks how many there are
	state   bool              // it says something of the cards: immune, unique
	extreme bool              // it asks for the most or the least
}

// part is a part of a question for cards.
type part string

// The parts. A trait accounts for some of them; with others the question asks for something else.
const (
	ofObject  part = "object"
	ofFrom    part = "from"
	ofTopics  part = "topics"
	ofNumber  part = "number"
	ofHand    part = "hand"
	ofCount   part = "count"
	ofState   part = "state"
	ofExtreme part = "extreme"
)

// only reports whether the question has no parts but these.
func (c cardsAsked) only(parts ...part) bool {
	for p, has := range map[part]bool{ofObject: c.object != nil, ofFrom: c.from != nil, ofTopics: len(c.topics) > 0,
		ofNumber: c.number != "", ofHand: c.hand, ofCount: c.counted, ofState: c.state, ofExtreme: c.extreme} {
		if has && !slices.Contains(parts, p) {
			return false
		}
	}
	return true
}

// whichWord matches the end of a text with a word that asks for one of a kind.
var whichWord = regexp.MustCompile(`(?i)\b(?:welche[rsnm]?|which|what|was für|what kind of|list(?: all)?(?: the)?|` +
	`(?:nenne|name)(?: alle?)?)\s+$`)

// cardsAsked returns what the question names, if it asks for cards and every word of it is read. ok is false for any
// other question.
func (x *Asked) cardsAsked() (c cardsAsked, ok bool) {
	if !x.asksForSome() {
		return c, false
	}
	mentions := slices.Clone(x.Mentions)
	if i := slices.IndexFunc(mentions, x.IsAsked); i >= 0 {
		c.group, c.ofKind = mentions[i].Group(), asksHowMany.MatchString(textBefore(x.Text, mentions[i].Text))
		mentions = slices.Delete(mentions, i, i+1)
	}
	c.hand, c.counted = slices.Contains(x.Places, "hand"), x.Has("how-many")
	c.state, c.extreme = len(x.States) > 0, x.Extreme != ""
	cards := 0
	for _, t := range x.Topics {
		if t == "card" {
			cards++
		} else {
			c.topics = append(c.topics, t)
		}
	}
	if c.group != "" {
		cards++
	}
	if cards > 1 && !c.hand || cards == 0 && x.Has("which", "how-many") {
		return c, false // which knights … cards; which of the two
	}
	for i := range mentions {
		if !c.take(x, &mentions[i]) {
			return c, false
		}
	}
	if x.Game == catalog.Basic && c.set == nil {
		c.set = x.Cat.Set(basicSet) // the only game that is named like a set
	} else if x.Game != "" {
		return c, false
	}
	if len(x.Numbers) > 0 {
		c.number = x.Numbers[0]
	}
	return c, len(x.Numbers) <= 1 || x.About("hand-limit")
}

// asksForSome reports whether the question was read completely and asks for one or several of many, with nothing that
// the types of lists pass over.
func (x *Asked) asksForSome() bool {
	if len(x.Asks) != 1 || !x.Has("which", "what", "who", "how", "how-many", "what-for") || !x.Understood() || x.Not ||
		x.Own || x.Given != nil || x.Held != "" && !x.About("hand-limit") || x.limitedOtherwise() ||
		len(x.Verbs) > 1 || len(x.States) > 1 || x.Modal == "must" ||
		slices.ContainsFunc(x.Places, func(p string) bool { return p != "hand" }) {
		return false
	}
	if x.Has("how") { // womit kann ich …
		return x.Player == "me" && x.Modal == "may" && x.HasWord("womit", "wodurch")
	}
	return x.Player == "" || x.Player == "me" && x.Verb() == "need" && needsFor.MatchString(x.Text)
}

// needsFor matches a question for what something is needed.
var needsFor = regexp.MustCompile(`(?i)^\s*(?:für|for)\s|\bfor\W*$|\bwofür\b`)

// limitedOtherwise reports whether a word restricts the question, but for the most and the least and for *only* with a
// number.
func (x *Asked) limitedOtherwise() bool {
	return x.Limited && x.Extreme == "" && !(x.Only && len(x.Numbers) == 1) || x.Compare != ""
}

// IsAsked reports whether a mention is the group of which the question asks for some: "*which knights*", "what is the
// strongest *knight*".
func (x *Asked) IsAsked(m question.Mention) bool {
	if m.Role != question.Core || m.Side != "" || m.Number != "" || m.Card != "" || m.Group() == "" {
		return false
	}
	before, _, _ := strings.Cut(x.Text, m.Text)
	return whichWord.MatchString(before) || x.Extreme != "" || x.Has("how-many")
}

// take takes a mention for the set, the object or what the cards help against. It reports false if it is none of them.
func (c *cardsAsked) take(x *Asked, m *question.Mention) bool {
	core, of := m.Role == question.Core, m.Role == question.By && x.Verb() == "double" // the yield of the forest
	switch {
	case core && m.Term == "glossar.ertrag" && x.Verb() == "double":
	case len(m.States) > 0 || m.Side == "own" || m.Joined != "" || m.Ambiguous():
		return false
	case c.set == nil && m.Set != "" && (core || m.Role == question.In || m.Role == question.By):
		c.set = x.Cat.Set(m.Set)
	case c.from == nil && (m.Role == question.Against || m.Role == question.To):
		c.from = m
	case c.object == nil && (core || of || m.Role == question.For):
		c.object = m
	default:
		return false
	}
	return true
}
