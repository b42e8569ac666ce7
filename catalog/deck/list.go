package deck

import (
	"fmt"
	"strings"

	"catanica/catalog"
)

// Pos is a place in the text of a list; both count from 1, columns in characters.
type Pos struct {
	Line   int `json:"line"`
	Column int `json:"column"`
}

// List is one player's deck list as it was written. Parse makes it; the zero List is an empty one.
type List struct {
	Name    string
	Format  Format            // "" when the list names none: the tournament game
	Edition catalog.EditionID // "" when the list names none: the default edition
	// brings the common cards and the Jahreswechsel; a list that says nothing is the guest's
	Host     bool
	Sets     []SetRef // what the player owns and brings
	Announce []SetRef // sets announced at the table
	Allow    []Permit // agreed house rules
	House    House    // what an organiser wants otherwise than the rules
	// of the advanced version: a name of characters.go, or as written; "" when the list names none
	Character string
	Deck      []Entry
	Events    []Entry
	Hand      []Entry // part of Deck, not in addition to it
	HasHand   bool    // there is a [Hand] section, perhaps an empty one

	Lang     catalog.Lang // in which String writes
	Problems Problems     // what could not be read
	unread   unread
}

// unread says which parts of a list could not be read, so that no fault is reported that only a misspelt
// line causes. A card that nobody knows still counts towards the size of its section; a lost line does not.
type unread struct {
	format, edition, host, sets, announce, allow bool
	points, allowed, years, character            bool
	deck, events, hand                           bool // a card in it is not known
	deckSize, eventsSize, handSize               bool // a line in it is lost
}

// SetRef is a set as a list names it.
type SetRef struct {
	Pos  Pos
	Set  *catalog.Set // nil when nobody knows the set
	Text string       // as written
}

// Permit is a house rule that both players agreed on: a year card, or a set that is no longer official.
type Permit struct {
	Pos  Pos
	Card *catalog.Card // one of Card and Set is set; both are nil when nobody knows the name
	Set  *catalog.Set
	Text string // as written, in canonical form where it was understood: guido@2003
}

// Entry is one line of cards.
type Entry struct {
	Pos   Pos
	Count int
	Card  *catalog.Card // nil when nobody knows the card
	Set   *catalog.Set  // the set whose sign stands behind the name, or nil
	Text  string        // the name: canonical in the list's language, or as written for an unknown card
}

// Count adds up the cards of entries.
func Count(entries []Entry) int {
	sum := 0
	for _, e := range entries {
		sum += e.Count
	}
	return sum
}

// String writes the list in its canonical form, which Parse reads back to the same list.
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

// String writes the line of an entry: `3 Spion`, `1 Hafen (B&H)`.
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
