package deck

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// The advice of this file follow the relations of the cards. They are no faults: a condition may be met by what one
// steals, mirrors or finds in the opponent's principality (103.R.a: conditions count when the card is built or played).

// needsUnmet finds cards whose condition nothing in the deck or in the middle of the table can meet.
func needsUnmet(j *judge) []finding {
	if j.list.unread.deck {
		return nil
	}
	var out []finding
	for _, c := range j.deckCards() {
		for _, n := range c.Needs {
			if !n.Holds(j.edition) || n.Where == "opponent" || n.Where == "table" || j.meets(c, n) {
				continue
			}
			_, line := count(j.list.Deck, c.ID)
			wanted := j.wanted(n)
			out = append(out, finding{line: line, cards: []*catalog.Card{c}, rule: articleOf(n.Source),
				says: say("%s braucht %s; in deinem Deck ist nichts davon.",
					"%s needs %s; your deck has nothing of the kind.", c, wanted),
				mend: say("Nimm %s dazu%s, oder rechne damit, dass %s liegen bleibt.",
					"Add %s%s, or expect %s to stay in your hand.", wanted, j.notOpen(n), c)})
			break
		}
	}
	return out
}

// notOpen says where a condition lies openly in the extended game: in the tournament game it does not, everybody puts
// it in their own deck (kuw.turnier.aufstellung).
func (j *judge) notOpen(n catalog.Need) catalog.Text {
	open := slices.ContainsFunc(slices.Concat(n.Any, n.All), func(ref string) bool {
		k := j.cat.Card(ref)
		return k != nil && k.Open()
	})
	if !open || !j.inFormat(inDecks) {
		return catalog.Text{}
	}
	return say(" (offen wie im Erweiterten Grundspiel liegt das hier nicht)",
		" (it does not lie open here as in the extended game)")
}

// needsShutOut finds cards that another card of the same deck keeps from being built or played.
func needsShutOut(j *judge) []finding {
	if j.list.unread.deck {
		return nil
	}
	var out []finding
	for _, c := range j.deckCards() {
		for _, n := range c.Needs {
			if !n.Holds(j.edition) || n.Where == "opponent" || len(n.None) == 0 {
				continue
			}
			bar := j.supplies(c, n.None)
			if bar == nil {
				continue
			}
			_, line := count(j.list.Deck, c.ID)
			out = append(out, finding{line: line, cards: []*catalog.Card{c, bar}, rule: articleOf(n.Source),
				says: say("%s und %s schließen einander aus: Liegt das zweite, kommt das erste nicht mehr heraus.",
					"%s and %s shut each other out: once the second lies out, the first cannot come into play.", c,
					bar),
				mend: say("Spiele %s zuerst, oder nimm eine der beiden heraus.",
					"Play %s first, or take one of the two out.", c)})
		}
	}
	return out
}

// targetMissing finds works of art whose target building is not in the deck.
func targetMissing(j *judge) []finding {
	if j.list.unread.deck {
		return nil
	}
	var out []finding
	for _, c := range j.deckCards() {
		targets, certainty := c.Targets.At(j.edition)
		if certainty != catalog.Known || j.supplies(c, targets) != nil {
			continue
		}
		_, line := count(j.list.Deck, c.ID)
		var buildings []*catalog.Card
		for _, id := range targets {
			if b := j.cat.Card(id); b != nil {
				buildings = append(buildings, b)
			}
		}
		out = append(out, finding{line: line, cards: append([]*catalog.Card{c}, buildings...),
			says: say("Für %s fehlt das Zielgebäude: %s.", "%s lacks its target building: %s.", c, names(buildings)),
			mend: say("Ohne das Gebäude bringt das Kunstwerk weniger Sterne.",
				"Without the building the work of art brings fewer stars.")})
	}
	return out
}

// deckCards are the different cards of the deck, in the order of the list.
func (j *judge) deckCards() []*catalog.Card {
	var out []*catalog.Card
	for _, e := range j.list.Deck {
		if e.Card != nil && !slices.Contains(out, e.Card) {
			out = append(out, e.Card)
		}
	}
	return out
}

// meets reports whether the deck, or what lies in the middle for both players, can meet a condition. A condition that
// is only words is taken as met: the law cannot read it.
func (j *judge) meets(c *catalog.Card, n catalog.Need) bool {
	met := func(ref string) bool { return j.copiesFor(c, ref) >= max(1, n.Count) }
	for _, ref := range n.All {
		if !met(ref) {
			return false
		}
	}
	if len(n.Any) == 0 {
		return true
	}
	if n.Count > 1 { // several of a choice: all together
		sum := 0
		for _, ref := range n.Any {
			sum += j.copiesFor(c, ref)
		}
		return sum >= n.Count
	}
	return slices.ContainsFunc(n.Any, met)
}

// plenty is more than any condition asks for.
const plenty = 99

// copiesFor counts what the deck has for a reference besides the card itself. What every player can build from the
// middle counts as plenty: settlements, cities, roads, landscapes, and citadels once Z&D is announced.
func (j *judge) copiesFor(c *catalog.Card, ref string) int {
	if j.inMiddle(ref) {
		return plenty
	}
	sum := 0
	for _, e := range j.list.Deck {
		if e.Card == nil || !e.Card.Match(ref, j.edition) {
			continue
		}
		sum += e.Count
		if e.Card == c {
			sum--
		}
	}
	return sum
}

// inMiddle reports whether a reference means central cards that lie out for both players.
func (j *judge) inMiddle(ref string) bool {
	switch ref {
	case "type:settlement", "type:city", "type:road", "type:landscape", "type:building":
		return true // buildings of one's own: the deck has some, or is none
	case "type:citadel":
		return j.citadels()
	}
	if strings.HasPrefix(ref, "landscape:") {
		return true
	}
	c := j.cat.Card(ref)
	if c == nil || kindOf(c, j.edition) != central {
		return false
	}
	return !c.Is(catalog.Citadel, j.edition) || j.citadels()
}

// citadels reports whether the citadels lie out: zud.turnier.aufstellung, once Z&D is announced. A list may leave the
// announcement to the table, then bringing the set counts.
func (j *judge) citadels() bool {
	return slices.ContainsFunc(j.cat.Sets, func(set *catalog.Set) bool { return set.ID == "zud" && j.official(set) })
}

// supplies is the card of the deck, or of the middle, that one of the references means; nil when there is none.
func (j *judge) supplies(c *catalog.Card, refs []string) *catalog.Card {
	for _, ref := range refs {
		for _, other := range j.deckCards() {
			if other != c && other.Match(ref, j.edition) {
				return other
			}
		}
		if other := j.cat.Card(ref); other != nil && other.Is(catalog.Citadel, j.edition) && j.citadels() {
			return other
		}
	}
	return nil
}

// wanted is what a condition asks for, in words.
func (j *judge) wanted(n catalog.Need) catalog.Text {
	refs, joint := n.Any, say(" oder ", " or ")
	if len(n.All) > 0 {
		refs, joint = n.All, say(" und ", " and ")
	}
	var de, en []string
	for _, ref := range refs {
		t := j.refName(ref)
		de, en = append(de, t.DE), append(en, t.EN)
	}
	return catalog.Text{DE: strings.Join(de, joint.DE), EN: strings.Join(en, joint.EN)}
}

// refName is what a reference is called.
func (j *judge) refName(ref string) catalog.Text {
	kind, id, ok := strings.Cut(ref, ":")
	switch {
	case ok && kind == "type":
		return catalog.CardType(id).Name()
	case ok && kind == "class" && j.cat.Class(id) != nil:
		return j.cat.Class(id).Name
	}
	if c := j.cat.Card(ref); c != nil {
		return names([]*catalog.Card{c})
	}
	return catalog.Text{DE: ref, EN: ref}
}
