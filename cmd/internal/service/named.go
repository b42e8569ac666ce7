package service

import (
	"context"
	"slices"

	"catanica/catalog"
	"catanica/search"
	"catanica/search/question"
)

const (
	// maxNamed is the greatest number of cards that a question may name for their pages to be among the first hits.
	maxNamed = 2
	// maxListing is the greatest number of cards of an article that is about each of them.
	maxListing = 5
	// firstHits is the number of hits that a reader looks at first.
	firstHits = 3
)

// named puts the pages of the cards that a question names among the first hits, if nothing answers the question: the
// text of a card often does. They replace hits that are about other cards, in the third and then the second place.
func (c *consultation) named(ctx context.Context) error {
	q, found := c.query, &c.found
	if c.inquiry == nil || len(q.Kinds) > 0 || q.Offset > 0 || len(found.Hits) < firstHits ||
		found.Answer != nil && !c.lacksVerdict() {
		return nil
	}
	cards := slices.DeleteFunc(c.asked.Cards(), func(id string) bool {
		k := c.s.Catalog.Card(id)
		return k.ClassAt(c.inquiry.Edition) == "central" && !k.Is(catalog.Counter, c.inquiry.Edition)
	})
	if slices.ContainsFunc(c.asked.Mentions, func(m question.Mention) bool { return m.Term == "glossar.stern" }) &&
		!slices.Contains(cards, "volksstimmung") {
		cards = append(cards, "volksstimmung") // which says what stars buy
	}
	if len(cards) == 0 || len(cards) > maxNamed {
		return nil
	}
	at := firstHits - 1
	for _, id := range cards {
		isPage := func(h search.Hit) bool { return h.Kind == catalog.KindCard && h.ID == id }
		if slices.ContainsFunc(found.Hits[:firstHits], isPage) {
			continue
		}
		for at > 0 && c.isAbout(found.Hits[at], id, cards) {
			at--
		}
		if at == 0 {
			return nil
		}
		i := slices.IndexFunc(found.Hits, isPage)
		if i < 0 {
			page, err := c.card(ctx, id)
			if err != nil {
				return err
			}
			if len(page) == 0 {
				continue
			}
			i = len(found.Hits) - 1
			found.Hits[i] = page[0]
		}
		toFront(found.Hits[at:], i-at)
		at--
	}
	return nil
}

// isAbout reports whether a hit is the page of one of the cards that a question names, or an article about card id.
func (c *consultation) isAbout(h search.Hit, id string, cards []string) bool {
	if h.Kind == catalog.KindCard {
		return slices.Contains(cards, h.ID)
	}
	r := c.s.Library.Ruling(h.ID)
	return r != nil && len(r.Cards) <= maxListing && slices.Contains(r.Cards, id)
}
