package sample

import (
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
