package main

import (
	"cmp"
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

// The cards of random positions, by the name that scenarios use: those of which the sources state every fact that a
// turn needs.
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
func randomPosition(r *rand.Rand, kind puzzle.Kind, theme string) string {
	d := &dealer{r: r, cities: theme != ""}
	var b strings.Builder
	fmt.Fprintf(&b, "edition: 2005\ngame: tournament\ngoal: GOAL\n\n"+
		"start\n  turn %d\n  active north\n  phase main\n  gate open\n", 25+2*r.IntN(10))
	d.side(&b, "north", 2+r.IntN(2), 3)
	d.side(&b, "south", 2+r.IntN(2), 5)
	b.WriteString("  landscapes: fields 3, forest 5, hills 2, pasture 4\n")
	hand, theirs := d.hands(theme)
	fmt.Fprintf(&b, "  north hand: %s\n  south hand: %s\n",
		strings.Join(hand, ", "), cmp.Or(strings.Join(theirs, ", "), "none"))
	if kind == puzzle.Save {
		b.WriteString("  events: Ertragreiches Jahr, ...\n")
	}
	for _, side := range []string{"north", "south"} {
		for n := 1; n <= 4; n++ {
			fmt.Fprintf(&b, "  %s stack %d: none\n", side, n)
		}
	}
	return b.String()
}

// hands deals the hands of a theme: what the solution is likely to be about.
func (d *dealer) hands(theme string) (north, south []string) {
	one := func(list []string) []string { return d.deal(list, 1) }
	switch theme {
	case "spy":
		south = d.deal([]string{"Rathaus", "Kirche", "Bibliothek", "Badhaus", "Palast", "Bankhaus", "Markt",
			"Konrad der Flinke", "Otto der Berserker", "Händlerzunft", "Handelskontor"}, 2)
		north = append([]string{"Spion"}, slices.Concat(one(cityCards), one(landCards))...)
	case "knights":
		north = slices.Concat(d.deal(knights, 3), one([]string{"Händler", "Karawane", "Gewürzkarawane"}))
	case "commerce":
		north = slices.Concat(d.deal(commerce, 3), one([]string{"Händler", "Karawane", "Gewürzkarawane"}))
	case "points":
		north = slices.Concat(d.deal(points, 2), one([]string{"Händler", "Karawane", "Gewürzkarawane"}), one(landCards))
	case "fleets":
		north = slices.Concat(d.deal(fleets, 2), d.deal(points, 1), one(commerce))
	case "lady":
		north = slices.Concat([]string{"Burgfräulein Imelda"}, d.deal(knights, 1), d.deal(commerce, 1), d.deal(points, 1))
	case "defence":
		north = slices.Concat(one([]string{"Spion", "Händler", "Karawane", "Burgfräulein Imelda", "Gewürzkarawane"}),
			d.deal(knights, 2), d.deal(commerce, 1))
		south = d.deal(threats, 3)
	default:
		north = slices.Concat(one(cityCards), one(landCards), one(actions),
			d.deal(slices.Concat(cityCards, landCards, actions), 1))
	}
	return north, south
}

var (
	knights = []string{"Konrad der Flinke", "Otto der Berserker", "Siegfried Ohneland", "Götz Eisenfaust",
		"Hagen der Unheimliche", "Pippin der Kurze", "Falk der Schöne", "Karl der Starke", "Bauernheer", "Roland der Hammer",
		"Bodo der Friedfertige"}
	commerce = []string{"Markt", "Handelskontor", "Händlerzunft", "Hafen", "Befestigtes Lager", "Zollstation",
		"Erz-Handelsflotte", "Gold-Handelsflotte", "Münzgießerei"}
	points = []string{"Rathaus", "Kirche", "Bibliothek", "Badhaus", "Wasserversorgung", "Bankhaus", "Palast",
		"Der Koloss von Catan"}
	fleets = []string{"Erz-Handelsflotte", "Getreide-Handelsflotte", "Holz-Handelsflotte", "Woll-Handelsflotte",
		"Lehm-Handelsflotte", "Gold-Handelsflotte"}
)

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
		stock := []int{3, 3, 2, 2, rich - 2, 1}[full[i]]
		out = append(out, fmt.Sprintf("%s %d holds %d at %s", kind, numbers[i]+1, stock, places6[i]))
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
