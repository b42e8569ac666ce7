package engine

import (
	"slices"

	"catanica/catalog"
)

// nominate: {what: [building], n: 3, names: strongest}. Somebody names n cards of one principality, and the other
// player picks one of them. `names: strongest` (raid): the holder of the knight token names cards of the other player,
// who picks one and takes it back to his hand, also one in the other principality (Ruling 120.E.b). `names: opponent`
// (statue): the opponent names his own, and the card's player picks one and takes it to his own hand. If there are no
// more than n cards, none need be named.

const procNominate procName = "nominate"

// The steps of nominate.
const (
	nominateBegin next = iota
	nominateName
	nominatePick
)

// nominated is the record of nominate.
type nominated struct {
	Cards [3]MaybeCard // named so far
	N     int8         // how many
}

// has reports whether c has been named.
func (k *nominated) has(c CardNo) bool { return slices.Contains(k.Cards[:k.N], SomeCard(c)) }

func (k *nominated) add(c CardNo) {
	k.Cards[k.N] = SomeCard(c)
	k.N++
}

// wordNominate returns the effect word `nominate`.
func wordNominate() Word {
	return Word{
		Name: "nominate", In: OnPlay | OnBuild | OnEvent,
		Args:    []string{"what", "n", "names"},
		Form:    "`what: […]`, `n: 3`, `names: strongest`",
		Doc:     "one player names cards, the other picks one of them",
		Example: "Überfall",
		Procedures: []Procedure{{
			Name:  procNominate,
			Keeps: recordOf[nominated](),
			Steps: []Step{
				nominateBegin: {Name: "begin", Do: nominateBegins},
				nominateName:  {Name: "name", Ask: nominateAsksName, Take: nominateTakesName},
				nominatePick:  {Name: "pick", Do: nominateLooks, Ask: nominateAsksPick, Take: nominateTakesPick},
			},
		}},
		Tells: []Sentence{
			{"named", catalog.Text{DE: "{who} nennt {den card}.", EN: "{who} names {card}."}},
		},
	}
}

// nomination is the effect of a nominate word, with its players named.
type nomination struct {
	namer, victim, picker, taker Player
	n                            int
	node                         *node
	ok                           bool // there is somebody to name
}

func (g *targeting) nominating(f *Frame) nomination {
	n := g.node(f)
	o := nomination{n: min(3, max(1, n.arg.Get("n").Int())), node: n, ok: true}
	if n.arg.Get("names").Str == "strongest" {
		holder, sure := g.token("strength")
		if !sure {
			g.undecided("strength points",
				"Wer die größte Rittermacht hat, steht nicht fest: Nimm die Stärkepunkte an.",
				"The position does not say who has the greatest knight power: assume the strength points.")
		}
		if holder == Chance {
			return nomination{}
		}
		o.namer, o.victim, o.picker, o.taker = holder, holder.Other(), holder.Other(), holder.Other()
		return o
	}
	o.namer, o.victim, o.picker, o.taker = f.By.Other(), f.By.Other(), f.By, f.By
	return o
}

// nominees returns the cards that can be named. The Philosopher's Stone is one of them (Ruling 125.B.c).
func (g *targeting) nominees(o nomination) []CardNo {
	if g.misread("125.B.c/ueberfall") {
		return g.misreadNominees(o)
	}
	return g.nomineesOfKind(o)
}

func (g *targeting) nomineesOfKind(o nomination) []CardNo {
	var out []CardNo
	g.laidBy(o.victim, func(c CardNo) {
		if side := g.card(c).Side; g.countsAny(c, o.node.arg.Get("what").Strs()) &&
			(side == o.victim || o.node.arg.Get("names").Str == "strongest" && g.by("120.E.b/ueberfall")) {
			out = append(out, c)
		}
	})
	return out
}

// namesNone refuses, by the reading refused of statue-without-unit, to build a card if the opponent has nothing to
// name. By Catanica's own reading a building need not do anything, because 112.S.a is about action cards.
func (g *targeting) namesNone(p Player, c CardNo) error {
	for _, i := range g.def(c).built {
		n := &g.t.Book.nodes[i]
		if n.proc != g.proc(procNominate) || n.arg.Get("names").Str != "opponent" {
			continue
		}
		o := g.nominating(&Frame{By: p, Card: c, Node: i})
		if len(g.nominees(o)) == 0 && g.reading("statue-without-unit") == "refused" {
			return g.refuse("112.S.a", "Der Mitspieler hat keine Karte, die er nennen könnte.",
				"Your opponent has no card to name.")
		}
	}
	return nil
}

func nominateBegins(g *game, f *Frame) next {
	o := g.nominating(f)
	if !o.ok {
		g.emit("nothing", f.By, g.node(f).cites...).Card = f.Card
		return done
	}
	all := g.nominees(o)
	switch {
	case len(all) == 0:
		g.emit("missed", f.By, o.node.cites...).Card = f.Card
		return done
	case len(all) > o.n:
		return nominateName
	}
	for _, c := range all {
		keeps[nominated](f).add(c)
	}
	return nominatePick
}

func nominateAsksName(g *game, f *Frame) Decision {
	o := g.nominating(f)
	d := Decision{Who: o.namer, Kind: AskCard, Card: f.Card,
		Text: say("Welche Karte nennst du?", "Which card do you name?")}
	for _, c := range g.nominees(o) {
		if !keeps[nominated](f).has(c) {
			d.Options = append(d.Options, cardMove(o.namer, c))
		}
	}
	return d
}

func nominateTakesName(g *game, f *Frame, m Move) (next, error) {
	o, k := g.nominating(f), keeps[nominated](f)
	if !slices.Contains(g.nominees(o), m.Card) || k.has(m.Card) {
		return wait, notToBeChosen(g, o)
	}
	k.add(m.Card)
	e := g.emit("named", m.Who, o.node.cites...)
	e.Card, e.On = m.Card, f.Card
	if int(k.N) < o.n {
		return nominateName, nil
	}
	return nominatePick, nil
}

func notToBeChosen(g *game, o nomination) error {
	return g.refuseBy(o.node.cites, "Diese Karte kannst du nicht wählen.", "You cannot choose that card.")
}

// nominateLooks takes the card at once if there is only one.
func nominateLooks(g *game, f *Frame) next {
	o := g.nominating(f)
	if all := g.nominees(o); len(all) == 1 {
		takeNamed(g, o, all[0])
		return done
	}
	return wait
}

func nominateAsksPick(g *game, f *Frame) Decision {
	o := g.nominating(f)
	d := Decision{Who: o.picker, Kind: AskCard, Card: f.Card,
		Text: say("Welche der genannten Karten trifft es?", "Which of the named cards is hit?")}
	for _, c := range g.nominees(o) {
		if keeps[nominated](f).has(c) {
			d.Options = append(d.Options, cardMove(o.picker, c))
		}
	}
	return d
}

func nominateTakesPick(g *game, f *Frame, m Move) (next, error) {
	o := g.nominating(f)
	if !keeps[nominated](f).has(m.Card) {
		return wait, notToBeChosen(g, o)
	}
	takeNamed(g, o, m.Card)
	return done, nil
}

// takeNamed moves the card to the taker's hand.
func takeNamed(g *game, o nomination, c CardNo) {
	raised := g.raisesLimit(c)
	side := g.card(c).Side
	home := g.keeper(o.taker, c)
	if g.misread("121.M.a", "103.F.a") {
		misreadDoublesOnce(g, c)
	}
	g.leave(c)
	if g.reopen(home, c, o.node.cites...) {
		return
	}
	g.toHand(home, c)
	e := g.emit("returned", home, o.node.cites...)
	e.Card, e.From = c, side.String()
	g.surplus(home, raised)
}
