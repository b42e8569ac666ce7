package engine

// scores caches sums over the cards in play until something changes on which they depend: a card in play, a place, a
// mark, or the stock of landscapes if a card counts it. The accessors of the journal report such changes. The cache
// belongs to one position that changes move by move; the journal restores it with the position.
type scores struct {
	have       scoresKept
	words      [2]wordSet // the functions of the cards that each player has laid
	countStock bool       // whether a card in play counts what lies on landscapes
	sums       [len(tokenKinds)][2]summed
	points     [2]summed // without tokens
}

// scoresKept is a set of flags for the scores that are up to date.
type scoresKept uint8

const (
	keepsWords  scoresKept = 1
	keepsSums   scoresKept = 2 // shifted by the kind of points
	keepsPoints scoresKept = 8 // shifted by the player
)

// summed is a sum: what is certain, and how much there could be beyond it.
type summed struct{ n, open int }

// changed invalidates the scores because a card in play, a place or a mark changes.
func (s *scores) changed() {
	if s != nil {
		s.have = 0
	}
}

// stockChanged invalidates the scores that depend on the stock of landscapes.
func (s *scores) stockChanged() {
	if s != nil && (s.countStock || s.have&keepsWords == 0) {
		s.have &= keepsWords
	}
}

// lacks reports whether a score is not up to date, and marks it as up to date.
func (s *scores) lacks(x scoresKept) bool {
	if s.have&x != 0 {
		return false
	}
	s.have |= x
	return true
}

// mayWork reports whether p might have a function with one of the words in play.
func (g *board) mayWork(p Player, words wordSet) bool {
	s := g.scores
	if s == nil {
		return true
	}
	if s.lacks(keepsWords) {
		g.noteWords(s)
	}
	return s.words[p]&words != 0
}

// noteWords collects the function words of the cards in play. A card that mirrors another one may have any.
func (g *board) noteWords(s *scores) {
	s.words, s.countStock = [2]wordSet{}, false
	for p := range g.s.Sides {
		for _, c := range g.s.Sides[p].Laid {
			k, d := &g.s.Cards[c], g.def(c)
			s.words[k.By] |= d.functions
			if k.Target > 0 {
				s.words[k.By] = ^wordSet(0)
			}
			s.countStock = s.countStock || d.countsSomething()
		}
	}
}

// countsSomething reports whether any of the card's points depend on a count.
func (d *def) countsSomething() bool {
	return d.victory.Count != "" || d.strength.Count != "" || d.commerce.Count != "" || d.tournament.Count != ""
}

// keptBetween returns between from the cache, for the kinds of points that decide a token.
func (g *score) keptBetween(p Player, kind int) (least, most int) {
	s := g.scores
	if s == nil {
		return g.between(p, tokenKinds[kind])
	}
	if s.lacks(keepsSums << kind) {
		for p := range s.sums[kind] {
			least, most := g.between(Player(p), tokenKinds[kind])
			s.sums[kind][p] = summed{n: least, open: most - least}
		}
	}
	x := s.sums[kind][p]
	return x.n, x.n + x.open
}

// keptPoints returns cardPoints from the cache.
func (g *score) keptPoints(p Player) (sure, open int) {
	s := g.scores
	if s == nil {
		return g.cardPoints(p)
	}
	x := &s.points[p]
	if s.lacks(keepsPoints << p) {
		x.n, x.open = g.cardPoints(p)
	}
	return x.n, x.open
}
