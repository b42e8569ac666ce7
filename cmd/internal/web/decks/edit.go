package decks

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/templates"
)

// editMatch carries out what was pressed for either list: the keys of the second end in 2.
func (s *Section) editMatch(f templates.Frame, texts []string, form url.Values) (edited []string, unsaid string) {
	edited = slices.Clone(texts)
	edited[0], unsaid = s.editDeck(f, texts[0], form)
	if len(texts) < 2 || strings.TrimSpace(texts[1]) == "" {
		return edited, unsaid
	}
	second := url.Values{}
	for _, key := range editKeys {
		if id := form.Get(key + "2"); id != "" {
			second.Set(key, id)
		}
	}
	edited[1], _ = s.editDeck(f, texts[1], second)
	return edited, unsaid
}

// editKeys name the buttons that stand beside a card.
var editKeys = []string{"plus", "more", "minus", "less", "hold", "drop"}

// editDeck carries out what was pressed in the builder: add=NAME, plus, more=ID for one copy more, minus, less=ID for
// one less, hold and drop=ID for the starting hand, keep=ID,ID,ID for a hand that was drawn. unsaid is a card to add
// that nobody knows; an unknown id changes nothing.
func (s *Section) editDeck(f templates.Frame, text string, form url.Values) (edited, unsaid string) {
	if name := strings.TrimSpace(form.Get("add")); name != "" {
		if k := s.Catalog.FindCard(name); k != nil {
			text = addCard(text, k, s.Catalog, f)
		} else {
			unsaid = name
		}
	}
	ed := deckEditor{cat: s.Catalog, f: f, text: text}
	for _, key := range editKeys {
		k := s.Catalog.Card(form.Get(key))
		switch {
		case k == nil:
		case key == "plus", key == "more":
			ed.add(k, homeOf(k))
		case key == "hold":
			ed.add(k, handPart)
		case key == "drop":
			ed.remove(k, handPart)
		default:
			ed.remove(k, homeOf(k))
			ed.trimHand(k)
		}
	}
	if form.Has("head") {
		ed.text = s.editHead(f, ed.text, form)
	}
	if form.Has("share") {
		ed.takeShare()
	}
	if ids := form.Get("keep"); ids != "" {
		ed.keepHand(strings.Split(ids, ","))
	}
	return ed.text, unsaid
}

// addCard writes one more copy of a card into the text of a list.
func addCard(text string, k *catalog.Card, cat *catalog.Catalog, f templates.Frame) string {
	ed := deckEditor{cat: cat, f: f, text: text}
	ed.add(k, homeOf(k))
	return ed.text
}

// deckPart is a section of a list.
type deckPart int

const (
	deckPartDeck deckPart = iota
	eventPart
	handPart
)

// homeOf is the section that a card belongs to.
func homeOf(k *catalog.Card) deckPart {
	if k.Is(catalog.EventType, catalog.DefaultEdition) {
		return eventPart
	}
	return deckPartDeck
}

// headings are how a section may be called in a list; the first is the one that is written, by language.
func (p deckPart) headings(f templates.Frame) []string {
	switch p {
	case eventPart:
		return []string{f.Say(templates.TextEventsHeading), "[Ereignisse]", "[Events]"}
	case handPart:
		return []string{f.Say(templates.TextHandHeading), "[Starthand]", "[Hand]"}
	}
	return []string{"[Deck]"}
}

// deckEditor changes the text of a list line by line; everything else in the text stays as it is.
type deckEditor struct {
	cat  *catalog.Catalog
	f    templates.Frame
	text string
}

func (ed *deckEditor) entries(p deckPart) []deck.Entry {
	list, _ := deck.Parse(ed.text, ed.cat, ed.f.Lang)
	switch p {
	case eventPart:
		return list.Events
	case handPart:
		return list.Hand
	}
	return list.Deck
}

// add writes one more copy.
func (ed *deckEditor) add(k *catalog.Card, p deckPart) { ed.put(k, p, 1) }

// put writes n more copies: on the card's line where it has one, else at the end of its section.
func (ed *deckEditor) put(k *catalog.Card, p deckPart, n int) {
	entries, lines := ed.entries(p), strings.Split(ed.text, "\n")
	for _, e := range entries {
		if e.Card == k && e.Pos.Line <= len(lines) {
			e.Count += n
			lines[e.Pos.Line-1] = e.String()
			ed.text = strings.Join(lines, "\n")
			return
		}
	}
	line := strconv.Itoa(n) + " " + k.Title(ed.f.Lang)
	if len(entries) > 0 {
		ed.text = strings.Join(slices.Insert(lines, entries[len(entries)-1].Pos.Line, line), "\n")
		return
	}
	for i, l := range lines {
		for _, heading := range p.headings(ed.f) {
			if catalog.Fold(l) == catalog.Fold(heading) && strings.HasPrefix(strings.TrimSpace(l), "[") {
				ed.text = strings.Join(slices.Insert(lines, i+1, line), "\n")
				return
			}
		}
	}
	ed.text = strings.TrimRight(ed.text, "\n") + "\n\n" + p.headings(ed.f)[0] + "\n" + line + "\n"
}

// remove takes one copy away: from the card's last line, which goes when no copy is left on it.
func (ed *deckEditor) remove(k *catalog.Card, p deckPart) {
	entries, lines := ed.entries(p), strings.Split(ed.text, "\n")
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
		ed.text = strings.Join(lines, "\n")
		return
	}
}

// trimHand takes out of the hand what is no longer in the deck.
func (ed *deckEditor) trimHand(k *catalog.Card) {
	if copiesOf(ed.entries(handPart), k) > copiesOf(ed.entries(deckPartDeck), k) {
		ed.remove(k, handPart)
	}
}

// takeShare makes the deck one's share of the common collection (106.B.a); outside the small card tournament there is none.
func (ed *deckEditor) takeShare() {
	list, _ := deck.Parse(ed.text, ed.cat, ed.f.Lang)
	share := deck.Validate(ed.cat, deck.Options{}, list).Share
	if len(share) == 0 {
		return
	}
	lines := strings.Split(ed.text, "\n")
	for _, e := range slices.Backward(list.Deck) {
		lines = slices.Delete(lines, e.Pos.Line-1, e.Pos.Line)
	}
	ed.text = strings.Join(lines, "\n")
	for _, p := range share {
		if k := ed.cat.Card(p.Card); k != nil && p.Each > 0 {
			ed.put(k, deckPartDeck, p.Each)
		}
	}
}

// keepHand makes the cards with these ids the starting hand.
func (ed *deckEditor) keepHand(ids []string) {
	var cards []*catalog.Card
	for _, id := range ids {
		if k := ed.cat.Card(id); k != nil {
			cards = append(cards, k)
		}
	}
	if len(cards) != deck.HandSize {
		return
	}
	for _, e := range ed.entries(handPart) {
		for range e.Count {
			if e.Card != nil {
				ed.remove(e.Card, handPart)
			}
		}
	}
	for _, k := range cards {
		ed.add(k, handPart)
	}
}
