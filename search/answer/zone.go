package answer

import (
	"slices"

	"catanica/rulings/interact"
	"catanica/search/gist"
	"catanica/search/prose"
)

// zoneWords are the zones of the engine in the words of questions.
var zoneWords = map[interact.Zone]string{
	interact.InPlay: "table", interact.OwnPlay: "table", interact.InHand: "hand", interact.OwnHand: "hand",
	interact.InDiscard: "discard", interact.TheirPile: "discard",
}

// elsewhere reports whether a question says of a card that it lies where a result does not find it.
func (x *asked) elsewhere(r interact.Result) bool {
	zones := gist.LyingIn(x.Lang, x.Text)
	if slices.Contains(x.Places, "table") { // the hand may be where it goes
		zones = append(zones, "table")
	}
	if len(zones) == 0 || r.Outcome != interact.Hits && r.Outcome != interact.Protected {
		return false
	}
	return !slices.ContainsFunc(r.Effects, func(e interact.Effect) bool {
		return slices.Contains(zones, zoneWords[e.Zone])
	})
}

// onlyInHand answers whether a card acts on another one in play that it reaches only in the hand: "can the Spy steal
// Otto from the principality".
func (x *asked) onlyInHand(d *duo) *Answer {
	pairs, err := x.Pairs()
	if err != nil || d.asks != inHarm || d.only || d.safe || !slices.Equal(x.Places, []string{"table"}) {
		return nil
	}
	met := false
	for _, g := range x.Games() {
		r, ok := pairs.Between(interact.Case{A: d.a.ID, B: d.b.ID, Edition: x.EditionID, Game: g})
		if !ok {
			continue
		}
		if r.Outcome != interact.Hits || slices.ContainsFunc(r.Effects, func(e interact.Effect) bool {
			return e.Zone != interact.InHand
		}) {
			return nil
		}
		met = true
	}
	if !met {
		return nil
	}
	says := x.Say("%s %s %s nur auf der Hand treffen, nicht im Spiel", "%s %s hit %s only in the hand, not in play",
		x.The(d.a), x.Can(d.a), x.Obj(d.b))
	return &Answer{Verdict: No, Pair: [2]string{d.a.ID, d.b.ID}, Cards: []string{d.a.ID, d.b.ID}, Loose: true,
		Cites: x.Cites(x.SourcesOf(d.a)...), Sentence: x.With(No, prose.Sentence(says))}
}
