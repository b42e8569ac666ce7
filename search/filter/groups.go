package filter

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// Groups returns the classes and types of cards that a word names in a filter, as `class:ID` and `type:ID`: building,
// Gebäude, Gebietsausbau, attack.
func Groups(cat *catalog.Catalog, word string) []string {
	folded := catalog.Fold(word)
	if len(folded) < 3 {
		return nil
	}
	same := func(names ...string) bool {
		return slices.ContainsFunc(names, func(n string) bool {
			n = catalog.Fold(n)
			singular, isY := strings.CutSuffix(n, "y")
			forms := []string{n, n + "s", n + "n", n + "e", n + "en"}
			return slices.Contains(forms, folded) || isY && singular+"ies" == folded
		})
	}
	var out []string
	for _, t := range catalog.CardTypes {
		if name := t.Name(); same(string(t), name.DE, name.EN) {
			out = append(out, "type:"+string(t))
		}
	}
	for _, c := range cat.Classes {
		parts := strings.FieldsFunc(c.Name.DE+" – "+c.Name.EN, func(r rune) bool { return r == '–' })
		for i := range parts {
			parts[i] = strings.TrimSpace(parts[i])
		}
		inID := strings.HasPrefix(c.ID, folded+"-") || strings.HasSuffix(c.ID, "-"+folded)
		begins := len(folded) > 4 && strings.HasPrefix(catalog.Fold(c.Name.DE), folded)
		if inID || begins || same(append(parts, c.ID, c.Name.DE, c.Name.EN)...) {
			out = append(out, "class:"+c.ID)
		}
	}
	return out
}

// nearestGroups returns the name of the type or class that is nearest to a word, if one is near.
func nearestGroups(cat *catalog.Catalog, word string) []string {
	var names catalog.Names
	for _, t := range catalog.CardTypes {
		name := t.Name()
		names.Add(string(t), string(t), name.DE, name.EN)
	}
	for _, c := range cat.Classes {
		names.Add(c.ID, c.ID, c.Name.DE, c.Name.EN)
	}
	return names.Nearest(word, 1)
}
