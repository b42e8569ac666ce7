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

// sealForm seals a list (seal) or checks a seal against it (unseal, with commitment and nonce). It returns nil if
// neither was pressed. The nonce is secret: it is in the answer only, never in an address.
func sealForm(d *draft, form url.Values) (*templates.DeckSeal, error) {
	if !form.Has("seal") && !form.Has("unseal") {
		return nil, nil
	}
	out := templates.DeckSeal{
		Checked: form.Has("unseal"), Commitment: strings.TrimSpace(form.Get("commitment")),
		Nonce: strings.TrimSpace(form.Get("nonce")),
	}
	list := d.parsed()
	if out.Checked {
		out.State = checkSeal(list, out.Commitment, out.Nonce)
		return &out, nil
	}
	var nonce deck.Nonce
	if _, err := rand.Read(nonce[:]); err != nil {
		return nil, fmt.Errorf("a nonce for a seal: %w", err)
	}
	sealed, err := deck.Seal(list, nonce)
	if err != nil {
		out.State = templates.SealUnreadable
		return &out, nil
	}
	out.State, out.Commitment, out.Nonce = templates.SealMade, sealed.String(), nonce.String()
	return &out, nil
}

// checkSeal reports whether a seal fits the list.
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
