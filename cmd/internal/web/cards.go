package web

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/templates"
)

// cardFilter is what the reader wants to see of the catalogue.
type cardFilter struct {
	text, set, class string
	kind             catalog.CardType
}

// cards answers GET /LANG/cards.
func (s *Server) cards(v *visit) (answer, error) {
	want := cardFilter{text: v.get("q"), set: v.get("set"), class: v.get("class"), kind: catalog.CardType(v.get("type"))}
	all := s.cardsOf(v.frame.Edition)
	var found []*catalog.Card
	for _, k := range all {
		if s.fits(k, want, v.frame) {
			found = append(found, k)
		}
	}
	return answer{view: templates.CardsPage{
		Text: want.text, Set: s.setChoices(v.frame, want.set), Class: s.classChoices(v.frame, want.class),
		Type: typeChoices(v.frame, all, want.kind), Cards: s.cardLines(v.frame, found), Total: len(all),
		Filters: want != cardFilter{},
	}}, nil
}

// cardsOf are the cards that existed under an edition.
func (s *Server) cardsOf(e catalog.EditionID) []*catalog.Card {
	var out []*catalog.Card
	for _, k := range s.svc.Catalog.Cards {
		if !isLater(s.firstEdition(k), e) {
			out = append(out, k)
		}
	}
	return out
}

func (s *Server) fits(k *catalog.Card, want cardFilter, f templates.Frame) bool {
	if _, in := k.InSet(want.set); want.set != "" && !in {
		return false
	}
	if want.class != "" && k.ClassAt(f.Edition) != want.class {
		return false
	}
	if want.kind != "" && !k.Is(want.kind, f.Edition) {
		return false
	}
	return want.text == "" || mentions(k, catalog.Fold(want.text), f.Edition)
}

// mentions reports whether a folded text stands in a card's names or effect.
func mentions(k *catalog.Card, folded string, e catalog.EditionID) bool {
	effect, _ := k.Effect.At(e)
	texts := append(k.Aliases.All(), k.Name.DE, k.Name.EN, effect.DE, effect.EN)
	return slices.ContainsFunc(texts, func(t string) bool { return strings.Contains(catalog.Fold(t), folded) })
}

func (s *Server) setChoices(f templates.Frame, chosen string) []templates.Choice {
	var out []templates.Choice
	for _, set := range s.svc.Catalog.Sets {
		out = append(out, templates.Choice{Value: set.ID, Name: set.Name.In(f.Lang) + " (" + set.Sign + ")", Selected: set.ID == chosen})
	}
	return out
}

func (s *Server) classChoices(f templates.Frame, chosen string) []templates.Choice {
	var out []templates.Choice
	for _, c := range s.svc.Catalog.Classes {
		if (catalog.Span{From: c.From, Until: c.Until}).Holds(f.Edition) {
			out = append(out, templates.Choice{Value: c.ID, Name: f.Say(c.Name), Selected: c.ID == chosen})
		}
	}
	return out
}

// typeChoices offers the types that the cards have.
func typeChoices(f templates.Frame, cards []*catalog.Card, chosen catalog.CardType) []templates.Choice {
	var out []templates.Choice
	for _, t := range catalog.CardTypes {
		if slices.ContainsFunc(cards, func(k *catalog.Card) bool { return k.Is(t, f.Edition) }) {
			out = append(out, templates.Choice{Value: string(t), Name: templates.TypeName(f, t), Selected: t == chosen})
		}
	}
	return out
}
