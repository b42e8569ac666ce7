package search

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"catanica/catalog"
	"catanica/search/analysis"
)

// Ranks of a name, best first.
const (
	rankID = iota
	rankTitle
	rankAlias
	rankAlso
	rankSection // the id of the section or chapter that contains the article: 112.S
)

// kindOrder is the order of documents with the same name: a search for Feuerwache means the card.
var kindOrder = []catalog.Kind{
	catalog.KindCard, catalog.KindTerm, catalog.KindSet, catalog.KindClass,
	catalog.KindRuling, catalog.KindRule, catalog.KindScenario,
}

// rankedName is a name of a document and its rank among its names.
type rankedName struct {
	key  string // NameKey
	rank int
}

// rankedNames returns the names of a document, the best rank of each once.
func rankedNames(d *Document, games gameNames) []rankedName {
	var out []rankedName
	add := func(rank int, names ...string) {
		for _, name := range names {
			key := analysis.NameKey(name)
			if key != "" && !slices.ContainsFunc(out, func(n rankedName) bool { return n.key == key }) {
				out = append(out, rankedName{key, rank})
			}
		}
	}
	if hasPublicID(d.Kind) {
		add(rankID, d.ID)
	}
	add(rankTitle, d.Title.DE, d.Title.EN)
	add(rankAlias, d.ID)
	add(rankAlias, d.Names...)
	add(rankAlias, games.shortNames(d)...)
	add(rankAlso, d.Also.All()...)
	add(rankSection, sectionIDs(d)...)
	return out
}

// nameKeys returns the keys of all names of a document.
func nameKeys(d *Document, games gameNames) []string {
	var out []string
	for _, n := range rankedNames(d, games) {
		out = append(out, n.key)
	}
	return out
}

// nameOwner is a document that has a name, and the rank of that name among its names.
type nameOwner struct{ doc, rank int }

// owners returns the documents that have a name, best first.
func (ix *Index) owners(name string) []nameOwner {
	key := analysis.NameKey(name)
	if key == "" {
		return nil
	}
	var out []nameOwner
	for _, doc := range ix.store.called(key) {
		names := rankedNames(&ix.docs[doc], ix.gameNames)
		if i := slices.IndexFunc(names, func(n rankedName) bool { return n.key == key }); i >= 0 {
			out = append(out, nameOwner{doc, names[i].rank})
		}
	}
	slices.SortFunc(out, func(a, b nameOwner) int {
		byKind := cmp.Compare(kindRank(ix.docs[a.doc].Kind), kindRank(ix.docs[b.doc].Kind))
		return cmp.Or(cmp.Compare(a.rank, b.rank), byKind, cmp.Compare(a.doc, b.doc))
	})
	return out
}

// sectionIDs returns the ids of the section and the chapter of an article: 112.S and 112 for 112.S.g.
func sectionIDs(d *Document) []string {
	parts := strings.SplitN(d.ID, ".", 3)
	if len(parts) < 3 || d.Kind != catalog.KindRuling && d.Kind != catalog.KindTerm {
		return nil
	}
	return []string{parts[0] + "." + parts[1], parts[0]}
}

// hasPublicID reports whether people type the ids of the kind. The ids of sets, classes and scenarios are internal, and
// some are plain words (event, road).
func hasPublicID(k catalog.Kind) bool {
	return k != catalog.KindSet && k != catalog.KindClass && k != catalog.KindScenario
}

// kindRank returns the position of the kind in kindOrder.
func kindRank(k catalog.Kind) int { return slices.Index(kindOrder, k) }

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
		return o.doc == doc && (o.rank == rankID || o.rank == rankSection)
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
				if o.rank != rankAlso && ix.docs[o.doc].Kind != catalog.KindSet && !slices.Contains(out, o.doc) {
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
