package catalog_test

import (
	"testing"

	"catanica/catalog"
)

func TestWithArticle(t *testing.T) {
	for _, tc := range []struct{ phrase, want string }{
		{"card", "a"}, {"Hero", "a"}, {"yeoman", "a"}, {"wool trader", "a"},
		{"action", "an"}, {"Event", "an"}, {"image", "an"}, {"ore", "an"}, {"urban expansion", "an"}, {"usher", "an"},
		{"uproar", "an"}, {"utter loss", "an"}, {"umbrella", "an"},
		{"hour", "an"}, {"hourglass", "an"}, {"honest trader", "an"}, {"heir", "an"}, {"honourable knight", "an"},
		{"honey cake", "a"}, {"hexagon", "a"},
		{"one-time effect", "a"}, {"once-only action", "a"}, {"onerous tax", "an"}, {"onion", "an"},
		{"university", "a"}, {"Unicorn", "a"}, {"unique card", "a"}, {"unit", "a"}, {"unidentified fleet", "an"},
		{"unimportant card", "an"}, {"uninvited guest", "an"}, {"unknown card", "an"}, {"unlimited hand", "an"},
		{"useful building", "a"}, {"usual turn", "a"}, {"utility", "a"}, {"uranium mine", "a"}, {"ewe", "a"},
		{"European road", "a"}, {"yttrium mine", "an"}, {"UFO", "a"},
		{"Überfall", "an"}, {"Äxte", "an"}, {"Ökonom", "an"}, {"étude", "an"},
		{"“Event”", "an"}, {"‘hidden’ card", "a"}, {"(open) pile", "an"},
		{"7", "a"}, {"8", "an"}, {"80-card deck", "an"}, {"11", "an"}, {"11,000", "an"}, {"110", "a"}, {"18", "an"},
		{"18th card", "an"}, {"1,800", "a"}, {"100-card deck", "a"},
		{"SVG", "an"}, {"VP", "a"}, {"X", "an"}, {"U", "a"}, {"B", "a"}, {"EVENT", "an"}, {"CARD", "a"}, {"Ö", "an"},
		{"UN mission", "a"}, {"ÜBERFALL", "an"}, {"", "a"},
	} {
		if got := catalog.Article(tc.phrase); got != tc.want {
			t.Errorf("Article(%q) = %q, want %q", tc.phrase, got, tc.want)
		}
	}
	if got := catalog.WithArticle("event"); got != "an event" {
		t.Errorf("WithArticle(%q) = %q, want %q", "event", got, "an event")
	}
}

// TestCapital writes the first letters of sentences as capitals.
func TestCapital(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "öfter": "Öfter", "It": "It", "7 points": "7 points", "„so“": "„so“",
	} {
		if got := catalog.Capital(text); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
