package search

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
)

// Suggestion is a document whose name begins with what was typed.
type Suggestion struct {
	ID    string       `json:"id"`
	Kind  catalog.Kind `json:"kind"`
	Text  string       `json:"text"`  // the name, id or title that matches
	Title string       `json:"title"` // the title of the document
	URL   string       `json:"url"`
}

// completion is a name that may complete what was typed.
type completion struct {
	key  string // nameKey of the name, or of the rest of a title from one of its words on
	text string
	doc  int
	rank int          // 0 title or id, 1 another name, 2 a word inside the title
	lang catalog.Lang // of a title; "" for names used in both languages
}

// newCompletions returns the names of all documents except scenarios, sorted by key.
func newCompletions(docs []Document) []completion {
	var out []completion
	for i := range docs {
		d := &docs[i]
		if d.Kind == catalog.KindScenario {
			continue
		}
		for _, lang := range catalog.Langs {
			title := d.Title.In(lang)
			out = append(out, completion{analysis.NameKey(title), title, i, 0, lang})
			for at := strings.IndexByte(title, ' '); at >= 0; {
				out = append(out, completion{analysis.NameKey(title[at:]), title, i, 2, lang})
				next := strings.IndexByte(title[at+1:], ' ')
				if next < 0 {
					break
				}
				at += 1 + next
			}
		}
		out = append(out, completion{analysis.NameKey(d.ID), d.ID, i, 0, ""})
		for _, name := range slices.Concat(d.Names, d.Also.All()) {
			out = append(out, completion{analysis.NameKey(name), name, i, 1, ""})
		}
	}
	slices.SortStableFunc(out, func(a, b completion) int { return strings.Compare(a.key, b.key) })
	return out
}

// Suggest returns up to n documents that have a name or id that begins with prefix, or a title in which a word does.
// The card game precedes other games; within a game, complete names precede words inside titles, then kinds follow
// kindOrder, then short names precede long ones. An empty prefix suggests nothing.
func (ix *Index) Suggest(ctx context.Context, prefix string, lang catalog.Lang, n int) []Suggestion {
	key := analysis.NameKey(clean(prefix))
	if key == "" || n <= 0 || ctx.Err() != nil {
		return nil
	}
	gameRank := func(c completion) int { return slices.Index(rulings.Games, ix.docs[c.doc].game()) }
	kind := func(c completion) int { return kindRank(ix.docs[c.doc].Kind) }
	found := ix.completionsOf(key)
	slices.SortStableFunc(found, func(a, b completion) int {
		return cmp.Or(
			cmp.Compare(gameRank(a), gameRank(b)), cmp.Compare(a.rank, b.rank), cmp.Compare(kind(a), kind(b)),
			foreignness(a, lang)-foreignness(b, lang), cmp.Compare(len(a.text), len(b.text)), cmp.Compare(a.doc, b.doc))
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
			ID: d.ID, Kind: d.Kind, Text: c.text, Title: in(d.Title, lang), URL: catalog.Path(lang, d.Kind, d.ID),
		})
	}
	return out
}

// completionsOf returns the completions whose key begins with prefix.
func (ix *Index) completionsOf(prefix string) []completion {
	from, _ := slices.BinarySearchFunc(ix.completions, prefix, func(c completion, key string) int {
		return strings.Compare(c.key, key)
	})
	to := from
	for to < len(ix.completions) && strings.HasPrefix(ix.completions[to].key, prefix) {
		to++
	}
	return slices.Clone(ix.completions[from:to])
}

// foreignness returns 1 for a title in the language that is not the reader's, or else 0.
func foreignness(c completion, lang catalog.Lang) int {
	if c.lang != "" && c.lang != lang {
		return 1
	}
	return 0
}
