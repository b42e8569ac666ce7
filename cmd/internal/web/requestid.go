package web

import (
	"context"
	"crypto/rand"
	"log/slog"
	"net/http"
	"strconv"
	"sync/atomic"
)

// idHeader carries the id of a request. It connects a reader's report with a line of the log and says nothing about the
// reader.
const idHeader = "X-Request-Id"

// requestIDs numbers the requests of one run: a random prefix and a count.
type requestIDs struct {
	prefix string
	trust  bool // our own proxy sets the header
	next   atomic.Uint64
}

func newRequestIDs(trust bool) *requestIDs {
	return &requestIDs{prefix: rand.Text()[:8] + "-", trust: trust}
}

type idKey struct{}

// numbered gives each request an id, or keeps the id that the proxy gave it.
func (ids *requestIDs) numbered(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		id := r.Header.Get(idHeader)
		if !ids.trust || !plainID(id) {
			id = ids.prefix + strconv.FormatUint(ids.next.Add(1), 36)
		}
		w.Header()[idHeader] = []string{id}
		next.ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), idKey{}, id)))
	})
}

// plainID reports whether an id from a proxy may be written to the log.
func plainID(id string) bool {
	for _, c := range id {
		if !('a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '-' || c == '_' || c == '.') {
			return false
		}
	}
	return 0 < len(id) && len(id) <= 64
}

// idHandler adds the id of the request to each line of the log that is written for one.
type idHandler struct{ slog.Handler }

// Handle implements slog.Handler.
func (h idHandler) Handle(ctx context.Context, rec slog.Record) error {
	if id, ok := ctx.Value(idKey{}).(string); ok {
		rec.AddAttrs(slog.String("request", id))
	}
	return h.Handler.Handle(ctx, rec)
}

// WithAttrs implements slog.Handler.
func (h idHandler) WithAttrs(attrs []slog.Attr) slog.Handler {
	return idHandler{h.Handler.WithAttrs(attrs)}
}

// WithGroup implements slog.Handler.
func (h idHandler) WithGroup(name string) slog.Handler { return idHandler{h.Handler.WithGroup(name)} }
