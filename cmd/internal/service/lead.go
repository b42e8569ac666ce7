package service

import (
	"context"
	"slices"

	"catanica/catalog"
	"catanica/search"
	"catanica/search/answer"
	"catanica/search/casebook"
)

// lead puts the card that the answer found by its deed before the hits: "can I burn the Town Hall" does not name the
// Arsonist. The only card of a list comes first, too. An article that the answer cites stays first.
func (c *consultation) lead(ctx context.Context) error {
	q, found := c.query, &c.found
	if found.Answer == nil || len(found.Answer.Cards) == 0 || q.Offset > 0 ||
		found.Answer.Verdict == answer.Fact && !(found.Answer.IsList() && len(found.Answer.Cards) == 1) ||
		slices.Contains(c.asked.Cards(), found.Answer.Cards[0]) || len(q.Kinds) > 0 &&
		!slices.Contains(q.Kinds, catalog.KindCard) {
		return nil
	}
	id, limit := found.Answer.Cards[0], max(q.Limit, len(found.Hits))
	if len(found.Hits) > 0 && slices.Contains(found.Answer.Cites, found.Hits[0].ID) {
		return nil
	}
	actor, err := c.card(ctx, id)
	if err != nil || len(actor) == 0 {
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
	found.Hits = slices.Concat(actor, own, found.Hits)
	found.Hits = found.Hits[:min(len(found.Hits), limit)]
	return nil
}

// about removes from the hits the articles about a card that the answer cites, and those among the first hits, and
// returns them. The question does not name the card, so that most hits are about what it names.
func (c *consultation) about(ctx context.Context, card string) ([]search.Hit, error) {
	found := &c.found
	isAbout := func(id string) bool {
		r := c.s.Library.Ruling(id)
		return r != nil && slices.Contains(r.Cards, card) && !casebook.AboutMany(r)
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
		source, err := c.page(ctx, id, id, nil)
		if err != nil {
			return nil, err
		}
		out = append(out, source...)
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

// maxAbout is the number of articles about a card that come before the other hits.
const maxAbout = 3

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
	source, err := c.page(ctx, sure.Cites[0], sure.Cites[0], nil)
	if err != nil || len(source) == 0 || !isSource(source[0]) {
		return err
	}
	found.Hits = append(source, found.Hits...)
	found.Hits = found.Hits[:min(len(found.Hits), limit)]
	found.Total = max(found.Total, len(found.Hits))
	return nil
}

// card finds the page of a card; there is no hit if the filters of the query leave it out.
func (c *consultation) card(ctx context.Context, id string) ([]search.Hit, error) {
	return c.page(ctx, c.s.Catalog.Card(id).Name.DE, id, []catalog.Kind{catalog.KindCard})
}

// page finds the document with an id by its name or id, among some kinds or all; there is no hit if the filters of the
// query leave it out.
func (c *consultation) page(ctx context.Context, name, id string, kinds []catalog.Kind) ([]search.Hit, error) {
	q := c.query
	q.Text, q.Kinds, q.Limit, q.Facets = name, kinds, 1, false
	found, err := c.index.Find(ctx, q)
	if err != nil || len(found.Hits) == 0 || found.Hits[0].ID != id {
		return nil, err
	}
	return found.Hits, nil
}

// toFront puts the i-th hit first.
func toFront(hits []search.Hit, i int) {
	h := hits[i]
	copy(hits[1:i+1], hits[:i])
	hits[0] = h
}
