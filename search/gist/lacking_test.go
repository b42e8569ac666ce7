package gist

import (
	"slices"
	"testing"

	"catanica/catalog"
)

// TestLacking finds who lacks something, in the clause of the negation.
func TestLacking(t *testing.T) {
	for _, c := range []struct {
		lang catalog.Lang
		text string
		want []string
	}{
		{catalog.DE, "gegner hat keinen ritter, darf ich tjost spielen", []string{"them"}},
		{catalog.DE, "darf ich einen tjost spielen, wenn ich keinen ritter habe", []string{"me"}},
		{catalog.DE, "darf ich den tjost spielen, obwohl der gegner keinen ritter hat", []string{"them"}},
		{catalog.DE, "kann ich ohne eigene stadt ein bordell bauen", []string{"me"}},
		{catalog.DE, "hab aber noch keine stadt", nil}, // it does not say who
		{catalog.EN, "may i play it if my opponent has no knight", []string{"them"}},
		{catalog.EN, "he has no cards and i have none", []string{"me", "them"}},
		{catalog.EN, "may i play it if he has a knight", nil},
		{catalog.EN, "nobody has a knight, may i play it", []string{"me", "them"}},
		{catalog.DE, "keiner von uns hat einen ritter, darf ich den tjost spielen", []string{"me", "them"}},
		{catalog.DE, "darf ich den ritter in keiner stadt bauen", []string{"me"}},
	} {
		if got := Lacking(c.lang, c.text); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.text, got, c.want)
		}
	}
}

// TestOwner finds whose things a question speaks of.
func TestOwner(t *testing.T) {
	for text, want := range map[string]string{
		"darf ich meine stadt abreißen":                     "mine",
		"darf ich seine stadt abreißen":                     "theirs",
		"does he draw from my stack":                        "mine",
		"may I look at my opponent’s hand":                  "theirs",
		"may I look at my opponent's hand or only at mine?": "both",
		"may my opponent build twice":                       "",
		"darf mein gegner zweimal bauen":                    "",
		"do I swap my card for his card":                    "both",
		"muss das so sein":                                  "",
		"may I use the Church of the opponent":              "theirs",
		"darf ich die Kirche von dem Gegner nutzen":         "theirs",
	} {
		if got := owner(text); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

// TestOpen finds question words that want more than yes or no; behind a noun some of them are relative pronouns.
func TestOpen(t *testing.T) {
	reader, _ := load(t)
	for _, c := range []struct {
		lang catalog.Lang
		text string
		want bool
	}{
		{catalog.EN, "whose knight wins the tournament", true},
		{catalog.EN, "from whose hand do I draw", true},
		{catalog.EN, "we both have 3, whose tournament is it", true},
		{catalog.EN, "may the player whose knight is bewitched play Joust", false},
		{catalog.EN, "does it matter whose turn it is", false},
		{catalog.EN, "who’s first", true},
		{catalog.DE, "wessen ritter gewinnt", true},
		{catalog.DE, "worauf wirkt der feuerteufel", true},
		{catalog.DE, "darf ich die karte behalten", false},
		{catalog.DE, "er hat meine kirche verhext, und jetzt?", true},
		{catalog.DE, "mein rathaus brennt. was nun", true},
		{catalog.DE, "ich habe den spion und er hat nur gebäude. und?", true},
		{catalog.DE, "darf ich erst bauen und dann tauschen", false},
		{catalog.EN, "he put a witch on my church, and now?", true},
		{catalog.EN, "the fire brigade burned down, now what", true},
		{catalog.EN, "can i build and then play an action card", false},
	} {
		q := reader.Read(c.text, c.lang)
		if got := Open(&q); got != c.want {
			t.Errorf("%s: open is %v", c.text, got)
		}
	}
}
