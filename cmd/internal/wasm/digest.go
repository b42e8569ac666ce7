package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
)

// digestOf identifies a program for js/wasm with its build tags: the Go version, the versions of other modules, and
// every file of ours that is compiled or embedded.
func digestOf(pattern, tags string) (string, error) {
	cmd := exec.Command("go", "list", "-deps", "-tags", tags,
		"-json=ImportPath,Dir,Standard,Module,GoFiles,EmbedFiles", pattern)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return "", fmt.Errorf("go list: %w", err)
	}
	version, err := exec.Command("go", "version").Output()
	if err != nil {
		return "", fmt.Errorf("go version: %w", err)
	}
	h := sha256.New()
	h.Write(version)
	list := json.NewDecoder(bytes.NewReader(out))
	for {
		var pkg struct {
			ImportPath, Dir     string
			Standard            bool
			Module              *struct{ Path, Version string }
			GoFiles, EmbedFiles []string
		}
		if err := list.Decode(&pkg); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return "", fmt.Errorf("go list: %w", err)
		}
		if pkg.Standard || pkg.Module == nil {
			continue
		}
		fmt.Fprintln(h, pkg.ImportPath, pkg.Module.Version)
		if pkg.Module.Version != "" {
			continue // go.sum holds it
		}
		for _, name := range slices.Concat(pkg.GoFiles, pkg.EmbedFiles) {
			data, err := os.ReadFile(filepath.Join(pkg.Dir, name))
			if err != nil {
				return "", err
			}
			fmt.Fprintln(h, name, len(data))
			h.Write(data)
		}
	}
	return hex.EncodeToString(h.Sum(nil)[:16]), nil
}
