package table

import (
	"net/url"

	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/site"
)

// Keep answers GET /LANG/scenarios/keep: it leads to a table at which two players keep the score of their own game.
func (s *Section) Keep(req *site.Request) (site.Answer, error) {
	q := url.Values{"keep": {"1"}}
	if e := req.Get("edition"); e != "" {
		q.Set("edition", e)
	}
	return site.Answer{Redirect: "/" + string(req.Frame.Lang) + table.NewPath + "?" + q.Encode()}, nil
}
