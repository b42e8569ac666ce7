package deck

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// Cards that the advice refers to by id.
const (
	tollStation = "zollstation"
	scout       = "kundschafter"
)

// tollGold implements 121.R.a: each principality begins with one gold landscape, and the only other one is in the
// stack. A player with two toll stations therefore needs a scout.
func tollGold(j *judge) []finding {
	n, line := copiesIn(j.list.Deck, tollStation)
	scouts, _ := copiesIn(j.list.Deck, scout)
	if n < 2 || scouts > 0 || j.list.unread.deck {
		return nil
	}
	station := j.cat.Card(tollStation)
	return []finding{{line: line, cards: []*catalog.Card{station}, got: n, limit: 1,
		message: say("%d-mal %s, aber nur eine Goldlandschaft zu Beginn: Sie fasst 3 Gold, der Rest verfällt.",
			"%d copies of %s, but only one Gold Field at the start: it stores 3 gold, and the rest is lost.", n, station),
		fix: say("Nimm einen Kundschafter dazu; mit ihm holst du die einzige Goldlandschaft aus dem Stapel.",
			"Add a Scout; it lets you take the only Gold Field from the stack.")}}
}

// magicUnannounced implements kuw.turnier.aufstellung: citadels are in play only once a player announces Z&D. Without
// them, cards that need a citadel or a wizard stay in the hand.
func magicUnannounced(j *judge) []finding {
	zud := j.cat.Set(wizardSet)
	if zud == nil || j.list.unread.deck || j.list.unread.announce || j.list.unread.sets || j.announces(zud) {
		return nil
	}
	var cards []*catalog.Card
	line := 0
	for _, e := range j.list.Deck {
		if e.Card == nil || !e.Card.Is(catalog.Wizard, j.edition) && !e.Card.Is(catalog.SpellBook, j.edition) {
			continue
		}
		line = firstLine(line, e)
		if !slices.Contains(cards, e.Card) {
			cards = append(cards, e.Card)
		}
	}
	if len(cards) == 0 {
		return nil
	}
	return []finding{{line: line, cards: cards, got: len(cards),
		message: say("Ohne Ansage von %[1]s liegen keine Zitadellen aus, und Zauberer wie Zauberbücher bleiben auf der "+
			"Hand: %[2]s.", "Unless you announce %[1]s, no citadels are laid out, and your wizards and spell books "+
			"stay in your hand: %[2]s.", zud, names(cards)),
		fix: say("Schreibe `Ansage: %[1]s` und sag das Set am Tisch an.", "Write `Announce: %[1]s` and announce it "+
			"at the "+
			"table.",
			zud)}}
}

// uniqueTwice implements 102.B.Einheit: only one copy of a card with a name of its own may be in play in both
// principalities together.
func uniqueTwice(j *judge) []finding {
	return j.eachDeckCard(func(c *catalog.Card) (finding, bool) {
		n, _ := copiesIn(j.list.Deck, c.ID)
		if unique, certainty := c.Unique.At(j.edition); n < 2 || certainty != catalog.Known || !unique {
			return finding{}, false
		}
		return finding{limit: 1,
			message: say("%s steht %d-mal im Deck; ausliegen darf auf beiden Seiten zusammen nur 1 davon.",
				"The deck has %[2]d copies of %[1]s; only 1 can be in play in both principalities together.", c, n),
			fix: say("Ein zweites Exemplar lohnt sich nur als Ersatz für ein verlorenes.",
				"A second copy is only useful to replace a lost one.")}, true
	})
}

// handShut warns if, by 101.D.b and the conditions of cards, no card of the starting hand can be built or played before
// the first city, the first citadel or the end of the restriction on action cards.
func handShut(j *judge) []finding {
	if len(j.list.Hand) == 0 || j.list.unread.hand || Count(j.list.Hand) != handSize {
		return nil
	}
	var why catalog.Text
	for _, e := range j.list.Hand {
		reason, shut := j.unusableAtStart(e.Card)
		if !shut {
			return nil
		}
		part := say("%s %s", "%s %s", e.Card, reason)
		if why.Empty() {
			why = part
		} else {
			why = say("%s; %s", "%s; %s", why, part)
		}
	}
	return []finding{{line: j.list.Hand[0].Pos.Line, cards: cardsOf(j.list.Hand), got: handSize,
		message: say("Mit dieser Starthand kannst du zu Beginn nichts tun: %s.",
			"This starting hand gives you nothing to do at the start: %s.", why),
		fix: say("Nimm eine Karte auf die Hand, die du sofort nutzen kannst: einen Gebietsausbau, eine "+
			"Einheit, einen Kundschafter.",
			"Include a card that you can use at once: a territory expansion, a unit or a Scout.")}}
}

func cardsOf(entries []Entry) []*catalog.Card {
	var out []*catalog.Card
	for _, e := range entries {
		if e.Card != nil && !slices.Contains(out, e.Card) {
			out = append(out, e.Card)
		}
	}
	return out
}

// unusableAtStart returns what keeps a card from being used with the starting principality: two settlements and a road,
// no city, no citadel, two victory points. shut is false if nothing does.
func (j *judge) unusableAtStart(c *catalog.Card) (why catalog.Text, shut bool) {
	class := c.ClassAt(j.edition)
	switch {
	case class == "city":
		return say("braucht eine Stadt", "needs a city"), true
	case class == "citadel" || class == "wizard" || class == "spell-book":
		return say("braucht eine Zitadelle", "needs a citadel"), true
	case j.gated(c, class):
		return say("wartet auf die Siegpunkte, ab denen Aktionskarten erlaubt sind",
			"waits until there are enough victory points for action cards"), true
	}
	for _, n := range c.Needs {
		refs := slices.Concat(n.Any, n.All)
		if !n.Holds(j.edition) || n.Where == "opponent" || n.Where == "table" || len(refs) == 0 {
			continue
		}
		if !slices.ContainsFunc(refs, j.atStart) {
			return say("braucht %s", "needs %s", j.conditions.describe(n)), true
		}
	}
	return catalog.Text{}, false
}

// gated implements 101.D.b: before 2003 every action card but the scout had to wait until both players had three
// victory points. Since then only attack and neutral action cards wait, until both together have seven. A card without
// a stated class counts as free.
func (j *judge) gated(c *catalog.Card, class string) bool {
	if c.ID == scout {
		return false
	}
	if j.edition.AtLeast(catalog.Ed2003) {
		return class == "action-attack" || class == "action-neutral"
	}
	return strings.HasPrefix(class, "action") || class == "magic-action"
}

// atStart reports whether the starting principality contains what a reference names.
func (j *judge) atStart(ref string) bool {
	switch ref {
	case "type:settlement", "type:road", "type:landscape", "type:building", "siedlung", "strasse":
		return true
	}
	return strings.HasPrefix(ref, "landscape:")
}

// articleOf returns the article of the Encyclopædia among the sources of a condition, or "".
func articleOf(sources catalog.Sources) string {
	for _, s := range sources {
		id, ok := strings.CutPrefix(s, "003#")
		if ok && strings.Count(id, ".") == 2 && strings.IndexByte(id, '.') == 3 && !strings.ContainsRune(id, ' ') &&
			!strings.HasPrefix(id, "102.") {
			return id
		}
	}
	return ""
}
