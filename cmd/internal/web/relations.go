package web

import (
	"slices"

	"catanica/catalog"
	"catanica/templates"
)

// relations are what stands between a card and others under the edition of the sheet.
func (s *Server) relations(sheet factSheet, k *catalog.Card) templates.Relations {
	edges := s.svc.Catalog.EdgesTo(k, sheet.edition)
	r := templates.Relations{Props: s.properties(sheet.frame, k, sheet.edition)}
	for _, w := range catalog.RelationWords() {
		items := s.doneBy(sheet, k, w)
		if w.To {
			items = s.doneTo(sheet, w, edges)
		}
		if len(items) > 0 {
			r.Groups = append(r.Groups, templates.RelationGroup{Word: w.Word, Items: items})
		}
	}
	r.Picture = s.relationPicture(sheet, k, edges)
	return r
}

// properties are what makes a card special among others.
func (s *Server) properties(f templates.Frame, k *catalog.Card, e catalog.EditionID) []string {
	unique, _ := k.Unique.At(e)
	tournament, _ := k.Tournament.At(e)
	return templates.Properties(f, unique, k.Open(), tournament, s.svc.Catalog.SeveralSets(k))
}

// doneBy are the card's own statements, with its groups left together: "all buildings".
func (s *Server) doneBy(sheet factSheet, k *catalog.Card, w catalog.RelationWord) []templates.RelationItem {
	var out []templates.RelationItem
	for _, st := range k.Statements(sheet.edition) {
		if w.To || st.Kind != w.Kind {
			continue
		}
		item := templates.RelationItem{
			Against: s.things(sheet.frame, st.Against), By: st.By,
			Note: s.inline(sheet.frame, sheet.frame.Say(st.Note)), Notes: sheet.notes.add(st.Source),
		}
		for _, ref := range st.Refs {
			item.Things = append(item.Things, s.group(sheet.frame, ref, k))
		}
		out = append(out, item)
	}
	return out
}

// group is a thing with a link to the cards that it means.
func (s *Server) group(f templates.Frame, ref string, k *catalog.Card) templates.Link {
	if ref == "any" {
		return templates.Link{Text: f.Say(templates.TextAnyCard)}
	}
	return s.thing(f, ref)
}

// doneTo are the other cards that act on this one.
func (s *Server) doneTo(sheet factSheet, w catalog.RelationWord, edges []catalog.Edge) []templates.RelationItem {
	var out []templates.RelationItem
	for _, edge := range edges {
		if edge.Kind != w.Kind {
			continue
		}
		out = append(out, templates.RelationItem{
			Things: []templates.Link{s.cardLink(sheet.frame, edge.From)}, Against: s.againstLinks(sheet.frame, edge), By: edge.By,
			Note: s.inline(sheet.frame, sheet.frame.Say(edge.Note)), Notes: sheet.notes.add(edge.Source),
		})
	}
	return out
}

func (s *Server) cardLink(f templates.Frame, k *catalog.Card) templates.Link {
	return templates.Link{Text: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID)}
}

func (s *Server) cardLinks(f templates.Frame, cards []*catalog.Card) []templates.Link {
	var out []templates.Link
	for _, k := range cards {
		out = append(out, s.cardLink(f, k))
	}
	return out
}

// againstLinks are the cards and faces of the die that an edge protects from.
func (s *Server) againstLinks(f templates.Frame, edge catalog.Edge) []templates.Link {
	out := s.cardLinks(f, edge.Against)
	for _, face := range edge.Die {
		out = append(out, templates.Link{Text: templates.DieFace(f, face)})
	}
	return out
}

// relationPicture draws who can hit the card, what protects it, and what it needs.
func (s *Server) relationPicture(sheet factSheet, k *catalog.Card, in []catalog.Edge) templates.RelationPicture {
	f := sheet.frame
	var groups []templates.PictureGroup
	add := func(word, kind string, boxes []templates.PictureBox) {
		if len(boxes) > 0 {
			more := templates.Link{Href: f.To("/cards?rel=" + catalogEnd(word) + "&of=" + k.ID)}
			groups = append(groups, templates.PictureGroup{Label: templates.RelationName(f, word), Kind: kind, Boxes: boxes, More: &more})
		}
	}
	add("hit-by", "hit", s.picturesTo(f, in, catalog.EdgeKind(catalog.Hits)))
	add("protected-by", "guard", s.picturesTo(f, in, catalog.EdgeKind(catalog.Protects)))
	add("immune-to", "guard", s.picturesFrom(f, k, sheet.edition, catalog.EdgeImmune))
	add("needs", "need", s.picturesFrom(f, k, sheet.edition, catalog.EdgeNeeds))
	add("hits", "need", s.picturesFrom(f, k, sheet.edition, catalog.EdgeKind(catalog.Hits)))
	return templates.NewRelationPicture(f, s.pictureBox(f, k), groups)
}

// catalogEnd is the filter that lists what a relation's word shows on a card's page: what it is hit by, hits it.
func catalogEnd(word string) string {
	words := catalog.RelationWords()
	i := slices.IndexFunc(words, func(w catalog.RelationWord) bool { return w.Word == word })
	if i < 0 {
		return word
	}
	return catalog.WordOf(words[i].Kind, !words[i].To)
}

// pictureBox is a card in a picture.
func (s *Server) pictureBox(f templates.Frame, k *catalog.Card) templates.PictureBox {
	mark := s.classMark(f, k.ClassAt(s.editionFor(f, k)))
	return templates.PictureBox{Text: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID), Colour: mark.Colour}
}

func (s *Server) picturesTo(f templates.Frame, in []catalog.Edge, kind catalog.EdgeKind) []templates.PictureBox {
	var out []templates.PictureBox
	for _, edge := range in {
		if edge.Kind != kind {
			continue
		}
		box := s.pictureBox(f, edge.From)
		if against := s.againstLinks(f, edge); len(against) > 0 {
			box.Sub = templates.AgainstWords(f, against)
		}
		if !slices.ContainsFunc(out, func(b templates.PictureBox) bool { return b.Href == box.Href && b.Sub == box.Sub }) {
			out = append(out, box)
		}
	}
	return out
}

func (s *Server) picturesFrom(f templates.Frame, k *catalog.Card, e catalog.EditionID, kind catalog.EdgeKind) []templates.PictureBox {
	var out []templates.PictureBox
	for _, st := range k.Statements(e) {
		if st.Kind != kind {
			continue
		}
		for _, ref := range st.Refs {
			box := templates.PictureBox{Colour: "grey"}
			if other := s.svc.Catalog.Card(ref); other != nil {
				box = s.pictureBox(f, other)
			} else {
				link := s.group(f, ref, k)
				box.Text, box.Href = link.Text, link.Href
			}
			if !slices.ContainsFunc(out, func(b templates.PictureBox) bool { return b.Text == box.Text }) {
				out = append(out, box)
			}
		}
	}
	return out
}
