package table

import (
	"fmt"
	"slices"
	"strings"

	"catanica/rulings/script"
)

// boardLine returns the line that a press of a board game's table plays: chance decides, or the fields fill the gaps.
// It returns "" if the position offers no such move.
func (o *Opened) boardLine(do, rest string, get func(string) string, roll func(int) int) string {
	_, res, step := o.line()
	if res.BoardStart == nil {
		return ""
	}
	form := ""
	if do == "fill" {
		form, rest, _ = strings.Cut(rest, " ")
	}
	offered := o.offered(boardAt(res, step))
	i := slices.IndexFunc(offered, func(m script.Move) bool { return m.Line.EN == rest })
	if i < 0 {
		return ""
	}
	m := offered[i]
	if do == "fill" {
		var with []string
		for k, a := range m.Asks {
			with = append(with, askedLine(a, func(kind string) string {
				return get(fmt.Sprintf("fill%s-%d-%s", form, k, kind))
			}))
		}
		return m.Filled(with...)
	}
	if m.Dice > 0 {
		var dice []string
		for range m.Dice {
			dice = append(dice, fmt.Sprint(roll(6)))
		}
		return m.Filled(strings.Join(dice, " "))
	}
	if n := m.Chances(); n > 0 {
		way, _ := m.Drawn(roll(n))
		return way.Line.EN
	}
	return ""
}

// askedLine writes resources as a line has them: 1 ore, 2 wool, or none.
func askedLine(a script.Ask, get func(kind string) string) string {
	var parts []string
	for _, k := range a.Kinds {
		if n := strings.TrimSpace(get(k.Kind)); n != "" && n != "0" {
			parts = append(parts, n+" "+k.Kind)
		}
	}
	if len(parts) == 0 {
		return "none"
	}
	return strings.Join(parts, ", ")
}
