package scenario

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"io"
	"strings"
	"unicode/utf8"
)

// Limits on a link and on the text in it.
const (
	maxLink     = 16 << 10 // bytes; browsers and proxies accept less
	maxLinkText = 64 << 10
)

// ErrLink reports that a link holds no scenario, or one that is too long.
var ErrLink = errors.New("the link holds no scenario")

// EncodeLink packs the text of a scenario for use in an address: DEFLATE in base64url.
func EncodeLink(src string) string {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		return "" // cannot happen: the level is valid
	}
	_, _ = io.WriteString(w, src) // a bytes.Buffer does not fail
	_ = w.Close()
	return base64.RawURLEncoding.EncodeToString(b.Bytes())
}

// DecodeLink returns the text that EncodeLink packed. It fails with ErrLink for anything but packed UTF-8 text, and
// stops reading at a limit, so that a short link cannot unpack to a huge text.
func DecodeLink(link string) (string, error) {
	if len(link) > maxLink {
		return "", ErrLink
	}
	packed, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(link, "="))
	if err != nil {
		return "", ErrLink
	}
	src, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), maxLinkText+1))
	if err != nil || len(src) > maxLinkText || !utf8.Valid(src) {
		return "", ErrLink
	}
	return string(src), nil
}
