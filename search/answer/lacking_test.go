package answer

import (
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
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
		if got := lacking(c.lang, c.text); !slices.Equal(got, c.want) {
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
	} {
		if got := owner(text); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}

// TestOpen finds question words that want more than yes or no; behind a noun some of them are relative pronouns.
func TestOpen(t *testing.T) {
	a := load()
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
	} {
		q := a.Read(c.text, c.lang)
		if got := open(&q); got != c.want {
			t.Errorf("%s: open is %v", c.text, got)
		}
	}
}

// TestOpposed: a precedent about what one player lacks or owns says nothing about the other player.
func TestOpposed(t *testing.T) {
	a := load()
	for _, c := range []struct {
		card, text, want string
	}{
		{"tjost", "gegner hat keinen ritter, darf ich tjost spielen", ""},
		{"tjost", "darf ich denn einen tjost spielen, wenn ich keinen ritter habe", "no"},
		{"tjost", "niemand hat einen ritter, darf ich einen tjost spielen", ""},
		{"tjost", "darf ich den tjost auch spielen, obwohl der gegner keinen ritter hat", "yes"},
	} {
		n, ok := a.Nearest(a.Read(c.text, catalog.DE), []*rulings.Ruling{a.CardText(c.card)}, "")
		if got := string(n.Verdict); ok && got != c.want && (c.want != "" || got == "no") || !ok && c.want != "" {
			t.Errorf("%s: %s %v, want %q", c.text, got, ok, c.want)
		}
	}
}

// TestTold answers questions that are none of yes or no with the short answer of the article that is asked the same.
func TestTold(t *testing.T) {
	a := load()
	for _, c := range []struct {
		lang     catalog.Lang
		text, id string
		want     bool
	}{
		{catalog.EN, "so which of the two dice goes first then", "103.D.a", true},
		{catalog.EN, "is the event die first and then the production die", "103.D.a", false}, // yes or no
		{catalog.EN, "production die", "103.D.a", false},
		{catalog.EN, "which events are there before the production die", "103.D.a", false}, // a list
		{catalog.EN, "who wins the tie of knights against the dragon", "103.D.a", false},
		{catalog.DE, "wer bekommt den ritterstein", "glossar.ritterstein", false}, // a term says only what something is
		{catalog.DE, "seit wann darf man abreißen", "glossar.abreissen", false},
		{catalog.EN, "when do i draw cards", "glossar.nachziehen", false},
		{catalog.EN, "who gets the gold i pay for flavo", "118.C.b", true}, // an article does
	} {
		got := a.Told(a.Read(c.text, c.lang), []*rulings.Ruling{a.lib.Ruling(c.id)}, c.lang, "")
		if (got != nil) != c.want || got != nil && (got.Verdict != Fact || got.Sentence == "" ||
			!slices.Equal(got.Cites, []string{c.id})) {
			t.Errorf("%s: %+v, want an answer: %v", c.text, got, c.want)
		}
	}
}
