package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// A judge recounts what the rules add up, from the card files and the bare position. It calls no function of the engine
// (TestJudgesCountThemselves), so a mistake in a sum of the engine is not repeated here. Where a card in play does
// something to a sum that the judge does not know, it abstains; TestJudgesJudge says how often it may.
type judge struct {
	cat     *catalog.Catalog
	edition catalog.EditionID
	ids     []string // by Card.Def
	assumed bool     // unstated numbers are 1
	keeps   bool     // at a tie the token stays where it is (reading token-tie)
	s       *State
}

// judge returns a judge for a position of the game.
func (g *playing) judge(s *State) judge {
	if g.ids == nil {
		for i := range g.t.defs {
			g.ids = append(g.ids, g.t.Book.ID(int16(i)))
		}
	}
	return judge{g.t.Book.Catalog, g.t.Book.Edition, g.ids, g.rules.facts, g.t.Reading("token-tie") == "keeps", s}
}

// card returns the file of a card.
func (j judge) card(c CardNo) *catalog.Card { return j.cat.Card(j.ids[j.s.Cards[c].Def]) }

// words returns the functions of a card in play that hold in the edition.
func (j judge) words(c CardNo) []catalog.Word {
	return slices.DeleteFunc(slices.Clone(j.card(c).Play.Works), func(w catalog.Word) bool {
		return !j.inForce(catalog.EditionID(w.Arg.Get("from").Str), catalog.EditionID(w.Arg.Get("until").Str))
	})
}

// inForce reports whether the edition is one of those from one to another, both of which may be empty.
func (j judge) inForce(from, until catalog.EditionID) bool {
	return (from == "" || j.edition.AtLeast(from)) &&
		(until == "" || j.edition == until || !j.edition.AtLeast(until))
}

func (j judge) word(c CardNo, name string) *catalog.Word {
	for _, w := range j.words(c) {
		if w.Name == name {
			return &w
		}
	}
	return nil
}

// inPlay returns all cards in play.
func (j judge) inPlay() []CardNo {
	return slices.Concat(j.s.Sides[North].Laid, j.s.Sides[South].Laid)
}

// of returns the cards that work for a player: blocked ones do not (Ruling 103.P.a).
func (j judge) of(p Player) []CardNo {
	return slices.DeleteFunc(j.inPlay(), func(c CardNo) bool { return j.s.Cards[c].By != p || j.isBlocked(c) })
}

func (j judge) isBlocked(c CardNo) bool {
	return slices.ContainsFunc(j.inPlay(), func(on CardNo) bool {
		at := j.s.Cards[on].At
		return at.Kind == OnCard && at.Card == c && j.word(on, "blocks") != nil
	})
}

// is reports whether a card is one of those that references name: ids, or types with type: in front.
func (j judge) is(c CardNo, refs ...string) bool {
	card := j.card(c)
	return slices.ContainsFunc(refs, func(ref string) bool {
		t, typed := strings.CutPrefix(ref, "type:")
		return ref == card.ID || typed && card.Is(catalog.CardType(t), j.edition)
	})
}

// anyOut reports whether a card in play has one of the functions, for which the judge abstains.
func (j judge) anyOut(names ...string) bool {
	return slices.ContainsFunc(j.inPlay(), func(c CardNo) bool {
		return slices.ContainsFunc(j.words(c), func(w catalog.Word) bool { return slices.Contains(names, w.Name) })
	})
}

// own returns the points that a card's file gives it.
func (j judge) own(c CardNo, f catalog.Fact[catalog.Points]) (n int, sure bool) {
	v, is := f.At(j.edition)
	switch {
	case is == catalog.Unknown:
		return 1, j.assumed
	case is != catalog.Known:
		return 0, true
	}
	switch v.Count {
	case "":
		return v.N, true
	case "stored", "won":
		return int(j.s.Cards[c].Stored), true
	case "stars":
		n := 0
		for _, x := range j.inPlay() {
			if j.s.Cards[x].By == j.s.Cards[c].By {
				n += int(j.s.Cards[x].Stars)
			}
		}
		return n, true
	}
	return 0, false
}
