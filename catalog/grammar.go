package catalog

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Grammar says how a card's name behaves in a sentence. Everything that it leaves out follows from the name by rule:
// Inflected declines the adjectives before the noun, the noun itself, and the epithet of a person.
type Grammar struct {
	Gender Gender `yaml:"gender" json:"gender,omitempty"` // of the German name; empty if that is a plural
	Plural []Lang `yaml:"plural" json:"plural,omitempty"` // the languages in which the name is a plural
	Proper bool   `yaml:"proper" json:"proper,omitempty"` // the name takes no article, as Karl der Starke
	Bare   bool   `yaml:"bare" json:"bare,omitempty"`     // the English name takes no article, as Countermagic
	// The noun of the German name that takes -n or -en in every case but the nominative, with its ending: Alchimisten.
	Weak string `yaml:"weak" json:"weak,omitempty"`
	// The genitive of the German noun if it does not follow the rule: Medicus.
	Genitive string `yaml:"genitive" json:"genitive,omitempty"`
	// What the card is called within a sentence if its name has an apposition: Guido.
	Short Text `yaml:"short" json:"short,omitzero"`
}

// Gender is the gender of a German noun, or PluralForm for the plural, which has none. "" is unknown.
type Gender string

// The genders.
const (
	Masculine  Gender = "m"
	Feminine   Gender = "f"
	Neuter     Gender = "n"
	PluralForm Gender = "plural"
)

// Genders lists the genders that a card's file may state.
var Genders = []Gender{Masculine, Feminine, Neuter}

// Case is a grammatical case of German.
type Case int

// The cases, in the order of the tables below.
const (
	Nominative Case = iota
	Accusative
	Dative
	Genitive
)

// Determiner classifies the word before a German noun phrase by the adjective endings that it demands.
type Determiner int

// The determiners.
const (
	NoDeterminer Determiner = iota // strong endings: mit Schwarzem Ritter
	Definite                       // weak endings, after der, dieser, jeder, zum: der Schwarze Ritter
	Indefinite                     // mixed endings, after ein, kein, dein: ein Schwarzer Ritter
)

// adjectiveEndings holds the endings by determiner and gender for the nominative, accusative, dative and genitive.
var adjectiveEndings = map[Determiner]map[Gender][4]string{
	NoDeterminer: {Masculine: {"er", "en", "em", "en"}, Feminine: {"e", "e", "er", "er"},
		Neuter: {"es", "es", "em", "en"}, PluralForm: {"e", "e", "en", "er"}},
	Definite: {Masculine: {"e", "en", "en", "en"}, Feminine: {"e", "e", "en", "en"},
		Neuter: {"e", "e", "en", "en"}, PluralForm: {"en", "en", "en", "en"}},
	Indefinite: {Masculine: {"er", "en", "en", "en"}, Feminine: {"e", "e", "en", "en"},
		Neuter: {"es", "es", "en", "en"}, PluralForm: {"en", "en", "en", "en"}},
}

// definiteArticles holds the German definite article by gender and case.
var definiteArticles = map[Gender][4]string{
	Masculine: {"der", "den", "dem", "des"}, Feminine: {"die", "die", "der", "der"},
	Neuter: {"das", "das", "dem", "des"}, PluralForm: {"die", "die", "den", "der"},
}

// indefiniteEndings holds the endings of ein, mein and kein by gender and case. There is no plural of ein.
var indefiniteEndings = map[Gender][4]string{
	Masculine: {"", "en", "em", "es"}, Feminine: {"e", "e", "er", "er"},
	Neuter: {"", "", "em", "es"}, PluralForm: {"e", "e", "en", "er"},
}

// germanPronouns holds the personal pronoun by gender for the nominative, accusative and dative.
var germanPronouns = map[Gender][3]string{
	Masculine: {"er", "ihn", "ihm"}, Feminine: {"sie", "sie", "ihr"},
	Neuter: {"es", "es", "ihm"}, PluralForm: {"sie", "sie", "ihnen"},
}

// GermanGender returns the gender by which the card's German name is inflected, or "" if its file does not state it.
func (c *Card) GermanGender() Gender {
	if c.IsPlural(DE) {
		return PluralForm
	}
	return c.Grammar.Gender
}

// IsPlural reports whether the card's name in lang is a plural, such as Bettelmönche or Mountains.
func (c *Card) IsPlural(lang Lang) bool { return slices.Contains(c.Grammar.Plural, lang) }

// ShortTitle returns what the card is called within a sentence: its name without an apposition (Guido for Guido, der
// große Diplomat).
func (c *Card) ShortTitle(lang Lang) string {
	if short := c.Grammar.Short.In(lang); short != "" {
		return short
	}
	return c.Title(lang)
}

// WithDefinite returns the card's name with its definite article, for use within a sentence: den Schwarzen Ritter, Karl
// den Starken, the Black Knight, Karl the Strong. English ignores the case.
func (c *Card) WithDefinite(lang Lang, k Case) string {
	if lang == EN {
		name := c.ShortTitle(EN)
		if c.Grammar.Proper || c.Grammar.Bare {
			return name
		}
		return "the " + strings.TrimPrefix(name, "The ")
	}
	g := c.GermanGender()
	switch {
	case g == "":
		return definiteArticles[Feminine][k] + " Karte " + c.ShortTitle(DE)
	case c.Grammar.Proper:
		return c.Inflected(k, NoDeterminer)
	}
	return definiteArticles[g][k] + " " + c.Inflected(k, Definite)
}

// Described returns the card's German name in case k with a determiner, which is der, ein or mein, and an adjective
// without its ending, which may be empty: der verhexten Bibliothek, einem verhexten Großen Hafen, mein Rathaus.
func (c *Card) Described(determiner, adjective string, k Case) string {
	g, d := c.GermanGender(), Indefinite
	name := ""
	if g == "" {
		g, name = Feminine, "Karte "+c.ShortTitle(DE)
	}
	article := determiner + indefiniteEndings[g][k]
	switch {
	case determiner == "der":
		article, d = definiteArticles[g][k], Definite
	case determiner == "ein" && g == PluralForm:
		article, d = "", NoDeterminer
	}
	if name == "" {
		name = c.Inflected(k, d)
	}
	if adjective != "" {
		adjective += adjectiveEndings[d][g][k]
	}
	return strings.Join(strings.Fields(article+" "+adjective+" "+name), " ")
}

// GermanPronoun returns the pronoun that stands for the card's German name in case k, which is not the genitive.
func (c *Card) GermanPronoun(k Case) string {
	g := c.GermanGender()
	if g == "" {
		g = Feminine // die Karte
	}
	return germanPronouns[g][k]
}

// AsSubject returns the card's name with its definite article as the subject of a verb in the singular: der Schwarze
// Ritter, the Black Knight. A plural name becomes die Karte Bettelmönche, the Privateers card.
func (c *Card) AsSubject(lang Lang) string {
	switch {
	case c.Grammar.Proper || !c.IsPlural(lang):
		return c.WithDefinite(lang, Nominative)
	case lang == EN:
		return c.WithDefinite(EN, Nominative) + " card"
	}
	return definiteArticles[Feminine][Nominative] + " Karte " + c.ShortTitle(DE)
}

// Inflected returns the card's German name as it is within a sentence in case k after determiner d, which it does not
// include: (der) Schwarze Ritter, (mit) Karl dem Starken, (den) Bettelmönchen. A card of unknown gender keeps its name.
func (c *Card) Inflected(k Case, d Determiner) string {
	name, gender := c.ShortTitle(DE), c.GermanGender()
	switch {
	case gender == "":
		return name
	case c.Grammar.Proper:
		return c.inflectedProper(name, gender, k)
	}
	words, article := strings.Fields(name), ""
	if slices.Contains([]string{"Der", "Die", "Das"}, words[0]) {
		switch {
		case d != NoDeterminer:
		case k == Nominative:
			return name
		default:
			article, d = definiteArticles[gender][k]+" ", Definite
		}
		words = words[1:]
	}
	noun := 0
	for noun+1 < len(words) && beginsUpper(words[noun+1]) &&
		strings.HasSuffix(words[noun], adjectiveEndings[NoDeterminer][gender][Nominative]) {
		stem := strings.TrimSuffix(words[noun], adjectiveEndings[NoDeterminer][gender][Nominative])
		words[noun] = stem + adjectiveEndings[d][gender][k]
		noun++
	}
	bare := d == NoDeterminer && noun == 0
	words[noun] = c.inflectedNoun(words[noun], gender, k, bare)
	return article + strings.Join(words, " ")
}

// inflectedNoun declines one noun. A weak noun without a companion keeps its nominative (mit Alchimist), because its
// other forms look like a plural.
func (c *Card) inflectedNoun(noun string, gender Gender, k Case, bare bool) string {
	switch {
	case k == Genitive && c.Grammar.Genitive != "":
		return c.Grammar.Genitive
	case c.isWeak(noun):
		if k == Nominative || bare {
			return noun
		}
		return c.Grammar.Weak
	case gender == PluralForm && k == Dative && !strings.HasSuffix(noun, "n") && !strings.HasSuffix(noun, "s") &&
		endsInLetter(noun):
		return noun + "n"
	case k == Genitive && (gender == Masculine || gender == Neuter):
		return genitive(noun)
	}
	return noun
}

// inflectedProper declines the name of a person: the epithet after der or die, a weak title before the name (bei
// Handelsherrn Gunther), and -s in the genitive.
func (c *Card) inflectedProper(name string, gender Gender, k Case) string {
	if k == Nominative || !endsInLetter(name) {
		return name
	}
	words := strings.Fields(name)
	epithet := slices.IndexFunc(words, func(w string) bool { return w == "der" || w == "die" })
	last := len(words) - 1
	if epithet > 0 {
		last = epithet - 1
		words[epithet] = definiteArticles[gender][k]
		for i := epithet + 1; i < len(words); i++ {
			end := i == len(words)-1
			switch {
			case c.isWeak(words[i]):
				words[i] = c.Grammar.Weak
			case strings.HasSuffix(words[i], "e") && (gender == Masculine || !end && k != Accusative):
				words[i] += "n"
			case end && k == Genitive && gender == Masculine:
				words[i] = genitive(words[i])
			}
		}
	}
	if last > 0 && c.isWeak(words[0]) {
		words[0] = c.Grammar.Weak
	}
	if k == Genitive {
		if strings.ContainsAny(words[last][len(words[last])-1:], "sxz") || strings.HasSuffix(words[last], "ß") {
			words[last] += "’"
		} else {
			words[last] += "s"
		}
	}
	return strings.Join(words, " ")
}

// isWeak reports whether noun is the one that Grammar.Weak declines.
func (c *Card) isWeak(noun string) bool {
	return c.Grammar.Weak != "" && strings.HasPrefix(c.Grammar.Weak, noun)
}

// genitive returns the genitive of a masculine or neuter noun: -es after a sibilant and for one syllable, else -s.
func genitive(noun string) string {
	lower := strings.ToLower(noun)
	for _, sibilant := range []string{"s", "ß", "x", "z"} {
		if strings.HasSuffix(lower, sibilant) {
			return noun + "es"
		}
	}
	if syllables(lower) == 1 && !strings.HasSuffix(lower, "l") && !strings.HasSuffix(lower, "n") {
		return noun + "es"
	}
	return noun + "s"
}

// syllables counts the groups of vowels in a word.
func syllables(word string) int {
	n, in := 0, false
	for _, r := range word {
		vowel := strings.ContainsRune("aeiouyäöü", r)
		if vowel && !in {
			n++
		}
		in = vowel
	}
	return n
}

func beginsUpper(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsUpper(r)
}

func endsInLetter(s string) bool {
	r, _ := utf8.DecodeLastRuneInString(s)
	return unicode.IsLetter(r)
}
