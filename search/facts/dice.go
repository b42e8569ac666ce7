package facts

import (
	"slices"
	"strconv"

	"catanica/catalog"
	"catanica/search/gist"
	"catanica/search/prose"
	"catanica/search/question"
)

// testRoll answers whether an action gets through on a number that its test roll shows, alone or against a card that
// makes it fail more often: "does the Arsonist fail on a 4 if I play the Bishop", "kommt der Spion bei einer 2 an der
// Großen Mauer vorbei". What fails on which number is in the cards' play. Clauses may stand in any order, because the
// two cards and the number have only one sense together.
func testRoll(x *Asked) *Answer {
	n := x.rolled()
	if n == 0 || !x.onlyRolls() {
		return nil
	}
	var attack, guard *question.Mention
	var fails []int
	for i, m := range x.Mentions {
		k := x.Cat.Card(m.Card)
		switch {
		case k == nil || m.Side == "own" || len(m.States) > 0 || m.Joined == "or":
			return nil
		case attack == nil && (testFails(k) != nil || k.ID == "spion"):
			attack, fails = &x.Mentions[i], testFails(k)
		case guard == nil && m.Role != question.Without:
			guard = &x.Mentions[i]
		default:
			return nil
		}
	}
	if attack == nil || !x.subjectAttacks(attack, guard) {
		return nil
	}
	a := x.Cat.Card(attack.Card)
	out := &Answer{Cards: []string{a.ID}, Cites: x.Cites(x.SourcesOf(a)...)}
	against := ""
	if guard != nil {
		g := x.Cat.Card(guard.Card)
		worse, cites := guardFails(g, a)
		if worse == nil {
			return nil
		}
		fails = worse
		out.Cards, out.Cites = append(out.Cards, g.ID), append(append(cites, x.Cites(x.SourcesOf(g)...)...), out.Cites...)
		against = x.Say(" gegen %s", " against %s", x.Obj(g))
	}
	if len(fails) == 0 {
		return nil
	}
	out.Verdict = No
	if slices.Contains(fails, n) == x.asksFailure() {
		out.Verdict = Yes
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(x.Say("%s %s%s bei einer gewürfelten %s", "%s %s%s on a roll of %s",
		x.The(a), x.VerbOf(a, "scheitert", "scheitern", "fails", "fail"), against, x.span(fails))))
	return out
}

// onlyRolls reports whether the question has nothing besides cards, one number and the verbs of a test roll.
func (x *Asked) onlyRolls() bool {
	if len(x.Unread)+len(x.Asks)+len(x.Places)+len(x.Topics)+len(x.States) > 0 || x.Not || x.Limited || x.Own || x.All ||
		x.It && len(x.Mentions) < 2 || x.Modal == "must" || gist.Open(&x.Question) || gist.Alternatives(x.Text) {
		return false
	}
	asks := 0
	for _, v := range x.Verbs {
		switch v.ID {
		case "succeed", "fail", "hit":
			asks++
		case "play", "have", "roll", "build":
		default:
			return false
		}
	}
	return asks == 1 && !x.againstMe()
}

// againstMe reports whether a question asks whom an attack hits, which another number may turn around.
func (x *Asked) againstMe() bool { return x.HasWord("mich", "mir", "ihn", "me", "him") }

// asksFailure reports whether the question asks for the failure of the test roll, and not for its success.
func (x *Asked) asksFailure() bool {
	return slices.ContainsFunc(x.Verbs, func(v question.Verb) bool { return v.ID == "fail" })
}

// rolled returns the number of the question that a die shows: "on a 4", "bei einer gewürfelten 2", "I roll a 5". It
// returns 0 if there is none, or another number besides.
func (x *Asked) rolled() int {
	if len(x.Numbers) != 1 || x.Held != "" || slices.ContainsFunc(x.Mentions, func(m question.Mention) bool {
		return m.Number != ""
	}) {
		return 0
	}
	n, err := strconv.Atoi(x.Numbers[0])
	if err != nil || n < 1 || n > 6 {
		return 0
	}
	words := x.words()
	for i, w := range words {
		if i > 0 && (w == x.Numbers[0] || gist.Numeral(w) == x.Numbers[0]) {
			if slices.Contains(beforeRoll, words[i-1]) && !(i+1 < len(words) && slices.Contains(afterNoRoll, words[i+1])) {
				return n
			}
			return 0
		}
	}
	return 0
}

// beforeRoll are the words right before a number that a die shows, and afterNoRoll those after one that counts.
var (
	beforeRoll = []string{"a", "an", "the", "on", "at", "roll", "rolls", "rolled", "eine", "einer", "ner", "ne", "der",
		"bei", "gewürfelten", "gewürfelter", "gewürfelte", "würfle", "würfelt", "würfele"}
	afterNoRoll = []string{"or", "oder", "bis", "to", "and", "und"}
)

// subjectAttacks reports whether it is the attack that succeeds or fails, and its player is not the one who has the
// guard. The attack is the subject, or the player is who rolls for it: "if I roll a 4 for the Black Knight, do I
// succeed".
func (x *Asked) subjectAttacks(attack, guard *question.Mention) bool {
	if guard != nil && attack.Side != "" && attack.Side == guard.Side {
		return false
	}
	if attack.Side == "mine" && guard != nil && x.Player == "me" || attack.Side == "theirs" && x.Player == "them" {
		return false
	}
	if attack.Role == question.Core {
		return guard == nil || guard.Role != question.Core || before(x.Mentions, attack, guard)
	}
	if attack.Role != question.For && attack.Role != question.With && attack.Role != question.On {
		return false
	}
	var players []string // in the order of the text
	for _, w := range x.words() {
		if p := gist.Subject(w); p != "" {
			players = append(players, p)
		}
	}
	return len(players) > 0 && players[0] == players[len(players)-1] &&
		(guard == nil || slices.ContainsFunc(players, func(p string) bool { return p != players[0] }))
}

// before reports whether mention a stands before mention b.
func before(list []question.Mention, a, b *question.Mention) bool {
	return slices.IndexFunc(list, func(m question.Mention) bool { return m.Card == a.Card }) <
		slices.IndexFunc(list, func(m question.Mention) bool { return m.Card == b.Card })
}

// testFails returns the numbers on which the test roll of a card fails by itself, or nil if it has none.
func testFails(k *catalog.Card) []int {
	for _, w := range k.Play.Played {
		if w.Name == "test" {
			return w.Arg.Get("fails").Ints()
		}
	}
	return nil
}

// guardFails returns the numbers on which card g makes card a fail, and the articles that its play cites.
func guardFails(g, a *catalog.Card) (faces []int, cites []string) {
	for _, w := range g.Play.Reacts {
		if w.Name == "worsens" && slices.Contains(w.Arg.Get("to").Strs(), a.ID) {
			return w.Arg.Get("fails").Ints(), w.Arg.Get("cites").Strs()
		}
	}
	for _, w := range g.Play.Works {
		if w.Name == "spy-guard" && a.ID == "spion" {
			return w.Arg.Get("fails").Ints(), nil
		}
	}
	return nil, nil
}
