package almanac

import "catanica/rulings/bag"

// Bag counts resource cards by kind.
type Bag = bag.Bag[Resource]

// Of returns a bag of n cards of one kind.
func Of(r Resource, n int) Bag {
	var b Bag
	b[r] = uint8(n)
	return b
}
