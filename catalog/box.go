package catalog

import "slices"

// Boxes are the boxes (Schachteln) that were sold, and the marks by which their owner can tell them apart
// (101.B, 141.A).
type Boxes struct {
	Marks []Mark `yaml:"marks" json:"marks"`
	Boxes []Box  `yaml:"boxes" json:"boxes"`
}

// Mark returns the mark with this id, or nil.
func (b *Boxes) Mark(id string) *Mark {
	return find(b.Marks, func(m *Mark) bool { return m.ID == id })
}

// Mark is something to be seen on a box, a booklet or a card.
type Mark struct {
	ID     string  `yaml:"id" json:"id"`
	On     MarkOn  `yaml:"on" json:"on"`
	Text   Text    `yaml:"text" json:"text"`
	Source Sources `yaml:"source" json:"source"`
}

// MarkOn is where a mark is to be seen.
type MarkOn string

// Where marks are.
const (
	OnBox     MarkOn = "box"
	OnBooklet MarkOn = "booklet"
	OnCards   MarkOn = "cards"
)

// MarksOn lists where marks are, in the order in which one looks.
var MarksOn = []MarkOn{OnBox, OnBooklet, OnCards}

// Box is one printing of a box, booklet or set of cards. Boxes and booklets of the basic game were combined freely
// before they were sold (141.A.a), so each is an entry of its own.
type Box struct {
	ID   string `yaml:"id" json:"id"`
	Name Text   `yaml:"name" json:"name"`
	// box: the whole; booklet or cards: only that part, where they were combined freely
	Part    MarkOn    `yaml:"part" json:"part"`
	Sets    []string  `yaml:"sets" json:"sets"` // what lies in it
	Year    int       `yaml:"year" json:"year"`
	When    Text      `yaml:"when" json:"when,omitzero"` // where the year alone says too much or too little
	Edition EditionID `yaml:"edition" json:"edition"`    // the rules printed in it
	Has     []string  `yaml:"has" json:"has"`            // marks
	Text    Text      `yaml:"text" json:"text,omitzero"`
	Source  Sources   `yaml:"source" json:"source"`
}

// With are the boxes that bear every one of the marks.
func (b Boxes) With(marks []string) []Box {
	var out []Box
	for _, box := range b.Boxes {
		if !slices.ContainsFunc(marks, func(m string) bool { return !slices.Contains(box.Has, m) }) {
			out = append(out, box)
		}
	}
	return out
}

// Holding are the boxes that hold a set, whole boxes only.
func (b Boxes) Holding(set string) []Box {
	var out []Box
	for _, box := range b.Boxes {
		if box.Part == OnBox && slices.Contains(box.Sets, set) {
			out = append(out, box)
		}
	}
	return out
}
