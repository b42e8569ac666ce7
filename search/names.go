package search

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"catanica/catalog"
	"catanica/search/analysis"
	"catanica/search/document"
)

// nameOwner is a document that has a name, and the rank of that name among its names.
type nameOwner struct {
	doc  int
	rank document.Rank
}

// owners returns the documents that have a name, best first.
func (ix *Index) owners(name string) []nameOwner {
	key := analysis.NameKey(name)
	if key == "" {
		return nil
	}
	var out []nameOwner
	for _, doc := range ix.store.called(key) {
		names := ix.docs[doc].RankedNames(ix.gameNames)
		if i := slices.IndexFunc(names, func(n document.Name) bool { return n.Key == key }); i >= 0 {
			out = append(out, nameOwner{doc, names[i].Rank})
		}
	}
	slices.SortFunc(out, func(a, b nameOwner) int {
		byKind := cmp.Compare(document.KindRank(ix.docs[a.doc].Kind), document.KindRank(ix.docs[b.doc].Kind))
		return cmp.Or(cmp.Compare(a.rank, b.rank), byKind, cmp.Compare(a.doc, b.doc))
	})
	return out
}

// called returns the documents that have the text as a name or id, best first.
func (ix *Index) called(text string) []int {
	var out []int
	for _, o := range ix.owners(text) {
		out = append(out, o.doc)
	}
	return out
}

// isID reports whether the text is an id of the document, or of its section or chapter.
func (ix *Index) isID(text string, doc int) bool {
	return slices.ContainsFunc(ix.owners(text), func(o nameOwner) bool {
		return o.doc == doc && (o.rank == document.RankID || o.rank == document.RankSection)
	})
}

// maxIDWords is the maximum number of words in an id: "112 S g".
const maxIDWords = 4

// cited returns the documents whose id occurs among other words ("was sagt 112 s g"). Only ids with a digit and a
// letter count, so that no word of a sentence is mistaken for one, and no names of sets (T2002), which questions are
// about. The longest id at each place wins: 112 s g is not section 112.S.
func (ix *Index) cited(text string) []int {
	words := strings.Fields(text)
	var out []int
	for i := range min(len(words), maxQueryTerms) {
		for j := min(len(words), i+maxIDWords); j > i; j-- {
			joined := strings.Join(words[i:j], "")
			if !strings.ContainsFunc(joined, unicode.IsDigit) || !strings.ContainsFunc(joined, unicode.IsLetter) {
				continue
			}
			before := len(out)
			for _, o := range ix.owners(joined) {
				if o.rank != document.RankAlso && ix.docs[o.doc].Kind != catalog.KindSet && !slices.Contains(out, o.doc) {
					out = append(out, o.doc)
				}
			}
			if len(out) > before {
				break
			}
		}
	}
	return out
}
