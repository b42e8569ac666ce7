package setup_test

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"golang.org/x/tools/txtar"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/content"
)

// real returns the embedded content.
var real = sync.OnceValues(func() (*catalog.Catalog, setup.Variants) {
	cat, _ := catalog.Load(content.FS)
	vs, _ := setup.Load(content.FS, cat)
	return cat, vs
})

// TestPlans compares plans with the archives in testdata. The comment of each archive explains how the numbers follow
// from the sources. The name of each file is a request (variant, edition, sets), and its lines are the plan as written
// by planLines. A ? stands for a number that no source states.
func TestPlans(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no archives in testdata: %v", err)
	}
	cat, vs := real()
	for _, file := range files {
		a, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range a.Files {
			t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar")+"/"+f.Name, func(t *testing.T) {
				ask := strings.Fields(f.Name)
				plan, err := vs.Compute(cat, setup.Request{Variant: ask[0], Edition: catalog.EditionID(ask[1]),
					Sets: ask[2:]})
				if err != nil {
					t.Fatal(err)
				}
				if got, want := planLines(plan), string(f.Data); got != want {
					t.Errorf("%s: got\n%swant\n%s", file, got, want)
				}
			})
		}
	}
}

// planLines writes a plan in lines:
//
//	sets grundspiel kuw
//	out ID [articles]
//	refused stated [articles]
//	KIND CARDS in PILES = SIZES: COPIES CARD … [articles]
//	     ! STANDING [articles]
//	face-down 11
//	wins 13 [articles]
//	RULE [articles]
//	note STANDING [articles]
func planLines(p setup.Plan) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("sets %s", strings.Join(p.Sets, " "))
	for _, o := range p.LeftOut {
		line("out %s %s %s", o.Set, o.Why.Is, o.Why.Articles)
	}
	for _, n := range p.Refused {
		line("refused %s %s", n.Is, n.Articles)
	}
	if len(p.Refused) > 0 {
		return b.String()
	}
	for _, s := range p.Stacks {
		line("%s", tellStack(s))
		for _, n := range s.Notes {
			line("     ! %s %s", n.Is, n.Articles)
		}
	}
	line("face-down %s", number(p.FaceDown))
	for _, g := range p.Goals {
		line("%s %s %s", g.Kind, strings.TrimSpace(g.Points.String()+" "+g.Places), g.Articles)
	}
	for _, r := range p.Rules {
		line("%s %s", tellRule(r), r.Articles)
	}
	for _, n := range p.Notes {
		line("note %s %s", n.Is, n.Articles)
	}
	return b.String()
}

func tellStack(s setup.Stack) string {
	out := string(s.Kind)
	if s.For == setup.Each {
		out += " each"
	}
	out += " " + number(s.Cards)
	if s.Piles != (setup.Count{}) {
		out += " in " + number(s.Piles)
	}
	if s.Cards.Known() && s.Piles.Known() && s.Piles.Least > 1 {
		out += " = " + strings.Trim(strings.ReplaceAll(fmt.Sprint(s.Sizes), " ", "+"), "[]")
	}
	if len(s.From) > 1 {
		var shares []string
		for _, f := range s.From {
			shares = append(shares, f.Set+" "+number(f.Cards))
		}
		out += " (" + strings.Join(shares, ", ") + ")"
	}
	if len(s.Contents) > 0 && len(s.Contents) <= 8 {
		var cards []string
		for _, l := range s.Contents {
			name := l.Card
			if name == "" {
				name = "free"
			}
			cards = append(cards, number(l.Cards)+" "+name)
		}
		out += ": " + strings.Join(cards, ", ")
	}
	return fmt.Sprintf("%s %s", out, s.Articles)
}

func tellRule(r setup.Rule) string {
	out := string(r.Topic)
	for what, n := range map[string]int{"each": r.Each, "together": r.Together, "rounds": r.Rounds} {
		if n > 0 {
			out += fmt.Sprintf(" %s %d", what, n)
		}
	}
	if r.Unknown {
		out += " unknown"
	}
	return out
}

func number(c setup.Count) string {
	if !c.Known() {
		return "?"
	}
	return c.String()
}

// everything calls check for all variants, editions and combinations of the sets.
func everything(t *testing.T, ids []string, check func(p setup.Plan)) {
	t.Helper()
	cat, vs := real()
	for _, v := range vs {
		for _, e := range catalog.EditionIDs() {
			for bits := range 1 << len(ids) {
				var sets []string
				for i, id := range ids {
					if bits>>i&1 == 1 {
						sets = append(sets, id)
					}
				}
				p, err := vs.Compute(cat, setup.Request{Variant: v.ID, Edition: e, Sets: sets})
				if err != nil {
					t.Fatal(err)
				}
				check(p)
			}
		}
	}
}

// TestEveryCardOnce checks that each card is in exactly one place, if all cards of the sets are known.
func TestEveryCardOnce(t *testing.T) {
	cat, _ := real()
	everything(t, []string{"ruh", "zud", "kuw"}, func(p setup.Plan) {
		if len(p.Refused) > 0 || p.Variant == setup.Decks || p.Variant == setup.Beginners {
			return // a tournament deck is a choice, and not every card of the Tournament Set is known
		}
		owned, laid := 0, setup.Count{}
		for _, id := range p.Sets {
			n, _ := cat.CopiesKnown(id)
			owned += n
		}
		for _, s := range p.Stacks {
			laid = laid.Plus(s.Cards)
			if s.For == setup.Each {
				laid = laid.Plus(s.Cards)
			}
			sum := 0
			for _, n := range s.Sizes {
				sum += n
			}
			if len(s.Sizes) > 0 && sum != s.Cards.Least {
				t.Errorf("%s %s %v: %s has %s cards, its piles %v", p.Variant, p.Edition, p.Sets, s.Kind, s.Cards,
					s.Sizes)
			}
		}
		if laid.Most != owned || laid.Least != owned && p.Variant != setup.Bears {
			t.Errorf("%s %s %v: %s cards are laid, %d owned", p.Variant, p.Edition, p.Sets, laid, owned)
		}
	})
}

// TestSaysWhy checks that every stack and rule cites an article, every unknown number has a reason, and every text is
// in both languages.
func TestSaysWhy(t *testing.T) {
	both := func(what string, p setup.Plan, text catalog.Text) {
		if text.DE == "" || text.EN == "" || strings.Contains(text.DE+text.EN, "%!") {
			t.Errorf("%s of %s %s: %+v", what, p.Variant, p.Edition, text)
		}
	}
	everything(t, []string{"ruh", "wuf", "huw", "pui", "buh", "kuw", "turnier-set", "jahreskarten", "t2002"},
		func(p setup.Plan) {
			for _, s := range p.Stacks {
				if both("name", p, s.Name); len(s.Articles) == 0 {
					t.Errorf("%s of %s %s names no article", s.Kind, p.Variant, p.Edition)
				}
				open := !s.Cards.Known() || !s.Piles.Known()
				if open && !slices.ContainsFunc(s.Notes, func(n setup.Note) bool { return n.Is == setup.Unknown }) {
					t.Errorf("%s of %s %s %v does not say why its number is open", s.Kind, p.Variant, p.Edition, p.Sets)
				}
				for _, n := range s.Notes {
					both("note", p, n.Text)
				}
			}
			for _, n := range slices.Concat(p.Notes, p.Refused) {
				if both("note", p, n.Text); len(n.Articles) == 0 {
					t.Errorf("a note of %s %s names no article: %s", p.Variant, p.Edition, n.Text.EN)
				}
			}
			for _, o := range p.LeftOut {
				both("set left out", p, o.Why.Text)
			}
			for _, g := range p.Goals {
				both("goal", p, g.Text)
			}
		})
}

// TestOpenCards checks that the basic game's cards that the catalogue marks as open are open with some set.
func TestOpenCards(t *testing.T) {
	cat, vs := real()
	lies := map[string]bool{}
	for _, set := range []string{"kuw", "pui", "huw", "buh"} {
		p, err := vs.Compute(cat, setup.Request{Variant: setup.ExtendedOne, Edition: catalog.Ed2005,
			Sets: []string{set}})
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range p.Stacks {
			for _, l := range s.Contents {
				if s.Kind == setup.Open && l.Sets[0] == "grundspiel" {
					lies[l.Card] = true
				}
			}
		}
	}
	for _, k := range cat.CardsOf("grundspiel") {
		if in, _ := k.InSet("grundspiel"); in.Open && !lies[k.ID] {
			t.Errorf("%s is open in the catalogue, but not with any set", k.ID)
		}
	}
}

// TestExamplesOf106B checks the article's example: each player has 1 Rathaus, 2 Kaperflotten and 1 Spion, and the third
// Spion is neutral.
func TestExamplesOf106B(t *testing.T) {
	cat, vs := real()
	p, err := vs.Compute(cat, setup.Request{Variant: setup.Small, Edition: catalog.Ed2004,
		Sets: []string{"ruh", "wuf"}})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []struct {
		kind setup.Kind
		card string
		n    int
	}{{setup.OwnRow, "rathaus", 1}, {setup.OwnRow, "kaperflotte", 2}, {setup.OwnRow, "spion", 1},
		{setup.NeutralRow, "spion", 1}, {setup.NeutralRow, "rathaus", 0}} {
		got := 0
		for _, s := range p.Stacks {
			for _, l := range s.Contents {
				if s.Kind == want.kind && l.Card == want.card {
					got += l.Cards.Least
				}
			}
		}
		if got != want.n {
			t.Errorf("%s: %d × %s, want %d", want.kind, got, want.card, want.n)
		}
	}
}

func TestComputeRefusesUnknownNames(t *testing.T) {
	cat, vs := real()
	for _, ask := range []setup.Request{
		{Variant: "chess", Edition: catalog.Ed2005},
		{Variant: setup.ExtendedOne, Edition: catalog.Ed2005, Sets: []string{"seafarers"}},
	} {
		if _, err := vs.Compute(cat, ask); err == nil {
			t.Errorf("%+v: no error", ask)
		}
	}
}

func TestCount(t *testing.T) {
	for _, tt := range []struct {
		c          setup.Count
		text, json string
	}{
		{setup.Exactly(22), "22", `{"known":true,"n":22}`},
		{setup.Count{Least: 9, Most: 26}, "9–26", `{"at_least":9,"at_most":26,"known":false}`},
		{setup.Count{Least: 1, Most: setup.NoLimit}, "1+", `{"at_least":1,"known":false}`},
		{setup.Exactly(10).Plus(setup.Count{Least: 2, Most: setup.NoLimit}), "12+", `{"at_least":12,"known":false}`},
		{setup.Exactly(10).Plus(setup.Count{Least: 2, Most: 5}), "12–15", `{"at_least":12,"at_most":15,"known":false}`},
	} {
		data, err := json.Marshal(tt.c)
		if err != nil || tt.c.String() != tt.text || string(data) != tt.json {
			t.Errorf("%+v: %s %s %v, want %s %s", tt.c, tt.c, data, err, tt.text, tt.json)
		}
	}
}
