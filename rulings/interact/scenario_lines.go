package interact

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// moves writes the moves of a line and returns the position at its end. Before, unless it is nil, is called before a
// move is written.
func (d *demonstration) moves(t *table, line []engine.Move,
	before func(s *engine.State, m engine.Move)) (*engine.State, bool) {
	return t.replay(line, func(s *engine.State, m engine.Move, _ []engine.Event) bool {
		if before != nil {
			before(s, m)
		}
		text, ok := scenario.MoveLine(t.Table, s, m, catalog.EN)
		d.play = append(d.play, text)
		return ok
	})
}

// tell writes the moves of a leaf and what is to be expected at its end.
func (d *demonstration) tell(w *world, t *table, l leaf, c, target engine.CardNo) bool {
	s, ok := d.moves(t, l.path, func(s *engine.State, m engine.Move) {
		if s != t.start && d.effect.Deed == "" {
			d.keptFrom(t, s, m, c)
		}
	})
	if !ok {
		return false
	}
	if target != engine.NoCard && (d.effect.Deed == Guards) {
		c = target
	}
	d.play = append(d.play, "expect "+expectation(w, t, s, c, d.effect))
	if n, player := d.measure(); n != "" {
		sum, _ := engine.Sum(t.Table, s, player, n)
		d.play = append(d.play, fmt.Sprintf("expect %s %s %d", player, n, sum))
	}
	return true
}

// keptFrom writes that a move may not choose card c in play, if an article says so.
func (d *demonstration) keptFrom(t *table, s *engine.State, m engine.Move, c engine.CardNo) {
	if m.Verb != engine.Choose || m.Card == c || !s.Cards[c].Laid {
		return
	}
	if q, _ := engine.Open(t.Table, s); q.Kind != engine.AskCard {
		return
	}
	try := m
	try.Card = c
	var ref *engine.Refusal
	if _, _, err := engine.Apply(t.Table, s, try); errors.As(err, &ref) && len(ref.Cites) > 0 {
		d.play = append(d.play, fmt.Sprintf("refused %s: %s chooses %s of %s", strings.Join(printed(ref.Cites), ", "),
			m.Who, d.card, s.Cards[c].By))
	}
}

// measure returns the sum that shows what two cards bring together, and whose it is.
func (d *demonstration) measure() (kind string, who engine.Player) {
	if d.effect.Deed == Counts && slices.Contains(pointKinds[:], d.effect.What) {
		return d.effect.What, engine.North
	}
	return "", engine.North
}

// expectation writes where card c is at the end.
func expectation(w *world, t *table, s *engine.State, c engine.CardNo, e Effect) string {
	id, v := t.Book.ID(s.Cards[c].Def), look(t.Table, s, c)
	pileOf := func(word string) string {
		who := v.holder
		return fmt.Sprintf("%s %s has %s", who, word, id)
	}
	switch v.where {
	case inPlay:
		switch e.Deed {
		case Commerce:
			n, _ := engine.Sum(t.Table, s, v.by, "commerce")
			return fmt.Sprintf("%s commerce %d", v.by, n)
		case Blocked:
			return fmt.Sprintf("%s of %s blocked", id, v.by)
		case Strength, Tourney:
			i := slices.Index(pointKinds[:], string(e.Deed))
			return fmt.Sprintf("%s of %s %s %d", id, v.by, pointKinds[i], v.points[i])
		case Power:
			return fmt.Sprintf("%s of %s power %d", id, v.by, v.power)
		}
		return fmt.Sprintf("%s has %s", v.holder, id)
	case inHand:
		return pileOf("hand")
	case inDiscard:
		return pileOf("discard")
	}
	return fmt.Sprintf("%s hand lacks %s", engine.South, id)
}

// text joins the parts.
func (d *demonstration) text(header, start []string) string {
	return strings.Join(header, "\n") + "\n\nstart\n  " + strings.Join(start, "\n  ") + "\n\nplay\n  " +
		strings.Join(d.play, "\n  ") + "\n"
}

// source returns the finished scenario, with readable names: its title names the cards, and its note says what happens.
func (d *demonstration) source(w *world, r Result) string {
	a, b := w.cat.Card(r.A), w.cat.Card(r.B)
	if a == nil || b == nil {
		return ""
	}
	header := []string{"id: interaction"}
	for _, lang := range catalog.Langs {
		header = append(header, "title "+string(lang)+": "+a.Title(lang)+" → "+b.Title(lang))
	}
	for _, lang := range catalog.Langs {
		header = append(header, "note "+string(lang)+": "+r.Sentence(w.cat, lang))
	}
	d.named(w, a, b)
	return d.text(append(header, d.header[1:]...), d.start)
}

// named writes cards by their English names instead of their ids, where the scenario then still says the same.
func (d *demonstration) named(w *world, cards ...*catalog.Card) {
	for _, t := range d.beside {
		cards = append(cards, w.cat.Card(t.card))
	}
	for _, id := range d.act.supplied {
		cards = append(cards, w.cat.Card(id))
	}
	for _, k := range cards {
		start, play := slices.Clone(d.start), slices.Clone(d.play)
		for _, lines := range [2][]string{d.start, d.play} {
			for i := range lines {
				lines[i] = strings.ReplaceAll(lines[i], k.ID, k.Title(catalog.EN))
			}
		}
		if strings.Contains(k.Title(catalog.EN), ",") || !w.runs(d.text(d.header, d.start)) {
			d.start, d.play = start, play
		}
	}
}
