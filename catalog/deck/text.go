package deck

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
)

// say is catalog.Textf for messages about decks: a card's name is quoted, and a set is written as its sign.
func say(de, en string, args ...any) catalog.Text {
	args = slices.Clone(args)
	for i, a := range args {
		switch a := a.(type) {
		case *catalog.Card:
			args[i] = names([]*catalog.Card{a})
		case *catalog.Set:
			args[i] = a.Sign
		}
	}
	return catalog.Textf(de, en, args...)
}

// times says how often: "einmal", "3-mal".
func times(n int) catalog.Text {
	if n == 1 {
		return catalog.Text{DE: "einmal", EN: "once"}
	}
	return catalog.Text{DE: fmt.Sprintf("%d-mal", n), EN: fmt.Sprintf("%d times", n)}
}

// cardsSaid counts cards: "1 Karte", "33 Karten".
func cardsSaid(n int) catalog.Text {
	if n == 1 {
		return catalog.Text{DE: "1 Karte", EN: "1 card"}
	}
	return say("%d Karten", "%d cards", n)
}

// names joins the names of cards.
func names(cards []*catalog.Card) catalog.Text {
	de, en := make([]string, len(cards)), make([]string, len(cards))
	for i, c := range cards {
		de[i], en[i] = quote(catalog.DE, c.Title(catalog.DE)), quote(catalog.EN, c.Title(catalog.EN))
	}
	return catalog.Text{DE: strings.Join(de, ", "), EN: strings.Join(en, ", ")}
}

// signs joins the signs of sets: "P&I", "R&H oder W&F".
func signs(sets []*catalog.Set) catalog.Text {
	list := make([]string, len(sets))
	for i, s := range sets {
		list[i] = s.Sign
	}
	return catalog.Text{DE: strings.Join(list, " oder "), EN: strings.Join(list, " or ")}
}
