package main

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

//go:embed engine_hooks.go.txt
var engineHooks string

//go:embed worker_hooks.go.txt
var workerHooks string

// instrument writes the instrumented files below work and returns the overlay that puts them in the place of the real
// ones.
func instrument(t *target, root, work string, count int, files []source) (overlay string, err error) {
	dir := filepath.Join(work, t.name)
	if err := os.RemoveAll(dir); err != nil {
		return "", err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	replace := map[string]string{}
	put := func(name, place string, text []byte) error {
		file := filepath.Join(dir, name+".txt") // not .go: the directory is no package
		replace[place] = file
		return os.WriteFile(file, text, 0o644)
	}
	for _, f := range files {
		if err := put(filepath.Base(f.path), f.path, f.text); err != nil {
			return "", err
		}
	}
	hooks, inWorker := t.hooks(count)
	place := filepath.Join(root, t.folder(), "mutant_hooks.go")
	if err := put("mutant_hooks.go", place, []byte(hooks)); err != nil {
		return "", err
	}
	place = filepath.Join(root, "cmd", "internal", "mutants", "worker", "hooks.go")
	if err := put("worker_hooks.go", place, []byte(inWorker)); err != nil {
		return "", err
	}
	data, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	overlay = filepath.Join(work, "overlay.json")
	return overlay, os.WriteFile(overlay, data, 0o644)
}

// build builds the worker with the instrumented package.
func build(ctx context.Context, root, work, overlay string) (string, error) {
	binary := filepath.Join(work, "worker")
	cmd := exec.CommandContext(ctx, "go", "build", "-overlay", overlay, "-o", binary, "./cmd/internal/mutants/worker")
	cmd.Dir = root
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("building the worker: %w\n%s", err, out)
	}
	return binary, nil
}
