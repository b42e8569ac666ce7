package search

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
	"catanica/search/document"
)

// Suggestion is a document whose name begins with what was typed.
type Suggestion struct {
	ID    string       `json:"id"`
	Kind  catalog.Kind `json:"kind"`
	Text  string       `json:"text"`  // the name, id or title that matches
	Title string       `json:"title"` // the title of the document
	URL   string       `json:"url"`
}

// completion is a name of a document that may complete what was typed.
type completion struct {
	document.Completion
	doc int
}

// Suggest returns up to n documents that have a name or id that begins with prefix, or a title in which a word does.
// The card game precedes other games; within a game, complete names precede words inside titles, then kinds follow
// their order, then short names precede long ones. An empty prefix suggests nothing.
func (ix *Index) Suggest(ctx context.Context, prefix string, lang catalog.Lang, n int) []Suggestion {
	key := analysis.NameKey(clean(prefix))
	if key == "" || n <= 0 || ctx.Err() != nil {
		return nil
	}
	gameRank := func(c completion) int { return slices.Index(rulings.Games, ix.docs[c.doc].AboutGame()) }
	kind := func(c completion) int { return document.KindRank(ix.docs[c.doc].Kind) }
	found := ix.completionsOf(key)
	slices.SortFunc(found, func(a, b completion) int {
		return cmp.Or(
			cmp.Compare(gameRank(a), gameRank(b)), cmp.Compare(a.Rank, b.Rank), cmp.Compare(kind(a), kind(b)),
			foreignness(a, lang)-foreignness(b, lang), cmp.Compare(len(a.Text), len(b.Text)), cmp.Compare(a.doc, b.doc),
			strings.Compare(a.Text, b.Text))
	})
	var out []Suggestion
	seen := map[int]bool{}
	for _, c := range found {
		if len(out) == n {
			break
		}
		if seen[c.doc] {
			continue
		}
		seen[c.doc] = true
		d := &ix.docs[c.doc]
		out = append(out, Suggestion{
			ID: d.ID, Kind: d.Kind, Text: c.Text, Title: d.TitleIn(lang), URL: catalog.Path(lang, d.Kind, d.ID),
		})
	}
	return out
}

// completionsOf returns the names that begin with a key.
func (ix *Index) completionsOf(prefix string) []completion {
	docs := map[int]bool{}
	ix.store.suggested(prefix, func(doc int) { docs[doc] = true })
	var out []completion
	for doc := range docs {
		known := ix.names[doc].Load()
		if known == nil {
			list := ix.docs[doc].Completions()
			known = &list
			ix.names[doc].Store(known)
		}
		for _, c := range *known {
			if strings.HasPrefix(c.Key, prefix) {
				out = append(out, completion{c, doc})
			}
		}
	}
	return out
}

// foreignness returns 1 for a title in the language that is not the reader's, or else 0.
func foreignness(c completion, lang catalog.Lang) int {
	if c.Lang != "" && c.Lang != lang {
		return 1
	}
	return 0
}
