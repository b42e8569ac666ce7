package search

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings"
)

// aim is which games a query is about where the reader chose none: whoever asks without a name means the card game.
type aim struct {
	meant map[rulings.Game]bool
	named map[rulings.Game]bool // the query names them: it is about these alone
}

// games know what speaks for the games beside the card game.
type games struct {
	books    map[catalog.Lang]*phrasebook                      // their names
	titles   map[rulings.Game]map[catalog.Lang]map[string]bool // stems of the titles and names of their documents
	told     map[rulings.Game]map[int]bool                     // documents whose title or name names the game
	compares map[int]bool                                      // documents of the card game among them
}

func newGames(docs []Document, names gameNames, langs map[catalog.Lang]*language) *games {
	g := &games{
		books: names.books(langs), titles: map[rulings.Game]map[catalog.Lang]map[string]bool{},
		told: map[rulings.Game]map[int]bool{}, compares: map[int]bool{},
	}
	for _, game := range rulings.Games {
		g.titles[game], g.told[game] = map[catalog.Lang]map[string]bool{}, map[int]bool{}
		for _, lang := range catalog.Langs {
			g.titles[game][lang] = map[string]bool{}
		}
	}
	for i := range docs {
		d := &docs[i]
		for _, lang := range catalog.Langs {
			for _, name := range append(slices.Clone(d.Names), d.Title.In(lang)) {
				g.learn(i, d.game(), lang, stemsIn(name, langs[lang]))
			}
		}
	}
	return g
}

// learn notes the words of a title or name.
func (g *games) learn(doc int, game rulings.Game, lang catalog.Lang, name []stemAt) {
	for _, s := range name {
		g.titles[game][lang][s.stem] = true
	}
	for _, m := range g.books[lang].find(name) {
		for _, id := range m.ids {
			g.told[gameOf(id)][doc] = true
			g.compares[doc] = game == rulings.GameCard
		}
	}
}

// gameOf is the game that a phrase of the books names.
func gameOf(id string) rulings.Game { return rulings.Game(id[1:]) }

// stemsIn are the stems of a text.
func stemsIn(text string, l *language) []stemAt {
	var out []stemAt
	for _, w := range typedWords(text, maxPhrasing) {
		out = append(out, stemAt{l.entry(w.text).stem(), w.start, w.end})
	}
	return out
}

// named finds the games that a query names. The words that do it say little then: all documents of the game hold them.
func (g *games) named(units []unit) map[rulings.Game]bool {
	found := map[rulings.Game]bool{}
	naming := make([]bool, len(units))
	for _, lang := range catalog.Langs {
		at, which := stemsOf(units, lang)
		for _, m := range g.books[lang].find(at) {
			for _, id := range m.ids {
				found[gameOf(id)] = true
			}
			for _, i := range which[m.from:m.to] {
				naming[i] = true
			}
		}
	}
	more := false // the query says something beside the name
	for i := range units {
		more = more || !naming[i] && !units[i].weak
	}
	for i := range units {
		units[i].weak = units[i].weak || more && naming[i]
	}
	return found
}

// aim joins what the query names and what its words belong to.
func (g *games) aim(named map[rulings.Game]bool, s *scores) aim {
	if len(named) > 0 {
		return aim{meant: named, named: named}
	}
	a := aim{meant: map[rulings.Game]bool{rulings.GameCard: true}}
	for _, game := range s.own {
		if game != "" {
			a.meant[game] = true
		}
	}
	return a
}

// leastHolding is how many documents of a game must hold a word that is to speak for it: below that it may stand there
// by chance. A word of a title or name always speaks for its game.
const leastHolding = 3

// clearly is how well a word may at most fit the card game, of how well it fits a game that it speaks for: parts of
// compounds and corrections may, the word itself not.
const clearly = 0.75

// ownGame is the game that a word of the query speaks for: the first that uses it where the card game does not, "" for
// none. found is how well the word fits each document. What the card game says of another game is no use of its own.
func (ix *Index) ownGame(u *unit, found []float64) rulings.Game {
	if u.weak {
		return ""
	}
	best, holding := map[rulings.Game]float64{}, map[rulings.Game]int{}
	for d, f := range found {
		if game := ix.docs[d].game(); f > 0 && (game != rulings.GameCard || !ix.games.compares[d]) {
			best[game] = max(best[game], f)
			holding[game]++
		}
	}
	for _, game := range rulings.Games[1:] {
		if b := best[game]; b > 0 && best[rulings.GameCard] < clearly*b && (holding[game] >= leastHolding || ix.games.inTitle(game, u)) {
			return game
		}
	}
	return ""
}

// inTitle reports whether a title or name of the game has the word.
func (g *games) inTitle(game rulings.Game, u *unit) bool {
	for lang, stem := range u.stem {
		if g.titles[game][lang][stem] {
			return true
		}
	}
	return false
}

// elsewhere reports whether a document is of a game that the query is not about. One that compares its game with the
// one that the query names is about both.
func (r *ranking) elsewhere(doc int) bool {
	if r.q.Game != "" || r.aim.meant[r.ix.docs[doc].game()] {
		return false
	}
	for game := range r.aim.named {
		if r.ix.games.told[game][doc] {
			return false
		}
	}
	return true
}

// holdBack keeps the documents of other games, in their own order, behind the first of those that the query is about.
func (r *ranking) holdBack(found []ranked) {
	var here []float64
	there := 0.0
	for _, f := range found {
		if r.elsewhere(f.doc) {
			there = max(there, f.score)
		} else {
			here = append(here, f.score)
		}
	}
	if len(here) == 0 {
		return
	}
	slices.Sort(here)
	slices.Reverse(here)
	most := here[min(len(here), r.ix.weights.ahead)-1] * justBelow
	if there <= most {
		return
	}
	for i := range found {
		if r.elsewhere(found[i].doc) {
			found[i].score *= most / there
		}
	}
}

// justBelow puts a document behind the one that it may not pass.
const justBelow = 0.999
