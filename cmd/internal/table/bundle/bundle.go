// Package bundle is the part of the content that the table needs in the browser: the cards, and the texts behind
// citations, in one language. The server makes it of the content that it serves, so that both play with the same cards.
package bundle

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/catalog/packed"
	"catanica/cmd/internal/table"
	"catanica/rulings"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// contents is the data in a bundle. Texts that depend on the edition are listed under each one; the packer stores equal
// texts once.
type contents struct {
	Lang     catalog.Lang
	Cards    []*catalog.Card
	Sets     []*catalog.Set
	Classes  []catalog.Class
	Editions []catalog.Edition
	Readings []catalog.Reading
	Boards   []*catalog.BoardGame
	Articles map[string]article
	Effects  map[string]map[catalog.EditionID]string // by card, as plain text
	// Questions are the addresses of the readings' questions, below the language.
	Questions map[string]string
	Scenarios []string          // the ids of embedded scenarios, sorted
	Proofs    map[string]string // by article: the scenario that proves it
}

// article is an entry of rulings, rules or terms.
type article struct {
	Kind  catalog.Kind
	Title string
	Game  rulings.Game
	Short map[catalog.EditionID]short
}

type short struct {
	Verdict rulings.Verdict
	Answer  string
}

// Write packs the catalogue and what sources says of it in one language. ids are the articles that the engine may cite,
// scenarios those that a table may have come from.
func Write(c *catalog.Catalog, ids, scenarios []string, sources table.Sources, lang catalog.Lang) ([]byte, error) {
	out := contents{
		Lang: lang, Sets: c.Sets, Classes: c.Classes, Editions: c.Editions, Readings: c.Readings, Boards: c.Boards,
		Scenarios: slices.Sorted(slices.Values(scenarios)), Articles: map[string]article{},
		Effects: map[string]map[catalog.EditionID]string{}, Questions: map[string]string{}, Proofs: map[string]string{},
	}
	for _, k := range c.Cards {
		plain := *k
		plain.Notes, plain.Asked, plain.Answered = catalog.Text{}, catalog.Words{}, catalog.Words{}
		plain.Motif, plain.File, plain.Effect = nil, "", catalog.Fact[catalog.Text]{}
		out.Cards = append(out.Cards, &plain)
		out.Effects[k.ID] = map[catalog.EditionID]string{}
	}
	for _, e := range c.Editions {
		f := templates.Frame{Lang: lang, Edition: e.ID}
		for _, k := range c.Cards {
			out.Effects[k.ID][e.ID] = sources.Effect(f, k)
		}
		for _, id := range ids {
			entry, ok := sources.Article(f, id)
			if !ok {
				continue
			}
			a, ok := out.Articles[id]
			if !ok {
				a = article{Kind: entry.Kind, Title: entry.Title, Game: entry.Game, Short: map[catalog.EditionID]short{}}
				out.Articles[id] = a
			}
			a.Short[e.ID] = short{entry.Verdict, entry.Answer}
		}
	}
	for _, id := range ids {
		if proof := sources.Proof(id); proof != "" {
			out.Proofs[id] = proof
		}
	}
	for _, r := range c.Readings {
		out.Questions[r.ID] = strings.TrimPrefix(sources.ReadingHref(templates.Frame{Lang: lang}, r.ID), "/"+string(lang))
	}
	return packed.Write(out)
}

// Texts returns the catalogue and the texts of a bundle. It fails with packed.ErrFormat if another build wrote it.
func Texts(data []byte) (*catalog.Catalog, table.Sources, error) {
	in, err := packed.Read[contents](data)
	if err != nil {
		return nil, nil, err
	}
	return catalog.Assemble(catalog.Catalog{
		Cards: in.Cards, Sets: in.Sets, Classes: in.Classes, Editions: in.Editions, Readings: in.Readings,
		Boards: in.Boards,
	}), texts{in}, nil
}

// Open returns a renderer that plays with a bundle. It fails with packed.ErrFormat if another build wrote the bundle.
func Open(data []byte) (*table.Renderer, error) {
	cat, sources, err := Texts(data)
	if err != nil {
		return nil, err
	}
	books, problems := scenario.CompileBooks(cat)
	if err := problems.Err(); err != nil {
		return nil, err
	}
	return &table.Renderer{Catalog: cat, Books: books, Sources: sources}, nil
}

// texts implements table.Sources with the texts of a bundle.
type texts struct{ contents }

// Article implements table.Sources.
func (t texts) Article(f templates.Frame, id string) (templates.Entry, bool) {
	a, ok := t.Articles[id]
	if !ok {
		return templates.Entry{}, false
	}
	s := a.Short[f.Edition]
	return templates.Entry{
		Kind: a.Kind, ID: id, Title: a.Title, Href: f.Thing(a.Kind, id), Verdict: s.Verdict, Answer: s.Answer, Game: a.Game,
	}, true
}

// Effect implements table.Sources.
func (t texts) Effect(f templates.Frame, k *catalog.Card) string { return t.Effects[k.ID][f.Edition] }

// ReadingHref implements table.Sources.
func (t texts) ReadingHref(f templates.Frame, reading string) string {
	return f.To(t.Questions[reading])
}

// Scenario implements table.Sources.
func (t texts) Scenario(id string) bool {
	_, ok := slices.BinarySearch(t.Scenarios, id)
	return ok
}

// Proof implements table.Sources.
func (t texts) Proof(article string) string { return t.Proofs[article] }
