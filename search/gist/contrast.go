package gist

import (
	"regexp"
	"slices"
	"strings"

	"catanica/rulings"
	"catanica/search/lists"
	"catanica/search/question"
)

// particulars are what is compared of a question besides its words. They are read once for each question.
type particulars struct {
	harms     bool     // it asks for something that one player does to the other's cards
	favors    bool     // it asks what a card does for others: see favors
	ofKind    bool     // it names a kind of cards
	afterGame bool     // see afterGame
	built     string   // the card of which it asks whether it may be built where another one is; "" if none
	needed    string   // the first card of which it asks whether it is needed; "" if none
	whoseTurn []string // the turns in which it says that something happens: my-turn, their-turn
	actor     string   // the card or group that acts on another one, or needs it; "" if it does not say
	objects   []string // the cards and groups acted upon, or needed
}

// particularsOf reads the particulars of a question.
func (r *Reader) particularsOf(q *question.Question) particulars {
	p := particulars{built: built(q), needed: neededFirst(q), whoseTurn: whoseTurn(q), favors: favors(q),
		afterGame: afterGame(q),
		harms:     slices.ContainsFunc(q.Verbs, func(v question.Verb) bool { return question.IsDeed(v.ID) })}
	for _, m := range q.Mentions {
		p.ofKind = p.ofKind || m.Card == "" && m.Type != ""
	}
	p.actor, p.objects = r.actsOnWhat(q)
	return p
}

// Contrasts reports whether a question differs from a precedent in something that may turn its answer around, although
// most of their words are the same: "does the sun bring me that" and "does the mill bring me that". The verdict of the
// precedent then does not follow for the question. Every contrast here prevents wrong answers that nothing else
// prevents (docs/search-figures.md, *What each contrast prevents*).
func (g Gist) Contrasts(o Gist, verdict rulings.Verdict) bool {
	q, p := g.question, o.question
	if g.against(o.flow) || g.leavesOrder(o.flow, g.Terms) || obliges(q, p, verdict) || otherPlayer(q, p) ||
		otherNumbers(g, o) || otherKind(g, o) ||
		reversed(g, o) || differ(g.built, o.built) || g.needed != o.needed ||
		!lists.Subset(g.zones, o.zones) || // *a Church in the hand* and *a Church*
		slices.Contains(lists.Without(g.Terms, o.Terms), eventDie) { // the sun on it, and the card of that name
		return true
	}
	if g.afterGame != o.afterGame || mayHave(q) != mayHave(p) && len(g.Count) > 0 || otherPlace(g, o) ||
		StopsPlay(q) != StopsPlay(p) || unreadDeed(g, o) || otherHolder(g, o) || otherOwner(g, o) || SeveralOf(q, p) ||
		q.Modal == "may" && p.Modal == "" && p.HasVerb("count") && !q.HasVerb("count") {
		return true
	}
	switch verdict {
	case rulings.No:
		return q.Modal == "may" && q.Be && Asserts(p) // "can it be free" and "is it free": at times it may be
	case rulings.Yes:
		return narrowed(g, o) || g.exceeds(o.flow)
	}
	return false
}

// otherHolder reports whether a question supposes of the player who does not act what a precedent does not: "may I
// build Johanna if *my opponent* has a Citadel" and "may I build Johanna if a Citadel is in play".
func otherHolder(g, o Gist) bool {
	return g.question.Modal == "may" && slices.ContainsFunc(g.clauses.holders, func(said string) bool {
		who, t, _ := strings.Cut(said, ":")
		return who != g.acting() && IsThing(t) && slices.Contains(o.Terms, t) &&
			!slices.Contains(o.clauses.subjects, otherOf(o.acting())+":"+t)
	})
}

// acting returns the player who acts in a question: me, unless it says that the opponent does.
func (g Gist) acting() string {
	if g.question.Player == "them" {
		return "them"
	}
	return "me"
}

// otherOwner reports whether a question asks what somebody does when a card is played against them, and a precedent
// does not say whose the card is; or whether it has the opponent reach into my pile, and the precedent does not say
// whose the pile is: "do I choose the knight for *my opponent's* Imelda", "may he take cards from *my* discard pile".
func otherOwner(g, o Gist) bool {
	owned := func(q *question.Question, card string) bool {
		return slices.ContainsFunc(named(q, card), func(m question.Mention) bool { return m.Side == "theirs" })
	}
	pile := func(g Gist, owned bool) bool {
		return slices.ContainsFunc(g.phrases, func(p phrase) bool {
			return p.pile && (p.owner == "m" || !owned && p.owner != "")
		})
	}
	q, p := g.question, o.question
	return q.Player == "me" && q.HasVerb("choose") && slices.ContainsFunc(q.Cards(), func(c string) bool {
		return owned(q, c) && !owned(p, c)
	}) || q.Player == "them" && pile(g, true) && !pile(o, false)
}

// SeveralOf reports whether a question speaks of several copies of a card of which another one does not say how many
// there are, and both have a number: "do *two* Libraries add two" and "does the Library add two".
func SeveralOf(q, p *question.Question) bool {
	several := func(q *question.Question, card string) bool {
		return slices.ContainsFunc(named(q, card), func(m question.Mention) bool { return m.Number > "1" })
	}
	return len(p.Numbers) > 0 && len(q.Numbers) > len(p.Numbers) && slices.ContainsFunc(q.Cards(), func(c string) bool {
		return several(q, c) && len(named(p, c)) > 0 && !several(p, c)
	})
}

// differ reports whether two strings are different, and neither is empty.
func differ(a, b string) bool { return a != b && a != "" && b != "" }

// gameOver matches phrases for the time after a game.
var gameOver = regexp.MustCompile(`(?i)\b(?:nach (?:dem|einem|der|einer) (?:turnierspiel|spiel|partie)|` +
	`nach spiel(?:ende|schluss)|(?:am|zum) (?:spielende|ende (?:des spiels|der partie))|` +
	`wenn (?:das spiel|die partie) (?:vorbei|aus|zu ende|beendet) ist|after (?:the|a) (?:tournament )?game|` +
	`(?:at|by) the end of the game|at game end|(?:when|once) the game (?:is over|ends|has ended))(?:[ ?.!,]|$)`)

// afterGame reports whether a question is about the time after the game: a player may then have to give back what they
// keep during it.
func afterGame(q *question.Question) bool { return gameOver.MatchString(q.Text) }

// circumstances are the roles of a card that is merely present while the question is about another one.
var circumstances = []question.Role{
	question.Despite, question.Present, question.Under, question.Beside, question.Without,
}

// otherPlace reports whether a question asks what is done to a card that is only a circumstance in a precedent: "can
// Courage hit the *Philosopher's Stone*" and "may I play Courage while a *Philosopher's Stone* is in play".
func otherPlace(g, o Gist) bool {
	q, p := g.question, o.question
	if !g.harms || q.Sense() == question.Works {
		return false
	}
	for _, m := range q.Mentions {
		if m.Card == "" || m.Role != question.Core {
			continue
		}
		around, elsewhere := false, false
		for _, o := range p.Mentions {
			if o.Card == m.Card {
				around = around || slices.Contains(circumstances, o.Role)
				elsewhere = elsewhere || !slices.Contains(circumstances, o.Role)
			}
		}
		if around && !elsewhere {
			return true
		}
	}
	return false
}

// unreadDeed reports whether a precedent asks whether a card harms another one, and the question has no verb that the
// reader knows, so that it may ask for anything.
func unreadDeed(g, o Gist) bool {
	q := g.question
	return q.Modal != "" && len(q.Verbs) == 0 && len(g.Cards) > 1 && o.harms &&
		len(lists.Without(g.plain, o.Terms)) > 0
}

// obliges reports whether a question asks what a player must do where a precedent says what a player may do, or only
// one of the two asks for advice: "*must* the wizard pay" and "*may* the wizard pay". What a player may do is no duty,
// and what is bad advice may still be allowed.
func obliges(q, p *question.Question, v rulings.Verdict) bool {
	return v == rulings.Yes && q.Modal == "must" && p.Modal == "may" || q.Advice != p.Advice
}

// reversed reports whether what acts in one question is acted on in the other, unless the question is about harm: "does
// the *Hospital* need an Aqueduct" and "does the *Aqueduct* need a Hospital".
func reversed(g, o Gist) bool {
	return !g.harms && g.actor != "" && g.actor != o.actor && slices.Contains(o.objects, g.actor) &&
		slices.Contains(g.objects, o.actor)
}

// otherKind reports whether only the precedent names a kind of things, and the question says something else instead:
// "can the Spy steal *trade fleets* from the hand" and "can the Spy steal the *whole* hand".
func otherKind(g, o Gist) bool {
	return o.ofKind && !g.ofKind && len(lists.Without(g.plain, o.plain)) > 0
}

// otherNumbers reports whether two questions have other numbers: "do I get *3* stars" and "do I get *2* stars".
func otherNumbers(g, o Gist) bool {
	return len(g.Count) > 0 && len(o.Count) > 0 && !slices.Equal(g.Count, o.Count)
}

// eventDie is the term of the die that has faces with the names of cards.
const eventDie = "#term/glossar.ereigniswuerfel"

// inPlay is the rival that says that a thing lies in a principality.
const inPlay = "pile:table"

// narrowed reports whether a question adds something to a more general precedent: a number, whose turn it is, that
// something happens at once, that a thing is in play, or that it is the opponent's, unless something is done to it or
// against it.
// What holds in general may not hold then: "may I pay it back" and "may I pay it back on my opponent's turn".
func narrowed(g, o Gist) bool {
	return g.has(inPlay) && !o.has(inPlay) || g.prompt && !o.now ||
		len(lists.Without(lists.Without(g.Count, o.Count), []string{"1"})) > 0 ||
		!lists.Subset(g.whoseTurn, o.whoseTurn) ||
		foreign(g) && !foreign(o) && (len(g.Cards) == 0 || (!g.harms || g.question.Sense() == question.Gets) &&
			(len(g.Cards) == 1 || !aimedAt(g.question)))
}

// aimedAt reports whether a question names a thing of the opponent because something is done to it or against it: "may
// I put a Witch on *his* Church", "can I stop *his* Bishop".
func aimedAt(q *question.Question) bool {
	return q.HasVerb("stop", "answer", "protect") || slices.ContainsFunc(q.Mentions, func(m question.Mention) bool {
		return m.Side == "theirs" && slices.Contains([]question.Role{question.On, question.In, question.Against}, m.Role)
	})
}

// whoseTurn returns in whose turn a question says that something happens: my-turn, their-turn.
func whoseTurn(q *question.Question) []string {
	out := slices.DeleteFunc(slices.Clone(q.Places), func(p string) bool { return p != "my-turn" && p != "their-turn" })
	if q.HasWord("active", "aktive", "aktiver", "aktiven") {
		out = append(out, "my-turn")
	}
	if q.HasWord("passive", "passiver", "passiven") {
		out = append(out, "their-turn")
	}
	return out
}

// built returns the card of which a question asks whether it may be built where another one is: "I have a Citadel, may
// I build *Johanna*". It returns "" if there is none.
func built(q *question.Question) string {
	if len(q.Cards()) != 2 || q.Modal != "may" || !q.HasVerb("build") {
		return ""
	}
	out := ""
	for _, m := range q.In(question.Core) {
		switch {
		case m.Card == "" || m.Card == out || q.Given != nil && q.Given.Card == m.Card:
		case out != "":
			return ""
		default:
			out = m.Card
		}
	}
	return out
}

// otherPlayer reports whether two questions about winning or choosing name different players, or only one of them names
// a player: "do *I* win with five units" and "do the barbarians win with five units".
func otherPlayer(q, p *question.Question) bool {
	return q.Player != p.Player && q.HasVerb("win", "choose") && p.HasVerb("win", "choose") &&
		len(q.Verbs) == 1 && !q.Be // what choosing costs is for whoever chooses
}

// neededFirst returns the first card of which a question asks whether it is needed: "do I need a *Large Harbor* beside
// the Harbor".
func neededFirst(q *question.Question) string {
	if q.Verb() != "need" {
		return ""
	}
	for _, m := range q.In(question.Core) {
		if m.Card != "" {
			return m.Card
		}
	}
	return ""
}

// StopsPlay reports whether a question asks whether a card is kept from being played, and not from what it does: "does
// Countermagic stop the Spy *from being played*".
func StopsPlay(q *question.Question) bool {
	at := func(verb string) int {
		return slices.IndexFunc(q.Verbs, func(v question.Verb) bool { return v.ID == verb })
	}
	return at("stop") >= 0 && at("play") > at("stop")
}

// mayHave reports whether a question asks what a player may have or build.
func mayHave(q *question.Question) bool {
	return q.Modal == "may" && q.Player != "" && q.HasVerb("have", "build")
}
