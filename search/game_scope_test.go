package search

import (
	"context"
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/document"
)

// TestCardGameFirst: if no game is chosen, no document of another game precedes the first hits of the card game for a
// judged query about it.
func TestCardGameFirst(t *testing.T) {
	ix := realIndex(t)
	for _, set := range judgedSets(t) {
		for _, j := range set.queries {
			if len(ix.gamesNamed(ix.analyzeQuery(j.query, j.lang), j.lang)) > 0 {
				continue // it names the other game
			}
			hits := judgedHits(t, j)
			last := lastOfCardGame(hits)
			for i, h := range hits[:max(0, min(last, ix.weights.lead))] {
				if h.Game != rulings.GameCard && j.grades[h.ID] == 0 {
					t.Errorf("%s: %s %q: hit %d is %s of %s", set.name, j.lang, j.query, i+1, h.ID, h.Game)
				}
			}
		}
	}
}

// lastOfCardGame returns the position of the last hit of the card game, or -1.
func lastOfCardGame(hits []Hit) int {
	for i, h := range slices.Backward(hits) {
		if h.Game == rulings.GameCard {
			return i
		}
	}
	return -1
}

// TestGames: a query finds documents of another game if it names the game, in either language and with misspellings, if
// it uses a word that only that game has, or if it is an id. A chosen game excludes all others.
func TestGames(t *testing.T) {
	ix := realIndex(t)
	for _, c := range []struct {
		lang  catalog.Lang
		query string
		game  rulings.Game
		want  string
	}{
		{catalog.DE, "brettspiel räuber", "", "almanach.raeuber"},
		{catalog.DE, "räuber brettspeil", "", "almanach.raeuber"},
		{catalog.EN, "robber in the board game", "", "almanach.raeuber"},
		{catalog.DE, "robber in the board game", "", "almanach.raeuber"},
		{catalog.EN, "do cities give double resources like in the board game?", "", "101.C.a"},
		{catalog.EN, "is a road cheaper than in the normal board game", "", "101.C.a"},
		{catalog.DE, "kosten siedlungen und städte genauso viel wie im brettspiel?", "", "101.C.a"},
		{catalog.DE, "wie baut man im brettspiel eine siedlung", "", "almanach.siedlung"},
		{catalog.DE, "abstandsregel", "", "almanach.siedlung"},
		{catalog.EN, "distance rule", "", "almanach.siedlung"},
		{catalog.DE, "stephansdom", "", "wien.bauen.wahrzeichen"},
		{catalog.EN, "vienna robber", "", "wien.raeuber"},
		{catalog.DE, "wiener straßen bauen", "", "wien.bauen.strassen"},
		{catalog.DE, "sternenschiff zielplaneten", "", "152.D.a"},
		{catalog.EN, "lost the logistics centre of my spaceship", "", "151.C.a"},
		{catalog.DE, "almanach.kreuzung", "", "almanach.kreuzung"},
		{catalog.DE, "151.C.a", "", "151.C.a"},
		{catalog.DE, "was sagt 152 a a", "", "152.A.a"},
		{catalog.DE, "152", "", "152.A.a"},
		{catalog.DE, "ritter", "", "102.B.Ritter"},
		{catalog.EN, "knight", "", "102.B.Ritter"},
		{catalog.DE, "räuber", rulings.GameBoard, "almanach.raeuber"},
		{catalog.DE, "räuber", rulings.GameVienna, "wien.raeuber"},
		{catalog.EN, "harbour", rulings.GameBoard, "almanach.hafenstandort"},
		{catalog.EN, "road", rulings.GameBoard, "almanach.strasse"},
		{catalog.DE, "ritter", rulings.GameCard, "102.B.Ritter"},
	} {
		r, err := ix.Find(context.Background(), Query{Text: c.query, Lang: c.lang, Game: c.game})
		if err != nil {
			t.Fatal(err)
		}
		if len(r.Hits) == 0 || r.Hits[0].ID != c.want {
			t.Errorf("%s %q in %q: got %v, want %s first", c.lang, c.query, c.game, ids(r.Hits), c.want)
		}
		for _, h := range r.Hits {
			if c.game != "" && h.Game != c.game {
				t.Errorf("%s %q in %q: %s is of %s", c.lang, c.query, c.game, h.ID, h.Game)
			}
		}
	}
}

// TestSuggestGames: suggestions from the card game precede those from other games.
func TestSuggestGames(t *testing.T) {
	ix := realIndex(t)
	for _, prefix := range []string{"ritter", "siedlung", "stadt"} {
		list := ix.Suggest(context.Background(), prefix, catalog.DE, 20)
		other := false
		for _, s := range list {
			at := slices.IndexFunc(ix.docs, func(d document.Document) bool { return d.ID == s.ID && d.Kind == s.Kind })
			isCard := ix.docs[at].AboutGame() == rulings.GameCard
			if isCard && other {
				t.Errorf("%s: %s comes after another game: %v", prefix, s.ID, list)
			}
			other = other || !isCard
		}
	}
}

func ids(hits []Hit) []string {
	out := make([]string, len(hits))
	for i, h := range hits {
		out[i] = h.ID
	}
	return out
}
