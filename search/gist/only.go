package gist

import (
	"cmp"
	"slices"
)

// restricts reports whether a word restricts what follows it. *Allein* and *alone* restrict what precedes them, and
// *erst* restricts a time.
func restricts(w spoken) bool {
	return w.particle == "only" && !slices.Contains([]string{"allein", "alone", "erst"}, w.text)
}

// restricted returns the things to which a text restricts something, each with the words right before it: *only holds
// buildings*, *nur Erz und Wolle*, *if only my opponent has a knight*. Players appear as me and them, and a possessive
// as m or t before what belongs to it.
func restricted(words []spoken, term func(spoken) string) [][]string {
	i := slices.IndexFunc(words, restricts)
	if i < 0 {
		return nil
	}
	var out [][]string
	var next []string
	owner := ""
	for j, w := range words[i+1:] {
		player := Subject(w.text)
		t := cmp.Or(player, term(w))
		ends := w.pause && j > 0
		if player != "" { // *my opponent* is the opponent
			owner = ""
		}
		switch {
		case w.within:
		case t != "" && !ends:
			next, owner = append(next, owner+t), ""
		case len(next) == 0:
			owner = ownerOf(w)
		case said(joining)(w) && !ends:
			out, next = append(out, next), nil
		default:
			return append(out, next)
		}
	}
	if next != nil {
		out = append(out, next)
	}
	return out
}

// otherOnly reports whether two questions restrict something to different things: *only wool* and *only ore and wool*.
func (f flow) otherOnly(o flow) bool {
	if len(f.only) == 0 || len(o.only) == 0 {
		return false
	}
	return len(f.only) != len(o.only) || slices.ContainsFunc(f.only, func(a []string) bool {
		return !slices.ContainsFunc(o.only, func(b []string) bool { return agree(a, b) })
	})
}
