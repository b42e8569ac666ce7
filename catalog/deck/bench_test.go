package deck

import (
	"testing"

	"catanica/catalog"
)

// BenchmarkBatch parses and judges one list of a tournament, as `catanica validate DIR` does. The target is 10,000
// lists in 5 s on one core, half a millisecond each.
func BenchmarkBatch(b *testing.B) {
	cat := real(b)
	var texts []string
	for _, text := range exampleDecks(b) {
		texts = append(texts, text)
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		l, _ := Parse(texts[i%len(texts)], cat, catalog.DE)
		if Validate(cat, Options{}, l).Verdict != Legal {
			b.Fatal("the list is not legal")
		}
	}
}
