package templates

import (
	"strconv"

	"catanica/catalog"
)

// Texts of the charts of a deck.
var (
	textCharts       = catalog.Text{DE: "Kurven und Zahlen", EN: "Charts and figures"}
	textChartTable   = catalog.Text{DE: "Als Tabelle", EN: "As a table"}
	textChartVarying = catalog.Text{DE: "ohne feste Zahl", EN: "with no fixed number"}
	textChartOpen    = catalog.Text{DE: "mit unbekannter Punktzahl", EN: "with an unknown number of points"}
)

// DeckChart is one chart of a deck.
type DeckChart struct {
	Kind    string // curve, resources, classes, points
	Bars    []DeckBar
	Unknown int // cards for which no source states the value
}

// DeckBar is one bar of a chart.
type DeckBar struct {
	Label   string
	N       int
	More    int    // further cards without a fixed number
	Unknown int    // further cards whose number no source states
	Colour  string // CSS class
}

// The measures of a chart, in user units.
const (
	chartWide  = 320
	chartLabel = 118 // room for the labels
	chartRow   = 24
)

func (c DeckChart) high() int { return chartRow * max(1, len(c.Bars)) }

func (c DeckChart) viewBox() string { return "0 0 " + number(chartWide) + " " + number(c.high()) }

// width returns the length of a bar; the longest fills the chart.
func (c DeckChart) width(b DeckBar) string {
	most := 1
	for _, other := range c.Bars {
		most = max(most, other.N)
	}
	return number(b.N * (chartWide - chartLabel - 34) / most)
}

// valueAt returns the x coordinate of a bar's number.
func (c DeckChart) valueAt(b DeckBar) string {
	w, _ := strconv.Atoi(c.width(b))
	return number(chartLabel + w + 6)
}

// short returns the label, shortened to fit beside its bar. The table shows it in full.
func (b DeckBar) short() string {
	const most = 16
	if r := []rune(b.Label); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return b.Label
}

// value returns a bar's number in words.
func (b DeckBar) value(f Frame) string {
	out := f.Number(b.N)
	if b.More > 0 {
		out += " + " + f.Count(textCardCount, b.More) + " " + f.Say(textChartVarying)
	}
	if b.Unknown > 0 {
		out += " + " + f.Count(textCardCount, b.Unknown) + " " + f.Say(textChartOpen)
	}
	return out
}

// open reports whether the true number may exceed the bar.
func (b DeckBar) open() bool { return b.More+b.Unknown > 0 }

// unknown says how many cards the chart leaves out.
func (c DeckChart) unknown(f Frame) string {
	return f.Count(textCardCount, c.Unknown) + " " + f.Say(chartUnknowns[c.Kind])
}

// chartTitles holds the headings of the charts.
var chartTitles = map[string]catalog.Text{
	"curve":     {DE: "Karten nach Kosten (Rohstoffe)", EN: "Cards by cost (resources)"},
	"resources": {DE: "Kosten nach Rohstoff", EN: "Cost by resource"},
	"classes":   {DE: "Karten je Klasse", EN: "Cards by class"},
	"points":    {DE: "Erreichbare Punkte", EN: "Points available"},
}

// chartUnknowns says why a chart leaves cards out.
var chartUnknowns = map[string]catalog.Text{
	"curve":     {DE: "mit unbekannten Kosten", EN: "with unknown cost"},
	"resources": {DE: "mit unbekannten Kosten", EN: "with unknown cost"},
	"classes":   {DE: "unbekannter Klasse", EN: "with unknown class"},
	"points":    {DE: "mit unbekanntem Namen", EN: "with unknown name"},
}
