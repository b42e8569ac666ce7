package engine

import (
	"cmp"
	"slices"

	"catanica/catalog"
)

// stock is what p has on his landscapes, by resource.
func (g *game) stock(p Player) Bag {
	var b Bag
	for _, l := range g.s.Sides[p].Lands {
		b[l.Kind] += l.Stock
	}
	return b
}

// room is how many more of each resource p's landscapes can hold: three on each.
func (g *game) room(p Player) Bag {
	var b Bag
	for _, l := range g.s.Sides[p].Lands {
		b[l.Kind] += 3 - l.Stock
	}
	b[Gold] += g.mineRoom(p)
	return b
}

// Stock is what p has on his landscapes, by resource.
func Stock(s *State, p Player) Bag { return (&game{s: s}).stock(p) }

// spend takes the resources from p's landscapes: from the fullest of a kind, among equals from the first.
// The caller has made sure that they are there.
func (g *game) spend(p Player, b Bag) {
	g.move1(p, b, func(x, y Landscape) int { return -cmp.Compare(x.Stock, y.Stock) }, -1)
}

// gain puts resources on p's landscapes: on the emptiest of a kind, among equals on the first; what has no
// room is lost. It returns what found room. A store that nobody has stated stays unstated: it takes all.
func (g *game) gain(p Player, b Bag) Bag {
	room := g.room(p)
	for k := range b {
		if g.hasLand(p, Kind(k)) {
			b[k] = min(b[k], room[k])
		}
	}
	if free := g.goldRoom(p); b[Gold] > free && g.mineRoom(p) > 0 {
		g.overflow(p, b[Gold]-free)
	}
	g.move1(p, b, func(x, y Landscape) int { return cmp.Compare(x.Stock, y.Stock) }, 1)
	return b
}

// goldRoom is how much gold p's landscapes can take.
func (g *game) goldRoom(p Player) int8 { return g.room(p)[Gold] - g.mineRoom(p) }

func (g *game) move1(p Player, b Bag, order func(x, y Landscape) int, step int8) {
	lands := g.editLands(p)
	for k := range b {
		for range b[k] {
			best := -1
			for i, l := range lands {
				if l.Kind != Kind(k) || l.Stock+step < 0 || l.Stock+step > 3 {
					continue
				}
				if best < 0 || order(l, lands[best]) < 0 {
					best = i
				}
			}
			if best >= 0 {
				lands[best].Stock += step
			}
		}
	}
}

// has reports whether p's landscapes hold b.
func (g *game) holds(p Player, b Bag) bool {
	have := g.stock(p)
	for k := range b {
		if have[k] < b[k] {
			return false
		}
	}
	return true
}

// pay takes what something costs, after discounts, and reports it. give says which resources are paid where
// the cost leaves a choice (any), save which a discount saves. cite is the article that asks for payment, or
// several with spaces between them.
func (g *game) pay(p Player, c CardNo, cost Cost, discounts int, give, save Bag, cite string) error {
	need := cost.Bag
	discounts = min(discounts, cost.Total())
	if saved := save.Total(); saved > discounts {
		return g.wrong("Gespart werden können %d Rohstoffe, genannt sind %d.", "%d resources can be saved, %d are named.", discounts, saved)
	}
	free := discounts - save.Total()
	anyLeft := int(cost.Any)
	for k := range save {
		if need[k] < save[k] {
			return g.wrong("Davon kostet die Karte weniger: %s.", "The card costs fewer of these: %s.", Kind(k))
		}
		need[k] -= save[k]
	}
	if free > 0 {
		used := min(free, anyLeft)
		anyLeft -= used
		free -= used
	}
	if free > 0 && give.Total() == 0 {
		if kind, one := single(need); one {
			need[kind] -= int8(free)
			free = 0
		}
	}
	if err := g.needLands(p); need.Total()+anyLeft > 0 && err != nil {
		return err
	}
	if free > 0 || anyLeft > 0 {
		return g.payNamed(p, c, need, anyLeft, free, give, cost, cite)
	}
	if give.Total() > 0 && give != need {
		return g.refuse(cite, "So werden die Kosten nicht gezahlt.", "That does not pay the cost.")
	}
	return g.payExactly(p, c, need, cost, cite)
}

// single is the only resource in b.
func single(b Bag) (k Kind, ok bool) {
	n := 0
	for i := range b {
		if b[i] > 0 {
			n++
			k = Kind(i)
		}
	}
	return k, n == 1
}

// payNamed pays where the player chooses: give must be the fixed part less what a discount saves, and any
// resources for the rest.
func (g *game) payNamed(p Player, c CardNo, need Bag, anyLeft, free int, give Bag, cost Cost, cite string) error {
	total := need.Total() + anyLeft - free
	g.readMined(p, c, need)
	if g.purseFor(p, c).Total() < total || g.shortOf(p, c, need) > free {
		return g.refuse(cite, "Dafür reichen die Rohstoffe nicht.", "There are not enough resources for that.")
	}
	if give.Total() != total {
		return g.unnamed("resources", "Sag, welche %d Rohstoffe gezahlt werden (oder welche der Rabatt spart).", "Say which %d resources are paid (or which the discount saves).", total)
	}
	short := 0
	for k := range need {
		if give[k] < need[k] {
			short += int(need[k] - give[k])
		}
	}
	if short > free {
		return g.refuse(cite, "So werden die Baukosten nicht gezahlt.", "That does not pay the cost.")
	}
	return g.payExactly(p, c, give, cost, cite)
}

// shortOf is how many of the resources in b p does not have.
func (g *game) shortOf(p Player, c CardNo, b Bag) int {
	have, n := g.purseFor(p, c), 0
	for k := range b {
		n += int(max(0, b[k]-have[k]))
	}
	return n
}

func (g *game) payExactly(p Player, c CardNo, b Bag, cost Cost, cite string) error {
	if !g.t.on("kuw.volksstimmung") {
		cost.Star = 0 // the tempting reading: stars are no resources, so they are no cost
	}
	g.readMined(p, c, b)
	if b.beyond(g.purseFor(p, c)) {
		return g.refuse(cite, "Dafür reichen die Rohstoffe nicht.", "There are not enough resources for that.")
	}
	if g.stars(p) < int(cost.Star) {
		return g.refuse("kuw.volksstimmung", "Dafür reichen die Sterne nicht.", "There are not enough stars for that.")
	}
	if err := g.payPowerFor(p, c, int(cost.Power)); err != nil {
		return err
	}
	g.payOut(p, b)
	g.takeStars(p, int(cost.Star))
	if b.Total()+int(cost.Star) > 0 { // for magic power the wizards have spoken
		e := g.emitCiting("paid", p, cite)
		e.Card, e.Get, e.N = c, b, int(cost.Star)
	}
	return nil
}

// payPowerFor takes magic power for a card. What is built is paid for like a spell: whoever has been charged pauses. By the
// other reading of charged-wizard-buildings the power that he had before builds.
func (g *game) payPowerFor(p Player, c CardNo, n int) error {
	if n > 0 && c != NoCard && !g.card(c).Laid && !g.def(c).action() {
		for _, w := range g.wizards(p) {
			if k := g.card(w); k.Fresh > 0 && k.Power > k.Fresh && !g.unbound(w) && g.reading("charged-wizard-buildings") == "old-power" {
				return g.payPowerOf(p, n, NoCard, g.powerToBuild)
			}
		}
	}
	return g.payPower(p, n, NoCard)
}

// powerToBuild is what a wizard has left of the power that he had before he was charged, or all of it.
func (g *game) powerToBuild(w CardNo) int {
	if g.unbound(w) {
		return 0
	}
	return int(g.s.Cards[w].Power - g.s.Cards[w].Fresh)
}

// payPower takes magic power from p's wizards, from first if named, else from the fullest. Power that was
// fed this turn cannot be used (127.A.a); a wizard fed this turn casts nothing more (127.A.c).
func (g *game) payPower(p Player, n int, first CardNo) error {
	return g.payPowerOf(p, n, first, g.usablePower)
}

// payPowerOf takes magic power of which each wizard has as much as usable says.
func (g *game) payPowerOf(p Player, n int, first CardNo, usable func(CardNo) int) error {
	if n == 0 {
		return nil
	}
	var wizards []CardNo
	have := 0
	g.laidBy(p, func(c CardNo) {
		if g.isType(c, catalog.Wizard) && usable(c) > 0 {
			wizards = append(wizards, c)
			have += usable(c)
		}
	})
	if have < n {
		cites := "zud.magie.zauberbuecher 127.A.a"
		if g.anyFresh(p) {
			cites += " 127.A.c 103.G.d"
		}
		return g.refuse(cites, "Dafür reicht die Zauberkraft nicht.", "There is not enough magic power for that.")
	}
	slices.SortStableFunc(wizards, func(a, b CardNo) int {
		return cmp.Or(-boolCompare(a == first, b == first), -cmp.Compare(g.s.Cards[a].Power, g.s.Cards[b].Power))
	})
	for _, w := range wizards {
		for usable(w) > 0 && n > 0 {
			g.edit(w).Power--
			n--
			if e := g.last("power-spent", w); e != nil {
				e.N++
				continue
			}
			e := g.emit("power-spent", p, "zud.magie.zauberer")
			e.Card, e.N = w, 1
		}
	}
	return nil
}

// anyFresh reports whether a wizard of p's has been fed this turn.
func (g *game) anyFresh(p Player) bool {
	return slices.ContainsFunc(g.wizards(p), func(c CardNo) bool { return g.s.Cards[c].Fresh > 0 })
}

func boolCompare(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

// last is the last event, when it is of this type and about this card.
func (g *game) last(typ string, c CardNo) *Event {
	if n := len(g.events); n > 0 && g.events[n-1].Type == typ && g.events[n-1].Card == c {
		return &g.events[n-1]
	}
	return nil
}

func (g *game) usablePower(w CardNo) int {
	k := &g.s.Cards[w]
	switch {
	case g.unbound(w):
		return 0
	case k.Fresh == 0 || !g.t.on("127.A.a", "103.G.d"):
		return int(k.Power)
	case !g.t.on("127.A.c"):
		return int(k.Power - k.Fresh)
	}
	return 0
}

func (g *game) power(p Player) int {
	n := 0
	g.laidBy(p, func(c CardNo) {
		if g.isType(c, catalog.Wizard) {
			n += g.usablePower(c)
		}
	})
	return n
}

func (g *game) takeStars(p Player, n int) {
	g.laidBy(p, func(c CardNo) {
		if g.isType(c, catalog.Counter) {
			k := g.edit(c)
			take := min(n, int(k.Stars))
			k.Stars -= int8(take)
			n -= take
		}
	})
}

// addStars gives p up to n stars, three on each counter; what has no room is lost (kuw.volksstimmung).
func (g *game) addStars(p Player, n int) (added int) {
	g.laidBy(p, func(c CardNo) {
		if g.isType(c, catalog.Counter) {
			k := g.edit(c)
			put := min(n-added, 3-int(k.Stars))
			k.Stars += int8(put)
			added += put
		}
	})
	return added
}

func (g *game) starRoom(p Player) int {
	n := 0
	g.laidBy(p, func(c CardNo) {
		if g.isType(c, catalog.Counter) {
			n += 3 - int(g.s.Cards[c].Stars)
		}
	})
	return n
}
