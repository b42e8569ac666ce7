package gist

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
	"catanica/search/lists"
	"catanica/search/question"
)

// Wording is what a question says word by word, for questions that the reader does not understand completely.
type Wording struct {
	content  []string // concepts, or stems of words without a concept; sorted, without repetition
	particle []string // small words that turn an answer into another: not, only, before, again …; sorted
	sequence []string // ids of the things named, in order
	owners   string   // whose things it names, in order: m for mine, t for the opponent's
	flow
}

// speech compares wordings in one language.
type speech struct {
	lexicon  *analysis.Lexicon
	book     *analysis.Phrasebook
	harmless map[string]bool // the terms of harmless words
}

// particles are the small words that decide an answer, grouped by what they say. Words of one group are alike.
var particles = map[catalog.Lang]map[string][]string{
	catalog.DE: {
		"not": {"nicht", "nich", "weder", "nie", "niemals", "nix", "nichts", "niemand", "nirgends", "keinerlei",
			"kein", "keine", "keinen", "keinem", "keiner", "keines"},
		"only":    {"nur", "bloß", "bloss", "allein", "lediglich", "ausschließlich", "erst"},
		"all":     {"alle", "alles", "allen", "jede", "jeder", "jedes", "jeden", "sämtliche", "immer", "jedesmal"},
		"any":     {"beliebig", "beliebige", "beliebigen", "irgendein", "irgendeine", "irgendeinen", "irgendwelche"},
		"both":    {"beide", "beiden", "beides"},
		"without": {"ohne"}, "before": {"vor", "vorm", "vorher", "bevor", "zuvor"},
		"after": {"nach", "nachm", "nachdem", "danach", "später"},
		"again": {"nochmal", "nochmals", "erneut", "zweimal", "doppelt", "nochmehr"},
		"more":  {"mehr", "mehrere", "mehrmals", "weitere", "weiteren"},
		"less":  {"weniger"}, "or": {"oder"}, "must": {"muss", "muß", "müssen", "musst", "mus", "zwingend", "pflicht"},
		"may":     {"darf", "dürfen", "darfst", "kann", "können", "kannst", "erlaubt"},
		"instead": {"statt", "anstatt", "anstelle"}, "despite": {"trotz", "obwohl"},
		"now":  {"sofort", "gleich", "direkt", "während"},
		"same": {"selbe", "selben", "dieselbe", "denselben", "gleiche", "gleichen", "gleicher"},
		"own":  {"eigen", "eigene", "eigenen", "eigener", "eigenes", "selbst", "selber"},
		"other": {"gegner", "gegners", "gegnerische", "gegnerischen", "fremde", "fremden", "mitspieler", "andere", "anderen",
			"anderer", "anderes", "anderem"},
		"too": {"auch"}, "still": {"noch"}, "already": {"schon", "bereits"},
	},
	catalog.EN: {
		"not": {"not", "no", "never", "neither", "nor", "don't", "doesn't", "isn't", "can't", "cannot", "won't",
			"aren't", "nothing", "nobody", "nowhere", "none", "t"},
		"only": {"only", "just", "alone", "solely", "merely"},
		"all":  {"all", "every", "each", "always", "everything"},
		"any":  {"any"}, "both": {"both"}, "without": {"without"}, "before": {"before", "until"},
		"after": {"after", "afterwards", "later"},
		"again": {"again", "twice", "another"}, "more": {"more", "several", "further", "additional", "extra"},
		"less": {"less", "fewer"}, "or": {"or"}, "must": {"must", "have", "need", "forced"},
		"may": {"may", "can", "could", "allowed"}, "instead": {"instead", "rather"},
		"despite": {"despite", "although"}, "now": {"immediately", "during", "while", "straight"},
		"same": {"same"}, "own": {"own", "myself", "itself", "themselves"},
		"other": {"opponent", "opponent's", "opponents", "rival", "rival's", "enemy", "other"},
		"too":   {"too", "also", "as"}, "still": {"still"}, "already": {"already"},
	},
}

// lightParticles are left out of comparisons.
var lightParticles = []string{"too", "still", "already", "may"}

// particleOf maps the words of a language to their groups.
var particleOf = sync.OnceValue(func() map[catalog.Lang]map[string]string {
	out := map[catalog.Lang]map[string]string{}
	for lang, groups := range particles {
		out[lang] = map[string]string{}
		for name, words := range groups {
			for _, w := range words {
				out[lang][w] = name
			}
		}
	}
	return out
})

// newSpeech returns the speech of the lexicon's language. The lexicon learns the words of all labelled phrasings.
func newSpeech(cat *catalog.Catalog, lib *rulings.Library, l *analysis.Lexicon, synonyms []analysis.Synonym) *speech {
	lang, vocabulary := l.Lang(), map[string]bool{}
	learn := func(text string) {
		for _, t := range analysis.Tokenize(text, len(text)) {
			vocabulary[l.Fold(t.Text).Text] = true
		}
	}
	for _, r := range lib.Rulings {
		for _, line := range r.In(lang).Answered {
			learn(line.Text)
		}
	}
	for _, k := range cat.Cards {
		learn(k.Title(lang))
		for _, line := range k.Answered.In(lang) {
			learn(line)
		}
	}
	l.Learn(vocabulary)
	s := &speech{lexicon: l, book: analysis.NewPhrasebook(l)}
	for _, y := range synonyms {
		s.book.Add(y.ID, y.Phrases.In(lang)...)
	}
	for _, k := range cat.Cards {
		s.book.Add("card/"+k.ID, append([]string{k.Title(lang)}, k.Aliases.In(lang)...)...)
		if foreign := k.Title(lang.Other()); !vocabulary[l.Fold(strings.ToLower(foreign)).Text] {
			s.book.Add("card/"+k.ID, foreign) // players of either language know the other's names
		}
	}
	for _, r := range lib.Rulings {
		if r.Kind == catalog.KindTerm {
			p := r.In(lang)
			s.book.Add("term/"+r.ID, slices.Concat([]string{p.Title}, p.Also, r.Forms.In(lang))...)
		}
	}
	s.harmless = s.harmlessIn(lang)
	return s
}

// particleIn returns the group of a lower-cased word, or "".
func particleIn(lang catalog.Lang, word string) string {
	return particleOf()[lang][strings.ReplaceAll(word, "’", "'")]
}

// turning lists the particles that an article's own question must have too.
var turning = []string{"only", "before", "after", "without", "instead"}

// Turning returns the turning particles of a text.
func Turning(lang catalog.Lang, text string) []string {
	var out []string
	for _, w := range question.WordsOf(text) {
		if group := particleIn(lang, w); slices.Contains(turning, group) {
			out = append(out, group)
		}
	}
	if Formerly(lang, text) {
		out = append(out, "formerly")
	}
	return out
}

// maxWording limits the words of a question that are compared.
const maxWording = 40

// spoken is a word of a text as it is compared.
type spoken struct {
	text     string // in lower case
	stem     string
	concept  string // that the word, or the phrase which it begins, names; "" if none
	within   bool   // the word continues a phrase
	isCard   bool   // the concept is a card
	particle string // its group of particles, or ""
	number   string // that it is, or ""
	stop     bool
	pause    bool // a mark such as a comma stands before it
	begins   bool // a sentence begins with it, and another one stands before
}

// Pauses are the marks between clauses.
const Pauses = ",.;:!?–—"

// ends are the marks between sentences.
const ends = ".;!?"

// words returns the words of a text.
func (s *speech) words(text string) []spoken {
	tokens := analysis.Tokenize(text, maxWording)
	out, stems := make([]spoken, len(tokens)), make([]analysis.Stem, len(tokens))
	for i, t := range tokens {
		stems[i] = analysis.Stem{Text: s.lexicon.Look(t.Text).Stem(), Start: t.Start, End: t.End}
		out[i] = spoken{text: t.Text, stem: stems[i].Text, particle: particleIn(s.lexicon.Lang(), t.Text),
			number: numberOf(t.Text),
			stop:   s.lexicon.IsStopWord(s.lexicon.Fold(t.Text).Text)}
		if t.Text == "have" && (i+1 == len(tokens) || tokens[i+1].Text != "to") {
			out[i].particle = "" // who *has* something need not do it
		}
		if i > 0 {
			mark := text[tokens[i-1].End:t.Start]
			out[i].pause, out[i].begins = strings.ContainsAny(mark, Pauses), strings.ContainsAny(mark, ends)
		}
	}
	for _, m := range s.book.Find(stems) {
		for i := m.From; i < m.To; i++ {
			out[i].within = i > m.From
			out[i].concept = strings.Join(m.Concepts, " ")
			out[i].isCard = slices.ContainsFunc(m.Concepts, func(c string) bool {
				return strings.HasPrefix(c[1:], "card/")
			})
		}
	}
	return out
}

// wording returns what a text says word by word.
func (s *speech) wording(text string) Wording {
	var w Wording
	words := s.words(text)
	for _, p := range words {
		if p.concept != "" && !p.within {
			w.content = append(w.content, p.concept)
			if p.isCard {
				w.sequence = append(w.sequence, p.concept)
			}
		}
		w.owners += ownerOf(p)
		switch {
		case p.particle != "":
			w.particle = append(w.particle, p.particle)
		case p.concept == "" && !p.stop:
			w.content = append(w.content, p.stem)
		}
	}
	w.flow = flowOf(s.lexicon.Lang(), words, func(p spoken) string {
		switch {
		case p.within || p.particle != "" || p.stop && p.concept == "":
			return ""
		case p.concept != "":
			return p.concept
		}
		return p.stem
	})
	for _, list := range []*[]string{&w.content, &w.particle} {
		slices.Sort(*list)
		*list = slices.Compact(*list)
	}
	return w
}

// possessives are the words for what belongs to the player who asks.
var possessives = []string{"mein", "meine", "meinem", "meinen", "meiner", "meines", "my", "mine"}

// ownerOf returns m for a word such as *my*, t for a word for the opponent, and "" for any other.
func ownerOf(w spoken) string {
	switch {
	case slices.Contains(possessives, w.text):
		return "m"
	case w.particle == "other":
		return "t"
	}
	return ""
}

// swapped reports whether both wordings speak of things of both players, but in another order: "my building in my
// opponent's principality" and "my opponent's building in my principality".
func (w Wording) swapped(o Wording) bool {
	return strings.Contains(w.owners, "m") && strings.Contains(w.owners, "t") && len(w.owners) == len(o.owners) &&
		w.owners != o.owners
}

// minContent is the fewest content words that make a wording comparable.
const minContent = 2

// Says reports whether the two wordings ask the same: the same content words, of which the other may have one more if
// there are many; the same small words; the same things in the same order.
func (w Wording) Says(o Wording) bool {
	if len(w.content) < minContent || !slices.Equal(heavy(w.particle), heavy(o.particle)) ||
		!slices.Equal(w.sequence, o.sequence) || w.swapped(o) {
		return false
	}
	return lists.Subset(w.content, o.content) && len(o.content)-len(w.content) <= len(w.content)/manyContent
}

// manyContent is the number of content words for which the other wording may have one more.
const manyContent = 4

// Overlap returns the share of content words that two wordings have in common.
func (w Wording) Overlap(o Wording) float64 {
	common := len(w.content) - w.Beyond(o)
	return float64(common) / float64(max(1, len(w.content)+len(o.content)-common))
}

// Beyond returns the number of content words that the other wording does not have.
func (w Wording) Beyond(o Wording) int {
	n := 0
	for _, s := range w.content {
		if !slices.Contains(o.content, s) {
			n++
		}
	}
	return n
}

// heavy returns the particles that decide an answer.
func heavy(list []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(s string) bool { return slices.Contains(lightParticles, s) })
}

// SameParticles reports whether two wordings have the same small words that decide an answer.
func (w Wording) SameParticles(o Wording) bool {
	return slices.Equal(heavy(w.particle), heavy(o.particle))
}

// Contrasts reports whether a question says something else than another one, or, if that affirms, more.
func (w Wording) Contrasts(o Wording, affirms bool) bool {
	return w.flow.against(o.flow) || w.leavesOrder(o.flow, w.content) || affirms && w.flow.exceeds(o.flow)
}

// Key is the same for wordings with the same words and things.
func (w Wording) Key() string { return fmt.Sprint(w.content, w.particle, w.sequence) }
