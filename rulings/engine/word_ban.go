package engine

import "catanica/catalog"

// ban. The card is laid on a draw stack or the discard pile of the opponent's (church ban). What that bars says bans.

const procBan procName = "ban"

// wordBan returns the effect word `ban`.
func wordBan() Word {
	return Word{
		Name: "ban", In: OnPlay,
		Doc:     "the card is laid on one of the opponent's stacks (see `bans`)",
		Example: "Kirchenbann",
		Acts:    catalog.Hits,
		Can:     canBan,
		Procedures: []Procedure{
			{Name: procBan, Steps: []Step{{Name: "stack", Ask: banAsks, Take: banTakes}}},
		},
		Tells: []Sentence{
			{"banned", catalog.Text{
				DE: "{who} bannt Stapel {n} von {other}.",
				EN: "{who} bans {other}'s stack {n}."}},
		},
	}
}

// canBan refuses a ban if all piles are barred already (Ruling 112.S.a).
func canBan(g *game, p Player, _ CardNo, _ *node) error {
	for i := range g.pilesOf(p.Other()).Stacks {
		if !g.shut(p.Other(), int8(i+1)) {
			return nil
		}
	}
	if !g.shut(p.Other(), 0) {
		return nil
	}
	return g.refuse("112.S.a", "Alle Stapel des Mitspielers sind schon gebannt.",
		"All of your opponent's stacks are already banned.")
}

func banAsks(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskStack, Card: f.Card,
		Text: say("Welchen Stapel des Mitspielers bannst du?", "Which of your opponent's stacks do you ban?")}
	if !g.shut(f.By.Other(), 0) {
		m := NewMove(f.By, Choose)
		m.Discard = true
		d.Options = append(d.Options, m)
	}
	for _, m := range g.stackMoves(f.By) {
		if !g.shut(f.By.Other(), m.N) {
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func banTakes(g *game, f *Frame, m Move) (next, error) {
	p := f.By.Other()
	if m.Discard {
		m.N = 0
	} else if err := g.badStack(p, m.N); err != nil {
		return wait, err
	}
	if g.shut(p, m.N) {
		return wait, g.refuse("112.P.a", "Dort liegt schon ein Kirchenbann.", "There is already a Church Ban there.")
	}
	g.lay(f.Card, f.By, p, Spot{Kind: OnPile, Col: Col(m.N)})
	cites := g.node(f).cites
	if !m.Discard {
		cites = []string{g.textOf(f.Card)} // 112.P.a is about the discard pile
	}
	e := g.emit("banned", f.By, cites...)
	e.Card, e.N = f.Card, int(m.N)
	if m.Discard {
		g.says(e, "{who} bannt den Ablagestapel des Mitspielers.", "{who} bans the opponent's discard pile.")
	}
	g.cover(p, m.N)
	return done, nil
}
