package compose

import (
	"testing"

	"catanica/search/query"
)

// TestRewrite checks that filters replace those in the query, or are added so that they apply to all of it.
func TestRewrite(t *testing.T) {
	set := func(key, text string) Setting { return Setting{[]string{key}, text} }
	for _, c := range []struct {
		text     string
		settings []Setting
		want     string
	}{
		{"", []Setting{set("set", "set:zud")}, "set:zud"},
		{"hexe", []Setting{set("set", "set:zud")}, "hexe set:zud"},
		{"set:kuw hexe", []Setting{set("set", "set:zud")}, "set:zud hexe"},
		{"hexe set:kuw kosten<=3", []Setting{set("set", ""), set("cost", "kosten:2..4")}, "hexe kosten:2..4"},
		{"set:kuw", []Setting{set("set", "")}, ""},
		{"sortiere:kosten hexe", []Setting{set("sort", "sortiere:-kosten")}, "sortiere:-kosten hexe"},
		{"set!=kuw", []Setting{set("set", "set:zud")}, "set!=kuw set:zud"},
		{"(set:kuw or set:pui)", []Setting{set("set", "set:zud")}, "(set:kuw or set:pui) set:zud"},
		{"set:kuw OR hexe", []Setting{set("class", "class:unit")}, "(set:kuw OR hexe) class:unit"},
		{"hexe oder spion", []Setting{set("set", "set:zud")}, "hexe spion set:zud"},
		{"darf ich (als nord) das", []Setting{set("set", "set:zud")}, "darf ich als nord das set:zud"},
		{"((((", []Setting{set("set", "set:zud")}, "set:zud"},
		{"er sagt \"nein", []Setting{set("set", "set:zud")}, "er sagt nein set:zud"},
		{"kosten<=", []Setting{set("set", "set:zud")}, "set:zud kosten<="},
		{
			"set:kuw )", []Setting{set("class", "class:unit")}, "set:kuw ) class:unit",
		}, // mistakes stay for the reader to mend
	} {
		got := Rewrite(c.text, c.settings...)
		if got != c.want {
			t.Errorf("%q: got %q, want %q", c.text, got, c.want)
		}
		if _, mistakes := query.Parse(c.text); len(mistakes) > 0 {
			continue
		}
		if again := Rewrite(got, c.settings...); again != got {
			t.Errorf("%q: a second time %q", got, again)
		}
	}
}
