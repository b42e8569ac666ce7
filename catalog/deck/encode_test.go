package deck

import (
	"errors"
	"strings"
	"testing"

	"catanica/catalog"
)

func TestLinkRoundTrip(t *testing.T) {
	cat := small(t)
	for name, a := range archives(t) {
		for _, l := range listsOf(a, cat) {
			text, err := Decode(l.Link())
			if err != nil || text != l.String() {
				t.Errorf("%s: %v: got %q", name, err, text)
			}
			if len(l.Link()) > 1500 {
				t.Errorf("%s: the link has %d letters", name, len(l.Link()))
			}
		}
	}
}

func TestDecodeRefuses(t *testing.T) {
	for name, link := range map[string]string{
		"no base64":  "a b",
		"no deflate": "////",
		"too long":   strings.Repeat("A", catalog.MaxPacked+1),
		"a bomb":     Encode(strings.Repeat("0", MaxBytes+1)),
		"no UTF-8":   Encode("\xff\xfe"),
		"truncated":  Encode(strings.Repeat("3 Spion\n", 9))[:8],
	} {
		if text, err := Decode(link); !errors.Is(err, ErrLink) {
			t.Errorf("%s: got %q, %v; want ErrLink", name, text, err)
		}
	}
}

func FuzzDecode(f *testing.F) {
	f.Add(Encode("Name: x\n[Deck]\n3 Spion\n"))
	f.Add("")
	f.Fuzz(func(t *testing.T, link string) {
		text, err := Decode(link)
		if err == nil && len(text) > MaxBytes {
			t.Fatalf("%d bytes", len(text))
		}
	})
}

// TestStringRoundTrip parses every legal list back from its canonical form, in both languages.
func TestStringRoundTrip(t *testing.T) {
	cat := small(t)
	for name, a := range archives(t) {
		for _, l := range listsOf(a, cat) {
			if len(l.Problems) > 0 {
				continue
			}
			for _, lang := range catalog.Langs {
				once, problems := Parse(l.String(), cat, lang)
				twice, _ := Parse(once.String(), cat, lang)
				if len(problems) > 0 || once.String() != twice.String() {
					t.Errorf("%s: %v\n%s", name, problems, once)
				}
				if got, want := bare(once), bare(l); got != want {
					t.Errorf("%s: got %s\nwant %s", name, got, want)
				}
			}
		}
	}
}

// bare describes a list without positions and spellings.
func bare(l *List) string {
	var b strings.Builder
	put := func(parts ...string) { b.WriteString(strings.Join(parts, " ") + "\n") }
	put(l.Name, string(l.Format), string(l.Edition))
	if l.Host {
		put("host")
	}
	for _, r := range append(append([]SetRef(nil), l.Sets...), l.Announce...) {
		put(r.Set.ID)
	}
	for _, p := range l.Allow {
		put(p.Text)
	}
	put(l.Character, l.House.describe().EN)
	for _, section := range [][]Entry{l.Deck, l.Events, l.Hand} {
		put("-")
		for _, e := range section {
			set := ""
			if e.Set != nil {
				set = e.Set.ID
			}
			put(strings.Repeat("I", e.Count), e.Card.ID, set)
		}
	}
	return b.String()
}
