package main

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/templates"
)

// relations writes what the card does to others under the default edition, and what others do to it. What it does is
// written as in its file ("all buildings"); the cards that act on it are named one by one.
func (s *sheet) relations(k *catalog.Card) {
	edges := s.svc.Catalog.EdgesTo(k, catalog.DefaultEdition)
	for _, w := range catalog.RelationWords() {
		conditions := []catalog.EdgeKind{catalog.EdgeNeeds, catalog.EdgeForbidden, catalog.EdgeTarget, catalog.EdgeImmune}
		if !w.To && slices.Contains(conditions, w.Kind) {
			continue // already listed with the conditions
		}
		lines := s.acts(k, w)
		if w.To {
			lines = s.actors(edges, w)
		}
		if len(lines) > 0 {
			s.row(templates.RelationName(s.frame, w.Word), lines...)
		}
	}
}

func (s *sheet) acts(k *catalog.Card, w catalog.RelationWord) []string {
	var out []string
	for _, st := range k.Statements(catalog.DefaultEdition) {
		if w.To || st.Kind != w.Kind {
			continue
		}
		line := s.things(st.Refs)
		if len(st.Against) > 0 {
			line += s.say(" gegen ", " against ") + s.things(st.Against)
		}
		out = append(out, line+s.noted(st.Note)+s.cite(st.Source))
	}
	return out
}

func (s *sheet) actors(edges []catalog.Edge, w catalog.RelationWord) []string {
	var names []string
	for _, e := range edges {
		if e.Kind != w.Kind {
			continue
		}
		name := e.From.Title(s.lang)
		if len(e.Against)+len(e.Die) > 0 {
			var against []string
			for _, a := range e.Against {
				against = append(against, a.Title(s.lang))
			}
			for _, face := range e.Die {
				against = append(against, templates.DieFace(s.frame, face))
			}
			name += " (" + s.say("gegen ", "against ") + strings.Join(against, ", ") + ")"
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return nil
	}
	return []string{strings.Join(names, ", ")}
}

// noted returns a note as a suffix of the line that it qualifies.
func (s *sheet) noted(t catalog.Text) string {
	if t.Empty() {
		return ""
	}
	return " – " + s.text(t)
}

// changes writes how the rules changed the card, oldest change first.
func (s *sheet) changes(k *catalog.Card) {
	var lines []string
	for _, ch := range s.svc.Catalog.ChangesOf(k.ID) {
		when := s.frame.EditionName(ch.From) + " " + ch.Topic.In(s.lang)
		lines = append(lines, when+": "+s.text(ch.Was)+" → "+s.text(ch.Is)+s.cite(ch.Source))
	}
	s.row(s.say("Änderungen", "Changes"), lines...)
}
