package document

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
)

//go:embed data/games.txt
var dataFS embed.FS

// GameNames holds what players call the games other than the card game.
type GameNames map[rulings.Game][]GameName

// GameName is what players call a game in a language.
type GameName struct {
	Lang   catalog.Lang
	Text   string
	Tokens []string
}

// LoadGameNames reads data/games.txt. An error names the line that is wrong.
func LoadGameNames() (GameNames, error) {
	names := GameNames{}
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
				tokens := analysis.Texts(analysis.Tokenize(text, analysis.MaxPhraseTokens))
				names[g] = append(names[g], GameName{part.lang, text, tokens})
			}
		}
		slices.SortStableFunc(names[g], func(a, b GameName) int { return len(b.Tokens) - len(a.Tokens) })
		return nil
	})
}

// Phrasebook returns a phrasebook that finds the games named in texts of a lexicon's language.
func (n GameNames) Phrasebook(l *analysis.Lexicon) *analysis.Phrasebook {
	b := analysis.NewPhrasebook(l)
	for g, names := range n {
		for _, name := range names {
			if name.Lang == l.Lang() {
				b.Add(string(g), name.Text)
			}
		}
	}
	return b
}

// Strip returns the indexes of the words that remain without the names of game g. In texts about g they say nothing.
func (n GameNames) Strip(words []string, g rulings.Game) (kept []int) {
next:
	for i := 0; i < len(words); i++ {
		for _, name := range n[g] {
			if i+len(name.Tokens) <= len(words) && slices.Equal(words[i:i+len(name.Tokens)], name.Tokens) {
				i += len(name.Tokens) - 1
				continue next
			}
		}
		kept = append(kept, i)
	}
	return kept
}

// shortNames returns the names of a document without the name of its game: "Räuber" for "Räuber (Brettspiel)".
func (n GameNames) shortNames(d *Document) []string {
	if len(n[d.AboutGame()]) == 0 {
		return nil
	}
	var out []string
	for _, name := range append([]string{d.Title.DE, d.Title.EN}, d.Names...) {
		words := analysis.Texts(analysis.Tokenize(name, MaxPhrasingTokens))
		if kept := n.Strip(words, d.AboutGame()); len(kept) > 0 && len(kept) < len(words) {
			var rest []string
			for _, i := range kept {
				rest = append(rest, words[i])
			}
			out = append(out, strings.Join(rest, " "))
		}
	}
	return out
}
