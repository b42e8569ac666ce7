package proof_test

import (
	"context"
	"reflect"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/proof"
	"catanica/rulings/scenario"
	"catanica/rulings/scenario/scenariotest"
)

// table is the start of all scenarios below: a bewitched Archdiocese that no Arsonist can burn.
const table = `
proves: 112.G.e
edition: 2004

start
  turn 9
  active north
  gate open
  north axis: settlement A, road, settlement B
  south axis: city A, road, settlement B
  south at A: Bibliothek, Bischofssitz
  south on Bischofssitz: Hexe (north)
  north hand: Feuerteufel
  south hand: none

play
`

// scenarios maps a property to a scenario that has it.
var scenarios = map[string]string{
	"holds": table + `  north plays Feuerteufel
  die 3
  refused 112.G.e: north chooses Bischofssitz
`,
	"fails": table + `  north plays Feuerteufel
  die 3
  north chooses Bischofssitz
`,
	"notices-nothing": table + `  expect Bischofssitz blocked
`,
	"pending": "pending de: Wartet.\npending en: Waits." + table + `  expect Bischofssitz works
`,
	"unreadable": table + `  north plays Feuerteufle
`,
}

func TestProve(t *testing.T) {
	tournament := []catalog.Game{catalog.Tournament}
	good := proof.Witness{
		Scenario: "holds", Holds: true, Notices: true, Games: tournament, Clauses: []string{"112.G.e"},
	}
	for name, c := range map[string]struct {
		scenarios []string
		proven    bool
		last      proof.Witness
	}{
		"a scenario that holds is a proof":      {[]string{"holds"}, true, good},
		"one that fails is not":                 {[]string{"fails"}, false, proof.Witness{Scenario: "fails"}},
		"one that fails invalidates the others": {[]string{"fails", "holds"}, false, good},
		"one that does not notice is not": {[]string{"notices-nothing"}, false,
			proof.Witness{Scenario: "notices-nothing", Holds: true, Games: tournament, Misses: []string{"112.G.e"}}},
		"a pending one is not": {[]string{"pending"}, false,
			proof.Witness{Scenario: "pending", Pending: true}},
		"a pending one does not affect the others": {[]string{"pending", "holds"}, true, good},
		"an unreadable one is not":                 {[]string{"unreadable"}, false, proof.Witness{Scenario: "unreadable"}},
		"without a scenario there is no proof":     {nil, false, proof.Witness{}},
	} {
		lib := &rulings.Library{Mechanics: []rulings.Mechanic{{ID: "112.G.e", Is: "mechanical"},
			{ID: "101.A.a", Is: "explanatory"}}}
		var files []*scenario.File
		for _, id := range c.scenarios {
			files = append(files, file(id))
		}
		r := proof.Prove(context.Background(), lib, scenariotest.Books(), files)
		p := r.Of("112.G.e")
		if p.Proven != c.proven || len(p.Witnesses) != len(c.scenarios) || len(r.Results) != len(c.scenarios) {
			t.Errorf("%s: got %+v", name, p)
			continue
		}
		if n := len(p.Witnesses); n > 0 && !reflect.DeepEqual(p.Witnesses[n-1], c.last) {
			t.Errorf("%s: got %+v, want %+v\n%v", name, p.Witnesses[n-1], c.last, r.Results[c.last.Scenario].Trouble)
		}
		if e := r.Of("101.A.a"); e.Mechanical || e.Proven {
			t.Errorf("%s: an article that explains: %+v", name, e)
		}
		if r.Of("112.Z.z") != nil {
			t.Errorf("%s: there is a proof of an article that nobody reviewed", name)
		}
	}
}

func file(id string) *scenario.File {
	f, _ := scenario.Parse(id+".scn", "id: "+id+"\ntitle de: a\ntitle en: a\n"+scenarios[id])
	return f
}

// TestProveCutOff checks that a scenario proves nothing if the context is cancelled before it is played.
func TestProveCutOff(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	r := proof.Prove(ctx, &rulings.Library{}, scenariotest.Books(), []*scenario.File{file("holds")})
	if p := r.Of("112.G.e"); p == nil || p.Proven {
		t.Errorf("got %+v", p)
	}
}

// TestProveUnreviewed checks that a scenario may prove an article that is not in the reviewed list.
func TestProveUnreviewed(t *testing.T) {
	r := proof.Prove(context.Background(), &rulings.Library{}, scenariotest.Books(), []*scenario.File{file("holds")})
	if p := r.Of("112.G.e"); p == nil || !p.Mechanical || !p.Proven {
		t.Errorf("got %+v", p)
	}
}
