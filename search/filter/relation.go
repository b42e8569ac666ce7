//go:build !js

package filter

import (
	"maps"
	"strings"

	"catanica/catalog"
	"catanica/search/query"

	blevequery "github.com/blevesearch/bleve/v2/search/query"
)

// relation selects the cards related to a card, or to a class or type. A name of both, such as citadel, means the type.
// "hits building" selects cards that say so of buildings or of a building; "is hit by attack" selects what any attack
// hits.
func (c *compiler) relation(f query.Filter, value string, word catalog.RelationWord) blevequery.Query {
	cat, refs, k := c.Catalog, Groups(c.Catalog, value), c.Catalog.FindCard(value)
	found := map[*catalog.Card]bool{}
	switch {
	case value == "*" || strings.EqualFold(value, "any"):
		found = cat.Related(word, nil, c.edition)
	case len(refs) > 0:
		for _, of := range cat.Cards {
			if !word.To {
				found[of] = cat.RelatesToGroup(of, word.Kind, refs, c.edition)
			} else if of.MatchAny(refs, c.edition) {
				maps.Copy(found, cat.Related(word, of, c.edition))
			}
		}
	case k != nil:
		found = cat.Related(word, k, c.edition)
	default:
		c.fail(f, value, "Eine Karte, Klasse oder einen Typ „%s“ gibt es nicht", "There is no card, class or type “%s”",
			append(nearestGroups(c.Catalog, value), cat.NearestCards(value, 1)...))
		return nil
	}
	var keys []string
	for k, is := range found {
		if is {
			keys = append(keys, string(catalog.KindCard)+"/"+k.ID)
		}
	}
	return documents(keys)
}
