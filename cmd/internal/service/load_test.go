package service

import (
	"testing"

	"catanica/content"
)

// BenchmarkLoad reads and checks the whole content, as every call of the program does first.
func BenchmarkLoad(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, problems := Load(content.FS); len(problems) > 0 {
			b.Fatal(problems)
		}
	}
}
