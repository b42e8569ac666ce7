package search

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
)

// gameScope holds the games that a query is about if the reader has not chosen one. A query that names no game is about
// the card game.
type gameScope struct {
	inScope map[rulings.Game]bool
	named   map[rulings.Game]bool // the games that the query names; it is about these alone
}

// gameDetector finds out which games a query is about.
type gameDetector struct {
	phrasebooks map[catalog.Lang]*analysis.Phrasebook             // of the games' names
	titleStems  map[rulings.Game]map[catalog.Lang]map[string]bool // stems of the titles and names of the games' documents
	naming      map[rulings.Game]map[int]bool                     // documents whose title or name names the game
	comparisons map[int]bool                                      // documents of the card game among them
}

func newGameDetector(docs []Document, names gameNames, analyzers map[catalog.Lang]*analysis.Lexicon) *gameDetector {
	g := &gameDetector{
		phrasebooks: names.phrasebooks(analyzers), titleStems: map[rulings.Game]map[catalog.Lang]map[string]bool{},
		naming: map[rulings.Game]map[int]bool{}, comparisons: map[int]bool{},
	}
	for _, game := range rulings.Games {
		g.titleStems[game], g.naming[game] = map[catalog.Lang]map[string]bool{}, map[int]bool{}
		for _, lang := range catalog.Langs {
			g.titleStems[game][lang] = map[string]bool{}
		}
	}
	for i := range docs {
		d := &docs[i]
		for _, lang := range catalog.Langs {
			for _, name := range append(slices.Clone(d.Names), d.Title.In(lang)) {
				g.addName(i, d.game(), lang, g.phrasebooks[lang].Stems(name, maxPhrasingTokens))
			}
		}
	}
	return g
}

// addName records a title or name of a document.
func (g *gameDetector) addName(doc int, game rulings.Game, lang catalog.Lang, name []analysis.Stem) {
	for _, s := range name {
		g.titleStems[game][lang][s.Text] = true
	}
	for _, m := range g.phrasebooks[lang].Find(name) {
		for _, concept := range m.Concepts {
			g.naming[gameOf(concept)][doc] = true
			g.comparisons[doc] = game == rulings.GameCard
		}
	}
}

// gameOf returns the game that a concept of the phrasebooks stands for.
func gameOf(concept string) rulings.Game { return rulings.Game(concept[1:]) }

// named returns the games that a query names. If the query says anything else, it marks the naming terms as weak: all
// documents of the game have them.
func (g *gameDetector) named(terms []queryTerm) map[rulings.Game]bool {
	found := map[rulings.Game]bool{}
	naming := make([]bool, len(terms))
	for _, lang := range catalog.Langs {
		stems, termOf := queryStems(terms, lang)
		for _, m := range g.phrasebooks[lang].Find(stems) {
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

// scope returns the games that a query is about: those it names, or else the card game and the games that its terms are
// distinctive of.
func (g *gameDetector) scope(named map[rulings.Game]bool, s *queryScores) gameScope {
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
	best, docs := map[rulings.Game]float64{}, map[rulings.Game]int{}
	for d, w := range weights {
		if game := ix.docs[d].game(); w > 0 && (game != rulings.GameCard || !ix.games.comparisons[d]) {
			best[game] = max(best[game], w)
			docs[game]++
		}
	}
	for _, game := range rulings.Games[1:] {
		distinct := best[game] > 0 && best[rulings.GameCard] < maxCardGameFit*best[game]
		if distinct && (docs[game] >= minGameDocuments || ix.games.inTitle(game, t)) {
			return game
		}
	}
	return ""
}

// inTitle reports whether a title or name of the game has the word.
func (g *gameDetector) inTitle(game rulings.Game, t *queryTerm) bool {
	for lang, stem := range t.stems {
		if g.titleStems[game][lang][stem] {
			return true
		}
	}
	return false
}

// outOfScope reports whether a document is about a game that the query is not about. A document that compares its game
// with the one that the query names is about both.
func (r *ranker) outOfScope(doc int) bool {
	if r.q.Game != "" || r.scope.inScope[r.ix.docs[doc].game()] {
		return false
	}
	for game := range r.scope.named {
		if r.ix.games.naming[game][doc] {
			return false
		}
	}
	return true
}
