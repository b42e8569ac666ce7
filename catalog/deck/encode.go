package deck

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"io"
	"strings"
	"unicode/utf8"
)

// maxLink bounds the text of a link before it is unpacked; browsers and proxies take less.
const maxLink = 16 << 10

// ErrLink is what Decode returns for text that no Encode wrote, or that unpacks to more than a list may have.
var ErrLink = errors.New("the link holds no deck list")

// Link is the list in its canonical form, packed for an address.
func (l *List) Link() string { return Encode(l.String()) }

// Encode packs the text of a list into letters that may stand in an address: base64url of DEFLATE.
func Encode(text string) string {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		return "" // the level is a constant that flate knows
	}
	_, _ = io.WriteString(w, text) // a bytes.Buffer does not fail
	_ = w.Close()
	return base64.RawURLEncoding.EncodeToString(b.Bytes())
}

// Decode unpacks what Encode packed. It reads at most MaxBytes, whatever the link promises, and returns ErrLink for
// anything else than packed UTF-8 text.
func Decode(link string) (string, error) {
	if len(link) > maxLink {
		return "", ErrLink
	}
	packed, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(link, "="))
	if err != nil {
		return "", ErrLink
	}
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), MaxBytes+1))
	if err != nil || len(text) > MaxBytes || !utf8.Valid(text) {
		return "", ErrLink
	}
	return string(text), nil
}
