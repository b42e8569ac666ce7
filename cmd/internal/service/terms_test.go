package service

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/content"
)

var updateTerms = flag.Bool("update-terms", false, "rewrite docs/terms.md")

// TestTermList holds docs/terms.md against content/words.yaml and the cards.
func TestTermList(t *testing.T) {
	s, problems := Load(content.FS)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	const file = "../../../docs/terms.md"
	want := termList(s)
	if *updateTerms {
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("docs/terms.md is stale: run go test ./cmd/internal/service -run TestTermList -update-terms")
	}
}

// termList writes the terms in both languages, with what must not be written instead, and the published card names.
func termList(s *Service) string {
	var b strings.Builder
	b.WriteString(`# Terms in German and English

One English term for one German term. The terms come from content/words.yaml, where ` + "`catanica check`" + ` also finds
what must not be written instead ([content.md](content.md#words-contentwordsyaml)). A test holds this page against the
file: after a change, run ` + "`go test ./cmd/internal/service -run TestTermList -update-terms`" + `.

| German | English | not |
| --- | --- | --- |
`)
	for _, w := range s.Library.Words {
		if w.DE == "" || w.EN == "" {
			continue
		}
		var not []string
		for _, n := range w.Not {
			not = append(not, n.EN...)
		}
		row(&b, w.DE, w.EN, strings.Join(not, ", "))
	}
	b.WriteString("\n## Phrases and spellings\n\n" +
		"English that reads translated or is spelled otherwise in these texts.\n\n| not | but |\n| --- | --- |\n")
	for _, w := range s.Library.Words {
		for _, n := range w.Not {
			if w.DE == "" && w.EN != "" && len(n.EN) > 0 {
				row(&b, strings.Join(n.EN, ", "), cmp.Or(n.Write, w.EN))
			}
		}
	}
	b.WriteString("\n## Cards with a published English name\n\n| German | English |\n| --- | --- |\n")
	var rows []catalog.Text
	for _, c := range s.Catalog.Cards {
		if c.Name.ENBy == "published" {
			rows = append(rows, c.Name.Text)
		}
	}
	slices.SortFunc(rows, func(a, b catalog.Text) int { return cmp.Compare(a.DE, b.DE) })
	for _, r := range rows {
		row(&b, r.DE, r.EN)
	}
	return b.String()
}

func row(b *strings.Builder, cells ...string) {
	for i, c := range cells {
		cells[i] = strings.ReplaceAll(c, "*", `\*`)
	}
	fmt.Fprintf(b, "| %s |\n", strings.Join(cells, " | "))
}
