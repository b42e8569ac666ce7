package engine

import (
	"slices"

	"catanica/catalog"
)

// The first hand of games with common draw stacks: each player searches one stack and takes three cards out of it. The
// other cards of the stack keep their order (Ruling 101.C.a, kuw.erweitert.vorbereitung, zud.erweitert.vorbereitung).

// firstHand is the number of cards with which each player begins.
const firstHand = 3

// firstHandCites returns the articles on choosing the first hand.
func firstHandCites(g *game) []string {
	if g.t.Game == catalog.Basic {
		return []string{"101.C.a", g.rulebook("erweitert.vorbereitung")}
	}
	return []string{g.rulebook("erweitert.vorbereitung"), "105.B.a"}
}

// openingGoesToStacks ends the opening when both players have their hands. In the tournament game they have kept cards
// of their decks.
func openingGoesToStacks(g *game, f *Frame) next {
	if !g.t.common() || keeps[openingRecord](f).Picked < 0 {
		return openingEnds(g)
	}
	return wait
}

func openingAsksStack(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskStack, Card: NoCard, Cites: firstHandCites(g),
		Text: say("Aus welchem Stapel suchst du deine Starthand aus?",
			"Which stack do you choose your starting hand from?")}
	d.Options = g.stackMoves(f.By)
	return d
}

// openingTakesStack lets the player look through a stack. It must not be the one that the first player has searched
// (reading first-hand-stack).
func openingTakesStack(g *game, f *Frame, m Move) (next, error) {
	k := keeps[openingRecord](f)
	if err := g.badStack(f.By, m.N); err != nil {
		return wait, err
	}
	switch {
	case g.pilesOf(f.By).Stacks[m.N-1].empty():
		return wait, g.emptyStack()
	case f.By != g.s.Active && m.N == k.Stacks[0] && g.reading("first-hand-stack") == "other":
		return wait, g.refuseBy(firstHandCites(g), "Diesen Stapel hat dein Mitspieler schon durchsucht; nimm einen anderen.",
			"Your opponent has already searched this stack; choose another one.")
	}
	k.Stacks[turnOf(g, f.By)] = m.N
	g.emit("took-stack", f.By, firstHandCites(g)...).N = int(m.N)
	return openingHand, nil
}

// openingFillsHand waits until the hand has three cards, or the stack is empty. Then the stack goes back to its place.
func openingFillsHand(g *game, f *Frame) next {
	k := keeps[openingRecord](f)
	stack := k.Stacks[turnOf(g, f.By)]
	holdsCards := func(n int8) bool { return !g.pilesOf(f.By).Stacks[n-1].empty() }
	if k.Picked < firstHand && slices.ContainsFunc(firstHandStacks(g, f), holdsCards) {
		return wait
	}
	if g.misread(firstHandCites(g)[:1]...) {
		misreadStackIsRearranged(g, f.By, stack)
	}
	g.emit("returned-stack", f.By, firstHandCites(g)...).N = int(stack)
	k.Picked = 0
	if f.By != g.s.Active {
		k.Picked = -1
	}
	f.By = f.By.Other()
	return openingStack
}

func openingAsksCard(g *game, f *Frame) Decision {
	k := keeps[openingRecord](f)
	d := Decision{Who: f.By, Kind: AskCard, Card: NoCard, Cites: firstHandCites(g),
		Text: say("Welche Karte nimmst du auf die Hand? Es fehlen noch %d.",
			"Which card do you take into your hand? %d to go.", firstHand-int(k.Picked))}
	d.Options = g.options()
	hidden := false
	for _, n := range firstHandStacks(g, f) {
		st := &g.pilesOf(f.By).Stacks[n-1]
		hidden = hidden || st.Open
		for _, c := range slices.Concat(st.Top, st.Bottom) {
			if g.s.Cards[c].Def == UnknownDef {
				hidden = true
			} else {
				d.Options = append(d.Options, cardMove(f.By, c))
			}
		}
	}
	if hidden { // the answer names the card
		d.Options = append(d.Options, NewMove(f.By, Choose))
	}
	return d
}

// openingTakesCard takes a card out of the stack. All three come from one stack.
func openingTakesCard(g *game, f *Frame, m Move) (next, error) {
	k := keeps[openingRecord](f)
	m.N = k.Stacks[turnOf(g, f.By)]
	if m.Card != NoCard && !g.pilesOf(f.By).Stacks[m.N-1].holds(m.Card) {
		n := stackWith(g, f.By, m.Card)
		switch {
		case n == 0:
			return wait, g.wrong("Diese Karte ist nicht in dem Stapel.", "That card is not in the stack.")
		case !anyStack(g) && g.by(firstHandCites(g)[:1]...):
			readFirstHand(g)
			return wait, g.refuseBy(firstHandCites(g), "Alle drei Karten der Starthand kommen aus demselben Stapel.",
				"All three cards of the starting hand come from the same stack.")
		}
		if err := g.badStack(f.By, n); err != nil {
			return wait, err
		}
		m.N = n
		readFirstHand(g)
	}
	if m.Reveals.IsDef() && m.Card == NoCard && usedUpInBox(g, m.Reveals.Def()) {
		return wait, g.wrong("%s ist nicht in diesem Stapel: So oft gibt es die Karte nicht.",
			"%s is not in this stack: there are no further copies of it.", g.t.defs[m.Reveals.Def()].title(catalog.Nominative))
	}
	c, err := chosenOf(g, m)
	if err != nil {
		return wait, err
	}
	g.toHand(f.By, c)
	e := g.emit("searched", f.By, firstHandCites(g)...)
	e.Card, e.N = c, int(m.N)
	k.Picked++
	return openingHand, nil
}

// usedUpInBox reports whether the position already names all copies of a card that the sets of the game hold.
func usedUpInBox(g *game, def int16) bool {
	d, n := g.t.defs[def], 0
	for _, k := range g.s.Cards {
		if k.Def == def {
			n++
		}
	}
	return (g.t.Game == catalog.Basic || len(g.t.sets) > 1) && !g.t.uncounted(d) && n >= g.t.copiesIn(d)
}

// firstHandStacks returns the stacks out of which the player chooses: the one that he has taken, unless anyStack says
// otherwise.
func firstHandStacks(g *game, f *Frame) []int8 {
	if !anyStack(g) {
		return []int8{keeps[openingRecord](f).Stacks[turnOf(g, f.By)]}
	}
	var out []int8
	for i := range g.pilesOf(f.By).Stacks {
		if n := int8(i + 1); g.badStack(f.By, n) == nil {
			out = append(out, n)
		}
	}
	return out
}

// anyStack reports whether the three cards may come from several stacks. The articles on the beginners' tournament
// game, the bear variants and the small card tournament say nothing about the first hand (reading first-hand).
func anyStack(g *game) bool { return silentOnHands(g.t) && g.t.reading("first-hand") == "any-stacks" }

// readFirstHand records that what follows depends on the reading first-hand, where it does.
func readFirstHand(g *game) {
	if silentOnHands(g.t) {
		g.read("first-hand")
	}
}

// silentOnHands reports whether the articles on the variant say nothing about the first hand.
func silentOnHands(t *Table) bool {
	return t.Variant == Beginners || t.Variant == Bears || t.Variant == SmallTournament
}

// stackWith returns the number of the draw stack of p that holds c, or 0.
func stackWith(g *game, p Player, c CardNo) int8 {
	for i := range g.pilesOf(p).Stacks {
		if g.pilesOf(p).Stacks[i].holds(c) {
			return int8(i + 1)
		}
	}
	return 0
}
