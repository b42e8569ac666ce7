package web

import (
	"bytes"
	"encoding/json"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"catanica/catalog/catalogtest/sample"
)

// npmPackages is where `make client` installs the packages of testdata/client/package.json.
const npmPackages = "../../../bin/client/node_modules"

// TestGeneratedClient lints the OpenAPI description with redocly's recommended rules, generates types from it with
// openapi-typescript, compiles a client that uses them and runs it against the server. Without node and the packages
// only `make full` fails.
func TestGeneratedClient(t *testing.T) {
	packages, err := filepath.Abs(npmPackages)
	if err != nil {
		t.Fatal(err)
	}
	_, noNode := exec.LookPath("node")
	if _, err := os.Stat(packages); err != nil || noNode != nil {
		if sample.Full() {
			t.Fatalf("node (%v) and npm packages (%v) are needed: make client", noNode, err)
		}
		t.Skipf("the API's client is not tested: node %v, packages %v: make client", noNode, err)
	}
	server := httptest.NewServer(testSite(t).Handler())
	defer server.Close()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("testdata/client")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(packages, filepath.Join(dir, "node_modules")); err != nil {
		t.Fatal(err)
	}
	spec := get(t, testSite(t).Handler(), "/api/openapi.json").Body.Bytes()
	if err := os.WriteFile(filepath.Join(dir, "openapi.json"), spec, 0o600); err != nil {
		t.Fatal(err)
	}
	run := func(args ...string) []byte {
		t.Helper()
		c := exec.CommandContext(t.Context(), "node", args...)
		c.Dir, c.Env = dir, append(os.Environ(), "REDOCLY_TELEMETRY=off", "REDOCLY_SUPPRESS_UPDATE_NOTICE=true")
		var out, errOut bytes.Buffer
		c.Stdout, c.Stderr = &out, &errOut
		if err := c.Run(); err != nil {
			t.Fatalf("node %v: %v\n%s%s", args, err, first(out.String(), 4000), first(errOut.String(), 2000))
		}
		return out.Bytes()
	}
	bin := filepath.Join("node_modules", ".bin")
	out := run(filepath.Join(bin, "redocly"), "lint", "openapi.json", "--format=json")
	var report struct {
		Totals struct{ Errors, Warnings *int }
	}
	if err := json.Unmarshal(out, &report); err != nil || report.Totals.Errors == nil || report.Totals.Warnings == nil {
		t.Fatalf("redocly lint: %v: %s", err, first(string(out), 400))
	}
	if *report.Totals.Errors+*report.Totals.Warnings > 0 {
		t.Errorf("redocly lint: %s", first(string(out), 4000))
	}
	run(filepath.Join(bin, "openapi-typescript"), "openapi.json", "-o", "schema.d.ts")
	run(filepath.Join(bin, "tsc"), "-p", ".")
	run(filepath.Join("out", "client.js"), server.URL)
}
