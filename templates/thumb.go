package templates

import (
	"cmp"
	"fmt"
	"slices"
)

// Sizes of a small picture of a board, in units of its view box.
const (
	thumbCell = 20 // width of a cell; its height is three quarters of that
	thumbHigh = 15
	thumbGap  = 1
	thumbHand = 8 // height of the row of hands
)

// thumb is a small picture of a board: rectangles by colour, and emblems on them. Everything of one colour is one path,
// so that a picture takes about a kilobyte.
type thumb struct {
	columns, height int
	paths           []thumbPath
	emblems         []thumbEmblem
}

type thumbPath struct {
	class string
	d     []byte
}

type thumbEmblem struct {
	name string
	x, y int
}

// newThumb draws a board.
func newThumb(b Board) *thumb {
	t := &thumb{columns: max(5, len(b.Sides[0].Columns), len(b.Sides[1].Columns))}
	for i := range b.Sides {
		t.side(&b.Sides[i])
	}
	return t
}

func (t *thumb) viewBox() string {
	return "0 0 " + number(t.columns*thumbCell) + " " + number(t.height)
}

// side draws a principality below what has been drawn: North's hand above it, South's below.
func (t *thumb) side(s *BoardSide) {
	left := (t.columns - len(s.Columns)) * thumbCell / 2
	north := s.ID == "north"
	if north {
		t.hand(s.Hand, left)
	} else {
		t.height += thumbHand
	}
	above, below := 0, 0
	for _, c := range s.Columns {
		above, below = max(above, len(c.Above)), max(below, len(c.Below))
	}
	axis := t.height + above*thumbHigh
	for i, c := range s.Columns {
		x := left + i*thumbCell
		for j, slot := range c.Above {
			t.slot(slot, x, axis-(len(c.Above)-j)*thumbHigh)
		}
		if c.Kind != "gap" && c.Kind != "free-road" {
			t.cell("t-"+cmp.Or(placeTone[c.Kind], "road"), x, axis)
			t.emblem(c.emblem(), x, axis)
		}
		for j, slot := range c.Below {
			t.slot(slot, x, axis+(1+j)*thumbHigh)
		}
		for _, k := range c.Cards {
			t.card(k, x, axis)
		}
	}
	if len(s.Columns) > 0 {
		t.height = axis + (1+below)*thumbHigh
	}
	if !north {
		t.hand(s.Hand, left)
	}
}

// hand draws a row of cards, the known ones in their colours.
func (t *thumb) hand(p BoardPile, left int) {
	n := len(p.Cards) + p.Hidden
	if n == 0 {
		return
	}
	for i := range min(n, t.columns*2) {
		class := "c-grey"
		if i < len(p.Cards) {
			class = "c-" + p.Cards[i].Class.Colour
		}
		t.rect(class, left+i*9, t.height+1, 7, thumbHand-2)
	}
	t.height += thumbHand
}

var placeTone = map[string]string{"settlement": "place", "city": "place", "citadel": "high", "metropolis": "high"}

func (t *thumb) slot(s BoardSlot, x, y int) {
	switch {
	case s.Card != nil:
		t.card(*s.Card, x, y)
	case s.Land != nil:
		t.cell("l-"+s.Land.Resource, x, y)
		t.emblem("land-"+s.Land.Landscape, x, y)
	default:
		t.cell("t-free", x, y)
	}
}

func (t *thumb) card(k BoardCard, x, y int) {
	t.cell("c-"+k.Class.Colour, x, y)
	if k.Emblem != "" {
		t.emblem(k.Emblem, x, y)
	}
	if len(k.On) > 0 { // a mark of what is on the card
		t.rect("c-"+k.On[len(k.On)-1].Class.Colour, x+thumbCell-8, y+1, 6, 5)
	}
}

func (t *thumb) cell(class string, x, y int) {
	t.rect(class, x, y, thumbCell-thumbGap, thumbHigh-thumbGap)
}

func (t *thumb) rect(class string, x, y, w, h int) {
	i := slices.IndexFunc(t.paths, func(p thumbPath) bool { return p.class == class })
	if i < 0 {
		t.paths = append(t.paths, thumbPath{class: class})
		i = len(t.paths) - 1
	}
	t.paths[i].d = fmt.Appendf(t.paths[i].d, "M%d %dh%dv%dh-%dz", x, y, w, h, w)
}

func (t *thumb) emblem(name string, x, y int) {
	t.emblems = append(t.emblems, thumbEmblem{name, x + 2, y + 1})
}
