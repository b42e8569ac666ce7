package web

import (
	"html"
	"regexp"
	"strings"
	"testing"

	"catanica/catalog/deck"
)

// TestDeckRepairs follows the repairs that are offered beside the faults of a list, until none is left: each has to
// make the list better, and a misspelled name and too many copies have to be among what they mend.
func TestDeckRepairs(t *testing.T) {
	site := testSite(t).Handler()
	repair := regexp.MustCompile(`<a class="button quiet" href="([^"]+)#verdict" rel="nofollow">([^<]+)</a>`)
	faults := regexp.MustCompile(`<li class="v-(?:no|depends)">`)
	const list = "Format: Turnierspiel\nSets: Grundspiel, H&W\n\n[Deck]\n9 Bibliothek\n2 Spoin\n1 Hexe\n"
	address := "/de/decks?d=" + deck.Encode(list)
	offered := ""
	for step := range 12 {
		page := get(t, site, address).Body.String()
		found := repair.FindStringSubmatch(page)
		if found == nil {
			break
		}
		for _, offer := range repair.FindAllStringSubmatch(page, -1) {
			offered += html.UnescapeString(offer[2]) + "; "
		}
		before := len(faults.FindAllString(page, -1))
		address = html.UnescapeString(found[1])
		if after := len(faults.FindAllString(get(t, site, address).Body.String(), -1)); after > before {
			t.Errorf("step %d, %s: %d findings, before %d", step, found[2], after, before)
		}
	}
	for _, want := range []string{"Spion", "−7 Bibliothek", "Zauberer & Drachen eintragen"} {
		if !strings.Contains(offered, want) {
			t.Errorf("never offered %s: %s", want, offered)
		}
	}
}
