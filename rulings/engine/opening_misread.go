package engine

import "slices"

// misreadLandscapesAreEmpty reads 101.C.a wrongly: the starting landscapes hold nothing.
func misreadLandscapesAreEmpty(s *Side) {
	for i := range s.Lands {
		s.Lands[i].Stock = 0
	}
}

// misreadOneHeap reads 105.B.a wrongly: the cards of the set are shuffled into the basic game's.
func misreadOneHeap(stacks int8) []heap { return []heap{{North, 1, stacks}} }

// misreadFiveStacks reads 101.D.c wrongly: the basic game keeps its five stacks when a set joins it.
func misreadFiveStacks() int8 { return 5 }

// misreadSetsTogether reads 106.C.a wrongly: the cards of all sets are shuffled together. heaps holds the basic game's
// stacks.
func misreadSetsTogether(heaps []heap, stacks int8) []heap {
	return append(heaps, heap{North, heaps[0].n + 1, stacks - heaps[0].n})
}

// misreadLastHeap goes with misreadSetsTogether and misreadOneHeap: a further set joins the last heap.
func misreadLastHeap(all []heap) heap { return all[len(all)-1] }

// misreadCitadelsLieThere reads the rules of the tournament game wrongly: the citadels lie in the middle, as in the
// extended game, whether or not somebody announces them.
func misreadCitadelsLieThere(g *game, f *Frame) next {
	if def, ok := announced(g); ok {
		layCitadels(g, def, North)
	}
	f.By = g.s.Active
	return openingLay
}

// misreadNothingIsShared reads 106.B.a wrongly: all cards go to the neutral row.
func misreadNothingIsShared() int { return 0 }

// misreadCitadelsAreShuffled reads zud.erweitert.aufstellung wrongly: the citadels are shuffled into the set's stacks.
func misreadCitadelsAreShuffled() role { return roleDraw }

// misreadStackIsRearranged reads the rules of the first hand wrongly: a player may rearrange the stack that he has
// searched. He turns its order round.
func misreadStackIsRearranged(g *game, p Player, n int8) { slices.Reverse(g.editStack(p, n).Top) }
