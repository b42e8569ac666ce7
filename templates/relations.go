package templates

import (
	"strconv"
	"strings"

	"catanica/catalog"
)

// Relations holds the relations between a card and others, as lists and as a picture.
type Relations struct {
	Groups  []RelationGroup
	Picture RelationPicture
	Props   []string // unique, laid out openly, …
}

// Empty reports whether nothing is known.
func (r Relations) Empty() bool { return len(r.Groups)+len(r.Props) == 0 }

// summary counts the relations of each kind, and names the properties: "Kann treffen 3 · einmalig".
func (r Relations) summary(f Frame) string {
	var parts []string
	for _, g := range r.Groups {
		n := 0
		for _, item := range g.Items {
			n += len(item.Things)
		}
		parts = append(parts, RelationName(f, g.Word)+" "+f.Number(n))
	}
	return strings.Join(append(parts, r.Props...), " · ")
}

// RelationGroup holds the relations of one kind and direction.
type RelationGroup struct {
	Word  string // of catalog.RelationWords
	Items []RelationItem
}

// RelationItem is one card, or a group of cards, on the other end.
type RelationItem struct {
	Things  []Link
	Against []Link // of protects
	By      int    // of doubles
	Note    string // HTML
	Notes   []int
}

// The measures of the relation picture, in user units; at 360 px they are about pixels.
const (
	picWidth = 340
	boxWidth = 162
	boxHigh  = 40
	boxGap   = 16
	rowHead  = 22
	arrowGap = 20
	mostPics = 6 // boxes in a row of the picture; the list has them all
)

// RelationPicture is the drawing of what can hit a card, what protects it and what it needs.
type RelationPicture struct {
	Rows []PictureRow
	High int
}

// PictureRow is one line of boxes with its heading.
type PictureRow struct {
	Label string
	Y     int // of the heading's baseline
	Boxes []PictureBox
	Arrow *Arrow
}

// PictureBox is a card in the picture.
type PictureBox struct {
	Text, Sub  string
	Href       string
	Colour     string // of the card's class
	Self       bool
	X, Y, W, H int
}

// Arrow joins a row with the card: from the attackers down to it, from the protectors up.
type Arrow struct {
	X, From, To int
	Kind        string // hit, guard, need
}

// PictureGroup is a row of the picture before it is laid out.
type PictureGroup struct {
	Label string
	Kind  string // hit and above the card; guard, need: below it
	Boxes []PictureBox
	More  *Link // the rest, where there are too many to draw
}

// NewRelationPicture lays out attackers above the card, and below it what protects it and what it needs. Without any
// group there is no picture.
func NewRelationPicture(f Frame, self PictureBox, groups []PictureGroup) RelationPicture {
	var p RelationPicture
	if len(groups) == 0 {
		return p
	}
	y := 0
	for _, g := range groups {
		if g.Kind == "hit" {
			y = p.row(f, g, y)
			p.Rows[len(p.Rows)-1].Arrow = &Arrow{picWidth / 2, y, y + arrowGap - 3, g.Kind}
			y += arrowGap
		}
	}
	self.X, self.Y, self.W, self.H, self.Self = (picWidth-230)/2, y, 230, boxHigh+4, true
	p.Rows = append(p.Rows, PictureRow{Boxes: []PictureBox{self}})
	y += self.H
	for _, g := range groups {
		if g.Kind == "hit" {
			continue
		}
		top := y
		y = p.row(f, g, y+arrowGap)
		p.Rows[len(p.Rows)-1].Arrow = &Arrow{picWidth / 2, top + arrowGap + 2, top + 3, g.Kind}
	}
	p.High = y + 2
	return p
}

// row adds a heading and its boxes, two beside each other, and returns where the row ends.
func (p *RelationPicture) row(f Frame, g PictureGroup, y int) int {
	boxes := g.Boxes
	if len(boxes) > mostPics {
		rest := len(boxes) - mostPics + 1
		boxes = append(boxes[:mostPics-1:mostPics-1], PictureBox{
			Text: "+ " + f.Number(rest) + " " + f.Say(textMoreCards), Colour: "grey",
		})
		if g.More != nil {
			boxes[mostPics-1].Href = g.More.Href
		}
	}
	row := PictureRow{Label: g.Label, Y: y + rowHead - 8}
	y += rowHead
	for i, b := range boxes {
		b.X, b.Y, b.W, b.H = (i%2)*(boxWidth+boxGap), y+(i/2)*(boxHigh+8), boxWidth, boxHigh
		if i == len(boxes)-1 && i%2 == 0 {
			b.X = (picWidth - boxWidth) / 2
		}
		row.Boxes = append(row.Boxes, b)
	}
	p.Rows = append(p.Rows, row)
	return y + (len(boxes)+1)/2*(boxHigh+8) - 8
}

// viewBox returns the SVG view box of the picture.
func (p RelationPicture) viewBox() string {
	return "0 0 " + strconv.Itoa(picWidth) + " " + strconv.Itoa(p.High)
}

// clip shortens a name that is too long for its box; the title shows it in full.
func clip(text string, most int) string {
	letters := []rune(text)
	if len(letters) <= most {
		return text
	}
	return string(letters[:most-1]) + "…"
}

// path returns the SVG path of an arrow with its head.
func (a Arrow) path() string {
	n := strconv.Itoa
	head := 5
	if a.To < a.From {
		head = -head
	}
	return "M" + n(a.X) + " " + n(a.From) + "V" + n(a.To) + "m-5 " + n(-head) + "l5 " + n(head) + "l5 " + n(-head)
}

// Properties lists the special properties of a card in words.
func Properties(f Frame, unique, open, tournament, several bool) []string {
	var out []string
	for _, p := range []struct {
		has  bool
		text catalog.Text
	}{{unique, textPropUnique}, {open, textPropOpen}, {tournament, textPropTournament}, {several, textPropSeveral}} {
		if p.has {
			out = append(out, f.Say(p.text))
		}
	}
	return out
}

// AgainstWords lists what a card protects against: "gegen Feuerteufel, Seuche".
func AgainstWords(f Frame, cards []Link) string {
	text := f.Say(textAgainst)
	for i, c := range cards {
		if i > 0 {
			text += ","
		}
		text += " " + c.Text
	}
	return text
}
