package scenario

import "catanica/rulings/engine"

// landStack reads the stack of landscapes, top first: `landscapes: forest 2, hills 3`. Those that are not named are
// not in it; `...` leaves the stack unstated.
func (u *setup) landStack(r *reader) {
	r.expect(":")
	st := engine.LandStack{Stated: true}
	for {
		if r.peek().text == "..." {
			r.next()
			st.Stated = false
			break
		}
		l := r.land()
		st.Top = append(st.Top, engine.Landscape{Kind: l.kind, Number: l.number})
		if r.err != nil || !r.accept(",") {
			break
		}
	}
	u.s.Landscapes = st
}

// bringingOne reads `bringing river 4`, a landscape that takes the place of another, or what a settlement brings.
func (v *mover) bringingOne(m *engine.Move) {
	from := v.r.i
	if l := v.r.land(); v.r.atEnd() {
		m.Lands[0] = engine.Landscape{Kind: l.kind, Number: l.number}
		return
	}
	v.r.i = from
	v.bringing(m)
}

// bringing reads the two landscapes that a settlement brings: `bringing forest 2 above, hills 3 below`.
func (v *mover) bringing(m *engine.Move) {
	for i := range m.Lands {
		if i > 0 {
			v.r.expect(",")
		}
		l := v.r.land()
		m.Lands[i] = engine.Landscape{Kind: l.kind, Number: l.number, Row: 1}
		if !v.r.accept("above") {
			v.r.expect("below")
			m.Lands[i].Row = -1
		}
	}
}
