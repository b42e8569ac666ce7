package web

import (
	"html"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"
)

var packedField = regexp.MustCompile(`name="(g|at)" value="([^"]*)"`)

// play presses buttons of a puzzle one after the other, as a reader without JavaScript does, and returns the page.
func play(t *testing.T, path string, moves ...url.Values) string {
	t.Helper()
	h := testSite(t).Handler()
	page := get(t, h, path).Body.String()
	for _, move := range moves {
		form := url.Values{}
		for _, m := range packedField.FindAllStringSubmatch(page, 2) {
			form.Set(m[1], html.UnescapeString(m[2]))
		}
		for key, values := range move {
			form[key] = values
		}
		r := httptest.NewRequestWithContext(t.Context(), http.MethodPost, path, strings.NewReader(form.Encode()))
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		if page = w.Body.String(); w.Code == http.StatusSeeOther {
			to, _, _ := strings.Cut(w.Header().Get("Location"), "#")
			page = get(t, h, to).Body.String()
		}
	}
	return page
}

func move(line string) url.Values { return url.Values{"move": {line}} }

// TestPlayPuzzles solves puzzles, fails in them, and is told why.
func TestPlayPuzzles(t *testing.T) {
	const bath, dark = "/en/scenarios/puzzles/badetag", "/en/scenarios/puzzles/der-unheimliche"
	for _, c := range []struct {
		name, path string
		moves      []url.Values
		want, not  string
	}{
		{"solved", bath, []url.Values{move("north plays Lady Imelda"), move("south chooses Conrad the Swift"),
			move("north builds Bath House at A below 1")}, "Solved!", "That does not work"},
		{"another order", bath, []url.Values{move("north builds Bath House at A above 2"), move("north plays Lady Imelda"),
			move("south chooses Conrad the Swift")}, "Solved!", "That does not work"},
		{"on the way", bath, []url.Values{move("north plays Lady Imelda")}, "can still be reached", "Solved!"},
		{"a dead end", bath, []url.Values{move("north demolishes Merchant Guild")}, "no line of moves reaches the goal", "Solved!"},
		{"refused", bath, []url.Values{{"do": {"line"}, "line": {"north builds Roland the Hammer at A above 2"}}}, "Refused", "Solved!"},
		{"luck", bath, []url.Values{move("north offers 1 ore for 1 wool"), move("south accepts")},
			"depends on a die or on South", "Solved!"},
		{"an edit", bath, []url.Values{{"do": {"set turn 5"}}}, "", "Solved!"},
		{"saved", dark, []url.Values{move("north plays Spy"), move("north chooses Hagen the Sinister"), move("north ends main"),
			move("north ends turn")}, "South cannot reach the goal", "South still wins"},
		{"lost", dark, []url.Values{move("north ends main"), move("north ends turn")}, "South builds Hagen the Sinister", "Solved!"},
	} {
		t.Run(c.name, func(t *testing.T) {
			page := html.UnescapeString(play(t, c.path, c.moves...))
			if !strings.Contains(page, c.want) {
				t.Errorf("the page lacks %q", c.want)
			}
			if strings.Contains(page, c.not) {
				t.Errorf("the page says %q", c.not)
			}
		})
	}
}
