package web

import (
	"html"
	"regexp"
	"strings"
	"testing"

	"catanica/rulings/scenario"
)

var (
	askedBlock = regexp.MustCompile(`(?s)<p class="asked meta">(.*?)</p>`)
	anyTag     = regexp.MustCompile(`<[^>]*>`)
)

// askedOn returns the questions that a page shows, as plain text.
func askedOn(page string) []string {
	var out []string
	for _, m := range askedBlock.FindAllStringSubmatch(page, -1) {
		text := html.UnescapeString(anyTag.ReplaceAllString(m[1], ""))
		out = append(out, strings.Join(strings.Fields(text), " "))
	}
	return out
}

// TestAskedOnPage: each step shows what was asked of whom, the current one also what could follow, but to no player what
// the opponent may answer.
func TestAskedOnPage(t *testing.T) {
	h := testSite(t).Handler()
	const page = "/scenarios/112.G.e-verhexte-feuerwache?step=1"
	for _, tt := range []struct{ address, has, lacks string }{
		{"/de" + page, "Nord: Was tust du in der Hauptphase? Möglich ist:", ""},
		{"/de" + page, "Nord spielt Feuerteufel", ""},
		{"/de" + page, "Nord: Welche Karte trifft es? (Feuerteufel)", ""},
		{"/en" + page, "North: What do you do in the main phase? Possible:", ""},
		{"/en" + page, "north plays Arsonist", ""},
		{"/en" + page + "&view=south", "North: What do you do in the main phase?", "north plays Arsonist"},
	} {
		w := get(t, h, tt.address)
		all := strings.Join(askedOn(w.Body.String()), "\n")
		if w.Code != 200 || !strings.Contains(all, tt.has) || tt.lacks != "" && strings.Contains(all, tt.lacks) {
			t.Errorf("%s: status %d, want %q, not %q, in\n%s", tt.address, w.Code, tt.has, tt.lacks, all)
		}
	}
}

// TestAskedAfterMistake: a wrong answer and a refused one are shown with what was asked and what would fit.
func TestAskedAfterMistake(t *testing.T) {
	h := testSite(t).Handler()
	const start = `id: x
edition: 2004
start
  turn 9
  active north
  gate open
  north axis: city A, road, settlement B
  south axis: city A, road, settlement B
  south at A: Feuerwache, Bibliothek, Markt
  south on Feuerwache: Hexe (north)
  north hand: Feuerteufel
  south hand: none
play
  north plays Feuerteufel
  die 3
`
	for _, line := range []string{"north chooses Feuerwache", "north chooses 1 wool"} {
		w := get(t, h, "/de/scenarios/new?s="+scenario.EncodeLink(start+"  "+line+"\n"))
		asked := askedOn(w.Body.String())
		if w.Code != 200 || len(asked) == 0 || !strings.Contains(asked[0], "Nord: Welche Karte trifft es? (Feuerteufel)") ||
			!strings.Contains(asked[0], "Nord wählt Bibliothek") {
			t.Errorf("%s: status %d, asked %q", line, w.Code, asked)
		}
	}
}
