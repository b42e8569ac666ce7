// Command wasm builds the WebAssembly programs that the site embeds: the table of the card game, the table of all
// games, and the search offline.
//
//	go run ./cmd/internal/wasm [-best | -check] static/built
//
// It does nothing if the folder holds the programs of these sources already. With -best it takes a minute longer to
// compress it by another tenth. With -check it only says whether the folder is up to date.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
)

// program is a package that is built.
type program struct {
	name  string // of its files
	path  string
	tags  string
	allow string // packages that slim leaves in it
	quick bool   // never compressed as well as possible, because few readers load it
}

// programs are built one after the other. Most readers need only the first.
var programs = []program{
	{name: "table", path: "./cmd/wasm", tags: "cardgame"},
	{name: "boards", path: "./cmd/wasm", quick: true},
	{name: "offline", path: "./cmd/wasm/offline", allow: "encoding/json"},
}

// digestFile holds the digest of the sources of the built program, and how well it is compressed.
const digestFile = "digest"

func main() {
	log.SetFlags(0)
	log.SetPrefix("wasm: ")
	best := flag.Bool("best", false, "compress as well as possible")
	check := flag.Bool("check", false, "fail if the folder does not hold the program of these sources")
	flag.Parse()
	if flag.NArg() != 1 {
		log.Fatal("usage: wasm [-best | -check] DIR")
	}
	if err := run(flag.Arg(0), *best, *check); err != nil {
		log.Fatal(err)
	}
}

func run(dir string, best, check bool) error {
	digest := ""
	for _, p := range programs {
		d, err := digestOf(p.path, p.tags)
		if err != nil {
			return err
		}
		digest += d
	}
	have, err := os.ReadFile(filepath.Join(dir, digestFile))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if got, level, _ := strings.Cut(strings.TrimSpace(string(have)), " "); got == digest && (level == "best" || !best) {
		return nil
	}
	if check {
		return fmt.Errorf("%s does not hold the program of these sources: run make wasm", dir)
	}
	if err := os.RemoveAll(workFolder); err != nil {
		return err
	}
	tmp, err := filepath.Abs(workFolder)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(tmp, 0o755); err != nil {
		return err
	}
	defer os.RemoveAll(tmp) //nolint:errcheck // a temporary folder
	loader, err := goLoader()
	if err != nil {
		return err
	}
	// The digest goes last: an interrupted build leaves no folder that looks complete.
	if err := os.RemoveAll(filepath.Join(dir, digestFile)); err != nil {
		return err
	}
	level := "fast"
	if best {
		level = "best"
	}
	// Each program is compressed while the next one is built.
	var compressing sync.WaitGroup
	errs := make([]error, len(programs))
	for i, p := range programs {
		built := filepath.Join(tmp, p.name+".wasm")
		if errs[i] = build(tmp, built, p); errs[i] != nil {
			break
		}
		compressing.Go(func() {
			var sizes string
			if sizes, errs[i] = compress(built, filepath.Join(dir, p.name+".wasm"), best && !p.quick); errs[i] == nil {
				fmt.Println("program for the browser built:", p.name, sizes)
			}
		})
	}
	compressing.Wait()
	if err := errors.Join(errs...); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "exec.js"), loader, 0o644); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, digestFile), []byte(digest+" "+level+"\n"), 0o644)
}

// workFolder holds the reduced program while it is compiled. Its name is always the same, because Go notes it in the
// program; with a point, so that ./... does not find the packages in it.
const workFolder = "bin/.wasm"

// build reduces the program in the folder tmp and compiles it to out. Without inlining it is a fifth smaller and no
// slower that we could measure.
func build(tmp, out string, p program) error {
	reduced := filepath.Join(tmp, "slim")
	err := command("go", "run", "./cmd/internal/slim", "-tags", p.tags, "-allow", p.allow, "-out", reduced, p.path)
	if err != nil {
		return err
	}
	return command("go", "build", "-trimpath", "-tags", p.tags, "-modfile", filepath.Join(reduced, "go.mod"),
		"-overlay", filepath.Join(reduced, "overlay.json"), "-ldflags", "-s -w", "-gcflags", "all=-l", "-o", out, p.path)
}

// command runs a command; the program is built for the browser, commands that go run builds are not.
func command(name string, args ...string) error {
	cmd := exec.Command(name, args...)
	cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
	if args[0] == "build" {
		cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	}
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("%s %s: %w", name, strings.Join(args, " "), err)
	}
	return nil
}

// goLoader returns the script of the Go distribution that runs its WebAssembly programs.
func goLoader() ([]byte, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, fmt.Errorf("go env GOROOT: %w", err)
	}
	return os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
}
