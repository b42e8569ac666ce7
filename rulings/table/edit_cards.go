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

// named returns the place at which the text names the card with that number.
func (e *edit) named(card string) (scenario.Pos, bool) {
	n, err := strconv.Atoi(strings.TrimPrefix(card, "c"))
	pos, ok := e.prepared().Named(engine.CardNo(n))
	if err != nil || !ok {
		e.fail("Diese Karte nennt der Text nicht.", "The text does not name this card.")
		return pos, false
	}
	return pos, true
}

// move takes a card from its line and puts it elsewhere.
func (e *edit) move(args []string) {
	if len(args) != 3 || args[1] != "place" && args[1] != "pile" {
		return
	}
	pos, ok := e.named(args[0])
	if !ok {
		return
	}
	start, end := e.item(pos)
	words := strings.Fields(string([]rune(e.text[pos.Line-1])[start:end]))
	if len(words) > 1 {
		if _, err := strconv.Atoi(words[0]); err == nil {
			words = words[1:]
		}
	}
	name := strings.Join(words, " ")
	if name, _, _ = strings.Cut(name, "("); e.books[catalog.DefaultEdition].Catalog.FindCard(name) == nil {
		e.fail("Diese Karte nennt der Text nicht.", "The text does not name this card.")
		return
	}
	if e.remove(args[:1]); e.fault == nil {
		map[string]func(*edit, []string){"place": (*edit).place, "pile": (*edit).pile}[args[1]](e, []string{args[2], name})
	}
}

// item returns the columns, from 0, between which the item of a list is that begins at a place: "2 Spion".
func (e *edit) item(pos scenario.Pos) (start, end int) {
	line := []rune(e.text[pos.Line-1])
	from := pos.Col - 1
	start = strings.LastIndexAny(string(line[:from]), ":,")
	if start >= 0 {
		start = len([]rune(string(line[:from])[:start])) + 1
	}
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
	return start, end
}

// remove takes away the card with that number, where the text names it.
func (e *edit) remove(args []string) {
	if len(args) == 0 {
		return
	}
	pos, ok := e.named(args[0])
	if !ok {
		return
	}
	line := []rune(e.text[pos.Line-1])
	start, end := e.item(pos)
	if start < 0 {
		return
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
	if len(args) == 0 {
		return
	}
	if words := pileWords(args[0]); words != nil {
		e.put(true, "  "+strings.Join(words, " ")+": none", words...)
	}
}

// hidden says that a pile has so many cards that nobody names.
func (e *edit) hidden(args []string) {
	if len(args) < 2 {
		return
	}
	if words := pileWords(args[0]); words != nil {
		e.put(true, "  "+strings.Join(words, " ")+": "+args[1]+" hidden", words...)
	}
}
