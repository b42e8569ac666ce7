package sample

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// recorder is a test that notes its clean-up and its log.
type recorder struct {
	testing.TB
	name    string
	failed  bool
	cleanup []func()
	log     []string
}

func (r *recorder) Helper()          {}
func (r *recorder) Name() string     { return r.name }
func (r *recorder) Failed() bool     { return r.failed }
func (r *recorder) Cleanup(f func()) { r.cleanup = append(r.cleanup, f) }
func (r *recorder) Logf(format string, args ...any) {
	for _, a := range args {
		r.log = append(r.log, a.(string))
	}
}

func TestOf(t *testing.T) {
	t.Setenv(fullVariable, "")
	items := make([]int, 100)
	for i := range items {
		items[i] = i
	}
	draw := func(seed, name string) []int {
		t.Setenv(seedVariable, seed)
		return Of(&recorder{name: name}, 10, items)
	}
	a := draw("abc", "TestX")
	switch {
	case len(a) != 10 || !slices.IsSorted(a) || len(slices.Compact(slices.Clone(a))) != 10:
		t.Errorf("got %v, want 10 different items in order", a)
	case !slices.Equal(a, draw("abc", "TestX")):
		t.Error("the same seed and test give another sample")
	case slices.Equal(a, draw("abd", "TestX")):
		t.Error("another seed gives the same sample")
	case slices.Equal(a, draw("abc", "TestY")):
		t.Error("another test gets the same sample")
	}
	t.Setenv(fullVariable, "1")
	if got := draw("abc", "TestX"); len(got) != len(items) {
		t.Errorf("%d items, want all", len(got))
	}
}

func TestPicker(t *testing.T) {
	t.Setenv(fullVariable, "")
	count := func(seed string) (n int, first string) {
		t.Setenv(seedVariable, seed)
		picks := Picker(&recorder{name: "TestX"}, 10)
		for i := range 1000 {
			if key := fmt.Sprint(i); picks(key) {
				n, first = n+1, cmp.Or(first, key)
			}
		}
		return n, first
	}
	n, key := count("abc")
	if n < 60 || n > 140 {
		t.Errorf("%d of 1000 keys, want about 100", n)
	}
	if n2, key2 := count("abc"); n2 != n || key2 != key {
		t.Error("the same seed picks other keys")
	}
	if n2, key2 := count("abd"); n2 == n && key2 == key {
		t.Error("another seed picks the same keys")
	}
	t.Setenv(fullVariable, "1")
	if n, _ := count("abc"); n != 1000 {
		t.Errorf("%d keys, want all", n)
	}
}

// TestSeedIsLogged: a test that fails names the seed, one that passes says nothing.
func TestSeedIsLogged(t *testing.T) {
	t.Setenv(fullVariable, "")
	t.Setenv(seedVariable, "abc")
	for _, failed := range []bool{false, true} {
		r := &recorder{name: "TestX", failed: failed}
		Of(r, 1, []int{1, 2})
		for _, f := range r.cleanup {
			f()
		}
		if got := slices.Contains(r.log, "abc"); got != failed {
			t.Errorf("failed %t: logged %s", failed, strings.Join(r.log, " "))
		}
	}
}
