package web

import (
	"net/http"
	"strings"
	"testing"
)

// keeps returns the text between two marks of a page.
func keeps(page, from, to string) string {
	_, rest, _ := strings.Cut(page, from)
	out, _, _ := strings.Cut(rest, to)
	return textOf(out)
}

// strip returns the score keeper's message.
func (p *player) strip() string { return keeps(p.page, `id="strip"`, `<nav class="stepper"`) }

func (p *player) says(want ...string) {
	p.t.Helper()
	for _, w := range want {
		if !strings.Contains(p.strip(), w) {
			p.t.Errorf("the score keeper does not say %q: %s", w, p.strip())
		}
	}
}

// TestKeepScore keeps the score of a game without JavaScript.
func TestKeepScore(t *testing.T) {
	p := &player{t: t, h: testSite(t).Handler()}
	w := get(t, p.h, "/en/scenarios/keep")
	if w.Code != http.StatusFound {
		t.Fatalf("status %d", w.Code)
	}
	p.get(w.Header().Get("Location"))
	p.says("2 of 12", "Hand limit: 3", "Attack cards and neutral cards: only once", "101.D.b")
	p.press("do", "keep rolled n", "face", "mill", "die", "4")
	p.says("The event die shows the trade advantage", "Nobody has the trade advantage",
		"takes 1 resource of their choice from the opponent")
	built := func(who, card string) {
		t.Helper()
		p.press("do", "keep built -", "card@built", card, "keep-who", who)
	}
	may := func(who, card string) {
		t.Helper()
		p.press("do", "keep may -", "card@built", card, "keep-who", who)
	}
	built("north", "Abbey")
	p.says("You may hold one more card", "North now has a hand limit of 4 cards.", "103.H.a")
	built("north", "Konrad")
	p.says("3 of 12", "The knight token goes to North.", "103.M.a")
	may("north", "Church")
	p.says("No, North may not: Church", "must be built in a city")
	may("north", "Spy")
	p.says("No, North may not: Spy", "7 victory points")
	may("north", "Abbey")
	p.says("Yes, North may, given enough resources: Abbey", "1 lumber", "B above 1")
	may("south", "Abbey")
	p.says("No, South may not: Abbey")
	asked := p.at
	p.press("do", "keep road n right")
	p.press("do", "keep settle n right")
	p.press("do", "keep kind n.A city")
	p.says("5 of 12", "may be played from now on")
	may("north", "Spy")
	if strings.Contains(p.strip(), "No, North may not") {
		t.Errorf("the Spy is still refused: %s", p.strip())
	}
	may("north", "Church")
	p.says("Yes, North may, given enough resources: Church", "A above 2")
	built("north", "Church")
	p.says("6 of 12")
	p.press("do", "keep count n 6")
	p.says("North holds 6 cards; the limit at the end of the turn is 4.")
	p.press("do", "keep end")
	p.says("North draws up or discards down to 4 cards.")
	built("south", "Otto")
	p.says("The dice have not been rolled this turn.", "The knight token goes to South.")
	p.press("do", "keep rolled s", "face", "brigands", "die", "4")
	p.says("There is no brigand raid in the first two rounds", "more than 7 resources")
	p.press("do", "keep rolled s", "face", "tournament", "die", "4")
	p.says("South wins the tournament with 2 tournament points against 1.")
	p.press("do", "keep rolled s", "face", "?", "die", "4")
	p.says("does not say which event card is revealed")
	built("south", "Konrad")
	p.shows("already in play")
	p.press("do", "keep built -", "card@built", "", "keep-who", "north")
	p.shows("Which card?")
	for range 4 {
		p.press("do", "keep grow n right")
		p.press("do", "keep grow n left")
	}
	p.press("do", "keep phase main")
	p.press("do", "set active north")
	p.says("North has reached 12 victory points and wins.")
	p.get(asked) // an answer can be shared
	p.says("No, South may not: Abbey")
	p.get(strings.Replace(asked, "keep=1", "news=mill.n%2Croll.x%2Cgate%2C.&keep=1", 1)) // what is not so is not said
	if strings.Contains(p.strip(), "windmill token goes") || strings.Contains(p.strip(), "from now on") {
		t.Errorf("the page says what is not so: %s", p.strip())
	}
}
