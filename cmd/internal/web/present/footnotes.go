package present

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/templates"
)

// Footnotes numbers the sources of a page in the order in which they are first cited.
type Footnotes struct {
	s     *Presenter
	frame templates.Frame
	self  string // the article that the page shows, to which no source links
	List  []templates.Source
	known map[string]int
	Short bool  // label sources by their short titles, for pages with many articles
	met   []int // the numbers since the last call of Taken
}

// Footnotes starts the footnotes of a page. self is the id of the article that the page shows, or "".
func (s *Presenter) Footnotes(f templates.Frame, self string) *Footnotes {
	return &Footnotes{s: s, frame: f, self: self, known: map[string]int{}}
}

// Add returns the numbers of sources.
func (n *Footnotes) Add(sources catalog.Sources) []int {
	var out []int
	for _, src := range sources {
		i, ok := n.known[src]
		if !ok {
			i = len(n.List) + 1
			n.known[src] = i
			n.List = append(n.List, n.source(i, src))
		}
		out = append(out, i)
		n.met = append(n.met, i)
	}
	return out
}

// Taken returns the numbers that Add returned since the last call of Taken, sorted, each once.
func (n *Footnotes) Taken() []int {
	slices.Sort(n.met)
	out := slices.Compact(n.met)
	n.met = nil
	return out
}

// Title returns the title of a source with its year.
func (n *Footnotes) Title(id string) string {
	known := n.s.catalog.Source(id)
	if known == nil {
		return id
	}
	title := n.frame.Say(known.Title)
	if year := strconv.Itoa(known.Year); known.Year > 0 && !strings.Contains(title, year) {
		title += " (" + year + ")"
	}
	return title
}

// ShortTitle returns the title of a source without what follows its first comma or bracket.
func (n *Footnotes) ShortTitle(id string) string {
	known := n.s.catalog.Source(id)
	if known == nil {
		return id
	}
	title := n.frame.Say(known.Title)
	if i := strings.IndexAny(title, ",("); i > 0 {
		title = strings.TrimSpace(title[:i])
	}
	return title
}

// source presents a provenance such as 003#112.G.e.
func (n *Footnotes) source(i int, src string) templates.Source {
	id, place, _ := strings.Cut(src, "#")
	if n.Short {
		out := templates.Source{N: i, ID: id, Label: n.ShortTitle(id)}
		if place != "" {
			out.Label += ", " + place
		}
		return out
	}
	out := templates.Source{N: i, Label: n.Title(id)}
	if known := n.s.catalog.Source(id); known != nil {
		out.Href = known.URL
	}
	if place != "" {
		out.Label += ", " + place
	}
	if r := n.s.library.Ruling(place); r != nil && id == "003" && place != n.self {
		out.Href = n.frame.Thing(r.Kind, r.ID)
	}
	return out
}
