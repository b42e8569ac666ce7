package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"
	"catanica/search/question"
)

// subjects maps the words for a player to the player whom they mean.
var subjects = map[string]string{
	"ich": "me", "man": "me", "wir": "me", "i": "me", "we": "me", "you": "me",
	"gegner": "them", "mitspieler": "them", "gegenspieler": "them", "er": "them", "gegners": "them", "gegnerische": "them",
	"gegnerischen": "them", "opponent": "them", "opponents": "them", "opponent's": "them", "they": "them", "he": "them",
	"she": "them", "rival": "them", "enemy": "them", "seine": "them", "seiner": "them", "seinen": "them", "his": "them",
	"their": "them", "her": "them",
}

// conjunctions begin a clause, which has a subject of its own.
var conjunctions = []string{"wenn", "falls", "obwohl", "weil", "während", "solange", "sobald", "damit", "dass", "nachdem",
	"bevor", "und", "oder", "aber", "if", "when", "while", "although", "though", "because", "as", "after", "before", "and",
	"or", "but", "unless", "until"}

// lacking returns the players of whom a text says that they lack something, or do something without it: me in "may I
// play it if I have no knight", them in "my opponent has no knight". It is empty if the text does not say who.
func lacking(lang catalog.Lang, text string) []string {
	var out []string
	text = strings.ReplaceAll(text, "’", "'")
	who, end := "", 0
	for _, t := range analysis.Tokenize(text, maxWording) {
		if strings.ContainsAny(text[end:t.Start], ",.;:!?–—") || slices.Contains(conjunctions, t.Text) {
			who = ""
		}
		end = t.End
		if player := subjects[t.Text]; player != "" {
			who = player
		}
		group := turn(lang, t.Text)
		if (group == "not" || group == "without") && who != "" && !slices.Contains(out, who) {
			out = append(out, who)
		}
	}
	slices.Sort(out)
	return out
}

// opposed reports whether two questions differ in who lacks something, or in whose a card is that both name.
func opposed(g, o gist, q, p *question.Question) bool {
	if len(g.lacking) > 0 && len(o.lacking) > 0 && !slices.Equal(g.lacking, o.lacking) {
		return true
	}
	for _, m := range q.Mentions {
		if m.Card == "" || m.Side != "mine" && m.Side != "theirs" || len(named(q, m.Card)) > 1 {
			continue
		}
		for _, n := range named(p, m.Card) {
			if n.Side != m.Side && (n.Side == "mine" || n.Side == "theirs") {
				return true
			}
		}
	}
	return false
}

// named returns the mentions of a card.
func named(q *question.Question, card string) []question.Mention {
	var out []question.Mention
	for _, m := range q.Mentions {
		if m.Card == card {
			out = append(out, m)
		}
	}
	return out
}

// mirrored reports whether a question is about a card whose functions a Secret Society imitates.
func mirrored(q *question.Question) bool {
	return slices.Contains(q.Cards(), "geheimbund") ||
		slices.ContainsFunc(q.Verbs, func(v question.Verb) bool { return v.ID == "mirror" }) ||
		slices.ContainsFunc(statesOf(q), func(s question.State) bool { return s.ID == "mirrored" })
}
