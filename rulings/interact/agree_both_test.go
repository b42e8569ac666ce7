package interact

import (
	"cmp"
	"slices"
	"testing"

	"catanica/catalog"
)

// differing are pairs, or cards with any other (""), on which the relations of the card files and the matrix rightly
// differ, with the reason.
var differing = []struct {
	kind     catalog.EdgeKind
	from, to string
	why      string
}{
	{hits, "baumeister", "", "each player gives up a card of their own choice"},
	{hits, "kirchenbann", "", "it bars a pile with every card in it; no single card is moved"},
	{hits, "unruhen", "", "its players pay; no card is moved"},
	{hits, "", "raubritterburg", "it leaves by itself when its host has become strong enough"},
	{hits, "", "barbarenstuetzpunkt", "it leaves by itself when its host has become strong enough"},
	{hits, "", "handelsniederlassung", "it leaves by itself when its host has enough commerce points"},
	{protects, "volksstimmung", "unruhen", "a star may be given up instead; the matrix tells what it costs"},
	{weakens, "goldene-zeiten", "volksstimmung", "its player may give up stars for resources"},
	{protects, "schatzkammer", "", "stated against all actions and events; shown against those that take resources"},
}

const (
	hits     = catalog.EdgeKind(catalog.Hits)
	protects = catalog.EdgeKind(catalog.Protects)
	weakens  = catalog.EdgeKind(catalog.Weakens)
)

// differs returns why relations and matrix may differ on a pair, or "".
func differs(kind catalog.EdgeKind, a, b string) string {
	for _, d := range differing {
		if d.kind == kind && (d.from == "" || d.from == a) && (d.to == "" || d.to == b) {
			return d.why
		}
	}
	return ""
}

// shows reports whether a result says what a relation of the kind says.
func shows(r Result, kind catalog.EdgeKind) bool {
	return slices.ContainsFunc(r.Effects, func(e Effect) bool {
		if e.Back {
			return false
		}
		switch kind {
		case hits:
			takes := e.Deed.outcome() == Hits && !slices.Contains([]Deed{Pays, Stops, Fetched, Moved}, e.Deed) ||
				e.Deed == Moved && e.Zone == EventStack
			return takes && slices.Contains([]Zone{InPlay, InHand, OwnPlay, EventStack, Stated}, e.Zone)
		case protects:
			return e.Deed == Guards || e.Deed == Stops || e.Deed == Bars && e.Act != Builds
		case catalog.EdgeNeeds:
			return e.Deed == Requires && e.Zone == OwnPlay
		case weakens:
			less := slices.Contains([]Deed{Strength, Tourney, Commerce, Stars}, e.Deed) && e.N < 0 && e.Zone == InPlay
			return e.Deed == Lessens || less
		}
		return false
	})
}

// TestRelationsAndMatrixAgree compares, for every pair of cards, whether the card files state that A hits B in play,
// protects something from it, needs it or weakens it, with what the matrix says. Both lists are shown to readers: the
// one on the page of a card, the other as an answer.
func TestRelationsAndMatrixAgree(t *testing.T) {
	cat, _ := load()
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	e := catalog.DefaultEdition
	kinds := []catalog.EdgeKind{hits, protects, catalog.EdgeNeeds, weakens}
	type pair struct {
		kind catalog.EdgeKind
		a, b string
	}
	stated := map[pair]bool{}
	either := map[pair]bool{} // told in other words, and shown or not
	for _, a := range cat.Cards {
		for _, edge := range cat.EdgesFrom(a, e, append(kinds, catalog.EdgeKind(catalog.Stops))...) {
			switch edge.Kind {
			case catalog.EdgeKind(catalog.Stops):
				either[pair{protects, a.ID, edge.To.ID}] = true
			case protects:
				for _, from := range edge.Against {
					stated[pair{protects, a.ID, from.ID}] = true
				}
			default:
				stated[pair{edge.Kind, a.ID, edge.To.ID}] = true
			}
		}
	}
	agree, excepted := 0, 0
	wrong := map[pair]string{}
	for _, a := range cat.Cards {
		for _, b := range cat.Cards {
			if a == b {
				continue
			}
			met, open := false, false
			shown := map[catalog.EdgeKind]bool{}
			for _, w := range m.Worlds {
				r, ok := m.Between(Case{a.ID, b.ID, w.Edition, w.Game})
				if !ok || w.Edition != e {
					continue
				}
				met, open = true, open || r.Outcome == Undecided
				for _, k := range kinds {
					shown[k] = shown[k] || shows(r, k)
				}
			}
			if !met || open {
				continue
			}
			for _, k := range kinds {
				p := pair{k, a.ID, b.ID}
				switch {
				case stated[p] == shown[k] || either[p]:
					agree++
				case k == catalog.EdgeNeeds && b.ClassAt(e) == "central" && !stated[p]: // where it is built
					agree++
				case k == hits && !stated[p] && b.Is(catalog.LandscapeTy, e): // it takes what lies there
					agree++
				case k == hits && !stated[p] && untyped(b, e): // no statement about a kind of cards can name it
					excepted++
				case k == hits && exempt(m, cat, a, b, e) != "":
					excepted++
				case differs(k, a.ID, b.ID) != "":
					excepted++
				case stated[p]:
					wrong[p] = "stated by the card file, not shown by the matrix"
				default:
					wrong[p] = "shown by the matrix, not stated by the card file"
				}
			}
		}
	}
	var list []pair
	for p := range wrong {
		list = append(list, p)
	}
	slices.SortFunc(list, func(x, y pair) int {
		return cmp.Or(cmp.Compare(x.kind, y.kind), cmp.Compare(wrong[x], wrong[y]), cmp.Compare(x.a, y.a),
			cmp.Compare(x.b, y.b))
	})
	for _, p := range list {
		t.Errorf("%s %s %s: %s", p.a, p.kind, p.b, wrong[p])
	}
	t.Logf("%d agree, %d excepted", agree, excepted)
}

// untyped reports whether no source says what kind of card it is.
func untyped(k *catalog.Card, e catalog.EditionID) bool {
	_, known := k.Types.At(e)
	return known == catalog.Unknown
}
