// Command licences writes the list of all modules that Catanica requires, with their licences, into the named file.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// module is a module of the build list, as `go list -m -json` describes it.
type module struct {
	Path, Version, Dir string
	Main               bool
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: licences FILE")
		os.Exit(2)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "licences:", err)
		os.Exit(1)
	}
}

// write lists the modules in the file.
func write(file string) error {
	if out, err := exec.Command("go", "mod", "download").CombinedOutput(); err != nil {
		return fmt.Errorf("go mod download: %w\n%s", err, out)
	}
	modules, err := required()
	if err != nil {
		return err
	}
	linked, err := linked()
	if err != nil {
		return err
	}
	var b strings.Builder
	b.WriteString("# Licences of the modules\n\nWritten by `make licences`; the test of cmd/internal/licences holds it " +
		"against go.mod. *program*: linked into\nthe program; the others serve tests and tools only.\n\n" +
		"| module | version | licence | in |\n| --- | --- | --- | --- |\n")
	for _, m := range modules {
		name, err := licenceOf(m.Dir)
		if err != nil {
			return fmt.Errorf("%s: %w", m.Path, err)
		}
		in := "tests, tools"
		if linked[m.Path] {
			in = "program"
		}
		fmt.Fprintf(&b, "| %s | %s | %s | %s |\n", m.Path, m.Version, name, in)
	}
	b.WriteString(typefaces)
	return os.WriteFile(file, []byte(b.String()), 0o644)
}

// typefaces lists the fonts in static/, which are no modules.
const typefaces = `
## Typefaces

Served by the program, cut down by ` + "`make fonts`" + `; their licences are beside the script that does it.

| typeface | files | licence | from |
| --- | --- | --- | --- |
| Vollkorn 600 | static/vollkorn.woff2 | [OFL-1.1](../static/fonts/OFL-vollkorn.txt) | npm @fontsource-variable/vollkorn 5.3.0 |
| Commissioner 400–700 | static/commissioner.woff2 | [OFL-1.1](../static/fonts/OFL-commissioner.txt) | npm @fontsource-variable/commissioner 5.3.0 |
`

// required returns the modules that go.mod requires, directly and indirectly, in order.
func required() ([]module, error) {
	out, err := exec.Command("go", "mod", "edit", "-json").Output()
	if err != nil {
		return nil, fmt.Errorf("go mod edit: %w", err)
	}
	var mod struct{ Require []module }
	if err := json.Unmarshal(out, &mod); err != nil {
		return nil, err
	}
	args := []string{"list", "-m", "-json"}
	for _, m := range mod.Require {
		args = append(args, m.Path)
	}
	if out, err = exec.Command("go", args...).Output(); err != nil {
		return nil, fmt.Errorf("go list -m: %w", err)
	}
	var modules []module
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var m module
		if err := dec.Decode(&m); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, err
		}
		modules = append(modules, m)
	}
	slices.SortFunc(modules, func(a, b module) int { return strings.Compare(a.Path, b.Path) })
	return modules, nil
}

// linked returns the modules that are linked into the program.
func linked() (map[string]bool, error) {
	const program = "catanica/cmd/catanica"
	out, err := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{.Path}}{{end}}", program).Output()
	if err != nil {
		return nil, fmt.Errorf("go list -deps: %w", err)
	}
	modules := map[string]bool{}
	for _, path := range strings.Fields(string(out)) {
		modules[path] = true
	}
	return modules, nil
}

// licenceOf returns the SPDX names of the licences in the directory of a module.
func licenceOf(dir string) (string, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		return "", err
	}
	var names []string
	for _, file := range files {
		base := strings.ToUpper(filepath.Base(file))
		if !strings.HasPrefix(base, "LICENSE") && !strings.HasPrefix(base, "LICENCE") && !strings.HasPrefix(base, "COPYING") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			continue // a directory of licences
		}
		if name := recognize(string(text)); name == "" {
			return "", fmt.Errorf("%s is a licence that this program does not know: add it to recognize", file)
		} else if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return "", fmt.Errorf("no licence in %s", dir)
	}
	return strings.Join(names, ", "), nil
}

// recognize returns the SPDX name of a licence, "" if it is none of those that our modules have had so far. (Google's
// licensecheck knows all, but not every module proxy has it.)
func recognize(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	has := func(phrase string) bool { return strings.Contains(text, phrase) }
	switch {
	case has("covered by two different licenses: MIT and Apache"):
		return "MIT AND Apache-2.0"
	case has("Apache License Version 2.0"), has("Licensed under the Apache License, Version 2.0"):
		return "Apache-2.0"
	case has("Mozilla Public License Version 2.0"), has("Mozilla Public License, version 2.0"):
		return "MPL-2.0"
	case has("Redistribution and use in source and binary forms"):
		if has("Neither the name") || has("names of its contributors may be used to endorse") || has("nor the names of") {
			return "BSD-3-Clause"
		}
		return "BSD-2-Clause"
	case has("Permission is hereby granted, free of charge, to any person obtaining a copy"):
		return "MIT"
	case has("Permission to use, copy, modify, and/or distribute this software"):
		return "ISC"
	}
	return ""
}
