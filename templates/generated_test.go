package templates

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestGenerated fails if the generated code of a .templ file is stale.
func TestGenerated(t *testing.T) {
	sources, err := filepath.Glob("*.templ")
	if err != nil || len(sources) == 0 {
		t.Fatalf("no .templ files here: %v", err)
	}
	dir := t.TempDir()
	for _, name := range sources {
		copyFile(t, name, filepath.Join(dir, name))
	}
	generate := exec.CommandContext(t.Context(), "go", "tool", "templ", "generate", "-path", dir)
	if out, err := generate.CombinedOutput(); err != nil {
		t.Fatalf("templ generate: %v\n%s", err, out)
	}
	for _, name := range sources {
		made := name[:len(name)-len(".templ")] + "_templ.go"
		want, err := os.ReadFile(filepath.Join(dir, made))
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(made)
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s does not stem from %s as it is: run `go tool templ generate -path templates`", made, name)
		}
	}
}

func copyFile(t *testing.T, from, to string) {
	t.Helper()
	data, err := os.ReadFile(from)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(to, data, 0o600); err != nil {
		t.Fatal(err)
	}
}
