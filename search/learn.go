package search

import (
	"slices"
	"strings"
	"sync"

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
func newLanguages(d *data, docs []Document, texts map[catalog.Lang][][]phrasingText) map[catalog.Lang]*language {
	langs := map[catalog.Lang]*language{catalog.DE: newGerman(d), catalog.EN: newEnglish(d)}
	var both sync.WaitGroup
	for lang, l := range langs {
		both.Go(func() { l.learn(vocabularyOf(docs, texts[lang], l), d.forms[lang]) })
	}
	both.Wait()
	return langs
}

// vocabularyOf are the folded words of the documents' short texts and names.
func vocabularyOf(docs []Document, texts [][]phrasingText, l *language) map[string]bool {
	seen, words := map[string]bool{}, map[string]bool{}
	add := func(list []typed) {
		for _, w := range list {
			if !seen[w.text] {
				seen[w.text] = true
				words[l.fold(w.text).text] = true
			}
		}
	}
	for i := range docs {
		for _, p := range texts[i] {
			if !p.ours {
				add(p.words)
			}
		}
		for _, name := range docs[i].Names {
			add(typedWords(name, maxPhrasing))
		}
	}
	return words
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
