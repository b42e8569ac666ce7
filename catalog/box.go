package catalog

import "slices"

// Boxes lists the boxes (Schachteln) that were sold, and the marks by which owners can tell them apart (Rulings 101.B
// and 141.A).
type Boxes struct {
	Marks []Mark `yaml:"marks" json:"marks"`
	Boxes []Box  `yaml:"boxes" json:"boxes"`
}

// Mark returns the mark with this id, or nil.
func (b *Boxes) Mark(id string) *Mark {
	return find(b.Marks, func(m *Mark) bool { return m.ID == id })
}

// Mark is a visible feature of a box, a booklet or a card.
type Mark struct {
	ID     string  `yaml:"id" json:"id"`
	On     MarkOn  `yaml:"on" json:"on"`
	Text   Text    `yaml:"text" json:"text"`
	Source Sources `yaml:"source" json:"source"`
}

// MarkOn says what bears a mark.
type MarkOn string

// The things that bear marks.
const (
	OnBox     MarkOn = "box"
	OnBooklet MarkOn = "booklet"
	OnCards   MarkOn = "cards"
)

// MarksOn lists the values of MarkOn in the order in which owners look.
var MarksOn = []MarkOn{OnBox, OnBooklet, OnCards}

// Box is one printing of a box, a booklet or a deck of cards. Boxes and booklets of the basic game were combined freely
// before they were sold (Ruling 141.A.a), so each is an entry of its own.
type Box struct {
	ID   string `yaml:"id" json:"id"`
	Name Text   `yaml:"name" json:"name"`
	// OnBox for a whole box. OnBooklet or OnCards for that part alone, if the parts were combined freely
	Part    MarkOn    `yaml:"part" json:"part"`
	Sets    []string  `yaml:"sets" json:"sets"` // ids of the sets in it
	Year    int       `yaml:"year" json:"year"`
	When    Text      `yaml:"when" json:"when,omitzero"` // if the year alone is too precise or too vague
	Edition EditionID `yaml:"edition" json:"edition"`    // the rules printed in it
	Has     []string  `yaml:"has" json:"has"`            // ids of marks
	Text    Text      `yaml:"text" json:"text,omitzero"`
	Source  Sources   `yaml:"source" json:"source"`
}

// With returns the boxes that bear all of the marks.
func (b Boxes) With(marks []string) []Box {
	var out []Box
	for _, box := range b.Boxes {
		if !slices.ContainsFunc(marks, func(m string) bool { return !slices.Contains(box.Has, m) }) {
			out = append(out, box)
		}
	}
	return out
}

// Holding returns the whole boxes that contain the set.
func (b Boxes) Holding(set string) []Box {
	var out []Box
	for _, box := range b.Boxes {
		if box.Part == OnBox && slices.Contains(box.Sets, set) {
			out = append(out, box)
		}
	}
	return out
}
