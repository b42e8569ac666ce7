package filter

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
)

// costWant is the cost that a card must have: a range of resources, or one of the words.
type costWant struct {
	word      string // free, power, star or unknown; "" for a range
	low, high int
}

// pointsWant is the kind of points that a card must have, and how many.
type pointsWant struct {
	kind      string
	low, high int
}

// parseCost reads free, power, star, unknown, a number or a range such as 2-4, 5- or -3. It returns nil for any other
// text.
func parseCost(text string) *costWant {
	switch text {
	case "free", "power", "star", "unknown":
		return &costWant{word: text}
	}
	low, high, ok := parseRange(text)
	if !ok {
		return nil
	}
	return &costWant{low: low, high: high}
}

// parsePoints reads victory, or with a range victory:2-3. It returns nil for any other text.
func parsePoints(text string) *pointsWant {
	kind, span, ranged := strings.Cut(text, ":")
	if !slices.Contains(PointKinds, kind) {
		return nil
	}
	w := pointsWant{kind: kind, low: 1, high: math.MaxInt}
	if ranged {
		var ok bool
		if w.low, w.high, ok = parseRange(span); !ok {
			return nil
		}
	}
	return &w
}

// parseRange reads 3, 2-4, 5- or -3.
func parseRange(text string) (low, high int, ok bool) {
	from, to, ranged := strings.Cut(text, "-")
	low, high = 0, math.MaxInt
	var err error
	if from != "" {
		if low, err = strconv.Atoi(from); err != nil {
			return 0, 0, false
		}
	}
	switch {
	case !ranged:
		high = low
	case to != "":
		if high, err = strconv.Atoi(to); err != nil {
			return 0, 0, false
		}
	}
	return low, high, text != "" && text != "-" && low <= high
}

func (w costWant) fits(k *catalog.Card, e catalog.EditionID) bool {
	cost, certainty := k.Cost.At(e)
	switch w.word {
	case "unknown":
		return certainty == catalog.Unknown
	case "free":
		return certainty == catalog.None
	case "power":
		return cost[catalog.Power] > 0
	case "star":
		return cost[catalog.Star] > 0
	}
	return certainty == catalog.Known && w.low <= cost.Total() && cost.Total() <= w.high
}

// fits treats a card whose points are counted during the game as fitting every range.
func (w pointsWant) fits(k *catalog.Card, e catalog.EditionID) bool {
	for _, p := range k.Points.Kinds() {
		if p.Kind != w.kind {
			continue
		}
		points, certainty := p.Fact.At(e)
		return certainty == catalog.Known && (points.Count != "" || w.low <= points.N && points.N <= w.high)
	}
	return false
}
