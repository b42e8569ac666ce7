package engine_test

import (
	"context"
	"testing"

	"catanica/rulings/scenario"
)

// TestNothingToGiveBack: what a card costs may be the last that its player had. What holds when nothing is left to give
// back for what he takes, no source says (112.K.a), so it is not for him to answer what nobody could.
func TestNothingToGiveBack(t *testing.T) {
	f, errs := scenario.Parse("give-back.scn", `id: give-back
title de: Nichts zum Zurückgeben
title en: Nothing to give back
edition: 2004
assume: number Handelsmonopol = 2
assume: cost Handelsmonopol = 1 lumber

start
  turn 9
  active north
  gate open
  north axis: settlement A, road, settlement B
  south axis: settlement A, road, settlement B
  north land: pasture 2 holds 0, forest 3 holds 1
  south land: pasture 2 holds 2, forest 3 holds 0
  north hand: Handelsmonopol
  south hand: none

play
  north plays Handelsmonopol
  expect north stores 0 lumber
`)
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	if res := scenario.Replay(context.Background(), f, compiled(t), scenario.Options{}); res.Status != scenario.Undecided {
		t.Errorf("%s: %v", res.Status, res.Trouble)
	}
}
