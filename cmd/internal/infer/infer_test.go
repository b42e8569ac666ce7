package main

import (
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/content"
)

func load(t *testing.T) *catalog.Catalog {
	t.Helper()
	cat, problems := catalog.Load(content.FS)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	return cat
}

// TestCardsSayWhatFollows holds the cards against the inferences, and finds cards that claim an inference of such a
// field that does not follow.
func TestCardsSayWhatFollows(t *testing.T) {
	cat := load(t)
	all, err := infer(cat)
	if err != nil {
		t.Fatal(err)
	}
	follows := map[string]bool{}
	for _, i := range all {
		follows[i.Card.ID+" "+i.Field] = true
		if bad := i.disagrees(); bad != "" {
			t.Errorf("%s: %s %s follows, but the file says: %s", i.Card.ID, i.Field, i.says(), bad)
		}
	}
	for _, k := range cat.Cards {
		claims := map[string]bool{
			"class": claimed(k.Class), "points.victory": claimed(k.Points.Victory),
			"points.strength": claimed(k.Points.Strength), "cost": claimed(k.Cost),
		}
		for field, inferred := range claims {
			if inferred && !follows[k.ID+" "+field] {
				t.Errorf("%s: %s is inferred in its file, but does not follow", k.ID, field)
			}
		}
	}
}

// claimed reports whether the card's file claims an inference that is recomputed here.
func claimed[T any](f catalog.Fact[T]) bool {
	d := f.DatedAt(asOf)
	return d.Basis == catalog.Inferred && !elsewhere(d)
}

// TestPlacesAreInOrder checks the input against itself: the sections of a chapter are in alphabetical order, and each
// card with a stated class has a section or room for one in the chapter of its class.
func TestPlacesAreInOrder(t *testing.T) {
	cat := load(t)
	chapters, err := readChapters()
	if err != nil {
		t.Fatal(err)
	}
	treated := map[string]bool{}
	for i := range chapters {
		c := &chapters[i]
		for l, cards := range c.Sections {
			for _, id := range cards {
				treated[id] = true
				switch k := cat.Card(id); {
				case k == nil:
					t.Errorf("%s.%s: no card %s", c.ID, l, id)
				case statedClass(k) != c.Class:
					t.Errorf("%s.%s: %s has class %q, not %s", c.ID, l, id, statedClass(k), c.Class)
				}
			}
			if number(letter(number(l))) != number(l) || letter(number(l)) != l {
				t.Errorf("%s: letter %s becomes %s", c.ID, l, letter(number(l)))
			}
		}
		for _, g := range c.gaps(cat) {
			if g.before != "" && g.after >= g.before {
				t.Errorf("%s: section %q does not sort before %q", c.ID, g.after, g.before)
			}
		}
	}
	p := placer{cat: cat}
	for i := range chapters {
		p.gaps = append(p.gaps, chapters[i].gaps(cat)...)
	}
	for _, k := range cat.Cards {
		chapter := slices.IndexFunc(chapters, func(c chapter) bool { return c.Class == statedClass(k) })
		if chapter < 0 || treated[k.ID] || !published(cat, k) || k.Is(catalog.Foreign, asOf) || k.Is(catalog.Unit, asOf) {
			continue
		}
		if p.fill(k, statedClass(k)) == nil {
			t.Errorf("%s is %s, but chapter %s has no section for it", k.ID, statedClass(k), chapters[chapter].ID)
		}
	}
	for _, g := range p.gaps {
		if g.size > 0 && g.free() < 0 {
			t.Errorf("%s.%s-%s: %d cards for %d sections", g.chapter.ID, g.first, g.last, g.taken, g.size)
		}
	}
}

// TestInferenceNeedsItsPremises takes premises away: what rested on them must no longer follow.
func TestInferenceNeedsItsPremises(t *testing.T) {
	cat := load(t)
	chapters, err := readChapters()
	if err != nil {
		t.Fatal(err)
	}
	how := func() map[string]How {
		out := map[string]How{}
		for _, p := range place(cat, chapters) {
			out[p.Card.ID] = p.How
		}
		return out
	}
	if got := how()["ratssitzung"]; got != OnlyPlace {
		t.Fatalf("ratssitzung: %q", got)
	}
	attacks := slices.IndexFunc(chapters, func(c chapter) bool { return c.ID == "112" })
	delete(chapters[attacks].Sections, "S") // the attacks no longer end at the Spy
	if got := how()["ratssitzung"]; got == OnlyPlace {
		t.Error("ratssitzung may be an attack once that chapter has room, but is still placed")
	}
}

// TestVictoryPointsNeedACitySite takes the victory point of a building away: its class must no longer follow from it.
func TestVictoryPointsNeedACitySite(t *testing.T) {
	cat := load(t)
	k := cat.Card("grosser-turnierplatz")
	if !onCitySite(cat, k) || settledClass(cat, k) != "city" {
		t.Fatalf("%s: class %q does not follow from its victory point", k.ID, settledClass(cat, k))
	}
	for i := range k.Points.Victory.Values {
		k.Points.Victory.Values[i].Certainty = catalog.None
	}
	if onCitySite(cat, k) || settledClass(cat, k) != "" {
		t.Errorf("%s: without a victory point its class still follows", k.ID)
	}
	if stone := cat.Card("stein-der-weisen"); onCitySite(cat, stone) {
		t.Errorf("%s is magic, but its victory points make it a city expansion", stone.ID)
	}
}

// TestMagicCostsPower checks which cards are said to cost magic power: those of unknown cost in a magic class only.
func TestMagicCostsPower(t *testing.T) {
	cat := load(t)
	follows := func() []string {
		classes := map[string]string{}
		for _, k := range cat.Cards {
			classes[k.ID] = settledClass(cat, k)
		}
		var out []string
		for _, i := range inferMagic(cat, classes) {
			out = append(out, i.Card.ID)
		}
		return out
	}
	got := follows()
	for id, want := range map[string]bool{
		"ismai": true, "wahrsagung": true, // cost unknown
		"zeitrad": false, "zauberkueche": false, // cost known
		"stein-der-weisen": false,                   // a higher bound is known
		"hexe":             false, "baukran": false, // another class
	} {
		if slices.Contains(got, id) != want {
			t.Errorf("%s: follows %v, want %v", id, !want, want)
		}
	}
	cat.Card("ismai").Cost = cat.Card("zauberkueche").Cost
	if slices.Contains(follows(), "ismai") {
		t.Error("a known cost still gets a bound")
	}
}
