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

// TestBarterFindsRoom: what is assumed that one receives may be more than the landscapes take. Whatever has room
// nowhere stays with the bank (103.E.e), so there is always an answer.
func TestBarterFindsRoom(t *testing.T) {
	f, errs := scenario.Parse("room.scn", `id: room
title de: Kein Platz
title en: No room
edition: 2004
assume: price Anton der Kämmerer = 1 gold
assume: gain Anton der Kämmerer = 3 ore

start
  turn 9
  active north
  gate open
  north axis: settlement A, road, settlement B
  south axis: settlement A, road, settlement B
  north land: pasture 2 holds 3, forest 3 holds 3, hills 1 holds 3, mountains 1 holds 2, fields 4 holds 3, river 2 holds 3
  south land: pasture 2 holds 2, forest 3 holds 0
  north hand: Anton der Kämmerer
  south hand: none

play
  north plays Anton der Kämmerer
  north chooses 1 ore, 1 gold for 1 gold
  expect north stores 3 ore, 3 gold
`)
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	if res := scenario.Replay(context.Background(), f, compiled(t), scenario.Options{}); !res.OK {
		t.Errorf("%s: %v", res.Status, res.Trouble)
	}
}

// TestMirroredTurning: a card that mirrors one that is turned round has itself no side that counts, and no source says
// what turning it would do.
func TestMirroredTurning(t *testing.T) {
	f, errs := scenario.Parse("mirror.scn", `id: mirror
title de: Gespiegelt gedreht
title en: Turned as a mirror
edition: 2004
assume: price Geheimbund = 1 gold

start
  turn 9
  active north
  gate open
  north axis: city A, road, settlement B
  south axis: city A, road, settlement B
  north land: river 2 holds 3
  south land: river 2 holds 2
  south at A: Brauerei (stored 1)
  north at A: Geheimbund (mirrors Brauerei)
  north hand: none
  south hand: none

play
  north uses Geheimbund
  expect north stores 2 gold
`)
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	if res := scenario.Replay(context.Background(), f, compiled(t), scenario.Options{}); res.Status != scenario.Undecided {
		t.Errorf("%s: %v", res.Status, res.Trouble)
	}
}
