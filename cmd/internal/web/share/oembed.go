package share

import (
	"encoding/json"
	"fmt"
	"html"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/preview"
	"catanica/cmd/internal/web/site"
)

// The size of a widget in pixels unless the consumer asks for less.
const (
	widgetWide = 560
	widgetHigh = 380
)

// oEmbed is a response of oEmbed 1.0, of type rich.
type oEmbed struct {
	Version         string `json:"version"`
	Type            string `json:"type"`
	Title           string `json:"title"`
	ProviderName    string `json:"provider_name"`
	ProviderURL     string `json:"provider_url"`
	CacheAge        int    `json:"cache_age"`
	ThumbnailURL    string `json:"thumbnail_url"`
	ThumbnailWidth  int    `json:"thumbnail_width"`
	ThumbnailHeight int    `json:"thumbnail_height"`
	HTML            string `json:"html"`
	Width           int    `json:"width"`
	Height          int    `json:"height"`
}

// OEmbed answers GET /oembed?url=…: how a page of the site is embedded. The parameters maxwidth and maxheight limit the
// size; format may be json only.
func (s *Section) OEmbed(pages *site.Site) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Access-Control-Allow-Origin", "*")
		q := r.URL.Query()
		if format := q.Get("format"); format != "" && format != "json" {
			http.Error(w, "format: only json is available", http.StatusNotImplemented)
			return
		}
		out, err := s.embedding(pages, r, q.Get("url"))
		if err != nil {
			status, _ := site.StatusOf(err)
			http.Error(w, "url: name a ruling, a card, a deck link or a scenario of this site", status)
			return
		}
		out.Width, out.Height = size(q.Get("maxwidth"), widgetWide), size(q.Get("maxheight"), widgetHigh)
		out.HTML = fmt.Sprintf(out.HTML, out.Width, out.Height)
		body, err := json.Marshal(out)
		if err != nil {
			http.Error(w, http.StatusText(http.StatusInternalServerError), http.StatusInternalServerError)
			return
		}
		w.Header().Set("Cache-Control", "public, max-age=3600")
		site.WriteBody(w, r, http.StatusOK, "application/json; charset=utf-8", append(body, '\n'))
	}
}

// size returns the smaller of a wish and the usual size. A wish that is no number is ignored.
func size(wish string, usual int) int {
	if n, err := strconv.Atoi(wish); err == nil && n > 0 {
		return min(n, usual)
	}
	return usual
}

// embedding describes how a page is embedded. Its HTML has two verbs left, for width and height.
func (s *Section) embedding(pages *site.Site, r *http.Request, address string) (oEmbed, error) {
	notFound := site.Fault{Kind: site.ErrNotFound}
	u, err := url.Parse(address)
	if err != nil || len(address) > site.MaxURL || u.Host != "" && u.Host != hostOf(pages.OriginOf(r)) {
		return oEmbed{}, notFound
	}
	lang, rest, _ := strings.Cut(strings.TrimPrefix(u.EscapedPath(), "/"), "/")
	l, ok := catalog.ParseLang(lang)
	if !ok {
		return oEmbed{}, notFound
	}
	page := r.Clone(r.Context())
	page.URL = &url.URL{Path: u.Path, RawPath: u.RawPath, RawQuery: u.RawQuery}
	req, err := pages.Request(page, l)
	if err != nil {
		return oEmbed{}, err
	}
	place, of, id := s.placeOf(rest)
	if of == nil {
		return oEmbed{}, notFound
	}
	widget, err := of(req, id)
	if err != nil {
		return oEmbed{}, err
	}
	origin := pages.OriginOf(r)
	query := ""
	if u.RawQuery != "" {
		query = "?" + u.RawQuery
	}
	src := origin + "/" + lang + "/embed/" + place + query
	return oEmbed{
		Version: "1.0", Type: "rich", Title: widget.Title, ProviderName: "Catanica", ProviderURL: origin, CacheAge: 3600,
		ThumbnailURL:   origin + "/" + lang + "/og/" + place + ".png" + query,
		ThumbnailWidth: preview.Width, ThumbnailHeight: preview.Height,
		HTML: strings.ReplaceAll(fmt.Sprintf(`<iframe src="%s" title="%s" loading="lazy"`, html.EscapeString(src),
			html.EscapeString(widget.Title)), "%", "%%") + ` width="%d" height="%d" frameborder="0"></iframe>`,
	}, nil
}

func hostOf(origin string) string {
	_, host, _ := strings.Cut(origin, "://")
	return host
}

// placeOf returns where the page at a path below the language is embedded, and what it shows; nil for other pages.
func (s *Section) placeOf(path string) (place string, of source, id string) {
	part := strings.Split(path, "/")
	unescape := func(segments ...string) string {
		id, _ := url.PathUnescape(strings.Join(segments, "."))
		return id
	}
	switch {
	case path == "decks":
		return path, s.deck, ""
	case len(part) == 2 && part[0] == "rulings":
		return path, s.ruling, unescape(part[1])
	case len(part) == 2 && part[0] == "cards":
		return path, s.card, unescape(part[1])
	case len(part) == 2 && part[0] == "scenarios" && part[1] != "explore":
		return path, s.scenario, unescape(part[1])
	case len(part) == 3 && part[0] == "rules":
		id := unescape(part[1], part[2])
		return "rulings/" + escaped(id), s.ruling, id
	}
	return "", nil, ""
}
