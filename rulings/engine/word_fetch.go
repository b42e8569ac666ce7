package engine

import (
	"slices"

	"catanica/catalog"
)

// fetch: {what: [action], of: opponent, pick: top}. A card goes from a discard pile to the hand; the order of the
// others stays (103.K.c). `pick: top` allows only the topmost card that fits (Rulings 112.J.a, 112.J.c).

const procFetch procName = "fetch"

// wordFetch returns the effect word `fetch`.
func wordFetch() Word {
	return Word{
		Name: "fetch", In: OnPlay,
		Args:    []string{"what", "of", "pick", "when", "shown"},
		Form:    "`what: [action]`, `of: opponent`, `pick: top`, `when: any`, `shown: opponent`",
		Doc:     "a card goes from a discard pile to the hand",
		Example: "Diplomat",
		Acts:    catalog.Fetches,
		Can:     canFetch,
		Procedures: []Procedure{{
			Name:  procFetch,
			Shows: fetchShows,
			Steps: []Step{{Name: "card", Do: fetchLooks, Ask: fetchAsks, Take: fetchTakes}},
		}},
	}
}

// beginFetch starts the fetch procedure for p with the effect word `node` of card.
func (g *game) beginFetch(p Player, card CardNo, node int16) { g.begin(procFetch, p, card, node) }

// canFetch refuses the card if the pile holds nothing that it can fetch (Ruling 112.S.a). A protection card that also
// fetches may be played for that alone, even before the threshold for actions (Ruling 114.F.b), and from the common
// pile if there is one (Ruling 114.F.c).
func canFetch(g *game, p Player, c CardNo, n *node) error {
	if err := g.mayFetchFrom(p, fetchedFrom(p, n), c); err != nil {
		return err
	}
	if g.misread("114.F.b") {
		return misreadFetchIsAnswer(g, p, c, n)
	}
	if g.misread("114.F.c") {
		return misreadFetchNeedsOwnPile(g, p, c, n)
	}
	return fetchFinds(g, p, c, n)
}

func fetchFinds(g *game, p Player, c CardNo, n *node) error {
	if !fetching(g, p, n).Open && len(fetchables(g, p, n)) == 0 && g.byOf(c, "112.S.a", "112.S.a/allgemein") {
		return g.refuse("112.S.a 103.K.c", "In der Ablage liegt keine Karte, die du holen dürftest.",
			"There is no card in the discard pile that you could take.")
	}
	return nil
}

// fetchedFrom returns the player from whose discard pile p fetches.
func fetchedFrom(p Player, n *node) Player {
	if n.arg.Get("of").Str == "opponent" {
		return p.Other()
	}
	return p
}

// fetching returns the pile from which p fetches.
func fetching(g *game, p Player, n *node) *Pile { return g.discard(fetchedFrom(p, n)) }

func picksTop(n *node) bool { return n.arg.Get("pick").Str == "top" }

// fetchables returns the cards that p can take from the pile.
func fetchables(g *game, p Player, n *node) []CardNo {
	if g.misread("112.J.a") {
		return misreadFetchesPlayedLast(g, p, n)
	}
	if g.misread("112.J.c") {
		return misreadFetchesTop(g, p, n)
	}
	if g.misread(switches(n.card(), []string{"103.K.c"})...) {
		return misreadFetchesOnlyTop(g, p, n)
	}
	return fetchablesIn(g, p, n)
}

// fetchablesIn returns the cards of the pile that fit. Cards are put on a discard pile but never under it, so all that
// are known are at the top.
func fetchablesIn(g *game, p Player, n *node) []CardNo {
	var out []CardNo
	for _, c := range fetching(g, p, n).Top {
		if fetchable(g, g.def(c), n) {
			out = append(out, c)
		}
	}
	if picksTop(n) && len(out) > 1 {
		out = out[:1]
	}
	return out
}

// fetchable reports whether `what` allows a card to be fetched.
func fetchable(g *game, d *def, n *node) bool {
	if g.misread("kuw.volksstimmung") {
		return misreadRecallsActions(d, n)
	}
	if g.misread("113.W.a") {
		return misreadFetchesAny(d, n)
	}
	return fetchFits(d, n)
}

func fetchFits(d *def, n *node) bool {
	return slices.ContainsFunc(n.arg.Get("what").Strs(), func(what string) bool {
		switch what {
		case "any":
			return true
		case "action":
			return d.action()
		case "attack":
			return d.action() && d.attack()
		case "neutral":
			return d.class == "action-neutral"
		case "protection":
			return d.class == "action-protection"
		}
		return d.is(catalog.CardType(what))
	})
}

// fetchShows shows the opponent's discard pile while a card is chosen out of it.
func fetchShows(g *game, f *Frame, p Player) Sight {
	return Sight{OpponentsDiscard: p == f.By && g.node(f).arg.Get("of").Str == "opponent"}
}

func fetchLooks(g *game, f *Frame) next {
	n := g.node(f)
	switch {
	case g.mayFetchFrom(f.By, fetchedFrom(f.By, n), f.Card) != nil:
		e := g.emit("nothing", f.By, append([]string{"112.P.a"}, n.cites...)...)
		e.Card = f.Card
		g.says(e, "Die Ablage ist gebannt; {who} kann keine Karte herausnehmen.",
			"The discard pile is banned, so {who} cannot take a card from it.")
		return done
	case len(fetchables(g, f.By, n)) > 0:
		return wait
	case fetching(g, f.By, n).Open:
		g.undecided("discard pile", "Was in der Ablage liegt, steht nicht fest: Nenne die Karten.",
			"The position does not say what is in the discard pile: list the cards.")
	}
	e := g.emit("nothing", f.By, append([]string{"103.K.c"}, n.cites...)...)
	e.Card = f.Card
	g.says(e, "In der Ablage liegt keine Karte, die {who} holen darf.",
		"There is no card in the discard pile that {who} can take.")
	return done
}

func fetchAsks(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskCard, Card: f.Card, Options: cardMoves(f.By, fetchables(g, f.By, g.node(f))),
		Text: say("Welche Karte holst du aus der Ablage?", "Which card do you take from the discard pile?")}
}

func fetchTakes(g *game, f *Frame, m Move) (next, error) {
	n := g.node(f)
	by, cites := f.By, fetchCites(n)
	if !slices.Contains(fetchables(g, by, n), m.Card) {
		return wait, fetchRefused(g, fetching(g, by, n), m.Card, cites)
	}
	if err := g.fetchFrom(by, fetchedFrom(by, n), m.Card, f.Card); err != nil {
		return wait, err
	}
	g.emit("fetched", by, append(slices.Clip(cites), n.cites...)...).Card = m.Card
	if n.arg.Get("shown").Str == "opponent" {
		fetchShowsCard(g, by, m.Card, g.textOf(f.Card))
	}
	return done, nil
}

// fetchShowsCard shows the opponent the card fetched by the card with this text, to check that it fits (Ruling
// 120.D.a). He needs no embassy, which would have shown it already.
func fetchShowsCard(g *game, p Player, c CardNo, text string) {
	seen := false
	g.eachFunction(p.Other(), "sees-draws", func(embassy CardNo, _ *node) { seen = seen || g.seesDraw(p, embassy) })
	if !seen && g.by("120.D.a") {
		g.emit("shown", p, "120.D.a", text).Card = c
	}
}

// fetchRefused returns the refusal to fetch card c.
func fetchRefused(g *game, from *Pile, c CardNo, cites []string) error {
	if c != NoCard && g.def(c).unclear() {
		return g.unstated("class of "+g.def(c).id, "Ob %s dafür in Frage kommt, sagt keine Quelle.",
			"No source says whether %s qualifies.", g.title(c, catalog.Nominative))
	}
	if c != NoCard && g.isType(c, catalog.Unit) {
		cites = append(cites, "102.B.Einheit")
	}
	switch {
	case c == NoCard:
		return g.refuseBy(cites, "Nenne eine Karte aus der Ablage.", "Name a card from the discard pile.")
	case !from.holds(c):
		return g.refuseBy(cites, "%s liegt nicht in der Ablage.", "%s is not in the discard pile.",
			g.title(c, catalog.Nominative))
	}
	return g.refuseBy(cites, "%s darfst du damit nicht aus der Ablage holen.",
		"You cannot take %s from the discard pile with this card.", g.title(c, catalog.Accusative))
}

// fetchCites returns the articles that say which card comes from the pile (Ruling 103.K.c). For the topmost matching
// card, they include those that pass over the cards above it and define it as the one discarded last (Rulings 112.J.a,
// 112.J.c).
func fetchCites(n *node) []string {
	if picksTop(n) {
		return []string{"103.K.c", "112.J.a", "112.J.c"}
	}
	return []string{"103.K.c"}
}
