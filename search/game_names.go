package search

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
)

// gameNames holds what players call the games other than the card game.
type gameNames map[rulings.Game][]gameName

type gameName struct {
	lang   catalog.Lang
	text   string
	tokens []string
}

// loadGameNames reads data/games.txt.
func loadGameNames() (gameNames, error) {
	names := gameNames{}
	return names, analysis.EachLine(dataFS, "data/games.txt", func(line string) error {
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
			for _, text := range analysis.SplitCommas(part.list) {
				names[g] = append(names[g], gameName{part.lang, text, analysis.Texts(analysis.Tokenize(text, analysis.MaxPhraseTokens))})
			}
		}
		slices.SortStableFunc(names[g], func(a, b gameName) int { return len(b.tokens) - len(a.tokens) })
		return nil
	})
}

// phrasebook returns a phrasebook that finds the games named in texts of a lexicon's language.
func (n gameNames) phrasebook(l *analysis.Lexicon) *analysis.Phrasebook {
	b := analysis.NewPhrasebook(l)
	for g, names := range n {
		for _, name := range names {
			if name.lang == l.Lang() {
				b.Add(string(g), name.text)
			}
		}
	}
	return b
}

// strip returns the indexes of the words that remain without the names of game g. In texts about g they say nothing.
func (n gameNames) strip(words []string, g rulings.Game) (kept []int) {
next:
	for i := 0; i < len(words); i++ {
		for _, name := range n[g] {
			if i+len(name.tokens) <= len(words) && slices.Equal(words[i:i+len(name.tokens)], name.tokens) {
				i += len(name.tokens) - 1
				continue next
			}
		}
		kept = append(kept, i)
	}
	return kept
}

// shortNames returns the names of a document without the name of its game: "Räuber" for "Räuber (Brettspiel)".
func (n gameNames) shortNames(d *Document) []string {
	if len(n[d.game()]) == 0 {
		return nil
	}
	var out []string
	for _, name := range append([]string{d.Title.DE, d.Title.EN}, d.Names...) {
		words := analysis.Texts(analysis.Tokenize(name, maxPhrasingTokens))
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
