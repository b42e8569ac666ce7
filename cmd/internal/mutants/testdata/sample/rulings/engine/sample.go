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
