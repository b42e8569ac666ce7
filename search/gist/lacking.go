package gist

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"
	"catanica/search/question"
)

// subjects maps the words for a player, besides theirs, to the player whom they mean.
var subjects = map[string]string{
	"ich": "me", "man": "me", "wir": "me", "i": "me", "i've": "me", "we": "me", "you": "me",
	"gegner": "them", "mitspieler": "them", "gegenspieler": "them", "gegnerin": "them", "mitspielerin": "them",
	"er": "them", "opponent": "them", "they": "them",
	"he": "them", "she": "them", "rival": "them", "enemy": "them",
}

// Subject returns the player whom a word means: me, them or "".
func Subject(word string) string {
	if slices.Contains(theirs, word) {
		return "them"
	}
	return subjects[word]
}

// conjunctions begin a clause, which has a subject of its own.
var conjunctions = append([]string{"damit", "dass", "bevor", "und", "oder", "aber", "as", "after", "before", "and",
	"or", "but", "unless", "until"}, supposing...)

// nobody are the words that say of both players that they lack something or do not do it.
var nobody = []string{"nobody", "niemand"}

// Lacking returns the players of whom a text says that they lack something, or do something without it: me in "may I
// play it if I have no knight", them in "my opponent has no knight", both in "nobody has a knight". It is empty if the
// text does not say who.
func Lacking(lang catalog.Lang, text string) []string {
	var out []string
	text = strings.ReplaceAll(text, "’", "'")
	who, end := "", 0
	words := analysis.Tokenize(text, maxWording)
	for i, t := range words {
		next := ""
		if i+1 < len(words) {
			next = words[i+1].Text
		}
		if slices.Contains(nobody, t.Text) || t.Text == "keiner" && (next == "von" || next == "hat") ||
			t.Text == "neither" && (next == "of" || next == "player" || next == "has") {
			return []string{"me", "them"}
		}
		if strings.ContainsAny(text[end:t.Start], Pauses) || slices.Contains(conjunctions, t.Text) {
			who = ""
		}
		end = t.End
		if player := Subject(t.Text); player != "" {
			who = player
		}
		group := opposite(lang, t.Text)
		if (group == "not" || group == "without") && who != "" && !slices.Contains(out, who) {
			out = append(out, who)
		}
	}
	slices.Sort(out)
	return out
}

// theirs are the words for what belongs to the opponent. *Sein* and *its* are not among them: the one is a verb, the
// other a card's.
var theirs = []string{"seine", "seinem", "seinen", "seiner", "seines", "gegners", "gegnerische", "gegnerischen",
	"gegnerischer", "gegnerisches", "rival's", "enemy's", "player's", "his", "their", "her", "opponent's", "opponents"}

// owner returns whose things a text speaks of: mine, theirs or both. It is empty if the text does not say.
func owner(text string) string {
	words := question.WordsOf(text)
	out := ""
	for i, w := range words {
		whose := ""
		switch {
		case slices.Contains(theirs, w), Subject(w) == "them" && ofPlayer(words[:i]):
			whose = "theirs"
		case slices.Contains(possessives, w) && (i+1 == len(words) || Subject(words[i+1]) != "them"):
			whose = "mine" // unlike "my opponent"
		default:
			continue
		}
		if out != "" && out != whose {
			return "both"
		}
		out = whose
	}
	return out
}

// introducing are the articles before a player: *of the opponent*.
var introducing = []string{"the", "an", "dem", "einem"}

// ofPlayer reports whether words end with a preposition, perhaps followed by *my* or *the*, after which a player is
// named as an owner: *vom Gegner*, *of my opponent*.
func ofPlayer(words []string) bool {
	if n := len(words) - 1; n >= 0 && (slices.Contains(possessives, words[n]) || slices.Contains(introducing, words[n])) {
		words = words[:n]
	}
	return len(words) > 0 && slices.Contains([]string{"vom", "beim", "von", "des", "of"}, words[len(words)-1])
}

// opposed reports whether two questions differ in who lacks something, or in who owns a card that both name, or
// something else: "if *I* have no knight" and "if *he* has no knight", *my* stack and *his*. A player who asks what is
// improved, and does not say whose it is, means their own things.
func opposed(g, o Gist) bool {
	q, p := g.question, o.question
	if len(g.lacking) > 0 && len(o.lacking) > 0 && !slices.Equal(g.lacking, o.lacking) ||
		g.owner != o.owner && g.owner != "" && o.owner != "" && g.owner != "both" && o.owner != "both" ||
		(g.favors || o.favors) && foreign(g) != foreign(o) || actsOnOwn(g) != actsOnOwn(o) {
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

// actsOnOwn reports whether the opponent acts, and only on things of theirs: "does my opponent fetch a card from *his*
// discard pile". Where nobody is said to act, such things are another player's.
func actsOnOwn(g Gist) bool {
	return g.question.Player == "them" && g.owner == "theirs" && slices.Contains(g.doers, "them")
}

// OtherSide reports whether only one of two questions names the opponent or something of theirs.
func (g Gist) OtherSide(o Gist) bool { return g.namesOpponent() != o.namesOpponent() }

// namesOpponent reports whether a question names the opponent or something of theirs.
func (g Gist) namesOpponent() bool { return foreign(g) || slices.Contains(g.doers, "them") }

// favors reports whether a question asks what a card does for other cards. Most cards only do that for cards of their
// owner.
func favors(q *question.Question) bool {
	return q.HasVerb("cheapen", "strengthen", "double", "count", "charge", "lend", "protect", "suffice", "need")
}

// foreign reports whether a question speaks of things of the opponent.
func foreign(g Gist) bool { return g.owner == "theirs" || g.owner == "both" }

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
