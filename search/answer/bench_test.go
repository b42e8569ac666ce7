package answer

import (
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings"
)

func BenchmarkNew(b *testing.B) {
	cat, _ := catalog.Load(content.FS)
	lib, _ := rulings.Load(content.FS, cat)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := New(cat, lib, func() (Pairs, error) { return matrix() }); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkAnswer(b *testing.B) {
	cat, _ := catalog.Load(content.FS)
	lib, _ := rulings.Load(content.FS, cat)
	a, err := New(cat, lib, func() (Pairs, error) { return matrix() })
	if err != nil {
		b.Fatal(err)
	}
	for _, text := range []string{
		"can the arsonist burn the town hall", "can the Spy take buildings", "Schützt die Feuerwache vor dem Feuerteufel?",
		"was kostet die Bibliothek", "can the arsonst burn the libary",
		"eine lange Frage mit vielen Wörtern, die niemand kennt",
	} {
		b.Run(text, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				q := a.Read(text, catalog.DE)
				a.Answer(q, catalog.DE, "")
			}
		})
	}
}

// BenchmarkSpeech measures what the first question costs that is compared with phrasings.
func BenchmarkSpeech(b *testing.B) {
	cat, _ := catalog.Load(content.FS)
	lib, _ := rulings.Load(content.FS, cat)
	b.ReportAllocs()
	for b.Loop() {
		a, err := New(cat, lib, nil)
		if err != nil {
			b.Fatal(err)
		}
		a.Prepare(catalog.DE)
	}
}
