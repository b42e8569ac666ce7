package scenario

import (
	"slices"

	"catanica/rulings/engine"
)

// amount is a number of resources or, where the rules of the line allow them, of stars, magic power or any resources.
type amount struct {
	kind string
	n    int
}

var resourceWords = []string{"lumber", "brick", "ore", "grain", "wool", "gold"}

// amounts reads `1 ore, 2 gold` or `ore 1, gold 2`. more lists the words allowed besides the resources.
func (r *reader) amounts(more ...string) []amount {
	var out []amount
	for {
		a := amount{n: 1}
		counted := r.isNumber()
		if counted {
			a.n = r.number(0, 99)
		}
		wanted := slices.Concat(resourceWords, more)
		t := r.next()
		if a.kind = t.word(); !slices.Contains(wanted, a.kind) {
			r.want(t, wanted...)
		}
		if !counted && r.isNumber() {
			a.n = r.number(0, 99)
		}
		out = append(out, a)
		if !r.accept(",") {
			return out
		}
	}
}

// startsAmount reports whether an amount begins here: `2 gold`, `gold`, `1 star`.
func (r *reader) startsAmount() bool {
	return r.isNumber() || slices.Contains(resourceWords, r.peek().word()) || r.peek().word() == "star"
}

// bag reads amounts of resources.
func (r *reader) bag() engine.Bag {
	b, _ := bagOf(r.amounts())
	return b
}

// bagAndStars reads amounts of resources and stars.
func (r *reader) bagAndStars() (engine.Bag, int8) { return bagOf(r.amounts("star")) }

func bagOf(amounts []amount) (b engine.Bag, stars int8) {
	for _, a := range amounts {
		if k, ok := engine.ParseKind(a.kind); ok {
			b[k] = int8(min(99, int(b[k])+a.n))
		} else if a.kind == "star" {
			stars = int8(min(99, int(stars)+a.n))
		}
	}
	return b, stars
}
