package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/explore"
	"catanica/rulings/puzzle"
	"catanica/rulings/scenario"
)

// The cards of random positions, by the name that scenarios use: those of which the sources state every fact that a turn
// needs.
var (
	cityCards = []string{"Rathaus", "Kirche", "Bibliothek", "Badhaus", "Wasserversorgung", "Markt", "Handelskontor",
		"Händlerzunft", "Hafen", "Münzgießerei", "Der Koloss von Catan", "Bankhaus", "Palast"}
	landCards = []string{"Befestigtes Lager", "Kloster", "Schmiede", "Eisengießerei", "Sägewerk", "Erz-Handelsflotte",
		"Getreide-Handelsflotte", "Holz-Handelsflotte", "Woll-Handelsflotte", "Lehm-Handelsflotte", "Gold-Handelsflotte",
		"Konrad der Flinke", "Otto der Berserker", "Siegfried Ohneland", "Götz Eisenfaust", "Hagen der Unheimliche",
		"Pippin der Kurze", "Falk der Schöne", "Karl der Starke", "Bauernheer", "Zollstation", "Kaperflotte",
		"Bodo der Friedfertige", "Roland der Hammer"}
	actions = []string{"Alchimist", "Händler", "Karawane", "Spion", "Schwarzer Ritter", "Gewürzkarawane", "Grenzkonflikt",
		"Burgfräulein Imelda", "Raubzug", "Händler", "Karawane", "Spion", "Alchimist"}
	threats = []string{"Kirche", "Bibliothek", "Rathaus", "Badhaus", "Konrad der Flinke", "Otto der Berserker", "Markt",
		"Hagen der Unheimliche", "Hafen", "Palast", "Bankhaus", "Handelskontor", "Karawane", "Händler"}
	lands = []string{"forest", "hills", "mountains", "fields", "pasture", "river"}
)

// dealer takes cards, each as often as it may be in play.
type dealer struct {
	r    *rand.Rand
	used []string
	// cities leaves North no settlement: the points have to come from something else than a city.
	cities bool
}

// deal returns n cards of a list that have not been used.
func (d *dealer) deal(list []string, n int) []string {
	var out []string
	for range 4 * n {
		if k := list[d.r.IntN(len(list))]; len(out) < n && !slices.Contains(d.used, k) {
			d.used = append(d.used, k)
			out = append(out, k)
		}
	}
	return out
}

// randomPosition writes the end of a tournament game: North is to move.
func randomPosition(r *rand.Rand, kind puzzle.Kind) string {
	d := &dealer{r: r, cities: r.IntN(4) > 0}
	var b strings.Builder
	fmt.Fprintf(&b, "edition: 2005\ngame: tournament\ngoal: GOAL\n\nstart\n  turn %d\n  active north\n  phase main\n  gate open\n",
		25+2*r.IntN(10))
	d.side(&b, "north", 2+r.IntN(2), 3)
	d.side(&b, "south", 2+r.IntN(2), 5)
	hand := slices.Concat(d.deal(cityCards, 1), d.deal(landCards, 1), d.deal(actions, 1))
	if kind == puzzle.Save {
		hand = slices.Concat(d.deal(landCards, 2), d.deal(actions, 1))
	}
	hand = append(hand, d.deal(slices.Concat(cityCards, landCards, actions), 1+r.IntN(2))...)
	b.WriteString("  landscapes: fields 3, forest 5, hills 2, pasture 4\n")
	fmt.Fprintf(&b, "  north hand: %s\n", strings.Join(hand, ", "))
	if kind == puzzle.Save {
		fmt.Fprintf(&b, "  south hand: %s\n  events: Ertragreiches Jahr, ...\n", strings.Join(d.deal(threats, 3), ", "))
	} else if r.IntN(2) == 0 {
		fmt.Fprintf(&b, "  south hand: none\n")
	} else {
		fmt.Fprintf(&b, "  south hand: %s\n", strings.Join(d.deal(slices.Concat(cityCards, landCards), 2), ", "))
	}
	for _, side := range []string{"north", "south"} {
		for n := 1; n <= 4; n++ {
			fmt.Fprintf(&b, "  %s stack %d: none\n", side, n)
		}
	}
	return b.String()
}

// side writes a principality of so many places, with fewer than `rich` expansions at each city.
func (d *dealer) side(b *strings.Builder, name string, places, rich int) {
	var axis []string
	var at []string
	for i := range places {
		letter := string(rune('A' + i))
		kind, sites := "city", []string{"above 1", "above 2", "below 1", "below 2"}
		if d.r.IntN(3) == 0 && (name == "south" || !d.cities) {
			kind, sites = "settlement", []string{"above", "below"}
		}
		axis = append(axis, kind+" "+letter)
		var cards []string
		if kind == "city" {
			cards = d.deal(cityCards, d.r.IntN(min(rich, 3)))
		}
		cards = append(cards, d.deal(landCards, d.r.IntN(2))...)
		for j, card := range cards[:min(len(cards), len(sites))] {
			at = append(at, fmt.Sprintf("  %s at %s %s: %s\n", name, letter, sites[j], card))
		}
	}
	road := ""
	if d.r.IntN(3) == 0 {
		road = ", road"
	}
	fmt.Fprintf(b, "  %s axis: %s%s\n", name, strings.Join(axis, ", road, "), road)
	places6 := []string{"left of A above", "left of A below", "AB above", "AB below", "BC above", "BC below"}
	if places == 2 {
		places6[4], places6[5] = "right of B above", "right of B below"
	}
	numbers := d.r.Perm(6)
	full := d.r.Perm(6)
	var out []string
	for i, kind := range lands {
		out = append(out, fmt.Sprintf("%s %d holds %d at %s", kind, numbers[i]+1, []int{3, 3, 2, 1, rich - 2, 0}[full[i]], places6[i]))
	}
	fmt.Fprintf(b, "  %s land: %s\n", name, strings.Join(out, ", "))
	b.WriteString(strings.Join(at, ""))
}

// threatOf returns how South wins if North ends the turn at once; nil if South cannot.
func threatOf(ctx context.Context, p *puzzle.Puzzle, at *puzzle.Position, books scenario.Books) []string {
	lines := []string{"north ends main", "north ends turn"}
	game := scenario.Prepare(p.File, books, scenario.Options{})
	m := game.Begin()
	for _, line := range lines {
		step, errs := scenario.ParseStep(line)
		if len(errs) > 0 {
			return nil
		}
		played := game.PlayLine(ctx, m, step)
		if played.Trouble != nil {
			return nil
		}
		m = played.After
	}
	a := explore.Threatens(ctx, at.Table, m.State, at.Goal, puzzle.MaxPositions)
	if a.Verdict != explore.Yes {
		return nil
	}
	from := &puzzle.Position{Table: at.Table, State: m.State}
	moves := slices.Clone(a.Moves)
	if m.State.Winner != engine.Chance {
		return nil
	}
	return append(lines, puzzle.Lines(from, moves, catalog.EN)...)
}
