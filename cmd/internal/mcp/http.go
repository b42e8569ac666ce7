package mcp

import (
	"net/http"
	"net/url"

	"catanica/cmd/internal/service"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// maxRequest limits the body of a request in bytes.
const maxRequest = 64 << 10

// Handler answers /mcp: streamable HTTP without sessions, so that any replica may answer any request. origin returns
// the address of the site in the links of an answer.
func Handler(svc *service.Service, opt Options, origin func(*http.Request) string) http.Handler {
	server := New(svc, opt)
	stream := sdk.NewStreamableHTTPHandler(func(*http.Request) *sdk.Server { return server }, &sdk.StreamableHTTPOptions{
		Stateless: true, JSONResponse: true, MaxRequestBodyBytes: maxRequest, Logger: opt.Log,
		PropagateRequestCancellation: true,
	})
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-store")
		site := origin(r)
		if from := r.Header.Get("Origin"); from != "" && !sameHost(from, site) {
			http.Error(w, "this origin may not call /mcp: call it from a program, or from a page of this site",
				http.StatusForbidden)
			return
		}
		stream.ServeHTTP(w, r.WithContext(WithOrigin(r.Context(), site)))
	})
}

// sameHost reports whether two origins have the same host and port. Other pages must not use a visitor's browser to
// call a server that only the visitor can reach.
func sameHost(a, b string) bool {
	x, errX := url.Parse(a)
	y, errY := url.Parse(b)
	return errX == nil && errY == nil && x.Host != "" && x.Host == y.Host
}
