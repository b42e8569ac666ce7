package decks

import (
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/content"
	"catanica/templates"

	"rsc.io/qr"
)

// testSection returns a section with the content of the repository; it cannot search for cards.
var testSection = sync.OnceValue(func() *Section {
	svc, _ := service.Load(content.FS)
	return &Section{Catalog: svc.Catalog, Library: svc.Library, Show: present.New(svc.Catalog, svc.Library, svc)}
})

func TestAddCard(t *testing.T) {
	s := testSection()
	f := templates.Frame{Lang: catalog.DE}
	for _, c := range []struct{ name, list, card, want string }{
		{"one more on its line", "[Deck]\n2 Spion # fein\n1 Hexe\n", "spion", "[Deck]\n3 Spion\n1 Hexe\n"},
		{"after the others", "[Deck]\n2 Spion\n\n[Ereignisse]\n", "hexe", "[Deck]\n2 Spion\n1 Hexe\n\n[Ereignisse]\n"},
		{"first of its section", "[Deck]\n\n[Ereignisse]\n", "seuche", "[Deck]\n\n[Ereignisse]\n1 Seuche\n"},
		{"without any section", "Name: Neu", "hexe", "Name: Neu\n\n[Deck]\n1 Hexe\n"},
	} {
		k := s.Catalog.Card(c.card)
		if k == nil {
			t.Fatalf("no card %s", c.card)
		}
		d := s.draft(f, c.list)
		d.add(k, homeOf(k), 1)
		if got := d.text; got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

// TestEditDeck checks what each button of the builder does to a list.
func TestEditDeck(t *testing.T) {
	s := testSection()
	f := templates.Frame{Lang: catalog.EN}
	for _, c := range []struct{ name, list, key, value, want string }{
		{"one less", "[Deck]\n2 Spy\n1 Witch\n", "minus", "spion", "[Deck]\n1 Spy\n1 Witch\n"},
		{"the last one", "[Deck]\n1 Spy\n1 Witch\n", "less", "spion", "[Deck]\n1 Witch\n"},
		{"none there", "[Deck]\n1 Witch\n", "less", "spion", "[Deck]\n1 Witch\n"},
		{"an event", "[Deck]\n\n[Ereignisse]\n2 Plague\n", "less", "seuche", "[Deck]\n\n[Ereignisse]\n1 Plague\n"},
		{"under a German heading", "[Deck]\n\n[Ereignisse]\n", "more", "seuche", "[Deck]\n\n[Ereignisse]\n1 Plague\n"},
		{"into the hand", "[Deck]\n1 Spy\n[Starthand]\n", "hold", "spion", "[Deck]\n1 Spy\n[Starthand]\n1 Spy\n"},
		{"out of the hand", "[Deck]\n1 Spy\n[Hand]\n1 Spy\n", "drop", "spion", "[Deck]\n1 Spy\n[Hand]\n"},
		{"out of deck and hand", "[Deck]\n1 Spy\n[Hand]\n1 Spy\n", "less", "spion", "[Deck]\n[Hand]\n"},
		{
			"a drawn hand", "[Deck]\n3 Spy\n[Hand]\n1 Witch\n2 Scout\n", "keep", "spion,spion,spion",
			"[Deck]\n3 Spy\n[Hand]\n3 Spy\n",
		},
		{"too few", "[Deck]\n3 Spy\n", "keep", "spion,nobody", "[Deck]\n3 Spy\n"},
		{"unknown", "[Deck]\n3 Spy\n", "plus", "nobody", "[Deck]\n3 Spy\n"},
	} {
		d := s.draft(f, c.list)
		edit(d, url.Values{c.key: {c.value}})
		if got := d.text; got != c.want {
			t.Errorf("%s: got %q, want %q", c.name, got, c.want)
		}
	}
}

// TestSampleHands checks that a seed gives the same hands, and that no hand has more copies of a card than the deck.
func TestSampleHands(t *testing.T) {
	s := testSection()
	req := &site.Request{
		Frame: templates.Frame{Lang: catalog.DE, Edition: catalog.DefaultEdition}, Query: url.Values{"seed": {"42"}},
	}
	list := s.draft(req.Frame, "[Deck]\n2 Spion\n1 Hexe\n1 Kirche\n").parsed()
	first, err := s.sampleHands(req, list)
	again, _ := s.sampleHands(req, list)
	if err != nil || len(first) != sampleCount {
		t.Fatalf("%d hands: %v", len(first), err)
	}
	for i, h := range first {
		if h.Keep != again[i].Keep || strings.Count(h.Keep, "spion") > 2 || strings.Count(h.Keep, "hexe") > 1 ||
			len(h.Cards) != deck.HandSize {
			t.Errorf("hand %d: %s, then %s", i, h.Keep, again[i].Keep)
		}
	}
}

// TestSeal checks a seal against the same cards in another order and language, and against other lists.
func TestSeal(t *testing.T) {
	s := testSection()
	f := templates.Frame{Lang: catalog.EN}
	seal, err := sealForm(s.draft(f, "Sets: grundspiel\n[Deck]\n2 Spy\n1 Scout\n"), url.Values{"seal": {"1"}})
	if err != nil || seal.State != templates.SealMade {
		t.Fatalf("%+v: %v", seal, err)
	}
	for list, want := range map[string]templates.SealState{
		"Sets: grundspiel\n[Deck]\nKundschafter\nSpion x2\n": templates.SealFits,
		"Sets: grundspiel\n[Deck]\n1 Spy\n1 Scout\n":         templates.SealBroken,
		"Sets: grundspiel\n[Deck]\n2 Spyy\n":                 templates.SealUnreadable,
	} {
		got, _ := sealForm(s.draft(f, list), url.Values{
			"unseal": {"1"}, "commitment": {seal.Commitment}, "nonce": {seal.Nonce},
		})
		if got.State != want {
			t.Errorf("%q: %s, want %s", list, got.State, want)
		}
	}
}

// TestQR compares the image with the encoded code, module by module.
func TestQR(t *testing.T) {
	const text = "https://example.org/de/decks?d=abc"
	code, err := qr.Encode(text, qr.L)
	if err != nil {
		t.Fatal(err)
	}
	image, err := qrImage(text, `a "b" <c>`)
	if err != nil || !strings.Contains(string(image), "&lt;c&gt;") {
		t.Fatalf("%s: %v", image, err)
	}
	dark := map[[2]int]bool{}
	for _, m := range regexp.MustCompile(`M(\d+) (\d+)h(\d+)v1`).FindAllStringSubmatch(string(image), -1) {
		var n [3]int
		for i := range n {
			n[i], _ = strconv.Atoi(m[i+1])
		}
		for i := range n[2] {
			dark[[2]int{n[0] + i - quietZone, n[1] - quietZone}] = true
		}
	}
	for y := range code.Size {
		for x := range code.Size {
			if dark[[2]int{x, y}] != code.Black(x, y) {
				t.Fatalf("module %d, %d differs", x, y)
			}
		}
	}
	if _, err := qrImage(strings.Repeat("a", 4000), ""); err == nil {
		t.Error("a text of 4000 letters fits into no code")
	}
}
