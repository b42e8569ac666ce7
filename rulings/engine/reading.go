package engine

import "slices"

// reading is the answer by which an open question is played, and notes that the move has hung on it: the next event
// that is told, or the refusal, carries the question's id.
func (g *law) reading(id string) string {
	g.read(id)
	return g.t.reading(id)
}

// read notes that what comes next follows from a decision of content/readings.yaml.
func (g *law) read(id string) {
	if g.trial == nil && !slices.Contains(g.reads, id) {
		g.reads = append(g.reads, id)
	}
}

// readLast tells what no event has told any more: the last one hangs on it too.
func (g *ledger) readLast() {
	if n := len(g.events); n > 0 && len(g.reads) > 0 {
		g.events[n-1].Reads = append(g.events[n-1].Reads, g.reads...)
	}
}

// readTies notes that a token stays where it is because of a tie that this move has brought about (reading token-tie).
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
