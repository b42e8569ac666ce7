package service

import (
	"testing"
	"testing/fstest"
)

func TestContentHash(t *testing.T) {
	hash := func(files map[string]string) string {
		t.Helper()
		tree := fstest.MapFS{}
		for name, text := range files {
			tree[name] = &fstest.MapFile{Data: []byte(text)}
		}
		h, err := ContentHash(tree)
		if err != nil || len(h) != 64 {
			t.Fatalf("hash %q: %v", h, err)
		}
		return h
	}
	base := hash(map[string]string{"cards/a.yaml": "a", "b.md": "b"})
	if again := hash(map[string]string{"b.md": "b", "cards/a.yaml": "a"}); again != base {
		t.Error("the same files hash differently")
	}
	for name, files := range map[string]map[string]string{
		"another text": {"cards/a.yaml": "a", "b.md": "c"},
		"another name": {"cards/a.yaml": "a", "c.md": "b"},
		"a moved byte": {"cards/a.yaml": "ab", "b.md": ""},
		"no file":      {"cards/a.yaml": "a"},
	} {
		if hash(files) == base {
			t.Errorf("%s: the hash is the same", name)
		}
	}
}
