package interact

import (
	"context"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings/scenario"
)

// unplayedHits are relations of the card files that no minimal position shows, with the reason.
var unplayedHits = map[string]string{
	"inquisition":       "no source says what it does, so the engine does not play it",
	"piraten":           "no source says what they do",
	"vogtei":            "it falls on the die's question mark, not on an act of its own",
	"kirchenbann":       "it bars a pile with every card in it; no single card is moved",
	"unruhen":           "its players pay; no card is moved",
	"aberglaube":        "its players lose resources; no card is moved",
	"barbarenueberfall": "its players lose resources; no card is moved",
}

// exempt returns why a stated hit need not be played, or "".
func exempt(m *Matrix, cat *catalog.Catalog, a, b *catalog.Card, e catalog.EditionID) string {
	switch {
	case b.Is(catalog.Foreign, e):
		return "a foreign building lies in the attacker's own principality; only the Arsonist reaches it there (112.G.d)"
	case a.ID == "spion" && b.Is(catalog.Building, e) && !has(cat, b, World{e, catalog.Basic}):
		return "he takes buildings only in the basic game, which is played with its own set"
	case m.does(b.ID, a.ID, e, Protected):
		return "with that card in play the act cannot begin"
	case b.ID == "ordensburg":
		return "no source says what it does against action cards"
	case b.ID == "haus-des-maezens" && a.ID == "courage":
		return "Courage needs one in play, whose points no source states"
	}
	return ""
}

// TestAgreesWithRelations compares the matrix with the hits that the card files state: each has to be a hit in some
// game of the edition.
func TestAgreesWithRelations(t *testing.T) {
	cat, _ := load()
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	stated, shown := 0, 0
	missing := map[string][]string{}
	for _, a := range cat.Cards {
		if unplayedHits[a.ID] != "" {
			continue
		}
		for _, e := range catalog.EditionIDs() {
			for _, edge := range cat.EdgesFrom(a, e) {
				if edge.Kind != catalog.EdgeKind(catalog.Hits) || edge.To.ClassAt(e) == "central" ||
					!m.meet(edge.From.ID, edge.To.ID, e) {
					continue
				}
				if exempt(m, cat, edge.From, edge.To, e) != "" {
					continue
				}
				stated++
				if m.does(edge.From.ID, edge.To.ID, e, Hits) {
					shown++
				} else {
					key := edge.From.ID + " " + string(e)
					missing[key] = append(missing[key], edge.To.ID)
				}
			}
		}
	}
	t.Logf("%d of %d hits of the card files are played", shown, stated)
	for key, cards := range missing {
		t.Errorf("%s hits %v by its file, not as played", key, cards)
	}
}

// meet reports whether both cards exist in some game of the edition.
func (m *Matrix) meet(a, b string, e catalog.EditionID) bool {
	return slices.ContainsFunc(m.Worlds, func(w World) bool {
		_, ok := m.Between(Case{a, b, w.Edition, w.Game})
		return ok && w.Edition == e
	})
}

// does reports whether some game of the edition has an effect with the outcome.
func (m *Matrix) does(a, b string, e catalog.EditionID, o Outcome) bool {
	for _, w := range m.Worlds {
		if w.Edition != e {
			continue
		}
		r, ok := m.Between(Case{a, b, w.Edition, w.Game})
		has := func(x Effect) bool { return x.Deed.outcome() == o }
		if ok && (r.Outcome == Undecided || slices.ContainsFunc(r.Effects, has)) {
			return true
		}
	}
	return false
}

// moving are the events in which a card is hit.
var moving = []string{"returned", "stole", "laid-on", "bribed", "pawned", "banished"}

// TestAgreesWithScenarios replays every scenario and compares each card that an act hits there with the matrix.
func TestAgreesWithScenarios(t *testing.T) {
	_, books := load()
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	hits := 0
	err = fs.WalkDir(content.FS, "scenarios", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".scn") {
			return err
		}
		src, err := fs.ReadFile(content.FS, path)
		if err != nil {
			return err
		}
		f, errs := scenario.Parse(path, string(src))
		if len(errs) > 0 || f.Variant != "" {
			return nil
		}
		res := scenario.Replay(context.Background(), f, books, scenario.Options{})
		for _, r := range append([]*scenario.Result{res}, res.Editions...) {
			hits += m.compare(t, path, r)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d hits in scenarios agree with the matrix", hits)
}

// compare checks one replay and returns how many hits it compared.
func (m *Matrix) compare(t *testing.T, path string, r *scenario.Result) int {
	n, acting := 0, ""
	for _, step := range r.Steps {
		for _, ev := range step.Events {
			switch {
			case ev.Type == "played" || ev.Type == "event" || ev.Type == "used" || ev.Type == "built":
				if ev.On == "" { // an answer does not take over
					acting = ev.Card
				}
			case slices.Contains(moving, ev.Type) && acting != "":
				b := ev.Card
				if ev.Type == "laid-on" || ev.Type == "pawned" {
					b = ev.On
				}
				if b == "" || b == acting {
					continue
				}
				n++
				c := Case{acting, b, catalog.EditionID(r.Edition), catalog.Game(r.Game)}
				got, ok := m.Between(c)
				open := got.Outcome == Undecided && len(got.Readings) > 0 // it was played by our decision
				hits := func(e Effect) bool { return e.Deed.outcome() == Hits }
				if ok && !open && !slices.ContainsFunc(got.Effects, hits) {
					t.Errorf("%s: %s hits %s (%s), but the matrix says %s", path, acting, b, ev.Type, fmt.Sprint(got))
				}
			}
		}
	}
	return n
}

// TestAgreesWithOtherRelations counts, for the other kinds of relations, how many the matrix shows; the least that is
// accepted is what it showed when it was last made.
func TestAgreesWithOtherRelations(t *testing.T) {
	cat, _ := load()
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	least := map[catalog.EdgeKind]int{"protects": 716, "stops": 169, "strengthens": 84, "weakens": 66, "doubles": 18,
		"cheapens": 96, catalog.EdgeNeeds: 229}
	shown, stated := map[catalog.EdgeKind]int{}, map[catalog.EdgeKind]int{}
	silent := map[catalog.EdgeKind]map[string]bool{}
	for _, a := range cat.Cards {
		for _, edge := range cat.EdgesFrom(a, catalog.DefaultEdition) {
			if _, asked := least[edge.Kind]; !asked || edge.From == edge.To {
				continue
			}
			others := []*catalog.Card{edge.To}
			if edge.Kind == "protects" {
				others = edge.Against
			}
			for _, b := range others {
				if edge.Kind != "protects" && b.ClassAt(catalog.DefaultEdition) == "central" && edge.Kind != "doubles" {
					continue
				}
				stated[edge.Kind]++
				if m.effect(a.ID, b.ID, catalog.DefaultEdition) {
					shown[edge.Kind]++
				} else {
					if silent[edge.Kind] == nil {
						silent[edge.Kind] = map[string]bool{}
					}
					silent[edge.Kind][a.ID+">"+b.ID] = true
				}
			}
		}
	}
	for kind, n := range least {
		t.Logf("%s: %d of %d; not shown: %v", kind, shown[kind], stated[kind], silent[kind])
		if shown[kind] < n {
			t.Errorf("%s: %d of %d relations are shown, want %d", kind, shown[kind], stated[kind], n)
		}
	}
}

// effect reports whether a has any effect on b in some game of the edition, or none is known for want of facts.
func (m *Matrix) effect(a, b string, e catalog.EditionID) bool {
	for _, w := range m.Worlds {
		r, ok := m.Between(Case{a, b, w.Edition, w.Game})
		if w.Edition == e && ok && (len(r.Effects) > 0 || r.Outcome == Undecided) {
			return true
		}
	}
	return false
}
