package answer

import (
	"regexp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/facts"
	"catanica/search/gist"
	"catanica/search/lists"
	"catanica/search/prose"
	"catanica/search/question"
)

// actsOnSeveral answers whether something can be done to two things that the question joins: "can I burn the Library
// and the Town Hall", "can the Spy steal buildings or units". It answers for both at once if the answer is the same for
// each of them, and otherwise not at all.
func actsOnSeveral(x *asked) *Answer {
	objects, ok := x.joinedObjects()
	if !ok {
		return nil
	}
	var outs []*Answer
	var names, notes, shields []string
	for i := range objects {
		y := x.onlyObject(i)
		out := acts(y)
		if out == nil || i > 0 && out.Verdict != outs[0].Verdict {
			return nil
		}
		outs, names = append(outs, out), append(names, x.objectName(&objects[i]))
		note, shield := "", ""
		if b := x.Cat.Card(objects[i].Card); b != nil && out.Verdict != No {
			a := x.Cat.Card(out.Cards[0])
			note, shield = y.Hits(a, b).Note(y.Speaker), x.protection(a, b)
		}
		notes, shields = append(notes, note), append(shields, shield)
	}
	if slices.Contains(names, "") || len(lists.Distinct(notes)) > 1 || len(outs[0].Cards) > 2 {
		return nil // what is said of the one does not hold for the other, or several cards do it
	}
	a := x.Cat.Card(outs[0].Cards[0])
	out := &Answer{Verdict: outs[0].Verdict, Cards: []string{a.ID}}
	for _, o := range outs {
		out.Cites, out.Cards = append(out.Cites, o.Cites...), lists.Distinct(append(out.Cards, o.Cards...))
	}
	verb, both := x.Verbs[0].Name.In(x.Language), objects[1].Joined == "and"
	if out.Verdict == No {
		what := x.Say("weder %s", "neither %s", strings.Join(names, x.Say(" noch ", " nor ")))
		out.Sentence = x.With(No, prose.Sentence(x.The(a)+" "+x.Can(a)+" "+facts.Order(x.Language, what, verb)))
		return out
	}
	if x.All || both && inOneGo.MatchString(x.Text) || both && x.Actors != nil && x.Actors[0].Role == question.With ||
		notes[0] == "" && both && x.Cat.Card(objects[0].Card) != nil {
		return nil // perhaps it cannot hit them together, or with one card
	}
	what := x.Or(names)
	if both {
		what = x.And(names)
	}
	each := ""
	if both && oneTarget(a, x.EditionID) {
		each = x.Say("Mit jeder ausgespielten Karte trifft man davon aber nur eines",
			"Each time the card is played, though, it hits only one of them")
	}
	shield := ""
	if len(lists.Distinct(shields)) == 1 {
		shield = shields[0]
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(x.Remarked(
		x.The(a)+" "+x.Can(a)+" "+facts.Order(x.Language, what, verb), notes[0]), each, shield))
	return out
}

// inOneGo matches the words with which a question asks whether something can be done to several things in one go.
var inOneGo = regexp.MustCompile(`(?i)\b(?:both|together|at once|at the same time|simultaneously|beide|zusammen|` +
	`zugleich|gleichzeitig|auf einmal)\b`)

// oneTarget reports whether a card, each time that it is played, hits a single card.
func oneTarget(a *catalog.Card, e catalog.EditionID) bool {
	return a.Is(catalog.Action, e) && slices.ContainsFunc(a.Statements(e), func(st catalog.Statement) bool {
		return st.Kind == catalog.EdgeKind(catalog.Hits) && slices.Contains(strings.Fields(st.Note.EN), "1")
	})
}

// joinedObjects returns the things that a question joins with *and* or *or* and asks to be acted upon: two things
// without attributes, and a verb by which cards harm others. ok is false for any other question.
func (x *asked) joinedObjects() (objects []question.Mention, ok bool) {
	if len(x.Objects) != 2 || x.Objects[1].Joined == "" || !question.IsDeed(x.Verb()) || len(x.Against) > 0 {
		return nil, false
	}
	for _, m := range x.Objects {
		if len(m.States) > 0 || m.Side == "own" || m.Number != "" || m.All || m.Ambiguous() ||
			m.Card == "" && m.Group() == "" {
			return nil, false
		}
	}
	return x.Objects, true
}

// onlyObject returns the question with object i as its only object.
func (x *asked) onlyObject(i int) *asked {
	y := *x
	y.Mentions, y.Verbs = nil, slices.Clone(x.Verbs)
	other := x.Objects[1-i]
	for _, m := range x.Mentions {
		if m.Text == other.Text && m.Card == other.Card && m.Type == other.Type && m.Class == other.Class {
			continue
		}
		m.Joined = ""
		y.Mentions = append(y.Mentions, m)
	}
	y.Frame = y.Question.Frame(x.Cat)
	return &y
}

// objectName returns the name of a card or a group as an object: *the Library*, *units*. It is "" if there is none.
func (x *asked) objectName(m *question.Mention) string {
	if b := x.Cat.Card(m.Card); b != nil {
		return x.Obj(b)
	}
	return x.Plural(m.Group())
}

// mutual matches the words with which a question asks what two things do to each other.
var mutual = regexp.MustCompile(`(?i)\b(?:each other|one another|(?:mit|auf|gegen|für)?einander|gegenseitig|` +
	`to do with|zu tun)\b`)

// sideBySide reports whether a question joins its two cards and asks the same of both, so that it does not ask what one
// does to the other: "can the Library and the Church be burned", "may I have Otto and Karl". It is false if they are
// only the heading of the question: "Raid and Fire Brigade: does it burn".
func (x *asked) sideBySide() bool {
	i := slices.IndexFunc(x.Mentions, func(m question.Mention) bool { return m.Joined != "" && m.Card != "" })
	if i < 1 || len(x.Cards()) != 2 || len(x.Verbs) == 0 || x.Mentions[i-1].Role != question.Core ||
		x.Mentions[i].Role != question.Core || mutual.MatchString(x.Text) {
		return false
	}
	_, after, _ := strings.Cut(x.Text, x.Mentions[i-1].Text)
	between, rest, _ := strings.Cut(after, x.Mentions[i].Text)
	if slices.ContainsFunc(question.WordsOf(between), func(w string) bool {
		return w != "" && !slices.Contains(linkWords, w) && !slices.Contains(facts.Determiners, w)
	}) {
		return false // it joins two clauses
	}
	at := strings.IndexAny(rest, gist.Pauses)
	return at < 0 || len(question.WordsOf(rest[:at])) > maxHeading || strings.Trim(rest[at:], gist.Pauses+" ") == ""
}

// maxHeading is the number of words that a heading may have behind its cards: *the Raid event*.
const maxHeading = 1

// linkWords are the words that join two things.
var linkWords = []string{"und", "oder", "sowie", "plus", "and", "or", "both", "&", "+"}
