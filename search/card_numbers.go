package search

import (
	"catanica/catalog"
	"catanica/search/query"
)

// number selects cards by one of their numbers.
func (s *selector) number(f query.Filter) func(*Document) bool {
	return func(d *Document) bool {
		if d.Card == nil {
			return false
		}
		if points, ok := pointsOf(d.Card, f.Key.Name, s.edition); ok && points.Count != "" && f.Range.Word == "" {
			return f.Range.High > 0 // counted during play: it may be any positive number
		}
		n, is := s.ix.numberOf(d.Card, f.Key.Name, s.edition)
		switch f.Range.Word {
		case "unknown":
			return is == catalog.Unknown
		case "none":
			return is == catalog.None || is == catalog.Known && n == 0
		}
		return is != catalog.Unknown && f.Range.Has(n) // no cost and no points count as 0
	}
}

// costKeys maps filter keys to the resources of a cost.
var costKeys = map[string]catalog.Resource{
	"lumber": catalog.Lumber, "brick": catalog.Brick, "ore": catalog.Ore, "grain": catalog.Grain,
	"wool": catalog.Wool, "gold": catalog.Gold, "power": catalog.Power, "stars": catalog.Star,
}

// pointFact returns the fact about the points of a card that a filter key stands for. ok is false for other keys.
func pointFact(k *catalog.Card, key string) (catalog.Fact[catalog.Points], bool) {
	kind := key
	if key == "vp" {
		kind = "victory"
	}
	for _, p := range k.Points.Kinds() {
		if p.Kind == kind {
			return p.Fact, true
		}
	}
	return catalog.Fact[catalog.Points]{}, false
}

// pointsOf returns the points of a card that a filter key stands for. ok is false for other keys and unknown points.
func pointsOf(k *catalog.Card, key string, e catalog.EditionID) (catalog.Points, bool) {
	fact, ok := pointFact(k, key)
	if !ok {
		return catalog.Points{}, false
	}
	p, is := fact.At(e)
	return p, is == catalog.Known
}

// numberOf returns the number of a card that a filter or sort key stands for, in an edition. Points that are counted
// during play, such as those for gold, are 1.
func (ix *Index) numberOf(k *catalog.Card, key string, e catalog.EditionID) (int, catalog.Certainty) {
	if r, ok := costKeys[key]; ok {
		cost, is := k.Cost.At(e)
		return cost[r], is
	}
	if fact, ok := pointFact(k, key); ok {
		p, is := fact.At(e)
		if p.Count != "" {
			return 1, is
		}
		return p.N, is
	}
	switch key {
	case "cost":
		cost, is := k.Cost.At(e)
		return cost.Total(), is
	case "copies":
		sum := 0
		for _, in := range k.Sets {
			if set := ix.cat.Set(in.Set); set != nil && set.Kind == catalog.HistorySet {
				continue
			}
			if !in.Copies.Known {
				return 0, catalog.Unknown
			}
			sum += in.Copies.N
		}
		return sum, catalog.Known
	}
	return 0, catalog.Unknown
}
