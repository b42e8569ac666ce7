package engine

import (
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings"
)

// tableOf is a table of content/tables, which the engine itself never reads.
func tableOf(t *testing.T, id string) *rulings.Table {
	t.Helper()
	lib, ps := rulings.Check(content.FS, loadCatalog(t))
	for _, p := range ps {
		if strings.HasPrefix(p.File, "tables/") {
			t.Error(p)
		}
	}
	table := lib.Table(id)
	if table == nil {
		t.Fatalf("there is no table %q", id)
	}
	return table
}

// TestTurnTable holds the phases of the table of the turn (103.B.b) against the engine's: the same, called the same,
// in the same order. The roll is a move here, the one that leads from the first phase to the second.
func TestTurnTable(t *testing.T) {
	engine := slices.Clone(phaseNames[:GameOver])
	engine = slices.Insert(engine, int(EventPhase), Roll.String())
	var table []string
	for _, p := range tableOf(t, "turn").Turn {
		table = append(table, p.Phase)
		if phase, ok := ParsePhase(p.Phase); ok {
			for _, lang := range catalog.Langs {
				if got, want := p.Name.In(lang), phaseTitles[phase].In(lang); !strings.EqualFold(got, want) {
					t.Errorf("phase %s is called %q in the table and %q in the engine", p.Phase, got, want)
				}
			}
		}
	}
	if !slices.Equal(table, engine) {
		t.Errorf("the phases are %v in the table and %v in the engine", table, engine)
	}
}

// TestHandTable holds the table of the hand (103.H.a) against the engine's hand limits: what each card of the
// catalogue adds in each edition, and the largest hand.
func TestHandTable(t *testing.T) {
	hand := tableOf(t, "hand").Hand
	if hand == nil {
		t.Fatal("the table has no hand")
	}
	for _, e := range catalog.EditionIDs() {
		b := bookOf(t, e)
		base, _ := hand.Base.At(e)
		for _, k := range b.Catalog.Cards {
			if !b.Catalog.Exists(k, e) {
				continue
			}
			want := base
			for _, r := range hand.Raises {
				if r.Holds(e) && r.Match(k, e) {
					want += 2 * r.N
				}
			}
			if got := limitWith(t, b, k.ID, k.ID); got != want {
				t.Errorf("%s, two of %s: the table says a hand of %d, the engine %d", e, k.ID, want, got)
			}
		}
		var all []string
		for _, r := range hand.Raises {
			if r.Holds(e) {
				all = append(all, slices.Repeat(r.Cards, r.Most.N)...)
			}
		}
		if want, is := hand.Largest.At(e); is == catalog.Known {
			if got := limitWith(t, b, all...); got != want {
				t.Errorf("%s, %v: the table says a largest hand of %d, the engine %d", e, all, want, got)
			}
		}
	}
}

// limitWith is the engine's hand limit of a player who has the cards out.
func limitWith(t *testing.T, b *Book, ids ...string) int {
	t.Helper()
	s := &State{Winner: Chance}
	for _, id := range ids {
		def, ok := b.Def(id)
		if !ok {
			t.Fatalf("there is no card %q", id)
		}
		s.Sides[North].Laid = append(s.Sides[North].Laid, CardNo(len(s.Cards)))
		s.Cards = append(s.Cards, Card{Def: def, Owner: North, By: North, Side: North, Laid: true, At: Spot{Kind: OnTable}})
	}
	return HandLimit(NewTable(b, Options{}), s, North)
}
