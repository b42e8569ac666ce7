package question

import (
	"slices"
	"strings"
	"sync"

	"catanica/catalog"
)

// Turn is a way in which a question is put the other way round: with the same things and deeds as another one, it has
// the contrary answer.
type Turn string

// The turns.
const (
	Barred  Turn = "barred"  // is it impossible to burn it: yes, if it cannot be burned
	Useless Turn = "useless" // is it pointless to play it
	Untrue  Turn = "untrue"  // is it false that it burns
	Except  Turn = "except"  // may I play it *unless* he has no card: what else may be asks for nothing
)

// turning lists the words of each turn. A star stands for the clause that the question denies: *falsch* says nothing by
// itself.
var turning = map[catalog.Lang]map[Turn]string{
	catalog.DE: {
		Barred: "unmöglich, ausgeschlossen, undenkbar, unzulässig, unstatthaft, unerlaubt, illegal, regelwidrig, " +
			"verboten, untersagt, tabu, verkehrt zu, gegen die regeln, ein ding der unmöglichkeit, außerstande, " +
			"unfähig, ein no go",
		Useless: "sinnlos, zwecklos, nutzlos, unsinnig, aussichtslos, unnütz, witzlos, vergeblich, " +
			"vergebens, umsonst zu, unnötig",
		Untrue: "falsch, unwahr, unrichtig, unzutreffend, gelogen, erfunden, ein irrtum, irre ich, irre ich mich, " +
			"täusche ich mich, ein gerücht, ein märchen, ein missverständnis, stimmt nicht, stimmt es nicht, " +
			"stimmt das nicht, ist es nicht so, ist es nicht wahr, ist nicht wahr",
		Except: "es sei denn, außer, ausser, ausgenommen, abgesehen von, mit ausnahme, bis auf",
	},
	catalog.EN: {
		Barred: "impossible, unlawful, illegal, illegitimate, inadmissible, impermissible, unthinkable, inconceivable, " +
			"disallowed, forbidden, prohibited, taboo, off limits, out of the question, ruled out, against the rules, " +
			"out of order, wrong to, incapable, powerless, a no go",
		Useless: "useless, pointless, hopeless, futile, senseless, worthless, in vain, unnecessary, needless, " +
			"no use, no point",
		Untrue: "false, untrue, incorrect, wrong, mistaken, a mistake, a myth, a lie, an error, a misconception, " +
			"a misunderstanding, a rumor, a rumour, not true, not the case, not so",
		Except: "unless, except, excepting, excluding, save when, save if, apart from, aside from, with the exception, " +
			"all but, every but, nobody but, everything but",
	},
}

// turns returns the phrases of each turn as sequences of words.
var turns = sync.OnceValue(func() map[catalog.Lang]map[Turn][][]string {
	out := map[catalog.Lang]map[Turn][][]string{}
	for lang, words := range turning {
		out[lang] = map[Turn][][]string{}
		for turn, list := range words {
			for phrase := range strings.SplitSeq(list, ", ") {
				out[lang][turn] = append(out[lang][turn], strings.Fields(phrase))
			}
		}
	}
	return out
})

// attributive are the words behind which an adjective belongs to a thing: a *useless road*.
var attributive = []string{"a", "an", "the", "my", "his", "her", "their", "your", "any", "every", "each", "this",
	"that", "no", "two", "some", "all"}

// unturned are the words behind *außer* that belong to it: außer Kraft.
var unturned = []string{"kraft", "gefecht", "betrieb", "acht"}

// turnsOf returns the turns of a question, sorted and without repetition.
func turnsOf(lang catalog.Lang, words []word) []Turn {
	var out []Turn
	for turn, phrases := range turns()[lang] {
		if slices.ContainsFunc(phrases, func(p []string) bool { return turnAt(words, p) >= 0 }) {
			out = append(out, turn)
		}
	}
	slices.Sort(out)
	return out
}

// turnAt returns the word at which a phrase turns a question, or -1.
func turnAt(words []word, phrase []string) int {
	for i := 0; i+len(phrase) <= len(words); i++ {
		last := i + len(phrase) - 1
		if !slices.EqualFunc(words[i:last+1], phrase, func(w word, p string) bool { return w.text == p }) {
			continue
		}
		switch {
		case len(phrase) == 1 && i > 0 && slices.Contains(attributive, words[i-1].text),
			last+1 < len(words) && strings.HasPrefix(words[i].text, "au") && slices.Contains(unturned, words[last+1].text):
			continue
		}
		return i
	}
	return -1
}
