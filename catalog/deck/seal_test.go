package deck

import (
	"crypto/sha256"
	"errors"
	"strings"
	"testing"

	"catanica/catalog"
)

const sealed = "Name: Geheim\nSets: K&W, Grundspiel\nAnsage: Z&D\n[Deck]\n2 Spion\nSpy\nHaus des Mäzens " +
	"(K&W)\n[Ereignisse]\nSeuche\nBürgerkrieg\n[Hand]\nSpion\n"

// TestSealText checks the canonical form that docs/decks.md describes.
func TestSealText(t *testing.T) {
	l, _ := Parse(sealed, small(t), catalog.DE)
	const want = "catanica-seal-1\nformat turnier\nedition 2005\nset grundspiel\nset kuw\ndeck 1 " +
		"haus-des-maezens@kuw\ndeck 3 spion\nevent 1 buergerkrieg\nevent 1 seuche\n"
	if got := SealText(l); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	n := Nonce{1, 2, 3}
	c, err := Seal(l, n)
	if by := sha256.Sum256(append(n[:], want...)); err != nil || c != Commitment(by) {
		t.Errorf("the commitment is not SHA-256 over nonce and text: %v", err)
	}
}

// TestSeal checks that spelling does not affect a seal, and that any change of what it covers does.
func TestSeal(t *testing.T) {
	cat := small(t)
	l, _ := Parse(sealed, cat, catalog.DE)
	n := Nonce{7}
	c, err := Seal(l, n)
	if err != nil {
		t.Fatal(err)
	}
	for change, fits := range map[string]bool{
		"":                      true,
		"Name: Geheim→Title: x": true,
		"2 Spion\nSpy→3x spion": true,
		"Sets: K&W, Grundspiel→Sets: grundspiel, kuw": true,
		"Ansage: Z&D→Edition: 2005":                   true,
		"Seuche\nBürgerkrieg→Civil War\nPlague":       true,
		"[Hand]\nSpion\n→":                            true,
		"Spy→Bischof":                                 false,
		"Spy→2 Spy":                                   false,
		" (K&W)→":                                     false,
		"Seuche→Konflikt":                             false,
		"K&W, Grundspiel→Grundspiel":                  false,
		"Ansage: Z&D→Edition: 2004":                   false,
		"Ansage: Z&D→Format: kleines-turnier":         false,
	} {
		old, with, _ := strings.Cut(change, "→")
		other, problems := Parse(strings.Replace(sealed, old, with, 1), cat, catalog.DE)
		if len(problems) > 0 {
			t.Fatalf("%s: %v", change, problems)
		}
		if err := Open(other, n, c); (err == nil) != fits || err != nil && !errors.Is(err, ErrSealBroken) {
			t.Errorf("%q: %v", change, err)
		}
	}
	if err := Open(l, Nonce{8}, c); !errors.Is(err, ErrSealBroken) {
		t.Errorf("another nonce: %v", err)
	}
	bad, _ := Parse("[Deck]\nSpoin\n", cat, catalog.DE)
	if _, err := Seal(bad, n); !errors.Is(err, ErrSealUnreadable) {
		t.Errorf("an unreadable list: %v", err)
	}
}

func TestSealForms(t *testing.T) {
	n := Nonce{0xab, 15: 0x01}
	if again, err := ParseNonce(" " + n.String()[:8] + " " + n.String()[8:] + "\n"); err != nil || again != n {
		t.Errorf("nonce %s: %v", again, err)
	}
	c := Commitment{0xcd, 31: 0x02}
	if again, err := ParseCommitment(c.String()); err != nil || again != c {
		t.Errorf("commitment %s: %v", again, err)
	}
	for _, bad := range []string{"", "xyz", c.String() + "00", c.String()[2:]} {
		if _, err := ParseCommitment(bad); !errors.Is(err, ErrSealText) {
			t.Errorf("%q: %v", bad, err)
		}
	}
}
