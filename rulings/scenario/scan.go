package scenario

import (
	"strings"
	"unicode"
)

// token is a word of a line, a number or one of , : ; ( ) =.
type token struct {
	text string
	pos  Pos
}

// word is the token as a keyword: English, lower case. German keywords are translated.
func (t token) word() string {
	w := strings.ToLower(t.text)
	if en, ok := german[w]; ok {
		return en
	}
	return w
}

// german translates the keywords; see docs/scenarios.md for the list.
var german = map[string]string{
	"nord": "north", "süd": "south", "sued": "south", "würfel": "die", "wuerfel": "die",
	"start": "start", "stellung": "start", "ablauf": "play", "spiel": "game", "ausgabe": "edition", "beweist": "proves", "titel": "title",
	"ziel": "goal", "offen": "open", "annahme": "assume", "lesart": "reading", "hinweis": "note", "wartet": "pending",
	"zug": "turn", "aktiv": "active", "phase": "phase", "schwelle": "gate", "stapelzahl": "stacks",
	"achse": "axis", "land": "land", "lager": "stores", "hat": "has", "ohne": "lacks", "an": "at", "auf": "on", "aus": "from", "ausliegend": "out",
	"hand": "hand", "ablage": "discard", "stapel": "stack", "ereignisse": "events", "straße": "road", "strasse": "road",
	"siedlung": "settlement", "stadt": "city", "zitadelle": "citadel", "hält": "holds", "haelt": "holds",
	"links": "left", "rechts": "right", "von": "of", "über": "above", "ueber": "above", "unter": "below", "benutzt": "used", "seit": "since",
	"kraft": "power", "sterne": "stars", "vorrat": "stored", "nichts": "none", "verdeckt": "hidden",
	"würfelt": "rolls", "wuerfelt": "rolls", "deckt": "reveals", "spielt": "plays", "baut": "builds", "nutzt": "uses", "tauscht": "trades", "gegen": "for", "für": "for", "fuer": "for",
	"reißt": "demolishes", "reisst": "demolishes", "löst": "redeems", "loest": "redeems", "beköstigt": "feeds", "bekoestigt": "feeds",
	"beendet": "ends", "zieht": "draws", "sucht": "searches", "wechselt": "exchanges", "schiebt": "puts", "antwortet": "answers",
	"wählt": "chooses", "waehlt": "chooses", "passt": "passes", "mit": "with", "zahlt": "paying", "spart": "saving", "in": "in", "zahl": "number",
	"verboten": "refused", "erwarte": "expect", "punkte": "points", "stärke": "strength", "staerke": "strength", "handel": "commerce",
	"turnier": "tournament", "gewinnt": "wins", "entscheidet": "decides", "niemand": "nobody", "nichtsoffen": "nothing", "grenze": "limit",
	"blockiert": "blocked", "wirkt": "works", "zitiert": "cited", "gibt": "returns", "sieht": "sees", "kosten": "cost", "siegpunkte": "victory",
	"hauptphase": "main", "vorher": "before", "ende": "end",
	"holz": "lumber", "lehm": "brick", "erz": "ore", "getreide": "grain", "korn": "grain", "wolle": "wool", "gold": "gold",
	"wald": "forest", "hügelland": "hills", "huegelland": "hills", "gebirge": "mountains", "ackerland": "fields", "weideland": "pasture", "goldfluss": "river",
	"keule": "brigands", "sonne": "sun", "ritterturnier": "tournament", "mühle": "mill", "muehle": "mill", "frage": "?",
	"grundspiel": "basic", "erweitert": "extended", "turnierspiel": "tournament",
}

// scan cuts a line into tokens. `#` ends it.
func scan(line string, n int) []token {
	var out []token
	runes := []rune(line)
	for i := 0; i < len(runes); {
		r := runes[i]
		switch {
		case r == '#':
			return out
		case unicode.IsSpace(r):
			i++
		case strings.ContainsRune(",:;()=", r):
			out = append(out, token{string(r), Pos{n, i + 1}})
			i++
		default:
			j := i
			for j < len(runes) && !unicode.IsSpace(runes[j]) && !strings.ContainsRune(",:;()=#", runes[j]) {
				j++
			}
			out = append(out, token{string(runes[i:j]), Pos{n, i + 1}})
			i = j
		}
	}
	return out
}
