package search

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"catanica/catalog"
)

// Suggestion is a thing whose name begins with what was typed.
type Suggestion struct {
	ID   string       `json:"id"`
	Kind catalog.Kind `json:"kind"`
	Text string       `json:"text"` // the name or title that fits
	URL  string       `json:"url"`
}

// Suggest returns up to n cards, terms, sets, classes and rulings of whose name or title a word begins with
// prefix: names that begin with it first, short ones before long ones. An empty prefix suggests nothing.
func (ix *Index) Suggest(ctx context.Context, prefix string, lang catalog.Lang, n int) []Suggestion {
	key := nameKey(clean(prefix))
	if key == "" || n <= 0 || ctx.Err() != nil {
		return nil
	}
	type match struct {
		Suggestion
		rank, doc int
	}
	var found []match
	for i := range ix.docs {
		d := &ix.docs[i]
		text, rank := d.fits(key, lang)
		if rank < 0 {
			continue
		}
		s := Suggestion{ID: d.ID, Kind: d.Kind, Text: text, URL: catalog.Path(lang, d.Kind, d.ID)}
		found = append(found, match{s, rank*len(nameKinds) + kindRank(d.Kind), i})
	}
	slices.SortFunc(found, func(a, b match) int {
		return cmp.Or(cmp.Compare(a.rank, b.rank), cmp.Compare(len(a.Text), len(b.Text)), cmp.Compare(a.doc, b.doc))
	})
	var out []Suggestion
	for _, m := range found[:min(n, len(found))] {
		out = append(out, m.Suggestion)
	}
	return out
}

// fits returns the name of the document that begins with key, and how well it does: 0 the title or id, 1 an
// alias, 2 a word inside the title; -1 if none does. Titles come in the reader's language first.
func (d *Document) fits(key string, lang catalog.Lang) (text string, rank int) {
	for _, title := range []string{in(d.Title, lang), d.ID, in(d.Title, lang.Other())} {
		if strings.HasPrefix(nameKey(title), key) {
			return title, 0
		}
	}
	for _, name := range append(slices.Clone(d.Names), d.Also.All()...) {
		if strings.HasPrefix(nameKey(name), key) {
			return name, 1
		}
	}
	for _, w := range strings.Fields(in(d.Title, lang)) {
		if strings.HasPrefix(nameKey(w), key) {
			return in(d.Title, lang), 2
		}
	}
	return "", -1
}

// didYouMean is the query with the words corrected that no document uses; "" if there is nothing to correct.
func didYouMean(text string, units []unit) string {
	var b strings.Builder
	at, changed := 0, false
	for _, u := range units {
		if u.meant == nil {
			continue
		}
		changed = true
		b.WriteString(text[at:u.typed.start] + u.meant.shown)
		at = u.typed.end
	}
	if !changed {
		return ""
	}
	return b.String() + text[at:]
}
