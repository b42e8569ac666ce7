package mcp

import (
	"context"
	"fmt"
	"net/url"
	"strings"

	"catanica/catalog"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// scheme is that of the resources: catanica://LANG/rulings/ID, catanica://LANG/cards/ID,
// catanica://LANG/guide/scenarios.
const scheme = "catanica"

const markdownType = "text/markdown"

// addResources registers the entries as templates, and the guide to the scenario language.
func (s *server) addResources(to *sdk.Server) {
	to.AddResourceTemplate(&sdk.ResourceTemplate{
		Name: "ruling", Title: "An article", MIMEType: markdownType, URITemplate: scheme + "://{lang}/rulings/{+id}",
		Description: "An article, glossary term or rulebook section in full, such as catanica://en/rulings/112.G.b",
	}, s.resource)
	to.AddResourceTemplate(&sdk.ResourceTemplate{
		Name: "card", Title: "A card", MIMEType: markdownType, URITemplate: scheme + "://{lang}/cards/{+id}",
		Description: "A card with the articles about it, such as catanica://en/cards/hexe",
	}, s.resource)
	if s.opt.Guide == nil {
		return
	}
	for _, lang := range catalog.Langs {
		to.AddResource(&sdk.Resource{
			Name: "guide-scenarios-" + string(lang), MIMEType: markdownType, URI: guideURI(lang),
			Title: catalog.Text{DE: "Die Szenariosprache", EN: "The scenario language"}.In(lang),
			Description: catalog.Text{DE: "Wie man eine Stellung und Züge aufschreibt, für simulate, legal_moves und explore",
				EN: "How to write down a position and moves, for simulate, legal_moves and explore"}.In(lang),
		}, s.guide)
	}
}

func guideURI(lang catalog.Lang) string { return scheme + "://" + string(lang) + "/guide/scenarios" }

// escapedURIs escapes letters such as ä in the URIs of resources, which the templates would not match otherwise: models
// write ids as they read them.
func escapedURIs(next sdk.MethodHandler) sdk.MethodHandler {
	return func(ctx context.Context, method string, req sdk.Request) (sdk.Result, error) {
		if p, ok := req.GetParams().(*sdk.ReadResourceParams); ok && p != nil {
			if u, err := url.Parse(p.URI); err == nil {
				p.URI = u.String()
			}
		}
		return next(ctx, method, req)
	}
}

// guide answers resources/read of the guide.
func (s *server) guide(_ context.Context, req *sdk.ReadResourceRequest) (*sdk.ReadResourceResult, error) {
	for _, lang := range catalog.Langs {
		if req.Params.URI == guideURI(lang) {
			return markdown(req.Params.URI, s.opt.Guide(lang)), nil
		}
	}
	return nil, sdk.ResourceNotFoundError(req.Params.URI)
}

// resource answers resources/read of an entry.
func (s *server) resource(ctx context.Context, req *sdk.ReadResourceRequest) (*sdk.ReadResourceResult, error) {
	lang, kind, id, ok := entryAt(req.Params.URI)
	if !ok || nameFits("id", id) != nil {
		return nil, sdk.ResourceNotFoundError(req.Params.URI)
	}
	r := s.reader(ctx, Lang(lang), "")
	kinds := []catalog.Kind{catalog.KindCard}
	if kind == "rulings" {
		kinds = []catalog.Kind{catalog.KindRuling, catalog.KindTerm, catalog.KindRule}
	}
	for _, k := range kinds {
		if e, found := r.entry(id, k); found {
			return markdown(req.Params.URI, e.markdown(r)), nil
		}
	}
	return nil, sdk.ResourceNotFoundError(req.Params.URI)
}

// entryAt takes the URI of an entry apart.
func entryAt(uri string) (lang catalog.Lang, kind, id string, ok bool) {
	u, err := url.Parse(uri)
	if err != nil || u.Scheme != scheme {
		return "", "", "", false
	}
	lang, known := catalog.ParseLang(u.Host)
	kind, id, cut := strings.Cut(strings.TrimPrefix(u.Path, "/"), "/")
	return lang, kind, id, known && cut && (kind == "rulings" || kind == "cards")
}

func markdown(uri, text string) *sdk.ReadResourceResult {
	return &sdk.ReadResourceResult{Contents: []*sdk.ResourceContents{{URI: uri, MIMEType: markdownType, Text: text}}}
}

// maxCompletions is the number of values that the protocol allows.
const maxCompletions = 100

// complete completes the arguments of resource templates and prompts.
func (s *server) complete(_ context.Context, req *sdk.CompleteRequest) (*sdk.CompleteResult, error) {
	p := req.Params
	var all []string
	switch {
	case p.Argument.Name == "lang":
		all = texts(catalog.Langs)
	case p.Argument.Name == "edition":
		all = texts(catalog.EditionIDs())
	case p.Argument.Name == "id" && p.Ref != nil && strings.Contains(p.Ref.URI, "/cards/"):
		for _, k := range s.svc.Catalog.Cards {
			all = append(all, k.ID)
		}
	case p.Argument.Name == "id":
		for _, r := range s.svc.Library.Rulings {
			all = append(all, r.ID)
		}
	}
	out := &sdk.CompleteResult{Completion: sdk.CompletionResultDetails{Values: []string{}}}
	for _, v := range all {
		if !strings.HasPrefix(catalog.Fold(v), catalog.Fold(p.Argument.Value)) {
			continue
		}
		out.Completion.Total++
		if len(out.Completion.Values) < maxCompletions {
			out.Completion.Values = append(out.Completion.Values, v)
		}
	}
	out.Completion.HasMore = out.Completion.Total > maxCompletions
	return out, nil
}

func texts[T ~string](values []T) []string {
	var out []string
	for _, v := range values {
		out = append(out, fmt.Sprint(v))
	}
	return out
}
