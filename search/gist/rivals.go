package gist

import (
	"slices"
	"strings"
	"sync"

	"catanica/search/lists"
	"catanica/search/question"
)

// rivals are words whose meanings exclude each other: the sun is not the club, and the discard pile is not the draw
// stack. Two questions that differ in them ask for different things, however much else they have in common. A word that
// ends with a star stands for all that begin with it. Resources rival each other, too: see question.Resource.
var rivals = map[string]map[string]string{
	"face": {
		"sun":        "sonne* erfolgreiches sun",
		"tournament": "helm* ritterturnier* ritterkopf turniersymbol helmet",
		"club":       "keule* räuber* club brigand* robber*",
		"mill":       "windmühle* mühlensymbol handelsvorteil* windmill* mill",
		"mark":       "fragezeichen",
	},
	"pile": {
		"discards": "ablage ablagestapel* discard discards",
		"stack":    "nachziehstapel* ausbaustapel* ziehstapel* nachzieh* stack stacks draw",
		"hand":     "hand handkarte*", "event": "ereignisstapel*",
		"table": "auslage fürstentum fürstentums ausliegend* ausgelegte* ausliegt ausliegen principality laid",
	},
	"kind": {
		"knight": "ritter rittern knight knights", "fleet": "flotte* handelsflotten schiff* fleet fleets ship ships",
		"building": "gebäude* building buildings", "cannon": "kanone* cannon cannons", "dragon": "drache* dragon dragons",
		"wizard": "zauberer* wizard wizards", "book": "zauberbuch zauberbücher* book books",
		"event": "ereignis ereignisse* ereigniskarte* event events", "action": "aktionskarte* action actions",
		"road":       "straße* road roads",
		"settlement": "siedlung* settlement settlements", "city": "stadt städte* city cities",
		"citadel": "zitadelle* citadel*", "metropolis": "metropole* metropolis*",
		"landscape": "landschaft* landscape landscapes",
	},
	"round": {
		"this": "diesem diese dieser derselben selben gerade this same", "next": "nächste* folgende* next following",
		"last": "letzte* vorige* vorherige* last previous", "end": "ende end",
	},
	"player": {"active": "aktive* active", "passive": "passive*"},
	"age":    {"old": "alt alte* former old", "new": "neu neue* new"},
	"result": {"won": "gewonnen* gewinn* siegreich* won win wins winning", "lost": "verloren* verlier* lost lose loses"},
	"deed": {
		"use":   "benutz* nutzen nutze nutzt nutzung use uses using usable",
		"build": "bauen baue baut gebaut place placing",
	},
	"loss": {
		"burned":    "abgefackelt* abgebrannt* niedergebrannt* verbrannt* burned burnt torched",
		"torn down": "abreiß* abgerissen* abriss tear torn tearing demolish*",
	},
	"time": {"then": "hatte hatten had", "now": "hat habe haben has have"},
}

// rivalTable holds the rivals, as family:meaning, of whole words and of the beginnings of words, without their stars.
type rivalTable struct{ words, beginnings map[string]string }

// rivalsOf returns the table of all rivals.
var rivalsOf = sync.OnceValue(func() rivalTable {
	out := rivalTable{words: map[string]string{}, beginnings: map[string]string{}}
	for family, meanings := range rivals {
		for meaning, words := range meanings {
			for w := range strings.FieldsSeq(words) {
				if stem, star := strings.CutSuffix(w, "*"); star {
					out.beginnings[stem] = family + ":" + meaning
				} else {
					out.words[w] = family + ":" + meaning
				}
			}
		}
	}
	return out
})

// of returns the rival that a word is, or "". Of several beginnings the longest counts.
func (t rivalTable) of(word string) string {
	if r := t.words[word]; r != "" {
		return r
	}
	if r := question.Resource(word); r != "" {
		return "resource:" + r
	}
	for n := len(word); n >= minPrefix; n-- {
		if r := t.beginnings[word[:n]]; r != "" {
			return r
		}
	}
	return ""
}

// minPrefix is the number of bytes that a rival with a star has at least.
const minPrefix = 4

// rivalsIn returns the rivals among words, as family:meaning, in order.
func rivalsIn(words []spoken) []string {
	var out, said []string
	table := rivalsOf()
	for i, w := range words {
		said = append(said, w.text)
		if w.isCard && (w.within || i+1 < len(words) && words[i+1].within) {
			continue // a part of a name: the Wool Fleet is no wool
		}
		if r := table.of(w.text); r != "" {
			out = append(out, r)
		}
	}
	for _, side := range For(said) {
		out = append(out, "for:"+side)
	}
	return lists.Distinct(out)
}

// The sides for which something may count.
const (
	ForMe         = "me"
	ForThem       = "them"
	ForBarbarians = "barbarians"
)

// favored maps the words behind *for* to the side that they mean: *for me*, *für die Barbaren*.
var favored = map[string]string{"mich": ForMe, "uns": ForMe, "me": ForMe, "us": ForMe,
	"gegner": ForThem, "mitspieler": ForThem, "ihn": ForThem, "opponent": ForThem, "him": ForThem,
	"barbaren": ForBarbarians, "barbarians": ForBarbarians}

// For returns the sides for which, as words in lower case say, something is or counts.
func For(words []string) []string {
	var out []string
	for i, w := range words {
		side := favored[w]
		if side != "" && slices.ContainsFunc(words[max(0, i-maxBetween-1):i], func(w string) bool {
			return pivotWords[w] == "for"
		}) {
			out = append(out, side)
		}
	}
	return out
}

// maxBetween is the greatest number of words between *for* and the side: an article, or *my*.
const maxBetween = 1

// favorsOther reports whether a question asks whether something counts for another side than that of its player, and
// another question does not: "does Otto count for the *barbarians*" and "does Otto count in the invasion".
func (f flow) favorsOther(o flow) bool {
	return slices.ContainsFunc(lists.Without(f.rivals, o.rivals), func(r string) bool {
		return r == "for:"+ForThem || r == "for:"+ForBarbarians
	})
}
