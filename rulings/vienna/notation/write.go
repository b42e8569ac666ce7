package notation

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/graph"
	"catanica/rulings/vienna"
)

// writer writes a position as lines of the language.
type writer struct {
	*Position
	lang catalog.Lang
	out  []string
}

func (w *writer) line(parts ...string) { w.out = append(w.out, words.Line(w.lang, parts...)) }

// list writes a line that ends with a list, unless the list is empty.
func (w *writer) list(items []string, parts ...string) {
	if len(items) > 0 {
		w.line(append(parts, ":", strings.Join(items, ", "))...)
	}
}

// Lines implements script.Position. The lines state the whole position with its map: read again, they give the same
// hash.
func (p *Position) Lines(lang catalog.Lang) []string {
	w := &writer{Position: p, lang: lang}
	w.board()
	s := &p.State
	if s.Robber >= 0 {
		w.line("robber", p.Table.Board.Fields[s.Robber].Name)
	}
	if s.Turn > 0 {
		w.line("turn", fmt.Sprint(s.Turn))
	}
	w.line("active", s.Active.String())
	w.line("phase", s.Phase.String())
	switch s.Phase {
	case vienna.Founding:
		w.line("first", s.First.String())
	case vienna.MovingRobber, vienna.Robbing:
		if !s.Seven {
			w.line("after", s.After.String())
		}
	case vienna.Rewarding:
		if s.Last >= 0 {
			w.line("due", p.name(int(s.Last)))
		}
		w.line("after", s.After.String())
	}
	if s.Free > 0 {
		w.line("gratis", fmt.Sprint(s.Free))
	}
	if s.Decides != s.Active {
		w.line("decides", s.Decides.String())
	}
	if s.Played {
		w.line("played", "development")
	}
	unowned := s.Stands
	for n := range vienna.Player(p.Table.Players) {
		w.side(n)
		unowned = unowned.Without(s.Landmarks[n])
	}
	w.list(w.places(unowned), "stands")
	w.line("supply", ":", w.counts(s.Supply, vienna.Resources))
	if s.Stacked {
		w.line("deck", ":", w.counts(s.Deck, vienna.Cards))
	} else {
		w.line("deck", ":", fmt.Sprint(s.Left))
	}
	return w.out
}

func (p *Position) name(at int) string { return p.Table.Board.Places[at].Name }

func (w *writer) counts(n [5]uint8, kinds [5]string) string { return words.Counts(w.lang, n, kinds) }

func (w *writer) places(set graph.Set) (names []string) {
	for !set.Empty() {
		names = append(names, w.name(set.Take()))
	}
	return names
}

// board writes the map. Places keep their order, so that their numbers stay the same.
func (w *writer) board() {
	b := w.Table.Board
	for i := 0; i < len(b.Places); {
		p := b.Places[i]
		if p.Kind == vienna.Landmark {
			w.line("landmark", p.Name, spotWords(p.At), ":", w.reward(p.Reward))
			i++
			continue
		}
		var names []string
		for kind := p.Kind; i < len(b.Places) && b.Places[i].Kind == kind; i++ {
			names = append(names, b.Places[i].Name+" "+spotWords(b.Places[i].At))
		}
		w.list(names, vienna.Kinds[p.Kind])
	}
	var routes []string
	for n, ends := range b.Ends {
		route := w.name(int(ends[0])) + " " + w.name(int(ends[1]))
		if b.Trade[n] == vienna.AnyTrade {
			route += " " + words.Say(w.lang, "any")
		} else if b.Trade[n] < vienna.AnyTrade {
			route += " " + words.Say(w.lang, vienna.Resources[b.Trade[n]])
		}
		routes = append(routes, route)
	}
	for part := range slices.Chunk(routes, 8) {
		w.list(part, "route")
	}
	for _, f := range b.Fields {
		w.field(f)
	}
}

func (w *writer) field(f vienna.Field) {
	land := "?"
	if f.Terrain != vienna.UnknownTerrain {
		land = words.Say(w.lang, vienna.Terrains[f.Terrain])
	}
	if f.Chip > 0 {
		land += fmt.Sprintf(" %d", f.Chip)
	}
	var around []string
	for _, n := range f.Around {
		around = append(around, w.name(n))
	}
	w.line("field", f.Name, spotWords(f.At), ":", land, "at", strings.Join(around, ", "))
}

func spotWords(s vienna.Spot) string { return fmt.Sprintf("%d %d", s.X, s.Y) }

func (w *writer) reward(r vienna.Reward) string {
	var out []string
	for part := range strings.SplitSeq(r.String(), ", ") {
		out = append(out, words.Line(w.lang, strings.Fields(part)...))
	}
	return strings.Join(out, ", ")
}

// side writes what belongs to a player.
func (w *writer) side(p vienna.Player) {
	s, who := &w.State, p.String()
	var roads []string
	for set := s.Roads[p]; !set.Empty(); {
		ends := w.Table.Board.Ends[set.Take()]
		roads = append(roads, w.name(int(ends[0]))+" "+w.name(int(ends[1])))
	}
	w.list(w.places(s.Settlements[p]), who, "settlement")
	w.list(roads, who, "road")
	w.list(w.places(s.Landmarks[p]), who, "landmark")
	switch hand := w.counts(s.Hands[p], vienna.Resources); {
	case !s.Hidden[p]:
		w.line(who, "hand", ":", hand)
	case s.Hands[p].Total() > 0:
		w.line(who, "hand", ":", hand+", …")
	}
	cards, bought := s.Cards[p], [5]uint8{}
	if p == s.Active {
		bought = s.Bought
	}
	for k := range cards {
		cards[k] -= bought[k]
	}
	for _, c := range []struct {
		word   string
		counts [5]uint8
	}{{"cards", cards}, {"bought", bought}} {
		if c.counts != ([5]uint8{}) {
			w.line(who, c.word, ":", w.counts(c.counts, vienna.Cards))
		}
	}
	if n := s.Militias[p]; n > 0 {
		w.line(who, "militia", ":", fmt.Sprint(n))
	}
	if s.Toll == p {
		w.line(who, "holds", "longest", "toll-road")
	}
	if s.Guard == p {
		w.line(who, "holds", "strongest", "militia")
	}
}

// MoveLine writes a move as a line of the play. What the move leaves open is an ellipsis at the end.
func MoveLine(b *vienna.Board, m vienna.Move, lang catalog.Lang) string {
	cards := func(bag vienna.Bag) string {
		if bag.Total() == 0 {
			return "…"
		}
		return words.Counts(lang, bag, vienna.Resources)
	}
	parts := []string{m.Who.String(), verbWords[m.Verb]}
	switch m.Verb {
	case vienna.Rolls:
		if parts = append(parts, "…"); m.Dice[0] > 0 {
			parts = append(parts[:2], fmt.Sprint(m.Dice[0]), fmt.Sprint(m.Dice[1]))
		}
	case vienna.Builds:
		if parts = append(parts, vienna.Purchases[m.What]); m.What == vienna.Road {
			ends := b.Ends[m.Place]
			parts = append(parts, "from", b.Places[ends[0]].Name, "to", b.Places[ends[1]].Name)
		} else {
			parts = append(parts, "at", b.Places[m.Place].Name)
		}
	case vienna.Buys:
		if parts = append(parts, "…"); m.Card < vienna.NoCard {
			parts[2] = m.Card.String()
		}
	case vienna.TradesWithPlayers:
		parts = append(parts, cards(m.Give), "for", cards(m.Get), "with", m.Other.String())
	case vienna.TradesWithSupply:
		parts = append(parts, cards(m.Give), "for", cards(m.Get))
	case vienna.PlaysMilitia, vienna.PlaysToll:
		parts = append(parts, vienna.Cards[m.Verb-vienna.PlaysMilitia])
	case vienna.PlaysCourt:
		parts = append(parts, "place-at-court", ":", cards(m.Get))
	case vienna.PlaysStaple:
		parts = append(parts, "staple-right", ":", m.Kind.String())
	case vienna.Discards:
		if parts = append(parts, cards(m.Give)); lang == catalog.DE && m.Give.Total() > 0 {
			parts = append(parts, "ab")
		}
	case vienna.MovesRobber:
		parts = append(parts, "robber", "to", b.Fields[m.Place].Name)
	case vienna.Robs:
		if parts = append(parts, m.Other.String(), ":", "…"); m.Kind < vienna.NoResource {
			parts[4] = m.Kind.String()
		}
	case vienna.Takes:
		if parts = append(parts, cards(m.Get)); m.Card < vienna.NoCard {
			parts[2] = m.Card.String()
		}
	case vienna.EndsTurn:
		parts = append(parts, "turn")
	}
	return words.Line(lang, parts...)
}

// verbWords are the keywords of the verbs.
var verbWords = [...]string{"rolls", "builds", "buys", "trades", "trades", "plays", "plays", "plays", "plays",
	"discards", "moves", "robs", "takes", "passes", "ends"}

// questions say what a phase asks of the player who decides.
var questions = map[vienna.Phase]catalog.Text{
	vienna.Founding: {DE: "Wohin kommt die Siedlung?", EN: "Where does the settlement go?"},
	vienna.BeforeRoll: {
		DE: "Der Zug beginnt: Was geschieht vor dem Wurf?",
		EN: "The turn begins: what happens before the roll?"},
	vienna.Discarding:   {DE: "Welche Karten werden abgelegt?", EN: "Which cards are discarded?"},
	vienna.MovingRobber: {DE: "Auf welche Landschaft kommt der Räuber?", EN: "To which landscape does the robber go?"},
	vienna.Robbing:      {DE: "Von wem wird eine Karte gezogen?", EN: "From whom is a card drawn?"},
	vienna.Rewarding:    {DE: "Was bringt das Wahrzeichen?", EN: "What does the landmark bring?"},
	vienna.Main:         {DE: "Was wird gehandelt und gebaut?", EN: "What is traded and built?"},
}

// phaseTitles name the phases on pages.
var phaseTitles = [...]catalog.Text{
	vienna.Founding:     {DE: "Gründung", EN: "founding"},
	vienna.BeforeRoll:   {DE: "vor dem Wurf", EN: "before the roll"},
	vienna.Discarding:   {DE: "Karten ablegen", EN: "discarding"},
	vienna.MovingRobber: {DE: "Räuber versetzen", EN: "moving the robber"},
	vienna.Robbing:      {DE: "Karte ziehen", EN: "drawing a card"},
	vienna.Rewarding:    {DE: "Belohnung", EN: "reward"},
	vienna.Main:         {DE: "Handeln und Bauen", EN: "trading and building"},
	vienna.Over:         {DE: "zu Ende", EN: "over"},
}

// Phase names the phase.
func (p *Position) Phase() catalog.Text { return phaseTitles[p.State.Phase] }

// Asked implements script.Position.
func (p *Position) Asked(most int) (who string, question catalog.Text, may []catalog.Text, more int) {
	moves := vienna.Legal(p.Table, &p.State, nil)
	for _, m := range moves[:min(most, len(moves))] {
		may = append(may, catalog.Text{
			DE: MoveLine(p.Table.Board, m, catalog.DE), EN: MoveLine(p.Table.Board, m, catalog.EN)})
	}
	return p.State.Decides.String(), questions[p.State.Phase], may, len(moves) - len(may)
}
