package table

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// Fault is why an edit cannot be made.
type Fault struct{ Text catalog.Text }

// Edit changes the position of a table, line by line: what it does not touch stays as it was written. get returns further
// fields of the form, such as the name of a card. The edits are
//
//	place n.A.above.1     the card of the field card@n.A.above.1 is put on a site; or `place n.A.above.1 CARD`
//	remove c17            a card of the position is taken away
//	land n 2 SET          the third landscape of North: `holds 3`, `number 4` or `kind forest`
//	kind n.A city         a settlement becomes a city
//	grow n left           a road and a settlement at that end; `shrink n right` takes them away
//	pile n.hand           the card of the field card@n.hand joins the pile; `empty n.hand`, `hidden n.hand 3`
//	set turn 5            a line of the position; an empty value removes it
//	head edition 1998     a line of the header
//	quick n               the principality of the field quick-n, in one line
func Edit(text string, edition catalog.EditionID, books scenario.Books, op string, get func(string) string) (string, *Fault) {
	words := strings.Fields(op)
	if len(words) == 0 {
		return text, nil
	}
	e := &edit{text: strings.Split(strings.TrimRight(text, "\n"), "\n"), edition: edition, books: books, get: get}
	run, ok := edits[words[0]]
	if !ok {
		return text, &Fault{catalog.Textf("Das geht an diesem Tisch nicht: %s.", "This table cannot do that: %s.", op)}
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
}

var edits = map[string]func(*edit, []string){
	"place": (*edit).place, "remove": (*edit).remove, "land": (*edit).land, "kind": (*edit).kind, "grow": (*edit).grow,
	"shrink": (*edit).shrink, "pile": (*edit).pile, "empty": (*edit).empty, "hidden": (*edit).hidden, "set": (*edit).set,
	"head": (*edit).head, "quick": (*edit).quick, "form": (*edit).form,
}

func (e *edit) fail(de, en string, args ...any) { e.fault = &Fault{catalog.Textf(de, en, args...)} }

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
		if scenario.Begins(e.text[i], words...) {
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

// card returns the card that a field or the words name, as a line names it.
func (e *edit) card(field string, words []string) string {
	name := strings.TrimSpace(strings.Join(words, " "))
	if name == "" {
		name = strings.TrimSpace(e.get(field))
	}
	cat := e.books[catalog.DefaultEdition].Catalog
	k := cat.FindCard(name)
	switch {
	case name == "":
		e.fail("Welche Karte? Schreib ihren Namen ins Feld.", "Which card? Write its name into the field.")
	case k == nil:
		e.fail("Eine Karte „%s“ gibt es nicht.", "There is no card “%s”.", name)
	default:
		return k.Title(catalog.DE)
	}
	return ""
}

// place puts a card on a site: n.A.above.1, n.AB.above, n.AB, n.out, n.left.A.above.
func (e *edit) place(args []string) {
	if len(args) == 0 {
		return
	}
	card := e.card("card@"+args[0], args[1:])
	parts := strings.Split(args[0], ".")
	side := sideNames[parts[0]]
	if e.fault != nil || side == "" {
		return
	}
	where := strings.Join(parts[1:], " ")
	where = strings.NewReplacer("left ", "left of ", "right ", "right of ").Replace(where)
	if where == "out" {
		e.put(true, "  "+side+" out: "+card, "\x00")
		return
	}
	e.put(true, "  "+side+" at "+where+": "+card, "\x00") // a line of its own
}

// prepared returns the position.
func (e *edit) prepared() *scenario.Prepared {
	file, _ := scenario.Parse("scenario", strings.Join(e.text, "\n")+"\n")
	if slices.Contains(file.Editions, e.edition) {
		file = file.Under(e.edition)
	}
	return scenario.Prepare(file, e.books, scenario.Options{})
}

// remove takes away the card with that number, where the text names it.
func (e *edit) remove(args []string) {
	if len(args) == 0 {
		return
	}
	n, err := strconv.Atoi(strings.TrimPrefix(args[0], "c"))
	pos, ok := e.prepared().Named(engine.CardNo(n))
	if err != nil || !ok {
		e.fail("Diese Karte nennt der Text nicht.", "The text does not name this card.")
		return
	}
	line := []rune(e.text[pos.Line-1])
	from := pos.Col - 1
	start := strings.LastIndexAny(string(line[:from]), ":,")
	if start < 0 {
		return
	}
	start = len([]rune(string(line[:from])[:start])) + 1
	end, depth := from, 0
	for end < len(line) && (line[end] != ',' && line[end] != '#' || depth > 0) {
		depth += map[rune]int{'(': 1, ')': -1}[line[end]]
		end++
	}
	// a comma within the name of a card
	for end < len(line) && line[end] == ',' && e.books[catalog.DefaultEdition].Catalog.FindCard(
		strings.ReplaceAll(string(line[from:end])+" "+firstItem(string(line[end+1:])), ",", "")) != nil {
		end += 1 + len([]rune(firstItem(string(line[end+1:]))))
	}
	item := strings.Fields(string(line[start:end]))
	if count, err := strconv.Atoi(item[0]); err == nil && count > 1 {
		rest := strings.Join(item[1:], " ")
		e.text[pos.Line-1] = string(line[:start]) + fmt.Sprintf(" %d %s", count-1, rest) + string(line[end:])
		return
	}
	before, after := string(line[:start]), string(line[end:])
	switch {
	case strings.HasPrefix(after, ","):
		e.text[pos.Line-1] = before + after[1:]
	case strings.HasSuffix(before, ","):
		e.text[pos.Line-1] = before[:len(before)-1] + after
	case scenario.IsPile(e.text[pos.Line-1]):
		e.text[pos.Line-1] = before + " none" + after
	default:
		e.text = slices.Delete(e.text, pos.Line-1, pos.Line)
	}
}

func firstItem(s string) string {
	item, _, _ := strings.Cut(s, ",")
	return item
}

// land changes the n-th landscape of a player: holds, number or kind.
func (e *edit) land(args []string) {
	if len(args) < 4 || sideNames[args[0]] == "" {
		return
	}
	want, _ := strconv.Atoi(args[1])
	from, to := e.part(true)
	n := 0
	for i := from; i < to; i++ {
		if !scenario.Begins(e.text[i], sideNames[args[0]], "land") {
			continue
		}
		head, rest, _ := strings.Cut(e.text[i], ":")
		items := strings.FieldsFunc(rest, func(r rune) bool { return r == ',' || r == ';' })
		for j, item := range items {
			if n == want {
				items[j] = " " + scenario.WithLand(strings.TrimSpace(item), args[2], args[3])
				e.text[i] = head + ":" + strings.Join(items, ",")
				return
			}
			n++
		}
	}
	e.fail("Diese Landschaft hat im Text keine eigene Zeile.", "The text has no line for this landscape.")
}

// kind changes a place of the axis.
func (e *edit) kind(args []string) {
	if len(args) < 2 {
		return
	}
	side, letter, _ := strings.Cut(args[0], ".")
	e.axis(side, func(items []string) []string {
		for i, item := range items {
			if strings.HasSuffix(item, " "+letter) {
				items[i] = args[1] + " " + letter
			}
		}
		return items
	})
}

// axis changes the items of an axis.
func (e *edit) axis(side string, change func([]string) []string) {
	i := e.find(true, sideNames[side], "axis")
	if i < 0 {
		e.fail("Die Stellung hat dafür keine Achse.", "The position has no axis for that.")
		return
	}
	head, rest, _ := strings.Cut(e.text[i], ":")
	var items []string
	for item := range strings.SplitSeq(rest, ",") {
		items = append(items, strings.TrimSpace(item))
	}
	e.text[i] = head + ": " + strings.Join(change(items), ", ")
}

// grow adds a road and a settlement at an end of the axis.
func (e *edit) grow(args []string) {
	if len(args) < 2 {
		return
	}
	e.axis(args[0], func(items []string) []string {
		letter := byte('A')
		for letter < 'Z' && slices.ContainsFunc(items, func(s string) bool { return strings.HasSuffix(s, " "+string(letter)) }) {
			letter++
		}
		place := "settlement " + string(letter)
		if args[1] == "left" {
			if scenario.Begins(items[0], "road") {
				return append([]string{place}, items...)
			}
			return append([]string{place, "road"}, items...)
		}
		if scenario.Begins(items[len(items)-1], "road") {
			return append(items, place)
		}
		return append(items, "road", place)
	})
}

// shrink removes the last place or road at an end of the axis.
func (e *edit) shrink(args []string) {
	if len(args) < 2 {
		return
	}
	e.axis(args[0], func(items []string) []string {
		switch {
		case len(items) < 2:
			return items
		case args[1] == "left":
			return items[1:]
		}
		return items[:len(items)-1]
	})
}

// pile adds a card to a hand or a pile: n.hand, n.discard, n.stack 2.
func (e *edit) pile(args []string) {
	if len(args) == 0 {
		return
	}
	card := e.card("card@"+args[0], args[1:])
	words := pileWords(args[0])
	if e.fault != nil || words == nil {
		return
	}
	i := e.find(true, words...)
	if i < 0 {
		e.put(true, "  "+strings.Join(words, " ")+": "+card, words...)
		return
	}
	head, rest, _ := strings.Cut(e.text[i], ":")
	if rest = strings.TrimSpace(rest); rest == "" || scenario.Begins(rest, "none") {
		e.text[i] = head + ": " + card
		return
	}
	e.text[i] = head + ": " + card + ", " + rest
}

func pileWords(ref string) []string {
	side, pile, _ := strings.Cut(ref, ".")
	if side == "events" || side == "display" {
		return []string{side}
	}
	if sideNames[side] == "" {
		return nil
	}
	return append([]string{sideNames[side]}, strings.Split(pile, ".")...)
}

// empty says that a pile is empty.
func (e *edit) empty(args []string) {
	if words := pileWords(args[0]); words != nil {
		e.put(true, "  "+strings.Join(words, " ")+": none", words...)
	}
}

// hidden says that a pile has so many cards that nobody names.
func (e *edit) hidden(args []string) {
	if words := pileWords(args[0]); words != nil && len(args) > 1 {
		e.put(true, "  "+strings.Join(words, " ")+": "+args[1]+" hidden", words...)
	}
}

// set sets a line of the position: `set turn 5`, `set gate open`, `set north holds knight`.
func (e *edit) set(args []string) {
	if len(args) == 0 {
		return
	}
	words := args[:1]
	if args[0] == "north" || args[0] == "south" {
		words = args[:min(3, len(args))]
	}
	if len(args) == 1 || args[len(args)-1] == "-" {
		if args[len(args)-1] == "-" && len(words) == len(args) {
			words = words[:len(words)-1]
		}
		e.put(true, "", words...)
		return
	}
	e.put(true, "  "+strings.Join(args, " "), words...)
}

// head sets a line of the header. A game and a variant exclude each other.
func (e *edit) head(args []string) {
	if len(args) == 0 {
		return
	}
	value := strings.Join(args[1:], " ")
	if value == "" {
		value = strings.TrimSpace(e.get("head-" + args[0]))
	}
	key := []string{args[0]}
	if args[0] == "title" || args[0] == "note" {
		key = append(key, args[1])
		value = strings.TrimSpace(e.get("head-" + args[0]))
	}
	line := strings.Join(key, " ") + ": " + strings.ReplaceAll(value, "\n", " ")
	if value == "" || value == "-" {
		line = ""
	}
	e.put(false, line, key...)
	if args[0] == "game" {
		e.put(false, "", "variant")
	}
}

// form sets what the form of the table's properties holds, each value that it has.
func (e *edit) form([]string) {
	for _, key := range []string{"edition", "game", "goal"} {
		if v := strings.TrimSpace(e.get("head-" + key)); v != "" {
			e.head([]string{key, v})
		}
	}
	if v, there := e.get("head-sets"), e.get("head-game"); there != "" {
		e.head([]string{"sets", firstWord(v)})
	}
	for _, key := range []string{"turn", "active", "phase"} {
		if v := strings.TrimSpace(e.get("set-" + key)); v != "" {
			e.set([]string{key, v})
		}
	}
	if e.get("head-game") != "" {
		gate := "-"
		if e.get("set-gate") != "" {
			gate = "open"
		}
		e.set([]string{"gate", gate})
	}
	if title := strings.TrimSpace(e.get("head-title")); title != "" {
		e.head([]string{"title", e.get("lang")})
	}
	if note := strings.TrimSpace(e.get("head-note")); note != "" {
		e.head([]string{"note", e.get("lang")})
	}
}

func firstWord(s string) string {
	if s = strings.TrimSpace(s); s == "" {
		return "-"
	}
	return s
}

// quick reads a principality in one line: `settlement A, city B; at B: Kirche; hand: Spion`. The first part is the axis,
// roads between places may be left out; it replaces all lines of the player.
func (e *edit) quick(args []string) {
	if len(args) == 0 || sideNames[args[0]] == "" {
		return
	}
	side := sideNames[args[0]]
	text := strings.TrimSpace(e.get("quick-" + args[0]))
	if text == "" {
		e.fail("Schreib erst die Zeile.", "Write the line first.")
		return
	}
	var lines []string
	for i, part := range strings.Split(text, ";") {
		part = strings.TrimSpace(part)
		if part == "" {
			continue
		}
		if i == 0 && !strings.Contains(part, ":") {
			part = "axis: " + withRoads(part)
		}
		lines = append(lines, "  "+side+" "+part)
	}
	from, to := e.part(true)
	kept := slices.Clone(e.text[:from])
	var others []string
	for _, l := range e.text[from:to] {
		if !scenario.Begins(l, side) {
			others = append(others, l)
		}
	}
	for len(others) > 0 && strings.TrimSpace(others[len(others)-1]) == "" {
		others = others[:len(others)-1]
	}
	kept = append(kept, others...)
	kept = append(kept, lines...)
	e.text = append(append(kept, ""), e.text[to:]...)
}

// withRoads puts a road between two places of an axis that have none.
func withRoads(axis string) string {
	var out []string
	for item := range strings.SplitSeq(axis, ",") {
		item = strings.TrimSpace(item)
		if len(out) > 0 && !scenario.Begins(item, "road") && !scenario.Begins(out[len(out)-1], "road") {
			out = append(out, "road")
		}
		out = append(out, item)
	}
	return strings.Join(out, ", ")
}
