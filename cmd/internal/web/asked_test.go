package web

import (
	"html"
	"regexp"
	"strings"
	"testing"

	"catanica/rulings/scenario"
)

var (
	askedBlock = regexp.MustCompile(`(?s)<p class="asked[^"]*"[^>]*>(.*?)</p>`)
	moveButton = regexp.MustCompile(`(?s)name="move" value="([^"]*)"[^>]*>(.*?)</button>`)
	anyTag     = regexp.MustCompile(`<[^>]*>`)
)

// askedOn returns the questions that a page shows and the moves that it offers, as plain text.
func askedOn(page string) []string {
	var out []string
	for _, m := range askedBlock.FindAllStringSubmatch(page, -1) {
		text := html.UnescapeString(anyTag.ReplaceAllString(m[1], ""))
		out = append(out, strings.Join(strings.Fields(text), " "))
	}
	for _, m := range moveButton.FindAllStringSubmatch(page, -1) {
		out = append(out, html.UnescapeString(m[1]+" = "+anyTag.ReplaceAllString(m[2], "")))
	}
	return out
}

// TestAskedOnPage: a table shows what is asked of whom and the moves that may follow as sentences, but to no player
// what the opponent may do.
func TestAskedOnPage(t *testing.T) {
	h := testSite(t).Handler()
	const page = "/scenarios/112.G.e-verhexte-feuerwache"
	for _, tt := range []struct{ address, has, lacks string }{
		{"/de" + page, "Nord: Was tust du in der Hauptphase?", ""},
		{"/de" + page, "north plays Arsonist = Nord spielt den Feuerteufel.", ""},
		{"/de" + page + "?step=2", "Nord: Welche Karte trifft es? (Feuerteufel)", ""},
		{"/en" + page + "?step=2", "north chooses Library = North chooses the Library.", ""},
		{"/en" + page + "?view=south", "North: What do you do in the main phase?", "north plays Arsonist"},
		{"/en" + page + "?step=1", `name="move" value="die 6" aria-label="The die shows 6."`, ""},
		{"/en" + page + "?step=2", "^die 6 = 6", "^die 3"},
	} {
		w := get(t, h, tt.address)
		all := strings.ReplaceAll(strings.Join(askedOn(w.Body.String()), "\n"), "aria-label", "")
		if w.Code != 200 || !strings.Contains(all, tt.has) && !strings.Contains(w.Body.String(), tt.has) ||
			tt.lacks != "" && strings.Contains(all, tt.lacks) {
			t.Errorf("%s: status %d, want %q, not %q, in\n%s", tt.address, w.Code, tt.has, tt.lacks, all)
		}
	}
}

// TestAskedAfterMistake: a wrong answer and a refused one in a text stop the play, and what would fit is offered.
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
	for line, why := range map[string]string{
		"north chooses Feuerwache": "immun", "north chooses 1 wool": "Nord wählt die Bibliothek",
	} {
		w := get(t, h, "/de/scenarios/new?step=2&s="+scenario.EncodeLink(start+"  "+line+"\n"))
		asked := strings.Join(askedOn(w.Body.String()), "\n")
		if w.Code != 200 || !strings.Contains(asked, "Nord: Welche Karte trifft es? (Feuerteufel)") ||
			!strings.Contains(asked, "north chooses Library") || !strings.Contains(w.Body.String(), why) {
			t.Errorf("%s: status %d, asked %q", line, w.Code, asked)
		}
	}
}
