package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"net/http"
	"strings"
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
		sum := sha256.Sum256(body)
		tag := `W/"` + hex.EncodeToString(sum[:8]) + `"`
		h.Set("ETag", tag)
		if r.Header.Get("If-None-Match") == tag {
			w.WriteHeader(http.StatusNotModified)
			return
		}
	}
	if len(body) >= zipFrom && zips(kind) && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		body = zipped(body)
		h.Set("Content-Encoding", "gzip")
	}
	w.WriteHeader(status)
	if r.Method != http.MethodHead {
		_, _ = w.Write(body) // fails when the reader has left
	}
}

func zipped(body []byte) []byte {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	_, _ = z.Write(body) // a bytes.Buffer does not fail
	_ = z.Close()
	return b.Bytes()
}

func zips(kind string) bool {
	for _, k := range []string{"text/", "application/json", "application/xml", "image/svg", "application/wasm"} {
		if strings.HasPrefix(kind, k) {
			return true
		}
	}
	return false
}
