package cards

import (
	"slices"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/templates"
)

// relationBuilder presents how a card and other cards affect each other under the edition of the sheet.
type relationBuilder struct {
	s     *Section
	sheet present.FactSheet
	card  *catalog.Card
	in    []catalog.Edge // what other cards do to the card
}

func (s *Section) relations(sheet present.FactSheet, k *catalog.Card) templates.Relations {
	b := relationBuilder{s: s, sheet: sheet, card: k, in: s.Catalog.EdgesTo(k, sheet.Edition)}
	r := templates.Relations{Props: b.properties()}
	for _, w := range catalog.RelationWords() {
		items := b.doneBy(w)
		if w.To {
			items = b.doneTo(w)
		}
		if len(items) > 0 {
			r.Groups = append(r.Groups, templates.RelationGroup{Word: w.Word, Items: items})
		}
		if w.Kind == catalog.EdgeKind(catalog.Protects) && w.To {
			if items := b.stoppers(); len(items) > 0 {
				r.Groups = append(r.Groups, templates.RelationGroup{Word: templates.StoppersWord, Items: items})
			}
		}
	}
	r.Picture = b.picture()
	return r
}

// properties returns what is special about the card.
func (b relationBuilder) properties() []string {
	unique, _ := b.card.Unique.At(b.sheet.Edition)
	tournament, _ := b.card.Tournament.At(b.sheet.Edition)
	return templates.Properties(b.sheet.Frame, unique, b.card.Open(), tournament, b.s.Catalog.SeveralSets(b.card))
}

// doneBy returns what the card itself does, with groups left as they are stated: "all buildings".
func (b relationBuilder) doneBy(w catalog.RelationWord) []templates.RelationItem {
	f := b.sheet.Frame
	var out []templates.RelationItem
	for _, st := range b.card.Statements(b.sheet.Edition) {
		if w.To || st.Kind != w.Kind {
			continue
		}
		item := templates.RelationItem{
			Against: b.s.Show.Things(f, st.Against), By: st.By,
			Note: b.s.Show.Inline(f, f.Say(st.Note)), Notes: b.sheet.Notes.Add(st.Source),
		}
		for _, ref := range st.Refs {
			item.Things = append(item.Things, b.thing(ref))
		}
		out = append(out, item)
	}
	return out
}

// thing returns a link to what a statement names; "any" is any card.
func (b relationBuilder) thing(ref string) templates.Link {
	if ref == "any" {
		return templates.Link{Text: b.sheet.Frame.Say(templates.TextAnyCard)}
	}
	return b.s.Show.Thing(b.sheet.Frame, ref)
}

// doneTo returns the other cards that act on this one.
func (b relationBuilder) doneTo(w catalog.RelationWord) []templates.RelationItem {
	f := b.sheet.Frame
	var out []templates.RelationItem
	for _, edge := range b.in {
		if edge.Kind != w.Kind {
			continue
		}
		out = append(out, templates.RelationItem{
			Things: []templates.Link{b.s.Show.CardLink(f, edge.From)}, Against: b.against(edge), By: edge.By,
			Note: b.s.Show.Inline(f, f.Say(edge.Note)), Notes: b.sheet.Notes.Add(edge.Source),
		})
	}
	return out
}

// stoppers returns what stops the cards that can hit this one: besides what protects it, the protection that it has.
func (b relationBuilder) stoppers() []templates.RelationItem {
	f := b.sheet.Frame
	var out []templates.RelationItem
	for _, edge := range b.s.Catalog.Stoppers(b.card, b.sheet.Edition) {
		out = append(out, templates.RelationItem{
			Things: []templates.Link{b.s.Show.CardLink(f, edge.From)}, Against: b.against(edge),
			Note: b.s.Show.Inline(f, f.Say(edge.Note)), Notes: b.sheet.Notes.Add(edge.Source),
		})
	}
	return out
}

// against returns the cards and event die faces that an edge protects against.
func (b relationBuilder) against(edge catalog.Edge) []templates.Link {
	out := b.s.Show.CardLinks(b.sheet.Frame, edge.Against)
	for _, face := range edge.Die {
		out = append(out, templates.Link{Text: templates.DieFace(b.sheet.Frame, face)})
	}
	return out
}

// picture draws which cards can hit the card, what protects it, and what it needs.
func (b relationBuilder) picture() templates.RelationPicture {
	f := b.sheet.Frame
	var groups []templates.PictureGroup
	add := func(word, kind string, boxes []templates.PictureBox) {
		if len(boxes) > 0 {
			more := templates.Link{Href: f.To("/cards?rel=" + reverse(word) + "&of=" + b.card.ID)}
			groups = append(groups, templates.PictureGroup{
				Label: templates.RelationName(f, word), Kind: kind, Boxes: boxes, More: &more,
			})
		}
	}
	add("hit-by", "hit", b.boxesTo(catalog.EdgeKind(catalog.Hits)))
	add("protected-by", "guard", b.boxesTo(catalog.EdgeKind(catalog.Protects)))
	add("immune-to", "guard", b.boxesFrom(catalog.EdgeImmune))
	add("needs", "need", b.boxesFrom(catalog.EdgeNeeds))
	add("hits", "need", b.boxesFrom(catalog.EdgeKind(catalog.Hits)))
	return templates.NewRelationPicture(f, b.box(b.card), groups)
}

// reverse returns the relation in the other direction: hits for hit-by. It is the filter of the catalogue that lists
// what a relation shows on a card's page, because the filter is about the other card.
func reverse(word string) string {
	words := catalog.RelationWords()
	i := slices.IndexFunc(words, func(w catalog.RelationWord) bool { return w.Word == word })
	if i < 0 {
		return word
	}
	return catalog.WordOf(words[i].Kind, !words[i].To)
}

// box returns a card in the picture.
func (b relationBuilder) box(k *catalog.Card) templates.PictureBox {
	f := b.sheet.Frame
	mark := b.s.Show.ClassMark(f, k.ClassAt(b.s.Show.EditionFor(f, k)))
	return templates.PictureBox{Text: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID), Colour: mark.Colour}
}

// boxesTo returns the cards that do something to this card, each once.
func (b relationBuilder) boxesTo(kind catalog.EdgeKind) []templates.PictureBox {
	var out []templates.PictureBox
	for _, edge := range b.in {
		if edge.Kind != kind {
			continue
		}
		box := b.box(edge.From)
		if against := b.against(edge); len(against) > 0 {
			box.Sub = templates.AgainstWords(b.sheet.Frame, against)
		}
		if !slices.ContainsFunc(out, func(o templates.PictureBox) bool { return o.Href == box.Href && o.Sub == box.Sub }) {
			out = append(out, box)
		}
	}
	return out
}

// boxesFrom returns the things to which this card does something, each once.
func (b relationBuilder) boxesFrom(kind catalog.EdgeKind) []templates.PictureBox {
	var out []templates.PictureBox
	for _, st := range b.card.Statements(b.sheet.Edition) {
		if st.Kind != kind {
			continue
		}
		for _, ref := range st.Refs {
			box := templates.PictureBox{Colour: "grey"}
			if other := b.s.Catalog.Card(ref); other != nil {
				box = b.box(other)
			} else {
				link := b.thing(ref)
				box.Text, box.Href = link.Text, link.Href
			}
			if !slices.ContainsFunc(out, func(o templates.PictureBox) bool { return o.Text == box.Text }) {
				out = append(out, box)
			}
		}
	}
	return out
}
