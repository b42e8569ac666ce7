package interact

import (
	"slices"
	"testing"

	"catanica/catalog"
)

// TestKnownPairs compares the matrix with what the articles say, one for each kind of answer.
func TestKnownPairs(t *testing.T) {
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		a, b    string
		edition catalog.EditionID
		game    catalog.Game
		want    Outcome
		deed    Deed
		rolls   string
		article string // one of those cited
	}{
		{"feuerteufel", "rathaus", "2004", "tournament", Hits, ToHand, "1–5", ""},       // 112.G.b
		{"feuerteufel", "feuerwache", "2004", "tournament", Refused, "", "", "112.G.e"}, // immune
		{"feuerwache", "feuerteufel", "2004", "tournament", Protected, Bars, "", "112.G.b"},
		{"bischof", "feuerteufel", "2004", "tournament", Protected, Guards, "1 or 2", ""}, // 103.I.f
		{"bischof", "raubzug", "2004", "tournament", Protected, Guards, "1 or 2", ""},
		{"kraeuterhexe", "schwarzer-ritter", "2004", "tournament", Protected, Guards, "1 or 2", ""},
		{"schwarzer-ritter", "kanone", "2004", "tournament", Hits, ToHand, "1–5", ""}, // 117.C.c
		{"schwarzer-ritter", "bauernheer", "2004", "tournament", Refused, "", "", ""}, // 118.B.a
		{"spion", "rathaus", "1996", "basic", Hits, Stolen, "", ""},                   // 101.D.d
		{"spion", "rathaus", "2005", "tournament", Refused, "", "", ""},
		{"hexe", "kirche", "2004", "tournament", Hits, Blocked, "", ""},
		{"stein-der-weisen", "feuerteufel", "2004", "tournament", Protected, Bars, "", "125.B.e"},
		{"wasserversorgung", "seuche", "2004", "tournament", Protected, Guards, "", ""},
		{"schmiede", "karl-der-starke", "2004", "tournament", Changes, Strength, "", ""},
		{"bordell", "karl-der-starke", "2004", "tournament", Changes, Strength, "", ""},
		{"hafen", "gold-handelsflotte", "2004", "tournament", Changes, Commerce, "", ""},
		{"saegewerk", "wald", "2004", "tournament", Changes, Yield, "", ""},
		{"johanna", "kirche", "2004", "tournament", Needs, Requires, "", "117.E.a"},
		{"karl-der-starke", "karl-der-starke", "2004", "tournament", Refused, Bars, "", "102.B.Einheit"},
		{"inquisition", "kirche", "2004", "tournament", Undecided, "", "", ""},
		{"kloster", "markt", "2004", "tournament", None, "", "", ""},
		{"feuerteufel", "rathaus", "2005", "tournament", Hits, ToHand, "1–5", "112.G.d"},
		{"statue", "karl-der-starke", "2005", "tournament", Hits, Stolen, "", ""}, // into the builder's hand
		{"haendler", "goldfluss", "2005", "tournament", Hits, Stock, "", "112.K.a"},
		{"raubzug", "ackerland", "2005", "tournament", Hits, Stock, "1–5", "103.R.b"},
		{"komet", "rathaus", "2005", "extended", Hits, UnderStack, "", "119.O.a"},
		{"feuerteufel", "ordensburg", "2005", "tournament", Undecided, "", "", "103.P.a"},
		{"pfandleiher", "ordensburg", "2005", "tournament", Hits, Blocked, "", ""},
		{"buergerkrieg", "flaggschiff", "2005", "tournament", Undecided, "", "", "113.E.a"}, // an open question
		{"hexe", "bordell", "2005", "tournament", Undecided, "", "", ""},
		{"zauberveto", "pippin-der-kurze", "2005", "tournament", Refused, "", "", "126.I.b"},
	} {
		r, ok := m.Between(Case{c.a, c.b, c.edition, c.game})
		if !ok || r.Outcome != c.want {
			t.Errorf("%s, %s (%s, %s): %v %+v, want %s", c.a, c.b, c.edition, c.game, ok, r, c.want)
			continue
		}
		if c.deed != "" && (r.Effects[0].Deed != c.deed || faces(r.Rolls(), "or") != c.rolls) {
			t.Errorf("%s, %s: %+v, want %s on %q", c.a, c.b, r.Effects[0], c.deed, c.rolls)
		}
		found := c.article == ""
		for _, id := range r.Cites {
			found = found || id == c.article
		}
		if !found {
			t.Errorf("%s, %s cites %v, want %s", c.a, c.b, r.Cites, c.article)
		}
	}
}

// TestIndirect compares answers with what the sources say where card A does nothing to card B by itself: it keeps B
// safe from others, profits from it, or only an article connects the two.
func TestIndirect(t *testing.T) {
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		a, b    string
		edition catalog.EditionID
		want    Outcome
		deed    Deed
		back    bool
		article string
	}{
		{"kirche", "gold-handelsflotte", "2005", Protected, Shelters, false, ""},
		{"kirche", "karl-der-starke", "2005", Protected, Shelters, false, ""},
		{"sigismund-der-seeheld", "kaperflotte", "2005", Protected, Guards, false, "114.F.a"},
		{"palast", "roland-der-hammer", "2005", Hits, Fetched, false, ""},
		{"marktfleck", "gebirge", "2005", Hits, Pays, false, ""},
		{"raubzug", "bischofssitz", "2005", Hits, Pays, true, "123.AF.a"},
		{"residenz-des-muenz-handelsherren", "erz-handelsflotte", "2005", Hits, Stored, true, ""},
		{"geheimbund", "metropole", "2005", Changes, Requires, true, "123.AI.a"},
		{"konrad-der-flinke", "konrad-der-flinke", "2005", Refused, Bars, false, "102.B.Einheit"},
		{"arsa", "goldfluss", "2005", Refused, "", false, ""},           // it may not lie there, so it keeps nothing safe
		{"schmiede", "flaggschiff", "2005", None, "", false, "116.D.b"}, // the article says no
		{"baukran", "turnierplatz", "2003", None, "", false, ""},        // it costs less than five
		{"baukran", "statue", "2005", None, "", false, ""},              // stars are no resources
		{"baukran", "bibliothek", "2005", Changes, Cheapens, false, "101.D.d"},
		{"baukran", "haus-des-maezens", "2005", Undecided, "", false, ""}, // no source says what it costs
		{"bischof", "handelsniederlassung", "2005", Undecided, "", false, ""},
		{"leuchtturm", "grosse-handelsflotte", "2005", Changes, Counts, false, "116.C.c"},
		{"gilde-der-handelsherren", "hansebund", "2005", Hits, Pays, false, "102.B.Banktausch"},
		{"residenz-des-tuch-handelsherren", "handelsherr-christoph", "2005", Hits, Stored, true, "102.B.Banktausch"},
		{"turnierplatz", "tjost", "2005", Changes, Odds, false, ""},
		{"grosse-mauer", "wachturm", "2005", Protected, Completes, false, "121.F.a"},
		{"inspiration", "magisches-auge", "2005", Changes, Enables, false, "126.E.a"},
		{"lothar-der-saeufer", "grosser-turnierplatz", "2005", Changes, Enables, false, "117.F.a"},
		{"lanzenreiter", "barbarenueberfall", "2005", Changes, Counts, false, "119.C.b"},
		{"dogma", "kirchenfest", "2005", Changes, Counts, false, "103.N.a"},
		{"piraten", "kolonialstuetzpunkt", "cdrom", Hits, Strikes, false, "122.B.a"},
		{"zauberveto", "richard-der-raecher", "2005", Hits, Stops, false, ""}, // it goes under a stack
		{"zauberveto", "pippin-der-kurze", "2005", Refused, "", false, ""},
		{"hueter-des-schicksals", "seuche", "2005", Hits, Moved, false, ""},
		{"bessere-welt", "jahreswechsel", "2005", Refused, "", false, "113.F.b"},
		{"ismai", "metropole", "2005", Refused, "", false, "115.A.a"},
		{"kanzler", "rathaus", "2005", Needs, Requires, false, "101.D.d"},
		{"kanzler", "markt", "2005", None, "", false, ""}, // drawn blind
		{"zaubertrank", "pippin-der-kurze", "2005", Changes, Strength, false, ""},
		{"lehm-handelsflotte", "ackerland", "2005", None, "", false, ""},
		{"woll-handelsflotte", "bettelmoenche", "2005", None, "", false, ""}, // any commerce point would do
		{"werft", "handelsniederlassung", "2003", None, "", false, ""},
		{"raubritterburg", "stein-der-weisen", "2003", None, "", false, ""}, // it has no commerce points
		{"schatzkammer", "handelsherr-gunther", "2005", Undecided, "", false, ""},
		{"spion", "archivar", "2005", Undecided, "", false, ""},
	} {
		r, ok := m.Between(Case{c.a, c.b, c.edition, catalog.Tournament})
		if !ok || r.Outcome != c.want {
			t.Errorf("%s, %s (%s): %v %+v, want %s", c.a, c.b, c.edition, ok, r, c.want)
			continue
		}
		if c.deed != "" && (r.Effects[0].Deed != c.deed || r.Effects[0].Back != c.back) {
			t.Errorf("%s, %s: %+v, want %s, back %v", c.a, c.b, r.Effects[0], c.deed, c.back)
		}
		if c.article != "" && !slices.Contains(r.Cites, c.article) {
			t.Errorf("%s, %s cites %v, want %s", c.a, c.b, r.Cites, c.article)
		}
		if r.Outcome == Undecided && len(r.See)+len(r.Missing)+len(r.Readings) == 0 {
			t.Errorf("%s, %s: undecided without a reason", c.a, c.b)
		}
	}
}

// TestStatements plays pairs about which a card file says how the one affects the other, or that it does not.
func TestStatements(t *testing.T) {
	cat, books := load()
	w := newWorld(cat, books, newLinks(cat, library(t, cat)), catalog.Ed2005, catalog.Tournament)
	for _, c := range []struct {
		a, b    string
		want    Outcome
		article string
	}{
		{"schmiede", "ismai", None, ""},
		{"burg", "kanone", None, "101.D.d"},
		{"feuerwache", "marktfleck", None, "124.A.a"}, // a road expansion
		{"feuerwache", "faerberei", None, "128.C.a"},  // a landscape expansion
		{"stein-der-weisen", "kaperflotte", None, "101.D.d"},
		{"stein-der-weisen", "feuerteufel", Protected, ""},
		{"gesandtschaft", "schreibstube", Changes, "120.D.a"},
		{"karawane", "kolonialstuetzpunkt", Changes, "122.B.b"},
		{"haendler", "kolonialstuetzpunkt", None, "122.B.b"},
		{"kirche", "stadt", Needs, ""},
		{"unruhen", "grosse-handelsflotte", Hits, ""}, // with two commerce points, though not by the windmill token
		{"ort-wandle-dich", "konrad-der-flinke", Hits, ""},
	} {
		r := w.between(cat.Card(c.a), cat.Card(c.b))
		if r.Outcome != c.want || c.article != "" && !slices.Contains(r.Cites, c.article) {
			t.Errorf("%s, %s: %s %v, want %s %s", c.a, c.b, r.Outcome, r.Cites, c.want, c.article)
		}
	}
}
