package templates

import (
	"strconv"
	"unicode"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/catalog/deck"

	"github.com/a-h/templ"
)

// DeckExample is a deck to begin with.
type DeckExample struct {
	Title, Style, Plan string
	Signs              []string // of its sets
	Faces              []string // of its starting hand
	Href               string   // the builder with it
	Compare            string   // beside the reader's own; "" when there is none
}

// DeckFinder is the search for cards inside the builder.
type DeckFinder struct {
	Text                   string
	Set, Class, Type, Cost []Choice
	Used                   bool // something is searched for
	Lines                  []FinderLine
	Total                  int // found, of which Lines are the first
	Mistakes               []Mistake
}

// FinderLine is a card that was found, and how many of it are in the deck.
type FinderLine struct {
	Card  CardLine
	In    int
	Limit CopyLimit
}

// CopyLimit is how many copies of a card the declared sets hold; unless Sure there may be more.
type CopyLimit struct {
	N    int
	Sure bool
}

// DeckLimits are the sizes that the format asks for; 0 where it asks for none.
type DeckLimits struct{ Deck, Events, Hand int }

// DeckTools are the addresses under which a deck leaves the page.
type DeckTools struct {
	Text, JSON, QR string
	Sheets         []string // one for each list
	Compare        string   // "" with one list alone
}

// DeckCompare is two decks beside each other.
type DeckCompare struct {
	A, B         string // their names; "" without one
	Deck, Events ComparedCards
}

// ComparedCards are the cards of a section of two lists.
type ComparedCards struct{ OnlyA, OnlyB, Both []DeckLine }

// SampleHand is a hand drawn from the deck.
type SampleHand struct {
	Cards []DeckLine
	Keep  string // the ids, for the button that makes it the starting hand
}

// DeckChart is one chart of a deck.
type DeckChart struct {
	Kind    string // curve, resources, classes, points
	Bars    []DeckBar
	Unknown int // cards of which no source states it
}

// DeckBar is one bar of a chart.
type DeckBar struct {
	Label   string
	N       int
	More    int    // cards that bring no fixed number besides
	Unknown int    // cards that may bring more, which no source states
	Colour  string // class of the colour
}

// ResourceName is a resource's name as a heading.
func ResourceName(f Frame, r catalog.Resource) string { return f.Say(resourceName(r, 2)) }

// Escape is text as it may stand in XML.
func Escape(text string) string { return templ.EscapeString(text) }

// The measures of a chart, in user units.
const (
	chartWide  = 320
	chartLabel = 118 // room for the labels
	chartRow   = 24
)

func (c DeckChart) high() int { return chartRow * max(1, len(c.Bars)) }

func (c DeckChart) viewBox() string { return "0 0 " + number(chartWide) + " " + number(c.high()) }

// width is the length of a bar; the longest fills the room.
func (c DeckChart) width(b DeckBar) string {
	most := 1
	for _, other := range c.Bars {
		most = max(most, other.N)
	}
	return number(b.N * (chartWide - chartLabel - 34) / most)
}

// valueAt is where the number of a bar stands.
func (c DeckChart) valueAt(b DeckBar) string {
	w, _ := strconv.Atoi(c.width(b))
	return number(chartLabel + w + 6)
}

// short is a label that fits beside its bar; the table has it in full.
func (b DeckBar) short() string {
	const most = 16
	if r := []rune(b.Label); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return b.Label
}

// value is a bar's number in words.
func (b DeckBar) value(f Frame) string {
	out := strconv.Itoa(b.N)
	if b.More > 0 {
		out += " + " + strconv.Itoa(b.More) + " " + f.Say(cardWord(b.More)) + " " + f.Say(textChartVarying)
	}
	if b.Unknown > 0 {
		out += " + " + strconv.Itoa(b.Unknown) + " " + f.Say(cardWord(b.Unknown)) + " " + f.Say(textChartOpen)
	}
	return out
}

// open reports whether a bar could be longer than it is drawn.
func (b DeckBar) open() bool { return b.More+b.Unknown > 0 }

// unknown says how many cards a chart leaves out.
func (c DeckChart) unknown(f Frame) string {
	return strconv.Itoa(c.Unknown) + " " + f.Say(cardWord(c.Unknown)) + " " + f.Say(chartUnknowns[c.Kind])
}

func cardWord(n int) catalog.Text {
	if n == 1 {
		return textChartCard
	}
	return textChartCards
}

// of says how many copies there may be: "von 2", "von mindestens 1", "in keinem deiner Sets".
func (l CopyLimit) of(f Frame) string {
	switch {
	case l.N == 0:
		return f.Say(textNoCopies)
	case !l.Sure:
		return f.Say(textOfCopies) + " " + f.Say(textDeckAtLeast) + " " + strconv.Itoa(l.N)
	}
	return f.Say(textOfCopies) + " " + strconv.Itoa(l.N)
}

// count is one of the numbers that a format asks for.
type count struct {
	name    catalog.Text
	n, want int
}

// full reports whether the number is reached exactly.
func (c count) full() bool { return c.n == c.want }

func (c count) says(f Frame) string {
	return strconv.Itoa(c.n) + " " + f.Say(textCountOf) + " " + strconv.Itoa(c.want)
}

// counts are the sizes of a list against those that the format asks for. The starting hand is a choice that the list
// need not tell, so it counts only once there is one.
func (p DeckPlayer) counts() []count {
	if p.Limits.Deck == 0 {
		return nil
	}
	out := []count{{textCountDeck, p.Summary.Deck, p.Limits.Deck}, {textCountEvents, p.Summary.Events, p.Limits.Events}}
	if p.Summary.Hand > 0 {
		out = append(out, count{textHandShort, p.Summary.Hand, p.Limits.Hand})
	}
	return out
}

// nameOr is a deck's name, or what it is called without one.
func nameOr(f Frame, name string, without catalog.Text) string {
	if name != "" {
		return name
	}
	return f.Say(without)
}

// DeckSheet is a list on paper, to be signed and handed in.
type DeckSheet struct {
	Name                  string
	Format                deck.Format
	Edition               catalog.EditionID
	Host                  bool
	Verdict               deck.Verdict
	Sets, Announce, Allow []string
	Deck, Events, Hand    []DeckLine
	Back, QR              string
}

// Head implements View.
func (p DeckSheet) Head(f Frame) Head {
	return Head{Title: f.Say(textSheet), Description: f.Say(textSheetAbout), Section: "decks", NoIndex: true}
}

// formatName is a format's name as a heading: with a capital letter.
func formatName(f Frame, format deck.Format) string {
	name := f.Say(format.Title())
	if r, size := utf8.DecodeRuneInString(name); size > 0 {
		return string(unicode.ToUpper(r)) + name[size:]
	}
	return name
}
