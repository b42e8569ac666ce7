// Package canonical writes positions in a canonical form and hashes it. Every rules module uses it, so that the same
// position has the same hash in every build and on every machine.
package canonical

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
)

// Writer collects the canonical bytes of a position: numbers as varints, strings with their length.
type Writer struct{ bytes []byte }

// New returns a writer with a capacity of room bytes.
func New(room int) Writer { return Writer{bytes: make([]byte, 0, room)} }

// Ints writes numbers.
func (w *Writer) Ints(ns ...int) {
	for _, n := range ns {
		if -64 <= n && n < 64 { // one byte; most numbers are small
			w.bytes = append(w.bytes, byte(n<<1^n>>63))
			continue
		}
		w.bytes = binary.AppendVarint(w.bytes, int64(n))
	}
}

// Str writes a string with its length.
func (w *Writer) Str(s string) {
	w.Ints(len(s))
	w.Raw(s)
}

// Raw writes a string as it is.
func (w *Writer) Raw(s string) { w.bytes = append(w.bytes, s...) }

// Words writes 64-bit numbers in big-endian order.
func (w *Writer) Words(ns ...uint64) {
	for _, n := range ns {
		w.bytes = binary.BigEndian.AppendUint64(w.bytes, n)
	}
}

// Bags writes counts of cards, each count as a number.
func (w *Writer) Bags(bags ...[5]uint8) {
	for _, b := range bags {
		for _, n := range b {
			w.Ints(int(n))
		}
	}
}

// Bytes returns what was written.
func (w *Writer) Bytes() []byte { return w.bytes }

// Sum returns the digest of what was written.
func (w *Writer) Sum() string {
	sum := sha256.Sum256(w.bytes)
	return hex.EncodeToString(sum[:16])
}

// Truth returns 0 for false and 1 for true.
func Truth(b bool) int {
	if b {
		return 1
	}
	return 0
}
