package templates

import "catanica/catalog"

// Timeline is the life of a card: what happened to it with which edition, oldest first.
type Timeline []Moment

// Moment is an edition in the life of a card.
type Moment struct {
	Edition catalog.EditionID // "" where no source dates it
	Lines   []MomentLine
}

// MomentLine is one thing that happened.
type MomentLine struct {
	Label   string // "Klasse", "erscheint in"
	Text    string // HTML; of things that only came
	Was, Is string // HTML; of things that changed
	Notes   []int
}
