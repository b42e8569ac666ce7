package casebook

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/gist"
	"catanica/search/lists"
	"catanica/search/question"
)

// frame is the question of an article as the reader understood it, in one language.
type frame struct {
	subject  subject
	actors   []string // cards that act, if the question names them
	objects  []string // cards that are acted upon
	unread   int      // words that were not understood
	negative bool
	must     bool            // it asks what one must do
	turns    []question.Turn // it asks for the contrary, or makes an exception
	turning  []string        // small words that turn an answer into another: only, before, without …
	lacking  []string        // players of whom the question says that they lack something
	opponent bool            // the opponent acts
	theirs   bool            // it speaks of things of the opponent
	without  bool            // it asks for what is done without something: with an empty hand
	again    bool            // it names a card twice, as what acts and what is acted upon
	whose    string          // the player of whom it asks what he is: "am I safe"; "" of a thing
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

// readOwn reads the question of an article, if it has a verdict. An article with two questions is left out: its
// verdict may belong to either.
func (b *Book) readOwn(r *rulings.Ruling) []frame {
	if !hasVerdict(r) {
		return nil
	}
	var out []frame
	for _, lang := range catalog.Langs {
		text := b.lib.Plain(lang, r.In(lang).Question)
		if strings.Count(text, "?") != 1 || gist.Alternatives(text) {
			continue
		}
		if q := b.reader.ReadIn(text, lang); !q.Not || gist.NegatesContext(text) {
			out = append(out, b.frame(&q))
		}
	}
	return out
}

// opponents are the words for what belongs to the opponent. English *his* may also be a card's.
var opponents = []string{"seine", "seinem", "seinen", "seiner", "seines", "gegners", "gegnerische", "gegnerischen",
	"gegnerischer", "gegnerisches", "mitspielers", "opponent's", "rival's"}

// ofOpponent reports whether a question speaks of things of the opponent.
func ofOpponent(q *question.Question) bool {
	return q.HasWord(opponents...) || firstWord(q) == "sein" ||
		slices.ContainsFunc(q.Mentions, func(m question.Mention) bool { return m.Side == "theirs" })
}

// ofOpponents are the words for the opponent that stand for nothing else, unlike *er* and *they*.
var ofOpponents = []string{"gegner", "gegnerin", "mitspieler", "gegenspieler", "opponent", "rival"}

// sameSide reports whether the opponent acts in both questions or in neither, and whether f speaks of things of the
// opponent if o does.
func (f frame) sameSide(o frame) bool {
	return (f.opponent == o.opponent) && (f.theirs || !o.theirs)
}

// namesAgain reports whether a question asks for a card against another one of its name: "Countermagic against
// Countermagic".
func namesAgain(q *question.Question) bool {
	for i, m := range q.Mentions {
		if m.Card != "" && slices.ContainsFunc(q.Mentions[:i], func(o question.Mention) bool {
			return o.Card == m.Card && o.Role != m.Role
		}) {
			return true
		}
	}
	return false
}

// emptyWords are the words for a hand or a pile without cards.
var emptyWords = []string{"empty", "leer", "leere", "leeren", "leerer", "leerem"}

func (b *Book) frame(q *question.Question) frame {
	f := q.Frame(b.cat)
	out := frame{subject: subjectOf(q), unread: len(q.Unread), negative: q.Not, must: q.Modal == "must",
		turns: q.Turns}
	out.turning, out.lacking = gist.Turning(q.Lang, q.Text), gist.Lacking(q.Lang, q.Text)
	out.opponent, out.theirs = q.Player == "them" && q.HasWord(ofOpponents...), ofOpponent(q)
	out.again = namesAgain(q)
	out.without = slices.Contains(out.turning, "without") || q.HasWord(emptyWords...)
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
func (f frame) exactly(o frame) bool {
	return f.unread <= 1 && f.subject.equal(o.subject) && f.sameActors(o)
}

// within reports whether question o, which was read completely, is the article's own question f without some of its
// circumstances: the same cards and the same verbs, no group or condition that f does not have, and no other actor.
func (f frame) within(o frame) bool {
	return len(o.subject.cards) > 0 && len(o.subject.verbs) > 0 && slices.Equal(f.subject.cards, o.subject.cards) &&
		slices.Equal(f.subject.verbs, o.subject.verbs) && lists.Subset(o.subject.groups, f.subject.groups) &&
		slices.Equal(states(o.subject.others), states(f.subject.others)) &&
		lists.Subset(o.subject.others, f.subject.others) &&
		f.sameActors(o)
}

// sameActors reports whether both questions let the same cards act. Of questions about several cards both must name the
// acting one, unless they ask whether something is safe: "is a Harbor needed for the Large Harbor" is not "does a Large
// Harbor do where a Harbor is needed".
func (f frame) sameActors(o frame) bool {
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
func (f frame) sameLack(o frame) bool {
	return len(f.lacking) == 0 || len(o.lacking) == 0 || slices.Equal(f.lacking, o.lacking)
}

// Covers returns the verdict of an article if the article answers exactly the question. It does so if
// one of its labelled phrasings asks the same, which then gives the verdict; or if the question speaks of the same
// cards, groups, states and verbs as the article's own and the same card acts. The article must hold in the edition and
// the game that the question names, and the question must say enough, see strays. Otherwise ok is false.
func (i *Inquiry) Covers(r *rulings.Ruling) (v rulings.Verdict, ok bool) {
	q := &i.Question
	if !inGame(r, q.Game) || q.Text == "" || i.strays(r) || gist.Advice(q) || q.NotInGame(i.book.cat, i.Edition) != nil {
		return "", false
	}
	return i.covers(i.book.article(r), "")
}

// inGame reports whether an article applies to a game; those that name none, such as the texts of cards, apply to all.
func inGame(r *rulings.Ruling, g catalog.Game) bool {
	return g == "" || len(r.Games) == 0 || slices.Contains(r.Games, g)
}

// covers is Covers for a question that says enough. It passes over the phrasing skip.
func (i *Inquiry) covers(art *article, skip string) (v rulings.Verdict, ok bool) {
	own, ok := i.coversOwn(art)
	if !today(art.Ruling, i.Edition) {
		return own, ok
	}
	v, phrased := art.phrased(i, skip)
	switch {
	case !phrased:
		return own, ok
	case ok && own != v && own != rulings.Depends:
		return "", false // one of them was misread
	}
	return v, true
}

// coversOwn compares the question with the article's own.
func (i *Inquiry) coversOwn(art *article) (v rulings.Verdict, ok bool) {
	q := &i.Question
	if len(q.Unread) > 0 || q.Not || q.It || len(q.Asks) > 0 && !q.Has("whether") {
		return "", false
	}
	v, _, holds := art.At(i.Edition, catalog.EN)
	o := i.frame()
	if !holds || v == rulings.VerdictNone || v == "" || o.subject.size() < 2 {
		return "", false
	}
	for _, f := range art.own() {
		if !f.negative && slices.Equal(f.turns, o.turns) && f.must == o.must && f.whose == o.whose && f.sameLack(o) &&
			lists.Subset(o.turning, f.turning) && f.without == o.without && f.sameSide(o) && f.again == o.again &&
			(f.exactly(o) || f.within(o) && (v != rulings.No || len(o.subject.cards) > 1)) {
			return v, true // what is not so under some circumstances may be so without them
		}
	}
	return "", false
}
