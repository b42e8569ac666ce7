package gist

import (
	"strings"
	"testing"

	"catanica/catalog"
)

// TestOneMeaning: no word of a language is in two groups of opposites, or in two of particles. Which of the two counted
// would differ from process to process.
func TestOneMeaning(t *testing.T) {
	for _, lang := range catalog.Langs {
		opposed, small := map[string]string{}, map[string]string{}
		once := func(groups map[string]string, kind, group, word string) {
			if before := groups[word]; before != "" {
				t.Errorf("%s: %q is in the groups %s and %s of %s", lang, word, before, group, kind)
			}
			groups[word] = group
		}
		for group, words := range opposites[lang] {
			for word := range strings.FieldsSeq(words) {
				once(opposed, "opposites", group, word)
			}
		}
		for group, words := range particles[lang] {
			for _, word := range words {
				once(small, "particles", group, word)
			}
		}
	}
}
