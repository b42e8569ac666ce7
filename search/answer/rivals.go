package answer

import (
	"strings"
	"sync"
)

// rivals are words of which a question can mean only one where another question means another: the sun is no club, and
// the discard pile no draw stack. Two questions that differ in them ask for different things, however much else they
// have in common. A word that ends with a star stands for all that begin with it.
var rivals = map[string]map[string]string{
	"face": {
		"sun":        "sonne* erfolgreiches sun",
		"tournament": "helm* ritterturnier* ritterkopf turniersymbol helmet",
		"club":       "keule* räuber* club brigand* robber*",
		"mill":       "windmühle* mühlensymbol handelsvorteil* windmill* mill",
		"mark":       "fragezeichen",
	},
	"resource": {
		"lumber": "holz lumber wood timber", "brick": "lehm ziegel brick bricks clay", "ore": "erz erze ore",
		"grain": "getreide korn weizen grain wheat", "wool": "wolle wool sheep", "gold": "gold",
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
		"event": "ereigniskarte* event events", "action": "aktionskarte* action actions", "road": "straße* road roads",
		"settlement": "siedlung* settlement settlements", "city": "stadt städte* city cities",
		"citadel": "zitadelle* citadel*", "metropolis": "metropole* metropolis*",
		"landscape": "landschaft* landscape landscapes",
	},
	"points": {
		"victory": "siegpunkt* victory vp", "strength": "stärke* kampf* strength",
		"tournament": "turnierpunkt* geschick* skill", "commerce": "handelspunkt* commerce",
	},
	"side":  {"left": "links linke* left", "right": "rechts rechte* right"},
	"level": {"top": "oben oberste* top", "bottom": "unten unterste* bottom"},
	"round": {
		"this": "diesem diese dieser derselben selben gerade this same", "next": "nächste* folgende* next following",
		"last": "letzte* vorige* vorherige* last previous",
	},
	"player": {"active": "aktive* active", "passive": "passive*"},
	"view":   {"open": "offen* open", "hidden": "verdeckt* hidden"},
	"age":    {"old": "alt alte* former old", "new": "neu neue* new"},
	"lead":   {"even": "gleichstand unentschieden patt tie tied ties"},
	"stock":  {"none": "pleite leer leere* leerem leerer broke empty"},
	"size":   {"small": "klein* small", "large": "groß* large big"},
	"often":  {"once": "einmal once", "twice": "zweimal twice", "always": "immer jedes* always every"},
	"number": {"all": "alle allen sämtliche* all", "one": "eine* einzelne* one single", "half": "halb* half"},
}

// rivalsOf maps the words of the table, without their stars, to their family and meaning.
var rivalsOf = sync.OnceValue(func() map[string][2]string {
	out := map[string][2]string{}
	for family, meanings := range rivals {
		for meaning, words := range meanings {
			for _, w := range strings.Fields(words) {
				out[w] = [2]string{family, meaning}
			}
		}
	}
	return out
})

// minPrefix is the number of letters from which a word can begin with a rival.
const minPrefix = 4

// rivalsIn returns the rivals among words, as family:meaning, in order.
func rivalsIn(words []spoken) []string {
	var out []string
	table := rivalsOf()
	for i, w := range words {
		if w.isCard && (w.within || i+1 < len(words) && words[i+1].within) {
			continue // a part of a name: the Wool Fleet is no wool
		}
		r, ok := table[w.text]
		for n := len(w.text); !ok && n >= minPrefix; n-- {
			r, ok = table[w.text[:n]+"*"]
		}
		if ok {
			out = append(out, r[0]+":"+r[1])
		}
	}
	return distinct(out)
}
