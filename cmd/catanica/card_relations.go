package main

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/templates"
)

// relations writes what the card does to others today, and what others do to it. What it does is said in the words of
// its file ("all buildings"); of those who act on it each is named.
func (s *sheet) relations(k *catalog.Card) {
	edges := s.svc.Catalog.EdgesTo(k, catalog.DefaultEdition)
	for _, w := range catalog.RelationWords() {
		if w.Kind == catalog.EdgeNeeds && !w.To || w.Kind == catalog.EdgeForbidden && !w.To || w.Kind == catalog.EdgeTarget && !w.To || w.Kind == catalog.EdgeImmune && !w.To {
			continue // among the conditions already
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

// noted is a note behind what it limits.
func (s *sheet) noted(t catalog.Text) string {
	if t.Empty() {
		return ""
	}
	return " – " + s.text(t)
}

// changes writes what the rules changed about the card, oldest first.
func (s *sheet) changes(k *catalog.Card) {
	var lines []string
	for _, ch := range s.svc.Catalog.ChangesOf(k.ID) {
		lines = append(lines, s.frame.EditionName(ch.From)+" "+ch.Topic.In(s.lang)+": "+s.text(ch.Was)+" → "+s.text(ch.Is)+s.cite(ch.Source))
	}
	s.row(s.say("Änderungen", "Changes"), lines...)
}
