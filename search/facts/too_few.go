package facts

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/gist"
	"catanica/search/prose"
	"catanica/search/question"
)

// tooFew answers with a no whether a card may be played or built by a player who has fewer cards than its condition
// demands: "I have only one wizard. Can I play the Witch", "Materialisation mit nur einem Zauberer". It says nothing of
// who has enough, because other conditions may fail.
func tooFew(x *Asked) *Answer {
	if x.Not || x.Player == "them" || len(x.Asks) > 0 || gist.Open(&x.Question) || x.Modal != "may" && x.Modal != "" ||
		slices.ContainsFunc(x.Unread, func(w string) bool { return !slices.Contains(having, strings.ToLower(w)) }) {
		return nil
	}
	for _, m := range x.Mentions {
		k := x.Cat.Card(m.Card)
		if k == nil || m.Ambiguous() || m.Side == "theirs" || !x.enters(k) {
			continue
		}
		for _, n := range x.Conditions(k) {
			if n.Count < 2 || n.Inferred() || n.Where != "" && n.Where != "own" || len(n.Any) != 1 || len(n.All) > 0 {
				continue
			}
			i := slices.IndexFunc(x.Mentions, func(o question.Mention) bool {
				return o.Card != k.ID && (o.Card == n.Any[0] || o.Group() == n.Any[0])
			})
			if i < 0 || !x.onlyOne(&x.Mentions[i]) || slices.ContainsFunc(x.Mentions, func(o question.Mention) bool {
				b := x.Cat.Card(o.Card) // another one that counts as well
				return b != nil && b.ID != n.Any[0] && b.Match(n.Any[0], x.EditionID)
			}) {
				continue
			}
			return &Answer{Verdict: No, Cites: x.Cites(n.Source), Cards: []string{k.ID},
				Sentence: x.With(No, prose.Sentence(x.ConditionIs(k, n)))}
		}
	}
	return nil
}

// having are words of a clause that says what a player has, which the reader may not know.
var having = []string{"ive", "got", "hab"}

// enters reports whether the question may ask whether a card is played or built: it has no verb for anything else.
func (x *Asked) enters(k *catalog.Card) bool {
	into := []string{"play", "have", "suffice", "build"}
	if !k.Is(catalog.Action, x.EditionID) && !k.Is(catalog.Building, x.EditionID) {
		return false
	}
	return !slices.ContainsFunc(x.Verbs, func(v question.Verb) bool { return !slices.Contains(into, v.ID) })
}

// onlyOne reports whether the text says that the player who asks has only one of what a mention names.
func (x *Asked) onlyOne(m *question.Mention) bool {
	before, after, found := strings.Cut(x.Text, m.Text)
	if !found || m.Side == "theirs" || x.HasWord(changing...) {
		return false
	}
	if i := strings.IndexAny(after, ".,:;!?–—"); i >= 0 {
		after = after[:i]
	}
	if i := strings.LastIndexAny(before, ".,:;!?–—-"); i >= 0 {
		before = before[i+1:]
	}
	words := strings.Fields(strings.ToLower(before))
	has := func(list []string, in ...string) bool {
		return slices.ContainsFunc(in, func(w string) bool { return slices.Contains(list, w) })
	}
	if len(words) == 0 || has(others, words...) || has(restricting, strings.Fields(strings.ToLower(after))...) {
		return false
	}
	last := words[len(words)-1]
	return has(single, last) || has(ones, last) && has(onlies, words...)
}

// The words that say that there is no more than one: a word that says so itself, numerals, words that make one of a
// numeral, those for whom the player who asks is not, those behind the name that say of only one of several that it
// is or has something, and those of a number that was or will be another one.
var (
	single = []string{"single", "einzigen", "einziger", "einzige", "einzelnen"}
	ones   = []string{"one", "1", "ein", "eine", "einen", "einem", "einer"}
	onlies = []string{"only", "just", "nur", "bloß", "lediglich", "erst"}
	others = []string{"he", "she", "they", "er", "opponent", "gegner", "mitspieler", "opponent's", "has", "hat"}

	restricting = []string{"has", "have", "hat", "haben", "is", "ist", "are", "sind", "with", "mit", "per", "pro", "each",
		"je", "occupied", "besetzt", "besetzten", "pays", "pay", "zahlt", "bezahlt", "bezahlen", "and", "und", "plus"}
	changing = []string{"had", "hatte", "now", "jetzt", "two", "zwei", "2", "missing", "fehlt", "lack", "another", "more",
		"weiteren", "weiterer", "soon", "bald"}
)
