package web

import (
	"html"
	"regexp"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/table/bundle"
	rtable "catanica/rulings/table"
)

// against finds the lines that name a ruling that a scenario contradicts.
var against = regexp.MustCompile(`(?s)<p class="against">(.*?)</p>`)

// TestAgainst turns lines of an embedded scenario into their opposite: the reader's own table names the article that
// says otherwise, with a scenario that proves it.
func TestAgainst(t *testing.T) {
	s := testSite(t)
	h := s.Handler()
	source := s.svc.Scenario("112.G.e-verhexte-feuerwache").Source
	const refused = "  refused 112.G.e, 103.P.a: north chooses Feuerwache\n"
	main, _, ok := strings.Cut(source, refused)
	if !ok {
		t.Fatal("the scenario has changed")
	}
	flipped := s.svc.Scenario("112.M.b-gemeinsame-ablage").Source
	last := strings.LastIndex(strings.TrimSpace(flipped), "\n")
	flipped = flipped[:last] + strings.Replace(flipped[last:], "lacks", "has", 1)
	for _, c := range []struct {
		name, text, lang string
		want             []string // nothing: no ruling is contradicted
	}{
		{"a refused move played", main + "  north chooses Feuerwache\n", "en", []string{"112.G.e", "says otherwise"}},
		{"the same in German", main + "  north chooses Feuerwache\n", "de", []string{"112.G.e", "sagt etwas anderes"}},
		{"an expectation", flipped, "en", []string{"112.M.b", "Play the proof"}},
		{"an expectation before any move",
			strings.Replace(source, "expect Feuerwache blocked", "expect Feuerwache works", 1), "en", nil},
		{"a wrong number", source + "  expect south hand 4\n", "en", nil},
		{"as it is", source, "en", nil},
	} {
		page := get(t, h, "/"+c.lang+"/scenarios/new?step=9&g="+rtable.Pack(c.text)).Body.String()
		found := against.FindAllStringSubmatch(page, -1)
		if len(c.want) == 0 && len(found) > 0 {
			t.Errorf("%s: contradicts %q", c.name, found)
		}
		for _, want := range c.want {
			if len(found) == 0 || !strings.Contains(html.UnescapeString(found[0][1]), want) {
				t.Errorf("%s: lacks %q in %q", c.name, want, found)
			}
		}
		if len(c.want) > 0 && len(found) > 0 {
			link := regexp.MustCompile(`href="(/` + c.lang + `/scenarios/[^"]+)"`).FindStringSubmatch(found[0][1])
			if link == nil || get(t, h, link[1]).Code != 200 {
				t.Errorf("%s: no proof in %q", c.name, found)
			}
		}
	}
	for _, lang := range catalog.Langs {
		data, err := bundle.Write(s.svc.Catalog, []string{"112.G.e", "112.M.b"}, nil, s.table.Table.Sources, lang)
		if err != nil {
			t.Fatal(err)
		}
		_, texts, err := bundle.Texts(data)
		if err != nil {
			t.Fatal(err)
		}
		for id, there := range map[string]bool{"112.G.e": true, "112.M.b": true, "999.Z.z": false} {
			if got, want := texts.Proof(id), s.table.Table.Sources.Proof(id); got != want || there != (got != "") {
				t.Errorf("%s: the worker's proof of %s is %q, want %q", lang, id, got, want)
			}
		}
	}
	page := get(t, h, "/en/scenarios/112.G.e-verhexte-feuerwache").Body.String()
	if against.MatchString(page) {
		t.Error("an embedded scenario contradicts a ruling")
	}
}
