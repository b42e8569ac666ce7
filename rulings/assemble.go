package rulings

import "catanica/catalog"

// Parts holds what a Library has read, without what it derives. Package packed can write it.
type Parts struct {
	Rulings   []*Ruling
	Mechanics []Mechanic
	Tables    []*Table
	Gaps      []Gap
	Questions []*OpenQuestion
	Words     []Word
	Basics    Basics
	Unproven  []Unproven
	Mined     mined
}

// Parts returns the parts of the library.
func (l *Library) Parts() Parts {
	return Parts{l.Rulings, l.Mechanics, l.Tables, l.Gaps, l.Questions, l.Words, l.Basics, l.unproven, l.mined}
}

// Assemble returns the library that has these parts. It checks nothing.
func Assemble(p Parts, cat *catalog.Catalog) *Library {
	l := newLibrary(cat)
	l.Rulings, l.Mechanics, l.Tables, l.Gaps, l.Questions = p.Rulings, p.Mechanics, p.Tables, p.Gaps, p.Questions
	l.Words, l.Basics, l.unproven, l.mined = p.Words, p.Basics, p.Unproven, p.Mined
	for _, r := range l.Rulings {
		l.byID[r.ID] = r
	}
	l.complete()
	return l
}
