package mcp_test

import (
	"net/http"
	"strings"
	"testing"
)

func originOf(r *http.Request) string { return "http://" + r.Host }

// post sends a body as a client of the protocol would and returns the status.
func post(t *testing.T, site, method, origin, body string) int {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), method, site+"/mcp", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Accept", "application/json, text/event-stream")
	if origin != "" {
		req.Header.Set("Origin", origin)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	return res.StatusCode
}
