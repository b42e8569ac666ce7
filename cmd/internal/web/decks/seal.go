package decks

import (
	"crypto/rand"
	"errors"
	"fmt"
	"net/url"
	"strings"

	"catanica/catalog/deck"
	"catanica/templates"
)

// sealForm seals the first list (seal) or checks a seal against it (unseal, with commitment and nonce); nil when neither
// was pressed. The nonce is a secret: it stands in the answer alone, never in an address.
func (s *Section) sealForm(f templates.Frame, text string, form url.Values) (*templates.DeckSeal, error) {
	if !form.Has("seal") && !form.Has("unseal") {
		return nil, nil
	}
	out := templates.DeckSeal{Checked: form.Has("unseal"), Commitment: strings.TrimSpace(form.Get("commitment")), Nonce: strings.TrimSpace(form.Get("nonce"))}
	list := s.parseDecks(f, []string{text})[0]
	if out.Checked {
		out.State = checkSeal(list, out.Commitment, out.Nonce)
		return &out, nil
	}
	var nonce deck.Nonce
	if _, err := rand.Read(nonce[:]); err != nil {
		return nil, fmt.Errorf("a nonce for a seal: %w", err)
	}
	sealed, err := deck.Seal(list, nonce)
	switch {
	case err != nil:
		out.State = templates.SealUnreadable
	default:
		out.State, out.Commitment, out.Nonce = templates.SealMade, sealed.String(), nonce.String()
	}
	return &out, nil
}

// checkSeal says whether a seal fits the list.
func checkSeal(list *deck.List, commitment, nonce string) templates.SealState {
	c, err := deck.ParseCommitment(commitment)
	n, nonceErr := deck.ParseNonce(nonce)
	if err != nil || nonceErr != nil {
		return templates.SealNoHex
	}
	switch err := deck.Open(list, n, c); {
	case err == nil:
		return templates.SealFits
	case errors.Is(err, deck.ErrSealUnreadable):
		return templates.SealUnreadable
	}
	return templates.SealBroken
}
