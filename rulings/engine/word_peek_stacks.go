package engine

import "catanica/catalog"

// peek-stacks: {n: 4}. The player looks at the top cards of up to n different draw stacks, in the tournament game also
// of the opponent's, and leaves them there (001#19). He sees them until he has seen enough.

const procPeek procName = "peek-stacks"

// The steps of peek-stacks.
const (
	peekStack next = iota
	peekEnough
)

// peeking is the record of peek-stacks.
type peeking struct {
	Seen [2]stackBits // the stacks looked at, by player; common stacks count as those of the player who looks
}

// wordPeekStacks returns the effect word `peek-stacks`.
func wordPeekStacks() Word {
	return Word{
		Name: "peek-stacks", In: OnPlay,
		Args:    []string{"n"},
		Form:    "`n: 4`",
		Doc:     "look at the top cards of some stacks",
		Example: "Wahrsagung",
		Can:     canPeek,
		Procedures: []Procedure{{
			Name:  procPeek,
			Keeps: recordOf[peeking](),
			Shows: peekShows,
			Steps: []Step{
				peekStack:  {Name: "stack", Ask: peekAsksStack, Take: peekTakesStack},
				peekEnough: {Name: "enough", Ask: peekAsksEnough, Take: peekTakesEnough},
			},
		}},
		Tells: []Sentence{
			{"peeked", catalog.Text{
				DE: "{who} sieht sich die oberste Karte von Stapel {n} an.",
				EN: "{who} looks at the top card of stack {n}."}},
		},
	}
}

func canPeek(g *game, p Player, _ CardNo, _ *node) error {
	for _, who := range peekSides(g, p) {
		for i, st := range g.pilesOf(who).Stacks {
			if !st.empty() && g.otherRow(who, int8(i+1)) == nil {
				return nil
			}
		}
	}
	return g.refuse("112.S.a", "Es gibt keine Karte, die du ansehen könntest.", "There is no card to look at.")
}

// peekSides returns the players whose stacks p can look at; if the stacks are common, only p.
func peekSides(g *game, p Player) []Player {
	if g.t.common() {
		return []Player{p}
	}
	return []Player{p, p.Other()}
}

// peekShows reveals the top cards of the stacks looked at.
func peekShows(g *game, f *Frame, p Player) Sight {
	if p != f.By {
		return Sight{}
	}
	seen, common := keeps[peeking](f).Seen, g.t.common()
	return Sight{Tops: func(side Player, stack int) bool {
		if common {
			side = p
		}
		return seen[side].has(int8(stack + 1))
	}}
}

func peekAsksStack(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskStack, Card: f.Card, MayPass: true, Cites: g.node(f).cites,
		Text: say("Welchen Stapel siehst du dir an? Passe, wenn du genug gesehen hast.",
			"Which stack do you look at? Pass if you have seen enough.")}
	for _, who := range peekSides(g, f.By) {
		for i, st := range g.pilesOf(who).Stacks {
			if n := int8(i + 1); !keeps[peeking](f).Seen[who].has(n) && !st.empty() && g.otherRow(who, n) == nil {
				m := NewMove(f.By, Choose)
				m.N, m.Side = n, who
				d.Options = append(d.Options, m)
			}
		}
	}
	return d
}

func peekTakesStack(g *game, f *Frame, m Move) (next, error) {
	if m.Verb == Pass {
		return done, nil
	}
	who := m.Side
	if g.t.common() {
		who = f.By
	}
	if err := g.badStack(who, m.N); err != nil {
		return wait, err
	}
	k, st := keeps[peeking](f), &g.pilesOf(who).Stacks[m.N-1]
	switch {
	case k.Seen[who].has(m.N):
		return wait, g.wrong("Diesen Stapel hast du schon angesehen.", "You have already looked at that stack.")
	case st.empty():
		return wait, g.wrong("Dieser Stapel ist leer.", "That stack is empty.")
	}
	peekNames(g, st, who, m.Reveals)
	k.Seen[who] = k.Seen[who].with(m.N)
	e := g.emit("peeked", f.By, g.node(f).cites...)
	e.Card, e.N, e.From = f.Card, int(m.N), who.String()
	if k.Seen[North].len()+k.Seen[South].len() >= max(1, g.node(f).arg.Get("n").Int()) {
		return peekEnough, nil
	}
	return peekStack, nil
}

// peekNames gives the top card of a stack that is not empty the name in the move if nobody has stated it.
func peekNames(g *game, st *Pile, owner Player, named MaybeDef) {
	switch {
	case !named.IsDef():
	case len(st.Top) == 0:
		g.editPile(st).Top = []CardNo{g.newCard(named.Def(), owner)}
	case g.s.Cards[st.Top[0]].Def == UnknownDef:
		g.edit(st.Top[0]).Def = named.Def()
	}
}

func peekAsksEnough(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskReact, Card: f.Card, MayPass: true, Cites: g.node(f).cites,
		Text: say("Hast du genug gesehen?", "Have you seen enough?")}
}

func peekTakesEnough(g *game, _ *Frame, m Move) (next, error) {
	if m.Verb != Pass {
		return wait, g.refuse("zud.magie.zauberbuecher", "Mehr Stapel darfst du mit diesem Spruch nicht ansehen.",
			"You cannot look at any more stacks with this spell.")
	}
	return done, nil
}
