package naming_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"catanica/rulings/engine"
	"catanica/rulings/naming"
	"catanica/rulings/scenario"
	"catanica/rulings/scenario/scenariotest"
)

const position = `
id: naming
title de: Benennen
title en: Naming
edition: 2004

start
  turn 9
  active north
  gate open
  landscapes: forest 1, forest 1, hills 2
  north axis: city A, road, settlement B
  south axis: city A
  north land: forest 3 holds 2 at AB above, river 4 holds 1
  south land: pasture 2 at left of A above
  north at A: Bibliothek
  south at A: Kloster
  north stack 1: Spion, Kloster, Spion

play
  expect nothing open
`

// namer returns a namer for the position, and North's move with the verb.
func namer(t *testing.T, v engine.Verb) (naming.Namer, engine.Move) {
	t.Helper()
	f, errs := scenario.Parse("naming.scn", position)
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	res := scenario.Replay(context.Background(), f, scenariotest.Books(), scenario.Options{})
	if !res.OK {
		t.Fatal(res.Message.EN)
	}
	return naming.Namer{Table: res.Table, State: res.Start}, engine.NewMove(engine.North, v)
}

func TestCards(t *testing.T) {
	n, m := namer(t, engine.Choose)
	stack := n.State.Sides[engine.North].Stacks[0].Top
	laid := slices.Concat(n.State.Sides[engine.North].Laid, n.State.Sides[engine.South].Laid)
	slices.Sort(laid)
	var want []engine.Move
	add := func(set func(m *engine.Move)) {
		x := m
		set(&x)
		want = append(want, x)
	}
	for _, c := range stack { // without a stack named, each of its cards
		add(func(m *engine.Move) { m.Card = c })
	}
	for _, c := range laid {
		add(func(m *engine.Move) { m.On = c })
		add(func(m *engine.Move) { m.Card = c })
	}
	var got []engine.Move
	n.Cards(m, func(x engine.Move) { got = append(got, x) })
	if !slices.Equal(got, want) {
		t.Errorf("got %v\nwant %v", got, want)
	}

	m.N = 1 // of a stack that is named, cards of one name once
	got = nil
	n.Cards(m, func(x engine.Move) { got = append(got, x) })
	if of := slices.DeleteFunc(got, func(x engine.Move) bool { return !slices.Contains(stack, x.Card) }); len(of) != 2 {
		t.Errorf("cards of the stack: %v", of)
	}

	n.State.Cards[stack[2]].Owner = engine.South // a stolen copy is another card
	got = nil
	n.Cards(m, func(x engine.Move) { got = append(got, x) })
	if of := slices.DeleteFunc(got, func(x engine.Move) bool { return !slices.Contains(stack, x.Card) }); len(of) != 3 {
		t.Errorf("cards of the stack with a stolen copy: %v", of)
	}
}

func TestPlaces(t *testing.T) {
	n, m := namer(t, engine.Use)
	var got []string
	n.Places(m, func(x engine.Move) { got = append(got, fmt.Sprint(x.Side, " ", x.To)) })
	// four sites at each of three places, one road and two landscapes whose place is stated
	if len(got) != 3*4+1+2 {
		t.Errorf("%d places: %q", len(got), got)
	}
	if slices.Sort(got); len(slices.Compact(got)) != 15 {
		t.Errorf("a place comes twice: %q", got)
	}
}

func TestLandscapes(t *testing.T) {
	n, m := namer(t, engine.Choose)
	var got []string
	n.Landscapes(m, func(x engine.Move) {
		got = append(got, fmt.Sprint(x.Lands[0].Kind, x.Lands[0].Number, x.Lands[1].Kind, x.Lands[1].Number,
			x.Own.List(), x.Theirs.List()))
	})
	// out of the stack: two alone, forest and forest, forest and hills, hills and forest; then two of North's, the
	// pair, each with South's, and South's
	if want := 2 + 3 + 2 + 1 + 2 + 1; len(got) != want {
		t.Errorf("%d ways, not %d: %q", len(got), want, got)
	}
}

func TestResources(t *testing.T) {
	n, m := namer(t, engine.Trade)
	if got, want := n.Purse(engine.North), (engine.Bag{engine.Lumber: 2, engine.Gold: 1}); got != want {
		t.Errorf("North can pay with %v, not %v", got, want)
	}
	var bags []engine.Bag
	naming.Bags(n.Purse(engine.North), 1, 2, func(b engine.Bag) { bags = append(bags, b) })
	want := []engine.Bag{{engine.Gold: 1}, {engine.Lumber: 1}, {engine.Lumber: 1, engine.Gold: 1}, {engine.Lumber: 2}}
	if !slices.Equal(bags, want) {
		t.Errorf("bags %v, not %v", bags, want)
	}
	m.Give, m.Get = engine.Bag{engine.Lumber: 1}, engine.Bag{engine.Ore: 1}
	if got := naming.Multiples(m, n.Purse(engine.North)); len(got) != 1 || got[0].Give[engine.Lumber] != 2 ||
		got[0].Get[engine.Ore] != 2 {
		t.Errorf("multiples %v", got)
	}
	if got, want := naming.Some(engine.Bag{2, 0, 1}, 3, engine.Ore), (engine.Bag{2, 0, 1}); got != want {
		t.Errorf("some %v, not %v", got, want)
	}
	if got, want := naming.Some(engine.Bag{}, 2, engine.Ore), (engine.Bag{engine.Ore: 2}); got != want {
		t.Errorf("some of anything %v, not %v", got, want)
	}
}
