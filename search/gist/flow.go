package gist

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/lists"
	"catanica/search/question"
)

// flow is what a question says by the order of its words, and by words whose meanings exclude each other.
type flow struct {
	rivals   []string // families and meanings, in order: see rivals
	absent   []string // the term behind each word that says that something is missing; see absence
	bounds   []string // the bounds that it sets: more or less *than*, at least, at most
	always   bool     // it asks whether something is always so
	now      bool     // something happens at once
	prompt   bool     // it says so beyond doubt: see promptly
	pivots   map[string]flanks
	course   course
	clauses  clauses
	only     [][]string // the things to which it restricts something: see restricted
	twice    []string   // the terms that it repeats
	phrases  []phrase
	converts bool     // it has a verb that turns one thing into another
	jointly  bool     // it asks what several things come to in all: see joint
	costs    bool     // it asks what something costs
	numbers  []string // all that it names, as often as it names them; sorted
}

// flanks holds the terms before and behind a pivot.
type flanks struct{ before, behind []string }

// pivotWords maps the words that divide a question into two sides to their meaning. The sides cannot be exchanged.
var pivotWords = map[string]string{"als": "than", "than": "than", "statt": "instead", "anstatt": "instead",
	"anstelle": "instead", "instead": "instead", "für": "for", "for": "for", "vor": "before", "vorm": "before",
	"then": "then", "dann": "then", "danach": "then", "anschließend": "then", "anschliessend": "then",
	"hinterher": "then", "nachher": "then", "afterwards": "then", "bevor": "before", "before": "before",
	"nach": "after", "nachdem": "after", "after": "after", "into": "into", "aus": "out of"}

// boundWords are the words that make a number the least or the most.
var boundWords = map[string]string{"mindestens": "least", "least": "least", "höchstens": "most", "maximal": "most",
	"most": "most"}

// comparatives are the words before *than* that compare something other than a number.
var comparatives = []string{"besser", "schlechter", "stärker", "schwächer", "höher", "niedriger", "billiger", "teurer",
	"eher", "öfter", "better", "worse", "stronger", "weaker", "higher", "lower", "cheaper", "sooner", "rather"}

// always are the words that say that something is so at all times. Those of the particle all may also say that it is so
// of all things.
var always = []string{"immer", "stets", "jederzeit", "jedesmal", "always"}

// flowOf reads the order of words. term returns the term that a word stands for, or "".
func flowOf(lang catalog.Lang, words []spoken, term func(spoken) string) flow {
	f := flow{rivals: rivalsIn(words), pivots: map[string]flanks{}, phrases: phrasesOf(lang, words, term),
		course: courseOf(words, term), only: restricted(words, term), clauses: clausesOf(words, term),
		converts: converts(words)}
	var terms []string
	var missing absence
	more := -1 // the last word that says more or less
	for i, w := range words {
		before := spoken{}
		if i > 0 {
			before = words[i-1]
		}
		f.now, f.prompt = f.now || atOnce(before, w), f.prompt || promptly(before, w)
		f.bounds = append(f.bounds, bound(before, w)...)
		if w.particle == "more" || w.particle == "less" {
			more = i
		}
		if (w.text == "als" || w.text == "than") && more >= 0 && 1 < i-more && i-more <= maxThan {
			f.bounds = append(f.bounds, words[more].particle) // more units than
		}
		f.always = f.always || slices.Contains(always, w.text)
		f.jointly = f.jointly || joint(before, w)
		f.costs = f.costs || oppositeGroups()[lang][w.text] == "pay"
		if n := w.number; n != "" && ordinals[w.text] == "" {
			f.numbers = append(f.numbers, n)
		}
		missing.read(w)
		if pivot := pivotWords[w.text]; pivot != "" && f.pivots[pivot].before == nil && len(terms) > 0 {
			f.pivots[pivot] = flanks{before: slices.Clone(terms)}
		}
		t := term(w)
		if t == "" {
			continue
		}
		if missing.of(t) {
			f.absent = append(f.absent, t)
		}
		for pivot, s := range f.pivots {
			f.pivots[pivot] = flanks{s.before, append(s.behind, t)}
		}
		if slices.Contains(terms, t) {
			f.twice = append(f.twice, t)
		}
		terms = append(terms, t)
	}
	slices.Sort(f.numbers)
	return f
}

// together are the words that say what several things come to in all.
var together = []string{"zusammen", "insgesamt", "zusammengenommen", "zusammengezählt", "together", "altogether",
	"combined", "jointly"}

// joint reports whether a word, with the one before it, says that several things are taken together.
func joint(before, w spoken) bool {
	return slices.Contains(together, w.text) || before.text == "in" && (w.text == "all" || w.text == "total")
}

// otherSum reports whether only one of two questions with numbers asks what several things come to in all, or whether
// the one asks for the price of several things and the other for that of things: "do both raise it *together* by one"
// and "do both raise it by one", "do *two* cards cost *two* resources" and "do cards cost two resources". What sum two
// questions both name, they name in all.
func (f flow) otherSum(o flow) bool {
	if len(f.numbers) == 0 || len(o.numbers) == 0 {
		return false
	}
	return f.jointly != o.jointly && (o.jointly || slices.Contains(f.numbers, "1")) ||
		f.costs && o.costs && repeats(f.numbers) != repeats(o.numbers)
}

// repeats returns how many numbers of a sorted list stand in it before.
func repeats(numbers []string) int { return len(numbers) - len(slices.Compact(slices.Clone(numbers))) }

// maxThan is the greatest number of words from *more* to the *than* that belongs to it.
const maxThan = 3

// said returns a test for the words of a list.
func said(list []string) func(spoken) bool {
	return func(w spoken) bool { return slices.Contains(list, w.text) }
}

// atOnce reports whether a word, with the one before it, says that something happens at once.
func atOnce(before, w spoken) bool {
	return w.particle == "now" && !slices.Contains([]string{"während", "while", "during"}, w.text) ||
		promptly(before, w)
}

// promptly reports whether a word, with the one before it, says so beyond doubt. By themselves, *gleich* and *straight*
// may mean other things.
func promptly(before, w spoken) bool {
	return w.text == "sofort" || w.text == "immediately" || before.text == "at" && w.text == "once" ||
		slices.Contains(rightly, before.text) && (w.text == "nach" || w.text == "nachdem" || w.text == "after")
}

// rightly are the words that make *after* mean at once: *direkt nach*, *right after*.
var rightly = []string{"direkt", "gleich", "unmittelbar", "sofort", "right", "directly", "immediately", "straight"}

// bound returns the bound that a word sets together with the one before it: *more than*, *at least*.
func bound(before, w spoken) []string {
	if (w.text == "als" || w.text == "than") && (before.particle == "more" || before.particle == "less") {
		return []string{before.particle}
	}
	if (w.text == "als" || w.text == "than") && slices.Contains(comparatives, before.text) {
		return []string{"than"}
	}
	if b := boundWords[w.text]; b != "" {
		return []string{b}
	}
	if before.text == "gleich" && (w.text == "viel" || w.text == "viele") || before.text == "as" && w.text == "many" {
		return []string{"equal"}
	}
	return nil
}

// absence keeps track of what a question says is missing.
type absence struct{ open, strict bool }

// read reads a word.
func (a *absence) read(w spoken) {
	a.strict = a.strict && a.open || w.particle == "without"
	a.open = a.open || a.strict || question.IsNone(w.text)
}

// of reports whether a term is what is missing: the first one after *without*, or after *no* if that is a card or a
// term of the glossary.
func (a *absence) of(term string) bool {
	open := a.open
	a.open = false
	return open && (a.strict || strings.HasPrefix(term, "#") && !strings.HasPrefix(term, "#syn/"))
}

// against reports whether two questions with much the same words ask for different things.
func (f flow) against(o flow) bool {
	return f.rivalOf(o) || f.favorsOther(o) || f.crossed(o) || f.course.reversed(o.course) ||
		f.disagrees(o) || f.otherOnly(o) ||
		f.clauses.otherCase(o.clauses) || f.clauses.otherSubject(o.clauses) ||
		f.clauses.otherDenial(o.clauses) || f.clauses.onlySupposed(o.clauses) ||
		lists.Apart(f.absent, o.absent) || // *no wizard* and *no Citadel*
		lists.Apart(f.twice, o.twice) || // *gold* for gold, and *wool* for wool
		f.otherSum(o) || !slices.Equal(f.bounds, o.bounds) // *more than* two, *at least* two, and two
}

// has reports whether a question has a rival.
func (f flow) has(rival string) bool { return slices.Contains(f.rivals, rival) }

// rivalOf reports whether each of two questions has a meaning of the same family that the other lacks: *wool* and
// *grain*, *from the stack* and *from the discard pile*.
func (f flow) rivalOf(o flow) bool {
	fewer := lists.Without(o.rivals, f.rivals)
	return slices.ContainsFunc(lists.Without(f.rivals, o.rivals), func(m string) bool {
		family, _, _ := strings.Cut(m, ":")
		return slices.ContainsFunc(fewer, func(other string) bool { return strings.HasPrefix(other, family+":") })
	})
}

// crossed reports whether two questions have the same things on opposite sides of the same word: "two alike for two
// different ones" and "two different ones for two alike".
func (f flow) crossed(o flow) bool {
	for pivot, s := range f.pivots {
		t, ok := o.pivots[pivot]
		if ok && (crosses(s.before, s.behind, t.behind) && crosses(s.behind, s.before, t.before) ||
			inverse(s.behind, t.behind)) {
			return true
		}
	}
	return false
}

// inverse reports whether each of two lists begins with a term that the other has later: "cast after *recharging*" and
// "recharge after *casting*", "make a settlement of a *city*" and "make a city of a *settlement*".
func inverse(a, b []string) bool {
	return len(a) > 0 && len(b) > 0 && a[0] != b[0] && slices.Contains(a, b[0]) && slices.Contains(b, a[0])
}

// crosses reports whether theirs has a term that side has and other lacks.
func crosses(side, other, theirs []string) bool {
	return slices.ContainsFunc(side, func(t string) bool {
		return !slices.Contains(other, t) && slices.Contains(theirs, t)
	})
}
