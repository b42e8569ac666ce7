package answer

import (
	"fmt"
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/search/facts"
)

// answered answers a question under the default edition.
func answered(text string, lang catalog.Lang) *Answer {
	return load().Answer(load().Read(text, lang), lang, "")
}

// TestDirections asks in both directions what a card hits, for every card, and expects it in the place of the one that
// acts or of the one that is acted on.
func TestDirections(t *testing.T) {
	n := 0
	for _, k := range load().cat.Cards {
		nom, acc := k.WithDefinite(catalog.DE, catalog.Nominative), k.WithDefinite(catalog.DE, catalog.Accusative)
		can, hits := "kann", "trifft"
		if k.IsPlural(catalog.DE) {
			can, hits = "können", "treffen"
		}
		en := k.WithDefinite(catalog.EN, catalog.Nominative)
		for text, lang := range map[string]catalog.Lang{
			"Welche Karten " + can + " " + nom + " treffen?": catalog.DE,
			"Welche Karten " + hits + " " + nom + "?":        catalog.DE,
			"Which cards can " + en + " hit?":                catalog.EN,
		} {
			if a := answered(text, lang); a != nil {
				if n++; len(a.Cards) != 1 || a.Cards[0] != k.ID {
					t.Errorf("%s: %s", text, a.Sentence)
				}
			}
		}
		for text, lang := range map[string]catalog.Lang{
			"Welche Karten können " + acc + " treffen?": catalog.DE,
			"Welche Karten treffen " + acc + "?":        catalog.DE,
			"Which cards can hit " + en + "?":           catalog.EN,
		} {
			if a := answered(text, lang); a != nil && !a.IsList() {
				if n++; len(a.Cards) < 2 || a.Cards[len(a.Cards)-1] != k.ID {
					t.Errorf("%s: %s", text, a.Sentence)
				}
			}
		}
	}
	t.Logf("%d answers", n)
	if n < 500 {
		t.Errorf("only %d answers", n)
	}
}

// TestAmounts asks of every card whether it costs an amount of two resources.
func TestAmounts(t *testing.T) {
	resources := []catalog.Resource{catalog.Lumber, catalog.Brick, catalog.Ore, catalog.Grain, catalog.Wool, catalog.Gold}
	n := 0
	for _, k := range load().cat.Cards {
		cost, is := k.Cost.At(catalog.DefaultEdition)
		if is != catalog.Known || facts.PriceParts(cost) == 0 {
			continue
		}
		for i, one := range resources {
			two := resources[(i+1)%len(resources)]
			for _, v := range [][2]int{{1, 1}, {2, 1}, {1, 2}, {3, 2}} {
				want := No
				switch {
				case cost[one] == v[0] && cost[two] == v[1] && facts.PriceParts(cost) > 2:
					want = Fact // it costs more than that
				case cost[one] == v[0] && cost[two] == v[1]:
					want = Yes
				}
				begin := catalog.Text{DE: "Kostet ", EN: "Does "}
				if k.IsPlural(catalog.DE) {
					begin.DE = "Kosten "
				}
				of := catalog.Text{DE: k.WithDefinite(catalog.DE, catalog.Nominative),
					EN: k.WithDefinite(catalog.EN, catalog.Nominative) + " cost"}
				for _, lang := range catalog.Langs {
					text := fmt.Sprintf("%s%s %d %s %s %d %s?", begin.In(lang), of.In(lang), v[0],
						one.Name().Many.In(lang), catalog.Text{DE: "und", EN: "and"}.In(lang), v[1], two.Name().Many.In(lang))
					a := answered(text, lang)
					if n++; a == nil || a.Verdict != want {
						t.Errorf("%s: got %+v, want %s", text, a, want)
					}
				}
			}
		}
	}
	t.Logf("%d questions", n)
}

// TestComparedCosts asks of many pairs of cards which costs more.
func TestComparedCosts(t *testing.T) {
	cards := slices.DeleteFunc(slices.Clone(load().cat.Cards), func(k *catalog.Card) bool {
		_, is := k.Cost.At(catalog.DefaultEdition)
		return is != catalog.Known
	})
	n := 0
	for i, a := range cards {
		b := cards[(i*7+13)%len(cards)]
		one, _ := a.Cost.At(catalog.DefaultEdition)
		two, _ := b.Cost.At(catalog.DefaultEdition)
		want := dearer(one, two)
		for text, lang := range map[string]catalog.Lang{
			fmt.Sprintf("Ist %s teurer als %s?", a.WithDefinite(catalog.DE, catalog.Nominative),
				b.WithDefinite(catalog.DE, catalog.Nominative)): catalog.DE,
			fmt.Sprintf("Does %s cost more than %s?", a.WithDefinite(catalog.EN, catalog.Nominative),
				b.WithDefinite(catalog.EN, catalog.Nominative)): catalog.EN,
		} {
			got := Verdict("")
			if out := answered(text, lang); out != nil {
				n, got = n+1, out.Verdict
			}
			if got != want {
				t.Errorf("%s: got %q, want %q", text, got, want)
			}
		}
	}
	t.Logf("%d answers", n)
}

// dearer returns whether one cost is more than another; Fact if it is more in one thing and less in another.
func dearer(one, two catalog.Cost) Verdict {
	more, less := false, false
	for _, d := range []int{one.Total() - two.Total(), one[catalog.Power] - two[catalog.Power],
		one[catalog.Star] - two[catalog.Star]} {
		more, less = more || d > 0, less || d < 0
	}
	switch {
	case more && less:
		return Fact
	case more:
		return Yes
	}
	return No
}

// TestNoLinkToOtherEdition: a list of today's cards has a query that finds them; one of a former edition has none,
// which would find other cards.
func TestNoLinkToOtherEdition(t *testing.T) {
	a := load()
	for text, want := range map[string]bool{"which knights are there": true, "which knights were there in 1996": false} {
		got := a.Answer(a.Read(text, catalog.EN), catalog.EN, "")
		if got == nil || (got.Query() != "") != want {
			t.Errorf("%s: %+v, want a query: %v", text, got, want)
		}
	}
}
