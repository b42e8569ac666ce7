package engine

import (
	"slices"

	"catanica/catalog"
)

// set-die: {die: production} or {die: event}. Its player sets a die before the roll (Rulings 103.C.b, 103.D.a).

const procSetDie procName = "set-die"

// wordSetDie returns the effect word `set-die`.
func wordSetDie() Word {
	return Word{
		Name: "set-die", In: OnPlay,
		Args:    []string{"die", "when"},
		Form:    "`die: production` or `event`",
		Doc:     "set a die before the roll",
		Example: "Alchimist",
		Procedures: []Procedure{{
			Name:  procSetDie,
			Steps: []Step{{Name: "number", Ask: setDieAsks, May: whatIsListed, Take: setDieTakes}},
		}},
		Tells: []Sentence{
			{"die-set", catalog.Text{
				DE: "{who} bestimmt, was der Würfel zeigt.",
				EN: "{who} sets the die."}},
		},
	}
}

// setsDie reports whether playing a card of this kind sets a die.
func (g *conditions) setsDie(d *def) bool {
	return slices.ContainsFunc(d.played, func(i int16) bool { return g.t.Book.nodes[i].proc == g.proc(procSetDie) })
}

// dieWasSet reports whether somebody has set the production die in this turn (Ruling 113.B.b).
func dieWasSet(g *game) bool {
	return slices.ContainsFunc(g.s.Cards, func(k Card) bool {
		return k.Used > 0 && !k.Laid && k.Def >= 0 && slices.ContainsFunc(g.t.defs[k.Def].played, func(i int16) bool {
			n := &g.t.Book.nodes[i]
			return n.proc == g.proc(procSetDie) && n.arg.Get("die").Str == "production"
		})
	})
}

// setsEventDie reports whether the frame sets the event die rather than the production die.
func setsEventDie(g *game, f *Frame) bool { return g.node(f).arg.Get("die").Str == "event" }

func setDieAsks(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskOption, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Welche Seite soll der Würfel zeigen?", "Which face should the die show?")}
	if setsEventDie(g, f) {
		for face := Brigands; face <= QuestionFace; face++ {
			m := NewMove(f.By, Choose)
			m.Face = face
			d.Options = append(d.Options, m)
		}
		return d
	}
	for n := int8(1); n <= 6; n++ {
		d.Options = append(d.Options, numberMove(f.By, n))
	}
	return d
}

func setDieTakes(g *game, f *Frame, m Move) (next, error) {
	if setsEventDie(g, f) {
		if m.Face == NoFace {
			return wait, g.wrong("Nenne eine Seite des Ereigniswürfels.", "Name a face of the event die.")
		}
		g.s.Set.Event = m.Face
	} else {
		if err := g.badDie(m); err != nil {
			return wait, err
		}
		g.s.Set.Yield = m.N
	}
	e := g.emit("die-set", f.By, append(slices.Clone(g.node(f).cites), "103.D.a")...)
	e.Card, e.N = f.Card, int(m.N)
	return done, nil
}
