package templates

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings"

	"github.com/a-h/templ"
)

// Texts of the shared components.
var (
	textCrumbs  = catalog.Text{DE: "Wo du bist", EN: "Breadcrumbs"}
	textEdition = catalog.Text{DE: "Regelstand", EN: "Edition"}
	textSource  = catalog.Text{DE: "Quelle", EN: "Source"}
	textSources = catalog.Text{DE: "Quellen", EN: "Sources"}
	textUnknown = catalog.Text{DE: "unbekannt – steht in keiner Quelle", EN: "unknown: no source states it"}

	textLikely     = catalog.Text{DE: "wahrscheinlich:", EN: "likely:"}
	textInferred   = catalog.Text{DE: "erschlossen", EN: "inferred"}
	textOneWitness = catalog.Text{DE: "nur ein Zeuge", EN: "one witness only"}
	textWitnessFor = catalog.Text{
		DE: "Nur eine einzige Quelle außerhalb der Regeltexte nennt es.",
		EN: "A single source outside the rule texts states it.",
	}

	textAboutCard = catalog.Text{DE: "zu", EN: "about"}
)

// Link is a text with an address.
type Link struct{ Text, Href string }

// ClassMark is a card class as a coloured mark with symbol and name, so that colour is never the only cue.
type ClassMark struct {
	ID     string
	Name   string
	Colour string // yellow, blue, green, red, brown, violet, grey
	Href   string
}

// NewClassMark presents the class of that id, as its page and every card show it. c is nil if there is no such class.
func NewClassMark(f Frame, c *catalog.Class, id string) ClassMark {
	if c == nil {
		return ClassMark{ID: "unclear", Name: id, Colour: "grey"}
	}
	return ClassMark{ID: c.ID, Name: f.Say(c.Name), Colour: c.Colour, Href: f.Thing(catalog.KindClass, c.ID)}
}

// icon returns the class's symbol. The two action classes from before 2003 share one.
func (m ClassMark) icon() string {
	if m.ID == "magic-action" {
		return "class-action"
	}
	return "class-" + m.ID
}

// Entry is a card, an article or another thing in a list, with its title and short answer.
type Entry struct {
	Kind    catalog.Kind
	ID      string
	Title   string
	Other   string // the title in the other language, where that helps
	Href    string
	Class   *ClassMark
	Verdict rulings.Verdict
	Answer  string       // the short answer without the word of the verdict
	Snippet string       // HTML: the passage that matched
	Game    rulings.Game // "" for the card game
	Meta    []string

	Face   string // address of the face of the card that it is about; "" without one
	Headed string // HTML: the title with the words of a search marked; "" for Title as it is
	Named  []Link // the cards of the query that the entry is about
	When   string // the editions that the answer applies to; "" if obvious
}

// showsID reports whether readers know the thing by its id.
func (e Entry) showsID() bool { return e.Kind == catalog.KindRuling }

// name returns the short name of an entry: the id of a ruling, otherwise the title.
func (e Entry) name() string {
	if e.showsID() {
		return e.ID
	}
	return e.Title
}

// Source is one line of a page's list of sources, with the number that points to it.
type Source struct {
	N     int
	ID    string // of the source; only on pages with short titles
	Label string
	Href  string // "" if it exists in print only
}

// Row is a fact about a card, with its value in each edition.
type Row struct {
	Label  string
	Values []Value
}

// Value is the value of a fact as of an edition.
type Value struct {
	When  string // "seit 2003"; "" if it never changed
	Now   bool   // holds in the reader's edition
	State catalog.Certainty
	Body  templ.Component // the value, if Known
	None  string          // the text for None
	Bound string          // the bounds of an Unknown value: "at least 3"
	// Likely is the value that an unknown or unclear one most likely has; nil if nothing says.
	Likely templ.Component
	Notes  []int // numbers of the page's sources
	Ground
}

// Ground says what a value rests on, where readers need to know: an inference or a single outside witness.
type Ground struct {
	Inferred   bool
	Why        string // HTML: the reasoning of an inference
	OneWitness bool   // only one text states it, and none of the rule texts
}

// And returns what two values rest on that are shown as one.
func (g Ground) And(other Ground) Ground {
	switch {
	case !other.Inferred || strings.Contains(g.Why, other.Why):
	case g.Inferred:
		g.Why += " " + other.Why
	default:
		g.Inferred, g.Why = true, other.Why
	}
	g.OneWitness = g.OneWitness || other.OneWitness
	return g
}

// Price is a cost in the order in which costs are shown.
type Price []PriceItem

// PriceItem is one resource of a cost.
type PriceItem struct {
	Resource catalog.Resource
	N        int
}

// NewPrice returns a cost in display order.
func NewPrice(c catalog.Cost) Price {
	var p Price
	for _, r := range catalog.CostResources {
		if n := c[r]; n > 0 {
			p = append(p, PriceItem{r, n})
		}
	}
	return p
}

// words returns the price item in words: "2 Erz".
func (i PriceItem) words(f Frame) string {
	return f.Number(i.N) + " " + f.Count(i.Resource.Name(), i.N)
}

// verdictIcon returns the symbol beside the word of a verdict.
func verdictIcon(v rulings.Verdict) string {
	if v == rulings.VerdictNone {
		return ""
	}
	return string(v)
}

// inOrder returns the numbers of footnotes in ascending order, each once.
func inOrder(notes []int) []int { return slices.Compact(slices.Sorted(slices.Values(notes))) }

// number writes n without grouping, for attributes, ids, years and positions. Counts use Frame.Number.
func number(n int) string { return strconv.Itoa(n) }

// Text returns a price in words: "2 Erz, 1 Gold".
func (p Price) Text(f Frame) string {
	words := make([]string, len(p))
	for i, item := range p {
		words[i] = item.words(f)
	}
	return strings.Join(words, ", ")
}

// ResourceName returns a resource's name for headings.
func ResourceName(f Frame, r catalog.Resource) string { return f.Say(r.Name().Many) }

// Escape escapes text for XML.
func Escape(text string) string { return templ.EscapeString(text) }

// ResourceWords returns an amount of a resource in words: "2 Erz".
func ResourceWords(f Frame, r catalog.Resource, n int) string { return PriceItem{r, n}.words(f) }
