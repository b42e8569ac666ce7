package facts

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// There reports whether a card is one of those of which a list speaks: it had come out by the edition, and it is in the
// basic game if the question is about that. It is Undecided if no source says when the card came out.
func (x World) There(k *catalog.Card) Verdict {
	if _, in := k.InSet(basicSet); x.game == catalog.Basic && !in {
		return No
	}
	switch {
	case x.Cat.FirstEdition(k) != "":
		return yesIf(x.Cat.Exists(k, x.EditionID))
	case x.EditionID.AtLeast(catalog.Ed2003):
		return Yes // the sources of that year name all cards without a set
	case x.setsComplete():
		return No
	}
	return Undecided
}

// basicSet is the set with which the basic game is played.
const basicSet = catalog.BasicSet

// setsComplete reports whether the sources list every card of the sets that there were under the edition, so that a
// card without a set was in none of them.
func (x World) setsComplete() bool {
	return !slices.ContainsFunc(x.Cat.Sets, func(s *catalog.Set) bool {
		return x.EditionID.AtLeast(s.From) && !s.Complete
	})
}

// candidates returns the cards of the group and the set that had come out.
func (x World) candidates(c cardsAsked) []*catalog.Card { return x.those(c, Yes) }

// those returns the cards of the group and the set of which a verdict says whether they had come out.
func (x World) those(c cardsAsked, there Verdict) []*catalog.Card {
	var out []*catalog.Card
	for _, k := range x.Cat.Cards {
		if c.group != "" && !k.Match(c.group, x.EditionID) && !x.within(k, c.group) || x.There(k) != there {
			continue
		}
		if c.set != nil {
			if _, in := k.InSet(c.set.ID); !in {
				continue
			}
		}
		out = append(out, k)
	}
	return out
}

// classOfGroup returns the class of which a list asks for cards, or nil if it asks for no class.
func (x World) classOfGroup(c cardsAsked) *catalog.Class {
	if id, ok := strings.CutPrefix(c.group, "class:"); ok {
		return x.Cat.Class(id)
	}
	return nil
}

// unclassed returns how many cards with a trait may be in the class of which a list asks for cards, because no source
// states theirs.
func (x World) unclassed(c cardsAsked, t *trait) (n int) {
	class := x.classOfGroup(c)
	if class == nil {
		return 0
	}
	c.group = ""
	for _, k := range x.candidates(c) {
		if x.mayBeIn(k, class.ID) && t.has(k) != No {
			n++
		}
	}
	return n
}

// What a list leaves open of some cards.
var (
	classUnstated = catalog.Plural{
		One:  catalog.Text{DE: "Von %d Karte nennt keine Quelle die Klasse", EN: "For %d card no source states the class"},
		Many: catalog.Text{DE: "Von %d Karten nennt keine Quelle die Klasse", EN: "For %d cards no source states the class"},
	}
	dateUnstated = catalog.Plural{
		One: catalog.Text{DE: "Bei %d Karte sagt keine Quelle, ob es sie damals schon gab",
			EN: "For %d card no source says whether it existed then"},
		Many: catalog.Text{DE: "Bei %d Karten sagt keine Quelle, ob es sie damals schon gab",
			EN: "For %d cards no source says whether they existed then"},
	}
	factUnstated = catalog.Plural{
		One:  catalog.Text{DE: "Bei %d Karte sagt es keine Quelle", EN: "For %d card no source says so"},
		Many: catalog.Text{DE: "Bei %d Karten sagt es keine Quelle", EN: "For %d cards no source says so"},
	}
)

// leftOpen says of how many cards something is left open; "" if n is 0.
func (x Speaker) leftOpen(n int, what catalog.Plural) string {
	if n == 0 {
		return ""
	}
	return what.In(x.Language, n)
}

// inBasic says after what a list is about that it is of the basic game; "" for other games.
func (x Speaker) inBasic() string {
	if x.game != catalog.Basic {
		return ""
	}
	return x.Say(" im Grundspiel", " in the basic game")
}

// partOfGame reports whether a list about a card makes sense in the game asked: in the basic game only if the card is
// in it.
func (x World) partOfGame(k *catalog.Card) bool {
	return k == nil || x.There(k) != No
}
