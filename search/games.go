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

// strip takes the names of a game out of a text about it: there they say nothing.
func (n gameNames) strip(words []typed, g rulings.Game) []typed {
	names := n[g]
	if len(names) == 0 {
		return words
	}
	var out []typed
next:
	for i := 0; i < len(words); i++ {
		for _, name := range names {
			if i+len(name.words) <= len(words) && slices.Equal(texts(words[i:i+len(name.words)]), name.words) {
				i += len(name.words) - 1
				continue next
			}
		}
		out = append(out, words[i])
	}
	return out
}

// bare are the names of a document without that of its game: "Räuber" of "Räuber (Brettspiel)".
func (n gameNames) bare(d *Document) []string {
	var out []string
	for _, name := range append([]string{d.Title.DE, d.Title.EN}, d.Names...) {
		words := typedWords(name, maxPhrasing)
		if rest := n.strip(words, d.game()); len(rest) > 0 && len(rest) < len(words) {
			out = append(out, strings.Join(texts(rest), " "))
		}
	}
	return out
}
