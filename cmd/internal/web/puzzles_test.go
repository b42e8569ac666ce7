package web

import (
	"html"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"catanica/catalog"
	"catanica/templates"
	"catanica/templates/typeset"
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
		{"a dead end", bath, []url.Values{move("north demolishes Merchant Guild")},
			"no line of moves reaches the goal", "Solved!"},
		{"refused", bath, []url.Values{{"do": {"line"}, "line": {"north builds Roland the Hammer at A above 2"}}},
			"Refused", "Solved!"},
		{"luck", bath, []url.Values{move("north offers 1 ore for 1 wool"), move("south accepts")},
			"depends on a die or on South", "Solved!"},
		{"an edit", bath, []url.Values{{"do": {"set turn 5"}}}, "", "Solved!"},
		{"saved", dark, []url.Values{move("north plays Spy"), move("north chooses Hagen the Sinister"),
			move("north ends main"), move("north ends turn")}, "South cannot reach the goal", "South still wins"},
		{"lost", dark, []url.Values{move("north ends main"), move("north ends turn")},
			"South builds Hagen the Sinister", "Solved!"},
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

// TestPuzzleOfTheDay moves the clock past midnight in UTC: the start page, although it is cached, names another puzzle,
// and so does the address of the puzzle of the day.
func TestPuzzleOfTheDay(t *testing.T) {
	noon := time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	now := noon
	s := cachedSite(t, Config{CacheBytes: 8 << 20, Now: func() time.Time { return now }})
	h := s.Handler()
	for _, lang := range catalog.Langs {
		pages, puzzles := map[string]bool{}, map[string]bool{}
		for _, c := range []struct {
			name       string
			after      time.Duration
			seen       int // different puzzles so far
			fromMemory bool
		}{
			{"noon", 0, 1, false}, {"just before midnight", 12*time.Hour - time.Second, 1, true},
			{"midnight", 12 * time.Hour, 2, false}, {"the next evening", 30 * time.Hour, 2, true},
			{"the day after", 36 * time.Hour, 3, false},
		} {
			now = noon.Add(c.after)
			before := s.content.Stats().Hits
			page := html.UnescapeString(get(t, h, "/"+string(lang)+"/").Body.String())
			if hit := s.content.Stats().Hits > before; hit != c.fromMemory {
				t.Errorf("%s, %s: from the cache %v, want %v", lang, c.name, hit, c.fromMemory)
			}
			to := get(t, h, "/"+string(lang)+"/scenarios/puzzles/today").Header().Get("Location")
			p := s.table.Daily(templates.Frame{Lang: lang})
			p.Title, p.Story = typeset.Text(lang, p.Title), typeset.Text(lang, p.Story)
			if !strings.HasSuffix(to, "/"+p.ID) || !strings.Contains(page, "<strong>"+p.Title+"</strong>") ||
				!strings.Contains(page, p.Story) {
				t.Errorf("%s, %s: the page does not show %s, or the link leads to %s", lang, c.name, p.ID, to)
			}
			pages[page], puzzles[to] = true, true
			if len(pages) != c.seen || len(puzzles) != c.seen {
				t.Errorf("%s, %s: %d pages and %d puzzles, want %d", lang, c.name, len(pages), len(puzzles), c.seen)
			}
		}
	}
}
