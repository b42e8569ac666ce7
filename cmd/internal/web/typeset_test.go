package web

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// TestTypeset checks that pages and drawings print apostrophes as an editor would, that the API, the code of scenarios
// and the search box keep what is typed, and that a search finds the same with either.
func TestTypeset(t *testing.T) {
	h := testSite(t).Handler()
	for _, c := range []struct{ path, has, lacks string }{
		{"/en/cards/stein-der-weisen", "<h1>Philosopher’s Stone</h1>", "opponent's"},
		{"/en/cards/stein-der-weisen", `content="The card Philosopher’s Stone`, ""},
		{"/en/cards/stein-der-weisen/face.svg", "Philosopher’s", "Philosopher's"},
		{"/en/search?q=philosopher%27s+stone", "Philosopher’s", ""},
		{"/en/search?q=philosopher%27s+stone", `value="philosopher&#39;s stone"`, ""},
		{"/en/cards?part=list&q=philosopher", "Philosopher’s Stone", "Philosopher&#39;s Stone<"},
		{"/api/v1/cards/stein-der-weisen?lang=en", "Philosopher's Stone", "Philosopher’s Stone"},
	} {
		body := get(t, h, c.path).Body.String()
		if !strings.Contains(body, c.has) || c.lacks != "" && strings.Contains(body, c.lacks) {
			t.Errorf("%s: has %q: %v, has %q: %v", c.path, c.has, strings.Contains(body, c.has), c.lacks,
				strings.Contains(body, c.lacks))
		}
	}
	found := func(query string) (ids []string) {
		var answer struct{ Hits []struct{ ID string } }
		if err := json.Unmarshal(get(t, h, "/api/v1/search?lang=en&q="+query).Body.Bytes(), &answer); err != nil {
			t.Fatal(err)
		}
		for _, hit := range answer.Hits {
			ids = append(ids, hit.ID)
		}
		return ids
	}
	for typed, printed := range map[string]string{
		"philosopher%27s+stone": "philosopher%E2%80%99s+stone", "opponent%27s+hand": "opponent%E2%80%99s+hand",
	} {
		if a, b := found(typed), found(printed); len(a) == 0 || !slices.Equal(a, b) {
			t.Errorf("%s finds %v, %s finds %v", typed, a, printed, b)
		}
	}
}
