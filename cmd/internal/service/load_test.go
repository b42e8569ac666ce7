package service

import (
	"testing"

	"catanica/content"
)

// BenchmarkLoad reads the whole content, as every command does first.
func BenchmarkLoad(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, problems := Load(content.FS); len(problems) > 0 {
			b.Fatal(problems)
		}
	}
}
