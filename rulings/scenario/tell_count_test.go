package scenario

import (
	"testing"

	"catanica/rulings/engine"
)

func TestSentencesCount(t *testing.T) {
	p := &player{table: engine.NewTable(testBooks()["2004"], engine.Options{}), s: &engine.State{}}
	none := engine.NoCard
	for _, c := range []struct {
		e      engine.Event
		de, en string
	}{
		{engine.Event{Type: "stars", N: 1}, "Nord erhält 1 Stern.", "North receives 1 star."},
		{engine.Event{Type: "stars", N: 2}, "Nord erhält 2 Sterne.", "North receives 2 stars."},
		{engine.Event{Type: "stars-spent", N: 1}, "Nord gibt 1 Stern ab.", "North gives up 1 star."},
		{engine.Event{Type: "over-limit", N: 1},
			"Nord hat jetzt 1 Karte zu viel auf der Hand, legt aber erst am Ende des Zuges ab.",
			"North now holds 1 card too many, but need not put it back until the end of the turn."},
		{engine.Event{Type: "reduces-now", N: 2}, "Nord hat jetzt 2 Karten zu viel auf der Hand und legt sofort ab.",
			"North now holds 2 cards too many and must put them back at once."},
		{engine.Event{Type: "main-ended", N: 1}, "Nord beendet die Hauptphase und darf 1 Handkarte behalten.",
			"North ends the main phase; the hand limit is 1 card."},
		{engine.Event{Type: "tournament", N: 1}, "Nord gewinnt das Turnier mit 1 Turnierpunkt gegen 0.",
			"North wins the tournament with 1 tournament point against 0."},
		{engine.Event{Type: "won", N: 12}, "Nord gewinnt mit 12 Siegpunkten.", "North wins with 12 victory points."},
		{engine.Event{Type: "paid", N: 1}, "Nord zahlt 1 Stern.", "North pays 1 star."},
		{engine.Event{Type: "paid", N: 2, Get: engine.Bag{1}}, "Nord zahlt 1 Holz und 2 Sterne.",
			"North pays 1 lumber and 2 stars."},
		{engine.Event{Type: "landscape", To: "forest", N: 3}, "Nord legt eine Landschaft aus: Wald mit der Zahl 3.",
			"North places a landscape: forest with the number 3."},
		{engine.Event{Type: "taken-over", N: 1, Get: engine.Bag{1}},
			"Nord nimmt 1 Rohstoff auf die neue Landschaft mit und hat dort jetzt 1 Holz.",
			"North moves 1 resource to the new landscape, which now has 1 lumber."},
		{engine.Event{Type: "gained", Get: engine.Bag{2}}, "Nord erhält 2 Holz.", "North receives 2 lumber."},
		{engine.Event{Type: "knight-token", N: 3, Than: 1}, "Nord hat jetzt die größte Rittermacht, 3 zu 1.",
			"North now has the greatest knight power, 3 to 1."},
		{engine.Event{Type: "knight-token"}, "Nord hat jetzt die größte Rittermacht.",
			"North now has the greatest knight power."},
		{engine.Event{Type: "counted", N: 1, Than: 7},
			"Nord hat 1 Rohstoff, der zählt; bis zu 7 sind erlaubt.",
			"North has 1 resource that counts; the brigands let 7 pass."},
		{engine.Event{Type: "no-room", Get: engine.Bag{0, 2}}, "Nord hat keinen Platz für 2 Lehm: Das verfällt.",
			"North has no room for 2 brick, which is lost."},
		{engine.Event{Type: "nothing"}, "Es geschieht nichts.", "Nothing happens."},
	} {
		c.e.Card, c.e.On = none, none
		if got := p.tell(c.e).Text; got.DE != c.de || got.EN != c.en {
			t.Errorf("%s: got\n\t%s\n\t%s\nwant\n\t%s\n\t%s", c.e.Type, got.DE, got.EN, c.de, c.en)
		}
	}
}
