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

// newLanguages makes both languages and teaches them the vocabulary of the documents: the words of titles,
// names, questions and short answers, not those of long texts, where every word turns up some day.
func newLanguages(d *data, docs []Document) map[catalog.Lang]*language {
	langs := map[catalog.Lang]*language{catalog.DE: newGerman(d), catalog.EN: newEnglish(d)}
	for lang, l := range langs {
		words := map[string]bool{}
		for i := range docs {
			for _, text := range append(phrasingsOf(&docs[i], lang), docs[i].Names...) {
				for _, w := range typedWords(text, len(text)) {
					words[l.fold(w.text).text] = true
				}
			}
		}
		if lang == catalog.DE {
			l.verbs = germanVerbs(words)
		}
		l.words = words
		l.irregular = irregular{}
		for base, forms := range d.forms[lang] {
			stem := l.inflect(l, l.fold(base).text)
			for _, f := range forms {
				l.irregular[l.fold(f).text] = stem
			}
		}
		l.learn(words)
	}
	return langs
}

// irregular maps folded irregular forms to the stem of their base form.
type irregular map[string]string
