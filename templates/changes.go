package templates

import (
	"strings"

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

// heading names what changed: up to four cards by their names, and the topic unless it only repeats them.
func (l ChangeLine) heading() string {
	var names []string
	for _, c := range l.Cards {
		names = append(names, c.Text)
	}
	cards := strings.Join(names, ", ")
	if len(names) == 0 || len(names) > 4 || cards == l.Topic {
		return l.Topic
	}
	return cards + ": " + l.Topic
}

// editionChanges holds the changes that came with an edition.
type editionChanges struct {
	Edition catalog.EditionID
	Lines   []ChangeLine
}

// byEdition groups changes by edition, the oldest first.
func byEdition(lines []ChangeLine) []editionChanges {
	var out []editionChanges
	for _, e := range catalog.EditionIDs() {
		g := editionChanges{Edition: e}
		for _, l := range lines {
			if l.Edition == e {
				g.Lines = append(g.Lines, l)
			}
		}
		if len(g.Lines) > 0 {
			out = append(out, g)
		}
	}
	return out
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
