package search

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
)

// Suggestion is a thing whose name begins with what was typed.
type Suggestion struct {
	ID    string       `json:"id"`
	Kind  catalog.Kind `json:"kind"`
	Text  string       `json:"text"`  // the name, id or title that fits
	Title string       `json:"title"` // what the thing is called
	URL   string       `json:"url"`
}

// beginning is a name that a suggestion may begin with.
type beginning struct {
	key  string // nameKey of the name, or of the rest of a title from one of its words on
	text string
	doc  int
	rank int          // 0 title or id, 1 another name, 2 a word inside the title
	lang catalog.Lang // of a title; empty for names that belong to both
}

// newBeginnings lists the names of everything but scenarios, sorted by key.
func newBeginnings(docs []Document) []beginning {
	var out []beginning
	for i := range docs {
		d := &docs[i]
		if d.Kind == catalog.KindScenario {
			continue
		}
		for _, lang := range catalog.Langs {
			title := d.Title.In(lang)
			out = append(out, beginning{nameKey(title), title, i, 0, lang})
			for at := strings.IndexByte(title, ' '); at >= 0; {
				out = append(out, beginning{nameKey(title[at:]), title, i, 2, lang})
				next := strings.IndexByte(title[at+1:], ' ')
				if next < 0 {
					break
				}
				at += 1 + next
			}
		}
		out = append(out, beginning{nameKey(d.ID), d.ID, i, 0, ""})
		for _, name := range slices.Concat(d.Names, d.Also.All()) {
			out = append(out, beginning{nameKey(name), name, i, 1, ""})
		}
	}
	slices.SortStableFunc(out, func(a, b beginning) int { return strings.Compare(a.key, b.key) })
	return out
}

// Suggest returns up to n things of whose name, id or title a word begins with prefix: those of the card game first,
// of them whole names first, then cards before terms before rulings, short names before long ones. An empty prefix suggests nothing.
func (ix *Index) Suggest(ctx context.Context, prefix string, lang catalog.Lang, n int) []Suggestion {
	key := nameKey(clean(prefix))
	if key == "" || n <= 0 || ctx.Err() != nil {
		return nil
	}
	order := func(a, b beginning) int {
		return cmp.Or(cmp.Compare(ix.gameRank(a), ix.gameRank(b)), cmp.Compare(a.rank, b.rank), cmp.Compare(ix.kindRank(a), ix.kindRank(b)), foreign(a, lang)-foreign(b, lang),
			cmp.Compare(len(a.text), len(b.text)), cmp.Compare(a.doc, b.doc))
	}
	found := ix.beginning(key)
	slices.SortStableFunc(found, order)
	var out []Suggestion
	seen := map[int]bool{}
	for _, b := range found {
		if len(out) == n {
			break
		}
		if seen[b.doc] {
			continue
		}
		seen[b.doc] = true
		d := &ix.docs[b.doc]
		out = append(out, Suggestion{ID: d.ID, Kind: d.Kind, Text: b.text, Title: in(d.Title, lang), URL: catalog.Path(lang, d.Kind, d.ID)})
	}
	return out
}

// beginning returns the names that begin with key.
func (ix *Index) beginning(key string) []beginning {
	from, _ := slices.BinarySearchFunc(ix.beginnings, key, func(b beginning, key string) int { return strings.Compare(b.key, key) })
	to := from
	for to < len(ix.beginnings) && strings.HasPrefix(ix.beginnings[to].key, key) {
		to++
	}
	return slices.Clone(ix.beginnings[from:to])
}

func (ix *Index) gameRank(b beginning) int {
	return slices.Index(rulings.Games, ix.docs[b.doc].game())
}

func (ix *Index) kindRank(b beginning) int { return kindRank(ix.docs[b.doc].Kind) }

// foreign is 1 for a title in the other language than the reader's.
func foreign(b beginning, lang catalog.Lang) int {
	if b.lang != "" && b.lang != lang {
		return 1
	}
	return 0
}
