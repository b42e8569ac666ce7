package service

import (
	"context"
	"slices"

	"catanica/catalog"
	"catanica/search"
	"catanica/search/answer"
)

// lead puts the card that the answer found by its deed before the hits: "can I burn the Town Hall" does not name the
// Arsonist. The only card of a list comes first, too. An article that the answer cites stays first.
func (c *consultation) lead(ctx context.Context) error {
	q, found := c.query, &c.found
	if found.Answer == nil || found.Answer.Verdict == answer.Fact && !found.Answer.ListsOne() ||
		len(found.Answer.Cards) == 0 || q.Offset > 0 ||
		slices.Contains(c.asked.Cards(), found.Answer.Cards[0]) || len(q.Kinds) > 0 &&
		!slices.Contains(q.Kinds, catalog.KindCard) {
		return nil
	}
	id, limit := found.Answer.Cards[0], max(q.Limit, len(found.Hits))
	if len(found.Hits) > 0 && slices.Contains(found.Answer.Cites, found.Hits[0].ID) {
		return nil
	}
	q.Text, q.Kinds, q.Limit, q.Facets = c.s.Catalog.Card(id).Name.DE, []catalog.Kind{catalog.KindCard}, 1, false
	actor, err := c.index.Find(ctx, q)
	if err != nil || len(actor.Hits) == 0 || actor.Hits[0].ID != id {
		return err
	}
	isActor := func(h search.Hit) bool { return h.Kind == catalog.KindCard && h.ID == id }
	if !slices.ContainsFunc(found.Hits, isActor) {
		found.Total++
	}
	found.Hits = slices.DeleteFunc(found.Hits, isActor)
	own, err := c.about(ctx, id)
	if err != nil {
		return err
	}
	found.Hits = slices.Concat(actor.Hits, own, found.Hits)
	found.Hits = found.Hits[:min(len(found.Hits), limit)]
	return nil
}

// about takes the articles about a card that the answer cites, and the others among the first hits, out of the hits: the
// question does not name the card, so that the hits are about what it names.
func (c *consultation) about(ctx context.Context, card string) ([]search.Hit, error) {
	q, found := c.query, &c.found
	isAbout := func(id string) bool {
		r := c.s.Library.Ruling(id)
		return r != nil && slices.Contains(r.Cards, card) && len(r.Cards) <= maxAlike
	}
	var out []search.Hit
	take := func(i int) {
		out = append(out, found.Hits[i])
		found.Hits = slices.Delete(found.Hits, i, i+1)
	}
	for _, id := range found.Answer.Cites {
		if !isAbout(id) || len(out) == maxAbout {
			continue
		}
		if i := slices.IndexFunc(found.Hits, func(h search.Hit) bool { return h.ID == id && isArticle(h.Kind) }); i >= 0 {
			take(i)
			continue
		}
		q.Text, q.Kinds, q.Limit, q.Facets = id, nil, 1, false
		source, err := c.index.Find(ctx, q)
		if err != nil {
			return nil, err
		}
		if len(source.Hits) > 0 && source.Hits[0].ID == id {
			out = append(out, source.Hits[0])
		}
	}
	for i := 0; i < min(consulted, len(found.Hits)) && len(out) < maxAbout; {
		if isArticle(found.Hits[i].Kind) && isAbout(found.Hits[i].ID) {
			take(i)
		} else {
			i++
		}
	}
	return out, nil
}

const (
	// maxAbout is the number of articles about a card that come before the other hits.
	maxAbout = 3
	// maxAlike is the number of cards of an article from which it is not about any one of them.
	maxAlike = 9
)

// leadBasic puts the article that states the fact of a basic question first, and shows no other verdict than that of
// the answer.
func (c *consultation) leadBasic(ctx context.Context) error {
	q, found := c.query, &c.found
	sure := found.Answer
	if sure.Question != nil {
		sure.Open = openPath(found.Lang, sure.Question)
	}
	if slices.ContainsFunc(found.Hits, func(h search.Hit) bool {
		return h.Verdict != nil && string(*h.Verdict) != string(sure.Verdict)
	}) {
		c.hideVerdicts()
	}
	if len(sure.Cites) == 0 || len(q.Kinds) > 0 {
		return nil
	}
	isSource := func(h search.Hit) bool { return h.ID == sure.Cites[0] && isArticle(h.Kind) }
	if i := slices.IndexFunc(found.Hits, isSource); i >= 0 {
		toFront(found.Hits, i)
		return nil
	}
	limit := max(q.Limit, len(found.Hits))
	q.Text, q.Limit, q.Facets = sure.Cites[0], 1, false
	source, err := c.index.Find(ctx, q)
	if err != nil || len(source.Hits) == 0 || !isSource(source.Hits[0]) {
		return err
	}
	found.Hits = append(source.Hits, found.Hits...)
	found.Hits = found.Hits[:min(len(found.Hits), limit)]
	found.Total = max(found.Total, len(found.Hits))
	return nil
}

// toFront puts the i-th hit first.
func toFront(hits []search.Hit, i int) {
	h := hits[i]
	copy(hits[1:i+1], hits[:i])
	hits[0] = h
}
