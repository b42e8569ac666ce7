package cards

import (
	"slices"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/templates"
)

// relations presents how a card and other cards affect each other under the edition of the sheet.
func (s *Section) relations(sheet present.FactSheet, k *catalog.Card) templates.Relations {
	edges := s.Catalog.EdgesTo(k, sheet.Edition)
	r := templates.Relations{Props: s.properties(sheet.Frame, k, sheet.Edition)}
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

// properties returns what is special about a card.
func (s *Section) properties(f templates.Frame, k *catalog.Card, e catalog.EditionID) []string {
	unique, _ := k.Unique.At(e)
	tournament, _ := k.Tournament.At(e)
	return templates.Properties(f, unique, k.Open(), tournament, s.Catalog.SeveralSets(k))
}

// doneBy returns what the card itself does, with groups left as they are stated: "all buildings".
func (s *Section) doneBy(sheet present.FactSheet, k *catalog.Card, w catalog.RelationWord) []templates.RelationItem {
	var out []templates.RelationItem
	for _, st := range k.Statements(sheet.Edition) {
		if w.To || st.Kind != w.Kind {
			continue
		}
		item := templates.RelationItem{
			Against: s.Show.Things(sheet.Frame, st.Against), By: st.By,
			Note: s.Show.Inline(sheet.Frame, sheet.Frame.Say(st.Note)), Notes: sheet.Notes.Add(st.Source),
		}
		for _, ref := range st.Refs {
			item.Things = append(item.Things, s.group(sheet.Frame, ref, k))
		}
		out = append(out, item)
	}
	return out
}

// group returns a thing with a link to the cards that it covers.
func (s *Section) group(f templates.Frame, ref string, k *catalog.Card) templates.Link {
	if ref == "any" {
		return templates.Link{Text: f.Say(templates.TextAnyCard)}
	}
	return s.Show.Thing(f, ref)
}

// doneTo returns the other cards that act on this one.
func (s *Section) doneTo(sheet present.FactSheet, w catalog.RelationWord,
	edges []catalog.Edge) []templates.RelationItem {
	var out []templates.RelationItem
	for _, edge := range edges {
		if edge.Kind != w.Kind {
			continue
		}
		out = append(out, templates.RelationItem{
			Things:  []templates.Link{s.Show.CardLink(sheet.Frame, edge.From)},
			Against: s.againstLinks(sheet.Frame, edge), By: edge.By,
			Note: s.Show.Inline(sheet.Frame, sheet.Frame.Say(edge.Note)), Notes: sheet.Notes.Add(edge.Source),
		})
	}
	return out
}

// againstLinks returns the cards and event die faces that an edge protects against.
func (s *Section) againstLinks(f templates.Frame, edge catalog.Edge) []templates.Link {
	out := s.Show.CardLinks(f, edge.Against)
	for _, face := range edge.Die {
		out = append(out, templates.Link{Text: templates.DieFace(f, face)})
	}
	return out
}

// relationPicture draws which cards can hit the card, what protects it, and what it needs.
func (s *Section) relationPicture(sheet present.FactSheet, k *catalog.Card,
	in []catalog.Edge) templates.RelationPicture {
	f := sheet.Frame
	var groups []templates.PictureGroup
	add := func(word, kind string, boxes []templates.PictureBox) {
		if len(boxes) > 0 {
			more := templates.Link{Href: f.To("/cards?rel=" + catalogEnd(word) + "&of=" + k.ID)}
			groups = append(groups, templates.PictureGroup{
				Label: templates.RelationName(f, word), Kind: kind, Boxes: boxes, More: &more,
			})
		}
	}
	add("hit-by", "hit", s.picturesTo(f, in, catalog.EdgeKind(catalog.Hits)))
	add("protected-by", "guard", s.picturesTo(f, in, catalog.EdgeKind(catalog.Protects)))
	add("immune-to", "guard", s.picturesFrom(f, k, sheet.Edition, catalog.EdgeImmune))
	add("needs", "need", s.picturesFrom(f, k, sheet.Edition, catalog.EdgeNeeds))
	add("hits", "need", s.picturesFrom(f, k, sheet.Edition, catalog.EdgeKind(catalog.Hits)))
	return templates.NewRelationPicture(f, s.pictureBox(f, k), groups)
}

// catalogEnd returns the filter of the catalogue that lists what a relation shows on a card's page. The relation hit-by
// needs the filter hits, because the filter is about the other card.
func catalogEnd(word string) string {
	words := catalog.RelationWords()
	i := slices.IndexFunc(words, func(w catalog.RelationWord) bool { return w.Word == word })
	if i < 0 {
		return word
	}
	return catalog.WordOf(words[i].Kind, !words[i].To)
}

// pictureBox returns a card in a picture.
func (s *Section) pictureBox(f templates.Frame, k *catalog.Card) templates.PictureBox {
	mark := s.Show.ClassMark(f, k.ClassAt(s.Show.EditionFor(f, k)))
	return templates.PictureBox{Text: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID), Colour: mark.Colour}
}

func (s *Section) picturesTo(f templates.Frame, in []catalog.Edge, kind catalog.EdgeKind) []templates.PictureBox {
	var out []templates.PictureBox
	for _, edge := range in {
		if edge.Kind != kind {
			continue
		}
		box := s.pictureBox(f, edge.From)
		if against := s.againstLinks(f, edge); len(against) > 0 {
			box.Sub = templates.AgainstWords(f, against)
		}
		if !slices.ContainsFunc(out, func(b templates.PictureBox) bool {
			return b.Href == box.Href &&
				b.Sub == box.Sub
		}) {
			out = append(out, box)
		}
	}
	return out
}

func (s *Section) picturesFrom(f templates.Frame, k *catalog.Card, e catalog.EditionID,
	kind catalog.EdgeKind) []templates.PictureBox {
	var out []templates.PictureBox
	for _, st := range k.Statements(e) {
		if st.Kind != kind {
			continue
		}
		for _, ref := range st.Refs {
			box := templates.PictureBox{Colour: "grey"}
			if other := s.Catalog.Card(ref); other != nil {
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
