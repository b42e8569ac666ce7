package templates

// HomePage is the start page: the search box, three faces, a proof, the puzzle of the day, examples and what the site
// offers.
type HomePage struct {
	Examples []Entry
	Asks     []Link // questions to try
	Counts   []Link // number of entries of each kind
	Faces    []CardLine
	Showcase *Showcase
	Puzzle   *PuzzleCase // of the day; nil if there are no puzzles
}

// Head implements View.
func (p HomePage) Head(f Frame) Head {
	return Head{Description: f.Say(textHomeAbout), Section: "home", Data: []linkedData{siteData(f)}}
}

// ability is something that the site offers.
type ability struct{ icon, title, text, href string }

func abilities(f Frame) []ability {
	return []ability{
		{"kind-ruling", f.Say(TextRulings), f.Say(textAbleRulings), f.To("/rulings")},
		{"kind-card", f.Say(textCards), f.Say(textAbleCards), f.To("/cards")},
		{"kind-rule", f.Say(TextRules), f.Say(textAbleRules), f.To("/rules")},
		{"kind-scenario", f.Say(TextScenarios), f.Say(textAbleScenarios), f.To("/scenarios")},
		{"kind-class", f.Say(textDecks), f.Say(textAbleDecks), f.To("/decks")},
	}
}
