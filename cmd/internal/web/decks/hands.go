package decks

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// sampleCount is the number of hands drawn at a time.
const sampleCount = 3

// newSeed returns a random seed. It becomes part of the address, so that others see the same hands.
func newSeed() string { return strconv.Itoa(rand.IntN(1_000_000)) }

// sampleHands draws hands, each from the whole deck. The same deck and seed give the same hands.
func (s *Section) sampleHands(req *site.Request, list *deck.List) ([]templates.SampleHand, error) {
	text := req.Get("seed")
	if text == "" {
		return nil, nil
	}
	seed, err := strconv.ParseUint(text, 10, 32)
	if err != nil {
		return nil, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextBadSeed}
	}
	var copies []*catalog.Card
	for _, e := range list.Deck {
		for range e.Count {
			if e.Card != nil {
				copies = append(copies, e.Card)
			}
		}
	}
	if len(copies) < deck.HandSize {
		return nil, nil
	}
	draw := rand.New(rand.NewPCG(seed, 1))
	hands := make([]templates.SampleHand, sampleCount)
	for i := range hands {
		var ids []string
		for _, at := range draw.Perm(len(copies))[:deck.HandSize] {
			k := copies[at]
			ids = append(ids, k.ID)
			hands[i].Cards = append(hands[i].Cards, s.deckLines(req.Frame, list, []deck.Entry{{Count: 1, Card: k}})...)
		}
		hands[i].Keep = strings.Join(ids, ",")
	}
	return hands, nil
}
