// Package table shows a position and its play: the board, the steps, and the moves that may follow. It renders the same
// bytes on the server and in the browser, so it reaches the articles and the files of the site only through Sources and
// templates.Frame, and builds for js/wasm without net/http and goldmark.
package table

import (
	"bytes"
	"errors"

	"catanica/catalog"
	"catanica/rulings/scenario"
	"catanica/templates"
	"catanica/templates/typeset"
)

// ErrView reports a viewer or a step that does not exist.
var ErrView = errors.New("no such viewer or step")

// ErrGame reports a table of a game that this program was built without.
var ErrGame = errors.New("the program does not know this game")

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
	// Scenario reports whether there is an embedded scenario with that id.
	Scenario(id string) bool
	// Proof returns the id of an embedded scenario that proves an article, or "".
	Proof(article string) string
}

// Parts maps the names of parts of a page to their markup.
type Parts map[string][]byte

// Parts renders a table: the parts of the stage by their names, typeset.
func (r *Renderer) Parts(f templates.Frame, o *Opened) (Parts, error) {
	out := Parts{}
	for _, p := range templates.StageParts(f, r.Show(f, o)) {
		var b bytes.Buffer
		if err := p.View.Render(bg, &b); err != nil {
			return nil, err
		}
		out[p.Name] = typeset.HTML(f.Lang, b.Bytes())
	}
	return out, nil
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
