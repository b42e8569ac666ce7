package table

import (
	"bytes"
	"compress/flate"
	_ "embed"
	"encoding/base64"
	"errors"
	"io"
	"strings"
	"unicode/utf8"

	"catanica/catalog"
)

// A link holds the text of a table: the version of the format, a dot, and base64url of DEFLATE with the preset
// dictionary of that version. A version and its dictionary never change; testdata/links.txtar holds links of each.

// dictionary1 is the preset dictionary of version 1: lines that scenarios have in common.
//
//go:embed dictionary1.txt
var dictionary1 []byte

// ErrLink reports that a link holds no table, or one of an unknown version.
var ErrLink = errors.New("the link holds no table")

// maxText limits the text in a link, in bytes.
const maxText = 64 << 10

// Pack packs the text of a table for a link, in the latest version of the format.
func Pack(text string) string {
	var b bytes.Buffer
	w, err := flate.NewWriterDict(&b, flate.BestCompression, dictionary1)
	if err != nil {
		return "" // cannot happen: the level is valid
	}
	_, _ = io.WriteString(w, text) // writing to a bytes.Buffer does not fail
	_ = w.Close()
	return "1." + base64.RawURLEncoding.EncodeToString(b.Bytes())
}

// Unpack returns the text that Pack packed. It fails with ErrLink.
func Unpack(link string) (string, error) {
	packed, ok := strings.CutPrefix(link, "1.")
	if !ok || len(packed) > catalog.MaxPacked {
		return "", ErrLink
	}
	deflated, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(packed, "="))
	if err != nil {
		return "", ErrLink
	}
	r := flate.NewReaderDict(bytes.NewReader(deflated), dictionary1)
	text, err := io.ReadAll(io.LimitReader(r, maxText+1))
	if err != nil || len(text) > maxText || !utf8.Valid(text) {
		return "", ErrLink
	}
	return string(text), nil
}
