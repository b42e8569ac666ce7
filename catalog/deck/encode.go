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

// maxLink limits the length of a packed list. Browsers and proxies accept less.
const maxLink = 16 << 10

// ErrLink is returned by Decode for text that Encode did not write, or that unpacks to more than MaxBytes.
var ErrLink = errors.New("the link holds no deck list")

// Link returns the canonical form of the list, packed for a URL.
func (l *List) Link() string { return Encode(l.String()) }

// Encode packs the text of a list into characters that are safe in URLs: base64url of DEFLATE.
func Encode(text string) string {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		return "" // cannot happen: the level is valid
	}
	_, _ = io.WriteString(w, text) // writing to a bytes.Buffer does not fail
	_ = w.Close()
	return base64.RawURLEncoding.EncodeToString(b.Bytes())
}

// Decode unpacks what Encode packed. It reads at most MaxBytes and returns ErrLink for anything but packed UTF-8 text.
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
