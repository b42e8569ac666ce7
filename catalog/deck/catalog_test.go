package deck

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"catanica/catalog"
)

// small returns the catalogue of testdata/catalog.txt.
func small(t testing.TB) *catalog.Catalog {
	t.Helper()
	data, err := os.ReadFile("testdata/catalog.txt")
	if err != nil {
		t.Fatal(err)
	}
	fsys := fstest.MapFS{
		"editions.yaml": file(editionsYAML()),
		"sources.yaml":  file("- id: test\n  title: {de: t, en: t}\n  kind: text\n"),
		"readings.yaml": file("[]\n"),
		"changes.yaml":  file("[]\n"),
		"boxes.yaml":    file("{}\n"),
	}
	classes := map[string]bool{}
	for _, line := range strings.Split(string(data), "\n") {
		verb, rest, _ := strings.Cut(line, " ")
		f := strings.Split(rest, "|")
		for i := range f {
			f[i] = strings.TrimSpace(f[i])
		}
		switch verb {
		case "set":
			fsys["sets/"+f[0]+".yaml"] = file(setYAML(f))
		case "card":
			classes[f[3]] = true
			fsys["cards/"+f[0]+".yaml"] = file(cardYAML(f))
		}
	}
	var b strings.Builder
	for c := range classes {
		fmt.Fprintf(&b, "- {id: %s, name: {de: c, en: c}, text: {de: t, en: t}, source: test}\n", c)
	}
	fsys["classes.yaml"] = file(b.String())
	cat, problems := catalog.Load(fsys)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	return cat
}

func file(s string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(s)} }

func editionsYAML() string {
	var b strings.Builder
	for _, id := range catalog.EditionIDs() {
		aka := map[catalog.EditionID]string{catalog.Ed1998: `"1999"`, catalog.Ed2005: `"2006"`}[id]
		fmt.Fprintf(&b, "- {id: %q, aka: [%s], name: {de: e, en: e}, text: {de: t, en: t}, source: test}\n", id, aka)
	}
	return b.String()
}

func setYAML(f []string) string {
	return fmt.Sprintf("id: %s\nsign: %q\nname: {de: %q, en: %q, en_by: ours}\nkind: %s\nfrom: %q\nprinted: {is: %s, "+
		"source: test}\nsource: test\n",
		f[0], f[1], f[1], f[1], f[2], f[3], f[4])
}

func cardYAML(f []string) string {
	var sets strings.Builder
	for _, in := range strings.Fields(f[5]) {
		set, copies, _ := strings.Cut(in, ":")
		fmt.Fprintf(&sets, "  - {set: %s, copies: %s, source: test}\n", set, strings.Replace(copies, "?", "unknown", 1))
	}
	y := fmt.Sprintf("id: %s\nname: {de: %q, en: %q, en_by: ours}\nclass: {is: %s, source: test}\ntypes: "+
		"[%s]\nsource: test\n",
		f[0], f[1], f[2], f[3], strings.Join(strings.Fields(f[4]), ", "))
	if sets.Len() > 0 {
		y += "sets:\n" + sets.String()
	}
	if len(f) > 6 {
		y += flagsYAML(strings.Fields(f[6]))
	}
	return y
}

// flagsYAML returns the YAML of a card's flags: unique, tournament-only, needs:a,b (any of them), bars:a (none of
// them), target:a.
func flagsYAML(flags []string) string {
	y, needs := "", ""
	for _, flag := range flags {
		key, list, _ := strings.Cut(flag, ":")
		list = "[" + strings.ReplaceAll(list, ",", ", ") + "]"
		switch key {
		case "unique":
			y += "unique: {is: true, source: test}\n"
		case "tournament-only":
			y += "tournament_only: {is: true, source: test}\n"
		case "needs":
			needs += "  - {any: " + list + ", for: build, source: test}\n"
		case "bars":
			needs += "  - {none: " + list + ", for: build, source: test}\n"
		case "target":
			y += "targets: {is: " + list + ", source: test}\n"
		}
	}
	if needs != "" {
		y += "needs:\n" + needs
	}
	return y
}
