package gist

import (
	"slices"
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/search/lists"
)

// opposites are words that turn the answer to a question around, by what they say. Two questions about the same things
// can only have the same answer if both use them, or neither does: "do I keep it" and "do I lose it". They are content
// words as well, unlike particles.
var opposites = map[catalog.Lang]map[string]string{
	catalog.DE: {
		"safe": "schützt schützen schutz geschützt sicher immun immunität überlebt überleben bleibt bleiben behalte " +
			"behalten verschont unberührt unangetastet feuerfest unbrennbar rettet retten deckt hilft " +
			"weiter weiterhin",
		"free": "umsonst gratis kostenlos kostenfrei",
		"pay":  "bezahlen zahlen bezahle zahle kostet kosten bezahlt gezahlt",
		"must": "brauche brauchst braucht brauch brauchen benötige benötigt nötig notwendig gezwungen " +
			"genötigt verpflichtet erforderlich zwang vorgeschrieben zwingt zwingen",
		"enough": "reicht genügt langt reichen genügen",
		"lose": "verliere verliert verlieren verloren weg futsch abgeben tot erledigt geschichte hinfällig raus " +
			"rausgeworfen",
		"again": "wieder",
		"stop": "verhindert verhindern stoppt stoppen aufhalten abwehren sperrt sperren blockiert blockieren unterbindet " +
			"unterbinden vereitelt kontert kontern",
		"forbid": "verboten unzulässig illegal verbietet verbieten unspielbar gesperrt untersagt tabu ausgeschlossen",
		"limit":  "höchstens maximal begrenzt beschränkt einmal",
		"cheap":  "billiger günstiger verbilligt",
		"extra":  "zusätzlich",
		"twice":  "doppelt doppelte doppelten doppelter doppeltes zweimal dreimal mehrmals mehrfach",
		"beside": "neben daneben angrenzend angrenzende angrenzenden benachbart benachbarte benachbarten",
		"share":  "teilen teile teilt geteilt",
		"except": "außer ausgenommen",
		"tie":    "gleichstand gleichauf patt unentschieden punktgleich",
		"differ": "anderer anderes verschiedene verschiedenen unterschiedliche",
	},
	catalog.EN: {
		"safe": "untouched spared protect protects protected protection safe immune immunity survive survives " +
			"stay stays remain remains keep keeps keeping fireproof save saves shield shields continue continues",
		"free": "free gratis",
		"pay":  "pay paying pays cost costs paid",
		"must": "need needs needed require requires required forced forces force obliged " +
			"obligated compelled mandatory compulsory",
		"enough": "enough suffice suffices sufficient",
		"lose":   "lose loses lost gone dead history finished thrown kicked",
		"stop":   "stop stops stopped prevent prevents prevented block blocks blocked bar bars barred counter counters",
		"forbid": "forbidden illegal prohibited forbid forbids unplayable",
		"limit":  "limited most once limit",
		"cheap":  "cheaper",
		"extra":  "addition",
		"twice":  "duplicate duplicates copies twice thrice times repeatedly",
		"beside": "next adjacent beside neighboring neighbouring",
		"share":  "share shares shared split splits",
		"except": "except besides",
		"tie":    "tie ties tied",
		"differ": "different",
		"not":    "dont doesnt isnt cant havent haven't hasn't none",
	},
}

// oppositeGroups maps the words of a language to their groups of opposites.
var oppositeGroups = sync.OnceValue(func() map[catalog.Lang]map[string]string {
	out := map[catalog.Lang]map[string]string{}
	for lang, groups := range opposites {
		out[lang] = map[string]string{}
		for name, words := range groups {
			for _, w := range strings.Fields(words) {
				out[lang][w] = name
			}
		}
	}
	return out
})

// decisive lists the particles that count as opposites.
var decisive = []string{"not", "only", "without", "before", "after", "again", "instead", "all", "more", "less", "both",
	"same", "must", "own"}

// soft lists the groups that rarely turn an answer around. If only one of two questions uses them, they may still be
// the same, unless any other precedent contradicts.
var soft = []string{"after", "again", "all", "both", "same", "more", "extra", "beside", "own"}

// softly reports whether two lists of opposites differ in soft ones at most, and in how many.
func softly(a, b []string) (n int, ok bool) {
	for _, t := range slices.Concat(lists.Without(a, b), lists.Without(b, a)) {
		if !slices.Contains(soft, t) {
			return 0, false
		}
		n++
	}
	return n, true
}

// opposite returns the group of opposites or decisive particles to which a lower-cased word belongs, or "".
func opposite(lang catalog.Lang, word string) string {
	word = strings.ReplaceAll(word, "’", "'")
	if group := oppositeGroups()[lang][word]; group != "" {
		return group
	}
	if group := particleIn(lang, word); slices.Contains(decisive, group) {
		return group
	}
	return ""
}

// numerals are the numbers that questions write as words. Unlike them, the numbers of question/data/words.txt count
// *twice* and *the second* as two.
var numerals = map[string]string{
	"null": "0", "eins": "1", "zwei": "2", "drei": "3", "vier": "4", "fünf": "5", "sechs": "6", "sieben": "7", "acht": "8",
	"neun": "9", "zehn": "10", "elf": "11", "zwölf": "12", "dreizehn": "13",
	"zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8",
	"nine": "9", "ten": "10", "eleven": "11", "twelve": "12", "thirteen": "13",
}

// openWords begin questions that want more than yes or no, wherever they stand.
var openWords = []string{
	"wer", "wem", "wen", "wessen", "wann", "wieviel", "wieviele", "wie", "warum", "wieso", "weshalb", "woher", "wozu",
	"inwiefern", "inwieweit", "unterschied", "who", "whom", "why", "how", "what", "whats", "what's",
}

// openingWords do so only as the first word of a clause.
var openingWords = []string{
	"worauf", "woran", "woraus", "wofür", "wovon", "worunter", "whose", "who's", "where's", "when's", "how's",
}

// auxiliaries follow an English question word that asks, but not one that begins a clause.
var auxiliaries = []string{"do", "does", "did", "can", "could", "may", "must", "should", "will", "would", "is",
	"am", "are", "was", "were"}

// firstVerbs are verbs that begin German questions of yes or no.
var firstVerbs = []string{
	"reicht", "genügt", "gilt", "gelten", "zählt", "zählen", "bekomme", "bekommt", "krieg", "kriege", "kriegt", "hilft",
	"schützt", "wirkt", "gibt", "steht", "bleibt", "geht", "verliere", "verliert", "erhalte", "erhält", "brauche",
	"braucht", "trifft", "ersetzt", "hat", "habe", "hab", "haben",
}

// spans are the words for stretches of play that may be *next*.
var spans = []string{"turn", "turns", "round", "time", "roll"}

// oppositesIn returns the opposites and decisive particles of a text, sorted and without repetition. Whether something
// is missing or done without, and whether one needs or must, comes to the same.
func oppositesIn(lang catalog.Lang, words []spoken) []string {
	var out []string
	next := func(i int) string {
		if i+1 < len(words) {
			return words[i+1].text
		}
		return ""
	}
	prior := func(i int) string {
		if i > 0 {
			return words[i-1].text
		}
		return ""
	}
	negated := slices.ContainsFunc(words, func(w spoken) bool { return opposite(lang, w.text) == "not" })
	safe := slices.ContainsFunc(words, func(w spoken) bool { return opposite(lang, w.text) == "safe" })
	for i, w := range words {
		t := opposite(lang, w.text)
		_, counted := numerals[next(i)]
		if (w.text == "make" || w.text == "makes") && next(i) == "me" {
			t = "must"
		}
		if (w.text == "nothing" || w.text == "nichts") && slices.Contains([]string{"but", "als", "außer"}, next(i)) {
			t = "only"
		}
		if w.text == "other" && next(i) == "than" || strings.HasPrefix(w.text, "ander") &&
			slices.ContainsFunc(words[i:min(i+maxThan+1, len(words))], func(w spoken) bool { return w.text == "als" }) {
			t = "except"
		}
		switch {
		case t == "" || w.within && t != "free", // "hand limit" limits nothing, but "for free" says free
			w.text == "have" && next(i) != "to",
			w.text == "just",                                               // "I just took"
			w.text == "next" && slices.Contains(spans, next(i)),            // "next turn" is no place
			w.text == "all" && prior(i) == "at",                            // "none at all"
			t == "all" && counted,                                          // "all four"
			t == "before" && (w.text == "vor" || w.text == "vorm") && safe: // "sicher vor"
			continue
		case t == "without" && !negated:
			t = "not"
		}
		out = append(out, t)
	}
	if slices.Contains(out, "lose") || slices.Contains(out, "pay") { // whoever must pay pays
		out = lists.Without(out, []string{"must"})
	}
	slices.Sort(out)
	return slices.Compact(out)
}
