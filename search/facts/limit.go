package facts

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/search/prose"
	"catanica/search/question"
)

// The hand limit without buildings, and the greatest that they can raise it to (Ruling 103.H.a).
const startLimit, mostLimit = 3, 10

// mostBasic is the greatest hand limit in the basic game: with its two Libraries and two Abbeys.
const mostBasic = 7

// mostLimit returns the greatest hand limit in the game that the question speaks of.
func (x World) mostLimit() int {
	if x.game == catalog.Basic {
		return mostBasic
	}
	return mostLimit
}

// handLimit answers how many cards a player may hold, with or without buildings that raise the limit, and whether a
// number of cards or one more may be held (Ruling 103.H.a). Buildings that are bewitched or pawned do not count (Ruling
// 103.P.a).
func handLimit(x *Asked) *Answer {
	asks := x.About("hand-limit") || x.About("card") && (slices.Contains(x.Places, "hand") || x.Verb() == "have" ||
		x.withRaisers())
	if !asks || len(x.States) > 0 || x.Own || !x.handVerb() || len(x.Against) > 0 {
		return nil
	}
	if slices.ContainsFunc(x.Places, func(p string) bool { return p != "hand" }) {
		return nil
	}
	s := x.sumLimit()
	if s == nil {
		return nil
	}
	out := &Answer{Verdict: Fact, Cards: s.cards, Cites: append([]string{"103.H.a"}, s.cites...)}
	numbers := s.numbers
	if x.Held != "" {
		numbers = append(numbers, x.Held)
	}
	numbers = append(numbers, s.over...)
	switch asked := len(x.Asks) > 0; {
	case !asked && x.About("hand-limit") && len(x.Verbs) == 0 && x.Modal == "" && !x.Be && s.concerns() &&
		len(x.Numbers) == len(numbers): // hand limit with a Library
	case len(s.over) > 0 && !asked:
		return nil // nobody can have so many
	case asked && x.Has("how-many", "what") && len(x.Numbers) == len(s.numbers)+len(s.over):
	case !asked && x.Held != "" && len(x.Numbers) == len(numbers) && x.Modal != "must" && x.asksHolding():
		n, err := strconv.Atoi(x.Held)
		if err != nil {
			return nil
		}
		switch {
		case n <= s.limit():
			out.Verdict = Yes
		case n <= x.mostLimit() && len(s.cards) == 0:
			out.Verdict = Depends // on the buildings
		default:
			out.Verdict = No
		}
	case !asked && slices.Equal(x.Numbers, []string{"more"}) && len(x.Mentions) == 1 && x.Modal != "must" &&
		x.asksHolding():
		out.Verdict = No
		if s.limit() > startLimit {
			out.Verdict = Yes
		}
	default:
		return nil
	}
	out.Sentence = x.With(out.Verdict, x.limitSentence(s))
	return out
}

// withRaisers reports whether the question says nothing but with which cards, and one of them raises the hand limit:
// "how many cards with two Libraries".
func (x *Asked) withRaisers() bool {
	raises := false
	for _, m := range x.Mentions {
		k := x.Cat.Card(m.Card)
		if k == nil || m.Role != question.With && m.Joined == "" && m.Role != question.Core {
			return false
		}
		raises = raises || raisesLimit(k)
	}
	return raises && len(x.Verbs) == 0 && x.Mentions[0].Role == question.With
}

// asksHolding reports whether the question asks what the player who asks, or any, may hold.
func (x *Asked) asksHolding() bool { return x.Player != "them" && x.Verb() == "have" }

// limitSum is a hand limit with its summands.
type limitSum struct {
	sum      int
	parts    []string // with the start, as "1 (Library)"
	disabled []string // names of buildings that do not count
	cards    []string
	cites    []string
	numbers  []string // of the question that count buildings
	over     []string // those that count more copies than all sets hold
	capped   []string // says of them how many there are
}

// concerns reports whether one of the cards raises the limit, or would if it were not disabled.
func (s *limitSum) concerns() bool { return s.sum > startLimit || len(s.disabled) > 0 }

func (s *limitSum) limit() int { return min(s.sum, mostLimit) }

// sumLimit adds up what the cards of the question contribute. It returns nil if one of them is anything else than a
// card that a player has.
func (x *Asked) sumLimit() *limitSum {
	s := &limitSum{sum: startLimit, parts: []string{fmt.Sprint(startLimit)}}
	for _, m := range x.Mentions {
		k := x.Cat.Card(m.Card)
		if k == nil || m.Role != question.With && m.Role != question.Core || m.Side == "own" || m.Side == "theirs" ||
			!x.Known(k) || len(m.States) > 1 {
			return nil
		}
		copies := 1
		if m.Number != "" {
			n, err := strconv.Atoi(m.Number)
			switch most := x.copiesOf(k); {
			case err != nil:
				return nil
			case n > most && x.copiesKnown(k):
				copies, s.over = most, append(s.over, m.Number)
				s.capped = append(s.capped, x.Say("%s: nicht mehr als %d in allen Sets",
					"%s: no more than %d in all sets", k.ShortTitle(x.Language), most))
			default:
				copies, s.numbers = n, append(s.numbers, m.Number)
			}
		}
		s.cards = append(s.cards, k.ID)
		if len(m.States) == 1 {
			by := m.States[0].Actors
			if len(by) != 1 || Disablers[by[0]] == "" || copies > 1 || !k.Is(catalog.Building, x.EditionID) {
				return nil
			}
			s.disabled = append(s.disabled, k.ShortTitle(x.Language))
			s.cites = append(s.cites, "103.P.a", Disablers[by[0]])
			continue
		}
		n := copies * x.raises(k)
		s.sum += n
		name := k.ShortTitle(x.Language)
		if copies > 1 {
			name = fmt.Sprintf("%d × %s", copies, name)
		}
		s.parts = append(s.parts, fmt.Sprintf("%d (%s)", n, name))
	}
	s.cites = x.holding(s.cites...)
	return s
}

// copiesOf returns how many copies of a card one of all sets holds, and 1 if no source states it.
func (x World) copiesOf(k *catalog.Card) int {
	n, certainty := k.Copies.At(x.EditionID)
	if certainty != catalog.Known {
		n = 0
	}
	for _, in := range k.Sets {
		if in.Copies.Known {
			n += in.Copies.N
		}
	}
	return max(n, 1)
}

// currentCopies is copiesOf without the sets that later ones have replaced.
func (x World) currentCopies(k *catalog.Card) int {
	y := *k
	y.Sets = x.currentSets(k)
	return x.copiesOf(&y)
}

// copiesKnown reports whether the sources state of all sets that hold a card how many copies of it they hold.
func (x World) copiesKnown(k *catalog.Card) bool {
	if _, certainty := k.Copies.At(x.EditionID); certainty == catalog.Known {
		return true
	}
	return len(k.Sets) > 0 && !slices.ContainsFunc(k.Sets, func(in catalog.InSet) bool { return !in.Copies.Known })
}

// limitSentence says how many cards may be held, and why.
func (x Speaker) limitSentence(s *limitSum) string {
	if len(s.cards) == 0 {
		return prose.Sentence(x.Say(
			"Am Ende deines Zuges darfst du %d Karten halten, mit bestimmten Gebäuden mehr, höchstens %d",
			"you may hold %d cards at the end of your turn, more with certain buildings, at most %d", startLimit, x.mostLimit()))
	}
	sum := strings.Join(s.parts, " + ")
	if s.sum == startLimit && len(s.parts) == 1 {
		sum = ""
	} else {
		sum = ": " + sum
	}
	text := prose.Sentence(x.Say("Am Ende deines Zuges darfst du %d Karten halten%s",
		"you may hold %d cards at the end of your turn%s",
		s.limit(), sum))
	text = prose.Sentence(append([]string{text}, s.capped...)...)
	if len(s.disabled) > 0 {
		text = prose.Sentence(text, x.Say("Nicht mitgezählt, weil verhext oder verpfändet: %s",
			"Not counted, because bewitched or pawned: %s", x.And(s.disabled)))
	}
	return text
}

// handVerb reports whether the question has no verb but one of holding.
func (x *Asked) handVerb() bool {
	return !slices.ContainsFunc(x.Verbs, func(v question.Verb) bool { return v.ID != "have" })
}

// raisesLimit reports whether a card raises the hand limit, or once did.
func raisesLimit(k *catalog.Card) bool {
	return slices.ContainsFunc(k.Play.Works, func(w catalog.Word) bool { return w.Name == "hand-limit" })
}

// raises returns by how many cards a card raises the hand limit.
func (x World) raises(k *catalog.Card) int { return k.HandLimit(x.EditionID) }
