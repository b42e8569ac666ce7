package scenario

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// MoveLine writes a move that is legal in s as a line of the play, the inverse of reading it. ok is false if the move
// leaves open what the line would have to name, or if no line is sure to mean exactly this move. If several cards are
// indistinguishable, it names any of them.
func MoveLine(t *engine.Table, s *engine.State, m engine.Move, lang catalog.Lang) (line string, ok bool) {
	want, _, err := engine.Apply(t, s, m)
	if err != nil {
		return "", false
	}
	hash := engine.Hash(t, want)
	m = engine.Trim(t, s, m)
	w := &writer{table: t, s: s, lang: lang}
	for _, line := range w.lines(m) {
		l := Line{tokens: scan(line, 1), Text: line, Pos: Pos{1, 1}}
		v := &mover{table: t, s: s.Clone(), r: l.reader(t.Book.Catalog)}
		read, mistake := v.move()
		if mistake == nil {
			read, mistake = v.settle(read)
		}
		if mistake != nil {
			continue
		}
		if got, _, err := engine.Apply(t, v.s, read); err == nil && (engine.Hash(t, got) == hash || w.same(read, m)) {
			return line, true
		}
	}
	return "", false
}

// MoveLines returns lines that may mean the move, shortest first, even if the move is refused or undecided.
func MoveLines(t *engine.Table, s *engine.State, m engine.Move, lang catalog.Lang) []string {
	return (&writer{table: t, s: s, lang: lang}).lines(m)
}

// writer writes moves in a position.
type writer struct {
	table *engine.Table
	s     *engine.State
	lang  catalog.Lang
}

// writtenGerman maps keywords to the German words used for writing; a test checks that they are read back as the same
// keywords.
var writtenGerman = map[string]string{
	"deal": "verteile", "lays": "legt", "begins": "beginnt", "hidden": "verdeckt",
	"north": "Nord", "south": "Süd", "plays": "spielt", "builds": "baut", "uses": "nutzt", "trades": "tauscht",
	"demolishes": "reißt", "redeems": "löst",
	"feeds": "beköstigt", "ends": "beendet", "draws": "zieht", "exchanges": "wechselt", "puts": "schiebt",
	"answers": "antwortet", "chooses": "wählt",
	"passes": "passt", "accepts": "einverstanden", "die": "Würfel", "main": "Hauptphase", "turn": "Zug",
	"stack": "Stapel", "from": "aus", "under": "unter",
	"at": "an", "to": "nach", "of": "von", "for": "gegen", "above": "über", "below": "unter", "left": "links",
	"right": "rechts", "road": "Straße",
	"settlement": "Siedlung", "city": "Stadt", "citadel": "Zitadelle", "number": "Zahl", "discard": "Ablage",
	"brigands": "Keule", "sun": "Sonne",
	"tournament": "Turnier", "mill": "Mühle", "?": "Frage", "rolls": "würfelt", "offers": "bietet", "searches": "sucht",
	"reveals": "deckt", "paying": "zahlt", "saving": "spart", "bringing": "bringt", "filling": "füllt",
	"with": "mit", "on": "auf", "in": "in", "holds": "fasst", "events": "Ereignisse", "star": "Stern",
	"metropolis": "Metropole",
	"forest":     "Wald", "hills": "Hügelland", "mountains": "Gebirge", "fields": "Ackerland", "pasture": "Weideland",
	"river":  "Goldfluss",
	"lumber": "Holz", "brick": "Lehm", "ore": "Erz", "grain": "Getreide", "wool": "Wolle", "gold": "Gold",
}

// say translates keywords into the writer's language and leaves other words alone.
func (w *writer) say(words ...string) string {
	out := slices.Clone(words)
	for i, word := range out {
		if de, ok := writtenGerman[word]; ok && w.lang == catalog.DE {
			out[i] = de
		}
	}
	return strings.Join(slices.DeleteFunc(out, func(s string) bool { return s == "" }), " ")
}

func number(n int8) string { return fmt.Sprint(n) }

// lines returns the lines that may mean the move, shortest first.
func (w *writer) lines(m engine.Move) []string {
	var lines []string
	for _, line := range w.plain(m) {
		for _, from := range w.pays(m) {
			lines = append(lines, line+from+w.landCounts("filling", m.Who, m.Fills))
		}
	}
	return lines
}

// pays returns the ways to write which landscapes and expansions with mined gold pay first; "" if the move names none.
func (w *writer) pays(m engine.Move) []string {
	ways := []string{w.landCounts("from", m.Who, m.Pays)}
	if m.Mined == 0 {
		return ways
	}
	for i, c := range engine.Mines(w.table, w.s, m.Who) {
		n := m.Mined.Of(i)
		if n == 0 {
			continue
		}
		var out []string
		for _, way := range ways {
			between := ", "
			if way == "" {
				between = " " + w.say("from") + " "
			}
			for _, name := range w.laid(c) {
				out = append(out, way+between+number(n)+" "+name)
			}
		}
		ways = out
	}
	return ways
}

// landCounts writes which landscapes pay or are filled first, or "".
func (w *writer) landCounts(word string, p engine.Player, counts engine.LandCounts) string {
	var parts []string
	if counts != 0 {
		for i := range w.s.Sides[p].Lands {
			if n := counts.Of(i); n > 0 {
				parts = append(parts, number(n)+" "+w.landSet(p, engine.LandSet(0).With(i), 2))
			}
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return " " + w.say(word) + " " + strings.Join(parts, ", ")
}

// plain writes a move without the landscapes that pay or are filled.
func (w *writer) plain(m engine.Move) []string {
	who := m.Who.String()
	with := func(verb string, rests []string) []string {
		var out []string
		for _, rest := range rests {
			out = append(out, strings.TrimSpace(w.say(who, verb)+" "+rest))
		}
		return out
	}
	switch m.Verb {
	case engine.Die:
		return []string{w.say("die", number(m.N))}
	case engine.Roll:
		return with("rolls", w.more(m, []string{w.dice(m)}, "reveals"))
	case engine.Play:
		return with("plays", w.more(m, w.hand(m.Card), "paying", "saving", "with"))
	case engine.Build:
		return with("builds", w.more(m, w.built(m), "paying", "saving", "with", "bringing"))
	case engine.Use:
		return with("uses", w.more(m, w.laid(m.Card), "on", "to", "stack", "draws", "for", "paying", "with"))
	case engine.Trade:
		return with("trades", []string{w.bag(m.Give) + " " + w.say("for") + " " + w.bag(m.Get)})
	case engine.Offer:
		return with("offers", []string{w.bag(m.Give) + " " + w.say("for") + " " + w.bag(m.Get)})
	case engine.Demolish:
		return with("demolishes", w.demolished(m))
	case engine.Redeem:
		return with("redeems", w.more(m, w.laid(m.Card), "paying", "saving"))
	case engine.Feed:
		return with("feeds", behind(w.laid(m.Card), number(m.N)))
	case engine.EndMain:
		return with("ends", []string{w.say("main")})
	case engine.EndTurn:
		return with("ends", []string{w.say("turn")})
	case engine.Draw:
		return with("draws", []string{w.say(w.revealed(m), "from", "stack", number(m.N))})
	case engine.Search:
		return with("searches", w.more(m, behind(w.fresh(m), w.say("in", "stack", number(m.N))), "paying"))
	case engine.PutBack:
		return with("puts", w.under(w.hand(m.Card), m.N))
	case engine.Exchange:
		return with("exchanges", w.exchanged(m))
	case engine.Pass:
		if m.Who == engine.Chance {
			return []string{w.say("deal", "hidden")}
		}
		return with("passes", []string{""})
	case engine.Choose:
		return w.chosen(m, with)
	}
	return nil
}

// chosen returns the ways to write an answer.
func (w *writer) chosen(m engine.Move, with func(string, []string) []string) []string {
	if m.Who == engine.Chance || m.Own != 0 && m.To.Kind == engine.AtLandscape ||
		m.Card == engine.NoCard && m.Reveals.IsDef() && m.N == 0 {
		return w.chosenInOpening(m, with)
	}
	if m.Card == engine.NoCard {
		rests := w.thing(m)
		if len(rests) == 0 {
			return with("accepts", []string{""})
		}
		return with("chooses", rests)
	}
	names := w.named(m.Card)
	if m.N > 0 {
		lines := append(with("puts", w.under(names[:1], m.N)), with("chooses", w.under(names, m.N))...)
		return append(lines, with("chooses", behind(names, w.say("under", "events")))...)
	}
	lines := with("chooses", w.more(m, names, "for", "to", "paying"))
	if d, open := engine.Open(w.table, w.s); open && d.Kind == engine.AskReact {
		return append(with("answers", w.more(m, names, "with", "on", "paying")), lines...)
	}
	return lines
}

// behind appends the same words to each of the partial lines.
func behind(rests []string, what string) []string {
	var out []string
	for _, r := range rests {
		out = append(out, r+" "+what)
	}
	return out
}

func (w *writer) under(names []string, n int8) []string {
	return behind(names, w.say("under", "stack", number(n)))
}

func (w *writer) to(m engine.Move) []string {
	at := w.where(m.Side, m.To)
	return []string{w.say("to") + " " + at, w.say("to", m.Side.String(), "at") + " " + at}
}

func (w *writer) name(c engine.CardNo) string {
	k := w.table.Book.Catalog.Card(w.table.Book.ID(w.s.Cards[c].Def))
	if k == nil {
		return w.say("hidden")
	}
	return k.Title(w.lang)
}

// hand returns the ways to name a card of a hand or a pile, shortest first, the later ones with its owner and its
// number among the cards of that name.
func (w *writer) hand(c engine.CardNo) []string {
	if c == engine.NoCard {
		return nil
	}
	name, like := w.name(c), 0
	for _, k := range w.s.Cards {
		like += truth(k.Def == w.s.Cards[c].Def)
	}
	if like < 2 || w.s.Cards[c].Laid {
		return []string{name}
	}
	out := []string{name, name + " " + w.say("of", w.s.Cards[c].Owner.String())}
	for n := range min(like, mostAlike) {
		out = append(out, fmt.Sprintf("%s (%d)", name, n+1))
	}
	return out
}

// named returns the ways to name a card, wherever it is.
func (w *writer) named(c engine.CardNo) []string {
	if w.s.Cards[c].Laid {
		return w.laid(c)
	}
	return w.hand(c)
}

// mostAlike bounds the number by which a card among cards of one name is written.
const mostAlike = 9

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// laid returns the ways to name a card in play, shortest first, the later ones with its player and its place.
func (w *writer) laid(c engine.CardNo) []string {
	if c == engine.NoCard {
		return nil
	}
	k, name := w.s.Cards[c], w.name(c)
	out := []string{name}
	if k.Laid {
		of := name + " " + w.say("of", k.By.String())
		at := w.say("at") + " " + w.where(k.Side, k.At)
		switch {
		case k.At.Kind == engine.OnPile && k.At.Col == 0:
			at = w.say("on", "discard")
		case k.At.Kind == engine.OnPile:
			at = w.say("on", "stack", number(int8(k.At.Col)))
		}
		out = append(out, name+" "+at, of, of+" "+at)
	}
	return out
}

// built writes the card or place built, and its site.
func (w *writer) built(m engine.Move) []string {
	switch {
	case m.Road:
		return []string{w.say("road") + " " + w.where(m.Who, m.At)}
	case m.Place && m.Central == engine.SettlementPlace:
		road := m.At // the road that leads to it
		road.Kind = engine.OnRoad
		if places := w.s.Sides[m.Who].Places; len(places) > 0 && m.At.Col < places[0].Col {
			road.Col++
		} else {
			road.Col--
		}
		return []string{w.say("settlement") + " " + w.where(m.Who, road)}
	case m.Place:
		return []string{w.say(m.Central.String()) + " " + w.letter(m.Who, m.At.Col)}
	case m.At.Kind == engine.OnTable || m.At.Kind == engine.Nowhere:
		return w.hand(m.Card)
	}
	name, at := w.name(m.Card), w.say("at")
	return []string{name + " " + at + " " + w.where(m.Who, m.At), name + " " + at + " " + w.where(m.Who.Other(), m.At),
		w.say("metropolis") + " " + w.letter(m.Who, m.At.Col)} // the card is written by the place that it makes
}

// letter returns the letter of the place in that column, or "".
func (w *writer) letter(p engine.Player, col engine.Col) string {
	for _, pl := range w.s.Sides[p].Places {
		if pl.Col == col {
			return string(pl.Name)
		}
	}
	return ""
}

// where writes a place in p's principality.
func (w *writer) where(p engine.Player, at engine.Spot) string {
	side := ""
	switch {
	case at.Row > 0:
		side = "above"
	case at.Row < 0:
		side = "below"
	}
	if at.Kind == engine.OnSite {
		row := ""
		if at.Row != 0 {
			row = number(max(at.Row, -at.Row))
		}
		return w.say(w.letter(p, at.Col), side, row)
	}
	left, right := w.letter(p, at.Col-1), w.letter(p, at.Col+1)
	switch {
	case left != "" && right != "":
		return w.say(left+right, side)
	case right != "":
		return w.say("left", "of", right, side)
	}
	return w.say("right", "of", left, side)
}

// bag writes resources.
func (w *writer) bag(b engine.Bag) string {
	var parts []string
	for k, n := range b {
		if n > 0 {
			parts = append(parts, number(n)+" "+w.say(engine.Kind(k).String()))
		}
	}
	return strings.Join(parts, ", ")
}
