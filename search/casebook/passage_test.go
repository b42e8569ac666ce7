package casebook

import (
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/prose"
)

// TestExplain: an answer names what was asked. Where neither the short answer nor the title does, a sentence of the
// reasoning that does follows or takes its place; a sentence that only weighs a thought does not.
func TestExplain(t *testing.T) {
	b := load()
	short := "A Fire Brigade keeps every Arsonist away from its city."
	bishop := "The active player cannot use a Bishop for help."
	r := &rulings.Ruling{ID: "0.explain", Verdict: rulings.No, Prose: map[catalog.Lang]*rulings.Prose{
		catalog.EN: {Title: "Fire Brigade against an Arsonist that failed", Short: short, Sections: []rulings.Section{{
			Kind: rulings.Reasoning, Markdown: "A Bishop would help against the Arsonist, one might think.\n\n" +
				"| Bishop | help |\n\n- The active player cannot use a [[bischof]] for help. {#bischof} That is so for a Witch.\n" +
				"- Unlike the Spy, the Merchant takes gold from the opponent's treasury.\n",
		}}, Answered: []rulings.Answered{{
			Text: "does the dragon ismai help", Verdict: rulings.No, Reason: "Ismai does nothing here.",
		}}},
		catalog.DE: {Short: "Die Feuerwache hält jeden Feuerteufel fern."},
	}}
	for _, x := range []struct{ ask, want string }{
		{"does a fire brigade help against the arsonist", short}, // the short answer names both
		{"can the bishop help against my own arsonist", short + " " + bishop},
		{"can the bishop help", bishop},                                       // the short answer names nothing of it
		{"can the witch help me against a castle or a church", short},         // no sentence has it all
		{"may the merchant be refused again when a cold winter comes", short}, // the sentence shares too little
		{"does the dragon ismai help", "Ismai does nothing here."},
	} {
		q := b.reader.ReadIn(x.ask, catalog.EN)
		if got := b.Inquire(q, catalog.EN, "", nil).explain(b.article(r), rulings.No, "").text; got != x.want {
			t.Errorf("%q: %s", x.ask, got)
		}
		// A reader of the other language gets the short answer in theirs.
		got := b.Inquire(q, catalog.DE, "", nil).explain(b.article(r), rulings.No, "").text
		if got != r.In(catalog.DE).Short {
			t.Errorf("%q in German: %s", x.ask, got)
		}
	}
	chapel := b.CardText("kapelle-zur-heiligen-agatha")
	q := b.reader.ReadIn("does the mission make the chapel of st agatha cheaper", catalog.EN)
	got := b.Inquire(q, catalog.EN, "", nil).explain(b.article(chapel), rulings.No, "").text
	if !strings.HasPrefix(got, "A Mission") {
		t.Errorf("the notes of a card are not its reasoning: %s", got)
	}
}

// TestPassages: the sentences that may stand for a short answer are whole, of the article, and free of Markdown.
func TestPassages(t *testing.T) {
	b := load()
	n := 0
	for _, r := range b.lib.Rulings {
		for _, lang := range catalog.Langs {
			for _, p := range b.article(r).in[lang].passages() {
				n++
				if strings.ContainsAny(p.text, "[]{}|*#`") || len(p.text) > maxPassage || p.text != catalog.Capital(p.text) {
					t.Errorf("%s in %s: %q", r.ID, lang, p.text)
				}
			}
		}
	}
	if n < 2000 {
		t.Errorf("%d sentences: the reasoning was not split", n)
	}
	t.Logf("%d sentences", n)
}

// TestBearing: what an article says in general does not answer for what it says elsewhere. A list item speaks of what
// stands before it in bold type.
func TestBearing(t *testing.T) {
	b := load()
	for _, x := range []struct {
		ask     string
		lang    catalog.Lang
		article string
		verdict rulings.Verdict
		bearing Bearing
		headed  bool
		want    string // "" for the short answer
	}{
		{"zählt die werft noch als stadtausbau", catalog.DE, "101.D.d", rulings.No, Answers, true,
			"Werft: Seit 2003 ist sie kein Stadtausbau mehr, sondern ein Gebietsausbau."},
		{"may i build privateers when the philosopher's stone is in play", catalog.EN, "101.D.d", rulings.Yes, Answers, true,
			"Philosopher's Stone: It still allows damage from expansions, such as Privateers at the moment of building, " +
				"landscape expansions like the Dye Works, Johanna and the Grand Bazaar."},
		{"schützt der bischof meine galeere", catalog.DE, "glossar.drache", rulings.No, Apart, false, ""},
		{"do i have to remove the hospital if the aqueduct burns down", catalog.EN, "kuw.erweitert.verlauf", rulings.No,
			Apart, false, ""},
		{"may i tear down a metropolis", catalog.EN, "128.F.b", rulings.No, Answers, false,
			"A Road is like any other card in the middle row: Settlement, City, Metropolis and Citadel cards cannot be moved " +
				"once they are built."},
		{"may i redeem a pawned building while it is bewitched", catalog.EN, "112.M.a", rulings.Yes, Beside, false, ""},
		{"may i tear down a road", catalog.EN, "128.F.b", rulings.No, Answers, false, ""},
		{"may i build johanna if i have a church and a citadel", catalog.EN, "141.J.b", rulings.No, Answers, false,
			"You may build Johanna the Warrior-Maiden only if you have a Church and no Citadel."},
	} {
		r := b.lib.Ruling(x.article)
		if x.want == "" {
			x.want = prose.Sentence(b.lib.Plain(x.lang, r.In(x.lang).Short))
		}
		got := b.ask(x.ask, x.lang, r).explain(b.article(r), x.verdict, "")
		if got != (explanation{x.want, x.bearing, x.headed}) {
			t.Errorf("%q: %+v", x.ask, got)
		}
	}
}
