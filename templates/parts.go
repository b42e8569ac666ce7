package templates

import (
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings"

	"github.com/a-h/templ"
)

// Texts of the shared components.
var (
	textCrumbs  = catalog.Text{DE: "Wo du bist", EN: "Where you are"}
	textEdition = catalog.Text{DE: "Regelstand", EN: "Rules as of"}
	textSource  = catalog.Text{DE: "Quelle", EN: "Source"}
	textSources = catalog.Text{DE: "Quellen", EN: "Sources"}
	textUnknown = catalog.Text{DE: "unbekannt – keine Quelle nennt es", EN: "unknown – no source states it"}

	textAboutCard = catalog.Text{DE: "zu", EN: "on"}
)

// Link is a text that leads somewhere.
type Link struct{ Text, Href string }

// ClassMark is a card class as a coloured mark: symbol and name, so that the colour is never alone.
type ClassMark struct {
	ID     string
	Name   string
	Colour string // yellow, blue, green, red, brown, violet, grey
	Href   string
}

// icon is the class's symbol; the two action classes from before 2003 share one.
func (m ClassMark) icon() string {
	if m.ID == "magic-action" {
		return "class-action"
	}
	return "class-" + m.ID
}

// Entry is a card, an article or another thing in a list: what it is called and its short answer.
type Entry struct {
	Kind    catalog.Kind
	ID      string
	Title   string
	Other   string // the title in the other language, where that helps
	Href    string
	Class   *ClassMark
	Verdict rulings.Verdict
	Answer  string       // the short answer, without the verdict's word
	Snippet string       // HTML: where the words were found
	Game    rulings.Game // where it is not the card game
	Meta    []string

	Headed string // HTML: the title with the words of a search marked; "" for Title as it is
	Named  []Link // the cards that a search names and this is about
	When   string // the editions that the answer holds for, where that is worth saying
}

// showsID reports whether the reader knows the thing by its id.
func (e Entry) showsID() bool { return e.Kind == catalog.KindRuling }

// name is what a thing is called in passing: a decision by its id.
func (e Entry) name() string {
	if e.showsID() {
		return e.ID
	}
	return e.Title
}

// Source is one line of a page's list of sources, with the number that points to it.
type Source struct {
	N     int
	Label string
	Href  string // "" when it stands in print only
}

// Row is a fact about a card: each value that any edition gave it.
type Row struct {
	Label  string
	Values []Value
}

// Value is what a source states of a fact from an edition on.
type Value struct {
	When  string // "seit 2003"; "" if it never changed
	Now   bool   // holds in the reader's edition
	State catalog.Certainty
	Body  templ.Component // what it is, when Known
	None  string          // what to say for None
	Notes []int           // numbers of the page's sources
}

// Price is a cost in the order in which costs are shown.
type Price []PriceItem

// PriceItem is one resource of a cost.
type PriceItem struct {
	Resource catalog.Resource
	N        int
}

// NewPrice puts a cost in order.
func NewPrice(c catalog.Cost) Price {
	var p Price
	for _, r := range catalog.CostResources {
		if n := c[r]; n > 0 {
			p = append(p, PriceItem{r, n})
		}
	}
	return p
}

// words is the price item as text: "2 Erz".
func (i PriceItem) words(f Frame) string {
	return f.Number(i.N) + " " + f.Count(i.Resource.Name(), i.N)
}

// verdictIcon is the symbol beside a verdict's word.
func verdictIcon(v rulings.Verdict) string {
	if v == rulings.VerdictNone {
		return ""
	}
	return string(v)
}

// number writes n without grouping, for attributes, ids, years and positions. Counts use Frame.Number.
func number(n int) string { return strconv.Itoa(n) }

// Text is a price in words: "2 Erz, 1 Gold".
func (p Price) Text(f Frame) string {
	words := make([]string, len(p))
	for i, item := range p {
		words[i] = item.words(f)
	}
	return strings.Join(words, ", ")
}

// ResourceName is a resource's name as a heading.
func ResourceName(f Frame, r catalog.Resource) string { return f.Say(r.Name().Many) }

// Escape is text as it may stand in XML.
func Escape(text string) string { return templ.EscapeString(text) }

// ResourceWords is a number of resources in words: "2 Erz".
func ResourceWords(f Frame, r catalog.Resource, n int) string { return PriceItem{r, n}.words(f) }
