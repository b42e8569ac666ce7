package table

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/table"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// Names that the event stack of a tournament game depends on.
const (
	yearEnd    = "jahreswechsel" // brought by the host; there is only one (zud.turnier.ereignisse)
	eventStack = 13              // cards in the event stack: the Year End, and six events of each player
	basicSet   = "grundspiel"
)

// DeckPair returns the address of a table with the opening of a tournament game between two decks. The second list is
// North's only if it alone brings the common cards, which are the host's. DeckPair returns "" for other formats, for
// lists that could not be read, and for decks with which no game can begin.
func (s *Section) DeckPair(f templates.Frame, e catalog.EditionID, a, b *deck.List) string {
	for _, l := range []*deck.List{a, b} {
		if len(l.Problems) > 0 || l.Format != "" && l.Format != deck.Tournament || len(l.Deck) == 0 {
			return ""
		}
	}
	if b.Host && !a.Host {
		a, b = b, a
	}
	text := deckPairText(e, a, b)
	if _, errs := scenario.Read("begin", text, s.Books); len(errs) > 0 {
		return ""
	}
	link := table.EditorLink(f, scenario.Translate(s.Catalog, text, f.Lang))
	if len(link) > table.MaxLink {
		return ""
	}
	return link
}

// deckPairText writes the position before the opening: both decks are chosen, and so is the event stack if the lists
// name all of it. The hands are still in the decks; the note says which cards the lists name for them.
func deckPairText(e catalog.EditionID, north, south *deck.List) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("id: deck-pair")
	for _, lang := range catalog.Langs {
		between := catalog.Text{DE: "%s gegen %s", EN: "%s against %s"}.In(lang)
		line("title %s: "+between, lang, deckName(north, 1), deckName(south, 2))
	}
	if north.HasHand || south.HasHand {
		for _, lang := range catalog.Langs {
			said := catalog.Text{DE: "Auf die Starthand kommen laut Liste", EN: "For the starting hand the lists name"}.In(lang)
			line("note %s: %s %s.", lang, said, strings.Join(slices.DeleteFunc([]string{
				handNote("north", north, lang), handNote("south", south, lang)}, func(s string) bool { return s == "" }), "; "))
		}
	}
	line("edition: %s\nvariant: tournament", e)
	if sets := setsOf(north, south); len(sets) > 0 {
		line("sets: %s", strings.Join(sets, ", "))
	}
	line("\nstart\n  phase opening")
	if events := eventsOf(north, south); len(events) > 0 {
		line("  events: shuffled %s", strings.Join(events, ", "))
	}
	line("  north deck: %s", strings.Join(counted(north.Deck, ""), ", "))
	line("  south deck: %s", strings.Join(counted(south.Deck, ""), ", "))
	line("\nplay")
	return b.String()
}

func deckName(l *deck.List, n int) string {
	if l.Name != "" {
		return l.Name
	}
	return fmt.Sprintf("Deck %d", n)
}

// handNote names the cards that a list keeps for the starting hand, or returns "".
func handNote(player string, l *deck.List, lang catalog.Lang) string {
	var names []string
	for _, e := range l.Hand {
		for range e.Count {
			names = append(names, e.Card.Title(lang))
		}
	}
	if len(names) == 0 {
		return ""
	}
	who := map[string]catalog.Text{"north": {DE: "bei Nord", EN: "for North"}, "south": {DE: "bei Süd", EN: "for South"}}
	return who[player].In(lang) + " " + strings.Join(names, ", ")
}

// setsOf returns the ids of the theme sets that the lists bring.
func setsOf(lists ...*deck.List) []string {
	var out []string
	for _, l := range lists {
		for _, ref := range l.Sets {
			if id := ref.Set.ID; id != basicSet && !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
	}
	return out
}

// eventsOf returns the event stack if the lists name all of it; the Year End belongs to it anyway.
func eventsOf(north, south *deck.List) []string {
	n, brought := deck.Count(north.Events)+deck.Count(south.Events), false
	for _, e := range slices.Concat(north.Events, south.Events) {
		brought = brought || e.Card.ID == yearEnd
	}
	out := slices.Concat(counted(north.Events, " of north"), counted(south.Events, " of south"))
	if !brought {
		out, n = append(out, "Jahreswechsel of north"), n+1
	}
	if n != eventStack {
		return nil
	}
	return out
}

// counted writes entries as a pile of a scenario does, each with an owner such as " of north".
func counted(entries []deck.Entry, owner string) []string {
	var out []string
	for _, e := range entries {
		out = append(out, fmt.Sprintf("%d %s%s", e.Count, e.Card.Title(catalog.DE), owner))
	}
	return out
}
