package engine

import (
	"slices"

	"catanica/catalog"
)

// swap-places: {what: [building, unit]}. Two of the player's own cards of one of the kinds named change places. Each
// must be allowed to lie where the other lay, no other card is moved, and foreign cards stay where they are (001#17).
// What lies on the cards, a witch or a pawnbroker, goes with them.

const procSwapPlaces procName = "swap-places"

// The steps of swap-places.
const (
	swapPlacesFirst next = iota
	swapPlacesSecond
)

// swappedPlaces is the record of swap-places.
type swappedPlaces struct {
	First MaybeCard
}

// wordSwapPlaces returns the effect word `swap-places`.
func wordSwapPlaces() Word {
	return Word{
		Name: "swap-places", In: OnPlay,
		Args:    []string{"what"},
		Form:    "`what: [building, unit]`",
		Doc:     "two of the player's own cards change places",
		Example: "Ort, wandle dich!",
		Can:     canSwapPlaces,
		Procedures: []Procedure{{
			Name:  procSwapPlaces,
			Keeps: recordOf[swappedPlaces](),
			Steps: []Step{
				swapPlacesFirst:  {Name: "first card", Ask: swapPlacesAsks, Take: swapPlacesTakesFirst},
				swapPlacesSecond: {Name: "second card", Ask: swapPlacesAsks, Take: swapPlacesTakesSecond},
			},
		}},
		Tells: []Sentence{
			{"swapped-places", catalog.Text{
				DE: "{Der card} und {der on} tauschen ihre Plätze.",
				EN: "{The card} and {on} swap places."}},
		},
	}
}

// canSwapPlaces refuses the card if no two cards may change places (Ruling 112.S.a).
func canSwapPlaces(g *game, p Player, _ CardNo, n *node) error {
	if len(swappable(g, p, n, 0)) == 0 {
		return g.refuse("112.S.a", "Du hast keine zwei Karten, die ihre Plätze tauschen dürfen.",
			"You have no two cards that can swap places.")
	}
	return nil
}

// swappable returns p's cards that may change places with first, or with any other if first is not chosen yet.
func swappable(g *game, p Player, n *node, first MaybeCard) []CardNo {
	laid := slices.Clone(g.s.Sides[p].Laid)
	with := laid
	if first.IsCard() {
		with = []CardNo{first.Card()}
	}
	var out []CardNo
	for _, c := range laid {
		if slices.ContainsFunc(with, func(x CardNo) bool { return maySwapPlaces(g, p, n, x, c) == nil }) {
			out = append(out, c)
		}
	}
	return out
}

// maySwapPlaces returns why the two cards may not change places, or nil.
func maySwapPlaces(g *game, p Player, n *node, a, b CardNo) error {
	alike := slices.ContainsFunc(n.arg.Get("what").Strs(), func(what string) bool {
		return g.counts(a, what) && g.counts(b, what)
	})
	if a == b || !alike || !inSide(g.card(a), p) || !inSide(g.card(b), p) {
		return g.refuse("zud.magie.zauberbuecher", "Nenne zwei eigene Gebäude oder zwei eigene Einheiten.",
			"Name two of your own buildings or two of your own units.")
	}
	without := g.supposing(func(cards []Card) { cards[a].At, cards[b].At = Spot{}, Spot{} })
	if _, err := without.spotFor(p, a, g.card(b).At); err != nil {
		return err
	}
	_, err := without.spotFor(p, b, g.card(a).At)
	return err
}

func swapPlacesAsks(g *game, f *Frame) Decision {
	n := g.node(f)
	return Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: n.cites,
		Options: cardMoves(f.By, swappable(g, f.By, n, keeps[swappedPlaces](f).First)),
		Text:    say("Welche Karten tauschen ihre Plätze?", "Which cards swap places?")}
}

func swapPlacesTakesFirst(g *game, f *Frame, m Move) (next, error) {
	if m.Card == NoCard {
		return wait, g.unnamed("card", "Nenne eine eigene Karte.", "Name one of your own cards.")
	}
	if !slices.Contains(swappable(g, f.By, g.node(f), 0), m.Card) {
		return wait, g.refuse("zud.magie.zauberbuecher", "Diese Karte kann mit keiner anderen den Platz tauschen.",
			"That card cannot swap places with any other.")
	}
	keeps[swappedPlaces](f).First = SomeCard(m.Card)
	return swapPlacesSecond, nil
}

func swapPlacesTakesSecond(g *game, f *Frame, m Move) (next, error) {
	if m.Card == NoCard {
		return wait, g.unnamed("card", "Nenne eine eigene Karte.", "Name one of your own cards.")
	}
	a, b := keeps[swappedPlaces](f).First.Card(), m.Card
	if err := maySwapPlaces(g, f.By, g.node(f), a, b); err != nil {
		return wait, err
	}
	x, y := g.edit(a), g.edit(b)
	x.At, y.At = y.At, x.At
	e := g.emit("swapped-places", f.By, g.node(f).cites...)
	e.Card, e.On = a, b
	return done, nil
}
