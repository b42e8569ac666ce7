package main

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"
)

// event is a line of `go test -json`; see `go doc test2json`.
type event struct {
	Time       time.Time
	Action     string
	Package    string
	ImportPath string // of build-output and build-fail
	Test       string
	Elapsed    float64 // seconds
	Output     string
}

// test is a test of a package, by both names.
type test struct{ pkg, name string }

// report follows a run of go test.
type report struct {
	out, log                io.Writer
	times                   map[string]float64 // seconds by package, of the last run until a package ends
	started                 map[string]time.Time
	cached, failedTest      map[string]bool   // by package
	output                  map[test][]string // of tests that have not passed
	took                    map[test]float64  // seconds of top-level tests
	first, last             time.Time
	passed, failed, skipped int
	broken                  []string // packages that failed
}

func newReport(out, log io.Writer, times map[string]float64) *report {
	return &report{
		out: out, log: log, times: times, started: map[string]time.Time{}, cached: map[string]bool{},
		failedTest: map[string]bool{},
		output:     map[test][]string{}, took: map[test]float64{},
	}
}

// newLineReader reads lines of up to 16 MiB.
func newLineReader(in io.Reader) *bufio.Scanner {
	s := bufio.NewScanner(in)
	s.Buffer(nil, 1<<24)
	return s
}

// add follows one event.
func (r *report) add(e event) {
	if !e.Time.IsZero() {
		if r.first.IsZero() {
			r.first = e.Time
		}
		r.last = e.Time
	}
	switch at := (test{e.Package, e.Test}); {
	case e.Action == "build-output":
		fmt.Fprint(r.out, e.Output)
	case e.Action == "output":
		fmt.Fprint(r.log, e.Output)
		if strings.HasSuffix(strings.TrimSpace(e.Output), "(cached)") {
			r.cached[e.Package] = true
		}
		r.output[at] = append(r.output[at], e.Output)
	case e.Test == "":
		r.addPackage(e)
	case e.Action == "pass":
		r.passed++
		delete(r.output, at)
	case e.Action == "skip":
		r.skipped++
		delete(r.output, at)
	case e.Action == "fail":
		r.failed++
		r.failedTest[e.Package] = true
		r.printOutput(at, e.Elapsed)
	}
	if e.Test != "" && !strings.Contains(e.Test, "/") && e.Elapsed > 0 {
		r.took[test{e.Package, e.Test}] = e.Elapsed
	}
}

// addPackage follows the start or the end of a package.
func (r *report) addPackage(e event) {
	switch e.Action {
	case "start":
		r.started[e.Package] = e.Time
		return
	case "pass", "fail", "skip":
	default:
		return
	}
	delete(r.started, e.Package)
	before := r.before(e.Package)
	if e.Action == "pass" && !r.cached[e.Package] {
		r.times[e.Package] = e.Elapsed
	}
	switch {
	case e.Action == "skip": // no test files
	case e.Action == "pass" && r.cached[e.Package]:
		fmt.Fprintf(r.out, "ok    %-26s unchanged since it last passed\n", short(e.Package))
	case e.Action == "pass":
		fmt.Fprintf(r.out, "ok    %-26s %7s%s\n", short(e.Package), seconds(e.Elapsed), before)
	default:
		r.broken = append(r.broken, short(e.Package))
		if !r.failedTest[e.Package] {
			r.failed++ // it does not compile, or it exited outside of a test
		}
		r.printUnfinished(e.Package)
		fmt.Fprintf(r.out, "FAIL  %-26s %7s%s\n", short(e.Package), seconds(e.Elapsed), before)
	}
	maps.DeleteFunc(r.output, func(at test, _ []string) bool { return at.pkg == e.Package })
}

// printOutput prints the output of a failed test without the lines about its progress.
func (r *report) printOutput(at test, elapsed float64) {
	fmt.Fprintf(r.out, "--- FAIL: %s %s (%s)\n", short(at.pkg), at.name, seconds(elapsed))
	r.printLines(at)
	delete(r.output, at)
}

// printUnfinished prints what a failed package wrote outside of its tests, such as a panic, and what tests wrote that
// have not ended.
func (r *report) printUnfinished(pkg string) {
	left := slices.SortedFunc(maps.Keys(r.output), func(a, b test) int { return cmp.Compare(a.name, b.name) })
	for _, at := range left {
		if at.pkg != pkg {
			continue
		}
		if at.name != "" {
			fmt.Fprintf(r.out, "--- UNFINISHED: %s %s\n", short(at.pkg), at.name)
		}
		r.printLines(at)
	}
}

// printLines prints what a test wrote, without the lines that go test adds.
func (r *report) printLines(at test) {
	for _, line := range r.output[at] {
		text := strings.TrimSpace(line)
		frame := strings.HasPrefix(text, "=== ") || strings.HasPrefix(text, "--- ") ||
			at.name == "" && (text == "FAIL" || text == "PASS" || strings.HasPrefix(text, "FAIL\t"))
		if !frame {
			fmt.Fprint(r.out, line)
		}
	}
}

// running prints which packages have been running for how long.
func (r *report) running() {
	var now []string
	for _, pkg := range slices.Sorted(maps.Keys(r.started)) {
		since := seconds(time.Since(r.started[pkg]).Seconds())
		now = append(now, fmt.Sprintf("%s for %s%s", short(pkg), since, r.before(pkg)))
	}
	if len(now) > 0 {
		fmt.Fprintf(r.out, "…     %s\n", strings.Join(now, ", "))
	}
}

// finish prints the slowest tests and the totals. withoutBrowser says that the tests in a browser were skipped on
// purpose.
func (r *report) finish(withoutBrowser bool) {
	slow := slices.SortedFunc(maps.Keys(r.took), func(a, b test) int { return cmp.Compare(r.took[b], r.took[a]) })
	for i, at := range slow {
		if i == 5 || r.took[at] < 10 {
			break
		}
		fmt.Fprintf(r.out, "slow  %-26s %7s  %s\n", short(at.pkg), seconds(r.took[at]), at.name)
	}
	if len(r.broken) > 0 {
		fmt.Fprintf(r.out, "failed packages: %s\n", strings.Join(r.broken, ", "))
	}
	fmt.Fprintf(r.out, "%s in all\n", seconds(r.last.Sub(r.first).Seconds()))
	fmt.Fprintf(r.out, "%d passed, %d failed, %d skipped", r.passed, r.failed, r.skipped)
	if withoutBrowser {
		fmt.Fprint(r.out, " (CATANICA_NO_BROWSER=1: without the tests in a browser)")
	}
	fmt.Fprintln(r.out)
}

// before says how long a package took last time.
func (r *report) before(pkg string) string {
	if t, ok := r.times[pkg]; ok {
		return fmt.Sprintf(" (last time %s)", seconds(t))
	}
	return ""
}

// short returns a package path without the name of the module.
func short(pkg string) string { return strings.TrimPrefix(pkg, "catanica/") }

// seconds writes a duration in seconds as 4.2s or 3m20s.
func seconds(s float64) string {
	if s < 60 {
		return fmt.Sprintf("%.1fs", s)
	}
	return time.Duration(s * float64(time.Second)).Round(time.Second).String()
}
