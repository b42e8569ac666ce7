package table

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/scenario"
)

// Fault reports why an edit is impossible.
type Fault struct {
	Text  catalog.Text
	Cites []string // articles, if a rule forbids it
}

// Edit changes the position of a table, line by line: what it does not touch stays as it was written. get returns
// further fields of the form, such as the name of a card. The edits of the card game's tables are
//
//	place n.A.above.1     the card of the field card@n.A.above.1 is put on a site; or `place n.A.above.1 CARD`
//	remove c17            a card of the position is taken away
//	move c17 place n.A.above.1  a card of the position goes elsewhere: to a site, or with `pile` to a hand or a pile
//	land n 2 SET          the third landscape of North: `holds 3`, `number 4` or `kind forest`
//	kind n.A city         a settlement becomes a city
//	grow n left           a road and a settlement at that end; `shrink n right` takes them away
//	pile n.hand           the card of the field card@n.hand joins the pile; `empty n.hand`, `hidden n.hand 3`
//	set turn 5            a line of the position; an empty value removes it
//	head edition 1998     a line of the header
//	keep built n          what two players keep of their own game: see keep
//	quick n               the principality of the field quick-n, in one line
//
// and those of a board game's tables are boardEdits.
func Edit(text string, edition catalog.EditionID, books scenario.Books, op string,
	get func(string) string) (string, *Fault) {
	words := strings.Fields(op)
	if len(words) == 0 {
		return text, nil
	}
	e := &edit{text: strings.Split(strings.TrimRight(text, "\n"), "\n"), edition: edition, books: books, get: get,
		board: boardOf(text, books)}
	run, ok := edits[words[0]]
	if words[0] == "keep" { // not in the list, because it uses the list
		run, ok = (*edit).keep, true
	}
	if e.board != nil {
		run, ok = boardEdits[words[0]]
	}
	if !ok {
		return text, noEdit(op)
	}
	run(e, words[1:])
	if e.fault != nil {
		return text, e.fault
	}
	return strings.Join(e.text, "\n") + "\n", nil
}

type edit struct {
	text    []string
	edition catalog.EditionID
	books   scenario.Books
	get     func(string) string
	fault   *Fault
	board   *board // nil for the card game
}

var edits = map[string]func(*edit, []string){
	"place": (*edit).place, "remove": (*edit).remove, "land": (*edit).land, "kind": (*edit).kind, "grow": (*edit).grow,
	"shrink": (*edit).shrink, "pile": (*edit).pile, "empty": (*edit).empty, "hidden": (*edit).hidden, "set": (*edit).set,
	"move": (*edit).move, "head": (*edit).head, "quick": (*edit).quick, "form": (*edit).form,
}

func (e *edit) fail(de, en string, args ...any) {
	e.fault = &Fault{Text: catalog.Textf(de, en, args...)}
}

var sideNames = map[string]string{"n": "north", "s": "south"}

// part returns the first and last+1 of the lines of the header or the position.
func (e *edit) part(start bool) (from, to int) {
	s := slices.IndexFunc(e.text, func(l string) bool { return scenario.IsHeading(l, "start") })
	p := slices.IndexFunc(e.text, func(l string) bool { return scenario.IsHeading(l, "play") })
	switch {
	case s < 0 || p < s:
		return 0, 0
	case start:
		return s + 1, p
	}
	return 0, s
}

// find returns the index of the line of the position, or of the header, that begins with the words, or -1.
func (e *edit) find(start bool, words ...string) int {
	from, to := e.part(start)
	for i := from; i < to; i++ {
		if e.begins(e.text[i], words...) {
			return i
		}
	}
	return -1
}

// put replaces the line that begins with the words, or adds it at the end of its part. An empty line removes it.
func (e *edit) put(start bool, line string, words ...string) {
	i := e.find(start, words...)
	switch {
	case i >= 0 && line == "":
		e.text = slices.Delete(e.text, i, i+1)
	case i >= 0:
		e.text[i] = line
	case line != "":
		_, to := e.part(start)
		for to > 0 && strings.TrimSpace(e.text[to-1]) == "" {
			to--
		}
		e.text = slices.Insert(e.text, to, line)
	}
}
