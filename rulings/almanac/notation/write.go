package notation

import (
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/rulings/almanac"
	"catanica/rulings/island"
)

// say writes a keyword in the language.
func say(lang catalog.Lang, word string) string { return dictionary.Say(lang, word) }

// words writes a line of keywords and other words.
func words(lang catalog.Lang, parts ...string) string { return dictionary.Line(lang, parts...) }

func bagWords(lang catalog.Lang, b almanac.Bag) string {
	return dictionary.Counts(lang, b, almanac.Resources)
}

// Lines implements script.Position. The lines state the whole position: read again, they give the same hash.
func (p *Position) Lines(lang catalog.Lang) []string {
	t, s := p.Table, &p.State
	var out []string
	line := func(parts ...string) { out = append(out, words(lang, parts...)) }
	hex := 0
	for r, n := range t.Island.Rows {
		var row []string
		for range n {
			row = append(row, p.hexWords(lang, hex))
			hex++
		}
		line("row", string(rune('A'+r)), ":", strings.Join(row, ", "))
	}
	for _, h := range t.Harbors {
		kind := "any"
		if h.Kind < almanac.AnyHarbor {
			kind = almanac.Resources[h.Kind]
		}
		line("harbor", point(t.Island.Paths[h.Path].Name, lang), kind)
	}
	if s.Robber >= 0 {
		line("robber", t.Island.Hexes[s.Robber].Name)
	}
	if s.Turn > 0 {
		line("turn", fmt.Sprint(s.Turn))
	}
	line("active", s.Active.String())
	line("phase", p.phaseWord())
	if s.Phase >= almanac.Discarding && s.Phase <= almanac.Robbing && !s.Seven {
		line("after", wordOf(s.After))
	}
	if s.Free > 0 {
		line("free", fmt.Sprint(s.Free))
	}
	if s.Decides != s.Active {
		line("decides", s.Decides.String())
	}
	if s.Phase <= almanac.FoundingRoad {
		line("first", s.First.String())
	}
	if s.Played {
		line("played", "development")
	}
	for n := range t.Players {
		out = append(out, p.side(lang, almanac.Player(n))...)
	}
	line("supply", ":", bagWords(lang, s.Supply))
	if !p.deckUnseen {
		line("deck", ":", dictionary.Counts(lang, s.Deck, almanac.Cards))
	}
	return out
}

func (p *Position) hexWords(lang catalog.Lang, hex int) string {
	switch terrain := p.Table.Terrain[hex]; {
	case terrain == almanac.UnknownTerrain:
		return "?"
	case p.Table.Chip[hex] == 0:
		return say(lang, almanac.Terrains[terrain])
	default:
		return fmt.Sprintf("%s %d", say(lang, almanac.Terrains[terrain]), p.Table.Chip[hex])
	}
}

func (p *Position) phaseWord() string {
	if p.State.Phase == almanac.FoundingRoad {
		return "founding"
	}
	return wordOf(p.State.Phase)
}

// wordOf returns the word for a phase; a position cannot state that the game is over.
func wordOf(phase almanac.Phase) string {
	for word, is := range phases {
		if is == phase {
			return word
		}
	}
	return phase.String()
}

// side writes what belongs to a player.
func (p *Position) side(lang catalog.Lang, who almanac.Player) []string {
	t, s, name := p.Table, &p.State, who.String()
	var out []string
	line := func(parts ...string) { out = append(out, words(lang, append([]string{name}, parts...)...)) }
	list := func(what string, set island.Set, name func(int) string) {
		var names []string
		for !set.Empty() {
			names = append(names, point(name(set.Take()), lang))
		}
		if len(names) > 0 {
			line(append(strings.Fields(what), ":", strings.Join(names, ", "))...)
		}
	}
	crossing := func(n int) string { return t.Island.Intersections[n].Name }
	list("settlement", s.Settlements[who].Without(s.NewHarbor), crossing)
	list("new settlement", s.Settlements[who].And(s.NewHarbor), crossing)
	list("city", s.Cities[who], crossing)
	list("road", s.Roads[who], func(n int) string { return t.Island.Paths[n].Name })
	switch {
	case !s.Hidden[who]:
		line("hand", ":", bagWords(lang, s.Hands[who]))
	case s.Hands[who].Total() > 0:
		line("hand", ":", bagWords(lang, s.Hands[who])+", …")
	}
	var cards, bought []string
	for k, n := range s.Cards[who] {
		fresh := uint8(0)
		if who == s.Active {
			fresh = s.Bought[k]
		}
		for range n - fresh {
			cards = append(cards, say(lang, almanac.Cards[k]))
		}
		for range fresh {
			bought = append(bought, say(lang, almanac.Cards[k]))
		}
	}
	if len(cards) > 0 {
		line("cards", ":", strings.Join(cards, ", "))
	}
	if len(bought) > 0 {
		line("bought", ":", strings.Join(bought, ", "))
	}
	if n := s.Knights[who]; n > 0 {
		line("knight", ":", fmt.Sprint(n))
	}
	if s.Longest == who {
		line("holds", "longest", roadCard(lang))
	}
	if s.Army == who {
		line("holds", "largest", "army")
	}
	return out
}

// roadCard returns the word after `longest` in the name of the special card.
func roadCard(lang catalog.Lang) string {
	if lang == catalog.DE {
		return "Handelsstraße"
	}
	return "road"
}

// MoveLine writes a move as a line of the play. What the move leaves open is an ellipsis at the end.
func MoveLine(t *almanac.Table, m almanac.Move, lang catalog.Lang) string {
	who := m.Who.String()
	place := func() string {
		switch {
		case m.Verb == almanac.MovesRobber:
			return t.Island.Hexes[m.Place].Name
		case m.What == almanac.Road:
			return point(t.Island.Paths[m.Place].Name, lang)
		}
		return point(t.Island.Intersections[m.Place].Name, lang)
	}
	switch m.Verb {
	case almanac.Rolls:
		if m.Dice[0] == 0 {
			return words(lang, who, "rolls", "…")
		}
		return words(lang, who, "rolls", fmt.Sprint(m.Dice[0]), fmt.Sprint(m.Dice[1]))
	case almanac.Builds:
		return words(lang, who, "builds", almanac.Purchases[m.What], "at", place())
	case almanac.Buys:
		if m.Card == almanac.NoCard {
			return words(lang, who, "buys", "…")
		}
		return words(lang, who, "buys", m.Card.String())
	case almanac.PlaysKnight, almanac.PlaysRoadBuilding:
		return words(lang, who, "plays", almanac.Cards[m.Verb-almanac.PlaysKnight])
	case almanac.PlaysInvention:
		if m.Get.Total() == 0 {
			return words(lang, who, "plays", "invention", ":", "…")
		}
		return words(lang, who, "plays", "invention", ":", bagWords(lang, m.Get))
	case almanac.PlaysMonopoly:
		return words(lang, who, "plays", "monopoly", ":", m.Kind.String())
	case almanac.TradesWithPlayers:
		return words(lang, who, "trades", bagWords(lang, m.Give), "for", bagWords(lang, m.Get), "with", m.Other.String())
	case almanac.TradesWithSupply:
		return words(lang, who, "trades", bagWords(lang, m.Give), "for", bagWords(lang, m.Get))
	case almanac.Discards:
		end := ""
		if lang == catalog.DE {
			end = " ab"
		}
		if m.Give.Total() == 0 {
			return words(lang, who, "discards", "…")
		}
		return words(lang, who, "discards", bagWords(lang, m.Give)) + end
	case almanac.MovesRobber:
		return words(lang, who, "moves", "robber", "to", place())
	case almanac.Robs:
		if m.Kind == almanac.NoResource {
			return words(lang, who, "robs", m.Other.String()) + ": …"
		}
		return words(lang, who, "robs", m.Other.String(), ":", m.Kind.String())
	case almanac.Passes:
		return words(lang, who, "passes")
	case almanac.EndsTrading:
		return words(lang, who, "ends", "trade")
	}
	return words(lang, who, "ends", "turn")
}

// questions say what a phase asks of the player who decides.
var questions = map[almanac.Phase]catalog.Text{
	almanac.FoundingSettlement: {DE: "Wohin kommt die Siedlung?", EN: "Where does the settlement go?"},
	almanac.FoundingRoad:       {DE: "Wohin kommt die Straße?", EN: "Where does the road go?"},
	almanac.BeforeRoll: {
		DE: "Der Zug beginnt: Was geschieht vor dem Wurf?",
		EN: "The turn begins: what happens before the roll?"},
	almanac.Discarding:      {DE: "Welche Karten werden abgelegt?", EN: "Which cards are discarded?"},
	almanac.MovingRobber:    {DE: "Auf welches Feld kommt der Räuber?", EN: "To which hex does the robber go?"},
	almanac.Robbing:         {DE: "Wer wird beraubt?", EN: "Who is robbed?"},
	almanac.Trading:         {DE: "Was tust du in der Handelsphase?", EN: "What do you do in the trade phase?"},
	almanac.Building:        {DE: "Was tust du in der Bauphase?", EN: "What do you do in the building phase?"},
	almanac.SpecialBuilding: {DE: "Willst du außer der Reihe bauen?", EN: "Do you want to build out of turn?"},
}

// Asked implements script.Position.
func (p *Position) Asked(most int) (who string, question catalog.Text, may []catalog.Text, more int) {
	moves := almanac.Legal(p.Table, &p.State, nil)
	for i, m := range moves {
		if i >= most {
			more = len(moves) - most
			break
		}
		may = append(may, catalog.Text{DE: MoveLine(p.Table, m, catalog.DE), EN: MoveLine(p.Table, m, catalog.EN)})
	}
	return p.State.Decides.String(), questions[p.State.Phase], may, more
}
