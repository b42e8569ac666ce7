package web

import (
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
	}
	return out
}

// source says where a provenance such as 003#112.G.e leads.
func (n *footnotes) source(i int, src string) templates.Source {
	id, place, _ := strings.Cut(src, "#")
	out := templates.Source{N: i, Label: id}
	if known := n.s.svc.Catalog.Source(id); known != nil {
		out.Label, out.Href = n.frame.Say(known.Title), known.URL
		if year := strconv.Itoa(known.Year); known.Year > 0 && !strings.Contains(out.Label, year) {
			out.Label += " (" + year + ")"
		}
	}
	if place != "" {
		out.Label += ", " + place
	}
	if r := n.s.svc.Library.Ruling(place); r != nil && id == "003" && place != n.self {
		out.Href = n.frame.Thing(r.Kind, r.ID)
	}
	return out
}
