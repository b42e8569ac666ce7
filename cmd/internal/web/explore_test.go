package web

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"regexp"
	"strings"
	"testing"

	"catanica/rulings/scenario"
)

// exploreText is a position for questions.
var exploreText = func() string {
	text, err := os.ReadFile("../../../rulings/explore/testdata/fire.scn")
	if err != nil {
		panic(err)
	}
	return string(text)
}()

// TestExplorePage asks on the page, follows the line to the table, and finds the box there.
func TestExplorePage(t *testing.T) {
	h := testSite(t).Handler()
	get := func(address string) (int, string) {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, address, nil))
		return w.Code, w.Body.String()
	}
	packed := scenario.EncodeLink(exploreText)
	ask := func(lang, goal, more string) (int, string) {
		return get("/" + lang + "/scenarios/explore?s=" + packed + "&goal=" + url.QueryEscape(goal) + more)
	}
	for _, c := range []struct{ lang, goal, more, want string }{
		{"en", "south loses the Library", "", "Yes, in 3 moves."},
		{"de", "Süd verliert die Bibliothek", "", "Ja, mit 3 Schritten."},
		{"de", "Süd verliert die Bibliothek", "&dice=all", "Nein, in diesem Zug lässt es sich nicht erzwingen"},
		{"en", "south loses the Library", "&opponent=hinders", "Yes, it can be forced"},
		{"en", "north wins", "", "No, not this turn"},
		{"en", "north winz", "", "did you mean"},
		{"en", "", "", "Can it happen?"},
		{"en", "<script>", "", "&lt;script&gt;"},
	} {
		code, body := ask(c.lang, c.goal, c.more)
		if code != http.StatusOK || !strings.Contains(body, c.want) || strings.Count(body, "<script>") > 1 {
			t.Errorf("%s %s%s: %d, lacks %q", c.lang, c.goal, c.more, code, c.want)
		}
	}
	_, body := ask("en", "south loses the Library", "")
	watch := regexp.MustCompile(`href="(/en/scenarios/new\?g=[^"]+)">Watch it`).FindStringSubmatch(body)
	if watch == nil {
		t.Fatal("the answer has no link to the table")
	}
	code, table := get(watch[1])
	holds, box := strings.Contains(table, "Holds"), strings.Contains(table, `action="/en/scenarios/explore"`)
	if code != http.StatusOK || !holds || !box {
		t.Errorf("the table: %d, holds %v, the box %v", code, holds, box)
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/en/scenarios/explore", nil))
	if to := w.Header().Get("Location"); w.Code != http.StatusFound || to != "/en/scenarios/new" {
		t.Errorf("without a position: %d to %q, not to the editor", w.Code, to)
	}
	for _, address := range []string{"/en/scenarios/explore?goal=north+wins", "/en/scenarios/explore?s=nonsense",
		"/en/scenarios/explore?s=" + packed + "&dice=some", "/en/scenarios/explore?s=" + packed + "&turns=99",
		"/en/scenarios/explore?s=" + packed + "&turns=x",
		"/en/scenarios/explore?s=" + packed + "&goal=" + strings.Repeat("a", 301)} {
		if code, _ := get(address); code != http.StatusBadRequest {
			t.Errorf("%.60s: %d", address, code)
		}
	}
}
