package search

import (
	"catanica/catalog"
	"catanica/search/analysis"
	"slices"
)

// factPages returns the documents whose own page answers the query, because it asks for a plain fact (was kostet die
// Hexe): a name with words of such questions before or after it, and nothing else but stop words.
func (ix *Index) factPages(terms []queryTerm) []int {
	first, last := 0, len(terms)
	for first < last && ix.isFiller(terms[first]) {
		first++
	}
	for last > first && ix.isFiller(terms[last-1]) {
		last--
	}
	if first == last {
		return nil
	}
	for from := first; from >= max(0, first-maxNameFillers); from-- {
		for to := last; to <= min(len(terms), last+maxNameFillers); to++ {
			asks := slices.ContainsFunc(terms[:from], ix.isFactWord) || slices.ContainsFunc(terms[to:], ix.isFactWord)
			if !asks {
				continue
			}
			if found := ix.pagesCalled(correctedName(terms[from:to])); len(found) > 0 {
				return found
			}
		}
	}
	return nil
}

// maxNameFillers limits the filler words at the beginning and end of a name: Dye Works, Der Koloss.
const maxNameFillers = 1

// pagesCalled returns the documents with a page of facts that have the name.
func (ix *Index) pagesCalled(name string) []int {
	return slices.DeleteFunc(ix.called(name), func(d int) bool { return !isConcept(ix.docs[d].Kind) })
}

// correctedName joins the words of a query, corrected, as one name for nameIndex, which ignores spaces.
func correctedName(terms []queryTerm) string {
	name := ""
	for _, t := range terms {
		if t.correction != "" {
			name += t.correction
			continue
		}
		name += t.Text
	}
	return name
}

// isFiller reports whether the word can be part of a question but carries no meaning in it.
func (ix *Index) isFiller(t queryTerm) bool { return t.weak || ix.isFactWord(t) }

// isFactWord reports whether the word asks for a fact (kostet, card text).
func (ix *Index) isFactWord(t queryTerm) bool {
	return ix.factWords[analysis.Fold(catalog.DE, t.Text).Text] || ix.factWords[analysis.Fold(catalog.EN, t.Text).Text]
}
