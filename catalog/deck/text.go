package deck

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// say does what catalog.Textf does, for messages about decks: a card's name is quoted, and a set is written as its
// sign.
func say(de, en string, args ...any) catalog.Text {
	args = slices.Clone(args)
	for i, a := range args {
		switch a := a.(type) {
		case *catalog.Card:
			args[i] = names([]*catalog.Card{a})
		case *catalog.Set:
			args[i] = catalog.Both(a.SignIn)
		}
	}
	return catalog.Textf(de, en, args...)
}

// Counts in messages.
var (
	pluralTimes = catalog.Plural{One: catalog.Text{DE: "einmal", EN: "once"},
		Many: catalog.Text{DE: "%d-mal", EN: "%d times"}}
	pluralCards = catalog.Plural{One: catalog.Text{DE: "1 Karte", EN: "1 card"},
		Many: catalog.Text{DE: "%d Karten", EN: "%d cards"}}
	pluralCopies = catalog.Plural{One: catalog.Text{DE: "%d Exemplar", EN: "%d copy"},
		Many: catalog.Text{DE: "%d Exemplare", EN: "%d copies"}}
)

// times returns how often something occurs: "einmal", "3-mal".
func times(n int) catalog.Text { return counted(pluralTimes, n) }

// cardCount returns a number of cards: "1 Karte", "33 Karten".
func cardCount(n int) catalog.Text { return counted(pluralCards, n) }

func counted(p catalog.Plural, n int) catalog.Text {
	return catalog.Text{DE: p.In(catalog.DE, n), EN: p.In(catalog.EN, n)}
}

// names returns the quoted names of the cards, separated by commas.
func names(cards []*catalog.Card) catalog.Text {
	de, en := make([]string, len(cards)), make([]string, len(cards))
	for i, c := range cards {
		de[i], en[i] = quote(catalog.DE, c.Title(catalog.DE)), quote(catalog.EN, c.Title(catalog.EN))
	}
	return catalog.Text{DE: strings.Join(de, ", "), EN: strings.Join(en, ", ")}
}

// signs returns the signs of the sets as alternatives: "P&I", "R&H oder W&F".
func signs(sets []*catalog.Set) catalog.Text {
	de, en := make([]string, len(sets)), make([]string, len(sets))
	for i, s := range sets {
		de[i], en[i] = s.SignIn(catalog.DE), s.SignIn(catalog.EN)
	}
	return catalog.Text{DE: strings.Join(de, " oder "), EN: strings.Join(en, " or ")}
}
