package interact

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// Worth is what a card in play brings its player.
type Worth struct {
	Victory    int  `json:"victory"`
	Strength   int  `json:"strength"`
	Tournament int  `json:"tournament"`
	Commerce   int  `json:"commerce"`
	Limit      int  `json:"limit"` // cards that may be held
	Works      bool `json:"works"` // whether its functions work
}

// Condition is what a card is still worth once another one has acted on it.
type Condition struct {
	By    string `json:"by"` // the card that acts on it
	Deed  Deed   `json:"deed"`
	Worth Worth  `json:"worth"`
	// Unsure names points that no source states, so that Worth leaves them out.
	Unsure []string `json:"unsure,omitempty"`
}

// Left returns what card b brings its player by itself, and what is left of it after each card that disables it or
// changes its points, as the matrix names them. ok is false for cards that are never in play by themselves.
func (p *Players) Left(m *Matrix, b string, at World) (normal Worth, after []Condition, ok bool) {
	w := newWorld(p.cat, p.books, nil, at.Edition, at.Game)
	k := p.cat.Card(b)
	if k == nil || !w.fits(k, InPlay) || k.Is(catalog.Foreign, w.edition) {
		return Worth{}, nil, false
	}
	base := position{edition: w.edition, game: w.game, citadel: magic(k, w.edition)}
	t, err := w.set(base)
	if err != nil {
		return Worth{}, nil, false
	}
	with, c, ok := w.attach(t, b, InPlay)
	if !ok {
		return Worth{}, nil, false
	}
	normal = worthOf(tally(with.Table, with.start).minus(tally(t.Table, t.start))[engine.South])
	normal.Works = engine.Works(with.Table, with.start, c)
	for _, a := range p.cat.Cards {
		r, met := m.Between(Case{a.ID, b, at.Edition, at.Game})
		if !met || a.ID == b || !slices.ContainsFunc(r.Effects, func(e Effect) bool {
			return e.Deed == Blocked || e.Deed == Strength || e.Deed == Tourney || e.Deed == Commerce
		}) {
			continue
		}
		if cond, ok := w.remains(a, k, normal); ok {
			after = append(after, cond)
		}
	}
	return normal, after, true
}

func worthOf(t sums) Worth {
	return Worth{
		Victory:    int(t.Points),
		Strength:   int(t.Strength),
		Tournament: int(t.Tournament),
		Commerce:   int(t.Commerce),
		Limit:      int(t.Limit),
	}
}

// remains plays a on b, in its own player's principality or the opponent's, and returns what is left of b.
func (w *world) remains(a, b *catalog.Card, normal Worth) (Condition, bool) {
	for _, act := range w.actsOf(a.ID) {
		if act.refusal != nil {
			continue
		}
		for _, z := range [2]Zone{InPlay, OwnPlay} {
			t, c, ok := w.with(act, b.ID, z)
			if !ok {
				continue
			}
			before, owner := look(t.Table, t.start, c), sideOf(z)
			tr := w.explore(t, w.begin(t, act), c, engine.NoCard)
			i := slices.IndexFunc(tr.leaves, func(l leaf) bool {
				return !l.own && l.watched.where == inPlay && (before.works != l.watched.works || before.points != l.watched.points)
			})
			if i < 0 || counting(b, w.edition) {
				continue
			}
			l := tr.leaves[i]
			change := worthOf(l.change[owner])
			cond := Condition{By: a.ID, Deed: changed(before, l.watched)[0].Deed, Worth: Worth{
				Victory: normal.Victory + change.Victory, Strength: normal.Strength + change.Strength,
				Tournament: normal.Tournament + change.Tournament, Commerce: normal.Commerce + change.Commerce,
				Limit: normal.Limit + change.Limit, Works: l.watched.works}}
			for _, kind := range b.Points.Kinds() {
				if _, known := kind.Fact.At(w.edition); known == catalog.Unknown {
					cond.Unsure = append(cond.Unsure, kind.Kind)
				}
			}
			if owner == engine.North && act.how == Builds { // what the building itself brings is not b's
				own := w.plain(act, citadels(t))
				if own != nil && len(own.leaves) > 0 {
					less := worthOf(own.leaves[0].change[owner])
					cond.Worth.Victory -= less.Victory
					cond.Worth.Strength -= less.Strength
					cond.Worth.Tournament -= less.Tournament
					cond.Worth.Commerce -= less.Commerce
					cond.Worth.Limit -= less.Limit
				}
			}
			return cond, true
		}
	}
	return Condition{}, false
}
