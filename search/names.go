package search

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"catanica/catalog"
	"catanica/search/analysis"
)

// nameIndex finds documents by a complete name or id, in any spelling.
type nameIndex struct {
	owners map[string][]nameOwner // by nameKey
}

// nameOwner is a document that has a name, and the rank of that name among its names.
type nameOwner struct {
	doc  int
	rank int
}

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

func newNameIndex(docs []Document, games gameNames) nameIndex {
	n := nameIndex{owners: map[string][]nameOwner{}}
	for i := range docs {
		d := &docs[i]
		if hasPublicID(d.Kind) {
			n.add(i, rankID, d.ID)
		}
		n.add(i, rankTitle, d.Title.DE, d.Title.EN)
		n.add(i, rankAlias, d.ID)
		n.add(i, rankAlias, d.Names...)
		n.add(i, rankAlias, games.shortNames(d)...)
		n.add(i, rankAlso, d.Also.All()...)
		n.add(i, rankSection, sectionIDs(d)...)
	}
	for _, owners := range n.owners {
		slices.SortStableFunc(owners, func(a, b nameOwner) int {
			byKind := cmp.Compare(kindRank(docs[a.doc].Kind), kindRank(docs[b.doc].Kind))
			return cmp.Or(cmp.Compare(a.rank, b.rank), byKind)
		})
	}
	return n
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

func (n *nameIndex) add(doc, rank int, names ...string) {
	for _, name := range names {
		key := analysis.NameKey(name)
		if key == "" || slices.ContainsFunc(n.owners[key], func(o nameOwner) bool { return o.doc == doc }) {
			continue
		}
		n.owners[key] = append(n.owners[key], nameOwner{doc, rank})
	}
}

// called returns the documents that have the text as a name or id, best first.
func (n *nameIndex) called(text string) []int {
	var out []int
	for _, o := range n.owners[analysis.NameKey(text)] {
		out = append(out, o.doc)
	}
	return out
}

// isID reports whether the text is an id of the document, or of its section or chapter.
func (n *nameIndex) isID(text string, doc int) bool {
	return slices.ContainsFunc(n.owners[analysis.NameKey(text)], func(o nameOwner) bool {
		return o.doc == doc && (o.rank == rankID || o.rank == rankSection)
	})
}

// maxIDWords is the maximum number of words in an id: "112 S g".
const maxIDWords = 4

// cited returns the documents whose id occurs among other words ("was sagt 112 s g"). Only ids with a digit and a
// letter count, so that no word of a sentence is mistaken for one. The longest id at each place wins: 112 s g is not
// section 112.S.
func (n *nameIndex) cited(text string) []int {
	words := strings.Fields(text)
	var out []int
	for i := range min(len(words), maxQueryTerms) {
		for j := min(len(words), i+maxIDWords); j > i; j-- {
			joined := strings.Join(words[i:j], "")
			if !strings.ContainsFunc(joined, unicode.IsDigit) || !strings.ContainsFunc(joined, unicode.IsLetter) {
				continue
			}
			before := len(out)
			for _, o := range n.owners[analysis.NameKey(joined)] {
				if o.rank != rankAlso && !slices.Contains(out, o.doc) {
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
