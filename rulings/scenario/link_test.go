package scenario

import (
	"errors"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"catanica/catalog"
)

// TestPublishedLinks checks that links from earlier releases open, and that the same text still makes the same link.
func TestPublishedLinks(t *testing.T) {
	a, err := txtar.ParseFile("testdata/links.txtar")
	if err != nil {
		t.Fatal(err)
	}
	links := map[string]string{}
	checked := 0
	for _, f := range a.Files {
		if name, ok := strings.CutSuffix(f.Name, ".link"); ok {
			links[name] = strings.TrimSpace(string(f.Data))
			continue
		}
		name, want := strings.TrimSuffix(f.Name, ".scn"), string(f.Data)
		if got, err := DecodeLink(links[name]); err != nil || got != want {
			t.Errorf("%s opens as %q: %v", name, got, err)
		}
		if got := EncodeLink(want); got != links[name] {
			t.Errorf("%s: the link is now %s", name, got)
		}
		checked++
	}
	if checked < 5 {
		t.Errorf("only %d links were checked", checked)
	}
}

func TestDecodeLinkRefuses(t *testing.T) {
	for name, link := range map[string]string{
		"no base64":  "a b",
		"no deflate": "////",
		"too long":   strings.Repeat("A", catalog.MaxPacked+1),
		"a bomb":     EncodeLink(strings.Repeat("0", maxLinkText+1)),
		"no UTF-8":   EncodeLink("\xff\xfe"),
		"cut short":  EncodeLink(strings.Repeat("north passes\n", 9))[:8],
	} {
		if src, err := DecodeLink(link); !errors.Is(err, ErrLink) {
			t.Errorf("%s: got %q, %v; want ErrLink", name, src, err)
		}
	}
}

func FuzzDecodeLink(f *testing.F) {
	f.Add(EncodeLink("id: x\n"))
	f.Add("")
	f.Fuzz(func(t *testing.T, link string) {
		src, err := DecodeLink(link)
		if err != nil {
			return
		}
		if again, err := DecodeLink(EncodeLink(src)); err != nil || again != src {
			t.Fatalf("%q does not survive a round trip: %q, %v", src, again, err)
		}
	})
}
