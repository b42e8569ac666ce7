package facts

import (
	"slices"

	"catanica/catalog"
	"catanica/search/prose"
	"catanica/search/question"
)

// onTheirTurn answers whether a card may be played or built on the opponent's turn: "may I play the Merchant on my
// opponent's turn". Attacks and neutral actions belong to the main phase of one's own turn, and so does building
// (Ruling 103.G.c); what wards off may be played in response (Ruling 103.I.a), and its cards say to what.
func onTheirTurn(x *Asked) *Answer {
	k := x.cardAt("their-turn")
	if k == nil || !x.EditionID.AtLeast("2003") {
		return nil
	}
	out := &Answer{Verdict: No, Cards: []string{k.ID}}
	class := k.ClassAt(x.EditionID)
	switch played, built := x.inMainPhase(k); {
	case played:
		d := x.Cat.Class(class).Where.DatedAt(x.EditionID)
		if d.Certainty != catalog.Known {
			return nil
		}
		out.Cites = append([]string{"103.I.a"}, x.Cites(d.Source)...)
		what := x.Cat.Class(class).Name.In(x.Language) + ": " + x.withoutOthers(d.Is.In(x.Language), k)
		out.Sentence = x.With(No, prose.Sentence(x.Say("%s %s zur Klasse %s", "%s %s to the class %s", x.The(k),
			x.VerbOf(k, "gehört", "gehören", "belongs", "belong"), what)))
	case built:
		out.Cites = []string{"103.G.c", "103.I.a"}
		out.Sentence = x.With(No, prose.Sentence(x.Say("Du baust nur in der Hauptphase deines eigenen Zuges",
			"you build only in the main phase of your own turn")))
	default:
		return nil
	}
	return out
}

// cardAt returns the card of a question whether one may play or build it at a time (a place of the vocabulary). It
// returns nil if the question says anything else, or if the card responds to others.
func (x *Asked) cardAt(time string) *catalog.Card {
	m := Only(x.Mentions)
	if m == nil || m.Role != question.Core || m.Side == "theirs" || m.Number != "" || x.Modal != "may" ||
		x.Player == "them" || len(x.Places) != 1 || x.Places[0] != time || !x.Unqualified() || x.Own ||
		len(x.Asks)+len(x.Numbers)+len(x.States)+len(x.Topics)+len(x.Against)+len(x.Rest) > 0 {
		return nil
	}
	k := x.Cat.Card(m.Card)
	if k == nil || len(k.Play.Reacts) > 0 {
		return nil
	}
	return k
}

// inMainPhase reports whether the question asks for something that belongs to the main phase of one's own turn: that an
// attack or a neutral action is played, or that a building or a unit is built.
func (x *Asked) inMainPhase(k *catalog.Card) (played, built bool) {
	class := k.ClassAt(x.EditionID)
	return x.Verb() == "play" && (class == "action-attack" || class == "action-neutral"),
		x.Verb() == "build" && (k.Is(catalog.Building, x.EditionID) || k.Is(catalog.Unit, x.EditionID))
}

// beforeDice answers whether a card may be played or built before the dice are rolled: "may I build the Library before
// the roll". Ruling 103.C.b lists what may be used then; everything else has to wait for the main phase.
func beforeDice(x *Asked) *Answer {
	k, r := x.cardAt("before-roll"), x.Lib.Ruling("103.C.b")
	if k == nil || r == nil || !r.Editions.Holds(x.EditionID) || slices.Contains(r.Cards, k.ID) {
		return nil
	}
	if played, built := x.inMainPhase(k); !played && !built {
		return nil
	}
	_, short, ok := r.At(x.EditionID, x.Language)
	if !ok {
		return nil
	}
	return &Answer{Verdict: No, Cards: []string{k.ID}, Cites: []string{"103.C.b", "103.G.c"},
		Sentence: x.With(No, prose.Sentence(x.Lib.Plain(x.Language, short)))}
}
