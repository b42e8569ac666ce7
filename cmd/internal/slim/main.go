// Slim removes from a program what it does not reach, declaration by declaration, before it is compiled:
//
//	slim -out bin/wasm/slim ./cmd/wasm
//	go build -modfile bin/wasm/slim/go.mod -overlay bin/wasm/slim/overlay.json ./cmd/wasm
//
// The linker drops functions that nobody calls, but not the variables of a package that is imported for something else,
// and what they need: regular expressions, a Markdown parser, an HTTP server. They make up a quarter of the table's
// WebAssembly program. Slim copies no code into the repository: it reduces the sources at hand, ours and those of other
// modules; the standard library stays whole. A test plays every scenario with both.
package main

import (
	"flag"
	"log"
	"os"
	"path/filepath"
	"strings"
)

// unwanted are the packages that the result must not import. Methods that need one of them are dropped unless they are
// called by name: UnmarshalYAML, ServeHTTP.
var unwanted = []string{"net/http", "html/template", "encoding/json", "regexp", "go.yaml.in/yaml/v3"}

func main() {
	log.SetFlags(0)
	log.SetPrefix("slim: ")
	out := flag.String("out", "", "directory for the overlay and the modules")
	tags := flag.String("tags", "", "build tags of the program, separated by commas")
	allow := flag.String("allow", "", "unwanted packages that functions may need, separated by commas")
	flag.Parse()
	if *out == "" || flag.NArg() != 1 {
		log.Fatal("usage: slim -out DIR PACKAGE")
	}
	if err := run(*out, flag.Arg(0), *tags, strings.Split(*allow, ",")); err != nil {
		log.Fatal(err)
	}
}

// run writes the reduced program to the directory out.
func run(out, program, tags string, allowed []string) error {
	p, err := load(program, tags)
	if err != nil {
		return err
	}
	p.allowed = allowed
	p.reach()
	if out, err = filepath.Abs(out); err != nil {
		return err
	}
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	return p.write(out)
}
