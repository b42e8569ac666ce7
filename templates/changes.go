package templates

import (
	"catanica/catalog"
	"catanica/rulings"
)

// ChangesPage lists what changed between two editions.
type ChangesPage struct {
	From, To, Game          []Choice
	Span                    string // "1998 → 2005"
	Rules, Cards            []ChangeLine
	Classes                 []ClassChange
	NewSets, GoneSets       []Link
	NewClasses, GoneClasses []ClassMark
	Rulings                 []TurnedRuling
	Recent                  []DatedEntry
	Sources                 []Source
}

// DatedEntry is an article with the day on which its text last changed.
type DatedEntry struct {
	Entry Entry
	Day   string // YYYY-MM-DD
	Date  string // the same as people write it
}

// ChangeLine is one change, in HTML.
type ChangeLine struct {
	ID      string // of its entry in the list of changes
	Edition catalog.EditionID
	Games   []string // empty if all games are affected
	Topic   string
	Was, Is string
	Cards   []Link
	Notes   []int
}

// ClassChange holds the cards that moved from one class to another.
type ClassChange struct {
	Was, Is ClassMark
	Cards   []Link
}

// TurnedRuling is an article whose answer changed.
type TurnedRuling struct {
	Entry           Entry
	Was, Is         rulings.Verdict
	WasText, IsText string
}

// Head implements View.
func (p ChangesPage) Head(f Frame) Head {
	return Head{Title: f.Say(textChanges) + ": " + p.Span, Description: f.Say(textChangesAbout), Section: "rules"}
}

// empty reports whether there is nothing to show.
func (p ChangesPage) empty() bool {
	return len(p.Rules)+len(p.Cards)+len(p.Classes)+len(p.Rulings)+
		len(p.NewSets)+len(p.GoneSets)+len(p.NewClasses)+len(p.GoneClasses) == 0
}
