package interact

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
)

// TestSentences reads how results are told.
func TestSentences(t *testing.T) {
	cat, _ := load()
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ a, b, de, en string }{
		{"tjost", "johanna", "Bedingung: Der Tjost darf nur mit einer passenden",
			"Condition: the Joust can be played only"},
		{"universitaet", "bibliothek", "Bedingung: Die Universität braucht",
			"Condition: the University needs the Library"},
		{"bibliothek", "universitaet", "Umgekehrt: Die Universität braucht",
			"The other way round: the University needs"},
		{"kirche", "stadt", "Bedingung: Die Kirche darf nur gebaut werden, wenn man eine Stadt hat.",
			"Condition: the Church can be built only if its player has a city."},
		{"grosser-hafen", "hafen",
			"Keine Wirkung gefunden: In den durchgespielten Stellungen wirkt der Große Hafen nicht auf den Hafen.",
			"No effect found: in the positions played, the Large Harbor has no effect on the Harbor."},
		{"statue", "karl-der-starke", "auf die eigene Hand nehmen.", "into your own hand."},
		{"kirchenbann", "rathaus", "wirkt nicht auf das Rathaus. 1 Stapel des Mitspielers: Er nimmt",
			"has no effect on the Town Hall. 1 of your opponent's stacks: they can take nothing"},
		{"hexe", "rathaus",
			"es sei denn, der Stein der Weisen liegt aus oder der Mitspieler antwortet mit dem Zauberveto; vielleicht",
			"unless the Philosopher's Stone is in play or the opponent answers with Countermagic; perhaps also the Castle"},
		{"buergerkrieg", "flaggschiff",
			"Ungeklärt: Was der Bürgerkrieg mit dem Flaggschiff macht, hängt von einer Frage ab",
			"Undecided: what the Civil War does to the Flagship depends on a question that no source decides."},
		{"feuerteufel", "ordensburg", "es fehlt: was die Karte „Ordensburg“ genau bewirkt.",
			"missing: what exactly the Castle of the Order does."},
		// numbers of the position are not told, those of the cards are
		{"befestigtes-lager", "ertragreiches-jahr",
			"Ja: Beim Ertragreichen Jahr bringt das Befestigte Lager Rohstoffe.",
			"Yes: in the Productive Year, the Garrison brings resources."},
		{"zeitsprung", "vogtei", "Ja: Mit dem Zeitsprung hat man nach der Vogtei mehr Rohstoffe.",
			"Yes: with the Time Leap, you have more resources after the Church Domain."},
		{"theater", "komet",
			"Ja: Das Theater erhöht die Zahl der erlaubten Handkarten, auf die beim Kometen aufgefüllt wird.",
			"Yes: the Theater raises the hand limit, up to which cards are drawn in the Comet."},
		{"bischofssitz", "alchimist",
			"Ja: Der Bischofssitz bringt 1 Rohstoff, wenn der Mitspieler den Alchimisten spielt.",
			"Yes: the Archdiocese brings 1 resource when the opponent plays the Alchemist."},
		{"schmiede", "bodo-der-friedfertige", "Ja: Die Schmiede bringt Bodo dem Friedfertigen 1 Stärkepunkt mehr.",
			"Yes: the Smithy gives Bodo the Peaceable 1 strength point more."},
		{"zauberveto", "pippin-der-kurze", "Nein: Das Zauberveto kann", "No: Countermagic cannot affect"},
	} {
		r, _ := m.Between(Case{c.a, c.b, catalog.Ed2005, catalog.Tournament})
		if got := r.Answer(cat, catalog.DE); !strings.Contains(got, c.de) {
			t.Errorf("%s, %s: got %q, want %q", c.a, c.b, got, c.de)
		}
		if got := r.Answer(cat, catalog.EN); !strings.Contains(got, c.en) {
			t.Errorf("%s, %s: got %q, want %q", c.a, c.b, got, c.en)
		}
	}
}

// TestNoAccidents reads results that once told what the position happened to hold as a rule.
func TestNoAccidents(t *testing.T) {
	cat, _ := load()
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ a, b, de, en string }{
		// the Castle takes commerce points, and is driven off by strength
		{"raubritterburg", "faerberei", "Die Raubritterburg schwächt die Färberei",
			"the Robber Baron's Castle weakens the Dye Works"},
		{"raubritterburg", "rathaus", "wirkt nicht auf das Rathaus.", "has no effect on the Town Hall."},
		{"raubritterburg", "feuerwache", "wirkt nicht auf die Feuerwache.", "has no effect on the Fire Brigade."},
		{"karl-der-starke", "raubritterburg",
			"vertreiben, nämlich durch mehr als 3 Stärkepunkte des Spielers, in dessen Fürstentum diese Karte liegt.",
			"by lifting the player in whose principality that card lies above 3 strength points."},
		{"buergerkrieg", "raubritterburg", "Nein: ", "No: "}, // it takes strength points away
		{"bestechung", "raubritterburg", "vertreiben", "drive the Robber Baron's Castle off"},
		// who chooses the card from the hand, and that no citadel is needed
		{"konflikt", "ari",
			"Ja: Der Konflikt kann Ari von der Hand des Mitspielers unter einen Stapel bringen, es sei denn, ",
			"Yes: the Conflict can move Ari from the opponent's hand to the bottom of a draw stack, unless "},
		{"baumeister", "der-koloss-von-catan", "wenn der Spieler selbst diese Karte dafür auswählt",
			"if its own player picks that card"},
		// how far the Cathedral reaches is open, that it protects is not
		{"kathedrale", "buergerkrieg",
			"Ja: Die Kathedrale schützt Ritter und Flotten vor dem Bürgerkrieg (wie weit, sagt keine Quelle).",
			"Yes: the Cathedral protects knights and fleets from the Civil War (how far, no source says)."},
		{"kathedrale", "karl-der-starke", "vor dem Bürgerkrieg (wie weit, sagt keine Quelle).",
			"from the Civil War (how far, no source says)."},
		{"kirche", "buergerkrieg", ", aber nur im selben Ort.", ", but only in the same settlement or city."},
		// landscapes never come into the hand, and change sides with what lies on them
		{"kundschafter", "ackerland", "aus dem Landschaftsstapel ins Fürstentum bringen",
			"from the landscape stack into the principality"},
		{"grenzkonflikt", "wald", "kann man den Wald des Mitspielers gegen eine eigene Landschaft tauschen",
			"you can swap the Forest of the opponent for a landscape of your own"},
		{"grenzkonflikt", "ackerland", "gegen eine eigene Landschaft tauschen", "for a landscape of your own"},
		{"grenzkonflikt", "wald", "es sei denn, ein Zauberer liegt daneben", "unless a wizard lies next to it"},
		// what gives points, not the sum of two cards
		{"karl-der-starke", "zaubertrank", "Umgekehrt: Der Zaubertrank bringt Karl dem Starken 7 Stärkepunkte mehr.",
			"The other way round: the Magic Potion gives Karl the Strong 7 strength points more."},
		{"baroc-der-soeldner", "schmiede", "Umgekehrt: Die Schmiede stärkt", "The other way round: the Smithy strengthens"},
		{"ari", "arsa", "Nein: Ari wirkt nicht auf Arsa.", "No: Ari has no effect on Arsa."},
		{"ari", "handelsakademie", "Nein: ", "No: "},
		{"bauernheer", "handelsherr-christoph", "Nein: ", "No: "},
		{"schmiede", "buergerkrieg", "Nein: ", "No: "},
		// why a unit counts
		{"falk-der-schoene", "barbarenueberfall",
			"Ja: Falk der Schöne zählt beim Barbarenüberfall als Einheit auf der eigenen Seite.",
			"Yes: in the Barbarian Invasion, Falk the Fair counts as a unit on its own player's side."},
		{"kloster", "barbarenueberfall", "für die Gegenseite.", "for the other side, against its own player."},
		// points in a fight are no protection
		{"roland-der-hammer", "tjost", "Ja: Roland der Hammer ändert die Aussichten des Tjostes.",
			"Yes: Roland the Hammer changes the odds of the Joust."},
		{"bordell", "buergerkrieg", "Nein: ", "No: "},
		{"falk-der-schoene", "grosser-turnierplatz", "Bedingung: Mehr Turnierpunkte als der Mitspieler.",
			"The condition: More tournament points than your opponent."},
		// whose city, whose wizard, and how many
		{"bordell", "stadt", "wenn der Mitspieler eine Stadt hat.", "only if the opponent has a city."},
		{"zauberbund", "ari", "wenn der Mitspieler eine dieser Karten hat: Ari, Arsa,",
			"only if the opponent has one of these cards: Ari, Arsa,"},
		{"hexe", "hafli", "wenn man 2 dieser Karten hat: Hafli, Ari,",
			"only if its player has 2 of these cards: Hafli, Ari,"},
		{"strasse", "zitadelle", "eine Zitadelle, eine Siedlung oder eine Stadt.", "a citadel, a settlement or a city."},
		{"bordell", "walther-der-saenger", "Nein: Das Bordell wirkt nicht auf Walther den Sänger. Wer 0 Stärkepunkte hat",
			"No: the Bordello has no effect on Walther the Minstrel. A knight with 0 strength points"},
	} {
		r, _ := m.Between(Case{c.a, c.b, catalog.Ed2005, catalog.Tournament})
		if got := r.Answer(cat, catalog.DE); !strings.Contains(got, c.de) {
			t.Errorf("%s, %s: got %q, want %q", c.a, c.b, got, c.de)
		}
		if got := r.Answer(cat, catalog.EN); !strings.Contains(got, c.en) {
			t.Errorf("%s, %s: got %q, want %q", c.a, c.b, got, c.en)
		}
	}
}

// TestOwnArticles: the first article that a pair cites is about one of its cards, wherever one of those cited is.
func TestOwnArticles(t *testing.T) {
	cat, _ := load()
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ a, b, first string }{
		{"feuerteufel", "rathaus", "112.G.b"},
		{"falk-der-schoene", "barbarenueberfall", "119.C.b"},
		{"alte-wissenschaften", "bibliothek", "103.K.c"},
		{"buergerkrieg", "kaperflotte", "116.D.a"},
	} {
		r, _ := m.Between(Case{c.a, c.b, catalog.Ed2005, catalog.Tournament})
		if len(r.Cites) == 0 || r.Cites[0] != c.first {
			t.Errorf("%s, %s cites %v, want %s first", c.a, c.b, r.Cites, c.first)
		}
	}
	lib := library(t, cat)
	for _, a := range cat.Cards {
		for _, b := range cat.Cards {
			r, ok := m.Between(Case{a.ID, b.ID, catalog.Ed2005, catalog.Tournament})
			if !ok || r.Outcome == None || r.Outcome == Undecided || r.Outcome == Needs || len(r.Cites) < 2 {
				continue
			}
			about := func(id string) bool {
				x := lib.Ruling(id)
				return x != nil && (slices.Contains(x.Cards, a.ID) || slices.Contains(x.Cards, b.ID))
			}
			general := func(id string) bool { return lib.Ruling(id) == nil || len(lib.Ruling(id).Cards) == 0 }
			if !about(r.Cites[0]) && !general(r.Cites[0]) && slices.ContainsFunc(r.Cites, about) {
				t.Errorf("%s, %s cites %v: the first is about neither", a.ID, b.ID, r.Cites)
			}
		}
	}
}

// TestNobodyUsesEvents holds that no sentence says that a player uses an event.
func TestNobodyUsesEvents(t *testing.T) {
	cat, _ := load()
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range cat.Cards {
		for _, b := range cat.Cards {
			r, ok := m.Between(Case{a.ID, b.ID, catalog.Ed2005, catalog.Tournament})
			if ok && b.Is(catalog.EventType, catalog.Ed2005) && strings.Contains(r.Sentence(cat, catalog.EN), "uses") {
				t.Errorf("%s, %s: %s", a.ID, b.ID, r.Sentence(cat, catalog.EN))
			}
		}
	}
}

// TestDecided holds that hits and refusals cite what decides them, and that whatever is undecided says why.
func TestDecided(t *testing.T) {
	cat, _ := load()
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range cat.Cards {
		for _, b := range cat.Cards {
			r, ok := m.Between(Case{a.ID, b.ID, catalog.Ed2005, catalog.Tournament})
			if !ok {
				continue
			}
			decided := r.Outcome == Hits && r.Effects[0].Act != "" && r.Effects[0].Act != Rolls || r.Outcome == Refused
			if decided && len(r.Cites) == 0 {
				t.Errorf("%s, %s: %s without an article", a.ID, b.ID, r.Outcome)
			}
			if r.Outcome == Undecided && len(r.Missing)+len(r.Readings)+len(r.See) == 0 {
				t.Errorf("%s, %s: undecided without a reason", a.ID, b.ID)
			}
		}
	}
}

// TestFacts holds that every fact that the engine may miss has words in both languages.
func TestFacts(t *testing.T) {
	cat, _ := load()
	files, err := filepath.Glob("../engine/*.go")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	fact := regexp.MustCompile(`unstated\("([^"]+)"(?:\+([^,+]+))?(?:\+"([^"]+)")?`)
	n := 0
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range fact.FindAllStringSubmatch(string(src), -1) {
			n++
			name := m[1]
			if m[2] != "" {
				name += map[bool]string{true: "south", false: "werft"}[strings.HasSuffix(m[2], "String()")] + m[3]
			}
			got := Fact(cat, name)
			if got.DE == unworded.DE || strings.Contains(got.DE+got.EN, "%") {
				t.Errorf("%s: %q (%s) has no words", file, name, got.EN)
			}
		}
	}
	if n < 30 {
		t.Errorf("only %d facts found in the engine", n)
	}
	for fact, want := range map[string]catalog.Text{
		"top card of a draw stack": {DE: "die oberste Karte eines Nachziehstapels",
			EN: "the top card of a draw stack"},
		"strength points of south": {DE: "die Stärkepunkte des Mitspielers",
			EN: "the strength points of the opponent"},
		"cost of werft":   {DE: "was die Karte „Werft“ kostet", EN: "the cost of the Shipyard"},
		"number of werft": {DE: "die Zahl auf der Karte „Werft“", EN: "the number on the Shipyard"},
		"fields of north": {DE: "die Getreidelandschaften des Spielers selbst",
			EN: "the Fields of its player"},
		"place of fields of south": {DE: "die Lage der Landschaften", EN: "where the landscapes are"},
		"whether werft may be in a deck": {DE: "ob die Karte „Werft“ in ein Deck darf",
			EN: "whether the Shipyard may be in a deck"},
	} {
		if got := Fact(cat, fact); got != want {
			t.Errorf("%s: got %v, want %v", fact, got, want)
		}
	}
}

// TestAbsent says which cards do not exist in an edition and game.
func TestAbsent(t *testing.T) {
	cat, _ := load()
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		Case
		want, de string
	}{
		{Case{"statue", "rathaus", "1996", "basic"}, "statue",
			"Unter den Regeln von 1996 gab es die Statue „Geliebter Fürst“ noch nicht."},
		{Case{"guido", "spion", "1998", "tournament"}, "guido", "Unter den Regeln von 1998 gab es Guido noch nicht."},
		{Case{"hexe", "rathaus", "2005", "basic"}, "hexe",
			"Die Hexe gehört nicht zum Grundspiel, sondern zu: Zauberer & Drachen."},
		{Case{"hexe", "zauberveto", "2005", "basic"}, "hexe zauberveto",
			"Die Hexe und das Zauberveto gehören nicht zum Grundspiel."},
		{Case{"feuerteufel", "rathaus", "1996", "basic"}, "", ""},
		{Case{"hexe", "rathaus", "2005", "extended"}, "", ""},
	} {
		var got []string
		for _, k := range Absent(cat, c.Case) {
			got = append(got, k.ID)
		}
		if said := Absence(cat, c.Case, catalog.DE); said != c.de {
			t.Errorf("%v: got %q, want %q", c.Case, said, c.de)
		}
		if _, met := m.Between(c.Case); strings.Join(got, " ") != c.want || met != (c.want == "") {
			t.Errorf("%v: got %v, met %v, want %q", c.Case, got, met, c.want)
		}
	}
	for _, w := range m.Worlds {
		for _, a := range cat.Cards {
			c := Case{a.ID, "rathaus", w.Edition, w.Game}
			if _, met := m.Between(c); met != (len(Absent(cat, c)) == 0) {
				t.Errorf("%v: in the matrix %v, absent %v", c, met, Absent(cat, c))
			}
		}
	}
}
