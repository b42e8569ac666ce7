package engine

import "slices"

// reading returns the answer with which an open question is played, and records that the move depended on it: the next
// event, or the refusal, carries the question's id.
func (g *law) reading(id string) string {
	g.read(id)
	return g.t.reading(id)
}

// read records that what follows depends on a decision of content/readings.yaml.
func (g *law) read(id string) {
	if g.trial == nil && !slices.Contains(g.reads, id) {
		g.reads = append(g.reads, id)
	}
}

// readLast attaches readings that no later event carries to the last event.
func (g *ledger) readLast() {
	if n := len(g.events); n > 0 && len(g.reads) > 0 {
		for _, id := range g.reads {
			if !slices.Contains(g.events[n-1].Reads, id) {
				g.events[n-1].Reads = append(g.events[n-1].Reads, id)
			}
		}
	}
}

// readTies records that a token does not move because of a tie that this move has caused (reading token-tie).
func (g *score) readTies(before *State) {
	if g.t.reading("token-tie") != "keeps" {
		return
	}
	was := look(g.t, before)
	for _, kind := range tokenKinds {
		if holder, _ := g.token(kind); holder != Chance && g.tied(kind) && !was.tied(kind) {
			g.read("token-tie")
		}
	}
}
