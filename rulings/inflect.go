package rulings

import (
	"regexp"
	"slices"
	"strings"

	"catanica/catalog"
)

// governing is the form that the words before a link require of the German name in it.
type governing struct {
	word       string // the determiner or preposition, as written
	cases      []catalog.Case
	determiner catalog.Determiner
	disagrees  bool // the determiner has no form for the name's gender
}

// determinerForm is one form of a determiner: the cases it can be in, by the gender of its noun.
type determinerForm struct {
	kind  catalog.Determiner
	cases map[catalog.Gender][]catalog.Case
}

// The combinations of cases in the tables below.
var (
	direct   = []catalog.Case{catalog.Nominative, catalog.Accusative}
	oblique  = []catalog.Case{catalog.Dative, catalog.Genitive}
	dative   = []catalog.Case{catalog.Dative}
	subject  = []catalog.Case{catalog.Nominative}
	object   = []catalog.Case{catalog.Accusative}
	genitive = []catalog.Case{catalog.Genitive}
)

// byEnding holds the cases of der, dieser, keiner and so on by their ending and the gender of the noun.
var byEnding = map[string]map[catalog.Gender][]catalog.Case{
	"er": {catalog.Masculine: subject, catalog.Feminine: oblique, catalog.PluralForm: genitive},
	"e":  {catalog.Feminine: direct, catalog.PluralForm: direct},
	"es": {catalog.Neuter: direct, catalog.Masculine: genitive},
	"em": {catalog.Masculine: dative, catalog.Neuter: dative},
	"en": {catalog.Masculine: object, catalog.PluralForm: dative},
}

// determiners holds every determiner by its lower-case form.
var determiners = func() map[string]determinerForm {
	out := map[string]determinerForm{}
	for word, ending := range map[string]string{"der": "er", "die": "e", "dem": "em", "den": "en"} {
		out[word] = determinerForm{catalog.Definite, byEnding[ending]}
	}
	out["das"] = determinerForm{catalog.Definite, map[catalog.Gender][]catalog.Case{catalog.Neuter: direct}}
	ofGenitive := map[catalog.Gender][]catalog.Case{catalog.Masculine: genitive, catalog.Neuter: genitive}
	out["des"] = determinerForm{catalog.Definite, ofGenitive}
	for ending, cases := range byEnding {
		for _, stem := range []string{"dies", "jed", "jen", "welch", "manch", "solch", "all", "beid"} {
			out[stem+ending] = determinerForm{catalog.Definite, cases}
		}
		for _, stem := range []string{"ein", "kein", "mein", "dein", "sein", "ihr", "unser", "eur"} {
			if ending == "es" {
				cases = ofGenitive
			}
			out[stem+ending] = determinerForm{catalog.Indefinite, cases}
		}
	}
	for _, word := range []string{"ein", "kein", "mein", "dein", "sein", "ihr", "unser", "euer"} {
		out[word] = determinerForm{catalog.Indefinite,
			map[catalog.Gender][]catalog.Case{catalog.Masculine: subject, catalog.Neuter: direct}}
	}
	ofDative := map[catalog.Gender][]catalog.Case{catalog.Masculine: dative, catalog.Neuter: dative}
	for _, word := range []string{"zum", "vom", "beim", "im", "am"} {
		out[word] = determinerForm{catalog.Definite, ofDative}
	}
	out["zur"] = determinerForm{catalog.Definite, map[catalog.Gender][]catalog.Case{catalog.Feminine: dative}}
	for _, word := range []string{"ins", "ans", "aufs", "durchs", "fürs", "ums"} {
		out[word] = determinerForm{catalog.Definite, map[catalog.Gender][]catalog.Case{catalog.Neuter: object}}
	}
	return out
}()

// prepositions holds the cases that prepositions govern. Those with a genitive are left out: a name without an article
// does not change after them.
var prepositions = func() map[string][]catalog.Case {
	out := map[string][]catalog.Case{}
	for cases, words := range map[string][]string{
		"dative":     {"mit", "von", "bei", "aus", "nach", "zu", "seit", "gegenüber", "außer", "samt", "mitsamt", "nebst"},
		"accusative": {"durch", "für", "gegen", "ohne", "um"},
		"either":     {"an", "auf", "hinter", "in", "neben", "über", "unter", "vor", "zwischen"},
	} {
		for _, word := range words {
			out[word] = map[string][]catalog.Case{"dative": dative, "accusative": object,
				"either": {catalog.Accusative, catalog.Dative}}[cases]
		}
	}
	return out
}()

var (
	// adjective matches a word that may stand between a determiner and its noun: eigene, zweiten, 2.
	adjective = regexp.MustCompile(`^(?:\p{Ll}+(?:e|en|er|es|em)|[0-9]+\.)$`)
	// listed matches the end of a text that is a link and a conjunction, which may join it to the link after it.
	listed = regexp.MustCompile(`\[\[([^\[\]]*)\]\]\**(,| und| oder| sowie| bzw\.| und/oder)\s+\**$`)
	// continued matches the beginning of a text with which a list of links goes on.
	continued = regexp.MustCompile(`^\**(?:,\s+\**\[\[|\s+(?:und|oder|sowie|bzw\.)\s)`)
	// newBlock matches the beginning of a line that does not continue the sentence before it.
	newBlock = regexp.MustCompile(`^\s*(?:[-*#|>]|[0-9]+\.)\s?`)
)

// sentenceBefore returns the part of a passage that can govern a link at its end: it ends at the last paragraph, list
// item, heading or table cell.
func sentenceBefore(before string) string {
	if i := strings.LastIndex(before, "\n\n"); i >= 0 {
		before = before[i+2:]
	}
	for i := strings.LastIndexByte(before, '\n'); i >= 0; i = strings.LastIndexByte(before[:i], '\n') {
		if newBlock.MatchString(before[i+1:]) {
			before = before[i+1:]
			break
		}
	}
	if marker := newBlock.FindString(before); marker != "" {
		if strings.Contains(marker, "|") {
			return before[strings.LastIndexByte(before, '|')+1:]
		}
		before = before[len(marker):]
	}
	return before
}

// governs finds what governs a German name of the given gender between two texts, the first of which sentenceBefore
// returned. A link in a list of links stands in the case of the one before it.
func (l *Library) governs(before, after string, gender catalog.Gender) governing {
	var m []int
	if strings.Contains(before, "]]") {
		m = listed.FindStringSubmatchIndex(before)
	}
	if m != nil && (before[m[4]] != ',' || continued.MatchString(after)) {
		ref, _, _ := strings.Cut(before[m[2]:m[3]], "|")
		g := l.governs(before[:m[0]], before[m[3]+len("]]"):], l.genderOf(ref))
		return governing{word: g.word, cases: g.cases}
	}
	text := strings.TrimRight(before, "*")
	words := strings.Fields(text)
	if len(words) == 0 || strings.TrimRight(text, " \n") == text {
		return governing{}
	}
	for i := len(words) - 1; i >= max(0, len(words)-3); i-- {
		written := strings.TrimLeft(words[i], "(*„“\"–")
		word := strings.ToLower(written)
		if d, ok := determiners[word]; ok {
			cases := d.cases[gender]
			return governing{word: words[i], cases: cases, determiner: d.kind, disagrees: len(cases) == 0}
		}
		if cases, ok := prepositions[word]; ok {
			return governing{word: words[i], cases: cases}
		}
		if !adjective.MatchString(written) || slices.Contains(notAdjectives, word) {
			break
		}
	}
	return governing{}
}

// notAdjectives lists words that look like adjectives but end the noun phrase.
var notAdjectives = []string{"oder", "aber", "wie", "sondern", "wer", "er", "sie", "es", "weder", "entweder",
	"daher", "wenn", "ehe", "immer", "wieder", "gerade", "werden", "haben", "heute"}

// genderOf returns the gender of a link's German name, or "" if it is unknown.
func (l *Library) genderOf(ref string) catalog.Gender {
	if c := l.Catalog.Card(ref); c != nil {
		return c.GermanGender()
	}
	return ""
}

// inflected returns the German name of a card in a link between two texts, declined as the text before it demands.
// Where the case is open or the determiner wrong, it is the name itself, and the checker reports it.
func (l *Library) inflected(c *catalog.Card, before, after string) string {
	before = sentenceBefore(before)
	g := l.governs(before, after, c.GermanGender())
	form, _ := form(c, g)
	if len(g.cases) == 0 && closes(before, after) {
		return c.Title(catalog.DE)
	}
	return form
}

// form returns a card's German name as g demands, and false if more than one form is possible.
func form(c *catalog.Card, g governing) (name string, sure bool) {
	if len(g.cases) == 0 || slices.Contains(g.cases, catalog.Nominative) {
		return c.Inflected(catalog.Nominative, g.determiner), true
	}
	name = c.Inflected(g.cases[0], g.determiner)
	for _, k := range g.cases[1:] {
		if c.Inflected(k, g.determiner) != name {
			return c.ShortTitle(catalog.DE), false
		}
	}
	return name, true
}

// closes reports whether a name with an apposition needs no closing comma: it is not one of a list, and the sentence,
// clause or cell ends behind it.
func closes(before, after string) bool {
	if listed.MatchString(before) {
		return false
	}
	after = strings.TrimLeft(after, "*")
	if after == "" || strings.ContainsRune("\n.:;!?)", rune(after[0])) {
		return true
	}
	return strings.TrimSpace(before) == "" && strings.HasPrefix(strings.TrimSpace(after), "|") // alone in its cell
}

// englishName returns the English name of a card in a link between two texts: without its apposition unless the clause
// ends behind it, and without its own article behind another determiner.
func englishName(c *catalog.Card, before, after string) string {
	before = sentenceBefore(before)
	if name, ok := strings.CutPrefix(c.Title(catalog.EN), "The "); ok && englishDeterminer.MatchString(before) {
		return name
	}
	if closes(before, after) {
		return c.Title(catalog.EN)
	}
	return c.ShortTitle(catalog.EN)
}

var englishDeterminer = regexp.MustCompile(`(?i)\b(?:the|an?|your|their|his|her|its|each|every|this|that)\s+\**$`)
