// Package share shows entries outside of the site: widgets that other sites frame, the pictures that links unfurl to,
// and oEmbed. All three show the same templates.Widget.
package share

import (
	"context"
	"net/url"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/templates"
)

// Section answers requests for widgets, pictures and oEmbed. All fields are required.
type Section struct {
	Catalog *catalog.Catalog
	Library *rulings.Library
	Show    *present.Presenter
	Proven  func(ctx context.Context) func(id string) (mechanical, proven bool)
	Face    func(f templates.Frame, k *catalog.Card) templates.Face
	Deck    func(req *site.Request) (templates.Widget, error) // of the lists in the link
	// Table presents an embedded scenario, or the one in the link.
	Table func(req *site.Request, id string) (templates.Widget, error)
	// Pictures keeps drawn pictures; see NewPictures.
	Pictures *Pictures
}

// Ruling answers GET /LANG/embed/rulings/ID.
func (s *Section) Ruling(req *site.Request) (site.Answer, error) { return framed(req, s.ruling) }

// Card answers GET /LANG/embed/cards/ID.
func (s *Section) Card(req *site.Request) (site.Answer, error) { return framed(req, s.card) }

// Decks answers GET /LANG/embed/decks?d=….
func (s *Section) Decks(req *site.Request) (site.Answer, error) { return framed(req, s.deck) }

// Scenario answers GET /LANG/embed/scenarios/ID and GET /LANG/embed/scenarios/new?g=….
func (s *Section) Scenario(req *site.Request) (site.Answer, error) { return framed(req, s.scenario) }

// source returns the widget of an entry by its id; entries that a link holds have none.
type source func(req *site.Request, id string) (templates.Widget, error)

func framed(req *site.Request, of source) (site.Answer, error) {
	w, err := of(req, req.Path("id"))
	if err != nil {
		return site.Answer{}, err
	}
	return site.Answer{Widget: templates.WidgetDocument(req.Frame, w)}, nil
}

func (s *Section) deck(req *site.Request, _ string) (templates.Widget, error) { return s.Deck(req) }

func (s *Section) scenario(req *site.Request, id string) (templates.Widget, error) {
	if id == "new" {
		id = ""
	}
	return s.Table(req, id)
}

// ruling presents an article under the edition of the request.
func (s *Section) ruling(req *site.Request, id string) (templates.Widget, error) {
	f := req.Frame
	r := s.Library.Find(id)
	if r == nil {
		return templates.Widget{}, site.Fault{Kind: site.ErrNotFound, Detail: templates.TextNoRuling}
	}
	verdict, short, holds := r.At(f.Edition, f.Lang)
	w := templates.Widget{
		Eyebrow: templates.RulingEyebrow(f, r.Kind, r.ID), Title: r.Title(f.Lang), Href: f.Thing(r.Kind, r.ID),
		Text: s.Library.Plain(f.Lang, short),
	}
	w.Verdict, w.Colour = templates.VerdictMark(f, verdict)
	if !holds {
		w.Facts = append(w.Facts, f.Say(templates.TextNotInForce))
	}
	if mechanical, proven := s.Proven(req.Context())(r.ID); proven {
		w.Facts = append(w.Facts, f.Say(templates.TextProven))
	} else if mechanical {
		w.Facts = append(w.Facts, f.Say(templates.TextNotProven))
	}
	if r.Ours {
		w.Facts = append(w.Facts, f.Say(templates.TextOursShort))
	}
	w.Facts = append(w.Facts, s.sources(f, r.Source)...)
	return w, nil
}

// card presents a card under the edition of the request.
func (s *Section) card(req *site.Request, id string) (templates.Widget, error) {
	f := req.Frame
	k := s.Catalog.Card(id)
	if k == nil {
		near := s.Show.NearCards(f, id)
		return templates.Widget{}, site.Fault{Kind: site.ErrNotFound, Detail: templates.TextNoCard, Near: near}
	}
	e := s.Show.EditionFor(f, k)
	f.Edition = e
	face := s.Face(f, k)
	effect := k.Effect.DatedAt(e)
	w := templates.Widget{
		Eyebrow: templates.CardEyebrow(f), Title: k.Title(f.Lang), Colour: face.Colour, Card: &face,
		Face: present.FaceHref(f, k, e), Href: req.Frame.Thing(catalog.KindCard, k.ID),
		Text: s.Library.Plain(f.Lang, f.Say(effect.Is)), Facts: []string{k.Title(f.Lang.Other())},
	}
	for _, in := range k.Sets {
		if set := s.Catalog.Set(in.Set); set != nil {
			w.Facts = append(w.Facts, set.Name.In(f.Lang))
		}
	}
	return w, nil
}

// sources names the sources of places such as 003#112.G.e, each once.
func (s *Section) sources(f templates.Frame, places catalog.Sources) []string {
	var out []string
	seen := map[string]bool{}
	for _, place := range places {
		id, _, _ := strings.Cut(place, "#")
		if src := s.Catalog.Source(id); src != nil && !seen[id] {
			seen[id] = true
			out = append(out, f.Say(src.Title))
		}
	}
	return out
}

// escaped returns an id as a segment of a path.
func escaped(id string) string { return url.PathEscape(id) }
