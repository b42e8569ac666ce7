package vienna

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"catanica/catalog"
)

// model is a slow, simple reference implementation of the booklet's game. It works on the names of the map's places and
// shares no code with the rules; it only follows the moves.
type model struct {
	t       *testing.T
	table   *Table // for Points only
	m       catalog.Map
	players int

	road       map[string]int // by the text of the route in content/boards
	settlement map[string]int
	landmark   map[string]int
	hand       []map[string]int
	bank       map[string]int
	cards      []map[string]int
	militias   []int
	left       int
	robber     string
	free       int // free roads
	founded    int
	toll       int
	guard      int
	turn       int // whose turn it is
}

func newModel(t *testing.T, table *Table) *model {
	cat, _ := loadCatalog()
	players := table.Players
	m := &model{t: t, table: table, m: exampleMap(cat), players: players,
		road: map[string]int{}, settlement: map[string]int{}, landmark: map[string]int{}, bank: map[string]int{},
		militias: make([]int, players), left: 26, toll: -1, guard: -1}
	for range players {
		m.hand, m.cards = append(m.hand, map[string]int{}), append(m.cards, map[string]int{})
	}
	for _, r := range Resources {
		m.bank[r] = 18
	}
	m.robber = m.m.Robber
	return m
}

var produces = map[string]string{"forest": "lumber", "hills": "brick", "fields": "grain", "mountains": "stone",
	"vineyard": "grapes"}

// move moves cards between hands; -1 is the bank.
func (m *model) move(from, to, n int, what string) {
	side := func(p int) map[string]int {
		if p < 0 {
			return m.bank
		}
		return m.hand[p]
	}
	side(from)[what] -= n
	side(to)[what] += n
	if side(from)[what] < 0 {
		m.t.Errorf("%d has %d %s", from, side(from)[what], what)
	}
}

func (m *model) pays(p int, price string) {
	for what := range strings.FieldsSeq(price) {
		m.move(p, -1, 1, what)
	}
}

func (m *model) bag(from, to int, b Bag) {
	for k, n := range b {
		m.move(from, to, int(n), Resources[k])
	}
}

func (m *model) play(x Move) {
	who := int(x.Who)
	switch x.Verb {
	case Rolls:
		m.turn = who
		m.roll(strconv.Itoa(int(x.Dice[0] + x.Dice[1])))
	case Builds:
		m.build(who, x)
	case Buys:
		m.pays(who, "grapes stone grain")
		m.cards[who][Cards[x.Card]]++
		m.left--
	case TradesWithPlayers:
		m.bag(who, int(x.Other), x.Give)
		m.bag(int(x.Other), who, x.Get)
	case TradesWithSupply:
		m.bag(who, -1, x.Give)
		m.bag(-1, who, x.Get)
	case PlaysMilitia:
		m.turn = who
		m.cards[who]["militia"]--
		if m.militias[who]++; m.militias[who] >= 3 && (m.guard < 0 || m.militias[who] > m.militias[m.guard]) {
			m.guard = who
		}
	case PlaysToll:
		m.turn = who
		m.cards[who]["toll"]--
		m.free = 2
	case PlaysCourt:
		m.turn = who
		m.cards[who]["place-at-court"]--
		m.bag(-1, who, x.Get)
	case PlaysStaple:
		m.turn = who
		m.cards[who]["staple-right"]--
		for p := range m.players {
			if r := Resources[x.Kind]; p != who {
				m.move(p, who, min(2, m.hand[p][r]), r)
			}
		}
	case Discards:
		m.bag(who, -1, x.Give)
	case MovesRobber:
		m.robber = m.m.Fields[x.Place].ID
	case Robs:
		m.move(int(x.Other), who, 1, Resources[x.Kind])
	case Takes:
		if m.bag(-1, who, x.Get); x.Card < NoCard {
			m.cards[who][Cards[x.Card]]++
			m.left--
		}
	case Passes:
		m.free = 0
	case EndsTurn:
		m.turn = (who + 1) % m.players
	}
	if m.free > 0 && (m.over() || m.noRoad(who)) {
		m.free = 0
	}
}

func (m *model) roll(sum string) {
	type due struct {
		p int
		r string
	}
	var all []due
	for _, f := range m.m.Fields {
		kind, number, _ := strings.Cut(f.Terrain, " ")
		if number != sum || f.ID == m.robber {
			continue
		}
		for _, at := range f.Around {
			if p, ok := m.settlement[at]; ok {
				all = append(all, due{p, produces[kind]})
			}
		}
	}
	wanted := map[string]int{}
	for _, d := range all {
		wanted[d.r]++
	}
	had := maps.Clone(m.bank)
	for _, d := range all {
		if wanted[d.r] <= had[d.r] {
			m.move(-1, d.p, 1, d.r)
		}
	}
}

func (m *model) build(who int, x Move) {
	lengths := make([]int, m.players)
	for p := range lengths {
		lengths[p] = m.longest(p)
	}
	switch {
	case x.What == Road:
		route := m.m.Routes[x.Place]
		if _, taken := m.road[route]; taken || !m.joins(who, route) {
			m.t.Errorf("no road fits on %s", route)
		}
		if m.free > 0 {
			m.free--
		} else {
			m.pays(who, "lumber brick")
		}
		m.road[route] = who
	case x.What == Settlement:
		at := m.m.Places[x.Place]
		if _, taken := m.settlement[at.ID]; taken || at.Kind != "location" {
			m.t.Errorf("no settlement fits on %s", at.ID)
		}
		m.settlement[at.ID] = who
		if m.founded < 3*m.players {
			m.turn = who
			m.founded++
			if m.founded > 2*m.players {
				m.first(who, at.ID)
			}
			return
		}
		if m.pays(who, "lumber brick grain grapes"); !m.meets(who, at.ID) {
			m.t.Errorf("no road leads to %s", at.ID)
		}
	default:
		at := m.m.Places[x.Place]
		if _, taken := m.landmark[at.ID]; taken || at.Kind != "landmark" || !m.meets(who, at.ID) {
			m.t.Errorf("no landmark fits on %s", at.ID)
		}
		m.pays(who, "stone stone grain")
		m.landmark[at.ID] = who
		m.reward(who, at.Reward)
	}
	m.award(who, lengths)
}

func (m *model) first(who int, at string) {
	for _, f := range m.m.Fields {
		kind, number, _ := strings.Cut(f.Terrain, " ")
		if slices.Contains(f.Around, at) && number != "" && m.bank[produces[kind]] > 0 {
			m.move(-1, who, 1, produces[kind])
		}
	}
}

func (m *model) reward(who int, what string) {
	switch what {
	case "road":
		m.free = 1
	case "development", "2 any": // taken by a move
	default:
		for part := range strings.SplitSeq(what, ", ") {
			_, r, _ := strings.Cut(part, " ")
			m.move(-1, who, min(1, m.bank[r]), r)
		}
	}
}

func ends(route string) []string { return strings.Fields(route)[:2] }

// meets reports whether a road of the player reaches the place.
func (m *model) meets(who int, at string) bool {
	for route, p := range m.road {
		if p == who && slices.Contains(ends(route), at) {
			return true
		}
	}
	return false
}

// joins reports whether a player's road could lie on the route.
func (m *model) joins(who int, route string) bool {
	for _, end := range ends(route) {
		if p, settled := m.settlement[end]; settled && p == who {
			return true
		}
		i := slices.IndexFunc(m.m.Places, func(p catalog.MapPlace) bool { return p.ID == end })
		_, stands := m.landmark[end]
		if kind := m.m.Places[i].Kind; m.meets(who, end) && (kind == "free" || kind == "landmark" && stands) {
			return true
		}
	}
	return false
}

func (m *model) noRoad(who int) bool {
	n := 0
	for _, p := range m.road {
		if p == who {
			n++
		}
	}
	return n >= 20 || !slices.ContainsFunc(m.m.Routes, func(r string) bool {
		_, taken := m.road[r]
		return !taken && m.joins(who, r)
	})
}

// longest tries every order of a player's roads that is a walk.
func (m *model) longest(who int) int {
	at := map[string][]string{} // routes by their ends
	for route, p := range m.road {
		if p == who {
			for _, end := range ends(route) {
				at[end] = append(at[end], route)
			}
		}
	}
	used := map[string]bool{}
	best := 0
	var walk func(place string, n int)
	walk = func(place string, n int) {
		best = max(best, n)
		if p, settled := m.settlement[place]; n > 0 && settled && p != who {
			return
		}
		for _, route := range at[place] {
			if !used[route] {
				used[route] = true
				e := ends(route)
				walk(e[1-slices.Index(e, place)], n+1)
				used[route] = false
			}
		}
	}
	for place := range at {
		walk(place, 0)
	}
	return best
}

func (m *model) award(who int, before []int) {
	length := make([]int, m.players)
	for p := range length {
		length[p] = m.longest(p)
	}
	if m.toll >= 0 && length[m.toll] >= before[m.toll] {
		if length[who] >= 5 && length[who] > length[m.toll] {
			m.toll = who
		}
		return
	}
	if slices.Equal(length, before) {
		return
	}
	most := slices.Max(length)
	switch {
	case most < 5:
		m.toll = -1
	case m.toll >= 0 && length[m.toll] == most:
	case slices.Index(length, most) == len(length)-1 || !slices.Contains(length[slices.Index(length, most)+1:], most):
		m.toll = slices.Index(length, most)
	default:
		m.toll = -1
	}
}

func (m *model) points(p int) int {
	n := m.cards[p]["victory-point"]
	for _, of := range m.settlement {
		if of == p {
			n++
		}
	}
	for _, of := range m.landmark {
		if of == p {
			n++
		}
	}
	if m.toll == p {
		n++
	}
	if m.guard == p {
		n++
	}
	return n
}

func (m *model) over() bool {
	return m.founded == 3*m.players && m.points(m.turn) >= map[int]int{3: 12, 4: 10}[m.players]
}

// compare holds a position against the model.
func (m *model) compare(s *State) {
	m.t.Helper()
	for p := range m.players {
		for k, r := range Resources {
			same(m, "hand", r, int(s.Hands[p][k]), m.hand[p][r])
			same(m, "supply", r, int(s.Supply[k]), m.bank[r])
		}
		for k, c := range Cards {
			same(m, "card", c, int(s.Cards[p][k]), m.cards[p][c])
		}
		same(m, "points", "", m.table.Points(s, Player(p)), m.points(p))
		same(m, "length", "", int(s.Length[p]), m.longest(p))
		same(m, "militias", "", int(s.Militias[p]), m.militias[p])
		for n, at := range m.m.Places {
			of, settled := m.settlement[at.ID]
			same(m, "settlement", at.ID, s.Settlements[p].Has(n), settled && of == p)
			of, stands := m.landmark[at.ID]
			same(m, "landmark", at.ID, s.Landmarks[p].Has(n), stands && of == p)
		}
		for n, route := range m.m.Routes {
			of, taken := m.road[route]
			same(m, "road", route, s.Roads[p].Has(n), taken && of == p)
		}
	}
	same(m, "toll road", "", s.Toll, Player(m.toll))
	same(m, "guard", "", s.Guard, Player(m.guard))
	same(m, "robber", "", m.m.Fields[s.Robber].ID, m.robber)
	same(m, "stack", "", int(s.Left), m.left)
	same(m, "free roads", "", int(s.Free), m.free)
	same(m, "over", "", s.Phase == Over, m.over())
}

// same reports a difference.
func same[T comparable](m *model, what, of string, got, want T) {
	if got != want {
		m.t.Errorf("%s %s: %v, the model has %v", what, of, got, want)
	}
}
