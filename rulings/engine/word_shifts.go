package engine

import (
	"slices"

	"catanica/catalog"
)

// shifts: {named: true, often: unlimited}. After the roll the player moves the resource that he has declared between
// his landscapes of its kind, one at a time, while the card is in play (Rulings 121.N.a, 121.N.b). shifts: {n:
// unknown}. The player moves n resources of any kind, without having declared one.

const procShift procName = "shifts"

// The steps of shifts.
const (
	shiftFrom next = iota
	shiftTo
)

// shifting is the record of shifts.
type shifting struct {
	From  int8      // the landscape from which the resource goes, in shiftTo
	Left  int8      // how many resources may still be moved
	Named MaybeKind // the resource declared, if only that may be moved
}

// wordShifts returns the effect word `shifts`.
func wordShifts() Word {
	return Word{
		Name: "shifts", In: InForce,
		Args:    []string{"n", "named", "often"},
		Form:    "`named: true` or `n: unknown`, `often: unlimited`",
		Doc:     "called up: resources move between own landscapes of one kind",
		Example: "Wagner",
		Use: &usable{phase: MainPhase, do: shift,
			fits: func(g *game, m Move) bool { return !declaresResource(g, m) }},
		Procedures: []Procedure{{
			Name:  procShift,
			Keeps: recordOf[shifting](),
			Steps: []Step{
				shiftFrom: {Name: "from", Do: shiftGoesOn, Ask: shiftAsksFrom, Take: shiftTakesFrom},
				shiftTo:   {Name: "to", Ask: shiftAsksTo, Take: shiftTakesTo},
			},
		}},
		Tells: []Sentence{
			{"shifted", catalog.Text{DE: "{who} verschiebt {get}.", EN: "{who} moves {get}."}},
		},
	}
}

// shift begins to move resources.
func shift(g *game, m Move, n *node) error {
	if n.arg.Get("named").Str == "true" && !shiftDeclared(g, m.Card) && g.by("103.G.c/wagner", "103.P.b/wagner") {
		return g.refuse("121.N.a 103.C.b", "Den Rohstoff musst du vor deinem Wurf genannt haben.",
			"You must have named the resource before your roll.")
	}
	many, err := g.number(m.Card, n)
	if err != nil {
		return err
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	named := g.card(m.Card).Named
	if len(shiftable(g, m.Who, named)) == 0 {
		return g.refuse("103.G.c", "Es gibt keinen Rohstoff, den du verschieben könntest.",
			"There is no resource that you could move.")
	}
	g.emit("used", m.Who, n.cites...).Card = m.Card
	k := keeps[shifting](g.begin(procShift, m.Who, m.Card, n.no))
	k.Left, k.Named = int8(many), named
	return nil
}

// shiftDeclared reports whether a resource has been declared for card c before the roll (Ruling 121.N.a).
func shiftDeclared(g *game, c CardNo) bool {
	if g.misread("121.N.a") {
		return misreadShiftDeclared(g, c)
	}
	return g.card(c).Named.IsKind()
}

// usedWhenGone refuses the use of a resource declared for a card that has since left play (Ruling 121.N.b). It returns
// false for any other move.
func (g *game) usedWhenGone(m Move) (bool, error) {
	if m.Card == NoCard || g.s.Cards[m.Card].Laid || !g.s.Cards[m.Card].Named.IsKind() {
		return false, nil
	}
	if g.misread("121.N.b") {
		return misreadShiftsWhenGone(g, m)
	}
	return shiftIsGone(g)
}

func shiftIsGone(g *game) (bool, error) {
	return true, g.refuse("121.N.b",
		"Die Karte liegt nicht mehr aus; deshalb gilt nicht mehr, was für sie angesagt wurde.",
		"The card is no longer in play, so what was announced for it no longer applies.")
}

// shiftable returns the landscapes from which p can move a resource to another one of the same kind.
func shiftable(g *game, p Player, named MaybeKind) []int {
	var out []int
	for i, l := range g.s.Sides[p].Lands {
		if l.Stock > 0 && (!named.IsKind() || l.Kind == named.Kind()) && len(shiftableTo(g, p, i)) > 0 {
			out = append(out, i)
		}
	}
	return out
}

// shiftableTo returns the other landscapes of the same kind that have room.
func shiftableTo(g *game, p Player, from int) []int {
	var out []int
	for i, l := range g.s.Sides[p].Lands {
		if i != from && l.Kind == g.s.Sides[p].Lands[from].Kind && l.Stock < 3 {
			out = append(out, i)
		}
	}
	return out
}

func shiftGoesOn(g *game, f *Frame) next {
	if keeps[shifting](f).Left == 0 {
		return done
	}
	return wait
}

func shiftAsksFrom(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskLand, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Von welcher Landschaft nimmst du einen Rohstoff?",
			"Which landscape do you take a resource from?"),
		Options: landMoves(f.By, shiftable(g, f.By, keeps[shifting](f).Named)),
		MayPass: g.card(f.Card).Used > 0}
}

// landMoves returns the answers that name one of p's landscapes.
func landMoves(p Player, lands []int) []Move {
	var out []Move
	for _, i := range lands {
		m := NewMove(p, Choose)
		m.Own = LandSet(0).With(i)
		out = append(out, m)
	}
	return out
}

func shiftTakesFrom(g *game, f *Frame, m Move) (next, error) {
	if m.Verb == Pass {
		return done, nil
	}
	i, err := shiftLand(g, f, m)
	if err != nil {
		return wait, err
	}
	k := keeps[shifting](f)
	if !slices.Contains(shiftable(g, f.By, k.Named), i) {
		return wait, g.refuse("121.N.a 103.C.b",
			"Von dort kannst du nichts verschieben, oder es ist nicht der genannte Rohstoff.",
			"You cannot move anything from there, or it is not the named resource.")
	}
	k.From = int8(i)
	return shiftTo, nil
}

// shiftLand returns the landscape that a move names.
func shiftLand(g *game, f *Frame, m Move) (int, error) {
	own := m.Own.List()
	if len(own) != 1 || own[0] >= len(g.s.Sides[f.By].Lands) {
		return 0, g.unnamed("landscapes", "Nenne eine eigene Landschaft.", "Name one of your own landscapes.")
	}
	return own[0], nil
}

func shiftAsksTo(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskLand, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Auf welche Landschaft verschiebst du den Rohstoff?",
			"Which landscape do you move the resource to?"),
		Options: landMoves(f.By, shiftableTo(g, f.By, int(keeps[shifting](f).From)))}
}

func shiftTakesTo(g *game, f *Frame, m Move) (next, error) {
	i, err := shiftLand(g, f, m)
	if err != nil {
		return wait, err
	}
	k := keeps[shifting](f)
	if !slices.Contains(shiftableTo(g, f.By, int(k.From)), i) {
		return wait, g.refuse("103.P.c",
			"Verschiebe den Rohstoff auf eine andere Landschaft derselben Art, auf der Platz ist.",
			"Move the resource to another landscape of the same kind that has room for it.")
	}
	lands := g.editLands(f.By)
	lands[k.From].Stock--
	lands[i].Stock++
	k.From, k.Left = 0, k.Left-1
	e := g.emit("shifted", f.By, append(slices.Clone(g.node(f).cites), "103.P.c")...)
	e.Card = f.Card
	e.Get[lands[i].Kind] = 1
	return shiftFrom, nil
}
