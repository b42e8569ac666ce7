package templates

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"catanica/catalog"
)

// Texts of the card face.
var (
	textFaceUnknown = catalog.Text{DE: "Kosten unbekannt", EN: "cost unknown"}
	textFaceFree    = catalog.Text{DE: "kostenlos", EN: "free"}
)

// The measures of a card face, in user units.
const (
	faceWide = 240
	faceHigh = 336
)

// Face is a card as Catanica draws it from its data: class, name, emblem, cost, points, set. It is an image of its
// own, so everything that it shows stands in it.
type Face struct {
	Lang     catalog.Lang
	Name     string
	Class    string // the class's name
	Colour   string // of the class: yellow, blue, …
	Symbol   string // SVG of the class's symbol, 24 × 24
	Emblem   string // SVG of the picture, 120 × 90
	Type     string // "Einheit, Ritter"
	Cost     []FaceMark
	NoCost   string // what stands instead of a cost: "kostenlos", "Kosten unbekannt"; "" for cards that have none
	Points   []FaceMark
	Sign     string
	Ours     string // who drew it
	Describe string // all of it in words
}

// FaceMark is a symbol with a number.
type FaceMark struct {
	Symbol string // SVG, 24 × 24
	Text   string
	Colour string
}

// faceColours are the colours of a class on a face: paper, ink, band. A face looks the same by day and night.
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

// bandInk is what can be read on the band.
func (c Face) bandInk() string {
	if c.Colour == "yellow" {
		return "#2e2200"
	}
	return "#ffffff"
}

// nameLine is one line of the name with the size that fits.
type nameLine struct {
	Text string
	Y    int
	Size int
}

// nameLines breaks the name at blanks and hyphens into up to three lines, in letters as large as fit.
func (c Face) nameLines() []nameLine {
	for size := 25; size >= 13; size-- {
		lines := breakName(c.Name, (faceWide-20)*100/(size*62))
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

// breakName fills lines of at most width letters; nil when a word is longer.
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

// nameParts are the words of a name with what follows them: a blank or a hyphen.
func nameParts(name string) []string {
	var out []string
	for _, word := range strings.SplitAfter(name, " ") {
		out = append(out, strings.SplitAfter(word, "-")...)
	}
	return out
}

// place moves a symbol of 24 × 24 to x, y at a size.
func place(x, y, size int) string {
	return "translate(" + strconv.Itoa(x) + " " + strconv.Itoa(y) + ") scale(" + strconv.FormatFloat(float64(size)/24, 'f', 3, 64) + ")"
}

// typeSize shrinks the line of types where it is long.
func (c Face) typeSize() string {
	if n := utf8.RuneCountInString(c.Type); n > 24 {
		return strconv.Itoa(max(9, 16*24/n))
	}
	return "16"
}

// classSize shrinks the class's name where it is long.
func (c Face) classSize() string {
	if n := utf8.RuneCountInString(c.Class); n > 19 {
		return strconv.Itoa(max(11, 18*19/n))
	}
	return "18"
}

// FaceCostUnknown and FaceFree stand where a cost would stand.
func FaceCostUnknown(f Frame) string { return f.Say(textFaceUnknown) }

// FaceFree says that a card costs nothing.
func FaceFree(f Frame) string { return f.Say(textFaceFree) }

// NumberText is a number as text.
func NumberText(n int) string { return number(n) }

// FaceWords are all that a face shows, for who cannot see it.
func FaceWords(c Face, cost string, points []string) string {
	parts := []string{c.Name, c.Class}
	for _, p := range append([]string{c.Type, c.NoCost, cost}, points...) {
		if p != "" {
			parts = append(parts, p)
		}
	}
	return strings.Join(append(parts, c.Sign), " · ")
}
