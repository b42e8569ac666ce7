package web

import (
	"html"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/rulings/scenario"
	rtable "catanica/rulings/table"
)

// TestDeckPair begins a game between two decks from the deck page, in both languages, and plays its opening.
func TestDeckPair(t *testing.T) {
	s := testSite(t)
	h := s.Handler()
	link := regexp.MustCompile(`href="(/(?:de|en)/scenarios/new\?g=[^"]*)"`)
	for _, pair := range [][2]int{{0, 1}, {2, 3}} {
		a, b := s.svc.Examples()[pair[0]], s.svc.Examples()[pair[1]]
		for _, lang := range catalog.Langs {
			path := "/" + string(lang) + "/decks?d=" + deck.Encode(a.Text)
			if m := link.FindStringSubmatch(get(t, h, path).Body.String()); m != nil {
				t.Errorf("one deck has the table %s", m[1])
			}
			path += "&d2=" + deck.Encode(b.Text)
			m := link.FindStringSubmatch(get(t, h, path).Body.String())
			if m == nil {
				t.Fatalf("%s and %s: no table", a.List.Name, b.List.Name)
			}
			address, err := url.Parse(html.UnescapeString(m[1]))
			if err != nil {
				t.Fatal(err)
			}
			page := get(t, h, address.String()).Body.String()
			for _, want := range []string{a.List.Name, b.List.Name, a.List.Hand[0].Card.Title(lang)} {
				if !strings.Contains(page, html.EscapeString(want)) {
					t.Errorf("%s: the table lacks %q", lang, want)
				}
			}
			text, err := rtable.Unpack(address.Query().Get("g"))
			if err != nil {
				t.Fatal(err)
			}
			if lang == catalog.DE && !strings.Contains(text, "Phase Eröffnung") {
				t.Errorf("not in German:\n%s", text)
			}
			opened := opening
			if strings.Contains(text, "sets:") && strings.Contains(text, "zud") {
				opened = strings.Replace(opened, "  north lays forest", "  north passes\n  south passes\n  north lays forest", 1)
			}
			file, errs := scenario.Parse("pair", text+opened+startingHand("north", a.List)+startingHand("south", b.List)+
				"  deal hidden\n  expect phase before\n  expect north hand 3\n  expect south hand 3\n  expect events 13\n")
			if len(errs) > 0 {
				t.Fatalf("%v\n%s", errs, text)
			}
			if res := scenario.Replay(t.Context(), file, s.svc.Books(), scenario.Options{}); !res.OK {
				t.Errorf("%s: %s: %v\n%s", lang, res.Status, res.Trouble, text)
			}
		}
	}
}

// TestDeckPairRefused checks the pairs with which no tournament game can begin.
func TestDeckPairRefused(t *testing.T) {
	s := testSite(t)
	whole := s.svc.Examples()[0].Text
	for name, text := range map[string]string{
		"unreadable":    strings.Replace(whole, "3 Spion", "3 Spoin", 1),
		"another game":  "Format: kleines-turnier\n" + whole,
		"without cards": "Name: leer\n\n[Deck]\n\n[Ereignisse]\n",
	} {
		page := get(t, s.Handler(), "/de/decks?d="+deck.Encode(whole)+"&d2="+deck.Encode(text)).Body.String()
		if strings.Contains(page, "/de/scenarios/new?g=") {
			t.Errorf("%s: there is a table", name)
		}
	}
}

const opening = `  die 5
  die 2
  north lays forest at left of A above
  north lays hills at left of A below
  north lays mountains at AB above
  north lays fields at AB below
  north lays pasture at right of B above
  south lays forest at left of A above
  south lays hills at left of A below
  south lays mountains at AB above
  south lays fields at AB below
  south lays pasture at right of B above
`

// startingHand chooses the cards that a list names for the starting hand.
func startingHand(player string, l *deck.List) string {
	var b strings.Builder
	for _, e := range l.Hand {
		for range e.Count {
			b.WriteString("  " + player + " chooses " + e.Card.Title(catalog.DE) + "\n")
		}
	}
	return b.String()
}
