package engine

import "slices"

// reading is the answer by which an open question is played, and notes that the move has hung on it: the next event
// that is told, or the refusal, carries the question's id.
func (g *game) reading(id string) string {
	g.read(id)
	return g.t.reading(id)
}

// read notes that what comes next follows from a decision of content/readings.yaml.
func (g *game) read(id string) {
	if !slices.Contains(g.reads, id) {
		g.reads = append(g.reads, id)
	}
}
