package web

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/templates"
)

// footnotes numbers the sources of a page in the order in which they are met.
type footnotes struct {
	s     *Server
	frame templates.Frame
	self  string // the article that the page shows; a link to it would lead nowhere
	list  []templates.Source
	known map[string]int
	short bool  // sources go by their ids, for pages of many articles
	met   []int // since taken was asked last
}

func (s *Server) footnotes(f templates.Frame, self string) *footnotes {
	return &footnotes{s: s, frame: f, self: self, known: map[string]int{}}
}

// add returns the numbers of sources.
func (n *footnotes) add(sources catalog.Sources) []int {
	var out []int
	for _, src := range sources {
		i, ok := n.known[src]
		if !ok {
			i = len(n.list) + 1
			n.known[src] = i
			n.list = append(n.list, n.source(i, src))
		}
		out = append(out, i)
		n.met = append(n.met, i)
	}
	return out
}

// taken are the numbers that were given since it was asked last, each once and in order.
func (n *footnotes) taken() []int {
	slices.Sort(n.met)
	out := slices.Compact(n.met)
	n.met = nil
	return out
}

// title is what a source is called, with its year.
func (n *footnotes) title(id string) string {
	known := n.s.svc.Catalog.Source(id)
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
func (n *footnotes) source(i int, src string) templates.Source {
	if n.short {
		return templates.Source{N: i, Label: src}
	}
	id, place, _ := strings.Cut(src, "#")
	out := templates.Source{N: i, Label: n.title(id)}
	if known := n.s.svc.Catalog.Source(id); known != nil {
		out.Href = known.URL
	}
	if place != "" {
		out.Label += ", " + place
	}
	if r := n.s.svc.Library.Ruling(place); r != nil && id == "003" && place != n.self {
		out.Href = n.frame.Thing(r.Kind, r.ID)
	}
	return out
}
