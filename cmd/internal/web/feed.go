package web

import (
	"encoding/xml"
	"net/http"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// maxFeed limits the entries of the feed.
const maxFeed = 100

// atomFeed is an Atom feed (RFC 4287).
type atomFeed struct {
	XMLName  xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
	Lang     string      `xml:"xml:lang,attr"`
	ID       string      `xml:"id"`
	Title    string      `xml:"title"`
	Subtitle string      `xml:"subtitle"`
	Updated  string      `xml:"updated"`
	Author   string      `xml:"author>name"`
	Links    []atomLink  `xml:"link"`
	Entries  []atomEntry `xml:"entry"`
}

type atomLink struct {
	Rel  string `xml:"rel,attr"`
	Type string `xml:"type,attr"`
	Lang string `xml:"hreflang,attr,omitempty"`
	Href string `xml:"href,attr"`
}

type atomEntry struct {
	ID      string   `xml:"id"`
	Title   string   `xml:"title"`
	Updated string   `xml:"updated"`
	Link    atomLink `xml:"link"`
	Summary string   `xml:"summary"`
}

// changes answers GET /LANG/changes.atom: the articles that changed last, with their short answers. The dates are those
// of the content, which has days only.
func (s *Server) changes(lang catalog.Lang) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		origin := s.site.OriginOf(r)
		home := origin + "/" + string(lang)
		feed := atomFeed{
			Lang: string(lang), ID: home + "/changes.atom", Title: "Catanica: " + templates.TextFeed.In(lang),
			Subtitle: templates.TextFeedAbout.In(lang), Author: "Catanica",
			Links: []atomLink{
				{Rel: "self", Type: "application/atom+xml", Href: home + "/changes.atom"},
				{Rel: "alternate", Type: "text/html", Href: home + "/rulings"},
				{Rel: "alternate", Type: "application/atom+xml", Lang: string(lang.Other()),
					Href: origin + "/" + string(lang.Other()) + "/changes.atom"},
			},
		}
		for _, a := range s.svc.Library.LastChanged(maxFeed) {
			address := origin + catalog.Path(lang, a.Kind, a.ID)
			title := a.Title(lang)
			if a.Kind == catalog.KindRuling {
				title = a.ID + " " + title
			}
			feed.Entries = append(feed.Entries, atomEntry{
				ID: address, Title: title, Updated: midnight(a.Changed), Summary: s.svc.Library.Plain(lang, a.Answer(lang)),
				Link: atomLink{Rel: "alternate", Type: "text/html", Href: address},
			})
		}
		if len(feed.Entries) > 0 {
			feed.Updated = feed.Entries[0].Updated
		}
		s.writeXML(w, r, "application/atom+xml; charset=utf-8", feed)
	}
}

// midnight makes a time of a date.
func midnight(date string) string { return date + "T00:00:00Z" }

// openSearch is an OpenSearch description, with which browsers offer the search.
type openSearch struct {
	XMLName     xml.Name        `xml:"http://a9.com/-/spec/opensearch/1.1/ OpenSearchDescription"`
	ShortName   string          `xml:"ShortName"`
	Description string          `xml:"Description"`
	Language    string          `xml:"Language"`
	InEncoding  string          `xml:"InputEncoding"`
	OutEncoding string          `xml:"OutputEncoding"`
	Image       openSearchImage `xml:"Image"`
	URLs        []openSearchURL `xml:"Url"`
}

type openSearchImage struct {
	Width  int    `xml:"width,attr"`
	Height int    `xml:"height,attr"`
	Type   string `xml:"type,attr"`
	Href   string `xml:",chardata"`
}

type openSearchURL struct {
	Type     string `xml:"type,attr"`
	Rel      string `xml:"rel,attr,omitempty"`
	Template string `xml:"template,attr"`
}

// describeSearch answers GET /LANG/opensearch.xml.
func (s *Server) describeSearch(lang catalog.Lang) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		home := s.site.OriginOf(r) + "/" + string(lang)
		s.writeXML(w, r, "application/opensearchdescription+xml; charset=utf-8", openSearch{
			ShortName: "Catanica", Description: templates.TextSearchAbout.In(lang), Language: string(lang), InEncoding: "UTF-8",
			OutEncoding: "UTF-8",
			Image: openSearchImage{
				Width: 16, Height: 16, Type: "image/svg+xml", Href: s.site.OriginOf(r) + s.assets.addresses["icon.svg"],
			},
			URLs: []openSearchURL{
				{Type: "text/html", Rel: "results", Template: home + "/search?q={searchTerms}"},
				{Type: "application/opensearchdescription+xml", Rel: "self", Template: home + "/opensearch.xml"},
			},
		})
	}
}

// writeXML writes a document that changes with the content only.
func (s *Server) writeXML(w http.ResponseWriter, r *http.Request, kind string, doc any) {
	body, err := xml.MarshalIndent(doc, "", " ")
	if err != nil {
		s.site.Fail(w, r, langOf(r), err)
		return
	}
	w.Header().Set("Cache-Control", "public, max-age=3600")
	site.WriteBody(w, r, http.StatusOK, kind, append([]byte(xml.Header), append(body, '\n')...))
}
