package casebook

import (
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
)

// TestDerived asks every question that follows from the facts of a card with that card's text: it gets its own verdict
// or none.
func TestDerived(t *testing.T) {
	b := load()
	all, answered := 0, 0
	for _, k := range b.cat.Cards {
		for _, d := range b.derivedOf(k) {
			if len(d.cites) == 0 || d.sentence.Empty() {
				t.Errorf("%s: %q cites nothing", k.ID, d.texts.DE[0])
			}
			for _, lang := range catalog.Langs {
				for _, text := range d.texts.In(lang) {
					all++
					i := b.inquire(b.Read(text, lang), lang, catalog.DefaultEdition, []*rulings.Ruling{b.CardText(k.ID)})
					switch n, ok := i.Nearest(); {
					case !ok:
					case n.Verdict != d.verdict:
						t.Errorf("%s: %q follows to be %s, but gets %s", k.ID, text, d.verdict, n.Verdict)
					default:
						answered++
					}
				}
			}
		}
	}
	t.Logf("%d derived questions, %d get their verdict by likeness", all, answered)
	if answered < all*9/10 {
		t.Errorf("only %d of %d derived questions get their verdict", answered, all)
	}
}

// TestDerivedGrammar: what stands before a name in a derived question agrees with it, and no mark is left over.
func TestDerivedGrammar(t *testing.T) {
	b := load()
	texts := map[string]bool{}
	for _, k := range b.cat.Cards {
		for _, d := range b.derivedOf(k) {
			for _, text := range append(d.texts.In(catalog.DE), d.sentence.DE, d.sentence.EN) {
				texts[text] = true
				if strings.ContainsAny(text, "{}βγα") {
					t.Errorf("%s: %q", k.ID, text)
				}
			}
		}
	}
	for _, want := range []string{
		"zählt das verpfändete Rathaus noch als siegpunkt", "zählen die punkte des verhexten Rathauses",
		"zählt die verpfändete Bibliothek noch als siegpunkt", "darf ich mit einer verhexten Bibliothek mehr karten halten",
		"meine Wasserversorgung ist weg, muss das Hospital dann auch weg",
		"mein Rathaus ist weg, darf ich den Diplomaten trotzdem noch ausspielen",
		"darf ich den Markt wieder auf die hand nehmen, wenn ich ihn abreiße",
		"dürfen beide spieler die Lanzenreiter haben", "kommt die Karte Lanzenreiter nach dem abreißen auf den ablagestapel",
	} {
		if !texts[want] {
			t.Errorf("nobody asks %q", want)
		}
	}
}
