package present

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/templates"
)

// Footnotes numbers the sources of a page in the order in which they are met.
type Footnotes struct {
	s     *Presenter
	frame templates.Frame
	self  string // the article that the page shows; a link to it would lead nowhere
	List  []templates.Source
	known map[string]int
	Short bool  // sources go by their ids, for pages of many articles
	met   []int // since taken was asked last
}

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

// Taken are the numbers that were given since it was asked last, each once and in order.
func (n *Footnotes) Taken() []int {
	slices.Sort(n.met)
	out := slices.Compact(n.met)
	n.met = nil
	return out
}

// Title is what a source is called, with its year.
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

// source says where a provenance such as 003#112.G.e leads.
func (n *Footnotes) source(i int, src string) templates.Source {
	if n.Short {
		return templates.Source{N: i, Label: src}
	}
	id, place, _ := strings.Cut(src, "#")
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
