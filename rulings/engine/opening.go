package engine

import (
	"slices"

	"catanica/catalog"
)

// The opening is all that happens before the first roll: the players find out who begins, set out their principalities,
// deal the draw stacks and choose the cards of their first hands; in the tournament game they also choose events and
// decks in secret. It is one procedure. The first player is asked before the other (f.By).

const procOpening procName = "opening"

// The steps of the opening.
const (
	openingFirst next = iota
	openingSetOut
	openingAnnounce
	openingLay
	openingEvents
	openingDeck
	openingKeep
	openingDeal
	openingStack
	openingHand
)

// openingRecord is the record of the opening.
type openingRecord struct {
	Dice   [2]int8      // what North and South have rolled for the first turn
	Picked int8         // events, cards of a deck or cards of a hand chosen so far
	Stacks [2]int8      // the stack that the first player, and the other one, has searched
	Kept   [3]MaybeCard // cards of the deck that stay in the hand
}

// openingProcedure returns the procedure that plays the opening.
func openingProcedure() Procedure {
	return Procedure{
		Name:  procOpening,
		Keeps: recordOf[openingRecord](),
		Shows: openingShows,
		Steps: []Step{
			openingFirst:  {Name: "first", Ask: openingAsksFirst, May: whatIsListed, Take: openingTakesFirst},
			openingSetOut: {Name: "set out", Do: openingSetsOut},
			openingAnnounce: {Name: "announce", Do: openingAsksToAnnounce, Ask: openingAsksAnnouncement, May: whatIsListed,
				Take: openingTakesAnnouncement},
			openingLay: {Name: "lay", Do: openingLays, Ask: openingAsksPlace, May: whatIsListed, Take: openingTakesPlace},
			openingEvents: {Name: "events", Do: openingCollectsEvents, Ask: openingAsksEvent, May: whatIsListed,
				Take: openingTakesEvent},
			openingDeck: {Name: "deck", Do: openingFillsDeck, Ask: openingAsksCardOfDeck, May: whatIsListed,
				Take: openingTakesCardOfDeck},
			openingKeep:  {Name: "keep", Do: openingKeeps, Ask: openingAsksToKeep, May: whatIsListed, Take: openingTakesKept},
			openingDeal:  {Name: "deal", Do: openingDeals, Ask: openingAsksDeal, May: whatIsListed, Take: openingTakesDeal},
			openingStack: {Name: "stack", Do: openingGoesToStacks, Ask: openingAsksStack, Take: openingTakesStack},
			openingHand:  {Name: "hand", Do: openingFillsHand, Ask: openingAsksCard, Take: openingTakesCard},
		},
	}
}

// beginOpening starts the opening in a position that may state axes, landscapes, decks and stacks. Whatever it leaves
// out of the principalities comes from the crests.
func beginOpening(g *game) error {
	for p := range g.s.Sides {
		if err := openingFits(g, Player(p)); err != nil {
			return err
		}
		s := &g.s.Sides[p]
		if len(s.Places) == 0 {
			places, roads := []Place{{Col: 1, Name: 'A'}, {Col: 3, Name: 'B'}}, []Col{2}
			g.editSide(Player(p)).Places, g.editSide(Player(p)).Roads = places, roads
		}
		if len(s.Lands) == 0 {
			g.editSide(Player(p)).Lands = slices.Clone(g.t.Book.crest[p][:])
		}
	}
	g.begin(procOpening, North, NoCard, -1)
	return nil
}

// openingFits returns why what the position states of p's principality cannot be the start of a game, or nil: two
// settlements with a road between them, and one landscape of each kind (Ruling 101.C.a).
func openingFits(g *game, p Player) error {
	s := &g.s.Sides[p]
	axis := len(s.Places) == 2 && len(s.Roads) == 1 && s.Roads[0] == s.Places[0].Col+1
	for _, pl := range s.Places {
		axis = axis && pl.Kind == SettlementPlace
	}
	if len(s.Places) > 0 && !axis {
		return g.wrong("Zu Beginn hat jeder zwei Siedlungen und eine Straße dazwischen.",
			"At the start, each player has two settlements with a road between them.")
	}
	var kinds Bag
	for _, l := range s.Lands {
		kinds[l.Kind]++
		if l.Stock > 1 {
			return g.wrong("Zu Beginn liegt auf jeder Landschaft ein Rohstoff.",
				"At the start, each landscape holds one resource.")
		}
	}
	if len(s.Lands) > 0 && kinds != (Bag{1, 1, 1, 1, 1, 1}) {
		return g.wrong("Zu Beginn hat jeder von jeder Art eine Landschaft: Nenne alle sechs oder keine.",
			"At the start, each player has one landscape of each kind: name all six or none.")
	}
	return nil
}

// openingShows reveals to a player the stack out of which he is choosing his first hand.
func openingShows(g *game, f *Frame, p Player) Sight {
	if p != f.By || f.Step != openingHand {
		return Sight{}
	}
	stacks := firstHandStacks(g, f)
	return Sight{Stacks: func(_ Player, n int) bool { return slices.Contains(stacks, int8(n+1)) }} // the stacks are common
}

// turnOf returns 0 for the first player and 1 for the other one.
func turnOf(g *game, p Player) int {
	if p == g.s.Active {
		return 0
	}
	return 1
}

// openingAsksFirst asks for the dice of both players, or, by the reading agreed, for the first player.
func openingAsksFirst(g *game, f *Frame) Decision {
	if g.t.reading("first-player") == "agreed" {
		d := Decision{Who: Chance, Kind: AskOption, Card: NoCard, Cites: []string{"103.B.a"},
			Text: say("Wer beginnt?", "Who begins?")}
		for _, p := range [2]Player{North, South} {
			m := NewMove(Chance, Choose)
			m.Side = p
			d.Options = append(d.Options, m)
		}
		return d
	}
	return dieDecision(NoCard, say("Wer beginnt? %s würfelt mit dem Ertragswürfel.",
		"Who begins? %s rolls the production die.", f.By))
}

// openingTakesFirst finds the first player: whoever rolls more on the production die begins, and a tie is rolled again
// (reading first-player).
func openingTakesFirst(g *game, f *Frame, m Move) (next, error) {
	if m.Verb != Die {
		if m.Side != North && m.Side != South {
			return wait, g.wrong("Sag, wer beginnt: Nord oder Süd.", "Say who begins: North or South.")
		}
		return openingBegins(g, f, m.Side), nil
	}
	if err := g.badDie(m); err != nil {
		return wait, err
	}
	k := keeps[openingRecord](f)
	k.Dice[f.By] = m.N
	g.read("first-player")
	g.emit("rolled", Chance, "103.B.a").N = int(m.N)
	switch {
	case f.By == North:
		f.By = South
		return openingFirst, nil
	case k.Dice[North] == k.Dice[South]:
		f.By = North
		return openingFirst, nil
	case k.Dice[North] > k.Dice[South]:
		return openingBegins(g, f, North), nil
	}
	return openingBegins(g, f, South), nil
}

// openingBegins makes p the first player. The first round begins with his roll (Ruling 103.B.a).
func openingBegins(g *game, f *Frame, p Player) next {
	g.read("first-player")
	g.s.Active, f.By = p, p
	g.emit("begins", p, "103.B.a")
	return openingSetOut
}

// openingEnds leaves the opening: the first turn begins, and nothing can be done before its roll (Ruling 103.B.a).
func openingEnds(g *game) next {
	g.s.Phase, g.s.Turn = BeforeRoll, 1
	g.emit("opened", g.s.Active, "103.B.a")
	return done
}

// rulebook returns the section of the booklet of the extended or the tournament game that holds in this edition.
func (g *law) rulebook(section string) string {
	if g.t.since(catalog.Ed2005) {
		return "kuw." + section
	}
	return "zud." + section
}

// setUpCites returns the articles on setting up a game with common draw stacks.
func (g *law) setUpCites() []string {
	switch {
	case g.t.Variant == Beginners:
		return []string{"101.D.c"}
	case g.t.Game == catalog.Extended:
		return []string{g.rulebook("erweitert.aufstellung")}
	}
	return []string{"101.C.a"}
}
