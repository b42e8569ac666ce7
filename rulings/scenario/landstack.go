package scenario

import "catanica/rulings/engine"

// landStack reads the landscape stack, top first: `landscapes: forest 2, hills 3`. The stack holds nothing else, unless
// `...` leaves the rest unstated.
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

// bringingOne reads `bringing river 4`: a landscape that replaces another one, or those of a new settlement.
func (v *mover) bringingOne(m *engine.Move) {
	from := v.r.i
	if l := v.r.land(); v.r.atEnd() {
		m.Lands[0] = engine.Landscape{Kind: l.kind, Number: l.number}
		return
	}
	v.r.i = from
	v.bringing(m)
}

// bringing reads the two landscapes of a new settlement: `bringing forest 2 above, hills 3 below`.
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
