package catalog

import "slices"

// Guards returns what keeps k safe from attacker under edition e: the edges by which other cards protect k, and those
// by which they stop attacker. It is the one list of protection for all pages and answers. Whether a card protects as
// far as that is doubtful if its part is unplayed (Card.Unplayed).
func (c *Catalog) Guards(k, attacker *Card, e EditionID) []Edge {
	var out []Edge
	for _, other := range c.Cards {
		if other == k || other == attacker || !other.guards(attacker, e) {
			continue
		}
		protects := slices.DeleteFunc(c.EdgesBetween(other, k, e), func(edge Edge) bool {
			return edge.Kind != EdgeKind(Protects) || !slices.Contains(edge.Against, attacker)
		})
		stops := slices.DeleteFunc(c.EdgesBetween(other, attacker, e), func(edge Edge) bool {
			return edge.Kind != EdgeKind(Stops)
		})
		out = append(append(out, protects...), stops...)
	}
	return out
}

// guards reports whether a card protects anything from attacker, or stops it.
func (k *Card) guards(attacker *Card, e EditionID) bool {
	return slices.ContainsFunc(k.Relations, func(r Relation) bool {
		return r.Holds(e) && (r.Kind == Protects && attacker.MatchAny(r.Against, e) ||
			r.Kind == Stops && attacker.MatchAny(r.What, e))
	})
}

// Hitters returns the cards that can hit k in play under edition e, in the order of the catalogue. Those that only hit
// whatever lies in a hand or a stack are left out, as in EdgesTo.
func (c *Catalog) Hitters(k *Card, e EditionID) []*Card {
	var out []*Card
	for _, other := range c.Cards {
		if other == k || !c.Exists(other, e) {
			continue
		}
		if slices.ContainsFunc(other.Statements(e), func(st Statement) bool {
			edge, ok := c.edge(st, other, k, e)
			return ok && edge.Kind == EdgeKind(Hits) && !edge.sweeps()
		}) {
			out = append(out, other)
		}
	}
	return out
}

// Anywhere reports whether a statement is about whatever cards are in a hand or a stack: buildings as well as action
// cards.
func (st Statement) Anywhere() bool {
	return slices.Contains(st.Refs, "type:"+string(Building)) && slices.Contains(st.Refs, "type:"+string(Action))
}

// Stoppers returns what stops the cards that can hit k, one edge for each card, with those that it stops as Against.
func (c *Catalog) Stoppers(k *Card, e EditionID) []Edge {
	var out []Edge
	for _, attacker := range c.Hitters(k, e) {
		for _, edge := range c.Guards(k, attacker, e) {
			if edge.Kind != EdgeKind(Stops) {
				continue
			}
			i := slices.IndexFunc(out, func(o Edge) bool { return o.From == edge.From && o.Note == edge.Note })
			if i < 0 {
				i = len(out)
				edge.Against = nil
				out = append(out, edge)
			}
			out[i].To, out[i].Against = k, append(out[i].Against, attacker)
		}
	}
	return out
}

// Unplayed reports whether no source says precisely enough what the card does, or a part of it, so that the referee
// does not play it.
func (k *Card) Unplayed() bool {
	return slices.ContainsFunc(k.Play.Works, func(w Word) bool { return w.Name == "unplayed" })
}
