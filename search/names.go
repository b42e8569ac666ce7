package search

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"catanica/catalog"
)

// nameIndex finds documents by the whole of a name or id, in any spelling.
type nameIndex struct {
	owners map[string][]owner // by nameKey
}

// owner is a document of a name and how much the name is its own: an id more than an alias.
type owner struct {
	doc  int
	rank int
}

// Ranks of a name, best first.
const (
	rankID = iota
	rankTitle
	rankAlias
	rankAlso
	rankSection // the id of the section or chapter that it stands in: 112.S
)

// nameKinds orders the owners of one name: who types Feuerwache wants the card.
var nameKinds = []catalog.Kind{
	catalog.KindCard, catalog.KindTerm, catalog.KindSet, catalog.KindClass, catalog.KindRuling, catalog.KindRule, catalog.KindScenario,
}

func newNames(docs []Document, games gameNames) nameIndex {
	n := nameIndex{owners: map[string][]owner{}}
	for i := range docs {
		d := &docs[i]
		if hasPublicID(d.Kind) {
			n.add(i, rankID, d.ID)
		}
		n.add(i, rankTitle, d.Title.DE, d.Title.EN)
		n.add(i, rankAlias, d.ID)
		n.add(i, rankAlias, d.Names...)
		n.add(i, rankAlias, games.bare(d)...)
		n.add(i, rankAlso, d.Also.All()...)
		n.add(i, rankSection, sections(d)...)
	}
	for _, owners := range n.owners {
		slices.SortStableFunc(owners, func(a, b owner) int {
			return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(kindRank(docs[a.doc].Kind), kindRank(docs[b.doc].Kind)))
		})
	}
	return n
}

// sections are the ids of the section and the chapter that an article stands in: 112.S and 112 for 112.S.g.
func sections(d *Document) []string {
	parts := strings.SplitN(d.ID, ".", 3)
	if len(parts) < 3 || d.Kind != catalog.KindRuling && d.Kind != catalog.KindTerm {
		return nil
	}
	return []string{parts[0] + "." + parts[1], parts[0]}
}

// hasPublicID reports whether people type the ids of the kind. Those of sets, classes and scenarios are ours,
// and some are plain words (event, road).
func hasPublicID(k catalog.Kind) bool {
	return k != catalog.KindSet && k != catalog.KindClass && k != catalog.KindScenario
}

func kindRank(k catalog.Kind) int { return slices.Index(nameKinds, k) }

func (n *nameIndex) add(doc, rank int, names ...string) {
	for _, name := range names {
		key := nameKey(name)
		if key == "" || slices.ContainsFunc(n.owners[key], func(o owner) bool { return o.doc == doc }) {
			continue
		}
		n.owners[key] = append(n.owners[key], owner{doc, rank})
	}
}

// called returns the documents whose name or id the whole query is, best first.
func (n *nameIndex) called(text string) []int {
	var out []int
	for _, o := range n.owners[nameKey(text)] {
		out = append(out, o.doc)
	}
	return out
}

// isID reports whether the text is an id of the document, or of the section or chapter that it stands in.
func (n *nameIndex) isID(text string, doc int) bool {
	return slices.ContainsFunc(n.owners[nameKey(text)], func(o owner) bool {
		return o.doc == doc && (o.rank == rankID || o.rank == rankSection)
	})
}

// maxIDWords is the most words that an id falls into: "112 S g".
const maxIDWords = 4

// cited returns the documents whose id stands among other words ("was sagt 112 s g"). Only ids with a digit
// count, so that no word of a sentence is taken for one, and of two ids the longer: 112 s g is not section 112.S.
func (n *nameIndex) cited(text string) []int {
	words := strings.Fields(text)
	var out []int
	for i := range min(len(words), maxUnits) {
		for j := min(len(words), i+maxIDWords); j > i; j-- {
			joined := strings.Join(words[i:j], "")
			if !strings.ContainsFunc(joined, unicode.IsDigit) || !strings.ContainsFunc(joined, unicode.IsLetter) {
				continue
			}
			before := len(out)
			for _, o := range n.owners[nameKey(joined)] {
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
