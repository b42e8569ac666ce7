package deck

import (
	"slices"

	"catanica/catalog"
)

// character is one of the six characters of the advanced version, as far as the sources describe it.
type character struct {
	id    string
	name  catalog.Text
	names []string
	cards map[string]int // card id → least number of copies among the twelve prescribed cards
}

// characters returns the characters of the advanced version. Article 141.A.d corrects two lines of a lost table, and
// thereby names two characters and one card of each. No source names the other four characters and the other cards.
func characters() []character {
	return []character{
		{id: "barbar", name: catalog.Text{DE: "Barbar", EN: "Barbarian"},
			names: []string{"Der Barbar", "the barbarian"}, cards: map[string]int{"spion": 3}},
		{id: "weiser", name: catalog.Text{DE: "Der Weise", EN: "Sage"}, names: []string{"Weiser", "Weise", "the sage"},
			cards: map[string]int{"walther-der-saenger": 1}},
	}
}

const (
	characterCount = 6
	prescribed     = 12 // cards prescribed to each character
)

// characterOf returns the character with this id, and whether the sources name it.
func characterOf(id string) (character, bool) {
	all := characters()
	i := slices.IndexFunc(all, func(c character) bool { return c.id == id })
	if i < 0 {
		return character{}, false
	}
	return all[i], true
}

// characterName returns the character's name in lists of the language, or id for an unknown character.
func characterName(id string, lang catalog.Lang) string {
	if c, ok := characterOf(id); ok {
		return c.name.In(lang)
	}
	return id
}

// CharacterName returns the name of the list's character in its language, or "".
func (l *List) CharacterName() string { return characterName(l.Character, l.Lang) }

// character parses `Character: Barbarian`. Four of the six characters have no name in any source, so any name is
// accepted.
func (p *parser) character(v span) {
	p.once(vocabularyOf(p.lang).character, v)
	text := []rune(oneLine(p.str(v)))
	if len(text) > maxName {
		p.problem(v, nil, "der Name hat %d Zeichen, höchstens %d sind erlaubt: kürze ihn",
			"the name has %d characters, the limit is %d: shorten it", len(text), maxName)
		p.list.unread.character = true
		return
	}
	p.list.Character = string(text)
	for _, c := range characters() {
		if slices.ContainsFunc(append(c.names, c.id, c.name.DE, c.name.EN),
			func(n string) bool { return catalog.Fold(n) == catalog.Fold(string(text)) }) {
			p.list.Character = c.id
		}
	}
}

// characterUnknown implements 101.D.c: each of six characters has twelve prescribed cards. All but two lines of the
// table are lost.
func characterUnknown(j *judge) []finding {
	fix := say("Das könnte Seite 5 im Regelheft des Turnier-Sets von 1997 klären.",
		"Page 5 of the booklet in the 1997 Tournament Set would settle it.")
	c, known := characterOf(j.list.Character)
	switch {
	case j.list.Character == "":
		return []finding{{got: 0, limit: prescribed, fix: fix,
			message: say("Die Liste nennt keinen der %d Charaktere; welche %d Karten vorgeschrieben sind, ist "+
				"daher offen.",
				"The list names none of the %d characters, so it is unclear which %d cards it must contain.", characterCount,
				prescribed)}}
	case !known:
		return []finding{{got: 0, limit: prescribed, fix: fix,
			message: say("Einen Charakter „%s“ nennt keine Quelle; bekannt sind von den %d nur Barbar und Weiser.",
				"No source names a character “%s”; of the %[2]d characters, only Barbarian and Sage are known.", j.list.Character,
				characterCount)}}
	}
	n := 0
	for _, k := range c.cards {
		n += k
	}
	return []finding{{got: n, limit: prescribed, fix: fix,
		message: say("Von den %d vorgeschriebenen Karten des Charakters %s sind nur %d überliefert.",
			"Of the %d required cards for the character %s, only %d are documented.", prescribed, c.name, n)}}
}

// characterCards implements 141.A.d: the barbarian has a third spy, and the sage has Walther der Sänger.
func characterCards(j *judge) []finding {
	c, known := characterOf(j.list.Character)
	if !known || j.list.unread.deck {
		return nil
	}
	var out []finding
	for id, want := range c.cards {
		card := j.cat.Card(id)
		if got, line := copiesIn(j.list.Deck, id); card != nil && got < want {
			out = append(out, finding{line: line, cards: []*catalog.Card{card}, got: got, limit: want,
				message: say("Der Charakter %s schreibt %s %s vor; im Deck steht die Karte %s.",
					"The character %[1]s requires %[3]s %[2]s; the deck has it %[4]s.", c.name, times(want), card,
					times(got)),
				fix: say("Nimm noch %d dazu.", "Add %d more.", want-got)})
		}
	}
	return out
}

// characterIdle reports a character in a format other than the advanced version, the only one with characters.
func characterIdle(j *judge) []finding {
	if j.list.Character == "" || j.format == Advanced {
		return nil
	}
	return []finding{{
		message: say("`Charakter:` bewirkt in diesem Format nichts.", "`Character:` does nothing in this format."),
		fix: say("Streiche die Zeile, oder schreibe `Format: fortgeschrittene`.",
			"Delete the line or write `Format: fortgeschrittene`.")}}
}
