package templates

// navItem is an entry of the main navigation.
type navItem struct{ section, text, href string }

// mainNav is what the header offers on every page.
func mainNav(f Frame) []navItem {
	return []navItem{
		{"cards", f.Say(textCards), f.To("/cards")},
		{"rulings", f.Say(TextRulings), f.To("/rulings")},
		{"rules", f.Say(TextRules), f.To("/rules")},
		{"scenarios", f.Say(TextScenarios), f.To("/scenarios")},
		{"decks", f.Say(textDecks), f.To("/decks")},
	}
}

func pageTitle(f Frame, h Head) string {
	if h.Title == "" {
		return "Catanica – " + f.Say(textClaim)
	}
	return h.Title + " – Catanica"
}
