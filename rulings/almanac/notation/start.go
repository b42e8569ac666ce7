package notation

import (
	"maps"
	"slices"

	"catanica/catalog"
	"catanica/rulings/almanac"
	"catanica/rulings/script"
	"catanica/rulings/seat"
)

// setup builds the position that the lines of a scenario state.
type setup struct {
	cat    *catalog.Catalog
	t      *almanac.Table
	s      almanac.State
	said   map[string]bool // what has been stated: supply, deck, red hand …
	wrong  []script.Mistake
	r      *script.Reader // of the line being read
	holder bool           // somebody holds the Longest Road
}

// startLines maps the first word of a line of the position to the function that reads the rest.
var startLines = map[string]func(*setup){
	"board": (*setup).board,
	"row":   (*setup).row,
	"hex":   (*setup).hex,
	"harbor": func(u *setup) {
		path, at := u.path(), u.r.Line
		t, word := u.r.Next()
		kind, ok := almanac.ParseHarbor(word)
		if !ok {
			u.r.Want(t, append([]string{"any"}, almanac.Resources[:]...)...)
		}
		if u.r.Wrong != nil {
			return
		}
		if err := u.t.SetHarbor(path, kind); err != nil {
			u.r.FailAt(PathRef(u.t.Island.Paths[path].Name), at.Tokens[1],
				"Dort kann kein Hafen liegen: %s.", "There can be no harbor there: %s.", err.Error())
		}
	},
	"robber": func(u *setup) {
		u.r.Accept("at")
		u.s.Robber = int8(u.hexName())
	},
	"active":  func(u *setup) { u.s.Active = u.player(); u.said["active"] = true },
	"decides": func(u *setup) { u.s.Decides = u.player(); u.said["decides"] = true },
	"first":   func(u *setup) { u.s.First = u.player(); u.said["first"] = true },
	"turn":    func(u *setup) { u.s.Turn = int16(u.r.Number(1, 999)); u.said["turn"] = true },
	"played":  func(u *setup) { u.r.Expect("development"); u.s.Played = true },
	"phase":   (*setup).phase,
	"free":    func(u *setup) { u.s.Free = int8(u.r.Number(1, 2)) },
	"after": func(u *setup) {
		t, word := u.r.Next()
		if u.s.After = phases[word]; !slices.Contains([]string{"roll", "trade", "build"}, word) {
			u.r.Want(t, "roll", "trade", "build")
		}
		u.said["after"] = true
	},
	"supply": func(u *setup) {
		u.r.Accept(":")
		u.s.Supply, _ = u.amounts()
		u.said["supply"] = true
	},
	"deck": func(u *setup) {
		u.r.Accept(":")
		u.s.Deck = u.cards()
		u.said["deck"] = true
	},
}

// ofPlayers maps the second word of a line that begins with a player.
var ofPlayers = map[string]func(*setup, almanac.Player){
	"settlement": func(u *setup, p almanac.Player) { u.places(func(at int) { u.building(p, at, false) }) },
	"city":       func(u *setup, p almanac.Player) { u.places(func(at int) { u.building(p, at, true) }) },
	"road": func(u *setup, p almanac.Player) {
		for u.r.Accept(":"); ; {
			t := u.r.Peek()
			path := u.path()
			if u.r.Wrong != nil {
				return
			}
			if u.s.Taken.Has(path) {
				u.r.FailAt(PathRef(u.t.Island.Paths[path].Name), t, "Auf %s liegt schon eine Straße.",
					"There is a road on %s already.", script.Quoted(t.Text))
			}
			u.s.PutRoad(u.t, p, path)
			if !u.r.Accept(",") {
				return
			}
		}
	},
	"hand": func(u *setup, p almanac.Player) {
		u.r.Accept(":")
		u.s.Hands[p], u.s.Hidden[p] = u.amounts()
		u.said[p.String()+" hand"] = true
	},
	"cards": func(u *setup, p almanac.Player) {
		u.r.Accept(":")
		for k, n := range u.cards() {
			u.s.Cards[p][k] += n
		}
	},
	"bought": func(u *setup, p almanac.Player) {
		u.r.Accept(":")
		u.s.Bought = u.cards()
		for k, n := range u.s.Bought {
			u.s.Cards[p][k] += n
		}
		u.said["bought"] = true
	},
	"knight": func(u *setup, p almanac.Player) {
		u.r.Accept(":")
		u.s.Knights[p] = uint8(u.r.Number(0, 20))
	},
	"new": func(u *setup, p almanac.Player) {
		u.r.Expect("settlement")
		u.places(func(at int) {
			u.building(p, at, false)
			u.s.NewHarbor.Add(at)
		})
	},
	"holds": func(u *setup, p almanac.Player) {
		if u.r.Accept("longest") {
			u.r.Expect("road")
			u.s.Longest, u.holder = p, true
			return
		}
		u.r.Expect("largest")
		u.r.Expect("army")
		u.s.Army = p
	},
}

func (u *setup) line(l script.Line) {
	u.r = l.Read(keyword)
	t, word := u.r.Next()
	if p, ok := seat.Parse(word); ok {
		if int(p) >= u.t.Players {
			u.r.Fail(t, "%s spielt nicht mit.", "%s does not take part.", p)
		}
		second, what := u.r.Next()
		if read, ok := ofPlayers[what]; ok {
			read(u, p)
		} else {
			u.r.Want(second, slices.Sorted(maps.Keys(ofPlayers))...)
		}
	} else if read, ok := startLines[word]; ok {
		read(u)
	} else {
		u.r.Want(t, slices.Sorted(maps.Keys(startLines))...)
	}
	if wrong := u.r.Done(); wrong != nil {
		u.wrong = append(u.wrong, *wrong)
	}
}

// board lays one of the layouts of content/boards.
func (u *setup) board() {
	t, _ := u.r.Next()
	var ids []string
	for _, l := range u.cat.Board("almanac").Layouts {
		if ids = append(ids, l.ID); l.ID == t.Text {
			robber, err := u.t.Lay(l)
			if err != nil {
				u.r.Fail(t, "Diese Insel passt nicht: %s.", "This island does not fit: %s.", err.Error())
			}
			if u.s.Robber < 0 {
				u.s.Robber = int8(robber)
			}
			return
		}
	}
	u.r.Want(t, ids...)
}

// row reads `row A: forest 5, desert, hills 8`.
func (u *setup) row() {
	t, _ := u.r.Next()
	u.r.Expect(":")
	for n := 1; ; n++ {
		name := t.Text + string(rune('0'+n))
		hex, ok := u.t.Island.Hex(name)
		if !ok {
			u.r.Fail(t, "Ein Feld %s gibt es nicht.", "There is no hex %s.", script.Quoted(name))
			return
		}
		u.terrain(hex)
		if !u.r.Accept(",") {
			return
		}
	}
}

// hex reads `hex C3: forest 5`.
func (u *setup) hex() {
	hex := u.hexName()
	u.r.Expect(":")
	u.terrain(hex)
}

func (u *setup) terrain(hex int) {
	t, word := u.r.Next()
	if word == "?" {
		return
	}
	terrain, ok := almanac.ParseTerrain(word)
	if !ok {
		u.r.Want(t, append(almanac.Terrains[:], "?")...)
		return
	}
	chip := 0
	if u.r.IsNumber() {
		at := u.r.Peek()
		if chip = u.r.Number(2, 12); !almanac.ValidChip(chip) || terrain == almanac.Desert {
			u.r.Fail(at, "Diesen Chip gibt es dort nicht.", "There is no such chip there.")
		}
	} else if terrain != almanac.Desert {
		u.r.Fail(u.r.Peek(), "Hier fehlt der Chip: eine Zahl von 2 bis 12.",
			"The chip is missing here: a number from 2 to 12.")
	}
	if u.r.Wrong == nil {
		u.t.SetHex(hex, terrain, chip)
	}
}

// phases are the phases that a position can state.
var phases = map[string]almanac.Phase{
	"founding": almanac.FoundingSettlement, "roll": almanac.BeforeRoll,
	"discard": almanac.Discarding, "robber": almanac.MovingRobber, "rob": almanac.Robbing,
	"trade": almanac.Trading, "build": almanac.Building, "special": almanac.SpecialBuilding,
}

func (u *setup) phase() {
	t, word := u.r.Next()
	p, ok := phases[word]
	if !ok {
		u.r.Want(t, slices.Sorted(maps.Keys(phases))...)
	}
	u.s.Phase, u.said["phase"] = p, true
}

func (u *setup) building(p almanac.Player, at int, city bool) {
	if u.s.Built.Has(at) {
		name := u.t.Island.Intersections[at].Name
		u.r.FailAt(CrossingRef(name), u.r.Peek(), "Auf %s stehen zwei Gebäude.", "There are two buildings on %s.",
			script.Quoted(name))
		return
	}
	if city {
		u.s.PutCity(p, at)
	} else {
		u.s.PutSettlement(p, at)
	}
}

// finish fills in what follows from what the lines say, and reports what cannot be.
func (u *setup) finish(top script.Pos) {
	fail := func(de, en string, args ...any) {
		u.wrong = append(u.wrong, script.Mistake{Pos: top, Msg: catalog.Textf(de, en, args...)})
	}
	if !u.said["phase"] {
		u.s.Phase = almanac.Trading
	}
	founding := u.s.Phase == almanac.FoundingSettlement
	if founding {
		u.founding()
	} else if !u.said["turn"] {
		u.s.Turn = 1
	}
	if !u.said["decides"] {
		u.s.Decides = u.s.Active
		if u.s.Phase == almanac.SpecialBuilding {
			u.s.Decides = almanac.Player((int(u.s.Active) + 1) % u.t.Players)
		}
	}
	if !u.said["after"] { // the robber moves because of a 7, otherwise because of a knight
		u.s.After, u.s.Seven = almanac.Trading, true
	}
	if u.s.Phase == almanac.SpecialBuilding && !u.t.Special() {
		fail("Die außerordentliche Bauphase gibt es nur mit 5 und 6 Spielern.",
			"There is a special building phase only with 5 and 6 players.")
	}
	for p := range u.t.Players {
		if !u.said[almanac.Player(p).String()+" hand"] && !founding {
			u.s.Hidden[p] = true
		}
		for k, n := range u.s.Hands[p] {
			if !u.said["supply"] {
				if u.s.Supply[k] < n {
					fail("Mehr als %d Karten %s gibt es nicht.", "There are no more than %d cards of %s.", int(u.t.Each),
						almanac.Resource(k))
					return
				}
				u.s.Supply[k] -= n
			}
		}
		for k, n := range u.s.Cards[p] {
			if k == int(almanac.Knight) {
				n += u.s.Knights[p]
			}
			if !u.said["deck"] {
				if u.s.Deck[k] < n {
					fail("So viele Karten gibt es nicht: %s.", "There are not that many cards: %s.", almanac.Card(k))
					return
				}
				u.s.Deck[k] -= n
			}
		}
		if u.s.Settlements[p].Len() > u.t.Pieces.Settlements || u.s.Cities[p].Len() > u.t.Pieces.Cities ||
			u.s.Roads[p].Len() > u.t.Pieces.Roads {
			fail("%s hat nicht so viele Figuren.", "%s does not have that many pieces.", almanac.Player(p))
		}
	}
	if len(u.wrong) == 0 && !founding {
		u.s, _ = almanac.Settle(u.t, u.s, !u.holder)
	}
}

// founding works out how far the set-up phase has come.
func (u *setup) founding() {
	if !u.said["first"] {
		u.s.First = u.s.Active
	}
	u.s.Turn, u.s.Last = 0, -1
	for p := range u.t.Players {
		u.s.Founded += int8(u.s.Roads[p].Len())
		for rest := u.s.Settlements[p]; !rest.Empty(); {
			at := rest.Take()
			if u.t.Island.At[at].And(u.s.Roads[p]).Empty() {
				u.s.Last, u.s.Phase = int8(at), almanac.FoundingRoad
			}
		}
	}
}
