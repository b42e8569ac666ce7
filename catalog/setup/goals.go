package setup

import (
	"slices"

	"catanica/catalog"
)

// Victory points (Ruling 101.D.c).
const (
	winsBasic    = 12 // also in the beginners' tournament game
	winsExtended = 13 // also in the tournament game
	perSet       = 2  // rule of thumb (106.A.a-2)
)

// goals adds the victory points needed to win.
func (b *builder) goals(v *Variant) {
	add := func(g Goal) { b.plan.Goals = append(b.plan.Goals, g) }
	switch v.ID {
	case BasicGame:
		add(Goal{Kind: Wins, Points: Exactly(winsBasic), Articles: []string{"101.D.c", "101.C.a"},
			Text: catalog.Textf("Nach 101.D.c; 101.C.a spricht von mehr als 12 Punkten.",
				"According to 101.D.c; 101.C.a says more than 12 points.")})
	case Beginners:
		add(Goal{Kind: Wins, Points: Exactly(winsBasic), Articles: []string{"101.D.c"},
			Text: catalog.Textf("Wie im Grundspiel.", "As in the basic game.")})
	case Decks:
		add(Goal{Kind: Wins, Points: Exactly(winsExtended), Articles: b.ends("turnier.spielende"),
			Text: catalog.Textf("Einer mehr als im Grundspiel.", "One more than in the basic game.")})
	default:
		add(b.extendedGoal(v))
		if len(b.more) > 1 {
			b.severalGoals(add)
		}
	}
}

// ends returns the articles on the winning score: the Encyclopædia's and, from 1998, the booklet's section.
func (b *builder) ends(section string) []string {
	if !b.e.AtLeast(catalog.Ed1998) {
		return []string{"101.D.c"}
	}
	return []string{"101.D.c", b.booklet(section)}
}

func (b *builder) extendedGoal(v *Variant) Goal {
	g := Goal{Kind: Wins, Points: Exactly(winsExtended), Articles: b.ends("erweitert.spielende"),
		Text: catalog.Textf("Wie im Erweiterten Grundspiel.", "As in the extended game.")}
	if v.ID == Small || v.ID == Bears {
		g.Text = catalog.Textf("Der Artikel zur Variante nennt keine eigene Zahl; es bleibt die des Erweiterten "+
			"Grundspiels.",
			"The article on the variant gives no number of its own, so the number for the extended game applies.")
	}
	return g
}

// severalGoals adds the goals for several sets: players may agree on more points (Ruling 106.A.a-2), up to a sensible
// limit (106.A.b).
func (b *builder) severalGoals(add func(Goal)) {
	n := len(b.more)
	add(Goal{Kind: Thumb, Points: Count{winsExtended + perSet*(n-1), winsExtended + perSet*n},
		Articles: []string{"106.A.a-2"},
		Text: catalog.Textf("Faustregel, wenn ihr mögt: 2 Punkte mehr für jedes zusätzliche Set. Ob das erste Set "+
			"schon mitzählt, "+
			"sagt der Artikel nicht; in seiner Zahl von 25 mit allen 6 Sets von 2004 ist es mitgezählt.",
			"An optional rule of thumb: 2 more points for each additional set. The article does not say whether the "+
				"first set counts; its total of 25 with all 6 sets of 2004 includes it.")})
	if slices.ContainsFunc(sixSets, func(id string) bool { return !b.has(id) }) {
		b.note(Unknown, []string{"106.A.b"},
			catalog.Textf("Eine Obergrenze für die Siegpunkte ist nur für alle 6 Sets von 2004 zusammen berechnet; "+
				"für diese "+
				"Auswahl nennt keine Quelle eine.",
				"An upper limit for victory points has been worked out only for all 6 sets of 2004 together; no "+
					"source gives one for this choice."))
		return
	}
	for _, l := range []struct {
		places string
		points int
	}{{"5:4", 28}, {"6:3", 23}, {"7:2", 17}} {
		add(Goal{Kind: Limit, Points: Exactly(l.points), Places: l.places, Articles: []string{"106.A.b"},
			Text: catalog.Textf("wenn die Ortschaften %[1]s verteilt sind; danach ist das Spiel entschieden.",
				"if the settlements and cities are divided %[1]s; beyond that, the game is decided.", l.places)})
	}
	if b.has(artisans) {
		b.note(Unknown, []string{"106.A.b"},
			catalog.Textf("Die Obergrenzen von 106.A.b sind von 2004; Künstler & Wohltäter ist nicht eingerechnet.",
				"The limits in 106.A.b date from 2004 and do not include Artisans & Benefactors."))
	}
}
