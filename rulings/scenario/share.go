package scenario

import (
	"reflect"
	"slices"

	"catanica/rulings/engine"
)

// Share makes equal parts of a result share memory: positions that are equal as a whole, lists of positions that are
// equal to those of the position before, and events that are the same in several editions or games. Each step holds two
// positions, and most differ from the one before in a few lists only. Nothing in the result may change afterwards.
func (r *Result) Share() {
	r.share(nil)
	for _, other := range slices.Concat(r.Editions, r.Games) {
		other.share(r)
	}
}

// share does what Share does for one edition and game. like is the leading result, or nil.
func (r *Result) share(like *Result) {
	var start *engine.State
	var steps []StepResult
	if like != nil {
		start, steps = like.Start, like.Steps
	}
	r.Start = shared(r.Start, start)
	r.Steps = sharedSteps(r.Steps, r.Start, steps)
	for _, b := range r.Branches {
		b.Steps = sharedSteps(b.Steps, r.Start, nil)
	}
}

// sharedSteps returns steps that begin in a position. like holds those of the leading result.
func sharedSteps(steps []StepResult, start *engine.State, like []StepResult) []StepResult {
	out := slices.Clip(slices.Clone(steps))
	before := start
	for i := range out {
		st := &out[i]
		var after *engine.State
		if i < len(like) {
			after = like[i].State
			if reflect.DeepEqual(st.Events, like[i].Events) {
				st.Events = like[i].Events
			}
		}
		st.tried = shared(st.tried, before)
		st.State = shared(st.State, before, after)
		if st.State != nil {
			before = st.State
		}
	}
	return out
}

// shared returns the first of the given positions that equals s, or else a copy of s that shares its lists with the
// first of them where they are equal.
func shared(s *engine.State, like ...*engine.State) *engine.State {
	like = slices.DeleteFunc(like, func(o *engine.State) bool { return o == nil })
	if s == nil {
		return nil
	}
	for _, o := range like {
		if s == o || s.Clock == o.Clock && slices.Equal(s.Cards, o.Cards) && reflect.DeepEqual(s, o) {
			return o
		}
	}
	o := &engine.State{}
	if len(like) > 0 {
		o = like[0]
	}
	c := *s
	c.Cards, c.Marks, c.Frames = sharedList(s.Cards, o.Cards), sharedList(s.Marks, o.Marks), sharedList(s.Frames, o.Frames)
	c.Removed, c.Box = sharedList(s.Removed, o.Removed), sharedList(s.Box, o.Box)
	c.Events, c.Display = sharedPile(s.Events, o.Events), sharedPile(s.Display, o.Display)
	c.Landscapes.Top = sharedList(s.Landscapes.Top, o.Landscapes.Top)
	c.Before = shared(s.Before, o.Before, o)
	for p := range c.Sides {
		c.Sides[p] = sharedSide(&s.Sides[p], &o.Sides[p])
	}
	return &c
}

func sharedSide(s, like *engine.Side) engine.Side {
	return engine.Side{
		Places: sharedList(s.Places, like.Places), Roads: sharedList(s.Roads, like.Roads),
		Lands: sharedList(s.Lands, like.Lands), Laid: sharedList(s.Laid, like.Laid), Hand: sharedPile(s.Hand, like.Hand),
		Stacks: sharedPiles(s.Stacks, like.Stacks), Discard: sharedPile(s.Discard, like.Discard),
	}
}

func sharedPiles(piles, like []engine.Pile) []engine.Pile {
	if reflect.DeepEqual(piles, like) {
		return like
	}
	out := slices.Clip(slices.Clone(piles))
	for i := range out {
		var o engine.Pile
		if i < len(like) {
			o = like[i]
		}
		out[i] = sharedPile(piles[i], o)
	}
	return out
}

func sharedPile(p, like engine.Pile) engine.Pile {
	p.Top, p.Bottom = sharedList(p.Top, like.Top), sharedList(p.Bottom, like.Bottom)
	return p
}

// sharedList returns the other list if it is equal, or else a copy without room to grow.
func sharedList[T comparable](list, like []T) []T {
	if (list == nil) == (like == nil) && slices.Equal(list, like) {
		return like
	}
	return slices.Clip(slices.Clone(list))
}
