package engine

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"catanica/catalog"
)

// tally counts what came up in random games. Cards go by their Defs, which are the same in every edition's Book.
type tally struct {
	dealt, played map[int16]int
	faces         map[string]int
	words         map[string]int
	hangs         map[string]int // facts that no source states, on which a game got stuck
	unbooked      map[string]int // types of events with resources that the ledger does not know
	games, moves  int
	won, stuck    int
	turns         int
}

func newTally() *tally {
	return &tally{
		dealt: map[int16]int{}, played: map[int16]int{},
		faces: map[string]int{}, words: map[string]int{}, hangs: map[string]int{}, unbooked: map[string]int{},
	}
}

// add counts what another tally has counted.
func (a *tally) add(b *tally) {
	for _, m := range [2][2]map[int16]int{{a.dealt, b.dealt}, {a.played, b.played}} {
		for k, n := range m[1] {
			m[0][k] += n
		}
	}
	for _, m := range [4][2]map[string]int{
		{a.faces, b.faces}, {a.words, b.words}, {a.hangs, b.hangs}, {a.unbooked, b.unbooked},
	} {
		for k, n := range m[1] {
			m[0][k] += n
		}
	}
	a.games, a.moves, a.turns = a.games+b.games, a.moves+b.moves, a.turns+b.turns
	a.won, a.stuck = a.won+b.won, a.stuck+b.stuck
}

// note counts the cards, effect words and faces that came up.
func (g *playing) note(events []Event) {
	for _, e := range events {
		switch e.Type {
		case "dice":
			g.seen.faces[e.To]++
			for face, word := range map[Face]int16{GoodYear: g.t.Book.sun, TradeFace: g.t.Book.one} {
				if g.t.Book.nodes[word].word != nil && e.To == face.String() {
					g.noteWords([]int16{word})
				}
			}
		case "built-road", "built-place":
			kind, _, _ := strings.Cut(e.To, " ")
			if e.Type == "built-road" {
				kind = string(catalog.Road)
			}
			if def, ok := g.t.Book.central[catalog.CardType(kind)]; ok {
				g.seen.played[def]++
				g.noteWords(g.t.defs[def].works)
			}
		case "played":
			d := g.noteCard(e.Card)
			if len(d.reacts) > 0 && g.moves[len(g.moves)-1].Verb != Play { // it answers
				g.noteWords(d.reacts)
			} else {
				g.noteWords(d.played)
			}
		case "event":
			g.noteWords(g.noteCard(e.Card).happens)
		case "built":
			d := g.noteCard(e.Card)
			g.noteWords(d.works)
			g.noteWords(d.built)
		case "stars", "stars-spent", "spared":
			for _, c := range g.s.Sides[e.Who].Laid {
				if g.t.defs[g.s.Cards[c].Def].is(catalog.Counter) {
					g.noteWords(g.noteCard(c).works)
				}
			}
		case "laid-on", "pawned", "banned": // an action card that goes on working where it lies
			g.noteWords(g.t.defs[g.s.Cards[e.Card].Def].works)
		}
	}
}

func (g *playing) noteCard(c CardNo) *def {
	def := g.s.Cards[c].Def
	g.seen.played[def]++
	return g.t.defs[def]
}

func (g *playing) noteWords(nodes []int16) {
	for _, i := range nodes {
		n := &g.t.Book.nodes[i]
		g.seen.words[n.word.Name]++
		g.noteWords(n.won)
		g.noteWords(n.lost)
		g.noteWords(n.do)
	}
}

// enoughTimes is how often each card, face and word is to come up in a big run.
const enoughTimes = 100

// table prints how often each card, face and word came up, and what falls short of enough.
func (a *tally) table(b *Book) string {
	var out strings.Builder
	fmt.Fprintf(&out, "%d games, %d moves, %.0f turns each; %d won, %d hung on something that no source states\n",
		a.games, a.moves, float64(a.turns)/float64(max(1, a.games)), a.won, a.stuck)
	list := func(title string, counts map[string]int) {
		fmt.Fprintf(&out, "\n%s\n", title)
		for _, k := range byCount(counts) {
			fmt.Fprintf(&out, "%8d  %s\n", counts[k], k)
		}
	}
	list("face of the event die", a.faces)
	words := maps.Clone(a.words)
	for _, w := range WordNames() {
		words[w] += 0
	}
	list("effect word", words)
	cards := map[string]int{}
	for i := range b.defs {
		d, def := b.defs[i], int16(i)
		switch note := ""; {
		case !d.plays && d.class != "central", d.is(catalog.LandscapeTy):
		default:
			if a.dealt[def] == 0 && d.class != "central" {
				note = " (never dealt)"
			}
			if !d.suffices(b) {
				note += " (facts missing: assumed)"
			}
			cards[d.id+note] = a.played[def]
		}
	}
	list("card", cards)
	if len(a.hangs) > 0 {
		list("hung on", a.hangs)
	}
	if len(a.unbooked) > 0 {
		list("events that resourceEvents does not know", a.unbooked)
	}
	return out.String()
}

// byCount are the keys, those with the fewest first.
func byCount(m map[string]int) []string {
	return slices.SortedFunc(maps.Keys(m), func(x, y string) int {
		return cmp.Or(cmp.Compare(m[x], m[y]), cmp.Compare(x, y))
	})
}

// short are the cards with sufficient facts, the faces and the words that have come up too rarely.
func (a *tally) short(b *Book) []string {
	var out []string
	for f := Brigands; f <= QuestionFace; f++ {
		if n := a.faces[f.String()]; n < enoughTimes {
			out = append(out, fmt.Sprintf("face %s: %d", f, n))
		}
	}
	for _, w := range WordNames() {
		if n := a.words[w]; n < enoughTimes && w != "unplayed" { // which says that nothing is played
			out = append(out, fmt.Sprintf("word %s: %d", w, n))
		}
	}
	for i := range b.defs {
		if d, n := b.defs[i], a.played[int16(i)]; d.plays && d.suffices(b) && d.class != "central" && n < enoughTimes {
			out = append(out, fmt.Sprintf("card %s: %d, dealt %d times", d.id, n, a.dealt[int16(i)]))
		}
	}
	return out
}
