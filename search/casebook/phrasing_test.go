package casebook

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"
	"catanica/rulings"
)

// asking is a labelled phrasing with its article.
type asking struct {
	r *rulings.Ruling
	rulings.Answered
	lang catalog.Lang
}

// labelled returns the labelled phrasings of all articles.
func labelled(b *Book) []asking {
	var out []asking
	for _, r := range b.lib.Rulings {
		for _, lang := range catalog.Langs {
			for _, line := range r.Labelled(lang) {
				out = append(out, asking{r, line, lang})
			}
		}
	}
	return out
}

// maxMisled is the greatest share of labelled phrasings to which any article gives another verdict when the phrasing
// itself is left out.
const maxMisled = 0.003

// leftOutSample is the number of labelled phrasings that an ordinary run leaves out.
const leftOutSample = 3000

// TestPhrasingsLeftOut asks the labelled phrasings of all articles, once with the phrasing and once without it. No
// phrasing may contradict its own label; without it, next to none may get another verdict from any article.
func TestPhrasingsLeftOut(t *testing.T) {
	b := load()
	all := labelled(b)
	if len(all) < 1000 {
		t.Fatalf("%d labelled phrasings", len(all))
	}
	wrong, shown, own, total := 0, 0, 0, len(all)
	all = sample.Of(t, leftOutSample, all)
	for _, p := range all {
		i := b.inquire(b.Read(p.Text, p.lang), p.lang, catalog.DefaultEdition, nil)
		if v, ok := i.covers(b.article(p.r), ""); ok && v == p.Verdict {
			own++
		} else if ok {
			t.Errorf("%s: %q is labelled %s, but gets %s", p.r.ID, p.Text, p.Verdict, v)
		}
		right, misled := false, ""
		for _, r := range b.lib.Rulings {
			if len(p.r.Games) > 0 && !slices.Contains(r.Games, p.r.Games[0]) {
				continue
			}
			if v, ok := i.covers(b.article(r), p.Text); ok {
				if right = right || v == p.Verdict; v != p.Verdict {
					misled = fmt.Sprintf("%s says %s: %s", r.ID, v, b.article(r).because(i, p.Text))
				}
			}
		}
		if misled != "" {
			wrong++
			t.Logf("%s: %q %s, but %s", p.r.ID, p.Text, p.Verdict, misled)
		}
		if right {
			shown++
		}
	}
	t.Logf("%d labelled phrasings: %d with their own verdict; left out: %d shown right, %d wrong", len(all), own, shown,
		wrong)
	most := maxMisled
	if len(all) < total { // three standard deviations of a sample
		most += 3 * math.Sqrt(maxMisled/float64(len(all)))
	}
	if share := float64(wrong) / float64(len(all)); share > most {
		t.Errorf("left out, %.4f get another verdict, want at most %.4f", share, most)
	}
}

// because names the phrasing that gives a question its verdict.
func (art *article) because(i *Inquiry, skip string) string {
	text := "its own question"
	art.eachPhrasing(i.Question.Lang, func(p *phrasing) bool {
		if p.Text != skip && p.asks(i) {
			text = p.Text
		}
		return text == "its own question"
	})
	return text
}

// TestPhrasingsAgree: phrasings that read alike have the same verdict, whatever article they are in.
func TestPhrasingsAgree(t *testing.T) {
	b := load()
	seen := map[string]asking{}
	for _, p := range labelled(b) {
		w := b.wording(p.Text, p.lang)()
		key := fmt.Sprint(p.lang, w.Key())
		other, has := seen[key]
		if seen[key] = p; has && other.Verdict != p.Verdict {
			t.Errorf("%s: %q is labelled %s, but %s: %q is %s", p.r.ID, p.Text, p.Verdict, other.r.ID, other.Text, other.Verdict)
		}
	}
}

// TestAsks compares questions with a phrasing: only those that ask the same get its verdict.
func TestAsks(t *testing.T) {
	b := load()
	r := &rulings.Ruling{ID: "0.a", Prose: map[catalog.Lang]*rulings.Prose{
		catalog.DE: {Answered: []rulings.Answered{
			{Text: "muss ich den gaukler bei vollem fürstentum wirklich aufnehmen", Verdict: rulings.No},
			{Text: "kann der spion die bibliothek stehlen", Verdict: rulings.No},
			{Text: "bringt die zollstation zwei gold", Verdict: rulings.Yes},
		}},
		catalog.EN: {Answered: []rulings.Answered{
			{Text: "may i build the residence if i have a harbor", Verdict: rulings.Yes},
			{Text: "does a card stopped by countermagic count as played", Verdict: rulings.Yes},
			{Text: "i need three cards, can i choose them with the town hall", Verdict: rulings.Yes},
		}},
	}}
	lines := b.phrasingsOf(r)
	for text, want := range map[string]bool{
		"muss ich den gaukler bei vollem fürstentum wirklich aufnehmen":       true,
		"Muss ich den Gaukler denn bei vollem Fürstentum wirklich aufnehmen?": true,
		"darf ich den gaukler bei vollem fürstentum wirklich aufnehmen":       false, // may, not must
		"muss ich den gaukler bei leerem fürstentum aufnehmen":                false,
		"muss ich den gaukler nicht bei vollem fürstentum aufnehmen":          false,
		"kann ein Spion die Bibliothek klauen":                                true,
		"can the spy steal a library":                                         true,
		"kann die bibliothek den spion stehlen":                               false, // the other one acts
		"kann nur der spion die bibliothek stehlen":                           false,
		"kann der spion die universität stehlen":                              false,
		"kann der spion die verhexte bibliothek stehlen":                      false,
		"kann der spion zwei bibliotheken stehlen":                            false,
		"kann der spion die bibliothek abbrennen":                             false,
		"bringt eine zollstation zwei gold":                                   true,
		"i need three cards, must i choose them with the town hall":           false,
		"do i need a residence to build a harbor":                             false, // have is no must
		"does a card stopped by countermagic count as a card played":          true,
		"does countermagic stop the playing of a card":                        false, // nor what it counts as
		"bringt eine zollstation vier gold":                                   false,
		"bringen zwei zollstationen zwei gold":                                false,
	} {
		i := b.ask(text, catalog.DE)
		if got := slices.ContainsFunc(lines, func(p phrasing) bool { return p.asks(i) && !p.asksMore(i) }); got != want {
			t.Errorf("%s: got %v, want %v (unread %q)", text, got, want, i.Question.Unread)
		}
	}
}
