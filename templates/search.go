package templates

import (
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
