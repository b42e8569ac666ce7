package engine

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
)

// scenario writes the game as a scenario file, from its start to its last move: what docs/scenarios.md describes. Cards
// go by their ids.
func (g *playing) scenario(id, what string) string {
	w := &scenarioWriter{playing: g}
	w.line("# Random play: %s", strings.ReplaceAll(what, "\n", "; "))
	w.line("id: %s", id)
	w.line("title de: Zufallsspiel %d", g.seed)
	w.line("title en: Random game %d", g.seed)
	w.line("edition: %s", g.t.Book.Edition)
	if g.rules.variant == "" {
		w.line("game: %s", g.t.Game)
	} else {
		w.line("variant: %s", g.rules.variant)
	}
	switch {
	case len(g.sets) > 0:
		w.line("sets: %s", strings.Join(g.sets, ", "))
	case g.rules.variant == "rows":
		w.line("sets: %s", strings.Join(g.rules.sets[1:], ", "))
	}
	if len(g.t.open) > 0 && g.start.Phase != Opening {
		var open []string
		for _, def := range g.t.open {
			open = append(open, g.t.Book.ID(def))
		}
		w.line("open: %s", strings.Join(open, ", "))
	}
	if r := g.rules.rows; r.Stacks() > 0 {
		w.line("rows: %d, %d, %d", r.North, r.South, r.Neutral)
	}
	w.assumptions()
	w.line("\nstart")
	w.start(g.start)
	w.line("\nplay")
	s := g.start
	for _, m := range g.moves {
		w.line("  %s", w.move(s, m))
		next, _, err := Apply(g.t, s, m)
		if err != nil {
			w.line("  # %v", err)
			return w.String()
		}
		s = next
	}
	w.expect(s)
	return w.String()
}

type scenarioWriter struct {
	strings.Builder
	*playing
}

func (w *scenarioWriter) line(format string, args ...any) { fmt.Fprintf(w, format+"\n", args...) }

// assumptions are the assumed facts of the cards that are in the game.
func (w *scenarioWriter) assumptions() {
	if !w.rules.facts {
		return
	}
	inGame := map[string]bool{}
	for _, c := range w.start0().Cards {
		inGame[w.t.Book.ID(c.Def)] = true
	}
	for _, n := range w.t.Book.central {
		inGame[w.t.Book.ID(n)] = true
	}
	for _, a := range assumed(w.t.Book) {
		switch {
		case !inGame[a.Card]:
		case slices.Contains([]string{"cost", "price", "gain", "loss"}, a.Kind):
			w.line("assume: %s %s = %s", a.Kind, a.Card, bagText(newCost(a.Cost).Bag))
		default:
			w.line("assume: %s %s = %d", a.Kind, a.Card, a.N)
		}
	}
}

func (w *scenarioWriter) start0() *State { return w.playing.start }

// start writes the position before the first move of a dealt game.
func (w *scenarioWriter) start(s *State) {
	if s.Phase == Opening {
		w.opening(s)
		return
	}
	w.line("  turn %d\n  active %s\n  phase %s", s.Turn, s.Active, s.Phase)
	if s.Gate {
		w.line("  gate open")
	}
	w.line("  stacks %d", len(s.Sides[North].Stacks))
	for p := range s.Sides {
		who, side := Player(p), &s.Sides[p]
		var axis []string
		first, last := side.Places[0].Col, side.Places[len(side.Places)-1].Col
		for col := first - 1; col <= last+1; col++ {
			if slices.Contains(side.Roads, col) {
				axis = append(axis, "road")
			}
			for _, pl := range side.Places {
				if pl.Col == col {
					axis = append(axis, fmt.Sprintf("%s %c", pl.Kind, pl.Name))
				}
			}
		}
		w.line("  %s axis: %s", who, strings.Join(axis, ", "))
		var lands []string
		for _, l := range side.Lands {
			at := where(s, who, Spot{Kind: AtLandscape, Col: l.Col, Row: l.Row})
			lands = append(lands, fmt.Sprintf("%s %d holds %d at %s", l.Kind.Landscape(), l.Number, l.Stock, at))
		}
		w.line("  %s land: %s", who, strings.Join(lands, ", "))
		for _, c := range side.Laid {
			w.laid(s, who, c)
		}
		w.line("  %s hand: %s", who, w.pile(s, side.Hand, who))
		if who == North || !w.t.common() {
			w.line("  %s discard: %s", who, w.pile(s, side.Discard, who))
			for i, st := range side.Stacks {
				w.line("  %s stack %d: %s", who, i+1, w.pile(s, st, who))
			}
		}
	}
	w.line("  events: %s", w.pile(s, s.Events, North))
	w.line("  display: %s", w.pile(s, s.Display, North))
	w.landscapes(s)
}

// opening writes the position before an opening.
func (w *scenarioWriter) opening(s *State) {
	w.line("  phase opening\n  stacks %d", len(s.Sides[North].Stacks))
	for p := range s.Sides {
		who, side := Player(p), &s.Sides[p]
		if side.Hand.Len() > 0 {
			w.line("  %s deck: %s", who, w.pile(s, side.Hand, who))
		}
		for i, st := range side.Stacks {
			if st.Len() > 0 {
				w.line("  %s stack %d: %s", who, i+1, w.pile(s, st, who))
			}
		}
	}
	if !s.Events.Open {
		w.line("  events: %s", w.pile(s, s.Events, North))
	}
	w.landscapes(s)
}

// landscapes writes the landscape stack.
func (w *scenarioWriter) landscapes(s *State) {
	var lands []string
	for _, l := range s.Landscapes.Top {
		lands = append(lands, fmt.Sprintf("%s %d", l.Kind.Landscape(), l.Number))
	}
	w.line("  landscapes: %s", strings.Join(lands, ", "))
}

// laid writes a card that lies out, with what is to be known of it.
func (w *scenarioWriter) laid(s *State, p Player, c CardNo) {
	k, d := &s.Cards[c], w.t.defs[s.Cards[c].Def]
	at := "out"
	switch {
	case k.At.Kind == OnPile && k.At.Col == 0:
		at = "on discard"
	case k.At.Kind == OnPile:
		at = fmt.Sprintf("on stack %d", k.At.Col)
	case k.At.Kind == OnCard:
		on := &s.Cards[k.At.Card]
		at = "on " + w.id(s, k.At.Card)
		if on.At.Kind == OnSite || on.At.Kind == AtLandscape || on.At.Kind == OnRoad {
			at += " at " + where(s, p, on.At)
		}
	case k.At.Kind != OnTable:
		at = "at " + where(s, p, k.At)
	}
	said := []string{k.By.String()}
	if k.Used > 0 {
		said = append(said, "used")
	}
	for _, n := range []struct {
		word string
		n    int
		say  bool
	}{
		{"since", int(k.Since), k.Since > 0}, {"power", int(k.Power), d.is(catalog.Wizard)},
		{"stars", int(k.Stars), d.is(catalog.Counter)}, {"stored", int(k.Stored), k.Stored > 0},
	} {
		if n.say {
			said = append(said, fmt.Sprintf("%s %d", n.word, n.n))
		}
	}
	w.line("  %s %s: %s (%s)", p, at, w.id(s, c), strings.Join(said, ", "))
}

func (w *scenarioWriter) id(s *State, c CardNo) string { return w.t.Book.ID(s.Cards[c].Def) }

func (w *scenarioWriter) pile(s *State, p Pile, owner Player) string {
	var out []string
	for _, c := range slices.Concat(p.Top, p.Bottom) {
		name := w.id(s, c)
		if o := s.Cards[c].Owner; o != owner {
			name += " of " + o.String()
		}
		out = append(out, name)
	}
	if len(out) == 0 {
		return "none"
	}
	return strings.Join(out, ", ")
}

// where names a spot: `A above 1`, `AB below`, `left of A`.
func where(s *State, p Player, at Spot) string {
	side := ""
	switch {
	case at.Row > 0:
		side = " above"
	case at.Row < 0:
		side = " below"
	}
	for i, pl := range s.Sides[p].Places {
		name := string(pl.Name)
		switch {
		case at.Kind == OnSite && pl.Col == at.Col:
			if at.Row != 0 {
				side += fmt.Sprintf(" %d", max(at.Row, -at.Row))
			}
			return name + side
		case at.Kind == OnSite:
		case pl.Col == at.Col+1 && i == 0:
			return "left of " + name + side
		case pl.Col == at.Col-1 && i == len(s.Sides[p].Places)-1:
			return "right of " + name + side
		case pl.Col == at.Col-1:
			return name + string(s.Sides[p].Places[i+1].Name) + side
		}
	}
	return "nowhere"
}

// card names a card; of one that lies out it says who has laid it and where.
func (w *scenarioWriter) card(s *State, c CardNo) string {
	k := &s.Cards[c]
	name := w.id(s, c)
	if !k.Laid {
		return w.which(s, c)
	}
	name += " of " + k.By.String()
	if k.At.Kind == OnSite || k.At.Kind == AtLandscape || k.At.Kind == OnRoad {
		name += " at " + where(s, k.Side, k.At)
	}
	return name
}

// which names a card that does not lie out; of several of that name that an answer may choose, or else in its pile, it
// says the how manyth it is.
func (w *scenarioWriter) which(s *State, c CardNo) string {
	name := w.id(s, c)
	var like []CardNo
	if d, open := Open(w.t, s); open {
		for _, o := range d.Options {
			if o.Card != NoCard && s.Cards[o.Card].Def == s.Cards[c].Def && !slices.Contains(like, o.Card) {
				like = append(like, o.Card)
			}
		}
	}
	if !slices.Contains(like, c) {
		like = nil
		for _, pile := range pilesWith(s, c) {
			for _, x := range pile {
				if s.Cards[x].Def == s.Cards[c].Def {
					like = append(like, x)
				}
			}
		}
	}
	if i := slices.Index(like, c); i >= 0 && len(like) > 1 {
		return fmt.Sprintf("%s (%d)", name, i+1)
	}
	return name
}

// pilesWith are the top and the bottom of the pile in which c is.
func pilesWith(s *State, c CardNo) [][]CardNo {
	piles := []Pile{s.Display, s.Events}
	for _, side := range s.Sides {
		piles = append(append(piles, side.Hand, side.Discard), side.Stacks...)
	}
	for _, p := range piles {
		if slices.Contains(p.Top, c) || slices.Contains(p.Bottom, c) {
			return [][]CardNo{p.Top, p.Bottom}
		}
	}
	return nil
}

func bagText(b Bag) string {
	var out []string
	for k, n := range b {
		if n > 0 {
			out = append(out, fmt.Sprintf("%d %s", n, Kind(k)))
		}
	}
	return strings.Join(out, ", ")
}

// paying are the details that follow a move's first words.
func (w *scenarioWriter) paying(s *State, m Move) string {
	out := ""
	switch give := bagText(m.Give); {
	case give != "" && m.Stars > 0:
		out += fmt.Sprintf(" paying %s, %d stars", give, m.Stars)
	case m.Stars > 0:
		out += fmt.Sprintf(" paying %d stars", m.Stars)
	case give != "":
		out += " paying " + give
	}
	if save := bagText(m.Save); save != "" {
		out += " saving " + save
	}
	if m.By != NoCard {
		out += " with " + w.card(s, m.By)
	}
	return out
}

func (w *scenarioWriter) move(s *State, m Move) string {
	m = Trim(w.t, s, m)
	return w.moveItself(s, m) + countsText(s, " from ", m.Who, m.Pays) + countsText(s, " filling ", m.Who, m.Fills)
}

func countsText(s *State, word string, p Player, counts LandCounts) string {
	var out []string
	for i := 0; counts != 0 && i < len(s.Sides[p].Lands); i++ {
		if n := counts.Of(i); n > 0 {
			out = append(out, fmt.Sprintf("%d %s", n, landsText(s, p, LandSet(0).With(i))))
		}
	}
	if len(out) == 0 {
		return ""
	}
	return word + strings.Join(out, ", ")
}

func (w *scenarioWriter) moveItself(s *State, m Move) string {
	who := m.Who.String()
	switch {
	case m.Who == Chance && m.Card != NoCard && s.Phase == Opening:
		return "deal " + w.id(s, m.Card)
	case m.Own != 0 && s.Phase == Opening:
		l := s.Sides[m.Who].Lands[m.Own.List()[0]]
		return fmt.Sprintf("%s lays %s %d at %s", who, l.Kind.Landscape(), l.Number, where(s, m.Who, m.To))
	case m.Reveals.IsDef() && s.Phase == Opening:
		return who + " chooses " + w.t.Book.ID(m.Reveals.Def())
	}
	switch m.Verb {
	case Die:
		return fmt.Sprintf("die %d", m.N)
	case Pass:
		return who + " passes"
	case Choose:
		return who + " " + w.answer(s, m)
	case Roll:
		face, n := m.Face, m.N
		if s.Set.Event != NoFace {
			face = s.Set.Event
		}
		if s.Set.Yield != 0 {
			n = s.Set.Yield
		}
		return fmt.Sprintf("%s rolls %s %d%s", who, face, n, w.reveals(" reveals ", m))
	case Play:
		return who + " plays " + w.which(s, m.Card) + w.paying(s, m)
	case Build:
		return who + " builds " + w.built(s, m) + w.paying(s, m)
	case Use:
		out := who + " uses " + w.card(s, m.Card)
		if m.On != NoCard {
			out += " on " + w.card(s, m.On)
		}
		if m.To.Kind != Nowhere {
			out += " to " + where(s, m.Side, m.To)
		}
		if m.N > 0 {
			out += fmt.Sprintf(" stack %d", m.N)
		}
		out += w.reveals(" draws ", m)
		if get := bagText(m.Get); get != "" {
			out += " for " + get
		}
		return out + w.paying(s, m)
	case Trade, Offer:
		return fmt.Sprintf("%s %ss %s for %s", who, m.Verb, bagText(m.Give), bagText(m.Get))
	case Demolish:
		return who + " demolishes " + w.card(s, m.Card)
	case Redeem:
		return who + " redeems " + w.card(s, m.Card) + w.paying(s, m)
	case Feed:
		return fmt.Sprintf("%s feeds %s %d", who, w.card(s, m.Card), m.N)
	case EndMain:
		return who + " ends main"
	case EndTurn:
		return who + " ends turn"
	case Draw:
		return fmt.Sprintf("%s draws%s from stack %d", who, w.reveals(" ", m), m.N)
	case Search:
		return fmt.Sprintf("%s searches %s in stack %d%s", who, w.which(s, m.Card), m.N, w.paying(s, m))
	case Exchange:
		if m.Chosen {
			return fmt.Sprintf("%s exchanges %s for %s in stack %d%s",
				who, w.which(s, m.On), w.which(s, m.Card), m.N, w.paying(s, m))
		}
		return fmt.Sprintf("%s exchanges %s%s at stack %d", who, w.which(s, m.On), w.reveals(" for ", m), m.N)
	case PutBack:
		return fmt.Sprintf("%s puts %s under stack %d", who, w.which(s, m.Card), m.N)
	}
	return "# " + w.tellMove(m)
}

func (w *scenarioWriter) reveals(word string, m Move) string {
	if m.Reveals == 0 {
		return ""
	}
	return word + w.t.Book.ID(m.Reveals.Def())
}

func (w *scenarioWriter) built(s *State, m Move) string {
	switch {
	case m.Road:
		return "road " + where(s, m.Who, Spot{Kind: OnRoad, Col: m.At.Col})
	case m.Place && m.Central == SettlementPlace:
		places := s.Sides[m.Who].Places
		out := "settlement left of " + string(places[0].Name)
		if m.At.Col > places[0].Col {
			out = "settlement right of " + string(places[len(places)-1].Name)
		}
		return out + bringing(m)
	case m.Place:
		return m.Central.String() + " " + where(s, m.Who, Spot{Kind: OnSite, Col: m.At.Col})
	case m.At.Kind == OnTable:
		return w.which(s, m.Card)
	}
	side := m.Who
	if w.t.defs[s.Cards[m.Card].Def].is(catalog.Foreign) {
		side = side.Other()
	}
	return w.which(s, m.Card) + " at " + where(s, side, m.At)
}

func bringing(m Move) string {
	if m.Lands == [2]Landscape{} {
		return ""
	}
	var lands []string
	for _, l := range m.Lands {
		if l.Number == 0 { // a single one replaces another
			return fmt.Sprintf(" bringing %s %d", m.Lands[0].Kind.Landscape(), m.Lands[0].Number)
		}
		side := "below"
		if l.Row > 0 {
			side = "above"
		}
		lands = append(lands, fmt.Sprintf("%s %d %s", l.Kind.Landscape(), l.Number, side))
	}
	return " bringing " + strings.Join(lands, ", ")
}

// answer writes the answer to an open decision.
func (w *scenarioWriter) answer(s *State, m Move) string {
	d, _ := Open(w.t, s)
	get, give := bagText(m.Get), bagText(m.Give)
	if m.Stars > 0 {
		give = strings.TrimPrefix(give+fmt.Sprintf(", %d stars", m.Stars), ", ")
	}
	to := ""
	if m.To.Kind != Nowhere {
		to = " to " + m.Side.String() + " at " + where(s, m.Side, m.To)
	}
	switch {
	case m.Card != NoCard && d.Kind == AskReact:
		return "answers " + w.card(s, m.Card) + w.paying(s, m)
	case m.Card != NoCard && d.Kind == AskPutBack && w.t.defs[s.Cards[m.Card].Def].is(catalog.EventType):
		// It goes back on its stack, or under it.
		return "chooses " + w.which(s, m.Card) + map[bool]string{true: " under events"}[m.N > 0]
	case m.Card != NoCard && d.Kind == AskPutBack:
		return fmt.Sprintf("puts %s under stack %d", w.which(s, m.Card), m.N)
	case m.Card != NoCard:
		out := "chooses " + w.card(s, m.Card)
		if get != "" {
			out += " for " + get
		}
		if out += to; m.N > 0 {
			out += fmt.Sprintf(" under stack %d", m.N)
		}
		return out
	case m.Lands != [2]Landscape{}:
		return "chooses" + bringing(m)
	case m.Own != 0 && m.Theirs != 0:
		return "chooses " + landsText(s, m.Who, m.Own) + " for " + landsText(s, m.Who.Other(), m.Theirs)
	case m.Own != 0:
		return "chooses " + landsText(s, m.Who, m.Own)
	case m.Theirs != 0:
		return "chooses " + landsText(s, m.Who.Other(), m.Theirs) + " of " + m.Who.Other().String()
	case get != "" && give != "":
		return "chooses " + get + " for " + give
	case get+give != "":
		return "chooses " + get + give
	case m.Discard:
		return "chooses discard"
	case m.Face != NoFace:
		return "chooses " + m.Face.String()
	case m.N > 0 && d.Kind == AskStack && m.Side != m.Who:
		return fmt.Sprintf("chooses stack %d of %s", m.N, m.Side)
	case m.N > 0 && d.Kind == AskStack:
		return fmt.Sprintf("chooses stack %d", m.N)
	case m.N > 0:
		return fmt.Sprintf("chooses number %d", m.N)
	case to != "":
		return "chooses" + to
	}
	return "accepts"
}

func landsText(s *State, p Player, set LandSet) string {
	var out []string
	for _, i := range set.List() {
		l := s.Sides[p].Lands[i]
		at := where(s, p, Spot{Kind: AtLandscape, Col: l.Col, Row: l.Row})
		out = append(out, fmt.Sprintf("%s %d at %s", l.Kind.Landscape(), l.Number, at))
	}
	return strings.Join(out, ", ")
}

// expect writes what the position at the end looks like.
func (w *scenarioWriter) expect(s *State) {
	for p := range s.Sides {
		who := Player(p)
		if n, open := Points(w.t, s, who); open == 0 {
			w.line("  expect %s points %d", who, n)
		}
		w.line("  expect %s hand %d", who, s.Sides[p].Hand.Len())
		stores := bagText(Stock(s, who))
		if stores == "" {
			stores = "none"
		}
		w.line("  expect %s stores %s", who, stores)
	}
	if s.Winner != Chance {
		w.line("  expect %s wins", s.Winner)
	}
}
