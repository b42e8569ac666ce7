// Package standalone answers searches and judges decks without the server: for the service worker, which runs it when a
// reader who has kept the site is offline. It builds for js/wasm.
package standalone

import (
	"bytes"
	"context"
	"encoding/json"
	"net/url"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/catalog/packed"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/table/bundle"
	"catanica/rulings"
	"catanica/search"
	"catanica/templates"
	"catanica/templates/typeset"

	"github.com/a-h/templ"
)

// Answers answers in one language.
type Answers struct {
	catalog *catalog.Catalog
	texts   table.Sources
	index   *search.Index
}

// Open reads the cards and short answers of a language, which bundle.Write has written, and the packed search.Compact.
func Open(cards, index []byte) (*Answers, error) {
	cat, texts, err := bundle.Texts(cards)
	if err != nil {
		return nil, err
	}
	compact, err := packed.Read[search.Compact](index)
	if err != nil {
		return nil, err
	}
	ix, err := compact.Open(cat)
	if err != nil {
		return nil, err
	}
	return &Answers{cat, texts, ix}, nil
}

// Frame returns the frame of a page below the language with the given query.
func (a *Answers) Frame(lang catalog.Lang, path, query, assets string) templates.Frame {
	return table.FrameOf(a.catalog, lang, path, query, assets)
}

// hits is the number of hits that Search shows.
const hits = 30

// Search returns the part of the search page that shows the hits of the query q= in the frame.
func (a *Answers) Search(ctx context.Context, f templates.Frame) ([]byte, error) {
	game, _ := rulings.ParseGame(f.Query.Get("game")) // an unknown game is none
	page := templates.SearchPage{Query: strings.TrimSpace(f.Query.Get("q")), Offline: true}
	page.Panel.Was, page.Panel.Values = page.Query, map[string]string{}
	if page.Query != "" {
		found, err := a.index.Find(ctx, search.Query{
			Text: page.Query, Lang: f.Lang, Game: game, Edition: f.Edition, Limit: hits,
		})
		if err != nil {
			return nil, err
		}
		page.Total, page.Unfiltered = found.Total, found.Unfiltered
		for _, h := range found.Hits {
			page.Hits = append(page.Hits, a.entry(f, h))
		}
		if found.DidYouMean != "" {
			page.Mean = []templates.Link{{
				Text: found.DidYouMean, Href: f.SearchFor(found.DidYouMean),
			}}
		}
	}
	return rendered(ctx, f.Lang, templates.SearchResults(f, page))
}

// entry presents a hit. It never shows a verdict: whether an article answers exactly what was asked, only the server
// knows.
func (a *Answers) entry(f templates.Frame, h search.Hit) templates.Entry {
	e := templates.Entry{Kind: h.Kind, ID: h.ID, Title: h.Title, Answer: h.Answer, Href: f.Thing(h.Kind, h.ID)}
	if article, ok := a.texts.Article(f, h.ID); ok && h.Kind != catalog.KindCard && h.Kind != catalog.KindScenario {
		e.Answer = article.Answer
	}
	if k := a.catalog.Card(h.ID); k != nil && h.Kind == catalog.KindCard {
		shown := f.Edition
		if first := a.catalog.FirstEdition(k); catalog.Later(first, shown) {
			shown = first
		}
		class := k.ClassAt(shown)
		mark := templates.NewClassMark(f, a.catalog.Class(class), class)
		mark.Href = ""
		e.Class, e.Face = &mark, templates.FaceAddress(f, k, shown)
		if other := k.Title(f.Lang.Other()); other != e.Title {
			e.Other = other
		}
	}
	if h.Game != rulings.GameCard {
		e.Game = h.Game
	}
	e.Headed, e.Snippet = h.TitleHTML, h.SnippetHTML
	return e
}

// suggestions is the JSON of GET /api/v1/suggest.
type suggestions struct {
	Completions []struct{}          `json:"completions"`
	Lang        catalog.Lang        `json:"lang"`
	Query       string              `json:"query"`
	Suggestions []search.Suggestion `json:"suggestions"`
}

// Suggest returns what GET /api/v1/suggest returns for a text, without completions of filters.
func (a *Answers) Suggest(ctx context.Context, lang catalog.Lang, text string) ([]byte, error) {
	const n = 5
	return json.Marshal(suggestions{
		Completions: []struct{}{}, Lang: lang, Query: text,
		Suggestions: append([]search.Suggestion{}, a.index.Suggest(ctx, text, lang, n)...),
	})
}

// Judge returns the parts of the deck builder that show the verdict on the lists of its form. It offers no repairs,
// charts and exports.
func (a *Answers) Judge(ctx context.Context, f templates.Frame, form url.Values) ([]byte, error) {
	page := templates.DecksPage{}
	var lists []*deck.List
	for _, field := range []string{"deck", "deck2"} {
		text := strings.ReplaceAll(form.Get(field), "\r\n", "\n")
		page.Texts = append(page.Texts, text)
		if strings.TrimSpace(text) != "" {
			list, _ := deck.Parse(text, a.catalog, f.Lang) // the list remembers its problems
			lists = append(lists, list)
		}
	}
	if len(lists) > 0 {
		v := a.verdict(f, lists)
		page.Verdict = &v
	}
	return rendered(ctx, f.Lang, templates.DeckPartsOffline(f, page))
}

// verdict judges lists.
func (a *Answers) verdict(f templates.Frame, lists []*deck.List) templates.DeckVerdict {
	report := deck.Validate(a.catalog, deck.Options{Lang: f.Lang}, lists...)
	out := templates.DeckVerdict{
		Is: report.Verdict, Format: report.Format, Edition: report.Edition, EventStack: report.EventStack,
		Faults: len(report.Violations) + len(report.Problems),
		Match:  a.findings(f, slices.Concat(report.Violations, report.Warnings), 0),
	}
	for _, summary := range report.Lists {
		player := templates.DeckPlayer{
			Summary: summary, Faults: a.findings(f, report.Violations, summary.Player),
			Warnings: a.findings(f, report.Warnings, summary.Player),
			Advice:   a.findings(f, report.For(summary.Player).Advice, summary.Player),
			After:    a.findings(f, report.After, summary.Player),
			Grounds:  grounds(report.For(summary.Player).Grounds),
		}
		for _, p := range report.Problems {
			if p.Player == summary.Player {
				player.Problems = append(player.Problems, templates.DeckProblem{Line: p.Line, Message: p.Message})
			}
		}
		out.Players = append(out.Players, player)
	}
	return out
}

// findings presents the findings about one player, or about the match if player is 0.
func (a *Answers) findings(f templates.Frame, all []deck.Finding, player int) []templates.DeckFinding {
	var out []templates.DeckFinding
	for _, d := range all {
		if d.Player != player {
			continue
		}
		line := templates.DeckFinding{
			Line: d.Line, Message: d.Message, Fix: d.Fix, Open: d.Verdict != deck.Illegal, Grounds: grounds(d.Grounds),
		}
		if article, ok := a.texts.Article(f, d.Rule); ok {
			line.Rule = &templates.Link{Text: article.ID, Href: article.Href}
		} else if d.Rule == deck.HouseRule {
			line.Rule = &templates.Link{Text: f.Say(templates.TextHouseRule)}
		}
		for _, id := range d.Cards {
			if k := a.catalog.Card(id); k != nil {
				line.Cards = append(line.Cards, templates.Link{Text: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, id)})
			}
		}
		out = append(out, line)
	}
	return out
}

// grounds presents facts that no rule text states, without their reasoning, which is Markdown.
func grounds(all []deck.Ground) []templates.DeckGround {
	var out []templates.DeckGround
	for _, g := range all {
		out = append(out, templates.DeckGround{Message: g.Message})
	}
	return out
}

func rendered(ctx context.Context, lang catalog.Lang, c templ.Component) ([]byte, error) {
	var b bytes.Buffer
	if err := c.Render(ctx, &b); err != nil {
		return nil, err
	}
	return typeset.HTML(lang, b.Bytes()), nil
}
