package scenario_test

import (
	"context"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings/scenario"
)

const bishopAsked = `id: asked
title de: Gefragt
title en: Asked
start
  turn 9
  gate open
  north axis: city A, road, settlement B
  south axis: city A, road, settlement B
  south at A: Bibliothek
  north hand: Feuerteufel
  south hand: Bischof
play
  north plays Feuerteufel
`

// TestAsked: a trace says who is asked what and which lines answer it, and those lines do.
func TestAsked(t *testing.T) {
	res := play(t, "asked.scn", bishopAsked)
	res.Explain()
	a := scenario.AskedAt(res.Table, res.End(), 12)
	if a.Who != "south" || a.Card != "feuerteufel" || len(a.May) != 2 {
		t.Fatalf("asked: %+v", a)
	}
	if got, want := a.In(catalog.EN),
		"South: Do you respond with a protection card? `south answers Bishop` or `south passes`"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	for _, may := range a.May {
		for _, lang := range catalog.Langs {
			if res := play(t, "asked.scn", bishopAsked+"  "+may.In(lang)+"\n"); !res.OK {
				t.Errorf("%s: %v", may.In(lang), res.Trouble)
			}
		}
	}
	if first := res.Steps[0].Asked; first == nil || first.Who != "north" || first.Text.Empty() {
		t.Errorf("before the first move: %+v", first)
	}
}

// TestStatuses: refused, failed, undecided and mistaken are four different things.
func TestStatuses(t *testing.T) {
	for line, want := range map[string]scenario.Status{
		"south answers Bischof":              scenario.Holds,
		"refused 112.G.b: north answers Spy": scenario.Mistaken,
		"south chooses 1 lumber":             scenario.Mistaken,
		"south answers Spion":                scenario.Mistaken,
		"south passes; north flies":          scenario.Unreadable,
		"expect north points 5":              scenario.Fails,
	} {
		res := play(t, "asked.scn", bishopAsked+"  "+line+"\n")
		if res.Status != want {
			t.Errorf("%s: %s (%v), want %s", line, res.Status, res.Trouble, want)
		}
	}
	refused := play(t, "refused.scn", strings.Replace(bishopAsked, "  north plays Feuerteufel\n",
		"  north builds Feuerteufel\n  south plays Bischof\n", 1))
	if refused.OK {
		t.Error("an action card is built")
	}
}

// TestWrongAnswerIsToldWhatFits: the hint names lines that would fit, and never the one that was written.
func TestWrongAnswerIsToldWhatFits(t *testing.T) {
	res := play(t, "asked.scn", bishopAsked+"  south chooses 1 lumber\n")
	for lang, want := range map[catalog.Lang]string{
		catalog.EN: "South may answer the Arsonist: `south answers Bishop` or `south passes`.",
		catalog.DE: "Süd kann auf den Feuerteufel antworten: „Süd antwortet Bischof“ oder „Süd passt“.",
	} {
		if got := res.Trouble.Msg.In(lang); !strings.Contains(got, want) {
			t.Errorf("got  %s\nwant %s", got, want)
		}
	}
	for path, src := range embedded() {
		f, _ := scenario.Parse(path, src)
		lines := strings.Split(src, "\n")
		for _, s := range f.Steps {
			if s.Expect || s.Odds || s.Must || s.Unsure {
				continue
			}
			bad := append(append([]string{}, lines[:s.Pos.Line-1]...), "  die 9")
			g, _ := scenario.Parse(path, strings.Join(bad, "\n"))
			res := scenario.Replay(context.Background(), g.Under(f.Edition), books(), scenario.Options{})
			if res.Trouble != nil && strings.Contains(res.Trouble.Msg.EN, "`die 9`") {
				t.Errorf("%s:%d: the hint repeats what was written: %s", path, s.Pos.Line, res.Trouble.Msg.EN)
			}
			break
		}
	}
}
