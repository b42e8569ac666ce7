package templates

import (
	"net/url"
	"strconv"
	"strings"
	"unicode/utf8"

	"catanica/catalog"
)

// Texts of the card face.
var (
	textFaceFree = catalog.Text{DE: "kostenlos", EN: "free"}
)

// The measures of a card face, in user units.
const (
	faceWide = 240
	faceHigh = 336
)

// facesAtOnce is the number of faces of a gallery that a first screen shows.
const facesAtOnce = 6

// Face is a card as Catanica draws it from its data: class, name, emblem, cost, points, set. It is a separate
// image, so it contains everything that it shows.
type Face struct {
	Lang     catalog.Lang
	Name     string
	Class    string // the class's name
	Colour   string // of the class: yellow, blue, …
	Symbol   string // SVG of the class's symbol, 24 × 24
	Emblem   string // SVG of the picture of its kind, 120 × 90, for a card without a motif
	Motif    Drawing
	Charge   Drawing // a second drawing, smaller, for cards that share the motif
	Shield   bool    // the motif is a shield, on which the charge is painted
	Type     string  // "Einheit, Ritter"
	Cost     []FaceMark
	NoCost   string // shown in place of a cost: "kostenlos", "Kosten unbekannt"; "" for cards without one
	Points   []FaceMark
	Sign     string
	Ours     string // who drew it
	Describe string // the whole face in words
}

// Drawing is one of our own drawings, square.
type Drawing struct {
	SVG  string
	Size int // of its sides, in its own units
}

// inkVar is the CSS variable of the class's ink in a drawing; a face replaces it, because it has no style sheet.
const inkVar = "var(--ink,#22262b)"

// drawn returns a drawing in the face's ink.
func (c Face) drawn(d Drawing) string { return strings.ReplaceAll(d.SVG, inkVar, c.ink()) }

// placed returns the transform that draws d with its centre at x, y and sides of the given length.
func (d Drawing) placed(x, y, side int) string {
	scale := strconv.FormatFloat(float64(side)/float64(d.Size), 'g', 4, 64)
	return "translate(" + number(x-side/2) + " " + number(y-side/2) + ") scale(" + scale + ")"
}

// FaceMark is a symbol with a number.
type FaceMark struct {
	Symbol string // SVG, 24 × 24
	Text   string
	Colour string
}

// faceColours holds the colours of each class: paper, ink, band. Faces ignore the dark theme.
var faceColours = map[string][3]string{
	"yellow": {"#fff8dc", "#5c4400", "#e3b505"},
	"blue":   {"#eaf2fd", "#173f75", "#2f6fc0"},
	"green":  {"#e9f6ec", "#16502a", "#2f8a4b"},
	"red":    {"#fdeeeb", "#7d1c13", "#c23a2c"},
	"brown":  {"#f8efe4", "#593613", "#96622b"},
	"violet": {"#f5ecfa", "#512070", "#8440ad"},
	"grey":   {"#f1f2f2", "#3b4045", "#767d84"},
}

func (c Face) paper() string { return faceColours[c.Colour][0] }
func (c Face) ink() string   { return faceColours[c.Colour][1] }
func (c Face) band() string  { return faceColours[c.Colour][2] }

// bandInk returns the text colour that is legible on the band.
func (c Face) bandInk() string {
	if c.Colour == "yellow" {
		return "#2e2200"
	}
	return "#ffffff"
}

// nameLine is one line of the name with its font size.
type nameLine struct {
	Text string
	Y    int
	Size int
}

// nameLines breaks the name at spaces and hyphens into up to three lines, in the largest font that fits. It is bold,
// about 0.66 em a letter in the widest of our fonts.
func (c Face) nameLines() []nameLine {
	for size := 25; size >= 13; size-- {
		lines := breakName(c.Name, (faceWide-20)*100/(size*66))
		if lines == nil || len(lines) > 3 || len(lines)*size > 62 {
			continue
		}
		out := make([]nameLine, len(lines))
		top := 48 + (66-len(lines)*(size+3))/2 + size
		for i, l := range lines {
			out[i] = nameLine{l, top + i*(size+3), size}
		}
		return out
	}
	return []nameLine{{c.Name, 84, 12}}
}

// breakName fills lines of at most width letters. It returns nil if a word is longer.
func breakName(name string, width int) []string {
	var lines []string
	line := ""
	for _, word := range nameParts(name) {
		if utf8.RuneCountInString(strings.TrimSpace(word)) > width {
			return nil
		}
		if line != "" && utf8.RuneCountInString(line)+utf8.RuneCountInString(strings.TrimRight(word, " ")) > width {
			lines = append(lines, strings.TrimSpace(line))
			line = ""
		}
		line += word
	}
	return append(lines, strings.TrimSpace(line))
}

// nameParts splits a name into words, each with the space or hyphen that follows it.
func nameParts(name string) []string {
	var out []string
	for _, word := range strings.SplitAfter(name, " ") {
		out = append(out, strings.SplitAfter(word, "-")...)
	}
	return out
}

// place returns the SVG transform that moves a symbol of 24 × 24 to x, y and scales it to size.
func place(x, y, size int) string {
	scale := strconv.FormatFloat(float64(size)/24, 'f', 3, 64)
	return "translate(" + strconv.Itoa(x) + " " + strconv.Itoa(y) + ") scale(" + scale + ")"
}

// typeSize returns the font size of the line of types, smaller if it is long.
func (c Face) typeSize() string {
	if n := utf8.RuneCountInString(c.Type); n > 24 {
		return strconv.Itoa(max(9, 16*24/n))
	}
	return "16"
}

// classSize returns the font size of the class's name. It is bold, about 0.64 em a letter in the widest of our fonts,
// and has 190 units beside its symbol.
func (c Face) classSize() string {
	n := max(1, utf8.RuneCountInString(c.Class))
	return strconv.Itoa(max(11, min(18, 190*100/(n*64))))
}

// FaceCostUnknown replaces the cost of a card whose cost no source states.
func FaceCostUnknown(f Frame) string { return f.Say(textCostUnknown) }

// FaceFree replaces the cost of a card that costs nothing.
func FaceFree(f Frame) string { return f.Say(textFaceFree) }

// NumberText writes a number without grouping.
func NumberText(n int) string { return number(n) }

// FaceWords describes a face in words, for screen readers.
func FaceWords(c Face, cost string, points []string) string {
	parts := []string{c.Name, c.Class}
	for _, p := range append([]string{c.Type, c.NoCost, cost}, points...) {
		if p != "" {
			parts = append(parts, p)
		}
	}
	return strings.Join(append(parts, c.Sign), " · ")
}

// Emblem returns the name of the drawing for a card: that of its most specific type, else that of its class.
func Emblem(k *catalog.Card, e catalog.EditionID) string {
	if land, ok := k.Landscape.At(e); ok == catalog.Known {
		return "land-" + land
	}
	for _, t := range []catalog.CardType{
		catalog.Dragon, catalog.Cannon, catalog.Wizard, catalog.SpellBook, catalog.WorkOfArt, catalog.TradeFleet,
		catalog.Fleet, catalog.Knight,
		catalog.Metropolis, catalog.Citadel, catalog.City, catalog.Settlement, catalog.Road, catalog.Counter,
		catalog.EventType,
	} {
		if k.Is(t, e) {
			return string(t)
		}
	}
	if k.Is(catalog.Unit, e) {
		return "unit"
	}
	return "class-" + k.ClassAt(e)
}

// FaceAddress returns the address of the drawn face of a card under an edition.
func FaceAddress(f Frame, k *catalog.Card, e catalog.EditionID) string {
	address := "/" + string(f.Lang) + "/cards/" + url.PathEscape(k.ID) + "/face.svg"
	if e != "" && e != catalog.DefaultEdition {
		address += "?edition=" + string(e)
	}
	return address
}
