package almanac

import (
	"catanica/catalog"
	"catanica/rulings/island"
)

func textf(de, en string, args ...any) catalog.Text { return catalog.Textf(de, en, args...) }

// roll rolls for resources.
func (g *game) roll(m Move) error {
	switch {
	case m.Who != g.Active:
		return g.Refuse("Nur wer an der Reihe ist, würfelt.", "Only the player whose turn it is rolls.", rBuilding)
	case g.Phase != BeforeRoll:
		return g.Refuse("In jedem Zug wird nur einmal gewürfelt, zu Beginn.",
			"The dice are rolled once in each turn, at its beginning.", rBuilding)
	case m.Dice[0] < 1 || m.Dice[0] > 6 || m.Dice[1] < 1 || m.Dice[1] > 6:
		return g.Wrong("dice", "Nenne beide Würfel.", "Name both dice.")
	}
	sum := int(m.Dice[0] + m.Dice[1])
	if sum != 7 {
		if err := g.knownYields(); err != nil {
			return err
		}
	} else if err := g.knownHands(); err != nil {
		return err
	}
	g.Dice = m.Dice
	g.Tell(Event{Type: "rolled", Who: m.Who, N: sum, Place: -1}, rBuilding)
	g.Phase = Trading
	if sum == 7 {
		g.Seven = true
		g.Tell(Event{Type: "seven", Who: m.Who, Place: -1}, rSeven)
		g.After = Trading
		g.nextDiscard(m.Who)
		return nil
	}
	g.produce(sum)
	return nil
}

// knownYields checks that all hexes that could produce for somebody are stated.
func (g *game) knownYields() error {
	if g.unknown == 0 {
		return nil
	}
	for hex, terrain := range g.Terrain {
		if terrain != UnknownTerrain || int(g.Robber) == hex {
			continue
		}
		for _, at := range g.Island.Hexes[hex].Corners {
			if g.Built.Has(at) {
				return g.unknownHex(hex)
			}
		}
	}
	return nil
}

// knownAround checks that the hexes around an intersection are stated.
func (g *game) knownAround(at int) error {
	for _, hex := range g.Island.Intersections[at].Hexes {
		if g.Terrain[hex] == UnknownTerrain {
			return g.unknownHex(hex)
		}
	}
	return nil
}

func (g *game) unknownHex(hex int) error {
	name := g.Island.Hexes[hex].Name
	return g.Undecided("hex "+name, "Was für ein Feld ist %s, und mit welchem Chip? Nenne es in der Stellung.",
		"What hex is %s, and with which chip? State it in the position.", name)
}

// produce gives resources for all hexes with a chip.
//
// almanach.rohstoffe, almanach.stadt, almanach.raeuber
func (g *game) produce(sum int) {
	var get [MaxPlayers]Bag
	any := false
	for _, hex := range g.producing[sum] {
		r := g.Terrain[hex].Yields()
		if r == NoResource {
			continue
		}
		if int(hex) == int(g.Robber) && !g.misread(rRobber) {
			g.Tell(Event{Type: "blocked", Who: g.Active, Place: int(hex)}, rRobber)
			continue
		}
		var given island.Set // who has got something from this hex
		for _, at := range g.Island.Hexes[hex].Corners {
			if !g.Built.Has(at) {
				continue
			}
			for p := range g.Players {
				switch {
				case g.misread(rResources) && given.Has(p):
				case g.Settlements[p].Has(at):
					get[p][r]++
				case g.Cities[p].Has(at) && g.misread(rCity):
					get[p][r]++
				case g.Cities[p].Has(at):
					get[p][r] += 2
				default:
					continue
				}
				given.Add(p)
			}
			any = true
		}
	}
	if !any {
		g.Tell(Event{Type: "no-yield", Who: g.Active, N: sum, Place: -1}, rResources)
		return
	}
	for r := range g.Supply {
		g.short(Resource(r), &get)
	}
	for n := range g.Players {
		p := g.seat(g.Active, n)
		if get[p].Total() == 0 {
			continue
		}
		g.Supply.Take(get[p])
		g.Hands[p].Add(get[p])
		g.Tell(Event{Type: "yielded", Who: p, Get: get[p], Place: -1}, g.yieldCites(p)...)
	}
}

// yieldCites returns the entries behind a player's yields.
func (g *game) yieldCites(p Player) []rule {
	if g.Cities[p].Empty() {
		return []rule{rResources}
	}
	return []rule{rResources, rCity}
}

// short cuts what players get of a resource if the supply cannot give it to all of them. The almanac does not say what
// happens then: reading almanac-short-supply.
func (g *game) short(r Resource, get *[MaxPlayers]Bag) {
	wanted, takers := 0, 0
	for p := range get {
		wanted += int(get[p][r])
		if get[p][r] > 0 {
			takers++
		}
	}
	left := g.Supply[r]
	if wanted <= int(left) {
		return
	}
	for n := range g.Players {
		p := g.seat(g.Active, n)
		switch {
		case takers == 1 || g.Readings.Short == "roller-first":
			get[p][r] = min(get[p][r], left)
			left -= get[p][r]
		default:
			get[p][r] = 0
		}
	}
	g.TellRead(Event{Type: "short", Who: g.Active, Kind: r, N: int(g.Supply[r]), Place: -1}, readShort, rResources)
}

// victims returns the players other than p with a building at the hex.
func (g *game) victims(p Player, hex int) (out island.Set) {
	for _, at := range g.Island.Hexes[hex].Corners {
		for n := range g.Players {
			if Player(n) != p && g.buildings(Player(n)).Has(at) {
				out.Add(n)
			}
		}
	}
	return out
}
