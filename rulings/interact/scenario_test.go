package interact

import (
	"os"
	"strings"
	"testing"

	"catanica/catalog"
)

func TestShowScenario(t *testing.T) {
	cat, books := load(t)
	p := NewPlayers(cat, books)
	for _, pair := range strings.Split(os.Getenv("PAIRS"), ";") {
		ab := strings.Fields(pair)
		if len(ab) < 2 {
			continue
		}
		r, _ := p.Between(Case{ab[0], ab[1], catalog.Ed2004, catalog.Tournament})
		t.Logf("%+v", r)
		t.Log(r.Answer(cat, catalog.EN))
		t.Log(r.Answer(cat, catalog.DE))
		src, ok := p.Scenario(r)
		t.Log(ok, "\n"+src)
	}
}
