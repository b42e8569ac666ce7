package facts

import (
	"slices"
	"strconv"

	"catanica/catalog"
	"catanica/search/question"
)

// handTrait reads which cards raise the hand limit: "which card gives 2 more hand cards".
func handTrait(x *Asked, c cardsAsked) *trait {
	raises := slices.Contains([]string{"have", "give", "raise", "strengthen"}, x.Verb()) || x.Has("how")
	limit := slices.Equal(c.topics, []string{"hand-limit"}) || len(c.topics) == 0 && c.hand && c.number != ""
	if !limit || !raises || !c.only(ofTopics, ofHand, ofNumber) {
		return nil
	}
	n, err := strconv.Atoi(c.number)
	if err != nil && c.number != "" && c.number != "more" {
		return nil
	}
	t := &trait{
		name: x.Say(", mit denen man mehr Handkarten halten darf", " that raise the hand limit"),
		has: func(k *catalog.Card) Verdict {
			if !x.Known(k) {
				return Undecided
			}
			raised := x.raises(k)
			return yesIf(raised > 0 && (n == 0 || raised == n))
		},
		source: x.effectSource}
	if n > 0 {
		t.name = x.Say(", mit denen man %d Handkarten mehr halten darf", " that raise the hand limit by %d", n)
	}
	return t
}

// needTrait reads which cards of a group need a card: "which units need a Church".
func needTrait(x *Asked, c cardsAsked) *trait {
	needsFor := x.Player == "me" // what do I need it for
	if x.Verb() != "need" || c.object == nil || !c.only(ofObject) || x.Has("what") && !x.subjectIsWhat() && !needsFor ||
		c.object.Role != question.Core {
		return nil
	}
	k := x.Cat.Card(c.object.Card)
	if k == nil || c.group == "" && c.set == nil && !needsFor {
		return nil // neededBy
	}
	needs := func(o *catalog.Card) []catalog.Edge { // not any building
		return slices.DeleteFunc(x.Edges(o, k, catalog.EdgeNeeds), catalog.Edge.Group)
	}
	return &trait{name: x.Say(", die %s brauchen", " that need %s", x.Obj(k)),
		has:    func(o *catalog.Card) Verdict { return yesIf(len(needs(o)) > 0) },
		source: func(o *catalog.Card) catalog.Sources { return needs(o)[0].Source }}
}

// memberTrait reads which cards a group or a set has: "which dragons are there".
func memberTrait(x *Asked, c cardsAsked) *trait {
	v := x.Verb()
	exists := v == "exist" || v == "belong" || v == "give" && x.Lang == catalog.DE || v == "have" && c.set != nil ||
		v == "" && (x.Be || c.counted)
	topic := slices.ContainsFunc(c.topics, func(t string) bool { return t != "set" })
	central := c.group != "" && slices.ContainsFunc(x.candidates(c), func(k *catalog.Card) bool { return x.Central(k.ID) })
	if c.counted && central { // of which there are many copies
		return nil
	}
	if x.Edition != "" && x.HasWord("out", "appeared", "appear", "erschienen", "erschien", "kamen", "heraus",
		"raus", "neu", "new") {
		return nil // what was new then, and not what there was
	}
	if !exists || topic || !c.only(ofTopics, ofCount) || c.group == "" && c.set == nil || x.Modal != "" {
		return nil
	}
	return &trait{closed: true, has: func(*catalog.Card) Verdict { return Yes },
		source: func(k *catalog.Card) catalog.Sources { return k.Types.DatedAt(x.EditionID).Source }}
}
