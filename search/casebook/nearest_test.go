package casebook

import (
	"testing"

	"catanica/catalog"
	"catanica/rulings"
)

// maxNearMisled is the greatest share of those labelled phrasings to which the nearest precedent gives a verdict that
// may get another one than their own.
const maxNearMisled = 0.28

// minNearRight is the fewest labelled phrasings, left out, that get their own verdict.
const minNearRight = 600

// TestNearestLeftOut compares every labelled phrasing with the other precedents of its article and of the articles to
// which it refers. This is much harder than players' questions, because the phrasings of an article contrast its cases
// on purpose, and the one that is left out is often the only one of its kind: it only compares versions.
func TestNearestLeftOut(t *testing.T) {
	b := load()
	all := labelled(b)
	right, wrong := 0, 0
	for _, p := range all {
		found := []*rulings.Ruling{p.r}
		for _, id := range p.r.See {
			if r := b.lib.Ruling(id); r != nil {
				found = append(found, r)
			}
		}
		i := b.inquire(b.reader.ReadIn(p.Text, p.lang), p.lang, catalog.DefaultEdition, found)
		switch n, ok := i.nearest(p.Text); {
		case !ok:
		case n.Verdict == p.Verdict:
			right++
		default:
			wrong++
			t.Logf("%s: %q is labelled %s, but gets %s from %s", p.r.ID, p.Text, p.Verdict, n.Verdict, n.Article.ID)
		}
	}
	t.Logf("%d labelled phrasings: left out, %d right and %d wrong", len(all), right, wrong)
	if share := float64(wrong) / float64(right+wrong); share > maxNearMisled || right < minNearRight {
		t.Errorf("%d right and %.3f wrong, want at least %d and at most %.2f", right, share, minNearRight, maxNearMisled)
	}
}

// TestNearest compares questions with the precedents of an article that are not quite the same: only those that ask for
// the same get a verdict.
func TestNearest(t *testing.T) {
	b := load()
	article := func(id string) *rulings.Ruling {
		r := b.lib.Ruling(id)
		if r == nil {
			t.Fatalf("there is no article %s", id)
		}
		return r
	}
	for _, c := range []struct {
		text, id, want string
	}{
		{"Muss ich eine mit dem Spion gestohlene Karte denn hinterher zurückgeben?", "112.S.c", "no"},
		{"May I just tear down that spell book?", "126.A.c", "yes"},
		{"So may I tear down that old spell book of mine?", "126.A.c", ""}, // too uncertain
		{"Kann ich mein Zauberbuch wieder abreißen?", "126.A.c", "yes"},
		{"Wann kann ich mein Zauberbuch wieder abreißen?", "126.A.c", ""},          // open
		{"Kann ich mein Zauberbuch behalten oder wieder abreißen?", "126.A.c", ""}, // an alternative
		{"Kann ich mein Zauberbuch nicht wieder abreißen?", "126.A.c", ""},         // an opposite
		{"Kann ich 1998 mein Zauberbuch wieder abreißen?", "126.A.c", ""},          // another edition
		{"Kann ich das Rathaus wieder abreißen?", "126.A.c", ""},                   // another card
		{"Darf ich eine Metropole bauen, wenn der Gegner eine Kirche hat und mein Geheimbund sie spiegelt?", "112.E.a", ""},
		{"Kann mein Gegner mein Zauberbuch wieder abreißen?", "126.A.c", ""}, // another player
		{"Muss ich beim Baumeister eine andere Karte als die ausgesuchte abgeben?", "119.E.b", ""},
		{"Must I put back a card other than the one I picked with the Master Builder?", "119.E.b", ""},
	} {
		n, ok := b.ask(c.text, catalog.DE, article(c.id)).Nearest()
		if got := string(n.Verdict); ok != (c.want != "") || ok && got != c.want {
			t.Errorf("%s: got %s %v, want %q", c.text, got, ok, c.want)
		}
	}
}
