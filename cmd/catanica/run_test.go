package main

import (
	"strings"
	"testing"
)

// TestCalls holds every command to the same conventions: options may come anywhere, -- ends them, a wrong call is
// reported once on standard error and exits 2, and requested help goes to standard output.
func TestCalls(t *testing.T) {
	const proof = "112.G.e-verhexte-feuerwache"
	for name, c := range map[string]struct {
		args     []string
		code     int
		out, err string
	}{
		"no command":                  {nil, 2, "", "catanica: no command given: use one of these\n"},
		"help":                        {[]string{"help"}, 0, "catanica serve", ""},
		"unknown command":             {[]string{"foo"}, 2, "", "catanica: no such command"},
		"help of a command":           {[]string{"simulate", "-h"}, 0, "usage: catanica simulate", ""},
		"help of one without options": {[]string{"check", "--help"}, 0, "usage: catanica check\n", ""},
		"options after the words":     {[]string{"simulate", proof, "--json"}, 0, `{"scenario":"` + proof + `"`, ""},
		"-- ends the options":         {[]string{"simulate", "--", "--json"}, 2, "", `scenario "--json"`},
		"check takes no words":        {[]string{"check", "x"}, 2, "", `catanica: check: unexpected "x"`},
		"coverage takes no words":     {[]string{"coverage", "--", "x"}, 2, "", `catanica: coverage: unexpected "x"`},
		"serve takes no words":        {[]string{"serve", "x"}, 2, "", `catanica: serve: unexpected "x"`},
	} {
		code, out, errOut := call(t, "", c.args...)
		if code != c.code || !strings.Contains(out, c.out) || !strings.Contains(errOut, c.err) {
			t.Errorf("%s: exit %d, want %d\n%s%s", name, code, c.code, out, errOut)
		}
		if c.err == "" && errOut != "" || c.out == "" && out != "" {
			t.Errorf("%s: on the wrong stream\n%s---\n%s", name, out, errOut)
		}
	}
	for _, cmd := range commands() {
		code, out, errOut := call(t, "", cmd.name, "--nonsense")
		oneLine := strings.Count(errOut, "\n") == 1 && strings.HasPrefix(errOut, "catanica: "+cmd.name+": ")
		if code != exitUnread || out != "" || !oneLine {
			t.Errorf("%s --nonsense: exit %d\n%s---\n%s", cmd.name, code, out, errOut)
		}
	}
}
