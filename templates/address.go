package templates

import (
	"net/url"
	"strings"
)

// WithQuery adds parameters to an address, before its fragment.
func WithQuery(address string, q url.Values) string {
	if len(q) == 0 {
		return address
	}
	base, fragment, marked := strings.Cut(address, "#")
	sep := "?"
	if strings.Contains(base, "?") {
		sep = "&"
	}
	base += sep + q.Encode()
	if marked {
		base += "#" + fragment
	}
	return base
}
