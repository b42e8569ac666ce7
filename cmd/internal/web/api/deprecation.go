package api

import (
	"fmt"
	"net/http"
	"time"
)

// Deprecation announces the end of an operation. docs/api.md states how long it keeps working.
type Deprecation struct {
	Since   time.Time
	Sunset  time.Time // when it ends; zero if that is not decided
	Instead string    // address of the operation to use instead, or ""
}

// announce sets the headers Deprecation (RFC 9745), Sunset (RFC 8594) and Link.
func (d *Deprecation) announce(h http.Header) {
	h.Set("Deprecation", fmt.Sprintf("@%d", d.Since.Unix()))
	if !d.Sunset.IsZero() {
		h.Set("Sunset", d.Sunset.UTC().Format(http.TimeFormat))
	}
	h.Add("Link", `</en/api#deprecation>; rel="deprecation"; type="text/html"`)
	if d.Instead != "" {
		h.Add("Link", "<"+d.Instead+`>; rel="successor-version"`)
	}
}
