package naming

import "catanica/rulings/engine"

// Purse returns at least what p can pay with: what lies on landscapes, and what cards store.
func (n Namer) Purse(p engine.Player) engine.Bag {
	s := n.State
	if p < 0 {
		return engine.Bag{}
	}
	b := engine.Stock(s, p)
	for i := range s.Cards {
		if c := &s.Cards[i]; c.Laid && c.By == p && c.Stored > 0 {
			for k := range b {
				b[k] += c.Stored
			}
		}
	}
	return b
}

// Bags calls do for every bag of least to most resources out of b.
func Bags(b engine.Bag, least, most int, do func(engine.Bag)) {
	var bag engine.Bag
	var fill func(kind, left int)
	fill = func(kind, left int) {
		if kind == len(b) {
			if left == 0 {
				do(bag)
			}
			return
		}
		for n := 0; n <= min(left, int(b[kind])); n++ {
			bag[kind] = int8(n)
			fill(kind+1, left-n)
		}
		bag[kind] = 0
	}
	for size := least; size <= most && size <= b.Total(); size++ {
		fill(0, size)
	}
}

// Some returns n resources of a bag, beginning with kind k; of an empty bag any.
func Some(of engine.Bag, n int, k engine.Kind) engine.Bag {
	var out engine.Bag
	free := of.Total() == 0
	for range n {
		for i := range of {
			j := (int(k) + i) % len(of)
			if free || out[j] < of[j] {
				out[j]++
				break
			}
		}
	}
	return out
}

// Multiples returns a trade made two, three and more times at once.
func Multiples(m engine.Move, stock engine.Bag) []engine.Move {
	var out []engine.Move
	x := m
	for {
		for k := range m.Give {
			x.Give[k] += m.Give[k]
			x.Get[k] += m.Get[k]
			if x.Give[k] > stock[k] {
				return out
			}
		}
		out = append(out, x)
	}
}
