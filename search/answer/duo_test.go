package answer

import (
	"testing"

	"catanica/catalog"
	"catanica/rulings"
)

// maxBetweenWrong is the greatest share of labelled phrasings about two cards to which the engine gives another verdict
// than the editors.
const maxBetweenWrong = 0.003

// TestBetween puts the labelled phrasings of all articles and cards to the engine alone: of those that it reads as
// questions about two cards, next to none may get another verdict.
func TestBetween(t *testing.T) {
	a := load()
	right, wrong := 0, 0
	ask := func(id, text string, lang catalog.Lang, want rulings.Verdict) {
		x := a.ask(a.Read(text, lang), lang, "")
		switch out := x.first(between); {
		case out == nil || !x.exist():
		case string(out.Verdict) == string(want):
			right++
		default:
			wrong++
			t.Logf("%s: %q is labelled %s, but %s", id, text, want, out.Sentence)
		}
	}
	for _, p := range labelled(a) {
		ask(p.r.ID, p.Text, p.lang, p.Verdict)
	}
	for _, k := range a.cat.Cards {
		for _, lang := range catalog.Langs {
			for _, line := range a.CardText(k.ID).In(lang).Answered {
				ask(k.ID, line.Text, lang, line.Verdict)
			}
		}
	}
	t.Logf("%d right, %d wrong", right, wrong)
	if right < 1400 || float64(wrong) > maxBetweenWrong*float64(right+wrong) {
		t.Errorf("%d right and %d wrong, want at least 1400 and at most %.1f %%", right, wrong, 100*maxBetweenWrong)
	}
}
