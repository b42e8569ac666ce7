package present

import (
	"catanica/catalog"
	"catanica/rulings"
	"catanica/templates"
)

// ClassMark presents a class as its page and every card show it.
func (s *Presenter) ClassMark(f templates.Frame, id string) templates.ClassMark {
	return templates.NewClassMark(f, s.catalog.Class(id), id)
}

// RulingEntry presents an article in a list, with its answer under the reader's edition.
func (s *Presenter) RulingEntry(f templates.Frame, r *rulings.Ruling) templates.Entry {
	verdict, short, _ := r.At(f.Edition, f.Lang)
	return templates.Entry{
		Kind: r.Kind, ID: r.ID, Title: r.Title(f.Lang), Href: f.Thing(r.Kind, r.ID),
		Verdict: verdict, Answer: s.Plain(f, short),
	}
}

// RulingEntries separates decisions from rulebook sections and terms.
func (s *Presenter) RulingEntries(f templates.Frame, list []*rulings.Ruling) (decisions, rules []templates.Entry) {
	for _, r := range list {
		if r.Kind == catalog.KindRuling {
			decisions = append(decisions, s.RulingEntry(f, r))
		} else {
			rules = append(rules, s.RulingEntry(f, r))
		}
	}
	return decisions, rules
}

// CardEntry presents a card in a list of links.
func (s *Presenter) CardEntry(f templates.Frame, k *catalog.Card) templates.Entry {
	mark := s.ClassMark(f, k.ClassAt(s.EditionFor(f, k)))
	return templates.Entry{
		Kind: catalog.KindCard, ID: k.ID, Title: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID), Class: &mark,
	}
}

// CardLines presents cards as the catalogue lists them, sorted by name.
func (s *Presenter) CardLines(f templates.Frame, cards []*catalog.Card) []templates.CardLine {
	cards = ByName(cards, func(k *catalog.Card) string { return k.Title(f.Lang) })
	out := make([]templates.CardLine, len(cards))
	for i, k := range cards {
		out[i] = s.CardLine(f, k)
	}
	return out
}

// CardLine presents a card as the catalogue lists it.
func (s *Presenter) CardLine(f templates.Frame, k *catalog.Card) templates.CardLine {
	e := s.EditionFor(f, k)
	line := templates.CardLine{
		ID: k.ID, Face: FaceHref(f, k, e),
		Name: k.Title(f.Lang), Other: k.Title(f.Lang.Other()), Href: f.Thing(catalog.KindCard, k.ID),
		Class: s.ClassMark(f, k.ClassAt(e)), Points: PointMarks(f, k, e),
	}
	for _, in := range k.Sets {
		if set := s.catalog.Set(in.Set); set != nil {
			line.Signs = append(line.Signs, set.SignIn(f.Lang))
		}
	}
	cost, certainty := k.Cost.At(e)
	line.Price, line.CostUnknown = templates.NewPrice(cost), certainty == catalog.Unknown
	if effect, ok := k.Effect.At(e); ok == catalog.Known {
		line.Effect = s.Plain(f, f.Say(effect))
	}
	return line
}

// PointMarks returns the points that a card is known to have, and a question mark for victory points that a building
// may have.
func PointMarks(f templates.Frame, k *catalog.Card, e catalog.EditionID) []templates.PointMark {
	var out []templates.PointMark
	for _, p := range k.Points.Kinds() {
		points, certainty := p.Fact.At(e)
		switch {
		case certainty == catalog.Known && (points.N != 0 || points.Count != ""):
			out = append(out, templates.NewPointMark(f, p.Kind, points))
		case certainty == catalog.Unknown && p.Kind == "victory":
			out = append(out, templates.UnknownPoints(f, p.Kind))
		}
	}
	return out
}

// FirstEdition returns the edition in which a card came out, or "" if no set states it.
func (s *Presenter) FirstEdition(k *catalog.Card) catalog.EditionID { return s.catalog.FirstEdition(k) }

// EditionFor returns the edition under which a card is shown: the reader's, or the card's first edition if that is
// later.
func (s *Presenter) EditionFor(f templates.Frame, k *catalog.Card) catalog.EditionID {
	if first := s.FirstEdition(k); catalog.Later(first, f.Edition) {
		return first
	}
	return f.Edition
}

// CardsUnder returns the cards that existed under an edition.
func (s *Presenter) CardsUnder(e catalog.EditionID) []*catalog.Card {
	var out []*catalog.Card
	for _, k := range s.catalog.Cards {
		if !catalog.Later(s.FirstEdition(k), e) {
			out = append(out, k)
		}
	}
	return out
}
