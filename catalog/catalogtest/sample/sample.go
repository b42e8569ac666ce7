// Package sample decides how much an exhaustive test does: everything in `make full`, and a sample that changes with
// each commit in `make test`.
package sample

import (
	"crypto/sha256"
	"encoding/binary"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
)

// Environment variables that the Makefile sets.
const (
	fullVariable = "CATANICA_FULL"   // 1 asks for everything
	seedVariable = "CATANICA_SAMPLE" // the seed of the samples, the commit's hash
)

// Full reports whether exhaustive tests are wanted.
func Full() bool { return os.Getenv(fullVariable) == "1" }

// Of returns n of the items in their order, or all of them if Full. Which ones depends on the name of the test and on
// the seed only. If the test fails it logs the seed that repeats the sample.
func Of[T any](t testing.TB, n int, items []T) []T {
	t.Helper()
	if Full() || n >= len(items) {
		return items
	}
	rng := Rand(t)
	chosen := rng.Perm(len(items))[:n]
	slices.Sort(chosen)
	out := make([]T, n)
	for i, at := range chosen {
		out[i] = items[at]
	}
	return out
}

// Picker returns a function that picks about one in n keys, or all of them if Full. Which ones depends on the key, on
// the name of the test and on the seed only. If the test fails it logs the seed.
func Picker(t testing.TB, n uint64) func(key string) bool {
	t.Helper()
	if Full() {
		return func(string) bool { return true }
	}
	seed := Rand(t).Uint64()
	return func(key string) bool {
		sum := sha256.Sum256(binary.LittleEndian.AppendUint64([]byte(key), seed))
		return binary.LittleEndian.Uint64(sum[:])%n == 0
	}
}

// Rand returns a source of random numbers that depends on the name of the test and on the seed only. If the test fails
// it logs the seed.
func Rand(t testing.TB) *rand.Rand {
	t.Helper()
	seed := os.Getenv(seedVariable)
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("a sample: to repeat it, set %s=%s; for everything, set %s=1", seedVariable, seed, fullVariable)
		}
	})
	sum := sha256.Sum256([]byte(seed + "\x00" + t.Name()))
	return rand.New(rand.NewPCG(binary.LittleEndian.Uint64(sum[:]), binary.LittleEndian.Uint64(sum[8:])))
}
