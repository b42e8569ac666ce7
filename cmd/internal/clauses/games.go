package main

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// gameSets are the sets whose cards take part in the basic and in the extended game.
var gameSets = map[catalog.Game][]string{
	catalog.Basic:    {"grundspiel"},
	catalog.Extended: {"grundspiel", "huw", "pui", "wuf", "ruh", "zud", "buh", "kuw"},
}

// addGames finds the scenarios that hold in further games as well, with the same proof, and adds these to their
// headers. A game qualifies if the edition and all articles proven know it and the sets of all cards belong to it.
func (a assigner) addGames() error {
	for _, f := range a.Scenarios() {
		if f.IsBoard() {
			continue // it has only one game
		}
		if f.Variant != "" || len(f.Clauses) == 0 || len(f.AllGames()) > 1 || !f.Pending.Empty() {
			continue
		}
		games := slices.Clone(f.AllGames())
		for _, g := range catalog.Games {
			if !slices.Contains(games, g) && gameSets[g] != nil && a.holdsIn(f, g) {
				games = append(games, g)
			}
		}
		if len(games) == 1 {
			continue
		}
		slices.SortFunc(games, func(x, y catalog.Game) int {
			return slices.Index(catalog.Games, x) - slices.Index(catalog.Games, y)
		})
		var names []string
		for _, g := range games {
			names = append(names, string(g))
		}
		fmt.Fprintf(a.out, "%s: game: %s\n", f.ID, strings.Join(names, ", "))
		if a.write {
			if err := rewriteGame(filepath.Join("content", f.Path), strings.Join(names, ", ")); err != nil {
				return err
			}
		}
	}
	return nil
}

// holdsIn reports whether the scenario is about the game too, holds in it and notices there what it proves.
func (a assigner) holdsIn(f *scenario.File, g catalog.Game) bool {
	for _, e := range a.Catalog.Editions {
		if catalog.EditionID(e.ID) == f.Edition && !slices.Contains(e.Games, g) {
			return false
		}
	}
	for _, ref := range f.Proves {
		if r := a.Library.Ruling(ref.ID); r == nil || !slices.Contains(r.Games, g) {
			return false
		}
	}
	words := strings.ToLower(f.Title.DE + f.Title.EN + f.Note.DE + f.Note.EN)
	names := func(game string) bool { return strings.Contains(words, game) }
	if names("turnierspiel") || names("grundspiel") || names(" game") {
		return false
	}
	in := f.InGame(g)
	res := scenario.Replay(context.Background(), in, a.Books(), scenario.Options{})
	if !res.OK {
		return false
	}
	if g == catalog.Basic && magicPlaces(res.End()) {
		return false
	}
	for _, c := range res.End().Cards {
		k := a.Catalog.Card(res.Table.Book.ID(c.Def))
		if k == nil {
			continue
		}
		inSet := slices.ContainsFunc(k.Sets, func(s catalog.InSet) bool { return slices.Contains(gameSets[g], s.Set) })
		// of a card of an unknown set the articles know whether it is played in the extended game
		named := g == catalog.Extended && len(k.Sets) == 0 && slices.ContainsFunc(f.Proves, func(ref scenario.Ref) bool {
			return slices.Contains(a.Library.Ruling(ref.ID).Cards, k.ID)
		})
		if only, _ := k.Tournament.At(f.Edition); only || !inSet && !named {
			return false
		}
	}
	for _, ref := range f.Clauses {
		if !a.notices(in, ref.ID) {
			return false
		}
	}
	return true
}

// magicPlaces reports whether a principality has a citadel or a metropolis, which theme sets bring.
func magicPlaces(s *engine.State) bool {
	return slices.ContainsFunc(s.Sides[:], func(side engine.Side) bool {
		return slices.ContainsFunc(side.Places, func(p engine.Place) bool {
			return p.Kind == engine.CitadelPlace || p.Kind == engine.MetropolisPlace
		})
	})
}

// rewriteGame sets the line `game:` of a scenario, behind its edition if there is none yet.
func rewriteGame(file, games string) error {
	done := false
	return editLines(file, func(lines []string, line string) []string {
		key, _, _ := strings.Cut(strings.TrimSpace(line), ":")
		switch {
		case !done && (key == "game" || key == "spiel"):
			line, done = key+": "+games, true
		case !done && (line == "start" || line == "stellung"):
			for n := len(lines); n > 0 && lines[n-1] == ""; n-- {
				lines = lines[:n-1]
			}
			lines = append(lines, "game: "+games, "")
			done = true
		}
		return append(lines, line)
	})
}
