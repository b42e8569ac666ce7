package search

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// sorted returns the documents by kind and id, which is also the order among equal scores.
func sorted(docs []Document) []Document {
	docs = slices.Clone(docs)
	slices.SortFunc(docs, func(a, b Document) int { return strings.Compare(a.key(), b.key()) })
	return docs
}

// irregular maps folded irregular forms to the stem of their base form.
type irregular map[string]string

// learn teaches the vocabulary that guides stemming and the splitting of compounds, and the irregular forms.
func (l *language) learn(words map[string]bool, verbs []verb) {
	l.words, l.stems = words, make(map[string]bool, len(words))
	if l.lang == catalog.DE {
		l.verbs = germanVerbs(words)
	}
	l.irregular = irregular{}
	for _, v := range verbs {
		stem := l.inflect(l, l.fold(v.base).text)
		for _, f := range v.forms {
			l.irregular[l.fold(f).text] = stem
		}
	}
	for w := range words {
		if !l.weak[w] {
			l.stems[l.simple(w)] = true
		}
	}
	l.split.words, l.split.weak = words, l.weak
}
