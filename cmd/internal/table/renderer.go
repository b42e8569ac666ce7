// Package table shows a position and its play: the board, the steps, and the moves that may follow. It renders the same
// bytes on the server and in the browser, so it reaches the articles and the files of the site only through Sources and
// templates.Frame, and builds for js/wasm without net/http and goldmark.
package table

import (
	"bytes"
	"context"
	"errors"

	"catanica/catalog"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// ErrView reports a viewer or a step that does not exist.
var ErrView = errors.New("no such viewer or step")

// Renderer shows tables. It is safe for concurrent use.
type Renderer struct {
	Catalog *catalog.Catalog
	Books   scenario.Books
	Sources Sources
}

// Sources looks up the texts behind a citation.
type Sources interface {
	// Article returns the entry of an article, or false if there is no article with that id.
	Article(f templates.Frame, id string) (templates.Entry, bool)
	// Effect returns the effect of a card as plain text.
	Effect(f templates.Frame, k *catalog.Card) string
	// ReadingHref returns the address of the open question that a reading answers.
	ReadingHref(f templates.Frame, reading string) string
}

// Parts maps the names of parts of a page to their markup.
type Parts map[string][]byte

// Open plays a scenario and renders it at a step as a viewer sees it. The step is a number, "" for the start; the viewer
// is north, south, or "" for the referee. Open fails with scenario.Errors if the text cannot be read, and with ErrView.
func (r *Renderer) Open(f templates.Frame, text, step, viewer string) (Parts, error) {
	file, errs := scenario.Parse("scenario", text)
	if len(errs) > 0 {
		return nil, errs
	}
	game := scenario.Prepare(file, r.Books, scenario.Options{})
	if errs = game.Mistakes(); len(errs) > 0 {
		return nil, errs
	}
	res := game.Play(context.Background())
	res.Settle(context.Background(), file, r.Books)
	shown := EditionShown(f, file)
	replay, err := r.Replay(f, file.Under(shown), res.Under(shown), step, viewer)
	if err != nil {
		return nil, err
	}
	var stage bytes.Buffer
	if err := templates.StageInner(f, replay).Render(context.Background(), &stage); err != nil {
		return nil, err
	}
	return Parts{"stage": stage.Bytes()}, nil
}

func (r *Renderer) classMark(f templates.Frame, id string) templates.ClassMark {
	return templates.NewClassMark(f, r.Catalog.Class(id), id)
}

// cardEntry presents a card in a list of links, with its class under the reader's edition, or under the card's first
// edition if that is later.
func (r *Renderer) cardEntry(f templates.Frame, k *catalog.Card) templates.Entry {
	mark := r.classMark(f, k.ClassAt(r.editionFor(f, k)))
	return templates.Entry{
		Kind: catalog.KindCard, ID: k.ID, Title: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID), Class: &mark,
	}
}

func (r *Renderer) editionFor(f templates.Frame, k *catalog.Card) catalog.EditionID {
	if first := r.Catalog.FirstEdition(k); catalog.Later(first, f.Edition) {
		return first
	}
	return f.Edition
}
