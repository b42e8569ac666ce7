// Package stamp identifies answers, so that a link can say when the answer has changed since the link was made. A stamp
// is the same in every language.
package stamp

import (
	"crypto/sha256"
	"fmt"
	"strconv"
	"strings"
)

// Format is the version of the parameter. It changes when stamps of the same answer would differ.
const Format = 1

// Key is the parameter of a link that carries the stamp of the answer at the time when the link was made.
const Key = "was"

// Kind says which words a verdict may be.
type Kind string

// The kinds of answers.
const (
	OfRuling   Kind = "ruling"   // yes, no, depends: of articles and of a card against a card
	OfDeck     Kind = "deck"     // legal, illegal, undecided, unreadable
	OfScenario Kind = "scenario" // holds, fails, …
)

// Stamp identifies an answer. The zero Stamp is that of a page without an answer.
type Stamp struct {
	Kind    Kind
	Verdict string // None if the answer has no verdict
	Digest  string // of everything that the answer rests on
}

// None is the verdict of an answer without one.
const None = "none"

const (
	digestLength = 12 // hexadecimal digits
	maxVerdict   = 24 // bytes
)

// New returns the stamp of an answer with these parts, in a fixed order.
func New(kind Kind, verdict string, parts ...string) Stamp {
	if verdict == "" {
		verdict = None
	}
	sum := sha256.New()
	fmt.Fprintf(sum, "%d\x00%s", Format, verdict)
	for _, p := range parts {
		fmt.Fprintf(sum, "\x00%d:%s", len(p), p)
	}
	return Stamp{kind, verdict, fmt.Sprintf("%x", sum.Sum(nil))[:digestLength]}
}

// String returns the value of the parameter: FORMAT-DIGEST-VERDICT, or "" for the zero Stamp.
func (s Stamp) String() string {
	if s.Digest == "" {
		return ""
	}
	return strconv.Itoa(Format) + "-" + s.Digest + "-" + s.Verdict
}

// Link adds the stamp to the address of the answer, before its fragment. The zero Stamp adds nothing.
func (s Stamp) Link(address string) string {
	if s.Digest == "" {
		return address
	}
	base, fragment, marked := strings.Cut(address, "#")
	sep := "?"
	if strings.Contains(base, "?") {
		sep = "&"
	}
	base += sep + Key + "=" + s.String()
	if marked {
		base += "#" + fragment
	}
	return base
}

// Parse returns the parts of a value of the parameter. ok is false if it has another form or another format.
func Parse(value string) (digest, verdict string, ok bool) {
	format, rest, _ := strings.Cut(value, "-")
	digest, verdict, _ = strings.Cut(rest, "-")
	ok = format == strconv.Itoa(Format) && len(digest) == digestLength && strings.Trim(digest, "0123456789abcdef") == "" &&
		verdict != "" && len(verdict) <= maxVerdict && strings.Trim(verdict, "abcdefghijklmnopqrstuvwxyz") == ""
	return digest, verdict, ok
}
