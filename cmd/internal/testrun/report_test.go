package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestReport runs go test on a small module whose tests pass, fail, panic and do not compile.
func TestReport(t *testing.T) {
	files := map[string]string{
		"go.mod": "module catanica\n\ngo 1.26\n",
		"good/g_test.go": `package good
import "testing"
func TestA(t *testing.T) { t.Log("unseen") }
func TestB(t *testing.T) { t.Skip() }
`,
		"bad/b_test.go": `package bad
import "testing"
func TestNoise(t *testing.T) { t.Log("noise") }
func TestC(t *testing.T) { t.Run("x", func(t *testing.T) { t.Error("my own line") }) }
func TestD(t *testing.T) { t.Log("noise") }
`,
		"panics/p_test.go": `package panics
import "testing"
func TestP(t *testing.T) { panic("oh no") }
`,
		"broken/x_test.go":   "package broken\nfunc TestX(t *testing.T) {}\n",
		"nothing/nothing.go": "package nothing\n",
	}
	dir := t.TempDir()
	for name, text := range files {
		if err := os.MkdirAll(filepath.Join(dir, filepath.Dir(name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
	t.Setenv("CATANICA_NO_BROWSER", "")
	runTests := func(args ...string) (int, string) {
		t.Helper()
		var out strings.Builder
		code, err := run(t.Context(), &out, filepath.Join(dir, "times"), filepath.Join(dir, "log"), args)
		if err != nil {
			t.Fatal(err)
		}
		return code, out.String()
	}
	code, out := runTests("-count=1", "./...")
	if code == 0 {
		t.Error("exit code 0, want a failure")
	}
	for _, want := range []string{
		"ok    good", "--- FAIL: bad TestC/x", "my own line", "FAIL  bad", "oh no", "undefined: testing",
		"failed packages: ", "3 passed, 4 failed, 1 skipped\n",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("the report lacks %q", want)
		}
	}
	if strings.Contains(out, "noise") || strings.Contains(out, "unseen") || strings.Contains(out, "nothing") {
		t.Error("the report shows the output of tests that passed")
	}
	if t.Failed() {
		t.Log(out)
	}
	log, err := os.ReadFile(filepath.Join(dir, "log"))
	if err != nil || !strings.Contains(string(log), "TestNoise") {
		t.Errorf("the log: %v\n%s", err, log)
	}
	if code, out = runTests("-count=1", "./good"); code != 0 || !strings.Contains(out, "(last time 0.0s)") {
		t.Errorf("the second run: exit %d\n%s", code, out)
	}
	if code, out = runTests("./good"); code != 0 || !strings.Contains(out, "1 passed, 0 failed, 1 skipped\n") {
		t.Errorf("the third run: exit %d\n%s", code, out)
	}
}

// TestLastLine names the variable by which the tests in a browser were skipped.
func TestLastLine(t *testing.T) {
	var out strings.Builder
	newReport(&out, io.Discard, nil).finish(true)
	const want = "0 passed, 0 failed, 0 skipped (CATANICA_NO_BROWSER=1: without the tests in a browser)\n"
	if !strings.HasSuffix(out.String(), want) {
		t.Error(out.String())
	}
}
