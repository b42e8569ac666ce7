package answer

import (
	"slices"

	"catanica/rulings/interact"
	"catanica/search/gist"
)

// zoneWords are the zones of the engine in the words of questions.
var zoneWords = map[interact.Zone]string{
	interact.InPlay: "table", interact.OwnPlay: "table", interact.InHand: "hand", interact.OwnHand: "hand",
	interact.InDiscard: "discard", interact.TheirPile: "discard",
}

// elsewhere reports whether a question says of a card that it lies where a result does not find it.
func (x *asked) elsewhere(r interact.Result) bool {
	zones := gist.LyingIn(x.Lang, x.Text)
	if len(zones) == 0 || r.Outcome != interact.Hits && r.Outcome != interact.Protected {
		return false
	}
	return !slices.ContainsFunc(r.Effects, func(e interact.Effect) bool {
		return slices.Contains(zones, zoneWords[e.Zone])
	})
}
