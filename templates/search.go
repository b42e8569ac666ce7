package templates

import (
	"cmp"
	"encoding/json"
	"strconv"
	"strings"

	"catanica/catalog"
)

// SearchPage is a query with its results.
type SearchPage struct {
	Query      string
	Kind       catalog.Kind // "" for all
	Games      []KindFilter // "" for all games; narrow the results to one game
	Neighbors  []Neighbor   // decided questions that resemble one without a verdict; above an answer, which is general
	Answer     *SureAnswer  // nil if the question has no such answer
	Named      []NamedCard  // the cards that a question without a verdict names
	Facets     []Facet
	Hits       []Entry
	Total      int
	More       string // address of the next results; "" when these are all
	AllGames   string // address of the same search in all games; "" when it is that
	Mean       []Link // did you mean
	Mistakes   []Mistake
	Loosened   bool // nothing has the words in quotes just so
	Offline    bool // found on the reader's device, without answers to questions
	Unfiltered bool // the filters of the query were ignored
	Panel      SearchPanel
}

// Facet counts the results by a property and offers to narrow them.
type Facet struct {
	Key    string // the filter's key: kind, set
	Values []FacetValue
}

// FacetValue is a value of a facet.
type FacetValue struct {
	Name, Href string
	Count      int
	Current    bool // the results are narrowed to it; Href lifts that
}

// name returns the heading of the facet.
func (t Facet) name(f Frame) string { return f.Say(textFacets[t.Key]) }

// narrowed returns how many facets the results are narrowed by, in parentheses; "" for none.
func (p SearchPage) narrowed() string {
	n := 0
	for _, t := range p.Facets {
		for _, v := range t.Values {
			if v.Current {
				n++
			}
		}
	}
	if n == 0 {
		return ""
	}
	return "(" + strconv.Itoa(n) + ")"
}

// Mistake is a syntax error in a query.
type Mistake struct {
	Says  string
	Caret string // the query, and below it carets at the mistake
	Mend  *Link  // the query as it was probably meant
}

// SearchPanel holds the filters of a query as form fields.
type SearchPanel struct {
	Was                                          string            // the query that the panel shows
	Values                                       map[string]string // by the names of the fields, for the script
	Used                                         int               // how many filters
	Kind, Set, Types, Classes, Edition, Relation []Choice
	Proven, Verdict, Sort                        []Choice
	CostFrom, CostTo, PointsFrom, PointsTo, Card string
}

// news summarizes the results for screen readers.
func (p SearchPage) news(f Frame) string {
	said := ""
	for _, m := range p.Mistakes {
		said += f.Say(textMistake) + ": " + m.Says + ". "
	}
	for _, l := range p.Mean {
		said += f.Say(textDidYouMean) + " " + l.Text + " "
	}
	if p.Answer != nil && p.Answer.Read != nil {
		said += f.Say(textSureReadAs) + " " + p.Answer.Read.Text + " "
	}
	if len(p.Neighbors) > 0 {
		said += f.Say(textNeighbors) + ": "
		for _, n := range p.Neighbors {
			said += n.Question + " – " + cmp.Or(n.Standing, n.Verdict.Word(f.Lang)) + ". " + n.Says + " "
		}
	}
	if p.Answer != nil {
		said += f.Say(textSureAnswer) + ": " + p.Answer.Verdict.Word(f.Lang) + " " + p.Answer.Sentence + " "
	}
	if len(p.Hits) == 0 {
		return said + f.Say(textNothing)
	}
	return said + f.Count(textHits, p.Total)
}

// values returns the panel's values as JSON, for the script.
func (p SearchPanel) values() string {
	out, err := json.Marshal(p.Values)
	if err != nil {
		return "{}"
	}
	return string(out)
}

// KindFilter narrows the results to one kind, or to one game.
type KindFilter struct {
	Name, Href string
	Current    bool
}

// Head implements View.
func (p SearchPage) Head(f Frame) Head {
	title := f.Say(textSearch)
	if p.Query != "" {
		title = p.Query + " – " + title
	}
	return Head{Title: title, Description: f.Say(textHomeAbout), Section: "search", NoIndex: true}
}

// stripTags returns the text of rendered prose.
func stripTags(html string) string {
	var b strings.Builder
	for {
		text, rest, ok := strings.Cut(html, "<")
		b.WriteString(text)
		if !ok {
			break
		}
		_, html, _ = strings.Cut(rest, ">")
	}
	unescape := strings.NewReplacer("&amp;", "&", "&lt;", "<", "&gt;", ">", "&quot;", `"`, "&#34;", `"`, "&#39;", "'")
	return strings.TrimSpace(unescape.Replace(b.String()))
}

// kindLabels returns the names of the kinds as JSON, for the script.
func kindLabels(f Frame) string {
	names := map[catalog.Kind]string{}
	for _, k := range catalog.Kinds {
		names[k] = KindName(f, k)
	}
	out, err := json.Marshal(names)
	if err != nil {
		return "{}"
	}
	return string(out)
}

// count returns the number of filters in use, in parentheses; "" for none.
func (p SearchPanel) count() string {
	if p.Used == 0 {
		return ""
	}
	return "(" + strconv.Itoa(p.Used) + ")"
}
