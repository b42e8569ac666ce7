package engine

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
)

// A judge recounts what the rules add up, from the card files and the bare position. It calls no function of the engine
// (TestJudgesCountThemselves), so a mistake in a sum of the engine is not repeated here. Where a card in play does
// something to a sum that the judge does not know, it abstains; TestJudgesJudge says how often it may.
type judge struct {
	cat     *catalog.Catalog
	edition catalog.EditionID
	ids     []string // by Card.Def
	assumed bool     // unstated numbers are 1
	keeps   bool     // at a tie the token stays where it is (reading token-tie)
	s       *State
}

// judge returns a judge for a position of the game.
func (g *playing) judge(s *State) judge {
	if g.ids == nil {
		for i := range g.t.defs {
			g.ids = append(g.ids, g.t.Book.ID(int16(i)))
		}
	}
	return judge{g.t.Book.Catalog, g.t.Book.Edition, g.ids, g.rules.facts, g.t.Reading("token-tie") == "keeps", s}
}

// card returns the file of a card.
func (j judge) card(c CardNo) *catalog.Card { return j.cat.Card(j.ids[j.s.Cards[c].Def]) }

// words returns the functions of a card in play that hold in the edition.
func (j judge) words(c CardNo) []catalog.Word {
	return slices.DeleteFunc(slices.Clone(j.card(c).Play.Works), func(w catalog.Word) bool {
		return !j.inForce(catalog.EditionID(w.Arg.Get("from").Str), catalog.EditionID(w.Arg.Get("until").Str))
	})
}

// inForce reports whether the edition is one of those from one to another, both of which may be empty.
func (j judge) inForce(from, until catalog.EditionID) bool {
	return (from == "" || j.edition.AtLeast(from)) &&
		(until == "" || j.edition == until || !j.edition.AtLeast(until))
}

func (j judge) word(c CardNo, name string) *catalog.Word {
	for _, w := range j.words(c) {
		if w.Name == name {
			return &w
		}
	}
	return nil
}

// inPlay returns all cards in play.
func (j judge) inPlay() []CardNo {
	return slices.Concat(j.s.Sides[North].Laid, j.s.Sides[South].Laid)
}

// of returns the cards that work for a player: blocked ones do not (Ruling 103.P.a).
func (j judge) of(p Player) []CardNo {
	return slices.DeleteFunc(j.inPlay(), func(c CardNo) bool { return j.s.Cards[c].By != p || j.isBlocked(c) })
}

func (j judge) isBlocked(c CardNo) bool {
	return slices.ContainsFunc(j.inPlay(), func(on CardNo) bool {
		at := j.s.Cards[on].At
		return at.Kind == OnCard && at.Card == c && j.word(on, "blocks") != nil
	})
}

// is reports whether a card is one of those that references name: ids, or types with type: in front.
func (j judge) is(c CardNo, refs ...string) bool {
	card := j.card(c)
	return slices.ContainsFunc(refs, func(ref string) bool {
		t, typed := strings.CutPrefix(ref, "type:")
		return ref == card.ID || typed && card.Is(catalog.CardType(t), j.edition)
	})
}

// anyOut reports whether a card in play has one of the functions, for which the judge abstains.
func (j judge) anyOut(names ...string) bool {
	return slices.ContainsFunc(j.inPlay(), func(c CardNo) bool {
		return slices.ContainsFunc(j.words(c), func(w catalog.Word) bool { return slices.Contains(names, w.Name) })
	})
}

// own returns the points that a card's file gives it.
func (j judge) own(c CardNo, f catalog.Fact[catalog.Points]) (n int, sure bool) {
	v, is := f.At(j.edition)
	switch {
	case is == catalog.Unknown:
		return 1, j.assumed
	case is != catalog.Known:
		return 0, true
	}
	switch v.Count {
	case "":
		return v.N, true
	case "stored", "won":
		return int(j.s.Cards[c].Stored), true
	case "stars":
		n := 0
		for _, x := range j.inPlay() {
			if j.s.Cards[x].By == j.s.Cards[c].By {
				n += int(j.s.Cards[x].Stars)
			}
		}
		return n, true
	}
	return 0, false
}

// change is a change of a card's strength. Changes apply in the order in which they came into play (Ruling 117.A.a).
type change struct {
	order int16
	apply func(n int) int
	maybe bool // no source says whether it reaches the card
}

// count is a sum of points, with bounds for what nobody has stated.
type count struct {
	least, most int
	sure        bool // the judge does not abstain
	doubtful    bool // no source says how far a function reaches, even if it makes no difference
}

// unstatedPoints is more than cards of unstated points could bring.
const unstatedPoints = 1000

// exact reports whether nothing that matters is unstated.
func (n count) exact() bool { return n.sure && n.least == n.most && !n.doubtful }

// strength adds up the strength of a player's cards.
func (j judge) strength(p Player) (sum count) {
	if j.anyOut("mirrors", "turns", "unplayed") {
		return count{}
	}
	sum.sure = true
	for _, c := range j.of(p) {
		n, stated := j.own(c, j.card(c).Points.Strength)
		if !stated {
			sum.most += unstatedPoints
			continue
		}
		var changes []change
		add := func(by CardNo, f func(int) int) {
			changes = append(changes, change{order: j.s.Cards[by].Order, apply: f})
		}
		knight := j.is(c, "type:knight")
		for _, by := range j.of(p) {
			if w := j.word(by, "knights-gain"); w != nil && knight {
				add(by, func(n int) int { return n + w.Arg.Get("strength").Int() })
			}
			if w := j.word(by, "gains-each"); w != nil && j.is(c, w.Arg.Get("of").Strs()...) {
				add(by, func(n int) int { return n + w.Arg.Get("strength").Int() })
			}
		}
		for _, by := range j.of(p.Other()) {
			if w := j.word(by, "weakens"); w != nil && knight && j.s.Cards[by].Side == j.s.Cards[c].Side {
				at, its := j.s.Cards[by].At, j.s.Cards[c].At
				add(by, func(n int) int { return max(0, n-w.Arg.Get("n").Int()) })
				changes[len(changes)-1].maybe = at.Kind != its.Kind || at.Col != its.Col
			}
			if w := j.word(by, "caps"); w != nil {
				if slices.ContainsFunc(w.Arg.Get("what").Strs(), func(t string) bool { return j.is(c, "type:"+t) }) {
					add(by, func(n int) int { return min(n, w.Arg.Get("at").Int()) })
				}
			}
		}
		for _, m := range j.s.Marks {
			if m.Card == c {
				changes = append(changes, change{order: m.Order, apply: func(n int) int { return 2 * n }})
			}
		}
		slices.SortStableFunc(changes, func(a, b change) int { return cmp.Compare(a.order, b.order) })
		most := n
		for _, x := range changes {
			if n = x.apply(n); !x.maybe {
				most = x.apply(most)
			}
			sum.doubtful = sum.doubtful || x.maybe
		}
		sum.least += n
		sum.most += most
	}
	return sum
}

// commerce adds up the commerce points of a player's cards.
func (j judge) commerce(p Player) (sum count) {
	if j.anyOut("mirrors", "turns", "unplayed") {
		return count{}
	}
	robbed := slices.ContainsFunc(j.of(p.Other()), func(c CardNo) bool { return j.word(c, "blocks-commerce") != nil })
	sum.sure = true
	for _, c := range j.of(p) {
		n, stated := j.own(c, j.card(c).Points.Commerce)
		if !stated {
			sum.most += unstatedPoints
			continue
		}
		twice := false
		for _, by := range j.of(p) {
			if w := j.word(by, "gains-each"); w != nil && j.is(c, w.Arg.Get("of").Strs()...) {
				n += w.Arg.Get("commerce").Int()
			}
			w := j.word(by, "doubles-commerce")
			twice = twice || w != nil && j.is(c, w.Arg.Get("of").Strs()...)
		}
		if twice {
			n *= 2
		}
		sum.most += n
		if !robbed || !j.is(c, "type:building") {
			sum.least += n
		}
	}
	return sum
}

// tournament adds up the tournament points of a player's cards.
func (j judge) tournament(p Player) (sum count) {
	if j.anyOut("mirrors", "turns", "unplayed") {
		return count{}
	}
	sum.sure = true
	for _, c := range j.of(p) {
		n, stated := j.own(c, j.card(c).Points.Tournament)
		if !stated {
			sum.most += unstatedPoints
			continue
		}
		for _, by := range j.of(p) {
			if w := j.word(by, "knights-gain"); w != nil && j.is(c, "type:knight") {
				n += w.Arg.Get("tournament").Int()
			}
		}
		sum.least += n
		sum.most += n
	}
	return sum
}

// sum returns the points of a kind.
func (j judge) sum(p Player, kind string) count {
	switch kind {
	case "strength":
		return j.strength(p)
	case "commerce":
		return j.commerce(p)
	}
	return j.tournament(p)
}

// handLimit returns how many cards a player may keep (Ruling 103.H.a).
func (j judge) handLimit(p Player) (n int, sure bool) {
	n = 3
	for _, c := range j.of(p) {
		if w := j.word(c, "hand-limit"); w != nil {
			n += w.Arg.Get("n").Int()
		}
	}
	return n, !j.anyOut("mirrors")
}

// token returns who has more of the points that bring a token: nobody at a tie (Rulings 103.L.a, 103.M.a). What is not
// stated can only add to a sum.
func (j judge) token(kind string) (holder Player, sure bool) {
	a, b := j.sum(North, kind), j.sum(South, kind)
	north, south := kind == "strength" || j.hasCity(North), kind == "strength" || j.hasCity(South)
	tie := a.exact() && b.exact() && a.least == b.least && a.least > 0
	switch sure = a.sure && b.sure && (!tie || !j.keeps); {
	case !north && !south, tie, a.most == 0 && b.most == 0:
		return Chance, sure
	case a.least > b.most && north:
		return North, sure
	case b.least > a.most && south:
		return South, sure
	}
	return Chance, sure && a.exact() && b.exact()
}

// hasCity reports whether a player has a city, on which the windmill token stands.
func (j judge) hasCity(p Player) bool {
	return slices.ContainsFunc(j.s.Sides[p].Places, func(pl Place) bool {
		return pl.Kind == CityPlace || pl.Kind == MetropolisPlace
	})
}

// victory adds up a player's victory points.
func (j judge) victory(p Player) (sum int, sure bool) {
	if j.anyOut("joins", "mirrors", "unplayed", "mines", "turns") {
		return 0, false
	}
	for _, pl := range j.s.Sides[p].Places {
		switch pl.Kind {
		case SettlementPlace:
			sum++
		case CityPlace:
			sum += 2
		case CitadelPlace:
			sum++
			if slices.ContainsFunc(j.s.Sides[p].Laid, func(c CardNo) bool { // beside a wizard (Ruling 128.G.a)
				at := j.s.Cards[c].At
				return j.is(c, "type:wizard") && at.Kind == AtLandscape && (at.Col == pl.Col-1 || at.Col == pl.Col+1)
			}) {
				sum++
			}
		case MetropolisPlace:
			return 0, false // no source states its points
		}
	}
	for _, c := range j.of(p) {
		n, stated := j.own(c, j.card(c).Points.Victory)
		if !stated {
			return 0, false
		}
		sum += n
	}
	for _, kind := range [2]string{"strength", "commerce"} {
		holder, sure := j.token(kind)
		if !sure {
			return 0, false
		}
		if holder == p {
			sum++
		}
	}
	return sum, true
}

// cost returns what a card costs by its file, without discounts.
func (j judge) cost(c CardNo) (catalog.Cost, bool) {
	cost, is := j.card(c).Cost.At(j.edition)
	switch {
	case is == catalog.Known:
		return cost, true
	case is == catalog.Unknown && j.assumed:
		return catalog.Cost{catalog.Ore: 1, catalog.Brick: 1}, true
	}
	return nil, is == catalog.None
}

// saves returns how many resources the player's cards save on a card.
func (j judge) saves(p Player, c CardNo) (n int, sure bool) {
	cost, known := j.cost(c)
	total := 0
	for r, k := range cost {
		if r != catalog.Power && r != catalog.Star {
			total += k
		}
	}
	for _, by := range j.of(p) {
		w := j.word(by, "discount")
		if w == nil || !j.is(c, w.Arg.Get("on").Strs()...) || total < w.Arg.Get("at-least").Int() {
			continue
		}
		less := w.Arg.Get("n").Str
		if less == "unknown" && !j.assumed {
			return 0, false
		}
		n += max(1, w.Arg.Get("n").Int())
	}
	return min(n, total), known
}

// meets returns a condition of the card's file that the player does not meet (Ruling 103.R.a), or "".
func (j judge) meets(p Player, c CardNo, moment string) string {
	for _, need := range j.card(c).Needs {
		if need.For != moment || !j.inForce(need.From, need.Until) {
			continue
		}
		count := func(refs []string) (n int, all bool) {
			all = true
			for _, ref := range refs {
				here := j.countOf(p, ref, need.Where)
				n += here
				all = all && here >= max(1, need.Count)
			}
			return n, all
		}
		n, _ := count(need.Any)
		_, all := count(need.All)
		none, _ := count(need.None)
		if len(need.Any) > 0 && n < max(1, need.Count) || !all || none > 0 {
			return fmt.Sprintf("%+v", need)
		}
	}
	return ""
}

// countOf counts the cards that a reference names, blocked ones too: whether they count is a reading.
func (j judge) countOf(p Player, ref, where string) int {
	players := []Player{p}
	switch where {
	case "opponent":
		players = []Player{p.Other()}
	case "table":
		players = []Player{p, p.Other()}
	}
	central := map[string][]PlaceKind{
		"settlement": {SettlementPlace}, "siedlung": {SettlementPlace}, "city": {CityPlace, MetropolisPlace},
		"stadt": {CityPlace, MetropolisPlace}, "citadel": {CitadelPlace}, "zitadelle": {CitadelPlace},
		"metropolis": {MetropolisPlace}, "metropole": {MetropolisPlace},
	}
	n := 0
	for _, q := range players {
		_, t, typed := strings.Cut(ref, ":")
		if !typed {
			t = ref
		}
		for _, pl := range j.s.Sides[q].Places {
			if slices.Contains(central[t], pl.Kind) {
				n++
			}
		}
		if t == "road" || t == "strasse" {
			n += len(j.s.Sides[q].Roads)
		}
		for _, c := range j.inPlay() {
			if class, ok := strings.CutPrefix(ref, "class:"); j.s.Cards[c].By == q &&
				(j.is(c, ref) || ok && j.card(c).ClassAt(j.edition) == class) {
				n++
			}
		}
	}
	return n
}

// stock returns what lies on a player's landscapes.
func (j judge) stock(p Player) (b Bag) {
	for _, l := range j.s.Sides[p].Lands {
		b[l.Kind] += l.Stock
	}
	return b
}

// judged counts how often the judges have spoken, and how often they have abstained.
type judged struct{ spoke, abstained int }

func (j *judged) count(sure bool) bool {
	if sure {
		j.spoke++
	} else {
		j.abstained++
	}
	return sure
}

// checkSums recounts strength, commerce and tournament points, and the tokens that they bring.
func (g *playing) checkSums() error {
	j := g.judge(g.s)
	for _, kind := range [3]string{"strength", "commerce", "tournament"} {
		for _, p := range [2]Player{North, South} {
			want := j.sum(p, kind)
			n, stated := Sum(g.t, g.s, p, kind)
			if g.judged("sums").count(want.exact()) && (n != want.least || !stated) {
				return fmt.Errorf("%s has %s %d (certain: %t), the judge counts %d", p, kind, n, stated, want.least)
			}
			if want.sure && stated && (n < want.least || n > want.most) {
				return fmt.Errorf("%s has %s %d, the judge counts %d to %d", p, kind, n, want.least, want.most)
			}
		}
		if kind == "tournament" {
			continue
		}
		want, sure := j.token(kind)
		exact := j.sum(North, kind).exact() && j.sum(South, kind).exact()
		p, stated := Token(g.t, g.s, kind)
		if g.judged("tokens").count(sure) && (stated && p != want || !stated && exact) {
			return fmt.Errorf("the token for %s is with %s (certain: %t), the judge gives it to %s", kind, p, stated, want)
		}
	}
	return nil
}

// checkVictory recounts the victory points, and whether the game ought to be over (Ruling 103.B.b).
func (g *playing) checkVictory() error {
	j := g.judge(g.s)
	for _, p := range [2]Player{North, South} {
		want, sure := j.victory(p)
		n, open := Points(g.t, g.s, p)
		if !g.judged("victory points").count(sure) {
			continue
		}
		if open != 0 && n <= want {
			continue // the engine leaves open what the bounds settle; it claims nothing that is wrong
		}
		if n != want || open != 0 {
			return fmt.Errorf("%s has %d victory points and %d open ones, the judge counts %d", p, n, open, want)
		}
		if p == g.s.Active && g.s.Phase == MainPhase && len(g.s.Frames) == 0 && want >= g.t.Goal {
			return fmt.Errorf("%s has %d victory points in the own main phase, and the game goes on", p, want)
		}
		if g.s.Winner == p && want < g.t.Goal {
			return fmt.Errorf("%s has won with %d victory points", p, want)
		}
	}
	return nil
}

// checkLimits recounts the hand limits and holds the hand of the player whose turn is over against them.
func (g *playing) checkLimits() error {
	j := g.judge(g.s)
	for _, p := range [2]Player{North, South} {
		want, sure := j.handLimit(p)
		if !g.judged("hand limits").count(sure) {
			continue
		}
		if n := HandLimit(g.t, g.s, p); n != want {
			return fmt.Errorf("%s may hold %d cards, the judge says %d", p, n, want)
		}
		if n := len(g.s.Sides[p].Hand.Top); p != g.s.Active && len(g.s.Frames) == 0 && g.s.Winner == Chance && n > want {
			return fmt.Errorf("%s is not to move and holds %d cards of %d", p, n, want)
		}
	}
	return nil
}

// checkMove holds the last move against the card files: who may move, what it costs and what it requires.
func (g *playing) checkMove() error {
	if g.prev == nil {
		return nil
	}
	m, before, after := g.moves[len(g.moves)-1], g.judge(g.prev), g.judge(g.s)
	switch m.Verb {
	case Build:
		if m.Who != g.prev.Active || g.prev.Phase != MainPhase {
			return fmt.Errorf("%s builds out of turn or phase", m.Who)
		}
		return g.judgeBuild(m, before, after)
	case Play:
		return g.judgePlay(m, before)
	case Trade:
		have := before.stock(m.Who)
		for k := range have {
			if m.Give[k] > have[k] && !before.anyOut("mines") {
				return fmt.Errorf("%s trades %d %s and has %d", m.Who, m.Give[k], Kind(k), have[k])
			}
		}
		if got := m.Get.Total(); m.Give.Total() < 2*got && !before.anyOut("one-for-one", "trades", "swaps-for-star") &&
			g.prev.OneForOne == 0 {
			return fmt.Errorf("%s trades %v for %v", m.Who, m.Give, m.Get)
		}
	case Draw:
		limit, sure := before.handLimit(m.Who)
		if sure && len(g.prev.Sides[m.Who].Hand.Top) >= limit {
			return fmt.Errorf("%s draws with %d cards in the hand of %d", m.Who, len(g.prev.Sides[m.Who].Hand.Top), limit)
		}
	case EndTurn:
		limit, sure := before.handLimit(m.Who)
		if n := len(g.prev.Sides[m.Who].Hand.Top); sure && n > limit {
			return fmt.Errorf("%s ends the turn with %d cards of %d", m.Who, n, limit)
		}
	case Demolish:
		if m.Card != NoCard && g.prev.Cards[m.Card].By != m.Who {
			return fmt.Errorf("%s tears down a card of the opponent", m.Who)
		}
	}
	return nil
}

// judgeBuild recounts what has been paid and what the card requires.
func (g *playing) judgeBuild(m Move, before, after judge) error {
	paid := before.stock(m.Who)
	left := after.stock(m.Who)
	total := 0
	for k := range paid {
		paid[k] -= left[k]
		total += int(paid[k])
	}
	var cost catalog.Cost
	saves := 0
	switch {
	case m.Road:
		cost = before.centralCost("strasse")
	case m.Place && m.Central == SettlementPlace:
		cost = before.centralCost("siedlung")
	case m.Place && m.Central == CityPlace:
		cost = before.centralCost("stadt")
	case m.Place:
		return nil // citadels and metropolises are paid for in other ways
	default:
		if class := before.card(m.Card).ClassAt(before.edition); class == "city" && m.At.Kind == OnSite {
			side := m.Who
			if before.is(m.Card, "type:foreign") {
				side = m.Who.Other()
			}
			if !slices.ContainsFunc(g.prev.Sides[side].Places, func(pl Place) bool {
				return pl.Col == m.At.Col && pl.Kind != SettlementPlace
			}) {
				return fmt.Errorf("a city expansion in a settlement: %s", before.card(m.Card).ID)
			}
		}
		if need := before.meets(m.Who, m.Card, "build"); need != "" && !before.anyOut("mirrors") {
			return fmt.Errorf("%s builds %s without %s", m.Who, before.card(m.Card).ID, need)
		}
		if before.is(m.Card, "type:unit") && slices.ContainsFunc(before.inPlay(), func(c CardNo) bool {
			return before.card(c).ID == before.card(m.Card).ID && g.unique(before, c)
		}) {
			return fmt.Errorf("%s builds a second %s", m.Who, before.card(m.Card).ID)
		}
		if len(before.card(m.Card).Play.Built) > 0 || before.is(m.Card, "type:spell-book") {
			return nil // it gains or loses something at once; the cost of a spell book is that of its spell
		}
		var sure bool
		if cost, sure = before.cost(m.Card); !sure {
			return nil
		}
		if saves, sure = before.saves(m.Who, m.Card); !sure {
			return nil
		}
	}
	if before.anyOut("mines", "cheap-city", "star-gain", "mirrors", "keeps") || m.Stars > 0 ||
		m.Give.Total() > 0 && m.Road {
		g.judged("costs").abstained++
		return nil
	}
	g.judged("costs").spoke++
	due := 0
	for r, n := range cost {
		switch k, ok := ParseKind(string(r)); {
		case r == catalog.Power || r == catalog.Star:
		case ok:
			due += n
			if int(paid[k]) > n && cost[catalog.Any] == 0 || int(paid[k]) < n-saves {
				return fmt.Errorf("%s pays %d %s of %d, with %d saved: %s", m.Who, paid[k], r, n, saves, g.tellMove(m))
			}
		default:
			due += n
		}
	}
	if total > due || total < due-saves {
		return fmt.Errorf("%s pays %d resources of %d, with at most %d saved: %v", m.Who, total, due, saves, paid)
	}
	return nil
}

// unique reports whether a unit exists once only.
func (g *playing) unique(j judge, c CardNo) bool {
	is, known := j.card(c).Unique.At(j.edition)
	return known == catalog.Known && is
}

func (j judge) centralCost(id string) catalog.Cost {
	cost, _ := j.cat.Card(id).Cost.At(j.edition)
	return cost
}

// judgePlay holds an action card against the phase, the threshold (Ruling 101.D.b) and its conditions.
func (g *playing) judgePlay(m Move, before judge) error {
	card := before.card(m.Card)
	if m.Who != g.prev.Active || g.prev.Phase != MainPhase && g.prev.Phase != BeforeRoll {
		return fmt.Errorf("%s plays %s out of turn or phase", m.Who, card.ID)
	}
	if !slices.Contains(g.prev.Sides[m.Who].Hand.Top, m.Card) {
		return fmt.Errorf("%s plays %s and does not hold it", m.Who, card.ID)
	}
	if need := before.meets(m.Who, m.Card, "play"); need != "" && !before.anyOut("mirrors") {
		return fmt.Errorf("%s plays %s without %s", m.Who, card.ID, need)
	}
	if card.ClassAt(before.edition) == "action-attack" && !g.prev.Gate && before.edition.AtLeast(catalog.Ed2005) {
		a, sureA := before.victory(North)
		b, sureB := before.victory(South)
		if sureA && sureB && a+b < 7 {
			return fmt.Errorf("%s attacks with %d victory points together", m.Who, a+b)
		}
	}
	return nil
}

// judged returns the count of a judge.
func (g *playing) judged(name string) *judged {
	if g.judges == nil {
		g.judges = map[string]*judged{}
	}
	if g.judges[name] == nil {
		g.judges[name] = &judged{}
	}
	return g.judges[name]
}

// TestJudgesJudge expects that the judges speak: in most positions of the games of known cards, and in some of the
// others.
func TestJudgesJudge(t *testing.T) {
	for _, r := range variants {
		all := map[string]*judged{}
		for seed := range uint64(4) {
			g := newGame(t, r, 400+seed)
			if f := g.play(30, invariants); f != nil {
				t.Fatalf("%s: %v", r.name, f.err)
			}
			for name, n := range g.judges {
				if all[name] == nil {
					all[name] = &judged{}
				}
				all[name].spoke += n.spoke
				all[name].abstained += n.abstained
			}
		}
		for _, name := range []string{"sums", "tokens", "victory points", "hand limits", "costs"} {
			n := all[name]
			if n == nil {
				t.Fatalf("%s: nobody judges %s", r.name, name)
			}
			t.Logf("%s: of %s the judge has counted %d, and abstained from %d", r.name, name, n.spoke, n.abstained)
			if n.spoke == 0 || !r.facts && name != "tokens" && name != "victory points" && n.abstained > n.spoke {
				t.Errorf("%s: of %s the judge has counted %d, and abstained from %d", r.name, name, n.spoke, n.abstained)
			}
		}
	}
}

// TestJudgesBounds gives tokens although points are not stated: a Robber Castle may take away what a building brings.
func TestJudgesBounds(t *testing.T) {
	all := slices.IndexFunc(variants, func(r rules) bool { return r.name == "all sets 1998" })
	total := judged{}
	for seed := uint64(900); seed < 920; seed++ {
		g := newGame(t, variants[all], seed)
		if f := g.play(40, invariants); f != nil {
			t.Fatal(f.err)
		}
		n := g.judged("tokens of open sums")
		total.spoke += n.spoke
		total.abstained += n.abstained
	}
	if t.Logf("%+v", total); total.spoke == 0 {
		t.Error("no judge gives a token that unstated points cannot move")
	}
}

// TestJudgesCountThemselves lets the methods of judge call nothing of the engine but a few that only name things.
func TestJudgesCountThemselves(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "judge_test.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	own := map[string]bool{"Other": true, "ParseKind": true, "Total": true}
	for _, d := range file.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv != nil {
			own[fn.Name.Name] = true
		}
	}
	n := 0
	for _, d := range file.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Recv == nil {
			continue
		}
		if id, ok := fn.Recv.List[0].Type.(*ast.Ident); !ok || id.Name != "judge" {
			continue
		}
		ast.Inspect(fn, func(x ast.Node) bool {
			c, ok := x.(*ast.CallExpr)
			if !ok {
				return true
			}
			n++
			switch f := c.Fun.(type) {
			case *ast.SelectorExpr:
				pkg, _ := f.X.(*ast.Ident)
				theirs := pkg != nil && slices.Contains([]string{"slices", "strings", "fmt", "cmp", "catalog"}, pkg.Name)
				data := slices.Contains([]string{"Card", "At", "Is", "ClassAt", "AtLeast", "Get", "Str", "Strs", "Int"}, f.Sel.Name)
				if x, ok := f.X.(*ast.Ident); !theirs && !data && !own[f.Sel.Name] && (!ok || x.Name != "x") {
					t.Errorf("%s calls %s", fn.Name.Name, f.Sel.Name)
				}
			case *ast.Ident:
				builtin := []string{"string", "len", "max", "min", "append", "int", "count", "add"}
				if !slices.Contains(builtin, f.Name) {
					t.Errorf("%s calls %s", fn.Name.Name, f.Name)
				}
			}
			return true
		})
	}
	if n < 50 {
		t.Errorf("only %d calls: the test does not see the judge", n)
	}
}
