package engine

import (
	"testing"

	"catanica/catalog"
)

func TestCountsInMessages(t *testing.T) {
	for _, c := range []struct {
		got, want catalog.Text
	}{
		{say("Nenne genau %s.", "Name exactly %s.", countResources(1)),
			catalog.Text{DE: "Nenne genau 1 Rohstoff.", EN: "Name exactly 1 resource."}},
		{say("Nenne genau %s.", "Name exactly %s.", countResources(2)),
			catalog.Text{DE: "Nenne genau 2 Rohstoffe.", EN: "Name exactly 2 resources."}},
		{say("%s", "%s", countResources(0)), catalog.Text{DE: "nichts", EN: "nothing"}},
		{say("%s", "%s", countStars(1)), catalog.Text{DE: "1 Stern", EN: "1 star"}},
		{say("%s", "%s", countStars(2)), catalog.Text{DE: "2 Sterne", EN: "2 stars"}},
		{say("%s", "%s", countCards(1)), catalog.Text{DE: "1 Karte", EN: "1 card"}},
		{say("%s", "%s", countCards(3)), catalog.Text{DE: "3 Karten", EN: "3 cards"}},
		{say("%s", "%s", countSites(1)), catalog.Text{DE: "1 Bauplatz", EN: "1 building site"}},
		{say("%s", "%s", countSites(4)), catalog.Text{DE: "4 Bauplätze", EN: "4 building sites"}},
		{say("%s", "%s", countPoints(1)), catalog.Text{DE: "1 Siegpunkt", EN: "1 victory point"}},
		{say("%s", "%s", countPoints(2)), catalog.Text{DE: "2 Siegpunkte", EN: "2 victory points"}},
		{say("%s", "%s", countCommerce(1)), catalog.Text{DE: "1 Handelspunkt", EN: "1 commerce point"}},
		{say("%s", "%s", countCommerce(5)), catalog.Text{DE: "5 Handelspunkte", EN: "5 commerce points"}},
		{say("%s", "%s", countWizards(1)), catalog.Text{DE: "1 Zauberer", EN: "1 wizard"}},
		{say("%s", "%s", countWizards(2)), catalog.Text{DE: "2 Zauberer", EN: "2 wizards"}},
		{say("%s", "%s", needsAny(1)), catalog.Text{DE: "mindestens eins davon:", EN: "at least one of these:"}},
		{say("%s", "%s", needsAny(2)), catalog.Text{DE: "mindestens 2 davon:", EN: "at least 2 of these:"}},
		{say("%s", "%s", needsAll(1)), catalog.Text{DE: "alles davon:", EN: "all of these:"}},
		{say("%s", "%s", needsAll(2)), catalog.Text{DE: "jeweils mindestens 2:", EN: "at least 2 of each of these:"}},
		{say("%s und %s", "%s and %s", North, Ore), catalog.Text{DE: "Nord und Erz", EN: "North and ore"}},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}
