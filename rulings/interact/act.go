package interact

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// act is one way in which a card acts, with the cheapest position in which it can.
type act struct {
	how       Act
	card      string
	base      position
	supplied  []string // what was added so that it can act, for readers: card ids
	aimless   bool     // it can act in base; otherwise it needs a target
	targets   []target // cards of different kinds that it strikes
	refusal   error    // it can never act, for this reason
	missing   []string
	obstacles []string      // cards that get in its way; nil while unknown
	bare      bool          // played only to compare another act with
	face      engine.Face   // of the event die, for Rolls
	gives     []engine.Kind // the resources given, for Trades
	without   *act          // the same act without the card, for Rolls and Trades
	reach     map[Zone]bool // zones in which it can move cards, as far as found out
	plain     [2]*tree      // by itself, without and with citadels
}

// target is a card that an act strikes, and where.
type target struct {
	card string
	zone Zone
}

// actsOf returns the acts of a card; an act that is possible nowhere has a refusal.
func (w *world) actsOf(id string) []*act {
	if acts, done := w.acts[id]; done {
		return acts
	}
	k := w.cat.Card(id)
	var acts []*act
	if w.cat.Exists(k, w.edition) {
		for _, how := range w.ways(k) {
			a := w.find(k, how, w.supplements())
			if a == nil {
				continue
			}
			acts = append(acts, a)
			if how == Drawn { // an event may depend on who holds a token
				for _, add := range w.tokens() {
					if held := w.find(k, how, []supplement{add}); held != nil && w.more(held, a) {
						acts = append(acts, held)
					}
				}
			}
		}
	}
	if w.cat.Exists(k, w.edition) {
		acts = append(acts, w.standing(k)...)
	}
	w.acts[id] = acts
	return acts
}

// ways returns how a card of this kind acts.
func (w *world) ways(k *catalog.Card) []Act {
	e := w.edition
	switch {
	case k.Is(catalog.EventType, e):
		return []Act{Drawn}
	case k.Is(catalog.Action, e):
		return []Act{Plays}
	case k.ClassAt(e) == "central" && !k.Is(catalog.Counter, e):
		return nil
	}
	return []Act{Builds, Uses}
}

// find returns the act of the card, with the first set of supplements that makes it possible.
func (w *world) find(k *catalog.Card, how Act, supplements []supplement) *act {
	a := &act{how: how, card: k.ID}
	base := position{edition: w.edition, game: w.game}
	w.require(&base, k, how, 0)
	w.enter(&base, k, how)
	phases := []string{""}
	switch how {
	case Plays, Uses:
		phases = []string{"", "before"}
	case Drawn:
		phases = []string{"before"}
	}
	var first error
	for _, add := range supplements {
		for _, phase := range phases {
			p := base.clone()
			p.phase = phase
			if !add.to(w, &p) {
				continue
			}
			err := w.possible(a, &p)
			if err == nil {
				a.base, a.aimless = p, true
				a.supplied = add.cards
				a.targets = w.targetsOf(a)
				return a
			}
			if _, refused := err.(*engine.Refusal); refused && first == nil {
				first = err
			}
			for _, d := range dummies {
				q := p.clone()
				if !w.put(&q, d.card, d.zone) {
					continue
				}
				if w.possible(a, &q) == nil {
					p.assume = q.assume
					a.base, a.supplied = p, add.cards
					a.targets = w.targetsOf(a)
					return a
				}
			}
		}
		if how == Uses {
			break // what cannot be used with its own conditions is no function to be called up
		}
	}
	if how == Uses || first == nil && len(a.missing) == 0 {
		return nil
	}
	a.base, a.refusal = base, first
	return a
}

// more reports whether act x strikes cards of the opponent, or costs him resources, that y does not.
func (w *world) more(x, y *act) bool {
	for _, d := range x.targets {
		if !slices.Contains(y.targets, d) && (d.zone == InPlay || d.zone == InHand || d.zone == OwnPlay) {
			return true
		}
	}
	a, b := w.plain(x, x.base.citadel), w.plain(y, y.base.citadel)
	return a != nil && b != nil && a.success.any() && !b.success.any()
}

// dummies are plain cards of each kind, as targets.
var dummies = []target{
	{"bibliothek", InPlay}, {"kloster", InPlay}, {"karl-der-starke", InPlay}, {"kanone", InPlay},
	{"gold-handelsflotte", InPlay}, {"samsor", InPlay}, {"ari", InPlay}, {"wahrsagung", InPlay}, {"kirche", InPlay},
	{"haendler", InHand}, {"bibliothek", OwnPlay}, {"gold-handelsflotte", OwnPlay}, {"karl-der-starke", OwnPlay},
	{"feuerteufel", InDiscard}, {"gold-handelsflotte", InDiscard}, {"feuerteufel", TheirPile},
	{"relief", InDiscard}, {"seuche", EventStack},
}

// targetsOf returns the dummies that the act strikes.
func (w *world) targetsOf(a *act) []target {
	var out []target
	for _, d := range dummies {
		if d.card == a.card {
			continue
		}
		t, c, ok := w.with(a, d.card, d.zone)
		if !ok {
			continue
		}
		before := look(t.Table, t.start, c)
		tr := w.explore(t, w.begin(t, a), c, c)
		if slices.ContainsFunc(tr.leaves, func(l leaf) bool { return !l.own && struck(before, l.watched) != "" }) {
			out = append(out, d)
		}
	}
	return out
}

// with sets up the act's position with a card in a zone.
func (w *world) with(a *act, id string, z Zone) (*table, engine.CardNo, bool) {
	k := w.cat.Card(id)
	if !w.fits(k, z) {
		return nil, engine.NoCard, false
	}
	base := a.base.clone()
	base.citadel = base.citadel || w.wants(k, z)
	if z == InPlay || z == OwnPlay {
		w.spare(&base, id)
	}
	t, err := w.set(base)
	if err != nil {
		return nil, engine.NoCard, false
	}
	return w.attach(w.ready(t, k, z), id, z)
}

// wants reports whether a card in the zone makes the position have citadels: to lie there, or because some cards can be
// taken only by a player with a citadel.
func (w *world) wants(k *catalog.Card, z Zone) bool {
	switch z {
	case InPlay, OwnPlay:
		return magic(k, w.edition)
	case InHand:
		return !w.poor && (magic(k, w.edition) || k.ClassAt(w.edition) == "magic-action")
	}
	return false
}

// ready adds what a card in play needs to be used in answer to an act: a spell needs a wizard.
func (w *world) ready(t *table, k *catalog.Card, z Zone) *table {
	if !k.Is(catalog.SpellBook, w.edition) || z != InPlay && z != OwnPlay {
		return t
	}
	if with, _, ok := w.attach(t, "ari", z); ok {
		return with
	}
	return t
}

// possible reports why the act cannot begin in the position, or nil. Facts that a scenario can assume, and on which no
// interaction depends, are assumed in p.
func (w *world) possible(a *act, p *position) error {
	for {
		t, err := w.set(*p)
		if err != nil {
			return err
		}
		tr := w.explore(t, w.begin(t, a), engine.NoCard, engine.NoCard)
		if len(tr.leaves) > 0 {
			a.missing = nil
			return nil
		}
		assumed := false
		for _, fact := range tr.missing {
			for _, line := range w.assumptions(fact) {
				if !slices.Contains(p.assume, line) {
					p.assume, assumed = append(p.assume, line), true
				}
			}
			if !slices.Contains(a.missing, fact) {
				a.missing = append(a.missing, fact)
			}
		}
		switch {
		case assumed:
		case tr.err != nil:
			return tr.err
		default:
			return &engine.Wrong{}
		}
	}
}

// assumptions returns the lines that state a missing amount. How much a card gives or takes decides nothing about which
// cards it acts on.
func (w *world) assumptions(fact string) []string {
	kind, id, _ := strings.Cut(fact, " of ")
	k := w.cat.Card(id)
	switch {
	case k == nil:
		return nil
	case kind == "victory" && k.Is(catalog.Action, w.edition), kind == "gain":
		return []string{"gain " + id + " = 1 any"}
	case kind == "rate":
		return []string{"price " + id + " = 1 lumber", "gain " + id + " = 1 any"}
	case slices.Contains([]string{"number", "victory", "strength", "tournament", "commerce"}, kind):
		return []string{kind + " " + id + " = 1"}
	case slices.Contains([]string{"price", "cost", "loss"}, kind):
		return []string{kind + " " + id + " = 1 lumber"}
	}
	return nil
}

// begin returns the moves that begin the act, the likeliest first.
func (w *world) begin(t *table, a *act) []engine.Move {
	switch a.how {
	case Rolls:
		m := engine.NewMove(engine.North, engine.Roll)
		m.Face, m.N = a.face, 6
		return []engine.Move{m}
	case Trades:
		return w.tradesOf(t, a)
	}
	def, _ := w.book.Def(a.card)
	if a.how == Drawn {
		m := engine.NewMove(engine.North, engine.Roll)
		m.Face, m.N = engine.QuestionFace, 6
		if len(t.start.Events.Top) == 0 {
			m.Reveals = engine.SomeDef(def)
		}
		return []engine.Move{m}
	}
	c := engine.CardNo(slices.IndexFunc(t.start.Cards, func(k engine.Card) bool {
		return k.Def == def && (k.Laid == (a.how == Uses)) && k.Owner == engine.North
	}))
	if c < 0 {
		return nil
	}
	verb := map[Act]engine.Verb{Plays: engine.Play, Builds: engine.Build, Uses: engine.Use}[a.how]
	var out []engine.Move
	w.line.Start(t.Table, t.start)
	for _, m := range w.line.Legal() {
		if m.Verb == verb && m.Card == c {
			out = append(out, m)
		}
	}
	switch {
	case len(out) == 0, verb == engine.Build && w.cat.Card(a.card).ClassAt(w.edition) == "unclear" &&
		!slices.ContainsFunc(out, func(m engine.Move) bool {
			return distance(m.At, t.start.Sides[engine.North].Places[0].Col) == 0 || m.At.Kind != engine.OnSite || m.Side != engine.North
		}): // the reason is in what Apply says
		m := engine.NewMove(engine.North, verb)
		m.Card = c
		if verb == engine.Build {
			place := 0
			if where, _ := w.place(w.cat.Card(a.card), 0); where == "at B" {
				place = 1
			}
			m.At = engine.Spot{Kind: engine.OnSite, Col: t.start.Sides[engine.North].Places[place].Col}
			if w.cat.Card(a.card).Is(catalog.Foreign, w.edition) {
				m.Side = engine.South
			}
		}
		return []engine.Move{m}
	case verb == engine.Build && len(out) > 1:
		// one spot is as good as another, but a card works only beside what lies at the same city
		col := t.start.Sides[engine.North].Places[0].Col
		slices.SortStableFunc(out, func(x, y engine.Move) int { return distance(x.At, col) - distance(y.At, col) })
		return out[:1]
	case len(out) > 8:
		out = out[:8]
	}
	return out
}

func distance(at engine.Spot, col engine.Col) int {
	if at.Kind == engine.OnSite && at.Col == col {
		return 0
	}
	return 1 + int(max(at.Col-col, col-at.Col))
}

// enter adds the acting card itself to the position.
func (w *world) enter(p *position, k *catalog.Card, how Act) {
	if magic(k, w.edition) {
		p.citadel = true
	}
	w.assumeCost(p, k)
	switch how {
	case Plays, Builds:
		p.full = how == Builds
		p.sides[engine.North].hand = append(p.sides[engine.North].hand, k.ID)
	case Uses:
		w.put(p, k.ID, OwnPlay)
	case Drawn:
		p.events = append(p.events, k.ID)
	}
}

// assumeCost states what a card costs if no source does: an interaction does not depend on it.
func (w *world) assumeCost(p *position, k *catalog.Card) {
	say := func(s string) {
		if !slices.Contains(p.assume, s) {
			p.assume = append(p.assume, s)
		}
	}
	if _, c := k.Cost.At(w.edition); c == catalog.Unknown && k.ClassAt(w.edition) != "central" &&
		!k.Is(catalog.EventType, w.edition) {
		price := "1 lumber"
		if k.Is(catalog.Magic, w.edition) && k.Is(catalog.Action, w.edition) || k.Is(catalog.SpellBook, w.edition) {
			price = "1 power"
		}
		if !k.Is(catalog.Action, w.edition) || price == "1 power" {
			say("cost " + k.ID + " = " + price)
		}
	}
}

// require adds what the card needs to be built or played.
func (w *world) require(p *position, k *catalog.Card, how Act, depth int) {
	if depth > 3 || how == Drawn {
		return
	}
	for _, n := range k.Needs {
		if !n.Holds(w.edition) || how == Builds && n.For == "play" || how == Plays && n.For == "build" {
			continue
		}
		zone := OwnPlay
		if n.Where == "opponent" || n.Where == "table" {
			if !slices.ContainsFunc(n.Any, func(ref string) bool { return ref == "ari" }) {
				continue // a target
			}
			zone = InPlay
		}
		for range max(1, n.Count) {
			w.supply(p, n.Any, zone, depth)
		}
		for _, ref := range n.All {
			w.supply(p, []string{ref}, zone, depth)
		}
	}
}

// plain are cards of each type, for conditions.
var plain = map[string][]string{
	"type:knight": {"karl-der-starke", "otto-der-berserker"}, "type:fleet": {"gold-handelsflotte"},
	"type:trade-fleet": {"gold-handelsflotte"}, "type:wizard": {"ari", "tali"}, "type:dragon": {"samsor", "ismai"},
	"type:building": {"bibliothek"}, "type:spell-book": {"wahrsagung"},
}

// spare lays another plain card of the same type in place of each copy of a card that lies already. A card with a proper
// name can be in play only once (Ruling 101.D.b), and the position is about the copy that comes.
func (w *world) spare(p *position, id string) {
	for _, cards := range plain {
		i := slices.IndexFunc(cards, func(c string) bool { return c != id })
		if i < 0 || !slices.Contains(cards, id) {
			continue
		}
		for who := range p.sides {
			l := slices.IndexFunc(p.sides[who].laid, func(l laid) bool { return l.card == id })
			if l < 0 {
				continue
			}
			p.sides[who].laid = slices.Delete(p.sides[who].laid, l, l+1)
			w.lay(p, w.cat.Card(cards[i]), engine.Player(who))
		}
	}
}

// supply puts the first card that one of the references allows.
func (w *world) supply(p *position, refs []string, zone Zone, depth int) {
	for _, ref := range refs {
		cards := []string{ref}
		if strings.Contains(ref, ":") {
			cards = plain[ref]
		}
		for _, id := range cards {
			k := w.cat.Card(id)
			if k == nil || !w.cat.Exists(k, w.edition) {
				continue
			}
			switch {
			case id == "zitadelle":
				p.citadel = true
				return
			case k.ClassAt(w.edition) == "central" && !k.Is(catalog.Counter, w.edition):
				return
			case slices.ContainsFunc(p.sides[sideOf(zone)].laid, func(l laid) bool { return l.card == id }):
				continue
			}
			w.require(p, k, Builds, depth+1)
			if w.put(p, id, zone) {
				return
			}
		}
	}
}

func sideOf(z Zone) engine.Player {
	switch z {
	case InPlay, InHand, TheirPile:
		return engine.South
	}
	return engine.North
}

// put adds a card to a zone of the position; ok is false if a card of this kind cannot be there.
func (w *world) put(p *position, id string, z Zone) bool {
	k := w.cat.Card(id)
	if k == nil || !w.cat.Exists(k, w.edition) {
		return false
	}
	side := &p.sides[sideOf(z)]
	event := k.Is(catalog.EventType, w.edition)
	central := k.ClassAt(w.edition) == "central" && !k.Is(catalog.Counter, w.edition)
	if central || event != (z == EventStack) {
		return false
	}
	if magic(k, w.edition) {
		p.citadel = true
	}
	w.assumeCost(p, k)
	switch z {
	case InPlay, OwnPlay:
		return w.lay(p, k, sideOf(z))
	case InHand, OwnHand:
		if k.Is(catalog.Counter, w.edition) {
			return false
		}
		side.hand = append(side.hand, id)
	case InDiscard:
		side.discard = append([]string{id}, side.discard...)
	case TheirPile:
		if p.game != catalog.Tournament {
			return false
		}
		side.discard = append([]string{id}, side.discard...)
	case InStack:
		side.stack = append([]string{id}, side.stack...)
	case EventStack:
		p.events = append(p.events, id)
	}
	return true
}

// lay puts a card into play in a principality.
func (w *world) lay(p *position, k *catalog.Card, who engine.Player) bool {
	note := ""
	if k.Is(catalog.Foreign, w.edition) {
		note = who.String()
		who = who.Other() // it lies with the opponent and works for its builder
	}
	w.spare(p, k.ID)
	side := &p.sides[who]
	same := func(at string) int {
		n := 0
		for _, l := range side.laid {
			if strings.HasPrefix(l.where, at) {
				n++
			}
		}
		return n
	}
	for n := range 4 {
		at, ok := w.place(k, n)
		if !ok {
			return false
		}
		room := 1
		if at == "at A" || at == "at B" || at == "at C" || at == "at D" || at == "out" {
			room = 4
		}
		if k.Is(catalog.Wizard, w.edition) {
			note = "power 3"
		}
		if same(at) < room {
			side.laid = append(side.laid, laid{at, k.ID, note})
			return true
		}
	}
	return false
}

// last returns the card of the position that was put last among those with this id.
func last(t *table, id string) engine.CardNo {
	def, _ := t.Book.Def(id)
	for c := len(t.start.Cards) - 1; c >= 0; c-- {
		if t.start.Cards[c].Def == def {
			return engine.CardNo(c)
		}
	}
	return engine.NoCard
}
