package decks

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/templates"
)

// draft is a list as its author writes it. The text is parsed when first needed, and again after each change. Changes
// are made line by line, so that everything else in the text stays as it is.
type draft struct {
	cat   *catalog.Catalog
	frame templates.Frame
	text  string
	list  *deck.List // nil until parsed
}

func (s *Section) draft(f templates.Frame, text string) *draft {
	return &draft{cat: s.Catalog, frame: f, text: text}
}

// parsed returns what the text means. Lines that cannot be read are in the list's problems.
func (d *draft) parsed() *deck.List {
	if d.list == nil {
		d.list, _ = deck.Parse(d.text, d.cat, d.frame.Lang)
	}
	return d.list
}

func (d *draft) set(text string) {
	if text != d.text {
		d.text, d.list = text, nil
	}
}

func (d *draft) setLines(lines []string) { d.set(strings.Join(lines, "\n")) }

func (d *draft) blank() bool { return strings.TrimSpace(d.text) == "" }

// part is a section of a list.
type part int

const (
	deckPart part = iota
	eventPart
	handPart
)

// homeOf returns the section that a card belongs to.
func homeOf(k *catalog.Card) part {
	if k.Is(catalog.EventType, catalog.DefaultEdition) {
		return eventPart
	}
	return deckPart
}

// headings lists the headings that a section may have. The first, in the reader's language, is the one that is written.
func (p part) headings(f templates.Frame) []string {
	switch p {
	case eventPart:
		return []string{f.Say(templates.TextEventsHeading), "[Ereignisse]", "[Events]"}
	case handPart:
		return []string{f.Say(templates.TextHandHeading), "[Starthand]", "[Hand]"}
	}
	return []string{"[Deck]"}
}

func (d *draft) entries(p part) []deck.Entry {
	switch list := d.parsed(); p {
	case eventPart:
		return list.Events
	case handPart:
		return list.Hand
	default:
		return list.Deck
	}
}

// add writes n more copies of a card: on the card's line if it has one, else at the end of its section.
func (d *draft) add(k *catalog.Card, p part, n int) {
	entries, lines := d.entries(p), strings.Split(d.text, "\n")
	for _, e := range entries {
		if e.Card == k && e.Pos.Line <= len(lines) {
			e.Count += n
			lines[e.Pos.Line-1] = e.String()
			d.setLines(lines)
			return
		}
	}
	line := strconv.Itoa(n) + " " + k.Title(d.frame.Lang)
	if len(entries) > 0 {
		d.setLines(slices.Insert(lines, entries[len(entries)-1].Pos.Line, line))
		return
	}
	for i, l := range lines {
		for _, heading := range p.headings(d.frame) {
			if catalog.Fold(l) == catalog.Fold(heading) && strings.HasPrefix(strings.TrimSpace(l), "[") {
				d.setLines(slices.Insert(lines, i+1, line))
				return
			}
		}
	}
	d.set(strings.TrimRight(d.text, "\n") + "\n\n" + p.headings(d.frame)[0] + "\n" + line + "\n")
}

// remove takes one copy from the card's last line, and the line if no copy is left on it.
func (d *draft) remove(k *catalog.Card, p part) {
	entries, lines := d.entries(p), strings.Split(d.text, "\n")
	for _, e := range slices.Backward(entries) {
		at := e.Pos.Line - 1
		if e.Card != k || at >= len(lines) {
			continue
		}
		if e.Count--; e.Count > 0 {
			lines[at] = e.String()
		} else {
			lines = slices.Delete(lines, at, at+1)
		}
		d.setLines(lines)
		return
	}
}

// trimHand removes a copy of a card from the starting hand if the deck holds fewer copies than the hand.
func (d *draft) trimHand(k *catalog.Card) {
	if copiesOf(d.entries(handPart), k) > copiesOf(d.entries(deckPart), k) {
		d.remove(k, handPart)
	}
}

// takeShare fills the deck with the player's half of the shared collection (106.B.a). It applies only to the small card
// tournament.
func (d *draft) takeShare() {
	list := d.parsed()
	share := deck.Validate(d.cat, deck.Options{}, list).Share
	if len(share) == 0 {
		return
	}
	lines := strings.Split(d.text, "\n")
	for _, e := range slices.Backward(list.Deck) {
		lines = slices.Delete(lines, e.Pos.Line-1, e.Pos.Line)
	}
	d.setLines(lines)
	for _, p := range share {
		if k := d.cat.Card(p.Card); k != nil && p.Each > 0 {
			d.add(k, deckPart, p.Each)
		}
	}
}

// keepHand makes the cards with these ids the starting hand; a wrong number of cards changes nothing.
func (d *draft) keepHand(ids []string) {
	var cards []*catalog.Card
	for _, id := range ids {
		if k := d.cat.Card(id); k != nil {
			cards = append(cards, k)
		}
	}
	if len(cards) != deck.HandSize {
		return
	}
	for _, e := range d.entries(handPart) {
		for range e.Count {
			if e.Card != nil {
				d.remove(e.Card, handPart)
			}
		}
	}
	for _, k := range cards {
		d.add(k, handPart, 1)
	}
}
