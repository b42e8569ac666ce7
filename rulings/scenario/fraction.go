package scenario

import (
	"fmt"
	"math/bits"
)

// fraction is an exact probability, n/d. bad marks an overflow.
type fraction struct {
	n, d uint64
	bad  bool
}

func gcd(a, b uint64) uint64 {
	for b > 0 {
		a, b = b, a%b
	}
	return a
}

// times returns f·n/d.
func (f fraction) times(n, d uint64) fraction {
	return fraction{n, d, false}.mul(f)
}

func (f fraction) mul(o fraction) fraction {
	x, y := gcd(f.n, o.d), gcd(o.n, f.d)
	hi1, n := bits.Mul64(f.n/x, o.n/y)
	hi2, d := bits.Mul64(f.d/y, o.d/x)
	return fraction{n, d, f.bad || o.bad || hi1 > 0 || hi2 > 0}
}

func (f fraction) plus(o fraction) fraction {
	g := gcd(f.d, o.d)
	hi1, a := bits.Mul64(f.n, o.d/g)
	hi2, b := bits.Mul64(o.n, f.d/g)
	hi3, d := bits.Mul64(f.d, o.d/g)
	n, carry := bits.Add64(a, b, 0)
	sum := fraction{n, d, f.bad || o.bad || hi1+hi2+hi3+carry > 0}
	if g = gcd(n, d); g > 1 {
		sum.n, sum.d = n/g, d/g
	}
	return sum
}

func (f fraction) float() float64 { return float64(f.n) / float64(f.d) }

func (f fraction) equal(o fraction) bool {
	hi1, a := bits.Mul64(f.n, o.d)
	hi2, b := bits.Mul64(o.n, f.d)
	return hi1 == hi2 && a == b
}

func (f fraction) String() string {
	if f.n == 0 || f.n == f.d {
		return fmt.Sprint(f.n / f.d)
	}
	return fmt.Sprintf("%d/%d", f.n, f.d)
}
