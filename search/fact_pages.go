package search

import (
	"catanica/catalog"
	"catanica/search/analysis"
	"catanica/search/document"
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
	if slices.ContainsFunc(terms, ix.isFactWord) {
		return ix.cardsInAnyForm(terms[first:last])
	}
	return nil
}

// cardsInAnyForm returns the cards to whose name all words belong, in any of its forms: des Spions, Bibliotheken.
func (ix *Index) cardsInAnyForm(terms []queryTerm) []int {
	var out []int
	for _, e := range terms[0].expansions {
		if !document.IsCardConcept(e.term) || !isNamedByAll(e.term, terms) {
			continue
		}
		if doc, ok := slices.BinarySearch(ix.keys, e.term[1:]); ok && !slices.Contains(out, doc) {
			out = append(out, doc)
		}
	}
	return out
}

func isNamedByAll(concept string, terms []queryTerm) bool {
	for i := range terms {
		if !slices.ContainsFunc(terms[i].expansions, func(e expansion) bool {
			return e.term == concept && e.weight >= minNaming
		}) {
			return false
		}
	}
	return true
}

// maxNameFillers limits the filler words at the beginning and end of a name: Dye Works, Der Koloss.
const maxNameFillers = 1

// pagesCalled returns the documents with a page of facts that have the name.
func (ix *Index) pagesCalled(name string) []int {
	return slices.DeleteFunc(ix.called(name), func(d int) bool { return !document.IsConcept(ix.docs[d].Kind) })
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
