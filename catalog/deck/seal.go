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

// Nonce is the random number that hides a sealed list: without it the opponent could try out likely decks. It must be
// new for every seal, from a cryptographic source, and stay secret until the seal is opened.
type Nonce [NonceSize]byte

// Commitment is a sealed list: it tells nothing of it, and fits no other list.
type Commitment [sha256.Size]byte

// Errors of sealing.
var (
	ErrSealUnreadable = errors.New("the list cannot be sealed: fix what cannot be read first")
	ErrSealBroken     = errors.New("the seal does not fit: list, nonce or commitment is another one")
	ErrSealText       = errors.New("not the hexadecimal form of a commitment or nonce")
)

// String is the nonce as 32 hexadecimal digits.
func (n Nonce) String() string { return hex.EncodeToString(n[:]) }

// String is the commitment as 64 hexadecimal digits.
func (c Commitment) String() string { return hex.EncodeToString(c[:]) }

// ParseNonce reads 32 hexadecimal digits; blanks around and within do not count. The error wraps ErrSealText.
func ParseNonce(s string) (n Nonce, err error) {
	err = parseHex(n[:], s)
	return n, err
}

// ParseCommitment reads 64 hexadecimal digits; blanks around and within do not count. The error wraps ErrSealText.
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

// Seal commits to the list: SHA-256 over the nonce's bytes and the canonical text (SealText). A list of which something
// cannot be read is refused with ErrSealUnreadable; whether it is legal does not matter.
func Seal(l *List, n Nonce) (Commitment, error) {
	if len(l.Problems) > 0 {
		return Commitment{}, ErrSealUnreadable
	}
	return sha256.Sum256(append(n[:], SealText(l)...)), nil
}

// Open checks that the list and the nonce are those of the commitment; nil means yes, ErrSealBroken no.
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

// SealText is what a seal covers, whatever the spelling, the language and the order of the list: format, edition, sets,
// deck and events, with ids, sorted, copies of the same card and set added up.
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

// sealName is a card's id, with the set that its copies are said to come from.
func sealName(c *catalog.Card, set *catalog.Set) string {
	if set == nil {
		return c.ID
	}
	return c.ID + "@" + set.ID
}
