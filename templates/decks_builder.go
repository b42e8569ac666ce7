package templates

import (
	"strconv"
	"strings"
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
	Card CardLine
	In   []CopiesIn // of each list; of the first at least
}

// DeckHead are the choices of a list besides its cards; they stand in its head.
type DeckHead struct {
	Formats, Editions []Choice
	Host              bool
	Sets              []Choice
	Points            string      // of a house rule; "" without one
	Allowed           []Choice    // sets, of a house rule
	YearCards         deck.Choice // of a house rule
}

// CopiesIn is how many copies of a card a list has, and may have.
type CopiesIn struct {
	N     int
	Limit CopyLimit
}

// CopyLimit is how many copies of a card a list may hold; unless Sure there may be more.
type CopyLimit struct {
	N    int
	Sure bool
	From deck.Source
}

// DeckShare is how a common collection is divided, card by card.
type DeckShare struct {
	Each, Neutral int // together, for certain
	Open          bool
	Lines         []ShareLine
}

// ShareLine is one card of a common collection.
type ShareLine struct {
	Card          Link
	Each, Neutral int
	Open          bool // there may be more copies
	Taken         int  // by the first list
}

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

// of says how many copies there may be: "deine Sets haben 2", "dein Anteil: mindestens 1", "in keinem deiner Sets".
func (l CopyLimit) of(f Frame) string {
	lead := textOfCopies
	switch {
	case l.From == deck.FromKind && l.N == 0:
		return f.Say(textNotForDecks)
	case l.From == deck.FromShare:
		lead = textOfShare
	case l.N == 0:
		return f.Say(textNoCopies)
	}
	if !l.Sure {
		return f.Say(lead) + " " + f.Say(textDeckAtLeast) + " " + strconv.Itoa(l.N)
	}
	return f.Say(lead) + " " + strconv.Itoa(l.N)
}

// count is one of the numbers that a format asks for.
type count struct {
	name catalog.Text
	n    int
	want deck.Bounds
}

// full reports whether the number is one that the format takes.
func (c count) full() bool { return c.want.Holds(c.n) }

func (c count) says(f Frame) string {
	return strconv.Itoa(c.n) + " " + f.Say(textCountOf) + " " + c.limit(f)
}

// limit is the number that the format asks for: "33", "4–9", "höchstens 25".
func (c count) limit(f Frame) string {
	switch most := strconv.Itoa(c.want.Most); {
	case c.want.Least == c.want.Most:
		return most
	case c.want.Least == 0:
		return f.Say(textDeckAtMost) + " " + most
	default:
		return strconv.Itoa(c.want.Least) + "–" + most
	}
}

// counts are the sizes of a list against those that format and edition ask for. A section that a list may leave out
// counts only once it is there.
func (p DeckPlayer) counts() []count {
	var out []count
	add := func(name catalog.Text, n int, want *deck.Bounds) {
		if want != nil && (n > 0 || !want.Optional) {
			out = append(out, count{name, n, *want})
		}
	}
	add(textCountDeck, p.Summary.Deck, p.Summary.Limits.Deck)
	add(textCountEvents, p.Summary.Events, p.Summary.Limits.Events)
	add(textHandShort, p.Summary.Hand, p.Summary.Limits.Hand)
	return out
}

// button is the name of a button for a list: those of the second end in 2, those of the first in nothing.
func button(name string, list int) string {
	if list > 1 {
		return name + strconv.Itoa(list)
	}
	return name
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
	Points                int         // to win; 0 where no source says
	AllowedSets           []string    // by house rule
	YearCards             deck.Choice // by house rule
	Character             string
	Deck, Events, Hand    []DeckLine
	Back, QR              string
}

// Head implements View.
func (p DeckSheet) Head(f Frame) Head {
	return Head{Title: f.Say(textSheet), Description: f.Say(textSheetAbout), Section: "decks", NoIndex: true}
}

// FormatName is a format's name as a heading: with a capital letter.
func FormatName(f Frame, format deck.Format) string {
	name := f.Say(format.Title())
	if r, size := utf8.DecodeRuneInString(name); size > 0 {
		return string(unicode.ToUpper(r)) + name[size:]
	}
	return name
}

// faceSection is one section of a list as card faces.
type faceSection struct {
	id, title  string
	player     int
	edit, hand bool // with the buttons that add and remove, and that for the starting hand
}

// listed names a card for a button, and of several lists the list.
func listed(f Frame, name string, list, of int) string {
	if of < 2 {
		return name
	}
	return name + ", " + f.Say(textList) + " " + strconv.Itoa(list)
}

// taken is how many cards of the share the list holds.
func (s DeckShare) taken() int {
	n := 0
	for _, l := range s.Lines {
		n += l.Taken
	}
	return n
}

// briefCounts are the sizes of the first list in a line: "2 zu klären · Deck 31/33 · Ereignisse 5/6".
func (p DecksPage) briefCounts(f Frame) string {
	var parts []string
	if p.Verdict.Faults > 0 {
		parts = append(parts, strconv.Itoa(p.Verdict.Faults)+" "+f.Say(textFindings))
	}
	if len(p.Verdict.Players) == 1 {
		for i, c := range p.Verdict.Players[0].counts() {
			if i > 0 && c.full() {
				continue // a phone has room for what matters
			}
			parts = append(parts, f.Say(c.name)+" "+strconv.Itoa(c.n)+"/"+c.limit(f))
		}
	}
	return strings.Join(parts, " · ")
}

// brief is the verdict in a line.
func (p DecksPage) brief(f Frame) string {
	return strings.TrimSpace(f.Say(deckVerdicts[p.Verdict.Is]) + " " + p.briefCounts(f))
}

// yearCardWords say what a house rule says of year cards.
var yearCardWords = map[deck.Choice]catalog.Text{deck.Yes: TextYes, deck.No: TextNo}
