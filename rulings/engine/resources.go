package engine

// stock returns the resources on p's landscapes.
func (g *board) stock(p Player) Bag {
	var b Bag
	for _, l := range g.s.Sides[p].Lands {
		b[l.Kind] += l.Stock
	}
	return b
}

// Stock returns the resources on p's landscapes.
func Stock(s *State, p Player) Bag { return look(nil, s).stock(p) }

// room returns how many more of each resource p can store: up to three on each landscape, and gold on cards that hold
// it.
func (g *treasury) room(p Player) Bag {
	var b Bag
	for _, l := range g.s.Sides[p].Lands {
		b[l.Kind] += 3 - l.Stock
	}
	b[Gold] += g.mineRoom(p)
	return b
}

// storable returns the part of b for which p has room. If the position states no landscape of a kind, there may be room
// for that kind.
func (g *treasury) storable(p Player, b Bag) Bag {
	room := g.room(p)
	for k := range b {
		if g.hasLand(p, Kind(k)) {
			b[k] = min(b[k], room[k])
		}
	}
	return b
}

// holds reports whether p's landscapes hold b.
func (g *treasury) holds(p Player, b Bag) bool { return !b.beyond(g.stock(p)) }

// spend takes the resources from p's landscapes, first from those that the move names, then from the fullest of a kind
// (reading landscape-order), the first among equals. The caller has made sure that there are enough.
func (g *ledger) spend(p Player, b Bag) { g.changeStock(p, b, -1) }

// gain puts resources on p's landscapes, first on those that the move names, then on the emptiest of a kind (reading
// landscape-order), the first among equals. It returns the resources for which there was room; the rest is lost. If no
// landscapes are stated, they take everything and stay unstated.
func (g *ledger) gain(p Player, b Bag) Bag {
	b = g.storable(p, b)
	if g.misread("119.J.a", "122.B.b/auflegen") {
		g.misreadGoldIntoMines(p, b[Gold])
	}
	g.changeStock(p, b, 1)
	return b
}

// bring lets p gain the resources and reports them; those for which there is no room are reported as lost (103.F.b).
func (g *ledger) bring(p Player, b Bag, card CardNo, cites ...string) {
	got := g.gain(p, b)
	if got.Total() > 0 {
		e := g.emit("gained", p, cites...)
		e.Card, e.Get = card, got
	}
	g.noRoom(p, b.minus(got), card, cites...)
}

// noRoom reports resources for which p has no room on the landscapes, which hold three each (glossar.landschaft).
func (g *ledger) noRoom(p Player, lost Bag, card CardNo, cites ...string) {
	if lost.Total() > 0 && len(g.s.Sides[p].Lands) > 0 {
		e := g.emit("no-room", p, append([]string{"glossar.landschaft"}, cites...)...)
		e.Card, e.Get = card, lost
	}
}

// changeStock adds step, 1 or -1, for each resource of b to a landscape of its kind.
func (g *ledger) changeStock(p Player, b Bag, step int8) {
	lands := g.editLands(p)
	for k := range b {
		n := b[k]
		if n > 0 && g.named.who == p {
			n = g.changeNamed(lands, Kind(k), n, step)
		}
		if n > 0 {
			g.noteOrder(p, lands, Kind(k), n, step)
		}
		for range n {
			best := -1
			for i, l := range lands {
				if l.Kind != Kind(k) || l.Stock+step < 0 || l.Stock+step > 3 {
					continue
				}
				if best < 0 || step*l.Stock < step*lands[best].Stock {
					best = i
				}
			}
			if best >= 0 {
				lands[best].Stock += step
			}
		}
	}
}

// namedLands are the landscapes that the player of a move has named to pay or to be filled, and the expansions whose
// mined gold pays, as far as they have not done so yet.
type namedLands struct {
	who         Player
	pays, fills LandCounts
	mined       MinedCounts
}

// changeNamed adds step for up to n resources of a kind to the landscapes that the move names, and returns how many are
// left.
func (g *ledger) changeNamed(lands []Landscape, k Kind, n, step int8) int8 {
	named := &g.named.pays
	if step > 0 {
		named = &g.named.fills
	}
	if *named == 0 {
		return n
	}
	for i := range lands[:min(len(lands), mostLandCounts)] {
		l, can := &lands[i], named.Of(i)
		if l.Kind != k || can == 0 {
			continue
		}
		some := min(n, can, slack(*l, step))
		if some > 0 && g.t.reading("landscape-order") == "named" {
			g.read("landscape-order")
		}
		l.Stock += step * some
		n -= some
		*named = named.With(i, can-some)
	}
	return n
}

// slack returns how often step can be added to the stock of a landscape.
func slack(l Landscape, step int8) int8 {
	if step > 0 {
		return 3 - l.Stock
	}
	return l.Stock
}

// noteOrder records that it is a choice which landscapes of a kind give or take n resources (reading landscape-order),
// if they differ and some of them could be left out. By the other answer the move has to name them.
func (g *ledger) noteOrder(p Player, lands []Landscape, k Kind, n, step int8) {
	first, differ, total := -1, false, int8(0)
	for i := range lands {
		if lands[i].Kind != k || slack(lands[i], step) == 0 {
			continue
		}
		total += slack(lands[i], step)
		if first < 0 {
			first = i
			continue
		}
		x, y := &lands[first], &lands[i]
		differ = differ || x.Number != y.Number || x.Col != y.Col || x.Row != y.Row
	}
	if !differ || n >= total {
		return
	}
	if g.t.reading("landscape-order") != "named" {
		g.read("landscape-order")
		return
	}
	if p == g.named.who {
		g.stop(g.unnamed("landscapes", "Nenne die Landschaften, von denen gezahlt oder die gefüllt werden: %s.",
			"Name the landscapes that pay or are filled: %s.", k))
		return
	}
	g.stop(g.unstated(k.Landscape()+" of "+p.String(),
		"Welche Landschaften von %s zahlen oder gefüllt werden, hat niemand gesagt.",
		"Nobody has said which landscapes of %s pay or are filled.", p))
}
