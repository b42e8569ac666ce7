package deck

import (
	"slices"

	"catanica/catalog"
)

// GroundFact names the fact of a card that a Ground is about.
type GroundFact string

// The facts of a card that a verdict can depend on. No rule on decks compares costs or points.
const (
	GroundCopies GroundFact = "copies" // how many copies a set holds
	GroundClass  GroundFact = "class"  // whether the card may be in a deck
	GroundTypes  GroundFact = "types"  // the same
)

// Ground is a fact that a verdict depends on although no rule text states it: it is inferred, or only outside texts
// state it.
type Ground struct {
	Player    int           `json:"player"` // 1 or 2, in the order of the lists
	Line      int           `json:"line"`   // the first line of the player's list with the card
	Card      string        `json:"card"`
	Fact      GroundFact    `json:"fact"`
	Set       string        `json:"set,omitempty"` // for GroundCopies
	Basis     catalog.Basis `json:"basis"`
	Witnesses int           `json:"witnesses,omitempty"` // number of outside texts; 0 if the fact is inferred
	Message   string        `json:"message"`             // in the report's language
	Why       string        `json:"why,omitempty"`       // the reasoning behind an inferred fact, in Markdown

	MessageText catalog.Text `json:"-"` // Message in both languages
	WhyText     catalog.Text `json:"-"` // Why in both languages
}

// in returns the ground with its texts in lang.
func (g Ground) in(lang catalog.Lang) Ground {
	g.Message, g.Why = g.MessageText.In(lang), g.WhyText.In(lang)
	return g
}

// weak reports whether no rule text states a value with this basis.
func weak(b catalog.Basis) bool { return b == catalog.Outside || b == catalog.Inferred }

// newGround completes a ground with its message. says states the fact as a clause.
func newGround(g Ground, says catalog.Text) Ground {
	switch {
	case g.Basis == catalog.Inferred:
		g.MessageText = say("Beruht auf einer Angabe, die nur erschlossen ist: %s.", "Rests on an inferred fact: %s.", says)
	case g.Witnesses == 1:
		g.MessageText = say("Beruht auf einer Angabe, die nur eine Quelle außerhalb der Regeltexte macht: %s.",
			"Rests on a fact that only one outside source states: %s.", says)
	default:
		g.MessageText = say("Beruht auf einer Angabe, die nur Quellen außerhalb der Regeltexte machen: %s.",
			"Rests on a fact that only outside sources state: %s.", says)
	}
	return g
}

// groundsOf returns the weak facts without which the rules could judge the card differently.
func (j *judge) groundsOf(c *catalog.Card) []Ground {
	return append(j.kindGrounds(c), j.copyGrounds(c)...)
}

// kindGrounds returns the class or the types of the card if they are weak and decide its kind.
func (j *judge) kindGrounds(c *catalog.Card) []Ground {
	class, types := kindFacts(c, j.edition)
	if kindFrom(class.Is, types.Is) == kindFrom(stated(class), stated(types)) {
		return nil
	}
	g := Ground{Card: c.ID, Fact: GroundClass, Basis: class.Basis, Witnesses: class.Witnesses, WhyText: class.Why}
	says := say("die Klasse von %s", "the class of %s", c)
	if !weak(class.Basis) {
		g = Ground{Card: c.ID, Fact: GroundTypes, Basis: types.Basis, Witnesses: types.Witnesses, WhyText: types.Why}
		says = say("die Kartenart von %s", "the types of %s", c)
	}
	return []Ground{newGround(g, says)}
}

// stated returns the value, or the zero value if no rule text states it.
func stated[T any](d catalog.Dated[T]) T {
	if weak(d.Basis) {
		return *new(T)
	}
	return d.Is
}

// copyGrounds returns the weak numbers of copies of the card in the usable sets, if the list's number of copies would
// be judged differently without them. One copy never depends on a number: a set that names a card holds at least one.
func (j *judge) copyGrounds(c *catalog.Card) []Ground {
	var out []Ground
	have, without := supply{}, supply{}
	for _, set := range j.setsOf(c) {
		if !j.usable(c, set) {
			continue
		}
		s := j.in(c, set)
		have = supply{have.sure + s.sure, have.most + s.most}
		if in, ok := c.InSet(set.ID); ok && in.Copies.Known && weak(in.Basis) {
			says := say("%[2]s enthält %[3]s von %[1]s", "%[2]s holds %[3]s of %[1]s", c, set.Name.Text,
				counted(pluralCopies, in.Copies.N))
			out = append(out, newGround(Ground{Card: c.ID, Fact: GroundCopies, Set: set.ID, Basis: in.Basis,
				Witnesses: in.Witnesses, WhyText: in.Why}, says))
			s = supply{1, max(s.most, j.roomBeside(c, set, statedCopies))}
		}
		without = supply{without.sure + s.sure, without.most + s.most}
	}
	if len(out) == 0 || have.most == 0 {
		return nil
	}
	got, _ := copiesIn(j.placed(), c.ID)
	if j.inFormat(inSmall) {
		have, without = have.half(), without.half()
	}
	_, code := overdrawn(got, have)
	if _, otherwise := overdrawn(got, without); otherwise == code {
		return nil
	}
	return out
}

// statedCopies returns the number of copies that a rule text states, or 0.
func statedCopies(in catalog.InSet) int {
	if weak(in.Basis) {
		return 0
	}
	return in.Copies.N
}

// half returns what each player gets of a shared supply. Ruling 106.B.a.
func (s supply) half() supply { return supply{s.sure / 2, s.most / 2} }

// addGrounds records what the verdict on a list rests on: with the violations that name the card, otherwise in the
// report's own list.
func (r *Report) addGrounds(j *judge) {
	if !j.ruled {
		return
	}
	var seen []*catalog.Card
	for _, e := range slices.Concat(j.list.Deck, j.list.Events) {
		if e.Card == nil || slices.Contains(seen, e.Card) {
			continue
		}
		seen = append(seen, e.Card)
		for _, g := range j.groundsOf(e.Card) {
			g.Player, g.Line = j.player, e.Pos.Line
			if !attach(r.Violations, g) {
				r.Grounds = append(r.Grounds, g)
			}
		}
	}
}

// attach adds the ground to the violations that it decides, and reports whether there are any.
func attach(violations []Finding, g Ground) bool {
	found := false
	for i := range violations {
		f := &violations[i]
		if f.Player == g.Player && slices.Contains(f.Cards, g.Card) && slices.Contains(decidedBy(f.Code), g.Fact) {
			f.Grounds = append(f.Grounds, g)
			found = true
		}
	}
	return found
}

// decidedBy returns the facts of a card that decide whether it breaks the rule.
func decidedBy(code string) []GroundFact {
	switch code {
	case codeExceeded, codeUnknown, "share.exceeded", "share.unknown":
		return []GroundFact{GroundCopies}
	case "deck.event", "deck.central", "deck.metropolis", "events.kind":
		return []GroundFact{GroundClass, GroundTypes}
	}
	return nil
}
