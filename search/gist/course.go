package gist

import (
	"slices"

	"catanica/search/lists"
)

// course holds what a question says is done first and what is done after it, as terms: *erst aufladen und dann
// zaubern*, *cast after recharging*. Both are empty if it does not say.
type course struct{ earlier, later []string }

// The words that put deeds in order, besides those of pivotWords. *Vor* is not among them, because it mostly says what
// something protects from.
var (
	firstly   = []string{"erst", "zuerst", "zunächst", "first"}
	preceding = []string{"bevor", "ehe", "before"}
	joining   = []string{"und", "and"}
)

// pivots returns a test for the words that pivotWords maps to way.
func pivots(way string) func(spoken) bool {
	return func(w spoken) bool { return pivotWords[w.text] == way }
}

// courseOf reads the order of the deeds that words name. term returns the term that a word stands for, or "".
func courseOf(words []spoken, term func(spoken) string) course {
	deeds := func(words []spoken) []string {
		var out []string
		for i, w := range words {
			thing := w.isCard || countOf(w) != "" || i > 0 && (countOf(words[i-1]) != "" || ownerOf(words[i-1]) != "")
			if t := term(w); t != "" && !thing && pivotWords[w.text] != "then" {
				out = append(out, t)
			}
		}
		return out
	}
	if before, behind := inTurn(words); behind != nil {
		return course{deeds(before), deeds(behind)}
	}
	split := func(is func(spoken) bool) (within, beyond []string) {
		i := slices.IndexFunc(words, is)
		if i < 0 {
			return nil, nil
		}
		end := clauseEnd(words, i, term)
		within, beyond = deeds(words[i+1:end]), deeds(words[end:])
		if len(beyond) == 0 {
			beyond = deeds(words[:i])
		}
		return within, beyond
	}
	if within, beyond := split(pivots("after")); within != nil {
		return course{within, beyond}
	}
	within, beyond := split(said(preceding))
	return course{beyond, within}
}

// inTurn divides words into those for what is done first and those for what is done then: *erst … und dann …*, *… first
// and … afterwards*, *… and then …*. Both are nil if the words do not say so.
func inTurn(words []spoken) (first, then []spoken) {
	i, j := slices.IndexFunc(words, said(firstly)), slices.IndexFunc(words, pivots("then"))
	switch {
	case j < 0 || i < 0 && (j == 0 || !said(joining)(words[j-1])):
		return nil, nil
	case i < 0:
		return words[:j-1], words[j:]
	}
	split := slices.IndexFunc(words[:j], said(joining))
	if split <= i {
		split = j
	}
	if i+1 < split {
		return words[i+1 : split], words[split:]
	}
	return words[:split], words[split:] // *cast first, then …*
}

// clauseEnd returns where the words end that belong to the conjunction or preposition at i: at a pause or, except after
// *nachdem*, after the first term.
func clauseEnd(words []spoken, i int, term func(spoken) string) int {
	for end := i + 1; end < len(words); end++ {
		if words[end].pause || words[i].text != "nachdem" && slices.ContainsFunc(words[i+1:end], func(w spoken) bool {
			return term(w) != ""
		}) {
			return end
		}
	}
	return len(words)
}

// leavesOrder reports whether a question with these terms names the deeds that another one puts in order, but in none:
// "may he *cast and recharge*" and "may he *recharge and then cast*".
func (f flow) leavesOrder(o flow, terms []string) bool {
	c := o.course
	return len(f.course.earlier) == 0 && lists.Overlap(c.earlier, terms) && lists.Overlap(c.later, terms) &&
		!lists.Overlap(c.earlier, c.later)
}

// reversed reports whether two questions put deeds in opposite orders: "may he be *fed* first and then cast" and "may
// he cast first and then be *fed*".
func (c course) reversed(d course) bool {
	turned := func(c, d course) bool {
		return slices.ContainsFunc(lists.Without(c.earlier, c.later), func(t string) bool {
			return slices.Contains(d.later, t) && !slices.Contains(d.earlier, t)
		})
	}
	return len(c.earlier) > 0 && len(d.earlier) > 0 && len(c.later) > 0 && len(d.later) > 0 &&
		(turned(c, d) || turned(d, c))
}
