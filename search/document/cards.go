//go:build !js

package document

import (
	"fmt"
	"strings"

	"catanica/catalog"
)

// cardDocuments returns a document for every card.
func cardDocuments(cat *catalog.Catalog, plain plainer) []Document {
	var out []Document
	for _, c := range cat.Cards {
		d := Document{
			ID: c.ID, Kind: catalog.KindCard, Title: c.Name.Text,
			Names: append([]string{c.Name.DE, c.Name.EN}, c.Aliases.All()...),
			Asked: c.Asked, Cards: []string{c.ID}, Card: c,
		}
		effect, _ := c.Effect.Latest()
		d.Answer = plain.text(effect)
		if d.Answer.Empty() {
			d.Answer = firstSentence(plain.text(c.Notes))
		}
		for _, p := range c.Printings {
			d.Names = append(d.Names, p.ID)
		}
		d.Body = plain.text(catalog.Both(func(lang catalog.Lang) string { return cardBody(cat, c, lang) }))
		out = append(out, d)
	}
	return out
}

// cardBody returns the remaining facts of a card, one a line.
func cardBody(cat *catalog.Catalog, c *catalog.Card, lang catalog.Lang) string {
	var lines []string
	add := func(s string) {
		if s != "" {
			lines = append(lines, s)
		}
	}
	if class := cat.Class(c.ClassAt(catalog.DefaultEdition)); class != nil {
		add(catalog.Text{DE: "Kartenklasse", EN: "Card class"}.In(lang) + ": " + class.Name.In(lang))
	}
	for _, in := range c.Sets {
		if s := cat.Set(in.Set); s != nil {
			add(fmt.Sprintf("%s: %s (%s)", catalog.Text{DE: "Set", EN: "Set"}.In(lang), s.Name.In(lang), s.Sign))
		}
	}
	add(costLine(c, lang))
	for _, line := range pointLines(c, lang) {
		add(line)
	}
	for _, n := range c.Needs {
		add(n.Text.In(lang))
	}
	for _, v := range c.Effect.Values {
		add(v.Is.In(lang))
	}
	for _, p := range c.Printings {
		add(p.Effect.In(lang))
	}
	add(c.Notes.In(lang))
	return strings.Join(lines, "\n")
}

// firstSentence returns the first sentence of a text, as the short answer of documents that have none.
func firstSentence(t catalog.Text) catalog.Text {
	return catalog.Both(func(lang catalog.Lang) string {
		s := strings.TrimSpace(t.In(lang))
		return strings.TrimSpace(s[:SentenceEnd(s)])
	})
}

// setDocuments returns a document for every set.
func setDocuments(cat *catalog.Catalog, plain plainer) []Document {
	var out []Document
	for _, s := range cat.Sets {
		out = append(out, Document{
			ID: s.ID, Kind: catalog.KindSet, Title: s.Name.Text, Answer: firstSentence(plain.text(s.Text)),
			Names: append([]string{s.Name.DE, s.Name.EN, s.Sign}, s.Aliases.All()...),
			Body: plain.text(catalog.Both(func(lang catalog.Lang) string {
				return join(s.Text.In(lang), s.Notes.In(lang))
			})),
			From: s.From, Until: s.Until,
		})
	}
	return out
}

// classDocuments returns a document for every class.
func classDocuments(cat *catalog.Catalog, plain plainer) []Document {
	var out []Document
	for _, c := range cat.Classes {
		text := plain.text(c.Text)
		out = append(out, Document{
			ID: c.ID, Kind: catalog.KindClass, Title: c.Name, Answer: firstSentence(text),
			Names: []string{c.Name.DE, c.Name.EN}, Body: text, From: c.From, Until: c.Until,
		})
	}
	return out
}

// join joins lines, without those that are blank.
func join(lines ...string) string {
	var out []string
	for _, l := range lines {
		if l = strings.TrimSpace(l); l != "" {
			out = append(out, l)
		}
	}
	return strings.Join(out, "\n")
}
