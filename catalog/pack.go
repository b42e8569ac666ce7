package catalog

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"io"
	"strings"
	"sync"
	"unicode/utf8"
)

// MaxPacked limits the length of a packed text in bytes. Browsers and proxies accept less.
const MaxPacked = 16 << 10

// packers keeps the writers of Pack: each holds most of a megabyte, and a page of a scenario packs several texts.
var packers = sync.Pool{New: func() any {
	w, _ := flate.NewWriter(io.Discard, flate.BestCompression) // the level is valid
	return w
}}

// Pack packs a text into characters that are safe in URLs: base64url of DEFLATE.
func Pack(text string) string {
	var b bytes.Buffer
	w := packers.Get().(*flate.Writer)
	defer packers.Put(w)
	w.Reset(&b)
	_, _ = io.WriteString(w, text) // writing to a bytes.Buffer does not fail
	_ = w.Close()
	return base64.RawURLEncoding.EncodeToString(b.Bytes())
}

// Unpack returns the text that Pack packed. ok is false for anything but packed UTF-8 text of at most limit bytes. It
// stops reading at the limit, so that a short link cannot unpack to a huge text.
func Unpack(packed string, limit int) (text string, ok bool) {
	if len(packed) > MaxPacked {
		return "", false
	}
	deflated, err := base64.RawURLEncoding.DecodeString(strings.TrimRight(packed, "="))
	if err != nil {
		return "", false
	}
	b, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(deflated)), int64(limit)+1))
	if err != nil || len(b) > limit || !utf8.Valid(b) {
		return "", false
	}
	return string(b), true
}
