package engine

import (
	"slices"
	"testing"

	"golang.org/x/tools/txtar"

	"catanica/catalog"
	"catanica/catalog/catalogtest"
)

// An invented word and a card that has it, whole in this file: the opponent shows n cards of his hand, one after the
// other, while the player looks at the hand, and the last one goes to the discard pile.

const procUnmask procName = "unmask"

// The steps of unmask.
const (
	unmaskCount next = iota
	unmaskPick
)

// unmasked is what unmask keeps.
type unmasked struct {
	Left int8
	Last MaybeCard
}

func wordUnmask() Word {
	return Word{
		Name: "unmask", In: OnPlay,
		Args: []string{"n"},
		Can: func(g *game, p Player, _ CardNo, _ *node) error {
			if g.hand(p.Other()).Len() == 0 {
				return g.refuse("112.S.a", "Die Hand ist leer.", "The hand is empty.")
			}
			return nil
		},
		Procedures: []Procedure{{
			Name:  procUnmask,
			Keeps: recordOf[unmasked](),
			Shows: func(_ *game, f *Frame, p Player) Sight { return Sight{OpponentsHand: p == f.By} },
			Steps: []Step{
				unmaskCount: {Name: "count", Do: func(g *game, f *Frame) next {
					keeps[unmasked](f).Left = int8(min(g.node(f).arg.Get("n").Int(), g.hand(f.By.Other()).Len()))
					return unmaskPick
				}},
				unmaskPick: {Name: "pick", Do: unmaskGoesOn, Ask: unmaskAsks, Take: unmaskTakes},
			},
		}},
		Tells: []Sentence{{"unmasked", catalog.Text{DE: "{who} zeigt {den card}.", EN: "{who} shows {card}."}}},
	}
}

func unmaskGoesOn(g *game, f *Frame) next {
	k := keeps[unmasked](f)
	if k.Left > 0 {
		return wait
	}
	g.takeFromHand(f.By.Other(), k.Last.Card())
	g.toDiscard(f.By.Other(), k.Last.Card())
	return done
}

func unmaskAsks(g *game, f *Frame) Decision {
	p := f.By.Other()
	return Decision{Who: p, Kind: AskCard, Card: f.Card, Options: cardMoves(p, g.hand(p).Top)}
}

func unmaskTakes(g *game, f *Frame, m Move) (next, error) {
	if !g.inHand(m.Who, m.Card) {
		return wait, g.wrong("Diese Karte ist nicht auf der Hand.", "That card is not in the hand.")
	}
	k := keeps[unmasked](f)
	k.Left, k.Last = k.Left-1, SomeCard(m.Card)
	g.emit("unmasked", m.Who).Card = m.Card
	return repeat, nil
}

const masked = `
-- cards/base/maskenball.yaml --
id: maskenball
name: {de: Maskenball, en: Masked Ball, en_by: ours}
class: {is: action, source: 001#27}
types: [action]
cost: none
points: {victory: none, strength: none, tournament: none, commerce: none}
effect: {is: {de: Zeigt., en: Shows.}, source: 001#27}
source: 001#27
play:
  played:
    - unmask: {n: 2}
`

// TestInventedWord plays a card with a word that only this file knows: that is all a new word takes.
func TestInventedWord(t *testing.T) {
	cat, _ := catalog.Load(catalogtest.Base(txtar.Parse([]byte(masked))))
	book, ps := Compile(cat, catalog.Ed2005, wordUnmask())
	if err := ps.Err(); err != nil {
		t.Fatal(err)
	}
	if text, ok := book.Sentence("unmasked"); !ok || text.EN == "" {
		t.Error("nothing says how the event is told")
	}
	table := NewTable(book, Options{Game: catalog.Tournament})
	s := &State{Turn: 5, Phase: MainPhase, Winner: Chance, Gate: true}
	card := func(id string, owner Player) CardNo {
		def, ok := book.Def(id)
		if !ok {
			t.Fatalf("no card %s", id)
		}
		s.Cards = append(s.Cards, Card{Def: def, Owner: owner})
		return CardNo(len(s.Cards) - 1)
	}
	ball := card("maskenball", North)
	held := []CardNo{card("hexe", South), card("feuerwache", South), card("feuerwache", South)}
	s.Sides[North].Hand.Top, s.Sides[South].Hand.Top = []CardNo{ball}, slices.Clone(held)
	for p := range s.Sides {
		s.Sides[p].principality(p)
	}

	play := NewMove(North, Play)
	play.Card = ball
	if !slices.Contains(Legal(table, s), play) {
		t.Error("the card is not listed among the legal moves")
	}
	hashes := map[string]bool{}
	for _, m := range []Move{play, cardMove(South, held[1]), cardMove(South, held[0])} {
		next, events, err := Apply(table, s, m)
		if err != nil {
			t.Fatalf("%s: %v", m.Verb, err)
		}
		shown := func(e Event) bool { return e.Type == "unmasked" && e.Card == m.Card }
		if m.Verb == Choose && !slices.ContainsFunc(events, shown) {
			t.Errorf("no event tells that %s is shown", book.ID(s.Cards[m.Card].Def))
		}
		s = next
		hashes[Hash(table, s)] = true
		if seen, waits := View(table, s, North), len(s.Frames) > 0; (seen.Cards[held[2]].Def != UnknownDef) != waits {
			t.Errorf("North sees South's hand: %v, want %v", !waits, waits)
		}
	}
	if len(hashes) != 3 {
		t.Errorf("the three positions have %d hashes", len(hashes))
	}
	if top := s.Sides[South].Discard.Top; len(top) != 1 || top[0] != held[0] {
		t.Errorf("South's discard pile holds %v, want the card shown last, %d", top, held[0])
	}
	s.Sides[North].Hand.Top = []CardNo{card("maskenball", North)}
	s.Sides[South].Hand.Top = nil
	play.Card = s.Sides[North].Hand.Top[0]
	if _, _, err := Apply(table, s, play); err == nil || err.Error() != "The hand is empty. [112.S.a]" {
		t.Errorf("against an empty hand: %v", err)
	}
}
