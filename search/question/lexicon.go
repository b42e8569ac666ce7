package question

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
)

// class is the part that an entry of the vocabulary plays in a question.
type class string

// The classes of the vocabulary. Those of data/words.txt are listed in wordClasses.
const (
	className  class = "name" // of a card
	classType  class = "type"
	classClass class = "class"
	classTerm  class = "term"
	classSet   class = "set"
	classFace  class = "face" // of the event die

	classVerb   class = "verb"
	classState  class = "state"
	classAsk    class = "ask"
	classModal  class = "modal"
	classAux    class = "aux"
	classNot    class = "not"
	classPlayer class = "player"
	classSide   class = "side"
	classPrep   class = "prep"
	classArt    class = "article"
	classAll    class = "all"
	classNumber class = "number"
	classPlace  class = "place"
	classTopic  class = "topic"
	classGame   class = "game"
	classAnd    class = "and"
	classOr     class = "or"
	classIt     class = "it"
	classIf     class = "subordinate"
	classSelf   class = "reflexive"
	classThere  class = "thereby" // a pronoun for a whole clause
	classLimit  class = "restrict"
	classMost   class = "extreme" // most or least, perhaps with what it is the most of
	classThan   class = "compare" // more or less of something than
	classSkip   class = "skip"
	classAfter  class = "skip-after-verb"
	classYear   class = "edition"
	classNoYear class = "year"  // without rules
	classUnder  class = "under" // a phrase that says what lies on a card: with a Witch on it
)

// wordClasses lists the classes that data/words.txt may use, in the order in which the meanings of a word are
// preferred.
var wordClasses = []class{classGame, classTopic, classType, classClass, classFace, classAsk, classPlace, classNumber,
	classState, classModal, classAux, classVerb, classNot, classPlayer, classSide, classPrep, classAnd, classOr, classIf,
	classIt, classThere, classAll, classArt, classSelf, classLimit, classMost, classThan, classAfter, classSkip}

// entry is a meaning of a word or phrase.
type entry struct {
	class  class
	id     string       // of the card, type …, or the name in data/words.txt
	actors []string     // for verbs and states: the cards that it is about
	name   catalog.Text // for verbs: the infinitive
	sense  Sense        // for verbs
	// The entry holds only if the clause ends with this particle: fackelt … ab.
	particle string
}

func (e entry) isThing() bool {
	switch e.class {
	case className, classType, classClass, classTerm, classSet, classFace:
		return true
	}
	return false
}

// lexicon holds the words of one language with their meanings.
type lexicon struct {
	lang  catalog.Lang
	cat   *catalog.Catalog
	exact map[string][]entry // by the joined keys of the words
	sized map[int][]string   // the keys of exact that may be misspelled, by their length
	// spelled are the phrases of exact as they are spelled, by their joined keys.
	spelled map[string]string
	stems   map[string][]entry // by the joined stems; names, types and states only
	longer  int                // the most words of a phrase
	names   catalog.Names      // of cards, for misspelled names
}

// maxPhrase limits the number of words that are looked up together.
const maxPhrase = 8

// Name is a further name that questions may use: of a term of the glossary.
type Name struct {
	ID    string
	Names catalog.Words
}

// vocabularyLine is a line of data/words.txt.
type vocabularyLine struct {
	entry
	phrases catalog.Words
}

// readVocabulary reads data/words.txt.
func readVocabulary(cat *catalog.Catalog) ([]vocabularyLine, error) {
	var out []vocabularyLine
	verbs := map[string]entry{}
	err := eachLine("words.txt", func(l line) error {
		e, err := newEntry(l.head, cat)
		if err == nil && e.class == classVerb {
			e, err = ofVerb(e, l.phrases, verbs)
		}
		out = append(out, vocabularyLine{e, l.phrases})
		return err
	})
	return out, err
}

// newLexicon builds the lexicon of a language from the vocabulary, the catalogue and the terms.
func newLexicon(lang catalog.Lang, cat *catalog.Catalog, vocabulary []vocabularyLine, irregular forms,
	terms []Name) *lexicon {
	x := &lexicon{lang: lang, cat: cat, exact: make(map[string][]entry, usualPhrases),
		spelled: make(map[string]string, usualPhrases), stems: map[string][]entry{}, sized: map[int][]string{}}
	for _, l := range vocabulary {
		for _, p := range l.phrases.In(lang) {
			if l.class == classVerb {
				x.addVerb(p, l.entry, irregular)
			} else {
				x.add(p, l.entry, l.isThing() || l.class == classState)
			}
		}
	}
	x.addCatalog(cat)
	for _, t := range terms {
		for _, name := range t.Names.In(lang) {
			words := split(name)
			if len(words) > 0 && !x.is(words[0].key(), classArt) && !x.is(words[0].key(), classMost) {
				x.add(name, entry{class: classTerm, id: t.ID}, true)
			}
		}
	}
	for key := range x.exact {
		if len(key) >= minCorrected-1 {
			x.sized[len(key)] = append(x.sized[len(key)], key)
		}
	}
	return x
}

// usualPhrases is the number of phrases for which a lexicon makes room at first.
const usualPhrases = 8000

// ofVerb completes the entry of a verb: phrases of a sense have the cards and the infinitive of the verb above them.
func ofVerb(e entry, phrases catalog.Words, verbs map[string]entry) (entry, error) {
	if e.sense == "" {
		e.name = catalog.Text{DE: infinitive(phrases.DE), EN: infinitive(phrases.EN)}
		verbs[e.id] = e
		return e, nil
	}
	verb, ok := verbs[e.id]
	if !ok {
		return e, fmt.Errorf("a sense of the verb %q, which is not above it", e.id)
	}
	if !slices.Contains(senses, e.sense) {
		return e, fmt.Errorf("unknown sense %q: take one of %v", e.sense, senses)
	}
	e.actors, e.name = verb.actors, verb.name
	return e, nil
}

// actorVerbs returns the verbs of the vocabulary that only some cards do.
func actorVerbs(vocabulary []vocabularyLine) []Verb {
	var out []Verb
	for _, l := range vocabulary {
		if l.class == classVerb && l.sense == "" && len(l.actors) > 0 {
			out = append(out, Verb{ID: l.id, Actors: l.actors, Name: l.name})
		}
	}
	return out
}

// infinitive returns the first phrase of a verb, without the mark of a separable prefix.
func infinitive(phrases []string) string {
	if len(phrases) == 0 {
		return ""
	}
	return strings.ReplaceAll(phrases[0], "·", "")
}

// newEntry reads the head of a line of data/words.txt: `CLASS NAME`, `CLASS NAME = CARD, CARD` or `verb NAME SENSE`.
func newEntry(head string, cat *catalog.Catalog) (entry, error) {
	head, actors, _ := strings.Cut(head, "=")
	c, id, _ := strings.Cut(strings.TrimSpace(head), " ")
	e := entry{class: class(c), id: strings.TrimSpace(id), actors: splitCommas(actors)}
	if e.class == classVerb {
		verb, sense, _ := strings.Cut(e.id, " ")
		e.id, e.sense = verb, Sense(sense)
	}
	if !slices.Contains(wordClasses, e.class) {
		return e, fmt.Errorf("unknown class %q: take one of %v", c, wordClasses)
	}
	for _, a := range e.actors {
		if cat.Card(a) == nil {
			return e, fmt.Errorf("no such card %q", a)
		}
	}
	return e, nil
}

// addVerb adds the forms of a verb.
func (x *lexicon) addVerb(phrase string, e entry, irregular forms) {
	simple, particle, ok := separated(phrase)
	if ok && x.lang == catalog.EN { // the verb comes first
		simple, particle = particle, simple
		for _, form := range verbForms(simple+" "+particle, x.lang, irregular) {
			x.add(form, e, false)
		}
	} else {
		for _, form := range verbForms(phrase, x.lang, irregular) {
			x.add(form, e, false)
		}
	}
	if ok {
		e.particle = particle
		for _, form := range verbForms(simple, x.lang, irregular) {
			x.add(form, e, false)
		}
	}
}

// addCatalog adds the names of the cards, sets, types and classes. Card names are found in both languages, because
// players of either language know the other's names.
func (x *lexicon) addCatalog(cat *catalog.Catalog) {
	const minForeign = 4 // bytes of a name in the other language; shorter ones are mostly words of this one
	for _, k := range cat.Cards {
		for _, lang := range catalog.Langs {
			for _, name := range append([]string{k.Name.In(lang), k.Grammar.Short.In(lang)}, k.Aliases.In(lang)...) {
				if len(name) < minForeign && lang != x.lang {
					continue // the German *Bad* is no bad card in English
				}
				if name != "" && (lang == x.lang || !x.knows(name)) {
					x.add(name, entry{class: className, id: k.ID}, lang == x.lang)
					x.names.Add(k.ID, name)
				}
			}
		}
		x.add(k.ID, entry{class: className, id: k.ID}, false)
	}
	for _, s := range cat.Sets {
		for _, name := range append([]string{s.Name.In(x.lang), s.Sign}, s.Aliases.In(x.lang)...) {
			x.add(name, entry{class: classSet, id: s.ID}, false)
		}
	}
	for _, t := range catalog.CardTypes {
		x.add(t.Name().In(x.lang), entry{class: classType, id: string(t)}, true)
	}
	for _, c := range cat.Classes {
		x.add(c.Name.In(x.lang), entry{class: classClass, id: c.ID}, true)
	}
}

// is reports whether the key of a word has a meaning of the class.
func (x *lexicon) is(key string, c class) bool {
	return slices.ContainsFunc(x.exact[key], func(e entry) bool { return e.class == c })
}

// knows reports whether the phrase has a meaning.
func (x *lexicon) knows(phrase string) bool { return len(x.exact[joined(split(phrase))]) > 0 }

// add adds a meaning of a phrase and, if inflected is set, of its inflected forms.
func (x *lexicon) add(phrase string, e entry, inflected bool) {
	words := split(phrase)
	if e.class == className && len(words) > 1 && leadingArticles[words[0].text] {
		words = words[1:] // questions have articles of their own
	}
	if len(words) == 0 || len(words) > maxPhrase {
		return
	}
	x.longer = max(x.longer, len(words))
	put := func(m map[string][]entry, key string) {
		if !slices.ContainsFunc(m[key], func(o entry) bool {
			return o.class == e.class && o.id == e.id && o.particle == e.particle
		}) {
			m[key] = append(m[key], e)
		}
	}
	key := joined(words)
	put(x.exact, key)
	if x.spelled[key] == "" {
		x.spelled[key] = phrase
	}
	if inflected {
		put(x.stems, strings.Join(stems(words, x.lang), ""))
	}
}

// leadingArticles are the articles that some names begin with: Der Koloss von Catan, the Keeper.
var leadingArticles = map[string]bool{"der": true, "die": true, "das": true, "the": true, "a": true}

// joined returns the keys of words without spaces, so that Town-Hall, townhall and town hall are equal.
func joined(words []word) string { return strings.Join(keysOf(words), "") }
