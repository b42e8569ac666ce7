package gist

import (
	"catanica/search/lists"
	"slices"
	"strings"
)

// clauses holds the terms of what a question asks and of what it supposes: *may I build Johanna* and *if the Citadel
// came first*.
type clauses struct {
	asked, supposed []string
	conditions      []string // those of supposed behind a conjunction
	related         []string // those behind a relative pronoun
	stated          []string // those of a sentence before the question
	holders         []string // those of subjects behind a conjunction
	subjects        []string // a term of what is supposed and the player of whom it is said: see supposedOf
	// deniesAsked and deniesSupposed report whether what is asked, and what is supposed, has a negation.
	deniesAsked, deniesSupposed bool
}

// supposing are the words that begin a clause in which a question supposes something.
var supposing = []string{"wenn", "falls", "sofern", "obwohl", "weil", "während", "solange", "sobald", "nachdem", "if",
	"when", "while", "although", "though", "because", "once"}

// relating are the words that begin a German relative clause after a comma.
var relating = []string{"der", "die", "das", "den", "dem", "deren", "dessen"}

// inquiring are the verbs that begin a question, besides auxiliaries and firstVerbs. Words of the particle may that
// only end a clause are not among them.
var inquiring = []string{"darf", "dürfen", "kann", "können", "muss", "muß", "müssen", "soll", "sollte", "wird",
	"werden", "ist", "sind", "hat", "habe", "haben", "durfte", "konnte", "musste", "war", "waren"}

// connecting are the words that may come before these verbs.
var connecting = []string{"und", "aber", "dann", "also", "and", "but", "then", "so"}

// it are the pronouns that may stand for a thing named in another clause.
var it = []string{"it", "him", "her", "them", "ihn", "sie", "es", "er", "diese", "diesen", "dieses"}

// clausesOf reads what a question asks and what it supposes. term returns the term that a word stands for, or "".
func clausesOf(words []spoken, term func(spoken) string) clauses {
	parts, last := segments(words), -1
	main := slices.IndexFunc(parts, inquires)
	for i, p := range parts { // if none inquires, the last part that names a thing is the main one
		if main < 0 && !supposes(p) && slices.ContainsFunc(p, func(w spoken) bool { return IsThing(term(w)) }) {
			last = i
		}
	}
	if main < 0 {
		main = last
	}
	var c clauses
	pronoun := false
	for i, p := range parts {
		asks := i == main || i > main && !supposes(p) && !slices.Contains(relating, p[0].text)
		pronoun = pronoun || asks && slices.ContainsFunc(p, said(it))
		if !asks {
			of := supposedOf(p, term)
			c.subjects = append(c.subjects, of...)
			if supposes(p) {
				c.holders = append(c.holders, of...)
			}
		}
		denies := slices.ContainsFunc(p, func(w spoken) bool { return w.particle == "not" })
		c.deniesAsked, c.deniesSupposed = c.deniesAsked || denies && asks, c.deniesSupposed || denies && !asks
		for _, w := range p {
			switch t := term(w); {
			case t == "" || Subject(w.text) != "":
			case asks:
				c.asked = append(c.asked, t)
			default:
				c.supposed = append(c.supposed, t)
				switch {
				case supposes(p):
					c.conditions = append(c.conditions, t)
				case slices.Contains(relating, p[0].text):
					c.related = append(c.related, t)
				case i < len(parts)-1 && parts[i+1][0].begins:
					c.stated = append(c.stated, t)
				}
			}
		}
	}
	if pronoun && len(namesIn(c.asked)) == 0 {
		c.resolve()
	}
	return c
}

// supposedOf returns each term of a clause behind the player of whom the clause says it: "me:lead" and "them:star" of
// "if *I* lead and *my opponent* has no stars". A player behind *and* is another subject; any other one is an object.
func supposedOf(clause []spoken, term func(spoken) string) []string {
	var out []string
	who, joined := "", false
	for i, w := range clause {
		joined = joined || i > 0 && slices.Contains(conjunctions, w.text)
		if player := subjects[w.text]; player != "" && (who == "" || joined || slices.Contains(nominative, w.text)) &&
			(i == 0 || !oblique(clause[:i])) {
			who, joined = player, false
			continue
		}
		if t := term(w); t != "" && who != "" {
			out = append(out, who+":"+t)
		}
	}
	return out
}

// nominative are the words for a player that are subjects wherever they stand: "I know *he* holds buildings".
var nominative = []string{"ich", "er", "wir", "i", "he", "she", "we", "they"}

// oblique reports whether a player behind the words is no subject: *from my opponent*, *meinem Gegner*.
func oblique(words []spoken) bool {
	last := words[len(words)-1]
	if slices.Contains([]string{"meinem", "meinen", "dem", "den", "einem", "einen"}, last.text) {
		return true
	}
	if last.text == "my" || last.text == "the" || last.text == "mein" || last.text == "der" {
		words = words[:len(words)-1]
	}
	if len(words) == 0 {
		return false
	}
	before := words[len(words)-1].text
	return ways[before] != "" || slices.Contains(possessing, before)
}

// otherSubject reports whether two questions suppose the same of different players: "if *I* lead" and "if *he* leads".
func (c clauses) otherSubject(d clauses) bool {
	return slices.ContainsFunc(c.subjects, func(said string) bool {
		who, t, _ := strings.Cut(said, ":")
		return !slices.Contains(d.subjects, said) && slices.Contains(d.subjects, otherOf(who)+":"+t) &&
			!slices.Contains(c.subjects, otherOf(who)+":"+t)
	})
}

// otherOf returns the other player: them for me.
func otherOf(player string) string {
	if player == "me" {
		return "them"
	}
	return "me"
}

// resolve lets a pronoun of the question stand for the last thing that another clause names.
func (c *clauses) resolve() {
	for i := len(c.supposed) - 1; i >= 0; i-- {
		if len(namesIn(c.supposed[i:i+1])) > 0 {
			c.asked = append(c.asked, c.supposed[i])
			c.supposed = slices.Delete(slices.Clone(c.supposed), i, i+1)
			return
		}
	}
}

// segments divides words at punctuation and before the words of supposing.
func segments(words []spoken) [][]spoken {
	var out [][]spoken
	from := 0
	for i := 1; i <= len(words); i++ {
		if i == len(words) || words[i].pause && !words[i].within || slices.Contains(supposing, words[i].text) {
			out, from = append(out, words[from:i]), i
		}
	}
	return out
}

// supposes reports whether a question supposes what a clause says.
func supposes(clause []spoken) bool { return slices.Contains(supposing, clause[0].text) }

// inquires reports whether a clause begins with the verb of a question.
func inquires(clause []spoken) bool {
	for len(clause) > 1 && slices.Contains(connecting, clause[0].text) {
		clause = clause[1:]
	}
	return beginsQuestion(clause[0].text)
}

// beginsQuestion reports whether a word is a verb with which a question begins.
func beginsQuestion(word string) bool {
	return slices.Contains(auxiliaries, word) || slices.Contains(inquiring, word) || slices.Contains(firstVerbs, word)
}

// otherDenial reports whether two questions both deny something that they suppose, and only one of them denies what it
// asks: "is it true that Flavo is *not* unique because he is no knight" and "is Flavo unique though he is no knight".
func (c clauses) otherDenial(d clauses) bool {
	return c.deniesSupposed && d.deniesSupposed && c.deniesAsked != d.deniesAsked
}

// otherCase reports whether two questions suppose different things, and each asks for what the other supposes: "may I
// build Johanna if I have a Citadel" and "may I build a Citadel if I have Johanna".
func (c clauses) otherCase(d clauses) bool {
	mine, theirs := namesIn(c.supposed), namesIn(d.supposed)
	return lists.Apart(mine, theirs) && lists.Subset(mine, namesIn(d.asked)) && lists.Subset(theirs, namesIn(c.asked))
}

// namesIn returns the cards and the terms of the glossary among terms, each of which may stand for several. Other
// concepts do not count: to build and a building are the same one.
func namesIn(terms []string) []string {
	var out []string
	for _, t := range terms {
		for name := range strings.FieldsSeq(t) {
			if strings.HasPrefix(name, "#card/") || strings.HasPrefix(name, "#term/glossar.") {
				out = append(out, name)
			}
		}
	}
	return out
}

// onlySupposed reports whether a question asks for what another one only supposes, while that one asks for something
// else: "is the Castle removed" and "do I get my points back when the Castle is removed". The same holds if the other
// one asks for what this one only says of a thing, "a wizard, whom I have charged", or states before it asks: "he
// burned it. Is it mine?"
func (c clauses) onlySupposed(d clauses) bool {
	return c.asksFor(d.conditions, d) || d.asksFor(c.related, c) || d.asksFor(c.stated, c)
}

// asksFor reports whether c asks for one of the terms, d does not ask for it, and c has none of the deeds that d asks
// for.
func (c clauses) asksFor(terms []string, d clauses) bool {
	all := slices.Concat(c.asked, c.supposed)
	return slices.ContainsFunc(lists.Without(c.asked, d.asked), func(t string) bool {
		return !strings.Contains(t, "card/") && slices.Contains(terms, t)
	}) && !slices.ContainsFunc(d.asked, func(t string) bool { return !IsThing(t) && slices.Contains(all, t) })
}
