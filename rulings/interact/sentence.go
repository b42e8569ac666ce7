package interact

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
)

// Verdict returns the short answer to "Can A do anything to B?" and the like: yes, no, depends or undecided. What holds
// only with a further card in A's principality depends.
func (r Result) Verdict() string {
	switch r.Outcome {
	case Hits, Needs, Changes:
		if len(r.With) > 0 {
			return "depends"
		}
		return "yes"
	case Protected:
		if r.Effects[0].Deed == Guards && len(r.Effects[0].Rolls) > 0 {
			return "depends"
		}
		return "yes"
	case Undecided:
		return "undecided"
	}
	return "no"
}

// Sentence states the outcome in a sentence of its own.
func (r Result) Sentence(cat *catalog.Catalog, lang catalog.Lang) string {
	s, ok := r.teller(cat, lang)
	if !ok {
		return ""
	}
	return catalog.Capital(s.outcome()) + "."
}

// Answer states the outcome with its verdict before it: "Yes: the Arsonist can …".
func (r Result) Answer(cat *catalog.Catalog, lang catalog.Lang) string {
	s, ok := r.teller(cat, lang)
	if !ok {
		return ""
	}
	return r.Word().In(lang) + ": " + s.after() + "."
}

// In states the outcome as Answer does, with where it holds after the word: "Yes (basic game): the Arsonist can …".
func (r Result) In(where string, cat *catalog.Catalog, lang catalog.Lang) string {
	s, ok := r.teller(cat, lang)
	if !ok {
		return ""
	}
	return r.Word().In(lang) + " (" + where + "): " + s.after() + "."
}

// Word is what stands before the sentence: the verdict, unless the sentence answers another question than what A does
// to B.
func (r Result) Word() catalog.Text {
	switch {
	case r.Unfound():
		return catalog.Text{DE: "Keine Wirkung gefunden", EN: "No effect found"}
	case r.Outcome == Undecided:
		return catalog.Text{DE: "Ungeklärt", EN: "Undecided"}
	case len(r.Effects) > 0 && r.Effects[0].Back:
		return catalog.Text{DE: "Umgekehrt", EN: "The other way round"}
	case r.Outcome == Needs:
		return catalog.Text{DE: "Bedingung", EN: "Condition"}
	}
	v := rulings.Verdict(r.Verdict())
	return catalog.Text{DE: v.Word(catalog.DE), EN: v.Word(catalog.EN)}
}

// Aside reports whether the sentence answers another question than what A does to B: what A needs, or what B does with
// A.
func (r Result) Aside() bool {
	return r.Outcome == Needs || len(r.Effects) > 0 && r.Effects[0].Back
}

// Unfound reports whether texts connect the cards and nothing is unknown, but no effect was found in the positions
// played.
func (r Result) Unfound() bool {
	return r.Outcome == Undecided && len(r.Missing) == 0 && len(r.Readings) == 0
}

// after returns the outcome as it stands after a colon.
func (s teller) after() string {
	text := s.outcome()
	if s.lang == catalog.DE { // a sentence after a German colon begins with a capital
		text = catalog.Capital(text)
	}
	return text
}

// teller returns the teller of the result; ok is false if one of its cards does not exist.
func (r Result) teller(cat *catalog.Catalog, lang catalog.Lang) (s teller, ok bool) {
	s = teller{r: r, lang: lang, cat: cat, a: cat.Card(r.A), b: cat.Card(r.B)}
	return s, s.a != nil && s.b != nil
}

// teller writes one result in one language.
type teller struct {
	r    Result
	lang catalog.Lang
	cat  *catalog.Catalog
	a, b *catalog.Card
}

// outcome returns the sentence without its capital and its full stop.
func (s teller) outcome() string {
	switch s.r.Outcome {
	case None, Refused:
		return s.without()
	case Undecided:
		return s.missing()
	}
	e := s.r.Effects[0]
	if back, ok := s.r.Back(); ok {
		s = teller{r: back, lang: s.lang, cat: s.cat, a: s.b, b: s.a}
		e = back.Effects[0]
	}
	out := s.deed(e)
	if e.Zone == Stated && e.Deed != Affects {
		out += catalog.Text{
			DE: " (so der Kartentext; nicht durchgespielt)",
			EN: " (by the card's text; not played)",
		}.In(s.lang)
	}
	if s.r.Outcome == Hits {
		out += s.rolls(e) + s.with() + s.unless()
	}
	return out
}

// without says that A does nothing to B.
func (s teller) without() string {
	if s.r.Outcome == Refused && len(s.r.Effects) > 0 { // a second copy of the card
		return s.guarded(s.r.Effects[0])
	}
	if s.r.Outcome == Refused && s.b.ClassAt(s.r.Edition) == "central" && !s.a.Is(catalog.Action, s.r.Edition) {
		return s.say(catalog.Text{DE: "{A} {darf|dürfen A} nicht bei {dem B} gebaut werden",
			EN: "{A} cannot be built at {B}"}, 0)
	}
	if s.r.Outcome == Refused {
		return s.say(catalog.Text{DE: "{A} {kann|können A} {dem B} nichts anhaben",
			EN: "{A} cannot affect {B}"}, 0)
	}
	out := s.say(catalog.Text{DE: "{A} {wirkt|wirken A} nicht auf {den B}", EN: "{A} {has|have A} no effect on {B}"}, 0)
	if note := s.noted(catalog.Exempts); note != "" {
		return out + note
	}
	return out + s.noted(catalog.Hits) // it hits whatever lies in a hand or a stack
}

// noted returns the note of a's statement about b as a further sentence without its full stop, or "".
func (s teller) noted(kind catalog.RelationKind) string {
	for _, edge := range s.cat.EdgesBetween(s.a, s.b, s.r.Edition) {
		if note := edge.Note.In(s.lang); edge.Kind == catalog.EdgeKind(kind) && note != "" {
			return ". " + strings.TrimSuffix(note, ".")
		}
	}
	return ""
}

// rolls states on which faces of the die it happens.
func (s teller) rolls(e Effect) string {
	if len(e.Rolls) == 0 {
		return ""
	}
	return catalog.Text{DE: ", wenn der Würfel " + faces(e.Rolls, "oder") + " zeigt",
		EN: " on a roll of " + faces(e.Rolls, "or")}.In(s.lang)
}

// with states what A needs for it besides.
func (s teller) with() string {
	var out []string
	for _, id := range s.r.With {
		if k := s.cat.Card(id); k != nil {
			out = append(out, k.ShortTitle(s.lang))
		}
	}
	if len(out) == 0 {
		return ""
	}
	only := catalog.Text{DE: ", aber nur mit eigener ", EN: ", but only if its player has a "}
	return only.In(s.lang) + strings.Join(out, ", ")
}

// unless states what protects B.
func (s teller) unless() string {
	guards, doubtful := s.r.Protection(s.cat)
	or := catalog.Text{DE: "oder", EN: "or"}.In(s.lang)
	var clauses, has, answers []string
	for _, g := range guards {
		k := s.cat.Card(g.Card)
		only := ""
		if len(g.Rolls) > 0 {
			only = catalog.Text{DE: " (dann nur bei " + faces(g.Rolls, "oder") + ")",
				EN: " (then only on " + faces(g.Rolls, "or") + ")"}.In(s.lang)
		}
		switch name := k.WithDefinite(s.lang, catalog.Nominative); {
		case g.Zone == InHand || k.Is(catalog.SpellBook, s.r.Edition):
			answers = append(answers, k.WithDefinite(s.lang, catalog.Dative)+only)
		case k.Is(catalog.Wizard, s.r.Edition) && s.b.Is(catalog.LandscapeTy, s.r.Edition): // any of them will do
			wizard := catalog.Text{DE: "ein Zauberer liegt daneben", EN: "a wizard lies next to it"}.In(s.lang) + only
			if !slices.Contains(clauses, wizard) {
				clauses = append(clauses, wizard)
			}
		case g.Near:
			clauses = append(clauses, catalog.Textf("%s %s im selben Ort", "%s %s in the same city", name,
				agree(k, s.lang, "liegt", "liegen", "is", "are")).In(s.lang)+only)
		case g.Zone == OwnPlay || g.Only:
			clauses = append(clauses, catalog.Textf("%s %s aus", "%s %s in play", name,
				agree(k, s.lang, "liegt", "liegen", "is", "are")).In(s.lang)+only)
		default:
			has = append(has, k.WithDefinite(s.lang, catalog.Accusative)+only)
		}
	}
	if named := len(clauses) + len(has) + len(answers); named == 0 || named > MaxGuards {
		return ""
	}
	if len(has) > 0 {
		clauses = append(clauses, catalog.Text{DE: "der Mitspieler hat ", EN: "the opponent has "}.In(s.lang)+list(has, or))
	}
	if len(answers) > 0 {
		clauses = append(clauses,
			catalog.Text{DE: "der Mitspieler antwortet mit ", EN: "the opponent answers with "}.In(s.lang)+list(answers, or))
	}
	return catalog.Text{DE: ", es sei denn, ", EN: ", unless "}.In(s.lang) + list(clauses, or) + s.perhaps(doubtful)
}

// perhaps names what protects B to an extent that no source states.
func (s teller) perhaps(doubtful []*catalog.Card) string {
	if len(doubtful) == 0 {
		return ""
	}
	var names []string
	for _, k := range doubtful {
		names = append(names, k.WithDefinite(s.lang, catalog.Nominative))
	}
	return catalog.Text{DE: "; vielleicht schützt auch ", EN: "; perhaps also "}.In(s.lang) +
		list(names, catalog.Text{DE: "oder", EN: "or"}.In(s.lang))
}

// agree returns the form of a verb that agrees with the card's name.
func agree(k *catalog.Card, lang catalog.Lang, de, dePlural, en, enPlural string) string {
	one, many := catalog.Text{DE: de, EN: en}, catalog.Text{DE: dePlural, EN: enPlural}
	if k.IsPlural(lang) {
		return many.In(lang)
	}
	return one.In(lang)
}
