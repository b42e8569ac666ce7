package service

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/proof"
	"catanica/rulings/scenario"
)

// ClauseCoverage counts the clauses of the mechanical articles. An article without anchors is a single clause. Total is
// the sum of the proven, the open and the unplayable ones.
type ClauseCoverage struct {
	Total      int          `json:"total"`
	Proven     int          `json:"proven"`
	Open       []string     `json:"open"` // 112.P.a/palast
	Unplayable []Unplayable `json:"unplayable"`
}

// Unplayable is a clause that no scenario can play.
type Unplayable struct {
	ID  string       `json:"id"`
	Why catalog.Text `json:"why"`
}

// PairCoverage counts pairs of a mechanical article and a card that its front matter names. A pair is proven if the
// card takes part in a scenario that proves the article or one of its clauses. Total is the sum of the proven, the open
// and the unplayable ones.
type PairCoverage struct {
	Total      int    `json:"total"`
	Proven     int    `json:"proven"`
	Open       []Pair `json:"open"`
	Unplayable []Pair `json:"unplayable"`
}

// Pair is an article and a card that it names.
type Pair struct {
	Article string       `json:"article"`
	Card    string       `json:"card"`
	Why     catalog.Text `json:"why,omitzero"` // why no scenario can show the two together
}

// GameCoverage counts the mechanical articles that apply in a game, and those that a scenario proves in that game.
type GameCoverage struct {
	Game       catalog.Game `json:"game"`
	Total      int          `json:"total"`
	Proven     int          `json:"proven"`
	Open       []string     `json:"open"`
	Unplayable []Unplayable `json:"unplayable"` // articles that cannot come up in this game
}

func (s *Service) countClauses(proofs *proof.Report, out *ClauseCoverage) {
	for _, m := range s.Library.Mechanics {
		for _, c := range proofs.Of(m.ID).Clauses {
			out.Total++
			switch {
			case c.Proven():
				out.Proven++
			case !c.Unplayable.Empty():
				out.Unplayable = append(out.Unplayable, Unplayable{c.ID, c.Unplayable})
			default:
				out.Open = append(out.Open, c.ID)
			}
		}
	}
}

func (s *Service) countPairs(proofs *proof.Report, out *PairCoverage) {
	for _, m := range s.Library.Mechanics {
		r, p := s.Library.Ruling(m.ID), proofs.Of(m.ID)
		if !m.Mechanical() || r == nil {
			continue
		}
		shown := map[string]bool{}
		for _, w := range p.Witnesses {
			if w.Good() {
				cardsIn(proofs.Results[w.Scenario], shown)
			}
		}
		for _, card := range r.Cards {
			out.Total++
			why := s.Library.UnplayablePair(m.ID, card)
			switch {
			case shown[card]:
				out.Proven++
			case !why.Empty():
				out.Unplayable = append(out.Unplayable, Pair{m.ID, card, why})
			default:
				out.Open = append(out.Open, Pair{Article: m.ID, Card: card})
			}
		}
	}
}

// centralCards holds the ids of the central cards by the kind of place that they make.
var centralCards = map[engine.PlaceKind]string{
	engine.SettlementPlace: "siedlung", engine.CityPlace: "stadt", engine.CitadelPlace: "zitadelle",
	engine.MetropolisPlace: "metropole",
}

// landscapeCards holds the ids of the landscapes by what they produce.
var landscapeCards = map[engine.Kind]string{
	engine.Lumber: "wald", engine.Brick: "huegelland", engine.Ore: "gebirge", engine.Grain: "ackerland",
	engine.Wool: "weideland", engine.Gold: "goldfluss",
}

// cardsIn notes the cards that take part in a scenario: in the position at its end, which also lists what has left the
// game, and as central cards and landscapes in the principalities.
func cardsIn(res *scenario.Result, out map[string]bool) {
	for _, res := range append([]*scenario.Result{res}, res.Editions...) {
		end := res.End()
		if end == nil || res.Table == nil {
			continue
		}
		for _, c := range end.Cards {
			out[res.Table.Book.ID(c.Def)] = true
		}
		for _, side := range end.Sides {
			for _, place := range side.Places {
				out[centralCards[place.Kind]] = true
			}
			for _, l := range side.Lands {
				out[landscapeCards[l.Kind]] = true
			}
			out["strasse"] = out["strasse"] || len(side.Roads) > 0
		}
		for _, st := range res.Steps {
			for _, e := range st.Events {
				out[e.Card], out[e.On] = true, true
			}
		}
	}
}

// gameCoverage counts the articles that are proven in each game.
func (s *Service) gameCoverage(proofs *proof.Report) []GameCoverage {
	var out []GameCoverage
	for _, game := range catalog.Games {
		g := GameCoverage{Game: game, Open: []string{}, Unplayable: []Unplayable{}}
		for _, m := range s.Library.Mechanics {
			r := s.Library.Ruling(m.ID)
			if r == nil || !m.Mechanical() || !slices.Contains(r.Games, game) {
				continue
			}
			g.Total++
			why := s.Library.UnplayableIn(game, m.ID)
			switch {
			case slices.ContainsFunc(proofs.Of(m.ID).Witnesses, func(w proof.Witness) bool {
				return w.Good() && slices.Contains(w.Games, game)
			}):
				g.Proven++
			case !why.Empty():
				g.Unplayable = append(g.Unplayable, Unplayable{m.ID, why})
			default:
				g.Open = append(g.Open, m.ID)
			}
		}
		out = append(out, g)
	}
	return out
}

// boardCoverage counts the entries of the board games that decide something in play. An entry is a single clause.
func (s *Service) boardCoverage(proofs *proof.Report) []GameCoverage {
	out := []GameCoverage{}
	rules := scenario.BoardRules()
	for _, game := range scenario.BoardGames() {
		g := GameCoverage{Game: game, Open: []string{}, Unplayable: []Unplayable{}}
		for _, id := range rules[game] {
			g.Total++
			if p := proofs.Of(id); p != nil && p.Proven {
				g.Proven++
			} else {
				g.Open = append(g.Open, id)
			}
		}
		if g.Total > 0 {
			out = append(out, g)
		}
	}
	return out
}
