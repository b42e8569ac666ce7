package answer

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// there reports whether a card is one of those of which a list speaks: it had come out by the edition, and it is in the
// basic game if the question is about that. It is Undecided if no source says when the card came out.
func (x *asked) there(k *catalog.Card) Verdict {
	if _, in := k.InSet(basicSet); x.Game == catalog.Basic && !in {
		return No
	}
	switch {
	case x.cat.FirstEdition(k) != "":
		return yesIf(x.cat.Exists(k, x.edition))
	case x.edition.AtLeast(catalog.Ed2003):
		return Yes // the sources of that year name all cards without a set
	case x.setsComplete():
		return No
	}
	return Undecided
}

// basicSet is the set with which the basic game is played.
const basicSet = "grundspiel"

// setsComplete reports whether the sources list every card of the sets that there were under the edition, so that a
// card without a set was in none of them.
func (x *asked) setsComplete() bool {
	return !slices.ContainsFunc(x.cat.Sets, func(s *catalog.Set) bool {
		return x.edition.AtLeast(s.From) && !s.Complete
	})
}

// candidates returns the cards of the group and the set that had come out.
func (x *asked) candidates(c cardsAsked) []*catalog.Card { return x.those(c, Yes) }

// those returns the cards of the group and the set of which a verdict says whether they had come out.
func (x *asked) those(c cardsAsked, there Verdict) []*catalog.Card {
	var out []*catalog.Card
	for _, k := range x.cat.Cards {
		if c.group != "" && !k.Match(c.group, x.edition) && !x.within(k, c.group) || x.there(k) != there {
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
func (x *asked) classOfGroup(c cardsAsked) *catalog.Class {
	if id, ok := strings.CutPrefix(c.group, "class:"); ok {
		return x.cat.Class(id)
	}
	return nil
}

// unclassed returns how many cards with a trait may be in the class of which a list asks for cards, because no source
// states theirs.
func (x *asked) unclassed(c cardsAsked, t *trait) (n int) {
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

// withoutClass says of how many cards no source states the class; "" if n is 0.
func (x *asked) withoutClass(n int) string {
	switch n {
	case 0:
		return ""
	case 1:
		return x.say("Von 1 Karte nennt keine Quelle die Klasse", "For 1 card no source states the class")
	}
	return x.say("Von %d Karten nennt keine Quelle die Klasse", "For %d cards no source states the class", n)
}

// undated says of how many cards no source tells whether there were any of them under the edition; "" if n is 0.
func (x *asked) undated(n int) string {
	switch n {
	case 0:
		return ""
	case 1:
		return x.say("Bei 1 Karte sagt keine Quelle, ob es sie damals schon gab",
			"For 1 card no source says whether it existed then")
	}
	return x.say("Bei %d Karten sagt keine Quelle, ob es sie damals schon gab",
		"For %d cards no source says whether they existed then", n)
}

// unstated says for how many cards no source states a fact; "" if n is 0.
func (x *asked) unstated(n int) string {
	switch n {
	case 0:
		return ""
	case 1:
		return x.say("Bei 1 Karte sagt es keine Quelle", "For 1 card no source says so")
	}
	return x.say("Bei %d Karten sagt es keine Quelle", "For %d cards no source says so", n)
}

// inBasic says after what a list is about that it is of the basic game; "" for other games.
func (x *asked) inBasic() string {
	if x.Game != catalog.Basic {
		return ""
	}
	return x.say(" im Grundspiel", " in the basic game")
}

// partOfGame reports whether a list about a card makes sense in the game asked: in the basic game only if the card is
// in it.
func (x *asked) partOfGame(k *catalog.Card) bool {
	return k == nil || x.there(k) != No
}
