package table

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// The edits with which two players keep the score of their own game. Resources, hands and stacks are theirs: the
// position names only what is in play. Each is `keep` followed by
//
//	built n CARD      a card comes into play at the first place where the position allows it; or of the field card@built
//	played n CARD     a card goes to the discard pile; or that of the field card@built
//	road n left       a road at that end of the axis; `settle n left` a settlement
//	count n 4         cards in hand; - if nobody counts them
//	phase main        the dice have been rolled
//	end               the turn passes to the opponent
//	suppose n CARD    n has that card in hand, and perhaps others
//	afford n          n has nine of each resource, unless the position names some
//	yield 1           one of several ways in which the landscapes may lie, unless the position names some
//
// or any other edit. Afterwards the tokens are with those to whom the rules give them (Rulings 103.L.a, 103.M.a), and a
// threshold once reached stays so (Ruling 101.D.b a).
func (e *edit) keep(args []string) {
	if len(args) == 0 {
		return
	}
	before := e.prepared()
	run, ok := keepEdits[args[0]]
	if !ok {
		run, ok = edits[args[0]]
	}
	if !ok {
		e.fail("Das geht an diesem Tisch nicht: %s.", "This table cannot do that: %s.", strings.Join(args, " "))
		return
	}
	for _, token := range tokenLines { // what comes into play may move them
		for _, side := range []string{"north", "south"} {
			e.put(true, "", side, "holds", token.word)
		}
	}
	if run(e, args[1:]); e.fault == nil {
		e.settleTokens(before)
	}
}

var keepEdits = map[string]func(*edit, []string){
	"built": (*edit).built, "played": (*edit).played, "road": (*edit).road, "settle": (*edit).settle,
	"count": (*edit).count, "end": (*edit).end, "suppose": (*edit).suppose, "afford": (*edit).afford,
	"yield": (*edit).yield,
	"phase": func(e *edit, args []string) { e.set(append([]string{"phase"}, args...)) },
}

// built brings a card into play. The first place is taken with which the position has no mistakes that it did not have
// before; if there is none, the fault is the mistake of the first place.
func (e *edit) built(args []string) {
	if len(args) == 0 || sideNames[args[0]] == "" {
		return
	}
	card := e.card("card@built", args[1:])
	if e.fault != nil {
		return
	}
	before := e.prepared()
	s := before.Start()
	if s == nil {
		e.fail("Erst muss die Stellung stimmen.", "The position has to be possible first.")
		return
	}
	wrong := len(before.Mistakes())
	was := slices.Clone(e.text)
	for _, where := range placesFor(s, playerOf(args[0]), e.get("where@built")) {
		e.text = slices.Clone(was)
		e.put(true, "  "+sideNames[args[0]]+" "+where+": "+card, "\x00")
		now := e.prepared().Mistakes()
		if len(now) <= wrong {
			e.fault = nil
			return
		}
		if e.fault == nil {
			e.fault = &Fault{Text: now[0].Msg, Cites: now[0].Cites}
		}
	}
	e.text = was
}

func playerOf(side string) engine.Player {
	if side == "s" {
		return engine.South
	}
	return engine.North
}

// placesFor lists the places of a principality as lines of the position name them: the free building sites from left to
// right, the roads, the landscapes beside them, and the place beside the principality. A letter keeps those of one
// place.
func placesFor(s *engine.State, p engine.Player, letter string) []string {
	side := s.Sides[p]
	taken := map[engine.Spot]bool{}
	for _, c := range side.Laid {
		taken[s.Cards[c].At] = true
	}
	var sites, roads []string
	for _, pl := range side.Places {
		rows := []int8{1, -1, 2, -2}
		if pl.Kind == engine.SettlementPlace {
			rows = rows[:2]
		}
		if letter != "" && letter != string(pl.Name) {
			continue
		}
		for _, row := range rows {
			if taken[engine.Spot{Kind: engine.OnSite, Col: pl.Col, Row: row}] {
				continue
			}
			where := "above"
			if row < 0 {
				where = "below"
			}
			sites = append(sites, fmt.Sprintf("at %c %s %d", pl.Name, where, max(row, -row)))
		}
	}
	if letter != "" {
		return sites
	}
	for i := range side.Places[:max(0, len(side.Places)-1)] {
		between := string(side.Places[i].Name) + string(side.Places[i+1].Name)
		roads = append(roads, "at "+between, "at "+between+" above", "at "+between+" below")
	}
	return append(append(sites, roads...), "out")
}

// played puts a card on the discard pile of its player, or on the one that both share.
func (e *edit) played(args []string) {
	if len(args) == 0 || sideNames[args[0]] == "" {
		return
	}
	card := e.card("card@built", args[1:])
	if e.fault != nil {
		return
	}
	side := args[0]
	if t := e.prepared().Table(); t != nil && t.Common() {
		side = "n"
	}
	e.pile([]string{side + ".discard", card})
}

// road adds a road at an end of the axis; a road that is there already waits for its settlement.
func (e *edit) road(args []string) {
	if len(args) < 2 {
		return
	}
	e.axis(args[0], func(items []string) []string {
		at := len(items) - 1
		if args[1] == "left" {
			at = 0
		}
		if scenario.Begins(items[at], "road") {
			e.fail("Am Ende liegt schon eine Straße. Als Nächstes kommt dort eine Siedlung hin.",
				"There is a road at that end already. A settlement comes next.")
			return items
		}
		if args[1] == "left" {
			return append([]string{"road"}, items...)
		}
		return append(items, "road")
	})
}

// settle adds a settlement at an end of the axis, where a road has to lie.
func (e *edit) settle(args []string) {
	if len(args) < 2 {
		return
	}
	i := e.find(true, sideNames[args[0]], "axis")
	if i < 0 {
		e.fail("Die Stellung hat dafür keine Achse.", "The position has no axis for that.")
		return
	}
	_, rest, _ := strings.Cut(e.text[i], ":")
	items := strings.Split(rest, ",")
	at := len(items) - 1
	if args[1] == "left" {
		at = 0
	}
	if !scenario.Begins(items[at], "road") {
		e.fail("Dort fehlt noch die Straße.", "The road is still missing there.")
		return
	}
	e.grow(args)
}

// count notes how many cards a player has in hand.
func (e *edit) count(args []string) {
	if len(args) < 2 {
		return
	}
	words := []string{sideNames[args[0]], "hand"}
	switch n, err := strconv.Atoi(args[1]); {
	case args[1] == "-":
		e.put(true, "", words...)
	case err == nil && n == 0:
		e.put(true, "  "+strings.Join(words, " ")+": none", words...)
	case err == nil && n > 0 && n < 100:
		e.hidden([]string{args[0] + ".hand", strconv.Itoa(n)})
	}
}

// end passes the turn to the opponent.
func (e *edit) end([]string) {
	s := e.prepared().Start()
	if s == nil {
		e.fail("Erst muss die Stellung stimmen.", "The position has to be possible first.")
		return
	}
	if s.Turn > 0 {
		e.set([]string{"turn", strconv.Itoa(min(int(s.Turn)+1, 99))})
	}
	e.set([]string{"active", s.Active.Other().String()})
	e.set([]string{"phase", "before"})
}

// tokenLines are the tokens as the position names them, by the kind of points that brings them.
var tokenLines = []struct{ kind, word string }{{"strength", "knight"}, {"commerce", "mill"}}

// settleTokens states the holder of each token, because at a tie it stays where it was, and whether the threshold for
// attacks has been reached.
func (e *edit) settleTokens(before *scenario.Prepared) {
	after := e.prepared()
	if after.Start() == nil {
		return
	}
	for _, token := range tokenLines {
		holder, sure := engine.Token(after.Table(), after.Start(), token.kind)
		if !sure && before.Start() != nil {
			a, sureA := engine.Sum(after.Table(), after.Start(), engine.North, token.kind)
			b, sureB := engine.Sum(after.Table(), after.Start(), engine.South, token.kind)
			if was, known := engine.Token(before.Table(), before.Start(), token.kind); known && sureA && sureB && a == b {
				holder, sure = was, true
			}
		}
		if sure && holder != engine.Chance {
			e.put(true, "  "+holder.String()+" holds "+token.word, holder.String(), "holds", token.word)
		}
	}
	if after.Start().Gate {
		e.set([]string{"gate", "open"})
	}
}

// suppose puts a card into a hand that may hold others.
func (e *edit) suppose(args []string) {
	if len(args) == 0 || sideNames[args[0]] == "" {
		return
	}
	if card := e.card("", args[1:]); e.fault == nil {
		e.put(true, "  "+sideNames[args[0]]+" hand: "+card+", ...", sideNames[args[0]], "hand")
	}
}

// tracked reports whether the position names resources of a player.
func (e *edit) tracked(side string) bool {
	return e.find(true, side, "land") >= 0 || e.find(true, side, "stores") >= 0
}

var resourceWords = []string{"lumber", "brick", "ore", "grain", "wool", "gold"}

// afford gives a player more of everything than any card costs.
func (e *edit) afford(args []string) {
	if len(args) == 0 || sideNames[args[0]] == "" || e.tracked(sideNames[args[0]]) {
		return
	}
	e.put(true, "  "+sideNames[args[0]]+" stores: "+strings.Join(resourceWords, " 9, ")+" 9", "\x00")
}

// yield lays out landscapes for players without any in the position: their numbers begin with n, and each holds n
// resources.
func (e *edit) yield(args []string) {
	if len(args) == 0 {
		return
	}
	n, err := strconv.Atoi(args[0])
	if err != nil || n < 0 || n > 3 {
		return
	}
	for i, side := range []string{"north", "south"} {
		if e.tracked(side) {
			continue
		}
		lands := make([]string, len(landWords))
		for j, kind := range landWords {
			lands[j] = fmt.Sprintf("%s %d holds %d", kind, (j+n*(i+1))%len(landWords)+1, n)
		}
		e.put(true, "  "+side+" land: "+strings.Join(lands, ", "), "\x00")
	}
}

var landWords = []string{"forest", "hills", "mountains", "fields", "pasture", "river"}
