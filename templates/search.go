package templates

import (
	"encoding/json"
	"strconv"
	"strings"

	"catanica/catalog"
)

// SearchPage is a question and what was found.
type SearchPage struct {
	Query    string
	Kind     catalog.Kind // "" for all
	Kinds    []KindFilter
	Games    []KindFilter // "" for all games; narrow the results to one game
	Hits     []Entry
	Total    int
	More     string // address of the next results; "" when these are all
	AllGames string // address of the same search in all games; "" when it is that
	Mean     []Link // did you mean
	Mistakes []Mistake
	Loosened bool // nothing has the words in quotes just so
	Panel    SearchPanel
}

// Mistake is what is wrong in a query of the grammar.
type Mistake struct {
	Says  string
	Caret string // the query, and below it carets at the mistake
	Mend  *Link  // the query as it was probably meant
}

// SearchPanel is the filters of a query, to be chosen instead of typed.
type SearchPanel struct {
	Was                                          string            // the query that the panel shows
	Values                                       map[string]string // by the names of the fields, for the script
	Used                                         int               // how many filters
	Kind, Set, Types, Classes, Edition, Relation []Choice
	Proven, Verdict, Sort                        []Choice
	CostFrom, CostTo, PointsFrom, PointsTo, Card string
}

// news is what readers who cannot see the results are told of them.
func (p SearchPage) news(f Frame) string {
	said := ""
	for _, m := range p.Mistakes {
		said += f.Say(textMistake) + ": " + m.Says + ". "
	}
	if len(p.Hits) == 0 {
		return said + f.Say(textNothing)
	}
	return said + f.Count(textHits, p.Total)
}

// values are the panel's values for the script.
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

// stripTags is the text of a piece of rendered prose.
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
	return strings.TrimSpace(strings.NewReplacer("&amp;", "&", "&lt;", "<", "&gt;", ">", "&quot;", `"`, "&#34;", `"`, "&#39;", "'").Replace(b.String()))
}

// kindLabels are what kinds are called, for the script.
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

// count is how many filters are in use, "" for none.
func (p SearchPanel) count() string {
	if p.Used == 0 {
		return ""
	}
	return "(" + strconv.Itoa(p.Used) + ")"
}
