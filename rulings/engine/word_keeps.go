package engine

import "catanica/catalog"

// keeps: {of: gold, often: unlimited}. A store for a resource, safe from the opponent and from events (Ruling 119.C.a).
// No source states how much it holds: `assume: number`.

// wordKeeps returns the effect word `keeps`.
func wordKeeps() Word {
	return Word{
		Name: "keeps", In: InForce,
		Args:    []string{"of", "often"},
		Form:    "`of: gold`, `often: unlimited`",
		Doc:     "called up: a store that nobody else can reach",
		Example: "Schatzkammer",
		Acts:    catalog.Protects,
		Use:     &usable{phase: MainPhase, do: useStore},
		Tells: []Sentence{
			{"put-away", catalog.Text{
				DE: "{who} lagert {get} auf {dem card} ein.",
				EN: "{who} stores {get} on {card}."}},
		},
	}
}

// storedKind returns the resource that a store keeps.
func storedKind(n *node) Kind {
	k, _ := ParseKind(n.arg.Get("of").Str)
	return k
}

func useStore(g *game, m Move, n *node) error {
	if m.Get.Total() > 0 {
		return takeOutOfStore(g, m, n)
	}
	return putIntoStore(g, m, n)
}

func takeOutOfStore(g *game, m Move, n *node) error {
	k := storedKind(n)
	if m.Get.onlyOf(k) != m.Get {
		return g.wrong("Auf dieser Karte lagert nur %s.", "This card stores only %s.", k)
	}
	if m.Get[k] > g.card(m.Card).Stored {
		return g.refuse("103.P.c", "So viel lagert dort nicht.", "There is not that much in store.")
	}
	if err := g.fits(m.Who, m.Get, "103.P.c"); err != nil {
		return err
	}
	g.edit(m.Card).Stored -= m.Get[k]
	e := g.emit("gained", m.Who, g.textOf(m.Card), "103.P.c")
	e.Card, e.Get = m.Card, g.gain(m.Who, m.Get)
	return nil
}

func putIntoStore(g *game, m Move, n *node) error {
	k := storedKind(n)
	after := int(g.card(m.Card).Stored + m.Give[k])
	switch most := g.def(m.Card).number; {
	case m.Give.Total() == 0:
		return g.unnamed("resources", "Nenne, was du einlagerst oder herausnimmst.", "Say what you store or take out.")
	case m.Give.onlyOf(k) != m.Give:
		return g.wrong("Auf dieser Karte lagert nur %s.", "This card stores only %s.", k)
	case most == 0 && after > 1:
		return g.unstated("number of "+g.def(m.Card).id,
			"Wie viel %s fasst, nennt keine Quelle: Nimm es an (`assume: number`).",
			"No source says how much %s holds: assume it (`assume: number`).", g.title(m.Card, catalog.Nominative))
	case most > 0 && after > most:
		return g.refuse("103.P.c", "Auf die Karte passt nicht so viel.", "The card cannot hold that much.")
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	if g.misread("122.B.b/verschieben") {
		return misreadStoresMined(g, m)
	}
	if !g.holds(m.Who, m.Give) {
		return g.refuse(storeArticles(g, m), "So viele Rohstoffe dieser Sorte hast du nicht.",
			"You do not have that many of these resources.")
	}
	g.spend(m.Who, m.Give)
	g.edit(m.Card).Stored += m.Give[k]
	e := g.emit("put-away", m.Who, g.textOf(m.Card), "103.P.c")
	e.Card, e.Get = m.Card, m.Give
	return nil
}

// storeArticles returns what refuses to store more than lies on landscapes: mined gold cannot be moved (Ruling
// 122.B.b).
func storeArticles(g *game, m Move) string {
	if m.Give[Gold] > 0 && g.mined(m.Who) > 0 {
		return "103.G.c 122.B.b"
	}
	return "103.G.c"
}

// kept returns how much of a resource lies in p's stores.
func (g *board) kept(p Player, k Kind) int {
	n := 0
	g.laidBy(p, func(c CardNo) {
		if x := g.has(c, "keeps"); x != nil && storedKind(x) == k {
			n += int(g.s.Cards[c].Stored)
		}
	})
	return n
}
