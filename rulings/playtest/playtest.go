// Package playtest provides what the random games in the tests of the rules modules share.
package playtest

import (
	"math/rand/v2"
	"syscall"
	"testing"
	"time"
)

// Draw returns one of the counted things, each with the same probability. There must be at least one.
func Draw(rng *rand.Rand, counts [5]uint8) int {
	all := 0
	for _, n := range counts {
		all += int(n)
	}
	at := rng.IntN(all)
	for k, n := range counts {
		if at < int(n) {
			return k
		}
		at -= int(n)
	}
	panic("not reached")
}

// DrawSome returns how many of each kind n draws took.
func DrawSome(rng *rand.Rand, counts [5]uint8, n int) (drawn [5]uint8) {
	for range n {
		k := Draw(rng, counts)
		counts[k]--
		drawn[k]++
	}
	return drawn
}

// Dice rolls two dice.
func Dice(rng *rand.Rand) [2]uint8 { return [2]uint8{uint8(1 + rng.IntN(6)), uint8(1 + rng.IntN(6))} }

// CPU returns the processor time that this process has used outside the kernel, so that measurements do not depend on
// what else the machine does.
func CPU(b *testing.B) time.Duration {
	var r syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &r); err != nil {
		b.Fatal(err)
	}
	return time.Duration(r.Utime.Nano())
}
