package deck

import (
	"cmp"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
)

// NonceSize is the size of a nonce in bytes: 128 bits.
const NonceSize = 16

// Nonce is the random number that hides a sealed list. Without it the opponent could guess the list by trying likely
// decks. It must come from a cryptographic source, be new for every seal, and stay secret until the seal is opened.
type Nonce [NonceSize]byte

// Commitment is a sealed list. It reveals nothing about the list and fits no other list.
type Commitment [sha256.Size]byte

// Errors returned by Seal, Open, ParseNonce and ParseCommitment.
var (
	ErrSealUnreadable = errors.New("the list cannot be sealed: fix what cannot be read first")
	ErrSealBroken     = errors.New("the seal does not fit: list, nonce or commitment is another one")
	ErrSealText       = errors.New("not the hexadecimal form of a commitment or nonce")
)

// String returns the nonce as 32 hexadecimal digits.
func (n Nonce) String() string { return hex.EncodeToString(n[:]) }

// String returns the commitment as 64 hexadecimal digits.
func (c Commitment) String() string { return hex.EncodeToString(c[:]) }

// ParseNonce parses 32 hexadecimal digits and ignores white space. The error wraps ErrSealText.
func ParseNonce(s string) (n Nonce, err error) {
	err = parseHex(n[:], s)
	return n, err
}

// ParseCommitment parses 64 hexadecimal digits and ignores white space. The error wraps ErrSealText.
func ParseCommitment(s string) (c Commitment, err error) {
	err = parseHex(c[:], s)
	return c, err
}

func parseHex(into []byte, s string) error {
	data, err := hex.DecodeString(strings.Join(strings.Fields(s), ""))
	if err != nil || len(data) != len(into) {
		return fmt.Errorf("%w: want %d digits", ErrSealText, 2*len(into))
	}
	copy(into, data)
	return nil
}

// Seal commits to the list: it returns SHA-256 of the nonce's bytes followed by SealText. A list that could not be read
// in full is rejected with ErrSealUnreadable. The list need not be legal.
func Seal(l *List, n Nonce) (Commitment, error) {
	if len(l.Problems) > 0 {
		return Commitment{}, ErrSealUnreadable
	}
	return sha256.Sum256(append(n[:], SealText(l)...)), nil
}

// Open checks that the commitment was made from the list and the nonce. It returns ErrSealBroken if not, or
// ErrSealUnreadable.
func Open(l *List, n Nonce, c Commitment) error {
	got, err := Seal(l, n)
	if err != nil {
		return err
	}
	if subtle.ConstantTimeCompare(got[:], c[:]) != 1 {
		return ErrSealBroken
	}
	return nil
}

// SealText returns the canonical text that a seal covers: format, edition, sets, deck and events, with ids, sorted, and
// copies of the same card and set added up. It does not depend on spelling, language or order of the list.
func SealText(l *List) string {
	var b strings.Builder
	format := cmp.Or(l.Format, Tournament)
	fmt.Fprintf(&b, "catanica-seal-1\nformat %s\nedition %s\n", format, cmp.Or(l.Edition, format.Edition()))
	var sets []string
	for _, r := range l.Sets {
		if r.Set != nil {
			sets = append(sets, r.Set.ID)
		}
	}
	slices.Sort(sets)
	for _, id := range slices.Compact(sets) {
		fmt.Fprintf(&b, "set %s\n", id)
	}
	for _, section := range []struct {
		name    string
		entries []Entry
	}{{"deck", l.Deck}, {"event", l.Events}} {
		copies := map[string]int{}
		for _, e := range section.entries {
			if e.Card != nil {
				copies[sealName(e.Card, e.Set)] += e.Count
			}
		}
		names := make([]string, 0, len(copies))
		for name := range copies {
			names = append(names, name)
		}
		slices.Sort(names)
		for _, name := range names {
			fmt.Fprintf(&b, "%s %d %s\n", section.name, copies[name], name)
		}
	}
	return b.String()
}

// sealName returns a card's id with the set that its copies come from, if the list names one.
func sealName(c *catalog.Card, set *catalog.Set) string {
	if set == nil {
		return c.ID
	}
	return c.ID + "@" + set.ID
}
