package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/rulings"
)

// TestCompletionScripts lets each shell that is installed read its script, and bash complete with it.
func TestCompletionScripts(t *testing.T) {
	for _, shell := range shells {
		code, script, errOut := call(t, "", "completion", shell)
		if code != exitOK || errOut != "" {
			t.Fatalf("%s: exit %d: %s", shell, code, errOut)
		}
		for _, c := range commands() {
			if !strings.Contains(script, c.name) {
				t.Errorf("%s: %s is missing", shell, c.name)
			}
		}
		if _, err := exec.LookPath(shell); err != nil {
			t.Logf("%s is not installed: its script is not read", shell)
			continue
		}
		file := filepath.Join(t.TempDir(), "script")
		if err := os.WriteFile(file, []byte(script), 0o600); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.CommandContext(t.Context(), shell, "-n", file).CombinedOutput(); err != nil {
			t.Errorf("%s -n: %v\n%s", shell, err, out)
		}
	}
}

// TestCompletionInBash completes command lines in bash with the script.
func TestCompletionInBash(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("bash is not installed")
	}
	_, script, _ := call(t, "", "completion", "bash")
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "deck.txt"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	// A stand-in for the program, so that ids cost no process that loads the content.
	standIn := []byte("#!/bin/sh\necho \"$3-one\" \"$3-two\"\n")
	if err := os.WriteFile(filepath.Join(dir, "catanica"), standIn, 0o700); err != nil {
		t.Fatal(err)
	}
	for line, want := range map[string]string{
		"catanica se":                    "search serve",
		"catanica help exp":              "explore export",
		"catanica search --lang ":        "de en",
		"catanica search --ga":           "--game",
		"catanica search --game st":      "starship",
		"catanica interact --game t":     "tournament",
		"catanica card ":                 "card-one card-two",
		"catanica ruling ruling-o":       "ruling-one",
		"catanica simulate scenario-t":   "scenario-two",
		"catanica validate de":           "deck.txt",
		"catanica validate --edition 19": "1996 1997 1998",
		"catanica validate --player ":    "1 2",
		"catanica explore --player ":     "north south",
		"catanica search --batch de":     "deck.txt",
		"catanica completion z":          "zsh",
		"catanica check --":              "",
		"catanica version --":            "--json",
	} {
		words := strings.Split(line, " ")
		complete := script + "\nCOMP_WORDS=(" + strings.Join(words[:len(words)-1], " ") + " '" + words[len(words)-1] +
			"')\nCOMP_CWORD=$((${#COMP_WORDS[@]}-1))\n_catanica \"$PWD/catanica\"\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n"
		cmd := exec.CommandContext(t.Context(), bash, "--norc", "-c", complete)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		got := strings.Fields(string(out))
		slices.Sort(got)
		if err != nil || strings.Join(got, " ") != want {
			t.Errorf("%q: got %q, want %q, %v", line, got, want, err)
		}
	}
}

// TestCompletionWords lists ids, and checks the calls that are wrong.
func TestCompletionWords(t *testing.T) {
	for kind, want := range map[string]string{"card": "hexe", "ruling": "112.G.e", "scenario": embedded} {
		code, out, _ := call(t, "", "completion", "--words", kind)
		if lines := strings.Split(out, "\n"); code != exitOK || !slices.Contains(lines, want) {
			t.Errorf("%s: exit %d, %s is missing", kind, code, want)
		}
	}
	for _, args := range [][]string{{}, {"csh"}, {"bash", "zsh"}, {"--words", "deck"}, {"--words", "card", "bash"}} {
		code, out, errOut := call(t, "", append([]string{"completion"}, args...)...)
		if code != exitUnread || out != "" || errOut == "" {
			t.Errorf("%v: exit %d\n%s%s", args, code, out, errOut)
		}
	}
}

// TestCompletedValues checks that every option has a description and that the values that the scripts offer exist.
func TestCompletedValues(t *testing.T) {
	for _, c := range completedCommands(t.Context(), catalog.EN) {
		if len(c.Options) == 0 && c.Name != "check" && c.Name != "export" {
			t.Errorf("%s: its options are unknown", c.Name)
		}
		for _, o := range c.Options {
			if o.About == "" || strings.Contains(o.About, "\n") {
				t.Errorf("%s %s: about %q", c.Name, o.Dashed, o.About)
			}
			for _, v := range o.Values {
				_, isLang := catalog.ParseLang(v)
				_, isGame := rulings.ParseGame(v)
				_, isFormat := deck.ParseFormat(v)
				if o.Name == "lang" && !isLang || o.Name == "game" && c.Name == "search" && !isGame ||
					o.Name == "format" && !isFormat {
					t.Errorf("%s %s: no such value %s", c.Name, o.Dashed, v)
				}
			}
		}
	}
}

// TestExamples runs the examples of the help. They must be right calls: none of them exits 2.
func TestExamples(t *testing.T) {
	dir := t.TempDir()
	list, err := os.ReadFile(decksDir + "kuenstlerdeck.txt")
	if err != nil {
		t.Fatal(err)
	}
	position := explorePosition(t)
	if err := os.Mkdir(filepath.Join(dir, "decks"), 0o700); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"deck.txt": string(list), "guest.txt": string(list), "decks/a.txt": string(list),
		"position.scn": position + "  north ends main\n", "queries.tsv": "1\tde\thexe\n",
		"pairs.tsv": "1\thexe\tbibliothek\t\t\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(dir)
	for _, c := range commands() {
		if len(c.examples) == 0 {
			t.Errorf("%s has no example", c.name)
		}
		if c.name == "serve" || c.name == "check" {
			continue // one does not end, the other takes long and is tested elsewhere
		}
		for _, x := range c.examples {
			line, in, fromFile := strings.Cut(x.line, " < ")
			input := ""
			if fromFile {
				data, err := os.ReadFile(in)
				if err != nil {
					t.Fatal(err)
				}
				input = string(data)
			}
			args := split(line)
			if args[0] != "catanica" || args[1] != c.name {
				t.Errorf("%s: the example is another command: %s", c.name, x.line)
				continue
			}
			if code, out, errOut := call(t, input, args[1:]...); code == exitUnread || out == "" && c.name != "mcp" {
				t.Errorf("%s: exit %d\n%s%s", x.line, code, out, errOut)
			}
		}
	}
}

// split cuts a command line into words as a shell does, with single quotes only.
func split(line string) []string {
	var out []string
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			out = append(out, part)
		} else {
			out = append(out, strings.Fields(part)...)
		}
	}
	return out
}
