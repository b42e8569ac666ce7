package search

import (
	"testing"

	"catanica/catalog"
	"catanica/search/document"
)

// leaderDocs returns two cards of which the first has the better words and the second answers the questions.
func leaderDocs() []document.Document {
	card := func(id, body string, answered ...string) document.Document {
		return document.Document{
			ID: id, Kind: catalog.KindCard, Title: both(id, id), Body: both(body, body),
			Card: &catalog.Card{ID: id, Answered: catalog.Words{EN: answered}},
		}
	}
	return []document.Document{
		card("ferry", "A lantern may sink at the harbor. The lantern is lit."),
		card("tower", "A lantern may sink or stand here, at the harbor, and much else is said of other things.",
			"can a lantern sink → no", "does my lantern sink at night → no", "will the lantern sink → yes"),
		card("mill", "Grain is ground here.", "is grain ground here → yes"),
	}
}

// TestLeader: of documents that have about the same words, the one leads that is known to answer such questions. The
// others keep their order, and scores fall from hit to hit.
func TestLeader(t *testing.T) {
	ix, err := New(leaderDocs(), nil)
	if err != nil {
		t.Fatal(err)
	}
	q := Query{Text: "lantern sink harbor", Lang: catalog.EN}
	without, err := open(leaderDocs(), nil, ablation{leader: true}, "", "")
	if err != nil {
		t.Fatal(err)
	}
	if got := idsOf(t, without, q); got[0] != "ferry" {
		t.Fatalf("by words alone: got %v, want ferry first", got)
	}
	r, err := ix.Find(t.Context(), q)
	if err != nil {
		t.Fatal(err)
	}
	if got := ids(r.Hits); len(got) != 2 || got[0] != "tower" || got[1] != "ferry" {
		t.Errorf("got %v, want tower, ferry", got)
	}
	if r.Hits[0].Score <= r.Hits[1].Score {
		t.Errorf("scores %v and %v: want the first higher", r.Hits[0].Score, r.Hits[1].Score)
	}
	if got := idsOf(t, ix, Query{Text: "ferry", Lang: catalog.EN}); got[0] != "ferry" {
		t.Errorf("a name: got %v, want ferry first", got)
	}
	sorted := Query{Text: "lantern sink harbor sort:name", Lang: catalog.EN}
	if got := idsOf(t, ix, sorted); got[0] != "ferry" {
		t.Errorf("sorted by name: got %v, want ferry first", got)
	}
}

// TestKnownQuestions: the index of the content knows questions of each of its documents.
func TestKnownQuestions(t *testing.T) {
	ix := realIndex(t)
	if known := ix.known(); known == nil || known.Documents() != len(ix.docs) {
		t.Error("some documents have no questions")
	}
}
