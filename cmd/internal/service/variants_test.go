package service

import (
	"strings"
	"testing"
	"testing/fstest"

	"catanica/catalog/catalogtest"
)

// TestVariantsNameArticles: a reference to an article that does not exist is a mistake.
func TestVariantsNameArticles(t *testing.T) {
	tree := catalogtest.Base()
	tree["variants/rows.yaml"] = &fstest.MapFile{Data: []byte(`id: rows
articles: [112.G.e, 999.A.a]
rules:
  - topic: hand
    articles: [998.A.a]
`)}
	_, problems := Load(tree)
	var got []string
	for _, p := range problems {
		if strings.Contains(p.Msg, "there is no article") {
			got = append(got, p.Error())
		}
	}
	want := []string{
		`variants/rows.yaml:2: articles: there is no article "999.A.a": mend the id`,
		`variants/rows.yaml:5: articles: there is no article "998.A.a": mend the id`,
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("got %q, want %q", got, want)
	}
}
