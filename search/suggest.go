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

// newCompletions returns the names of a document that suggestions offer.
func newCompletions(d *Document, doc int) []completion {
	out := []completion{}
	for _, lang := range catalog.Langs {
		title := d.Title.In(lang)
		out = append(out, completion{analysis.NameKey(title), title, doc, 0, lang})
		for i, c := range title {
			if c == ' ' {
				out = append(out, completion{analysis.NameKey(title[i:]), title, doc, 2, lang})
			}
		}
	}
	out = append(out, completion{analysis.NameKey(d.ID), d.ID, doc, 0, ""})
	for _, name := range slices.Concat(d.Names, d.Also.All()) {
		out = append(out, completion{analysis.NameKey(name), name, doc, 1, ""})
	}
	return out
}

// suggestKeys returns the keys under which suggestions find a document.
func suggestKeys(d *Document) []string {
	if d.Kind == catalog.KindScenario {
		return nil
	}
	var out []string
	for _, c := range newCompletions(d, 0) {
		if c.key != "" && !slices.Contains(out, c.key) {
			out = append(out, c.key)
		}
	}
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
	slices.SortFunc(found, func(a, b completion) int {
		return cmp.Or(
			cmp.Compare(gameRank(a), gameRank(b)), cmp.Compare(a.rank, b.rank), cmp.Compare(kind(a), kind(b)),
			foreignness(a, lang)-foreignness(b, lang), cmp.Compare(len(a.text), len(b.text)), cmp.Compare(a.doc, b.doc),
			strings.Compare(a.text, b.text))
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

// completionsOf returns the names that begin with a key.
func (ix *Index) completionsOf(prefix string) []completion {
	docs := map[int]bool{}
	ix.store.suggested(prefix, func(doc int) { docs[doc] = true })
	var out []completion
	for doc := range docs {
		known := ix.names[doc].Load()
		if known == nil {
			list := newCompletions(&ix.docs[doc], doc)
			known = &list
			ix.names[doc].Store(known)
		}
		for _, c := range *known {
			if strings.HasPrefix(c.key, prefix) {
				out = append(out, c)
			}
		}
	}
	return out
}

// foreignness returns 1 for a title in the language that is not the reader's, or else 0.
func foreignness(c completion, lang catalog.Lang) int {
	if c.lang != "" && c.lang != lang {
		return 1
	}
	return 0
}
