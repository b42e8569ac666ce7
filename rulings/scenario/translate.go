package scenario

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/script"
)

// Translate writes the lines of a scenario with the keywords and card names of a language. Names, titles, notes and
// comments, and whatever is no word of the language, stay as they are.
func Translate(cat *catalog.Catalog, text string, lang catalog.Lang) string {
	lines := strings.Split(text, "\n")
	game := gameOf(lines)
	header := slices.ContainsFunc(lines, func(l string) bool { return IsHeading(l, "start") })
	for i, line := range lines {
		if IsHeading(line, "start") {
			header = false
		}
		if game != nil && !isForm(line, header) {
			lines[i] = translateBoardLine(game, line, lang)
			continue
		}
		lines[i] = translateLine(cat, line, lang, header)
	}
	return strings.Join(lines, "\n")
}

// TranslateLine writes a line of the position or the play with the keywords and card names of a language.
func TranslateLine(cat *catalog.Catalog, line string, lang catalog.Lang) string {
	return translateLine(cat, line, lang, false)
}

// Canonical returns the form of a line that all its spellings have in common: English, in small letters, with single
// spaces and without its comment.
func Canonical(cat *catalog.Catalog, line string) string {
	toks := scan(translateLine(cat, line, catalog.EN, false), 1)
	return lower(joined(toks))
}

// IsHeading reports whether a line is the heading of a part: start or play.
func IsHeading(line, word string) bool {
	toks := scan(line, 1)
	return len(toks) == 1 && toks[0].word() == word
}

// freeText are the header keys whose values are words of the author or ids.
var freeText = []string{"id", "title", "note", "pending", "formerly", "proves", "edition", "variant", "reading", "goal",
	"rows", "sets"}

func translateLine(cat *catalog.Catalog, line string, lang catalog.Lang, header bool) string {
	toks := scan(line, 1)
	if len(toks) == 0 {
		return line
	}
	end := len(toks)
	if header && slices.Contains(freeText, toks[0].word()) {
		end = slices.IndexFunc(toks, func(t token) bool { return t.text == ":" })
	}
	runes := []rune(line)
	var out strings.Builder
	at := 0 // how far runes has been written
	put := func(from, to token, word string) {
		out.WriteString(string(runes[at : from.pos.Col-1]))
		out.WriteString(word)
		at = to.pos.Col - 1 + len([]rune(to.text))
	}
	r := &reader{toks: toks, cat: cat}
	fixed := false // within words that have one spelling: an unstated fact, the type of an event
	for r.i < end {
		t := r.peek()
		switch n := r.translatable(); {
		case fixed:
			fixed = t.text != ":"
			r.i++
		case r.i > 0 && slices.Contains([]string{"happened", "reading", "undecided"}, toks[r.i-1].word()):
			fixed = t.text != ":" && toks[r.i-1].word() == "undecided"
			r.i++
		case n > 0:
			last := toks[r.i+n-1]
			if k := cat.FindCard(strings.ReplaceAll(joined(toks[r.i:r.i+n]), ",", "")); k != nil {
				put(t, last, k.Title(lang))
			} else if k := cat.FindCard(joined(toks[r.i : r.i+n])); k != nil {
				put(t, last, k.Title(lang))
			}
			r.i += n
		case lang == catalog.EN && r.isParticle():
			for at < t.pos.Col-1 && at < len(runes) && runes[at] == ' ' {
				at++
			}
			at = t.pos.Col - 1 + len([]rune(t.text))
			r.i++
		default:
			if word := r.keywordIn(lang); word != "" {
				put(t, t, word)
			}
			r.i++
		}
	}
	out.WriteString(string(runes[at:]))
	return strings.TrimRight(out.String(), " ")
}

// translatable returns how many tokens from here on form the name of a card that can be put in another language. A word
// that is also a keyword is none by itself.
func (r *reader) translatable() int {
	t := r.peek()
	if t.isMark() || r.isNumber() || len(t.text) == 1 || strings.Contains(t.text, "@") {
		return 0
	}
	n := r.knownName()
	if n == 1 && isKeyword(t) {
		return 0
	}
	return n
}

func isKeyword(t token) bool {
	w := t.word()
	_, german := germanOf(w)
	return german || w != lower(t.text)
}

// isParticle reports whether the next token is the separated prefix of a German verb, which English does without: it
// ends the line or stands before a detail.
func (r *reader) isParticle() bool {
	if r.i < 2 || !slices.Contains([]string{"auf", "ab", "aus", "zurück", "zurueck"}, r.peek().text) {
		return false
	}
	after := r.ahead(1)
	return after.text == "" || slices.Contains([]string{"paying", "saving", "reveals", "draws"}, after.word())
}

// keywordIn returns the next token as a keyword of the language, or "" if it is none.
func (r *reader) keywordIn(lang catalog.Lang) string {
	t := r.peek()
	w := t.word()
	de, known := germanOf(w)
	switch {
	case w == "below" && slices.Contains([]string{"stack", "events"}, r.ahead(1).word()):
		return catalog.Text{DE: "unter", EN: "under"}.In(lang)
	case w == "to" && r.i > 1 && r.toks[0].word() == "branch":
		return catalog.Text{DE: "nach", EN: "after"}.In(lang)
	case lang == catalog.EN && (w != lower(t.text) || known && t.text != w):
		return w
	case lang == catalog.EN || !known || w != lower(t.text):
		return ""
	case w == "holds" && r.i == 1:
		return "hält"
	}
	return de
}

// germanOf returns the German word with which a keyword is written.
func germanOf(keyword string) (string, bool) {
	for _, words := range []map[string]string{writtenGerman, settleGerman, translateGerman} {
		if de, ok := words[keyword]; ok {
			return de, true
		}
	}
	return "", false
}

// translateGerman holds the German words for the keywords that writtenGerman and settleGerman leave out.
var translateGerman = map[string]string{
	"start": "Stellung", "play": "Ablauf", "title": "Titel", "note": "Hinweis", "proves": "beweist", "pending": "wartet",
	"formerly": "früher", "edition": "Ausgabe", "game": "Spiel", "variant": "Variante", "rows": "Reihen", "goal": "Ziel",
	"reading": "Lesart", "basic": "Grundspiel", "extended": "Erweitert",
	"active": "aktiv", "round": "Runde", "phase": "Phase", "before": "vorher", "event": "Ereignis",
	"yield": "Ertrag", "end": "Ende", "opening": "Eröffnung", "stacks": "Stapelzahl", "display": "Auslage",
	"stores": "Lager", "out": "ausliegend",
	"impossible": "unmöglich", "shuffled": "gemischt", "deck": "Deck", "power": "Kraft", "any": "beliebig", "by": "durch",
	"used": "benutzt", "since": "seit", "stored": "gespeichert", "mirrors": "spiegelt",
	"refused": "verboten", "undecided": "ungeklärt", "branch": "Zweig", "after": "nach",
	"expect": "erwarte", "odds": "Chance", "if": "wenn", "has": "hat", "lacks": "ohne", "top": "oben", "bottom": "unten",
	"limit": "Grenze", "points": "Punkte", "knight": "Ritter", "wins": "gewinnt", "decides": "entscheidet",
	"nobody": "niemand", "returns": "gibt", "sees": "sieht", "no": "kein", "blocked": "blockiert", "works": "wirkt",
	"cited": "zitiert", "happened": "geschehen",
}

// TranslateLine writes a line of the play with the keywords of a language, whatever the game.
func (f *File) TranslateLine(cat *catalog.Catalog, line string, lang catalog.Lang) string {
	if f.board == nil {
		return TranslateLine(cat, line, lang)
	}
	return translateBoardLine(f.board, line, lang)
}

// Canonical returns the form of a line that all its spellings have in common, whatever the game: see Canonical.
func (f *File) Canonical(cat *catalog.Catalog, line string) string {
	return lower(joined(scan(f.TranslateLine(cat, line, catalog.EN), 1)))
}

// gameOf returns the board game that the header of a text names, or nil.
func gameOf(lines []string) script.Game {
	for _, line := range lines {
		toks := scan(line, 1)
		if len(toks) == 1 && toks[0].word() == "start" {
			return nil
		}
		if len(toks) > 2 && toks[0].word() == "game" && toks[1].text == ":" {
			return boardGame(lower(toks[2].text))
		}
	}
	return nil
}

// isForm reports whether a line is part of the form that all games share: a heading, or a key of the header that is not
// the game's own.
func isForm(line string, header bool) bool {
	toks := scan(line, 1)
	switch {
	case len(toks) == 0 || toks[0].word() == "branch":
		return true
	case len(toks) == 1 && (IsHeading(line, "start") || IsHeading(line, "play")):
		return true
	case !header:
		return false
	}
	key, _, _ := strings.Cut(line, ":")
	words := strings.Fields(key)
	for i, w := range words {
		words[i] = keyword(w)
	}
	_, known := keys[strings.Join(words, " ")]
	return known
}

// translateBoardLine writes a line of a board game's position or play with the keywords of a language. Spaces and
// comments stay as they are.
func translateBoardLine(game script.Game, line string, lang catalog.Lang) string {
	toks := scan(line, 1)
	words := make([]string, len(toks))
	for i, t := range toks {
		words[i] = t.text
	}
	runes := []rune(line)
	var out strings.Builder
	at := 0 // how far runes has been written
	for i, word := range game.Write(words, lang) {
		for _, own := range boardWords {
			if toks[i].word() == own.EN {
				word = own.In(lang)
			}
		}
		between := string(runes[at : toks[i].pos.Col-1])
		if word == "" {
			between = strings.TrimRight(between, " ")
		}
		out.WriteString(between + word)
		at = toks[i].pos.Col - 1 + len([]rune(toks[i].text))
	}
	out.WriteString(string(runes[at:]))
	return strings.TrimRight(out.String(), " ")
}

// boardWords are the words of the language before the words of a game.
var boardWords = []catalog.Text{{DE: "erwarte", EN: "expect"}, {DE: "verboten", EN: "refused"},
	{DE: "ungeklärt", EN: "undecided"}, {DE: "zitiert", EN: "cited"}, {DE: "Chance", EN: "odds"}, {DE: "wenn", EN: "if"},
	{DE: "geschehen", EN: "happened"}}
