package search

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
)

// gameNames are what players call the games beside the card game, as lower-cased words.
type gameNames map[rulings.Game][]gameName

type gameName struct {
	lang  catalog.Lang
	text  string
	words []string
}

// loadGames reads data/games.txt.
func loadGames() (gameNames, error) {
	names := gameNames{}
	return names, eachLine("data/games.txt", func(line string) error {
		head, list, ok := strings.Cut(line, ":")
		g, known := rulings.ParseGame(strings.TrimSpace(head))
		german, english, ok2 := strings.Cut(list, "|")
		if !ok || !ok2 || !known {
			return fmt.Errorf("want `GAME: German names | English names`, the game one of %v", rulings.Games)
		}
		for _, part := range []struct {
			lang catalog.Lang
			list string
		}{{catalog.DE, german}, {catalog.EN, english}} {
			for _, text := range fields(part.list) {
				names[g] = append(names[g], gameName{part.lang, text, texts(typedWords(text, maxPhrase))})
			}
		}
		slices.SortStableFunc(names[g], func(a, b gameName) int { return len(b.words) - len(a.words) })
		return nil
	})
}

func texts(words []typed) []string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = w.text
	}
	return out
}

// books are the names as phrases of each language, to find them in queries.
func (n gameNames) books(langs map[catalog.Lang]*language) map[catalog.Lang]*phrasebook {
	out := map[catalog.Lang]*phrasebook{}
	for lang, l := range langs {
		b := &phrasebook{byFirst: map[string][]phrase{}}
		for g, names := range n {
			for _, name := range names {
				if name.lang == lang {
					b.addAll(l, string(g), []string{name.text})
				}
			}
		}
		b.sort()
		out[lang] = b
	}
	return out
}

// strip tells which words of a text about a game are left without its names: there they say nothing.
func (n gameNames) strip(words []string, g rulings.Game) (kept []int) {
next:
	for i := 0; i < len(words); i++ {
		for _, name := range n[g] {
			if i+len(name.words) <= len(words) && slices.Equal(words[i:i+len(name.words)], name.words) {
				i += len(name.words) - 1
				continue next
			}
		}
		kept = append(kept, i)
	}
	return kept
}

// bare are the names of a document without that of its game: "Räuber" of "Räuber (Brettspiel)".
func (n gameNames) bare(d *Document) []string {
	if len(n[d.game()]) == 0 {
		return nil
	}
	var out []string
	for _, name := range append([]string{d.Title.DE, d.Title.EN}, d.Names...) {
		words := texts(typedWords(name, maxPhrasing))
		if kept := n.strip(words, d.game()); len(kept) > 0 && len(kept) < len(words) {
			var rest []string
			for _, i := range kept {
				rest = append(rest, words[i])
			}
			out = append(out, strings.Join(rest, " "))
		}
	}
	return out
}
