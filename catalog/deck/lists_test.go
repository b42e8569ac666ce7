package deck

import (
	"flag"
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"

	"golang.org/x/tools/txtar"
)

var update = flag.Bool("update", false, "write the want sections of testdata/lists; read them before you keep them")

// TestLists judges the lists of every archive in testdata/lists and compares the report with what the archive expects.
func TestLists(t *testing.T) {
	cat := small(t)
	for name, a := range archives(t) {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			got := describe(Validate(cat, optionsOf(a), listsOf(a, cat)...))
			if *update {
				setFile(a, "want", got)
				if err := os.WriteFile(name, txtar.Format(a), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if want := fileOf(a, "want"); got != want {
				t.Errorf("%sgot:\n%swant:\n%s", a.Comment, got, want)
			}
		})
	}
}

// archives returns the archives of testdata/lists with their file names.
func archives(t testing.TB) iter.Seq2[string, *txtar.Archive] {
	t.Helper()
	names, err := filepath.Glob("testdata/lists/*.txtar")
	if err != nil || len(names) == 0 {
		t.Fatalf("no archives in testdata/lists: %v", err)
	}
	return func(yield func(string, *txtar.Archive) bool) {
		for _, name := range names {
			a, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			if !yield(name, a) {
				return
			}
		}
	}
}

func fileOf(a *txtar.Archive, name string) string {
	for _, f := range a.Files {
		if f.Name == name {
			return string(f.Data)
		}
	}
	return ""
}

func setFile(a *txtar.Archive, name, data string) {
	for i := range a.Files {
		if a.Files[i].Name == name {
			a.Files[i].Data = []byte(data)
		}
	}
}

func listsOf(a *txtar.Archive, cat *catalog.Catalog) []*List {
	var out []*List
	for _, f := range a.Files {
		if strings.HasSuffix(f.Name, ".txt") {
			l, _ := Parse(string(f.Data), cat, catalog.EN)
			out = append(out, l)
		}
	}
	return out
}

func optionsOf(a *txtar.Archive) Options {
	opt := Options{Lang: catalog.EN}
	for _, line := range strings.Split(fileOf(a, "options"), "\n") {
		switch key, value, _ := strings.Cut(line, " "); key {
		case "edition":
			opt.Edition = catalog.EditionID(value)
		case "format":
			opt.Format = Format(value)
		}
	}
	return opt
}

// describe returns a report without its prose: verdict, problems, violations and warnings.
func describe(r Report) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s %s\n", r.Verdict, r.Format, r.Edition)
	for _, p := range r.Problems {
		fmt.Fprintf(&b, "problem %d:%d:%d %s\n", p.Player, p.Line, p.Column, p.Message)
	}
	for _, f := range r.Violations {
		fmt.Fprintf(&b, "%s\n", finding1(f))
	}
	for _, f := range r.Warnings {
		fmt.Fprintf(&b, "warning %s\n", finding1(f))
	}
	for _, f := range r.Advice {
		fmt.Fprintf(&b, "advice %s\n", finding1(f))
	}
	return b.String()
}

func finding1(f Finding) string {
	parts := []string{fmt.Sprintf("%s %d:%d got %d limit %d", f.Code, f.Player, f.Line, f.Got, f.Limit)}
	if f.Verdict == Undecided {
		parts[0] = "undecided " + parts[0]
	}
	return strings.TrimSpace(strings.Join(append(append(parts, "by", f.Rule), f.Cards...), " "))
}

// TestEveryRuleAlone checks that every rule has an archive in which only this rule is broken, so that no rule hides
// behind another. Undecided findings beside a broken rule are ignored. Because a list of 1997 is never decided,
// edition.not-judged may occur together with another missing fact.
func TestEveryRuleAlone(t *testing.T) {
	cat := small(t)
	// Without exactly one host, a list or the stack also has the wrong number of events.
	together := []string{"match.hosts"}
	alone := map[string]bool{}
	warned := map[string]bool{}
	for _, a := range archives(t) {
		r := Validate(cat, optionsOf(a), listsOf(a, cat)...)
		if code, one := onlyOne(r); one && len(r.Problems) == 0 {
			alone[code] = true
		}
		for _, f := range slices.Concat(r.Warnings, r.Advice, r.After) {
			warned[f.Code] = true
		}
	}
	for _, rule := range Rules() {
		switch {
		case rule.Verdict == "" && !warned[rule.Code]:
			t.Errorf("no list in testdata/lists gives the warning %s", rule.Code)
		case rule.Verdict != "" && !alone[rule.Code] && !slices.Contains(together, rule.Code):
			t.Errorf("no list in testdata/lists breaks only %s", rule.Code)
		}
	}
}

// onlyOne returns the code of the only rule that a report finds broken or, if none is broken, the only missing fact.
func onlyOne(r Report) (code string, one bool) {
	broken, missing := map[string]bool{}, map[string]bool{}
	for _, f := range r.Violations {
		if f.Verdict == Illegal {
			broken[f.Code] = true
		} else {
			missing[f.Code] = true
		}
	}
	if len(missing) > 1 {
		delete(missing, "edition.not-judged")
	}
	codes := broken
	if len(broken) == 0 {
		codes = missing
	}
	for code = range codes {
		return code, len(codes) == 1
	}
	return "", false
}
