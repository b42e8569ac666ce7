package deck

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// conditions checks whether the deck of a list can meet the conditions of its cards (catalog.Need).
type conditions struct{ *cardPool }

// met reports whether the deck, or the cards available to both players, can meet a condition. A condition that is only
// described in words counts as met, because it cannot be evaluated.
func (cs conditions) met(c *catalog.Card, n catalog.Need) bool {
	one := func(ref string) bool { return cs.copiesFor(c, ref) >= max(1, n.Count) }
	for _, ref := range n.All {
		if !one(ref) {
			return false
		}
	}
	if len(n.Any) == 0 {
		return true
	}
	if n.Count > 1 { // several of a choice: count them together
		sum := 0
		for _, ref := range n.Any {
			sum += cs.copiesFor(c, ref)
		}
		return sum >= n.Count
	}
	return slices.ContainsFunc(n.Any, one)
}

// plenty is more than any condition requires.
const plenty = 99

// copiesFor returns how many copies in the deck, besides the card itself, match a reference. It returns plenty for
// settlements, cities, roads and landscapes, which every player can build, and for citadels if they are in play.
func (cs conditions) copiesFor(c *catalog.Card, ref string) int {
	if cs.inMiddle(ref) {
		return plenty
	}
	sum := 0
	for _, e := range cs.list.Deck {
		if e.Card == nil || !e.Card.Match(ref, cs.edition) {
			continue
		}
		sum += e.Count
		if e.Card == c {
			sum--
		}
	}
	return sum
}

// inMiddle reports whether a reference names central cards that are available to both players.
func (cs conditions) inMiddle(ref string) bool {
	switch ref {
	case "type:settlement", "type:city", "type:road", "type:landscape", "type:building":
		return true // every deck contains buildings
	case "type:citadel":
		return cs.citadels()
	}
	if strings.HasPrefix(ref, "landscape:") {
		return true
	}
	c := cs.cat.Card(ref)
	if c == nil || kindOf(c, cs.edition) != central {
		return false
	}
	return !c.Is(catalog.Citadel, cs.edition) || cs.citadels()
}

// citadels reports whether the citadels are in play: zud.turnier.aufstellung, once a player announces Z&D. Because a
// list may leave the announcement to the table, bringing the set is enough.
func (cs conditions) citadels() bool {
	return slices.ContainsFunc(cs.cat.Sets, func(set *catalog.Set) bool { return set.ID == "zud" && cs.official(set) })
}

// provider returns a card of the deck, or an available citadel, that matches one of the references, or nil.
func (cs conditions) provider(c *catalog.Card, refs []string) *catalog.Card {
	for _, ref := range refs {
		for _, other := range cs.deckCards() {
			if other != c && other.Match(ref, cs.edition) {
				return other
			}
		}
		if other := cs.cat.Card(ref); other != nil && other.Is(catalog.Citadel, cs.edition) && cs.citadels() {
			return other
		}
	}
	return nil
}

// describe returns in words what a condition requires.
func (cs conditions) describe(n catalog.Need) catalog.Text {
	refs, joint := n.Any, say(" oder ", " or ")
	if len(n.All) > 0 {
		refs, joint = n.All, say(" und ", " and ")
	}
	var de, en []string
	for _, ref := range refs {
		t := cs.refName(ref)
		de, en = append(de, t.DE), append(en, t.EN)
	}
	return catalog.Text{DE: strings.Join(de, joint.DE), EN: strings.Join(en, joint.EN)}
}

// refName returns the name of what a reference refers to.
func (cs conditions) refName(ref string) catalog.Text {
	kind, id, ok := strings.Cut(ref, ":")
	switch {
	case ok && kind == "type":
		return catalog.CardType(id).Name()
	case ok && kind == "class" && cs.cat.Class(id) != nil:
		return cs.cat.Class(id).Name
	}
	if c := cs.cat.Card(ref); c != nil {
		return names([]*catalog.Card{c})
	}
	return catalog.Text{DE: ref, EN: ref}
}
