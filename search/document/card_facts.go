//go:build !js

package document

import (
	"fmt"
	"strings"

	"catanica/catalog"
)

// resourceName returns the name of n units of a resource, as in questions ("was kostet die Kirche").
func resourceName(r catalog.Resource, n int, lang catalog.Lang) string {
	if r == catalog.Any {
		return catalog.Text{DE: "Rohstoffe nach Wahl", EN: "resources of choice"}.In(lang)
	}
	return r.Name().In(lang, n)
}

// costLine returns a line with the cost of a card, or that it is unknown, or "" if the card has none.
func costLine(c *catalog.Card, lang catalog.Lang) string {
	cost, is := c.Cost.Latest()
	label := catalog.Text{DE: "Kosten: ", EN: "Cost: "}.In(lang)
	switch is {
	case catalog.None:
		return ""
	case catalog.Unknown:
		return label + catalog.Text{DE: "unbekannt", EN: "unknown"}.In(lang)
	}
	var parts []string
	for _, r := range catalog.CostResources {
		if cost[r] > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", cost[r], resourceName(r, cost[r], lang)))
		}
	}
	return label + strings.Join(parts, ", ")
}

// pointLines returns a line for each kind of points that a card brings and a source gives as a number.
func pointLines(c *catalog.Card, lang catalog.Lang) []string {
	var out []string
	for _, p := range []struct {
		fact  catalog.Fact[catalog.Points]
		label catalog.Text
	}{
		{c.Points.Victory, catalog.Text{DE: "Siegpunkte", EN: "Victory points"}},
		{c.Points.Strength, catalog.Text{DE: "Stärkepunkte", EN: "Strength points"}},
		{c.Points.Tournament, catalog.Text{DE: "Turnierpunkte", EN: "Tournament points"}},
		{c.Points.Commerce, catalog.Text{DE: "Handelspunkte", EN: "Commerce points"}},
	} {
		if points, is := p.fact.Latest(); is == catalog.Known && points.N > 0 {
			out = append(out, fmt.Sprintf("%s: %d", p.label.In(lang), points.N))
		}
	}
	return out
}
