package service

import (
	"context"

	"catanica/catalog"
	"catanica/rulings/proof"
)

// Coverage reports how much of the sources the product contains. Its JSON is part of the contract.
type Coverage struct {
	Articles ArticleCoverage `json:"articles"`
	Rulings  RulingCoverage  `json:"rulings"`
	Clauses  ClauseCoverage  `json:"clauses"`
	Pairs    PairCoverage    `json:"pairs"`
	Games    []GameCoverage  `json:"games"`
	Boards   []GameCoverage  `json:"boards"` // the entries of the board games
	Cards    CardCoverage    `json:"cards"`
	Sets     []SetCoverage   `json:"sets"`
	NoSet    []CardGap       `json:"no_set"` // cards whose set no source names
}

// ArticleCoverage counts the articles of the Encyclopædia. The reviewed list mechanics.yaml names all of them.
type ArticleCoverage struct {
	Total   int      `json:"total"`
	DE      int      `json:"de"`
	EN      int      `json:"en"`
	Missing []string `json:"missing"`
}

// RulingCoverage counts the articles in the product: those that are mechanical (decide something in play), and how many
// of them a scenario proves.
type RulingCoverage struct {
	Mechanical  int      `json:"mechanical"`
	Proven      int      `json:"proven"`
	Explanatory int      `json:"explanatory"`
	Open        []string `json:"open"` // mechanical and not proven
}

// CardCoverage counts cards.
type CardCoverage struct {
	Total         int        `json:"total"`
	Played        int        `json:"played"`
	EffectUnknown []string   `json:"effect_unknown"`
	Each          []CardLine `json:"each"` // all cards, in the order of the catalogue
	Open          []string   `json:"open"` // neither playable nor of unknown effect
}

// SetCoverage accounts for the physical cards of a set. Printed is nil when no source states it.
type SetCoverage struct {
	ID            string    `json:"id"`
	Printed       *int      `json:"printed"`
	Known         int       `json:"known"`     // copies stated by a source
	Uncounted     []string  `json:"uncounted"` // cards in the set whose number of copies is unknown; at least one each
	UnknownFields int       `json:"unknown_fields"`
	Unknown       []CardGap `json:"unknown"`
}

// CardGap names the fields of a card that are unknown in the default edition.
type CardGap struct {
	Card   string   `json:"card"`
	Fields []string `json:"fields"` // named as in the card's file: copies, class, cost, points.victory, …, effect
	// Settles says what would settle them.
	Settles []catalog.Settle `json:"settles"`
}

// Coverage returns the coverage of the content. The first call computes it, and plays the proofs unless they have been
// played before. Callers must not change it.
func (s *Service) Coverage(ctx context.Context) Coverage {
	s.coverOnce.Do(func() { s.coverage = s.cover(s.Proofs(ctx)) })
	return s.coverage
}

func (s *Service) cover(proofs *proof.Report) Coverage {
	c := Coverage{
		Articles: ArticleCoverage{Missing: []string{}},
		Rulings:  RulingCoverage{Open: []string{}},
		Clauses:  ClauseCoverage{Open: []string{}, Unplayable: []Unplayable{}},
		Pairs:    PairCoverage{Open: []Pair{}, Unplayable: []Pair{}},
		Cards:    CardCoverage{EffectUnknown: []string{}, Each: []CardLine{}, Open: []string{}},
		Sets:     []SetCoverage{},
		NoSet:    []CardGap{},
	}
	s.countArticles(proofs, &c.Articles, &c.Rulings)
	s.countClauses(proofs, &c.Clauses)
	s.countPairs(proofs, &c.Pairs)
	c.Games, c.Boards = s.gameCoverage(proofs), s.boardCoverage(proofs)
	s.countCards(&c.Cards)
	for _, set := range s.Catalog.Sets {
		c.Sets = append(c.Sets, s.setCoverage(set))
	}
	for _, k := range s.Catalog.Cards {
		if len(k.Sets) == 0 {
			c.NoSet = append(c.NoSet, newGap(k, k.Gaps(catalog.DefaultEdition)))
		}
	}
	return c
}

// countArticles counts the articles that the product has, and those that scenarios prove.
func (s *Service) countArticles(proofs *proof.Report, articles *ArticleCoverage, out *RulingCoverage) {
	for _, m := range s.Library.Mechanics {
		articles.Total++
		r := s.Library.Ruling(m.ID)
		if r == nil {
			articles.Missing = append(articles.Missing, m.ID)
			continue
		}
		if r.Prose[catalog.DE] != nil {
			articles.DE++
		}
		if r.Prose[catalog.EN] != nil {
			articles.EN++
		}
		switch {
		case !m.Mechanical():
			out.Explanatory++
		case proofs.Of(m.ID).Proven:
			out.Mechanical++
			out.Proven++
		default:
			out.Mechanical++
			out.Open = append(out.Open, m.ID)
		}
	}
}

// countCards counts the cards by what the engine makes of them.
func (s *Service) countCards(out *CardCoverage) {
	for _, k := range s.Catalog.Cards {
		out.Total++
		line := s.cardLine(k)
		out.Each = append(out.Each, line)
		switch line.State {
		case CardPlayed:
			out.Played++
		case CardEffectUnknown:
			out.EffectUnknown = append(out.EffectUnknown, k.ID)
		default:
			out.Open = append(out.Open, k.ID)
		}
	}
}

// setCoverage computes the coverage of a set.
func (s *Service) setCoverage(set *catalog.Set) SetCoverage {
	known, _ := s.Catalog.CopiesKnown(set.ID)
	out := SetCoverage{ID: set.ID, Known: known, Uncounted: []string{}, Unknown: []CardGap{}}
	if n, is := set.Printed.Latest(); is == catalog.Known {
		out.Printed = &n
	}
	for _, k := range s.Catalog.CardsOf(set.ID) {
		in, _ := k.InSet(set.ID)
		if !in.Copies.Known {
			out.Uncounted = append(out.Uncounted, k.ID)
		}
		if gap := newGap(k, unknownFields(k, in)); len(gap.Fields) > 0 {
			out.UnknownFields += len(gap.Fields)
			out.Unknown = append(out.Unknown, gap)
		}
	}
	return out
}

// newGap returns the unknown fields of a card with what would settle them.
func newGap(k *catalog.Card, fields []string) CardGap {
	return CardGap{Card: k.ID, Fields: fields, Settles: catalog.Settles(fields)}
}

// unknownFields returns the unknown fields of a card in a set, in the default edition.
func unknownFields(k *catalog.Card, in catalog.InSet) []string {
	unknown := k.Unknowns(catalog.DefaultEdition)
	if !in.Copies.Known {
		unknown = append([]string{"copies"}, unknown...)
	}
	return unknown
}
