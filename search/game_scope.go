package search

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
	"catanica/search/document"
)

// gameScope holds the games that a query is about if the reader has not chosen one. A query that names no game is about
// the card game.
type gameScope struct {
	inScope map[rulings.Game]bool
	named   map[rulings.Game]bool // the games that the query names; it is about these alone
}

// gameNaming says which documents name a game other than the card game in their title or names.
type gameNaming struct {
	naming      map[rulings.Game]map[int]bool
	comparisons map[int]bool // documents of the card game among them
}

// newGameNaming looks up the documents that have a word of a game's name in their title or names.
func (ix *Index) newGameNaming() gameNaming {
	g := gameNaming{naming: map[rulings.Game]map[int]bool{}, comparisons: map[int]bool{}}
	for _, game := range rulings.Games {
		g.naming[game] = map[int]bool{}
	}
	for lang, l := range ix.langs {
		asked := map[int]bool{}
		for _, names := range ix.gameNames {
			for _, name := range names {
				if name.Lang == lang {
					for _, doc := range ix.store.named(lang, l.lexicon.Look(name.Tokens[0]).Stem()) {
						asked[doc] = true
					}
				}
			}
		}
		for doc := range asked {
			d := &ix.docs[doc]
			for _, name := range append(slices.Clone(d.Names), d.Title.In(lang)) {
				g.add(doc, d.AboutGame(), l.games.Find(l.games.Stems(name, document.MaxPhrasingTokens)))
			}
		}
	}
	return g
}

// add records the games that a title or name of a document mentions.
func (g *gameNaming) add(doc int, game rulings.Game, mentions []analysis.Mention) {
	for _, m := range mentions {
		for _, concept := range m.Concepts {
			g.naming[gameOf(concept)][doc] = true
			g.comparisons[doc] = game == rulings.GameCard
		}
	}
}

// gameOf returns the game that a concept of the phrasebooks stands for.
func gameOf(concept string) rulings.Game { return rulings.Game(concept[1:]) }

// comparing are the words with which a query compares the card game with another one: "like in the board game", "anders
// als im Brettspiel".
var comparing = map[catalog.Lang][]string{
	catalog.DE: {"wie", "als", "gegenüber"},
	catalog.EN: {"like", "as", "than", "unlike"},
}

// leading are the words between a comparing word and the name of a game.
var leading = map[catalog.Lang][]string{
	catalog.DE: {"im", "in", "beim", "bei", "dem", "das", "vom", "klassischen", "normalen", "alten"},
	catalog.EN: {"in", "with", "the", "classic", "normal", "regular", "original"},
}

// compared reports whether a query compares something with what the term at an index names.
func compared(terms []queryTerm, at int, lang catalog.Lang) bool {
	for at--; at >= 0 && slices.Contains(leading[lang], terms[at].Text); at-- {
	}
	return at >= 0 && slices.Contains(comparing[lang], terms[at].Text)
}

// gamesNamed returns the games that a query asked in a language is about by their names, which are not those with which
// it compares the card game. If the query says anything else, it marks the naming terms as weak: all documents of the
// game have them.
func (ix *Index) gamesNamed(terms []queryTerm, asked catalog.Lang) map[rulings.Game]bool {
	found := map[rulings.Game]bool{}
	naming := make([]bool, len(terms))
	for _, lang := range catalog.Langs {
		stems, termOf := queryStems(terms, lang)
		for _, m := range ix.langs[lang].games.Find(stems) {
			if compared(terms, termOf[m.From], asked) {
				continue
			}
			for _, concept := range m.Concepts {
				found[gameOf(concept)] = true
			}
			for _, i := range termOf[m.From:m.To] {
				naming[i] = true
			}
		}
	}
	more := false // the query says something besides the name
	for i := range terms {
		more = more || !naming[i] && !terms[i].weak
	}
	for i := range terms {
		terms[i].weak = terms[i].weak || more && naming[i]
	}
	return found
}

// newGameScope returns the games that a query is about: those it names, or else the card game and the games that its
// terms are distinctive of.
func newGameScope(named map[rulings.Game]bool, s *queryScores) gameScope {
	if len(named) > 0 {
		return gameScope{inScope: named, named: named}
	}
	out := gameScope{inScope: map[rulings.Game]bool{rulings.GameCard: true}}
	for _, game := range s.games {
		if game != "" {
			out.inScope[game] = true
		}
	}
	return out
}

const (
	// minGameDocuments is the minimum number of documents of a game that have its distinctive words. In fewer a word
	// may occur by chance, unless it is in a title or name.
	minGameDocuments = 3
	// maxCardGameFit limits how well a distinctive word matches the card game, relative to its own game: parts of
	// compounds and corrections may match, the word itself may not.
	maxCardGameFit = 0.75
)

// distinctiveGame returns the first other game that uses a word of the query where the card game does not, or "".
// weights says how well the word matches each document. Documents that compare the card game with another game do not
// count.
func (ix *Index) distinctiveGame(t *queryTerm, weights []float64) rulings.Game {
	if t.weak {
		return ""
	}
	best, docs, comparisons := map[rulings.Game]float64{}, map[rulings.Game]int{}, ix.games().comparisons
	for d, w := range weights {
		if w == 0 {
			continue
		}
		if game := ix.gameOf[d]; game != rulings.GameCard || !comparisons[d] {
			best[game] = max(best[game], w)
			docs[game]++
		}
	}
	for _, game := range rulings.Games[1:] {
		distinct := best[game] > 0 && best[rulings.GameCard] < maxCardGameFit*best[game]
		if distinct && (docs[game] >= minGameDocuments || ix.inTitle(game, t)) {
			return game
		}
	}
	return ""
}

// inTitle reports whether a title or name of the game has the word.
func (ix *Index) inTitle(game rulings.Game, t *queryTerm) bool {
	for lang, stem := range t.stems {
		if slices.ContainsFunc(ix.store.named(lang, stem), func(d int) bool { return ix.docs[d].AboutGame() == game }) {
			return true
		}
	}
	return false
}

// outOfScope reports whether a document is about a game that the query is not about. A document that compares its game
// with the one that the query names is about both.
func (r *ranker) outOfScope(doc int) bool {
	if r.q.Game != "" || r.scope.inScope[r.ix.docs[doc].AboutGame()] {
		return false
	}
	for game := range r.scope.named {
		if r.ix.games().naming[game][doc] {
			return false
		}
	}
	return true
}
