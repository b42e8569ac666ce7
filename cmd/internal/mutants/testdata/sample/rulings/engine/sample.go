package engine

import "errors"

type law struct{}

func (law) refuse(cites, why string) error { return errors.New(cites + why) }
func (law) by(string) bool                 { return true }
func (law) misread(string) bool            { return false }

type game struct {
	law
	gold, n int8
	calls   []string
}

func (g *game) emit(what string) { g.calls = append(g.calls, what) }

func (g *game) needLands() error { return nil }

func (law) wrong(why string) error { return errors.New(why) }

// badStack makes only errors about moves that make no sense.
func (g *game) badStack(n int8) error {
	if n < 1 {
		return g.wrong("no such stack")
	}
	return nil
}

// mayDraw makes refusals as well.
func (g *game) mayDraw(n int8) error {
	if g.gold == 0 {
		return g.refuse("103.H.a", "empty")
	}
	return g.badStack(n)
}

// draw passes on errors of both sorts.
func draw(g *game, n int8) error {
	err := g.badStack(n)
	if err != nil {
		return err
	}
	if err := g.mayDraw(n); err != nil {
		return err
	}
	return nil
}

// pay has each kind of mutant.
func pay(g *game, cost int8, rich bool) (bool, error) {
	if err := g.needLands(); err != nil {
		return false, err
	}
	if g.misread("103.A.a") {
		g.gold = 9
	}
	if !rich && g.gold < cost && g.by("103.G.b") {
		return false, g.refuse("103.G.b", "too little")
	}
	for g.n < 2 {
		g.n++
	}
	switch {
	case cost > 3 || rich:
		g.emit("paid")
	}
	g.gold -= cost
	return g.gold > 0, nil
}
