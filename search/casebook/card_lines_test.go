package casebook

import (
	"testing"

	"catanica/catalog"
	"catanica/rulings"
)

// TestCardLines asks every labelled phrasing of a card with that card's text, and checks that it gets its own verdict.
func TestCardLines(t *testing.T) {
	b := load()
	lines, answered := 0, 0
	for _, k := range b.cat.Cards {
		r := b.CardText(k.ID)
		for _, lang := range catalog.Langs {
			if _, wrong := rulings.ParseAnswered(lang, k.Answered.In(lang)); len(wrong) > 0 {
				t.Errorf("%s: %q: write the question, → and the verdict", k.ID, wrong)
			}
			if r == nil {
				continue
			}
			for _, line := range r.In(lang).Answered {
				lines++
				n, ok := b.inquire(b.Read(line.Text, lang), lang, catalog.DefaultEdition, []*rulings.Ruling{r}).Nearest()
				switch {
				case !ok:
				case n.Verdict != line.Verdict:
					t.Errorf("%s: %q is labelled %s, but gets %s", k.ID, line.Text, line.Verdict, n.Verdict)
				case CardOf(n.Article) != k.ID:
					t.Errorf("%s: %q is answered by %s", k.ID, line.Text, n.Article.ID)
				default:
					answered++
				}
			}
		}
	}
	if answered < lines*3/5 {
		t.Errorf("%d of %d labelled phrasings of cards get their verdict", answered, lines)
	}
	t.Logf("%d of %d labelled phrasings of cards get their verdict", answered, lines)
}
