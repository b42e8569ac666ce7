package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// meets returns the condition of a card that is not met at this moment ("build" or "play"), or nil. Conditions matter
// only at this moment (Ruling 103.R.a).
func (g *conditions) meets(p Player, c CardNo, moment string) error {
	for _, n := range g.def(c).needs {
		if n.For != moment {
			continue
		}
		if g.misread("113.E.a") && g.misreadTradeFleets(p, n.Need) {
			return g.misreadNoTradeFleet()
		}
		if g.misread(n.switches...) {
			if err := g.misreadNeed(p, c, n.Need); err != nil {
				return err
			}
			continue
		}
		if err := g.need(p, c, n.Need); err != nil {
			return err
		}
	}
	return g.asked(p, c)
}

// stillAllowed reports whether a card in play meets the conditions for building it now. It need not: they matter only
// when it is built (Ruling 103.R.a). blocked says whether blocked cards count towards them.
func (g *board) stillAllowed(c CardNo, blocked blockedCards) bool {
	k := &g.s.Cards[c]
	return !slices.ContainsFunc(g.def(c).needs, func(n need) bool {
		return n.For == "build" && !g.fulfilled(k.By, n.Need, blocked)
	})
}

// tellStays reports the cards whose condition this move has taken away: they stay and go on working (Ruling 103.R.a).
func (g *ledger) tellStays(before *State) {
	if g.misread("103.R.a") {
		return // misread, such cards stop working: see misreadLapses
	}
	was := look(g.t, before)
	for p := range before.Sides {
		for _, c := range before.Sides[p].Laid {
			if g.s.Cards[c].Laid && was.stillAllowed(c, withBlocked) && !g.stillAllowed(c, withBlocked) {
				g.emit("stays", g.s.Cards[c].By, "103.R.a").Card = c
			}
		}
	}
}

// need returns a refusal if condition n is not met. It records the reading blocked-condition if the answer depends on
// it.
func (g *conditions) need(p Player, c CardNo, n catalog.Need) error {
	met := g.fulfilled(p, n, blockedAsRead)
	if g.trial == nil && (met != g.fulfilled(p, n, withoutBlocked) || met != g.fulfilled(p, n, withBlocked)) {
		g.read("blocked-condition")
	}
	if met {
		return nil
	}
	if g.trial != nil {
		return &triedRefusal
	}
	cites := articles(n.Source)
	switch {
	case len(cites) == 0:
		cites = []string{"103.R.a"}
	case strings.HasPrefix(cites[0], "101."): // a list of changes, which the condition is one of
		cites = append([]string{"glossar.bedingung"}, cites...)
	}
	if g.fulfilled(p, n, withBlocked) { // the cards are there, but blocked
		cites = append([]string{"103.P.a"}, cites...)
	}
	what := g.describeNeed(n)
	return g.refuseBy(cites, "Eine Bedingung %s ist nicht erfüllt. Nötig: %s.",
		"A condition of %s is not met. Required: %s.",
		g.title(c, catalog.Genitive), what)
}

// blockedCards says whether blocked cards count towards a condition that names them by id.
type blockedCards int8

const (
	blockedAsRead  blockedCards = iota // as the reading blocked-condition answers
	withBlocked                        // they count
	withoutBlocked                     // they do not count
)

// fulfilled reports whether p meets the condition.
func (g *board) fulfilled(p Player, n catalog.Need, blocked blockedCards) bool {
	sides := []Player{p}
	switch n.Where {
	case "opponent":
		sides = []Player{p.Other()}
	case "table":
		sides = []Player{p, p.Other()}
	}
	count := max(1, n.Count)
	have := 0
	for _, ref := range n.Any {
		have += g.countRef(sides, ref, blocked)
	}
	ok := len(n.Any) == 0 || have >= count
	for _, ref := range n.All {
		ok = ok && g.countRef(sides, ref, blocked) >= count
	}
	for _, ref := range n.None {
		ok = ok && g.countRef(sides, ref, blocked) == 0
	}
	return ok
}

// describeNeed puts a condition into words.
func (g *conditions) describeNeed(n catalog.Need) catalog.Text {
	var out catalog.Text
	for _, l := range []struct {
		word catalog.Text
		refs []string
	}{
		{say("%s", "%s", needsAny(max(1, n.Count))), n.Any},
		{say("%s", "%s", needsAll(max(1, n.Count))), n.All},
		{say("nichts davon:", "none of these:"), n.None},
	} {
		var de, en []string
		for _, ref := range g.inThisGame(l.refs) {
			t := g.refTitle(ref)
			de, en = append(de, t.DE), append(en, t.EN)
		}
		if len(de) == 1 && n.Count < 2 && len(n.None) == 0 {
			l.word = catalog.Text{}
		}
		if len(de) > 0 {
			out.DE += "; " + strings.TrimPrefix(l.word.DE+" "+strings.Join(de, ", "), " ")
			out.EN += "; " + strings.TrimPrefix(l.word.EN+" "+strings.Join(en, ", "), " ")
		}
	}
	side := map[string]catalog.Text{
		"opponent": say(" beim Mitspieler", " in the opponent's principality"),
		"table":    say(" bei beiden Spielern zusammen", " in both principalities together"),
	}[n.Where]
	return catalog.Text{DE: strings.TrimPrefix(out.DE, "; ") + side.DE, EN: strings.TrimPrefix(out.EN, "; ") + side.EN}
}

// inThisGame returns the references without types that no card of the game has: the basic game knows neither dragons
// nor cannons.
func (g *conditions) inThisGame(refs []string) []string {
	if g.t.Game != catalog.Basic {
		return refs
	}
	cat := g.t.Book.Catalog
	known := func(t catalog.CardType) bool {
		return slices.ContainsFunc(cat.Sets, func(s *catalog.Set) bool {
			return s.Kind == catalog.BaseSet && slices.ContainsFunc(cat.CardsOf(s.ID), func(c *catalog.Card) bool {
				return c.Is(t, g.t.Book.Edition)
			})
		})
	}
	return slices.DeleteFunc(slices.Clone(refs), func(ref string) bool {
		kind, id, _ := strings.Cut(ref, ":")
		return kind == "type" && !known(catalog.CardType(id))
	})
}

// refTitle returns the text for a reference in a condition: the name of a card or of a type.
func (g *conditions) refTitle(ref string) catalog.Text {
	if n, ok := g.t.Book.byID[ref]; ok {
		return g.t.defs[n].card.Name.Text
	}
	_, id, _ := strings.Cut(ref, ":")
	if t, ok := typeTitles[catalog.CardType(id)]; ok {
		return t
	}
	return catalog.Text{DE: id, EN: id}
}

// typeTitles holds the names of the types in conditions.
var typeTitles = map[catalog.CardType]catalog.Text{
	catalog.Building:   {DE: "Gebäude", EN: "building"},
	catalog.Knight:     {DE: "Ritter", EN: "knight"},
	catalog.Dragon:     {DE: "Drache", EN: "dragon"},
	catalog.Cannon:     {DE: "Kanone", EN: "cannon"},
	catalog.Fleet:      {DE: "Flotte", EN: "fleet"},
	catalog.TradeFleet: {DE: "Handelsflotte", EN: "trade fleet"},
	catalog.Wizard:     {DE: "Zauberer", EN: "wizard"},
	catalog.SpellBook:  {DE: "Zauberbuch", EN: "spell book"},
	catalog.Unit:       {DE: "Einheit", EN: "unit"},
	catalog.City:       {DE: "Stadt", EN: "city"},
	catalog.Settlement: {DE: "Siedlung", EN: "settlement"},
	catalog.Citadel:    {DE: "Zitadelle", EN: "citadel"},
}

// countRef counts the players' cards that ref names: a card id, type:T or class:C. A blocked card does not count by its
// id, because satisfying a condition is a function (Ruling 103.P.a; reading blocked-condition); it still counts by its
// type and class.
func (g *board) countRef(sides []Player, ref string, blocked blockedCards) int {
	n := 0
	counts := blocked == withBlocked || blocked == blockedAsRead && g.t.reading("blocked-condition") == "yes"
	kind, id, typed := strings.Cut(ref, ":")
	for _, p := range sides {
		n += g.countPlaces(p, ref, kind, id)
		g.laidBy(p, func(c CardNo) {
			d := g.def(c)
			match := !typed && (d.id == ref || g.mirrorsID(c, ref)) ||
				kind == "type" && d.is(catalog.CardType(id)) || kind == "class" && d.class == id
			if g.misread("105.E.a", "123.AN.a") {
				match = match || misreadLargeHarbor(d, ref)
			}
			if !match {
				return
			}
			if typed || counts || g.blocker(c) == NoCard {
				n++
			}
		})
	}
	return n
}

// countPlaces counts the central cards that ref names. They are places and roads of the principality, not cards in
// play.
func (g *board) countPlaces(p Player, ref, kind, id string) int {
	t := g.t.Book.centralType[ref]
	if kind == "type" {
		t = catalog.CardType(id)
	}
	if t == catalog.Road {
		return len(g.s.Sides[p].Roads)
	}
	n := 0
	for _, pl := range g.s.Sides[p].Places {
		if pl.Kind.is(t) {
			n++
		}
	}
	return n
}

// is reports whether the place counts as a central card of the type. A metropolis lies on a city.
func (k PlaceKind) is(t catalog.CardType) bool {
	switch t {
	case catalog.Settlement:
		return k == SettlementPlace
	case catalog.City:
		return k == CityPlace || k == MetropolisPlace
	case catalog.Citadel:
		return k == CitadelPlace
	case catalog.Metropolis:
		return k == MetropolisPlace
	}
	return false
}
