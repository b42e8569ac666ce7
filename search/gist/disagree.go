package gist

import (
	"catanica/search/lists"
	"slices"
	"strings"
)

// isNumber reports whether a count is a number.
func isNumber(count string) bool { return count != "" && '0' <= count[0] && count[0] <= '9' }

// isSeveral reports whether a count is a number other than one.
func isSeveral(count string) bool { return isNumber(count) && count != "1" }

// about reports whether two phrases name the same thing.
func (p phrase) about(o phrase) bool { return lists.Overlap(p.heads, o.heads) }

// like returns the phrases of a list that name the same thing.
func (p phrase) like(list []phrase) []phrase {
	return slices.DeleteFunc(slices.Clone(list), func(q phrase) bool { return !p.about(q) })
}

// conflicts reports whether two phrases about a thing cannot both be true of it: one Castle and two, from the pile and
// onto it, or mine and the opponent's.
func (p phrase) conflicts(o phrase) bool {
	return p.way == "from" && o.way == "to" || p.way == "to" && o.way == "from" ||
		p.owner != o.owner && p.owner != "" && o.owner != "" ||
		isNumber(p.count) && isNumber(o.count) && p.count != o.count ||
		p.count == "one" && isSeveral(o.count) || isSeveral(p.count) && o.count == "one"
}

// disagrees reports whether two questions say different things of what both name: how many there are, *a Castle* and
// *two Castles*, whether something comes from a place or goes there, or which of two things becomes the other.
func (f flow) disagrees(o flow) bool {
	for _, p := range f.phrases {
		same := p.like(o.phrases)
		if len(same) > 0 && !slices.ContainsFunc(same, func(q phrase) bool { return !p.conflicts(q) || f.says(q) }) {
			return true
		}
	}
	return f.exchanges(o) || o.exchanges(f) || f.inside(o)
}

// says reports whether a question names the thing of a phrase and says nothing of it that conflicts.
func (f flow) says(q phrase) bool {
	return slices.ContainsFunc(f.phrases, func(p phrase) bool { return p.about(q) && !p.conflicts(q) })
}

// exchanges reports whether two questions turn something into different things, or use it for different ones, and o
// names elsewhere what f names there: *turn gold into power* and *turn power into wool*.
func (f flow) exchanges(o flow) bool {
	into := func(p phrase) bool { return p.result }
	for i, there := range []func(phrase) bool{into, func(p phrase) bool { return p.way == "for" }} {
		mine, theirs := f.terms(there), o.terms(there)
		toNothing := i == 0 && len(mine) > 0 && len(theirs) == 0 && o.converts // *trade gold*, and not into it
		if (lists.Apart(mine, theirs) || toNothing) && slices.ContainsFunc(o.phrases, func(p phrase) bool {
			return !there(p) && lists.Overlap(p.heads, mine)
		}) {
			return true
		}
	}
	return false
}

// inside reports whether a question asks for something in or on a thing where another one asks for the thing itself:
// *may I burn something on a road*, *can the buildings around a Fire Brigade be burned*.
func (f flow) inside(o flow) bool {
	other := slices.ContainsFunc(f.phrases, func(p phrase) bool {
		return p.way == "" && !slices.ContainsFunc(o.phrases, p.about) &&
			slices.ContainsFunc(p.heads, func(t string) bool { return t == something || strings.Contains(t, buildings) })
	})
	return other && slices.ContainsFunc(f.phrases, func(p phrase) bool {
		same := p.like(o.phrases)
		return (p.way == "at" || p.way == "from" || p.way == "with") && len(same) > 0 &&
			!slices.ContainsFunc(same, func(q phrase) bool { return q.way != "" })
	})
}

// buildings is the term for what players build.
const buildings = "#term/102.B.Gebäude"

// terms returns the terms of the phrases that meet a condition.
func (f flow) terms(meets func(phrase) bool) []string {
	var out []string
	for _, p := range f.phrases {
		if meets(p) {
			out = append(out, p.heads...)
		}
	}
	return out
}

// exceeds reports whether a question says more than another one of something: that there are several or that all of
// them are meant, whose pile it is, or that something is always so: "does it bring ore" and "does it *always* bring
// ore". A yes does not follow then.
func (f flow) exceeds(o flow) bool {
	return f.always && !o.always || slices.ContainsFunc(f.phrases, func(p phrase) bool { return p.exceeds(o.phrases) })
}

// exceeds reports whether a phrase says more of its thing than all phrases of another question.
func (p phrase) exceeds(phrases []phrase) bool {
	same := p.like(phrases)
	if len(same) == 0 {
		return false
	}
	said := func(says func(phrase) bool) bool { return slices.ContainsFunc(same, says) }
	return isSeveral(p.count) && !said(func(q phrase) bool { return q.count != "" }) ||
		p.isAll() && !said(phrase.isAll) ||
		p.pile && p.owner == "t" && !said(func(q phrase) bool { return q.owner != "" })
}

// isAll reports whether a phrase means all things of its kind.
func (p phrase) isAll() bool { return p.count == "all" || p.count == "each" }
