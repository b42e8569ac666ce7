package notation

import "catanica/rulings/script"

// words are the words of the game. Names of places and fields belong to the map, and stay as they are.
var words = script.NewDictionary(map[string]string{
	// players and header
	"rot": "red", "blau": "blue", "weiß": "white", "orange": "orange", "niemand": "nobody", "spieler": "players",
	// the map
	"plan": "board", "ortsfeld": "location", "frei": "free", "wahrzeichen": "landmark", "weg": "route",
	"landschaft": "field", "belohnung": "reward", "wald": "forest", "hügelland": "hills", "ackerland": "fields",
	"gebirge": "mountains", "weinberg": "vineyard", "beliebig": "any",
	// position
	"räuber": "robber", "aktiv": "active", "entscheidet": "decides", "erster": "first", "zug": "turn",
	"gespielt": "played", "phase": "phase", "gratis": "gratis", "danach": "after", "fällig": "due", "vorrat": "supply",
	"stapel": "deck", "steht": "stands", "siedlung": "settlement", "straße": "road", "hand": "hand", "karten": "cards",
	"gekauft": "bought", "hält": "holds", "längste": "longest", "mautstrecke": "toll-road", "stärkste": "strongest",
	"nichts": "none", "entwicklung": "development",
	"gründung": "founding", "wurf": "roll", "ablegen": "discard", "raub": "rob", "lohn": "prize", "hauptteil": "main",
	"ende": "over",
	"holz": "lumber", "lehm": "brick", "getreide": "grain", "stein": "stone", "weintrauben": "grapes",
	"bürgerwehr": "militia", "maut": "toll", "platz-am-hof": "place-at-court", "niederlagsrecht": "staple-right",
	"siegpunkt": "victory-point",
	// moves
	"würfelt": "rolls", "baut": "builds", "kauft": "buys", "spielt": "plays", "tauscht": "trades", "legt": "discards",
	"versetzt": "moves", "beraubt": "robs", "nimmt": "takes", "passt": "passes", "beendet": "ends",
	"an": "at", "von": "from", "nach": "to", "gegen": "for", "mit": "with",
	// expectations
	"hat": "has", "punkte": "points", "länge": "length", "gewinnt": "wins", "zitiert": "cited", "geschehen": "happened",
	"kein": "no",
}, map[string]string{
	"settlements": "settlement", "landmarks": "landmark", "roads": "road", "routes": "route", "locations": "location",
	"militias": "militia", "tolls": "toll", "staple-rights": "staple-right", "victory-points": "victory-point",
	"ort": "location", "orte": "location", "ortsfelder": "location", "freie": "free", "wege": "route", "insel": "board",
	"siedlungen": "settlement", "straßen": "road", "korn": "grain", "wein": "grapes", "trauben": "grapes",
	"siegpunkte": "victory-point", "bürgerwehren": "militia", "keine": "no", "bei": "at", "auf": "to", "stehen": "stands",
	"ablegt": "discards", "räubers": "robber", "mauten": "toll",
}, "free", "active", "decides", "first", "played", "gratis", "after", "due", "stands", "bought", "holds", "longest",
	"strongest", "none", "any", "rolls", "builds", "buys", "plays", "trades", "discards", "moves", "robs", "takes",
	"passes", "ends", "at", "from", "to", "for", "with", "has", "wins", "cited", "happened", "no")

// keyword returns the English, lower-case keyword for a word.
func keyword(word string) string { return words.Keyword(word) }
