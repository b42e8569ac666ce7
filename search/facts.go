package search

import (
	"slices"

	"catanica/catalog"
)

// asksAbout returns what the query asks a plain fact about (was kostet die Hexe): a name, before or after it
// words of such questions, and nothing else that says anything. Nothing if it asks for no plain fact.
func (ix *Index) asksAbout(units []unit) []int {
	first, last := 0, len(units)
	for first < last && ix.isAskedWith(units[first]) {
		first++
	}
	for last > first && ix.isAskedWith(units[last-1]) {
		last--
	}
	if first == last {
		return nil
	}
	for from := first; from >= max(0, first-maxOwnFacts); from-- {
		for to := last; to <= min(len(units), last+maxOwnFacts); to++ {
			if found := ix.ownPages(units[from:to]); len(found) > 0 && (slices.ContainsFunc(units[:from], ix.isFact) || slices.ContainsFunc(units[to:], ix.isFact)) {
				return found
			}
		}
	}
	return nil
}

// maxOwnFacts is how many words of questions a name may begin or end with: Dye Works, Der Koloss.
const maxOwnFacts = 1

// ownPages are the things with a page of facts that the units together name.
func (ix *Index) ownPages(units []unit) []int {
	name := ""
	for _, u := range units {
		if u.meant != nil {
			name += u.meant.shown
			continue
		}
		name += u.typed.text
	}
	return slices.DeleteFunc(ix.names.called(name), func(d int) bool {
		k := ix.docs[d].Kind
		return k != catalog.KindCard && k != catalog.KindTerm && k != catalog.KindSet && k != catalog.KindClass
	})
}

// isAskedWith reports whether the word only asks.
func (ix *Index) isAskedWith(u unit) bool { return u.weak || ix.isFact(u) }

func (ix *Index) isFact(u unit) bool {
	return ix.facts[foldGerman(u.typed.text).text] || ix.facts[foldPlain(u.typed.text).text]
}
