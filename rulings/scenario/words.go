package scenario

import (
	"maps"
	"slices"
	"strings"
)

// german translates keywords. Nouns and verbs may be written in either language, even mixed in one line.
// docs/scenarios.md shows the table to authors; a test keeps the two in step.
var german = map[string]string{
	// parts and header
	"zweig":    "branch",
	"stellung": "start", "ablauf": "play", "titel": "title", "hinweis": "note", "beweist": "proves",
	"wartet": "pending", "früher": "formerly", "frueher": "formerly",
	"ausgabe": "edition", "spiel": "game", "variante": "variant", "reihen": "rows", "ziel": "goal", "annahme": "assume",
	"lesart": "reading",
	"kosten": "cost", "preis": "price", "gewinn": "gain", "verlust": "loss", "wird": "becomes", "siegpunkte": "victory",
	"grundspiel": "basic", "erweitert": "extended", "turnierspiel": "tournament",
	// start
	"nord": "north", "süd": "south", "sued": "south", "zug": "turn", "runde": "round", "aktiv": "active", "phase": "phase",
	"schwelle": "gate", "offen": "open",
	"stapelzahl": "stacks", "ereignisse": "events", "landschaften": "landscapes", "auslage": "display", "achse": "axis",
	"land": "land", "lager": "stores",
	"hand": "hand", "ablage": "discard", "stapel": "stack", "ausliegend": "out", "nichts": "none", "verdeckt": "hidden",
	"gemischt": "shuffled", "unmöglich": "impossible", "unmoeglich": "impossible",
	"eröffnung": "opening", "eroeffnung": "opening", "deck": "deck",
	"vorher": "before", "ereignis": "event", "ertrag": "yield", "hauptphase": "main", "ende": "end",
	"straße": "road", "strasse": "road", "siedlung": "settlement", "stadt": "city", "zitadelle": "citadel",
	"metropole": "metropolis",
	"wald":      "forest", "hügelland": "hills", "huegelland": "hills", "gebirge": "mountains", "ackerland": "fields",
	"weideland": "pasture", "goldfluss": "river",
	"holz": "lumber", "lehm": "brick", "erz": "ore", "getreide": "grain", "korn": "grain", "wolle": "wool",
	"stern": "star", "sterne": "star", "zauberkraft": "power", "beliebig": "any", "beliebige": "any",
	"links": "left", "rechts": "right", "über": "above", "ueber": "above", "unter": "below",
	"an": "at", "auf": "on", "von": "of", "nach": "to", "zu": "to", "aus": "from", "in": "in", "im": "in",
	"mit": "with", "durch": "by",
	"gegen": "for", "für": "for", "fuer": "for",
	"benutzt": "used", "seit": "since", "kraft": "power", "gespeichert": "stored", "spiegelt": "mirrors",
	"fasst": "holds",
	// moves
	"würfelt": "rolls", "wuerfelt": "rolls", "deckt": "reveals", "würfel": "die", "wuerfel": "die", "spielt": "plays",
	"baut":  "builds",
	"nutzt": "uses", "tauscht": "trades", "bietet": "offers", "einverstanden": "accepts", "reißt": "demolishes",
	"reisst": "demolishes", "löst": "redeems", "loest": "redeems",
	"beköstigt": "feeds", "bekoestigt": "feeds", "beendet": "ends", "zieht": "draws", "sucht": "searches",
	"wechselt": "exchanges",
	"schiebt":  "puts", "antwortet": "answers", "wählt": "chooses", "waehlt": "chooses", "passt": "passes",
	"verteile": "deal", "legt": "lays", "beginnt": "begins",
	"verboten": "refused", "ungeklärt": "undecided", "ungeklaert": "undecided",
	"zahlt": "paying", "spart": "saving", "bringt": "bringing", "füllt": "filling", "fuellt": "filling", "zahl": "number",
	"keule": "brigands", "sonne": "sun", "ritterturnier": "tournament", "mühle": "mill", "muehle": "mill", "frage": "?",
	// expectations
	"erwarte": "expect", "chance": "odds", "wenn": "if", "hat": "has", "fehlt": "lacks", "ohne": "lacks", "oben": "top",
	"unten": "bottom", "grenze": "limit",
	"punkte": "points", "stärke": "strength", "staerke": "strength", "handel": "commerce", "turnier": "tournament",
	"ritter": "knight",
	"hält":   "holds", "haelt": "holds", "gewinnt": "wins", "entscheidet": "decides", "niemand": "nobody",
	"gibt": "returns", "sieht": "sees", "kein": "no", "keine": "no",
	"blockiert": "blocked", "wirkt": "works", "zitiert": "cited", "geschehen": "happened",
}

// germanWords are the German keywords in a fixed order, for suggestions.
var germanWords = slices.Sorted(maps.Keys(german))

// plural maps plural forms of resources and stars to the keywords.
var plural = map[string]string{"stars": "star", "powers": "power"}

// keyword returns the English, lower-case keyword for a word.
func keyword(written string) string {
	w := lower(written)
	if en, ok := german[w]; ok {
		return en
	}
	if one, ok := plural[w]; ok {
		return one
	}
	return w
}

func lower(s string) string { return strings.ToLower(s) }
