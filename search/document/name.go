package document

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"
)

// Rank tells how good a name is for its document.
type Rank int

// Ranks of a name, best first.
const (
	RankID Rank = iota
	RankTitle
	RankAlias
	RankAlso
	RankSection // the id of the section or chapter that contains the article: 112.S
)

// Name is a name of a document and its rank among the document's names.
type Name struct {
	Key  string // its analysis.NameKey
	Rank Rank
}

// RankedNames returns the names of the document, the best rank of each once.
func (d *Document) RankedNames(games GameNames) []Name {
	var out []Name
	add := func(rank Rank, names ...string) {
		for _, name := range names {
			key := analysis.NameKey(name)
			if key != "" && !slices.ContainsFunc(out, func(n Name) bool { return n.Key == key }) {
				out = append(out, Name{key, rank})
			}
		}
	}
	if hasPublicID(d.Kind) {
		add(RankID, d.ID)
	}
	add(RankTitle, d.Title.DE, d.Title.EN)
	add(RankAlias, d.ID)
	add(RankAlias, d.Names...)
	add(RankAlias, games.shortNames(d)...)
	add(RankAlso, d.Also.All()...)
	add(RankSection, d.sectionIDs()...)
	return out
}

// NameKeys returns the keys of all names of the document.
func (d *Document) NameKeys(games GameNames) []string {
	var out []string
	for _, n := range d.RankedNames(games) {
		out = append(out, n.Key)
	}
	return out
}

// sectionIDs returns the ids of the section and the chapter of an article: 112.S and 112 for 112.S.g.
func (d *Document) sectionIDs() []string {
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

// kindOrder is the order of documents with the same name: a search for Feuerwache means the card.
var kindOrder = []catalog.Kind{
	catalog.KindCard, catalog.KindTerm, catalog.KindSet, catalog.KindClass,
	catalog.KindRuling, catalog.KindRule, catalog.KindScenario,
}

// KindRank returns the position of the kind in the order of documents with the same name: a card comes first.
func KindRank(k catalog.Kind) int { return slices.Index(kindOrder, k) }
