package gist

import (
	"strings"
	"testing"

	"catanica/catalog"
)

// TestAsksMore: a question that asks for more than yes or no is told from one in which such a word stands elsewhere.
func TestAsksMore(t *testing.T) {
	for _, c := range []struct {
		lang catalog.Lang
		text string
		want bool
	}{
		{catalog.EN, "how many cards may I hold?", true},
		{catalog.EN, "I rolled a 6 with the Arsonist. What do I take back?", true},
		{catalog.EN, "two Toll Stations, two empty gold fields, sun comes up. How much gold?", true},
		{catalog.EN, "Lady Imelda - who decides which knight has to go?", true},
		{catalog.EN, "After Good Neighbors, until when do the top cards stay face up?", true},
		{catalog.EN, "lost two cards to a Conflict when he rolled. When do I get to refill?", true},
		{catalog.EN, "When he rolled a 6, do I lose a building?", false},
		{catalog.EN, "Is there any roll on which a Spy still slips through?", false},
		{catalog.EN, "my Covenant leaned on his Hor, who has lost a duel. Does it go on working?", false},
		{catalog.EN, "my card, which is pawned, may it burn?", false},
		{catalog.EN, "was my knight hit?", false},
		{catalog.EN, "I tore down a building. Hand or discard pile?", false},
		{catalog.EN, "rolled a 6 with the arsonist what do i take back", true},
		{catalog.EN, "the card he played with what he has in hand counts", false},
		{catalog.EN, "my knight is what he wanted to burn", false},
		{catalog.DE, "keule gewürfelt mit neun rohstoffen was verliere ich", true},
		{catalog.DE, "unruhen und zwei lager wie viele rohstoffe muss ich zahlen", true},
		{catalog.DE, "ich darf nehmen was er verliert", false},
		{catalog.DE, "Auf wie viele Karten darf ich auffüllen?", true},
		{catalog.DE, "verhextes Haus abgebrannt: was wird aus der Hexe?", true},
		{catalog.DE, "Unter welchen Stapel gehört die Karte?", true},
		{catalog.DE, "Gegner fackelt mein Kloster ab, meine Hand war voll. Wann muss ich abwerfen?", true},
		{catalog.DE, "Imelda gespielt: such ich mir aus, welchen Ritter der Gegner hergibt?", false},
		{catalog.DE, "Trotz Stein der Weisen eine Kaperflotte bauen und damit was versenken?", false},
		{catalog.DE, "Die Stadt, wo die Kirche steht, ist die sicher?", false},
		{catalog.DE, "Darf ich bauen, wenn er an der Reihe ist?", false},
	} {
		if got := AsksMore(c.text, c.lang); got != c.want {
			t.Errorf("AsksMore(%q) = %v, want %v", c.text, got, c.want)
		}
	}
}

// TestChoices: a question with alternatives asks two questions.
func TestChoices(t *testing.T) {
	for text, want := range map[string]string{
		"does it go to my hand or the pile?":               "does it go to my hand | does it go to the pile",
		"Does the Spy go to my hand or to the pile?":       "Does the Spy go to my hand | Does the Spy go to the pile",
		"kommt der Spion auf die Hand oder auf den Stapel": "kommt der Spion auf die Hand | kommt der Spion auf den Stapel",
		"my Church burned. do i keep it, or do i lose it?": "my Church burned. do i keep it | my Church burned. do i lose it",
		"bleibt sie liegen oder verliere ich sie":          "bleibt sie liegen | verliere ich sie",
		"is it free or expensive":                          "is it free | is it expensive",
		"may i do that or not":                             "",
		"ist das ein Ritter oder was":                      "",
		"may i take ore or wool or gold":                   "",
		"may i take ore":                                   "",
	} {
		if got := strings.Join(Choices(text), " | "); got != want {
			t.Errorf("%s: got %q, want %q", text, got, want)
		}
	}
}
