package answer

import (
	"testing"

	"catanica/rulings/rulingstest"
)

// maxBetweenWrong is the greatest share of labelled phrasings about two cards to which the engine gives another verdict
// than the editors.
const maxBetweenWrong = 0.003

// TestBetween puts the labelled phrasings of all articles and cards to the engine alone: of those that it reads as
// questions about two cards, next to none may get another verdict.
func TestBetween(t *testing.T) {
	a := load()
	right, wrong := 0, 0
	for _, l := range rulingstest.Labels(a.cat, a.lib) {
		x := a.ask(a.Read(l.Text, l.Lang), l.Lang, "")
		switch out := x.first(between); {
		case out == nil || !x.Exist():
		case string(out.Verdict) == string(l.Verdict):
			right++
		default:
			wrong++
			t.Logf("%s: %q is labelled %s, but %s", l.Of, l.Text, l.Verdict, out.Sentence)
		}
	}
	t.Logf("%d right, %d wrong", right, wrong)
	if right < 1400 || float64(wrong) > maxBetweenWrong*float64(right+wrong) {
		t.Errorf("%d right and %d wrong, want at least 1400 and at most %.1f %%", right, wrong, 100*maxBetweenWrong)
	}
}
