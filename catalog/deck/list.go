package deck

import (
	"fmt"
	"strings"

	"catanica/catalog"
)

// Pos is a position in the text of a list. Line and Column count from 1, columns in characters.
type Pos struct {
	Line   int `json:"line"`
	Column int `json:"column"`
}

// List is a player's deck list as written. Parse makes it. The zero List is empty.
type List struct {
	Name    string
	Format  Format            // "" if the list names none; then the tournament game applies
	Edition catalog.EditionID // "" if the list names none; then the format's edition applies
	// whether the player brings the common cards and the Jahreswechsel; false if the list does not say
	Host     bool
	Sets     []SetRef // the sets that the player owns and brings
	Announce []SetRef // sets announced at the table
	Allow    []Permit // cards and sets that both players agreed on
	House    House    // the organiser's house rules
	// for the advanced version: an id of characters(), or the name as written; "" if the list names none
	Character string
	Deck      []Entry
	Events    []Entry
	Hand      []Entry // taken from Deck, not added to it
	HasHand   bool    // whether there is a [Hand] section, even an empty one

	Lang     catalog.Lang // the language of String
	Problems Problems     // what could not be read
	unread   unread
}

// unread records which parts of a list could not be read, so that misspelled lines cause no further faults. An unknown
// card still counts towards the size of its section; a lost line does not.
type unread struct {
	format, edition, host, sets, announce, allow bool
	points, allowed, years, character            bool
	deck, events, hand                           bool // a card in the section is unknown
	deckSize, eventsSize, handSize               bool // a line of the section is lost
}

// SetRef is a reference to a set in a list.
type SetRef struct {
	Pos  Pos
	Set  *catalog.Set // nil if the set is unknown
	Text string       // as written
}

// Permit is an agreement of both players to allow a year card, or a set that is no longer official.
type Permit struct {
	Pos  Pos
	Card *catalog.Card // exactly one of Card and Set is set, or neither if the name is unknown
	Set  *catalog.Set
	Text string // canonical form such as guido@2003, or as written if it was not understood
}

// Entry is one line of cards.
type Entry struct {
	Pos   Pos
	Count int
	Card  *catalog.Card // nil if the card is unknown
	Set   *catalog.Set  // the set whose sign follows the name, or nil
	Text  string        // the name: canonical in the list's language, or as written for an unknown card
}

// Count returns the number of cards in the entries.
func Count(entries []Entry) int {
	sum := 0
	for _, e := range entries {
		sum += e.Count
	}
	return sum
}

// String returns the canonical form of the list, which Parse reads back to the same list.
func (l *List) String() string {
	w := vocabularyOf(l.Lang)
	var b strings.Builder
	header := func(key, value string) {
		if value != "" {
			fmt.Fprintf(&b, "%s: %s\n", key, value)
		}
	}
	header(w.name, l.Name)
	header(w.format, string(l.Format))
	header(w.edition, string(l.Edition))
	if l.Host {
		header(w.host, w.yes)
	}
	header(w.sets, joinSets(l.Sets))
	header(w.announce, joinSets(l.Announce))
	header(w.allow, joinPermits(l.Allow))
	header(w.character, characterName(l.Character, l.Lang))
	l.House.write(w, header)
	section := func(title string, entries []Entry, always bool) {
		if len(entries) == 0 && !always {
			return
		}
		fmt.Fprintf(&b, "\n[%s]\n", title)
		for _, e := range entries {
			b.WriteString(e.String() + "\n")
		}
	}
	section(w.deck, l.Deck, true)
	section(w.events, l.Events, true)
	section(w.hand, l.Hand, l.HasHand)
	return b.String()
}

// String returns the line of an entry, such as `3 Spion` or `1 Hafen (B&H)`.
func (e Entry) String() string {
	if e.Set == nil {
		return fmt.Sprintf("%d %s", e.Count, e.Text)
	}
	return fmt.Sprintf("%d %s (%s)", e.Count, e.Text, e.Set.Sign)
}

func joinSets(refs []SetRef) string {
	out := make([]string, len(refs))
	for i, r := range refs {
		out[i] = r.Text
	}
	return strings.Join(out, ", ")
}

func joinPermits(ps []Permit) string {
	out := make([]string, len(ps))
	for i, p := range ps {
		out[i] = p.Text
	}
	return strings.Join(out, ", ")
}
