package service

import "catanica/catalog"

// Related is a relation of a card to another card.
type Related struct {
	Word    string          `json:"relation"` // one of catalog.RelationWords
	Card    string          `json:"card"`
	Via     string          `json:"via,omitempty"`     // the group that the relation applies to, such as type:building
	Against []string        `json:"against,omitempty"` // of protects and protected-by
	By      int             `json:"by,omitempty"`      // of doubles and doubled-by
	Note    catalog.Text    `json:"note,omitzero"`
	Source  catalog.Sources `json:"source"`
}

// Related returns the relations of a card in an edition, in both directions, in the order of the relation words.
func (s *Service) Related(k *catalog.Card, e catalog.EditionID) []Related {
	out := []Related{}
	from, to := s.Catalog.EdgesFrom(k, e), s.Catalog.EdgesTo(k, e)
	for _, w := range catalog.RelationWords() {
		edges := from
		if w.To {
			edges = to
		}
		for _, edge := range edges {
			if edge.Kind != w.Kind {
				continue
			}
			other := edge.To
			if w.To {
				other = edge.From
			}
			r := Related{Word: w.Word, Card: other.ID, By: edge.By, Note: edge.Note, Source: edge.Source}
			if edge.Group() {
				r.Via = edge.Via
			}
			for _, a := range edge.Against {
				r.Against = append(r.Against, a.ID)
			}
			for _, face := range edge.Die {
				r.Against = append(r.Against, "die:"+face)
			}
			out = append(out, r)
		}
	}
	return out
}
