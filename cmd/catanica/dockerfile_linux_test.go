package main

import (
	"bufio"
	"bytes"
	"debug/elf"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestDockerfile does by hand what docs/deploy/Dockerfile says, because a test cannot count on Docker: it builds from
// the tracked files, copies into an empty root what the last stage copies, and runs the entry point in there as its
// user, on a read-only mount with nothing writable but /tmp, and once more without that. It shows nothing about the
// base image or about Docker itself. It needs root and takes minutes, so only `make full` runs it.
func TestDockerfile(t *testing.T) {
	if os.Getenv("CATANICA_FULL") == "" {
		t.Skip("takes minutes: make full")
	}
	if err := exec.CommandContext(t.Context(), "unshare", "--mount", "true").Run(); err != nil || os.Getuid() != 0 {
		t.Skipf("this user may not mount: %v", err)
	}
	d := readDockerfile(t, "../../docs/deploy/Dockerfile")
	root := d.build(t)
	checkStatic(t, filepath.Join(root, d.entry[0]))
	for name, writable := range map[string]bool{"with --tmpfs /tmp": true, "without": false} {
		t.Run(name, func(t *testing.T) {
			s := d.start(t, root, writable)
			for path, want := range map[string]string{
				"/readyz": "ready", "/de/cards/spion": "Spion", "/api/v1/search?q=hexe&limit=1": `"id":"hexe"`,
				"/static/site.css": "{",
			} {
				if got := s.fetch(t, path); !strings.Contains(got, want) {
					t.Errorf("%s: %.200s", path, got)
				}
			}
			status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", s.cmd.Process.Pid))
			if want := "\nUid:\t" + strings.Repeat(strings.Split(d.user, ":")[0]+"\t", 3); err != nil ||
				!strings.Contains(string(status), want) || !strings.Contains(string(status), "\nCapEff:\t0000000000000000\n") {
				t.Errorf("%v, not a user without rights:\n%s", err, status)
			}
			s.stop(t)
			if logged := strings.Contains(s.errOut.String(), "the search index is in memory"); logged == writable {
				t.Errorf("the index is in memory: %v\n%s", logged, s.errOut)
			}
			left, err := os.ReadDir(root)
			if err != nil || len(left) != 2 { // the program and /tmp
				t.Errorf("in the root: %v, %v", left, err)
			}
		})
	}
}

// dockerfile holds what the instructions of a Dockerfile say.
type dockerfile struct {
	workDir    string
	run        []string // of the first stage
	copied     [2]string
	user       string
	stopSignal string
	entry, cmd []string
}

// readDockerfile reads the instructions. It knows only those that the file has, so that a new one fails the test.
func readDockerfile(t *testing.T, file string) *dockerfile {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	d := &dockerfile{}
	var stages []string
	lines := bufio.NewScanner(bytes.NewReader(text))
	for lines.Scan() {
		word, rest, _ := strings.Cut(lines.Text(), " ")
		switch {
		case word == "" || strings.HasPrefix(word, "#") || word == "EXPOSE":
		case word == "FROM":
			stages = append(stages, rest)
		case word == "WORKDIR":
			d.workDir = rest
		case word == "RUN" && len(stages) == 1:
			d.run = append(d.run, rest)
		case word == "COPY" && len(stages) == 1: // of the sources, which are all there
		case word == "COPY" && strings.HasPrefix(rest, "--from=build "):
			from, to, _ := strings.Cut(strings.TrimPrefix(rest, "--from=build "), " ")
			d.copied = [2]string{from, to}
		case word == "USER":
			d.user = rest
		case word == "STOPSIGNAL":
			d.stopSignal = rest
		case word == "ENTRYPOINT" || word == "CMD":
			var list []string
			if err := json.Unmarshal([]byte(rest), &list); err != nil {
				t.Fatalf("%s: %v", lines.Text(), err)
			}
			if d.cmd = list; word == "ENTRYPOINT" {
				d.entry = list
			}
		default:
			t.Fatalf("this test does not know %q", lines.Text())
		}
	}
	if len(stages) != 2 || stages[1] != "scratch" || d.user == "" || d.stopSignal != "SIGTERM" || len(d.entry) != 1 {
		t.Fatalf("unexpected: %v, %+v", stages, d)
	}
	return d
}

// build runs the first stage on a copy of the tracked files and returns a root with what the second one copies.
func (d *dockerfile) build(t *testing.T) string {
	t.Helper()
	sources, root := t.TempDir(), filepath.Join(t.TempDir(), "root")
	repo, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	tar := "git -C '" + repo + "' ls-files -z | tar -C '" + repo + "' --null -T - -cf - | tar -xf -"
	for _, line := range append([]string{tar}, d.run...) {
		cmd := exec.CommandContext(t.Context(), "sh", "-c", line)
		cmd.Dir = sources
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", line, err, out)
		}
	}
	program, err := os.ReadFile(filepath.Join(sources, strings.TrimPrefix(d.copied[0], d.workDir)))
	if err != nil {
		t.Fatal(err)
	}
	to := filepath.Join(root, d.copied[1])
	for _, dir := range []string{root, filepath.Join(root, "tmp")} {
		if err := os.Mkdir(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(to, program, 0o755); err != nil {
		t.Fatal(err)
	}
	for dir := root; dir != os.TempDir() && dir != "/"; dir = filepath.Dir(dir) { // t.TempDir is closed to other users
		if err := os.Chmod(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

// checkStatic fails if a program needs a loader or libraries.
func checkStatic(t *testing.T, file string) {
	t.Helper()
	f, err := elf.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	libraries, err := f.ImportedLibraries()
	if err != nil || len(libraries) > 0 {
		t.Errorf("the program needs %v, %v", libraries, err)
	}
	if slices.ContainsFunc(f.Progs, func(p *elf.Prog) bool { return p.Type == elf.PT_INTERP }) {
		t.Error("the program needs a loader")
	}
}

// start runs the entry point in the root, which is mounted read-only for it alone. It listens on a free port of this
// machine instead of the Dockerfile's.
func (d *dockerfile) start(t *testing.T, root string, writable bool) *server {
	t.Helper()
	script := `mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && `
	if writable {
		script += `mount -t tmpfs -o mode=1777 tmpfs "$1/tmp" && `
	}
	script += `user=$2 root=$1 && shift 2 && exec chroot --userspec="$user" "$root" "$@"`
	args := slices.Concat([]string{"--mount", "sh", "-c", script, "sh", root, d.user}, d.entry, d.cmd,
		[]string{"--addr", "127.0.0.1:0"})
	return startProcess(t, exec.CommandContext(t.Context(), "unshare", args...))
}
