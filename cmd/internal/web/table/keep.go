package table

import (
	"net/url"
	"strings"

	"catanica/catalog"
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

// keepStart is the beginning of a game whose score is kept: the basic game, unless another is named.
func keepStart(game string) string {
	if game != string(catalog.Extended) && game != string(catalog.Tournament) {
		game = string(catalog.Basic)
	}
	return strings.Replace(keepText, "GAME", game, 1)
}

const keepText = `id: score
edition: 2005
game: GAME

start
  turn 1
  active north
  phase before
  north axis: settlement A, road, settlement B
  south axis: settlement A, road, settlement B

play
`
