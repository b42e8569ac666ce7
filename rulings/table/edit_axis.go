package table

import (
	"slices"
	"strconv"
	"strings"

	"catanica/rulings/scenario"
)

// land changes the n-th landscape of a player: holds, number or kind.
func (e *edit) land(args []string) {
	if len(args) < 4 || sideNames[args[0]] == "" {
		return
	}
	want, _ := strconv.Atoi(args[1])
	from, to := e.part(true)
	n := 0
	for i := from; i < to; i++ {
		if !scenario.Begins(e.text[i], sideNames[args[0]], "land") {
			continue
		}
		head, rest, _ := strings.Cut(e.text[i], ":")
		items := strings.FieldsFunc(rest, func(r rune) bool { return r == ',' || r == ';' })
		for j, item := range items {
			if n == want {
				items[j] = " " + scenario.WithLand(strings.TrimSpace(item), args[2], args[3])
				e.text[i] = head + ":" + strings.Join(items, ",")
				return
			}
			n++
		}
	}
	e.fail("Diese Landschaft hat im Text keine eigene Zeile.", "The text has no line for this landscape.")
}

// kind changes a place of the axis.
func (e *edit) kind(args []string) {
	if len(args) < 2 {
		return
	}
	side, letter, _ := strings.Cut(args[0], ".")
	e.axis(side, func(items []string) []string {
		for i, item := range items {
			if strings.HasSuffix(item, " "+letter) {
				items[i] = args[1] + " " + letter
			}
		}
		return items
	})
}

// axis changes the items of an axis.
func (e *edit) axis(side string, change func([]string) []string) {
	i := e.find(true, sideNames[side], "axis")
	if i < 0 {
		e.fail("Die Stellung hat dafür keine Achse.", "The position has no axis for that.")
		return
	}
	head, rest, _ := strings.Cut(e.text[i], ":")
	var items []string
	for item := range strings.SplitSeq(rest, ",") {
		items = append(items, strings.TrimSpace(item))
	}
	e.text[i] = head + ": " + strings.Join(change(items), ", ")
}

// grow adds a road and a settlement at an end of the axis.
func (e *edit) grow(args []string) {
	if len(args) < 2 {
		return
	}
	e.axis(args[0], func(items []string) []string {
		letter := byte('A')
		taken := func(item string) bool { return strings.HasSuffix(item, " "+string(letter)) }
		for letter < 'Z' && slices.ContainsFunc(items, taken) {
			letter++
		}
		place := "settlement " + string(letter)
		if args[1] == "left" {
			if scenario.Begins(items[0], "road") {
				return append([]string{place}, items...)
			}
			return append([]string{place, "road"}, items...)
		}
		if scenario.Begins(items[len(items)-1], "road") {
			return append(items, place)
		}
		return append(items, "road", place)
	})
}

// shrink removes the last place or road at an end of the axis.
func (e *edit) shrink(args []string) {
	if len(args) < 2 {
		return
	}
	e.axis(args[0], func(items []string) []string {
		switch {
		case len(items) < 2:
			return items
		case args[1] == "left":
			return items[1:]
		}
		return items[:len(items)-1]
	})
}
