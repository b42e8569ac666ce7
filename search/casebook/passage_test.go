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
	r := &rulings.Ruling{ID: "0.explain", Prose: map[catalog.Lang]*rulings.Prose{
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
		if got, _ := b.Inquire(q, catalog.EN, "", nil).explain(b.article(r), rulings.No); got != x.want {
			t.Errorf("%q: %s", x.ask, got)
		}
		// A reader of the other language gets the short answer in theirs.
		if got, _ := b.Inquire(q, catalog.DE, "", nil).explain(b.article(r), rulings.No); got != r.In(catalog.DE).Short {
			t.Errorf("%q in German: %s", x.ask, got)
		}
	}
	chapel := b.CardText("kapelle-zur-heiligen-agatha")
	q := b.reader.ReadIn("does the mission make the chapel of st agatha cheaper", catalog.EN)
	got, _ := b.Inquire(q, catalog.EN, "", nil).explain(b.article(chapel), rulings.No)
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
				if strings.ContainsAny(p.text, "[]{}|*#`") || len(p.text) > maxPassage || p.text != prose.Capital(p.text) {
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
