package api

import (
	"fmt"
	"strconv"
	"strings"
)

// Page has the parameters of a list that can be fetched in parts.
type Page struct {
	Limit  int `query:"limit" minimum:"1" maximum:"1000"`
	Offset int `query:"offset" minimum:"0" default:"0"`
}

// Cut returns the entries of a page, and links the pages before and after it in the Link header (RFC 8288). The slice
// is never nil.
func Cut[T any](c Call, p Page, list []T) []T {
	c.Links(p, len(list))
	from := min(p.Offset, len(list))
	to := len(list)
	if p.Limit > 0 {
		to = min(from+p.Limit, to)
	}
	return append(make([]T, 0, to-from), list[from:to]...)
}

// Links writes the Link header of a page of a list with total entries. A list without a limit is one page.
func (c Call) Links(p Page, total int) {
	if p.Limit <= 0 {
		return
	}
	var links []string
	add := func(rel string, offset int) {
		q := c.http.URL.Query()
		q.Set("limit", strconv.Itoa(p.Limit))
		q.Set("offset", strconv.Itoa(offset))
		links = append(links, fmt.Sprintf(`<%s?%s>; rel="%s"`, c.http.URL.EscapedPath(), q.Encode(), rel))
	}
	last := max(0, (total-1)/p.Limit*p.Limit)
	add("first", 0)
	if p.Offset > 0 {
		add("prev", max(0, min(p.Offset, total)-p.Limit))
	}
	if p.Offset+p.Limit < total {
		add("next", p.Offset+p.Limit)
	}
	add("last", last)
	c.header.Add("Link", strings.Join(links, ", "))
}
