package answer

import (
	"cmp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/gist"
	"catanica/search/lists"
	"catanica/search/question"
)

// frameOf is the question of an article as the reader understood it, in one language.
type frameOf struct {
	subject  subject
	actors   []string // cards that act, if the question names them
	objects  []string // cards that are acted upon
	unread   int      // words that were not understood
	negative bool
	must     bool     // it asks what one must do
	turning  []string // small words that turn an answer into another: only, before, without …
	lacking  []string // players of whom the question says that they lack something
	whose    string   // the player of whom it asks what he is: "am I safe"; "" of a thing
}

// subject holds what a question speaks of, as sorted sets.
type subject struct {
	cards  []string
	groups []string // types, classes, terms, sets and faces
	verbs  []string
	others []string // states, places, numbers, facts and roles that change the meaning
}

// subjectOf returns what a question speaks of. A state that a card causes counts as that card: a bewitched building is
// a building with a Witch.
func subjectOf(q *question.Question) subject {
	var c subject
	state := func(s question.State) {
		if len(s.Actors) == 1 {
			c.cards = append(c.cards, s.Actors[0])
		} else {
			c.others = append(c.others, "state:"+s.ID)
		}
	}
	for _, m := range q.Mentions {
		switch {
		case m.Card != "":
			c.cards = append(c.cards, m.Card)
		case m.Type != "":
			c.groups = append(c.groups, "type:"+string(m.Type))
		case m.Class != "":
			c.groups = append(c.groups, "class:"+m.Class)
		case m.Face != "":
			c.groups = append(c.groups, "die:"+m.Face)
		case m.Term != "":
			c.groups = append(c.groups, "term:"+m.Term)
		case m.Set != "":
			c.groups = append(c.groups, "set:"+m.Set)
		}
		for _, s := range m.States {
			state(s)
		}
		if m.Side == "own" || m.Role == question.Without {
			c.others = append(c.others, string(m.Role)+m.Side)
		}
	}
	for _, s := range q.States {
		if s.ID != "allowed" {
			state(s)
		}
	}
	for _, v := range q.Verbs {
		if !slices.Contains(question.Light(), v.ID) {
			c.verbs = append(c.verbs, v.ID)
		}
		if len(v.Actors) == 1 {
			c.cards = append(c.cards, v.Actors[0])
		}
	}
	for _, p := range q.Places {
		c.others = append(c.others, "place:"+p)
	}
	for _, n := range q.Numbers {
		c.others = append(c.others, "number:"+n)
	}
	for _, t := range q.Topics {
		if t != "card" {
			c.others = append(c.others, "topic:"+t)
		}
	}
	for _, list := range []*[]string{&c.cards, &c.groups, &c.verbs, &c.others} {
		slices.Sort(*list)
		*list = slices.Compact(*list)
	}
	return c
}

// equal reports whether two questions speak of the same things.
func (c subject) equal(d subject) bool {
	return slices.Equal(c.cards, d.cards) && slices.Equal(c.groups, d.groups) && slices.Equal(c.verbs, d.verbs) &&
		slices.Equal(c.others, d.others)
}

// size is the number of things that a question speaks of.
func (c subject) size() int { return len(c.cards) + len(c.groups) + len(c.verbs) + len(c.others) }

// readRuling reads the question of an article, if it has a verdict. An article with two questions is left out: its
// verdict may belong to either.
func (a *Answerer) readRuling(r *rulings.Ruling) []frameOf {
	if r.Verdict == rulings.VerdictNone || r.Verdict == "" {
		return nil
	}
	var out []frameOf
	for _, lang := range catalog.Langs {
		text := a.lib.Plain(lang, r.In(lang).Question)
		if strings.Count(text, "?") != 1 || gist.Alternatives(text) {
			continue
		}
		if q := a.reader.ReadIn(text, lang); !q.Not || gist.NegatesContext(text) {
			out = append(out, a.frame(&q))
		}
	}
	return out
}

func (a *Answerer) frame(q *question.Question) frameOf {
	f := q.Frame(a.cat)
	out := frameOf{subject: subjectOf(q), unread: len(q.Unread), negative: q.Not, must: q.Modal == "must"}
	out.turning, out.lacking = gist.Turning(q.Lang, q.Text), gist.Lacking(q.Lang, q.Text)
	if q.Be && len(q.Verbs) == 0 {
		out.whose = q.Player
	}
	for _, m := range f.Actors {
		if m.Card != "" {
			out.actors = append(out.actors, m.Card)
		}
	}
	for _, m := range f.Objects {
		if m.Card != "" {
			out.objects = append(out.objects, m.Card)
		}
	}
	if len(out.actors) == 0 && len(q.Verbs) == 1 && len(q.Verbs[0].Actors) == 1 {
		out.actors = q.Verbs[0].Actors // can I pawn it: with the Pawnbroker
	}
	return out
}

// exactly reports whether two questions speak of the same things, and the same cards act.
func (f frameOf) exactly(o frameOf) bool {
	return f.unread <= 1 && f.subject.equal(o.subject) && f.sameActors(o)
}

// within reports whether question o, which was read completely, is the article's own question f without some of its
// circumstances: the same cards and the same verbs, no group or condition that f does not have, and no other actor.
func (f frameOf) within(o frameOf) bool {
	return len(o.subject.cards) > 0 && len(o.subject.verbs) > 0 && slices.Equal(f.subject.cards, o.subject.cards) &&
		slices.Equal(f.subject.verbs, o.subject.verbs) && lists.Subset(o.subject.groups, f.subject.groups) &&
		slices.Equal(states(o.subject.others), states(f.subject.others)) &&
		lists.Subset(o.subject.others, f.subject.others) &&
		f.sameActors(o)
}

// sameActors reports whether both questions let the same cards act. Of questions about several cards both must name the
// acting one, unless they ask whether something is safe: "is a Harbor needed for the Large Harbor" is not "does a Large
// Harbor do where a Harbor is needed".
func (f frameOf) sameActors(o frameOf) bool {
	if lists.Overlap(f.actors, o.objects) || lists.Overlap(f.objects, o.actors) {
		return false
	}
	several := len(f.subject.cards) > 1 && len(states(f.subject.others)) == 0
	return !several && (len(f.actors) == 0 || len(o.actors) == 0) || len(f.actors) > 0 && slices.Equal(f.actors, o.actors)
}

// states returns the states and numbers among conditions: they turn an answer into its opposite.
func states(others []string) []string {
	var out []string
	for _, s := range others {
		if strings.HasPrefix(s, "state:") || strings.HasPrefix(s, "number:") {
			out = append(out, s)
		}
	}
	return out
}

// sameLack reports whether the same player lacks something in both questions, or one of them does not say who.
func (f frameOf) sameLack(o frameOf) bool {
	return len(f.lacking) == 0 || len(o.lacking) == 0 || slices.Equal(f.lacking, o.lacking)
}

// Covers returns the verdict of an article under an edition if the article answers exactly the question. It does so if
// one of its labelled phrasings asks the same, which then gives the verdict; or if the question speaks of the same
// cards, groups, states and verbs as the article's own and the same card acts. The article must hold in the edition and
// the game that the question names, and the question must say enough, see strays. Otherwise ok is false.
func (a *Answerer) Covers(q question.Question, r *rulings.Ruling, e catalog.EditionID) (v rulings.Verdict, ok bool) {
	if q.Edition != "" {
		e = q.Edition
	}
	if e == "" {
		e = catalog.DefaultEdition
	}
	if !inGame(r, q.Game) || q.Text == "" || a.strays(&q, r) || gist.Advice(&q) || q.NotInGame(a.cat, e) != nil {
		return "", false
	}
	return a.covers(a.put(q), r, e, "")
}

// inGame reports whether an article applies to a game; those that name none, such as the texts of cards, apply to all.
func inGame(r *rulings.Ruling, g catalog.Game) bool {
	return g == "" || len(r.Games) == 0 || slices.Contains(r.Games, g)
}

// covers is Covers under a given edition. It passes over the phrasing skip.
func (a *Answerer) covers(o put, r *rulings.Ruling, e catalog.EditionID, skip string) (v rulings.Verdict, ok bool) {
	own, ok := a.coversOwn(o, r, e)
	if !today(r, e) {
		return own, ok
	}
	v, phrased := a.phrased(o, r, skip)
	switch {
	case !phrased:
		return own, ok
	case ok && own != v && own != rulings.Depends:
		return "", false // one of them was misread
	}
	return v, true
}

// coversOwn compares a question with the article's own.
func (a *Answerer) coversOwn(o put, r *rulings.Ruling, e catalog.EditionID) (v rulings.Verdict, ok bool) {
	q := &o.question
	if len(q.Unread) > 0 || q.Not || q.It || len(q.Asks) > 0 && !q.Has("whether") {
		return "", false
	}
	v, _, holds := r.At(e, catalog.EN)
	if !holds || v == rulings.VerdictNone || v == "" || o.frame.subject.size() < 2 {
		return "", false
	}
	for _, f := range a.asked[r.ID]() {
		if !f.negative && f.must == o.frame.must && f.whose == o.frame.whose && f.sameLack(o.frame) &&
			lists.Subset(o.frame.turning, f.turning) &&
			(f.exactly(o.frame) || f.within(o.frame) && (v != rulings.No || len(o.frame.subject.cards) > 1)) {
			return v, true // what is not so under some circumstances may be so without them
		}
	}
	return "", false
}

// Of returns the answer that an article which covers the question gives.
func (a *Answerer) Of(q question.Question, r *rulings.Ruling, v rulings.Verdict, lang catalog.Lang,
	e catalog.EditionID) *Answer {
	return a.OfNear(q, Near{Article: r, Verdict: v}, lang, e)
}

// reason returns why an article gives a question the verdict, if a labelled phrasing that asks the same says so: in the
// reader's language, from the phrasing itself or from the one at the same place in that language's list of reasons.
func (a *Answerer) reason(o put, r *rulings.Ruling, v rulings.Verdict, lang catalog.Lang) (why string) {
	a.eachPhrasing(r, o.question.Lang, func(p *phrasing) bool {
		if p.Reason != "" && p.Verdict == v && p.asks(o) {
			why = a.reasonIn(&p.Answered, r, p.lang, lang)
			return false
		}
		return true
	})
	return why
}

// reasonIn returns the reason of a phrasing in the reader's language. Both lists of an article give the same reasons in
// the same order (TestReasons).
func (a *Answerer) reasonIn(line *rulings.Answered, r *rulings.Ruling, of, lang catalog.Lang) string {
	from, to := reasons(r, of), reasons(r, lang)
	if i := slices.Index(from, line.Reason); i >= 0 && i < len(to) {
		return to[i]
	}
	return ""
}

// reasons returns the different reasons that the labelled phrasings of an article give in a language, in order.
func reasons(r *rulings.Ruling, lang catalog.Lang) []string {
	var out []string
	for _, line := range r.Labelled(lang) {
		if line.Reason != "" && !slices.Contains(out, line.Reason) {
			out = append(out, line.Reason)
		}
	}
	return out
}

// Short returns the words in which an article gives a question the verdict.
func (a *Answerer) Short(q question.Question, r *rulings.Ruling, v rulings.Verdict, lang catalog.Lang,
	e catalog.EditionID) string {
	return Capital(a.explain(a.put(q), r, v, lang, e))
}

// OfNear returns the answer that a precedent gives: what is derived from its article, the reason of the phrasing that
// the question resembles, or else what the article says.
func (a *Answerer) OfNear(q question.Question, n Near, lang catalog.Lang, e catalog.EditionID) *Answer {
	x := &asked{Answerer: a, Question: q, lang: lang, edition: cmp.Or(e, catalog.DefaultEdition)}
	out := &Answer{Verdict: Verdict(n.Verdict), Cites: []string{n.Article.ID}}
	if !wordForWord(&q, n.asked) {
		out.Precedent = n.asked
	}
	if id := CardOf(n.Article); id != "" {
		out.Cites, out.Cards = nil, []string{id}
	}
	text := ""
	switch {
	case n.derived != nil:
		out.Cites, out.Cards, text = n.derived.cites, n.derived.cards, n.derived.sentence.In(lang)
	case n.line != nil:
		text = sentence(a.lib.Plain(lang, a.reasonIn(n.line, n.Article, q.Lang, lang)))
	}
	if text == "" {
		text = a.explain(a.put(q), n.Article, n.Verdict, lang, x.edition)
	}
	out.Sentence = x.with(out.Verdict, text)
	out.finish(x)
	return out
}
