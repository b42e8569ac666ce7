package main

import (
	_ "embed"
	"fmt"
	"slices"

	"go.yaml.in/yaml/v3"

	"catanica/catalog"
)

// Inference is what follows about a field of a card. One of Is, Likely, None, AtLeast and AtMost says what.
type Inference struct {
	Card   *catalog.Card
	Field  string // as in the card's file: class, points.victory, points.strength, cost
	Is     string // of a class
	Likely string // of a class
	None   bool
	// AtLeast and AtMost are in points or, of a cost, in Resource.
	AtLeast, AtMost int
	Resource        catalog.Resource
	Why             catalog.Text
	Source          catalog.Sources
}

//go:embed costs.yaml
var costsYAML []byte

// costClue is what an article implies about the cost of a card: a building makes it cheaper that does so only from a
// least cost, it takes magic power, or the reform added a resource to it.
type costClue struct {
	Card      string           `yaml:"card"`
	CheaperBy string           `yaml:"cheaper_by"`
	Power     int              `yaml:"power"`
	DearerBy  catalog.Resource `yaml:"dearer_by"`
	Article   string           `yaml:"article"`
}

// infer returns everything that follows about cards of the catalogue, by field and card.
func infer(cat *catalog.Catalog) ([]Inference, error) {
	chapters, err := readChapters()
	if err != nil {
		return nil, err
	}
	var out []Inference
	classes := map[string]string{} // by card, as stated or as inferred beyond doubt
	for _, k := range cat.Cards {
		classes[k.ID] = settledClass(cat, k)
		if onCitySite(cat, k) {
			out = append(out, Inference{Card: k, Field: "class", Is: "city", Why: whyCitySite,
				Source: append(catalog.Sources{"003#106.A.b"}, k.Points.Victory.DatedAt(asOf).Source...)})
		}
	}
	for _, p := range place(cat, chapters) {
		i := Inference{Card: p.Card, Field: "class", Why: p.why(), Source: p.source()}
		if p.How == Fullest {
			i.Likely = p.Class
		} else {
			i.Is, classes[p.Card.ID] = p.Class, p.Class
		}
		out = append(out, i)
	}
	out = append(out, inferVictory(cat, classes)...)
	out = append(out, inferStrength(cat)...)
	out = append(out, inferMagic(cat, classes)...)
	costs, err := inferCosts(cat)
	return append(out, costs...), err
}

// open reports whether no source states the points as of the Encyclopædia, and no other inference decides them.
func open(f catalog.Fact[catalog.Points]) bool {
	d := f.DatedAt(asOf)
	return d.Certainty == catalog.Unknown || d.Basis == catalog.Inferred && !elsewhere(d)
}

// recomputed are the reasons of content/reasons.yaml that the inferences use.
var recomputed = []string{"victory-unit", "victory-site", "victory-at-most-1", "price-magic", "price-spell"}

// elsewhere reports whether the value rests on a reason of content/reasons.yaml that needs no recomputing.
func elsewhere[T any](d catalog.Dated[T]) bool {
	return d.Reason != "" && !slices.Contains(recomputed, d.Reason)
}

// shared returns the text of a reason of content/reasons.yaml.
func shared(cat *catalog.Catalog, id string) catalog.Text {
	if r := cat.Reason(id); r != nil {
		return r.Why
	}
	return catalog.Text{}
}

// onCitySite reports whether the class of the card, which no source states, follows from Ruling 106.A.b: a building
// worth victory points is on a city site, unless it is magic.
func onCitySite(cat *catalog.Catalog, k *catalog.Card) bool {
	if statedClass(k) != "" || !published(cat, k) || !k.Is(catalog.Building, asOf) || k.Is(catalog.Magic, asOf) {
		return false
	}
	d := k.Points.Victory.DatedAt(asOf)
	return d.Certainty == catalog.Known && d.Basis != catalog.Inferred && d.Is.N > 0
}

// settledClass returns the card's class as of the Encyclopædia if a source states it or its victory points decide it,
// else "".
func settledClass(cat *catalog.Catalog, k *catalog.Card) string {
	if onCitySite(cat, k) {
		return "city"
	}
	return statedClass(k)
}

// magicPrices are the classes of magic cards with a price in magic power, and why each has it.
var magicPrices = map[string]struct {
	reason string // of content/reasons.yaml
	source catalog.Sources
}{
	"citadel":    {"price-magic", catalog.Sources{"001#Zauberer", "003#123.AU.a"}},
	"spell-book": {"price-spell", catalog.Sources{"001#Zauberbücher"}},
}

// inferMagic says that a magic card costs at least 1 magic power if no source states how much.
func inferMagic(cat *catalog.Catalog, classes map[string]string) []Inference {
	var out []Inference
	for _, k := range cat.Cards {
		price, ok := magicPrices[classes[k.ID]]
		d := k.Cost.DatedAt(asOf)
		if !ok || !published(cat, k) || d.Certainty != catalog.Unknown || d.AtLeast[catalog.Power] > 1 {
			continue
		}
		out = append(out, Inference{Card: k, Field: "cost", AtLeast: 1, Resource: catalog.Power,
			Why: shared(cat, price.reason), Source: price.source})
	}
	return out
}

// onCitySites are the classes whose buildings 106.A.b counts, and "" for those that may be in one.
var onCitySites = []string{"city", ""}

// inferVictory applies Ruling 106.A.b, which adds up the most victory points that a principality can have: 2 for each
// city, 1 for each building on a city site, more for those that it names, and none for anything else.
func inferVictory(cat *catalog.Catalog, classes map[string]string) []Inference {
	var out []Inference
	for _, k := range cat.Cards {
		if !published(cat, k) || !open(k.Points.Victory) {
			continue
		}
		i := Inference{Card: k, Field: "points.victory", Source: catalog.Sources{"003#106.A.b"}}
		class := classes[k.ID]
		switch {
		case k.Is(catalog.Metropolis, asOf):
			i.None, i.Why = true, whyMetropolis
		case k.Is(catalog.Unit, asOf):
			i.None, i.Why = true, shared(cat, "victory-unit")
		case k.Is(catalog.Wizard, asOf), k.Is(catalog.SpellBook, asOf):
			i.None, i.Why = true, shared(cat, "victory-site")
		case !k.Is(catalog.Building, asOf):
			continue
		case slices.Contains(onCitySites, class):
			i.AtMost, i.Why = 1, shared(cat, "victory-at-most-1")
		default:
			i.None, i.Why = true, shared(cat, "victory-site")
		}
		out = append(out, i)
	}
	return out
}

// inferStrength says that what a card makes count only so many strength points has more by itself.
func inferStrength(cat *catalog.Catalog) []Inference {
	var out []Inference
	for _, k := range cat.Cards {
		if !published(cat, k) || !open(k.Points.Strength) {
			continue
		}
		for _, by := range cat.Cards {
			if at, caps := capOf(by, k); caps {
				out = append(out, Inference{Card: k, Field: "points.strength", AtLeast: at + 1,
					Why: catalog.Textf(whyCapped.DE, whyCapped.EN, by.Name.Text, at), Source: by.Source})
			}
		}
	}
	return out
}

// capOf returns the number of strength points that by lets k count at most, and whether it limits them.
func capOf(by, k *catalog.Card) (at int, caps bool) {
	for _, w := range by.Play.Works {
		if w.Name != "caps" || w.Arg.Get("until").Str != "" {
			continue
		}
		for _, t := range w.Arg.Get("what").Strs() {
			if k.Is(catalog.CardType(t), asOf) {
				return w.Arg.Get("at").Int(), true
			}
		}
	}
	return 0, false
}

// inferCosts returns the least costs that the clues imply.
func inferCosts(cat *catalog.Catalog) ([]Inference, error) {
	var clues []costClue
	if err := yaml.Unmarshal(costsYAML, &clues); err != nil {
		return nil, fmt.Errorf("costs.yaml: %w", err)
	}
	var out []Inference
	for _, clue := range clues {
		i := Inference{Card: cat.Card(clue.Card), Field: "cost", AtLeast: clue.Power, Resource: catalog.Power,
			Why: whyPower, Source: catalog.Sources{"003#" + clue.Article}}
		if by := cat.Card(clue.CheaperBy); by != nil {
			i.AtLeast, i.Resource = leastDiscounted(by), catalog.Any
			i.Why = catalog.Textf(whyCheaper.DE, whyCheaper.EN, by.Name.Text, clue.Article, i.AtLeast)
			i.Source = append(i.Source, by.Source...)
		} else if clue.DearerBy != "" {
			i.AtLeast, i.Resource, i.Why = 1, clue.DearerBy, whyDearer
		}
		if i.Card == nil || i.AtLeast == 0 {
			return nil, fmt.Errorf("costs.yaml: %+v: no such card, or no least cost", clue)
		}
		out = append(out, i)
	}
	return out, nil
}

// leastDiscounted returns the least cost of what the card makes cheaper today.
func leastDiscounted(k *catalog.Card) int {
	for _, w := range k.Play.Works {
		if w.Name == "discount" && w.Arg.Get("until").Str == "" {
			return w.Arg.Get("at-least").Int()
		}
	}
	return 0
}
