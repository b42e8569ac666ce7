package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"net/http"
	"strconv"
	"strings"
	"sync"
)

// zipFrom is the size in bytes from which compressing a body pays.
const zipFrom = 1 << 10

// WriteBody sends a whole body with an ETag, compressed if the browser can unpack it. If the browser has the body
// already, it sends 304 instead.
func WriteBody(w http.ResponseWriter, r *http.Request, status int, kind string, body []byte) {
	h := w.Header()
	h.Set("Content-Type", kind)
	h.Add("Vary", "Accept-Encoding")
	if status == http.StatusOK && r.Method != http.MethodPost {
		if h.Get("ETag") == "" {
			h.Set("ETag", Tag(body))
		}
		if fresh(r.Header, h) {
			w.WriteHeader(http.StatusNotModified)
			return
		}
	}
	if Zips(kind, len(body)) && Accepts(r.Header.Get("Accept-Encoding"), "gzip") {
		body = Gzip(body, QuickGzip)
		h.Set("Content-Encoding", "gzip")
	}
	h.Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		_, _ = w.Write(body) // fails when the reader has left
	}
}

// Tag returns the weak ETag of a body.
func Tag(body []byte) string {
	sum := sha256.Sum256(body)
	return `W/"` + hex.EncodeToString(sum[:8]) + `"`
}

// fresh reports whether the answer that the reader has is the one that would be sent: by If-None-Match or, without that
// header, by If-Modified-Since (RFC 9110, 13.2.2).
func fresh(asked, answer http.Header) bool {
	if tags := asked.Get("If-None-Match"); tags != "" {
		return Matches(tags, answer.Get("ETag"))
	}
	since, err := http.ParseTime(asked.Get("If-Modified-Since"))
	modified, lastErr := http.ParseTime(answer.Get("Last-Modified"))
	return err == nil && lastErr == nil && !modified.After(since)
}

// Levels of gzip. A body that is sent once gets QuickGzip, which is larger but quicker than BestGzip.
const (
	QuickGzip = 2
	BestGzip  = 9
)

// quickWriters keeps writers of level QuickGzip: each holds a megabyte.
var quickWriters = sync.Pool{New: func() any {
	z, _ := gzip.NewWriterLevel(io.Discard, QuickGzip) // the level is valid
	return z
}}

// Gzip compresses a body.
func Gzip(body []byte, level int) []byte {
	var b bytes.Buffer
	var z *gzip.Writer
	if level == QuickGzip {
		z = quickWriters.Get().(*gzip.Writer)
		defer quickWriters.Put(z)
		z.Reset(&b)
	} else {
		z, _ = gzip.NewWriterLevel(&b, level) // callers pass one of the levels above
	}
	_, _ = z.Write(body) // a bytes.Buffer does not fail
	_ = z.Close()
	return b.Bytes()
}

// Accepts reports whether an Accept-Encoding header names the encoding with a weight above 0.
func Accepts(header, encoding string) bool {
	for part := range strings.SplitSeq(header, ",") {
		name, params, _ := strings.Cut(part, ";")
		if !strings.EqualFold(strings.TrimSpace(name), encoding) {
			continue
		}
		weight, weighted := strings.CutPrefix(strings.ReplaceAll(params, " ", ""), "q=")
		return !weighted || strings.Trim(weight, "0.") != ""
	}
	return false
}

// Matches reports whether an If-None-Match header names the tag. Tags are compared weakly.
func Matches(header, tag string) bool {
	tag = strings.TrimPrefix(tag, "W/")
	for part := range strings.SplitSeq(header, ",") {
		part = strings.TrimSpace(part)
		if part == "*" || strings.TrimPrefix(part, "W/") == tag {
			return true
		}
	}
	return false
}

// Zips reports whether compressing a body of this type and size pays.
func Zips(kind string, size int) bool { return size >= zipFrom && zips(kind) }

func zips(kind string) bool {
	for _, k := range []string{"text/", "application/json", "application/jsonl", "application/problem+json",
		"application/schema+json", "application/xml", "image/svg", "application/wasm"} {
		if strings.HasPrefix(kind, k) {
			return true
		}
	}
	return false
}
