package main

import (
	"bytes"
	"crypto/sha256"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestReproducible builds the program twice, from copies of the sources in two places and without a common cache: the
// bytes are the same. It takes minutes, so only `make full` runs it.
func TestReproducible(t *testing.T) {
	if os.Getenv("CATANICA_FULL") == "" {
		t.Skip("takes minutes: make full")
	}
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	var sums [2][sha256.Size]byte
	for i, name := range []string{"one", "a/longer/way/to/two"} {
		dir, cache := filepath.Join(t.TempDir(), name), t.TempDir()
		if err := os.MkdirAll(dir, 0o700); err != nil {
			t.Fatal(err)
		}
		run := func(stdin []byte, name string, args ...string) []byte {
			cmd := exec.CommandContext(t.Context(), name, args...)
			cmd.Dir, cmd.Stdin = dir, bytes.NewReader(stdin)
			cmd.Env = append(os.Environ(), "GOCACHE="+cache, "CGO_ENABLED=0")
			var errOut bytes.Buffer
			cmd.Stderr = &errOut
			out, err := cmd.Output()
			if err != nil {
				t.Fatalf("%s %s: %v: %s", name, strings.Join(args, " "), err, errOut.String())
			}
			return out
		}
		files := run(nil, "git", "-C", root, "ls-files", "-z")
		run(files, "tar", "-C", root, "--null", "-T", "-", "-cf", filepath.Join(dir, "sources.tar"))
		run(nil, "tar", "-xf", "sources.tar")
		run(nil, "make", "build", "VERSION=test", "COMMIT=0000000000000000000000000000000000000000")
		program, err := os.ReadFile(filepath.Join(dir, "bin/catanica"))
		if err != nil {
			t.Fatal(err)
		}
		sums[i] = sha256.Sum256(program)
	}
	if sums[0] != sums[1] {
		t.Errorf("two builds of the same sources differ: %x and %x", sums[0], sums[1])
	}
}
