package mcp

import (
	"context"
	"log/slog"
	"reflect"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/referee"
	"catanica/cmd/internal/service"

	"github.com/google/jsonschema-go/jsonschema"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// Limits on what one call may ask.
const (
	maxQuestion = 200 // characters; more is no question
	maxID       = 200 // characters of an id or a name
	maxHits     = 50
	maxOffset   = 1000
	maxResults  = 100 // interactions, moves
	maxSteps    = 200 // of a replay that are returned
)

// Options configure a server.
type Options struct {
	// Origin is the address of a site in links, such as https://example.org. If it is empty, links are paths, unless the
	// request tells the origin (WithOrigin).
	Origin  string
	Version string
	// Guide returns the guide to the scenario language in Markdown. It is optional.
	Guide   func(catalog.Lang) string
	Referee *referee.Referee // plays scenarios; nil means one of the server's own
	Log     *slog.Logger     // nil discards the log
}

// server holds what the tools answer from. It never changes after New.
type server struct {
	svc *service.Service
	opt Options
}

// instructions tell a model how to use the server.
const instructions = `Catanica knows the rules of the two-player Catan card game (Die Siedler von Catan: Das Kartenspiel, the
predecessor of Rivals for Catan), in German and English, for every edition from 1996 to 2005.
Ask it instead of remembering: the game's rulings differ from what other games suggest.
- answer: a question about the rules; interact: what one card does to another, as the engine plays it.
- search and read: articles, cards, glossary terms, rulebook sections, sets.
- validate: is a deck list legal. simulate, legal_moves, explore: play a position in the scenario language
  (resource catanica://en/guide/scenarios).
Name the id of every article you rely on, with its edition. Say so if an article is not proven, is our own decision where
the sources are silent ("ours"), or if a result is "undecided": a fact that no source states. Never fill such a gap.`

// New returns a server that answers from svc.
func New(svc *service.Service, opt Options) *sdk.Server {
	if opt.Referee == nil {
		opt.Referee = referee.New(svc.Books(), nil)
	}
	if opt.Log == nil {
		opt.Log = slog.New(slog.DiscardHandler)
	}
	s := &server{svc: svc, opt: opt}
	out := sdk.NewServer(
		&sdk.Implementation{Name: "catanica", Title: "Catanica", Version: opt.Version, WebsiteURL: opt.Origin},
		&sdk.ServerOptions{
			Instructions: instructions, Logger: opt.Log, CompletionHandler: s.complete,
			Capabilities: &sdk.ServerCapabilities{
				Tools: &sdk.ToolCapabilities{}, Resources: &sdk.ResourceCapabilities{}, Prompts: &sdk.PromptCapabilities{},
			},
		})
	out.AddReceivingMiddleware(escapedURIs)
	s.addTools(out)
	s.addResources(out)
	s.addPrompts(out)
	return out
}

// addTools registers the tools.
func (s *server) addTools(to *sdk.Server) {
	add(to, "search", "Search the rules",
		"Search articles, cards, sets, classes, rulebook sections, glossary terms and scenarios. The query may be a "+
			"question, names, or filters such as class:city cost<4.", s.search)
	add(to, "answer", "Answer a rules question",
		"Answer one question about the rules or the cards with a verdict and the articles that decide it. If nothing "+
			"answers exactly this question, the articles nearest to it are returned instead.", s.answer)
	add(to, "interact", "What a card does to another",
		"What card A does to card B, as the referee plays it; without B everything that A does and suffers.",
		s.interact)
	add(to, "read", "Read an entry",
		"Read one article, glossary term, rulebook section, card, set or scenario in full, by its id or name.", s.read)
	add(to, "validate", "Check a deck",
		"Check a deck list, or the two lists of a match, against the deck rules. Each finding names its rule and how to "+
			"correct it.", s.validate)
	add(to, "simulate", "Play a scenario",
		"Play a scenario in the scenario language and check what it expects. Each event cites the articles that cause "+
			"it.", s.simulate)
	add(to, "legal_moves", "Legal moves",
		"Play a scenario and list what its last position waits for: who decides, the question, and the legal moves.",
		s.legalMoves)
	add(to, "explore", "Can it happen?",
		"Look for the shortest line of play from the last position of a scenario to a goal, such as 'north wins this "+
			"turn'.", s.explore)
}

// tool answers one call: with an output, and with the same as text.
type tool[In, Out any] func(ctx context.Context, in In) (out Out, text string, err error)

// add registers a tool. Its schemas are those of its argument and output types.
func add[In, Out any](to *sdk.Server, name, title, description string, run tool[In, Out]) {
	no := false
	t := &sdk.Tool{
		Name: name, Title: title, Description: description,
		Annotations: &sdk.ToolAnnotations{Title: title, ReadOnlyHint: true, IdempotentHint: true, OpenWorldHint: &no,
			DestructiveHint: &no},
		InputSchema: schemaOf[In](), OutputSchema: schemaOf[Out](),
	}
	sdk.AddTool(to, t, func(ctx context.Context, _ *sdk.CallToolRequest, in In) (*sdk.CallToolResult, Out, error) {
		out, text, err := run(ctx, in)
		if err != nil {
			return nil, out, err
		}
		return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: strings.TrimSpace(text)}}}, out, nil
	})
}

// schemaOf returns the JSON Schema of a type, with the values of our own enumerations.
func schemaOf[T any]() *jsonschema.Schema {
	schema, err := jsonschema.For[T](&jsonschema.ForOptions{TypeSchemas: map[reflect.Type]*jsonschema.Schema{
		reflect.TypeFor[Lang](): enum(catalog.Langs), reflect.TypeFor[Edition](): enum(catalog.EditionIDs()),
		reflect.TypeFor[Kind](): enum(catalog.Kinds), reflect.TypeFor[Game](): enum(catalog.Games),
		reflect.TypeFor[catalog.Text](): {
			Type: "object", Properties: map[string]*jsonschema.Schema{"de": {Type: "string"}, "en": {Type: "string"}},
		},
	}})
	if err != nil {
		panic(err) // a mistake in the type, found by every test
	}
	noNullArrays(schema)
	return schema
}

// noNullArrays declares arrays as arrays only. Our slices are empty or left out, never null, and some models are
// confused by a type that is a list.
func noNullArrays(s *jsonschema.Schema) {
	if slices.Equal(s.Types, []string{"null", "array"}) {
		s.Type, s.Types = "array", nil
	}
	if s.Items != nil {
		noNullArrays(s.Items)
	}
	for _, p := range s.Properties {
		noNullArrays(p)
	}
}

func enum[T ~string](values []T) *jsonschema.Schema {
	s := &jsonschema.Schema{Type: "string"}
	for _, v := range values {
		s.Enum = append(s.Enum, string(v))
	}
	return s
}

// The argument types whose values the schema lists.
type (
	Lang    string // language of the answer; English if it is left out
	Edition string // edition of the rules; the default edition if it is left out
	Kind    string
	Game    string
)

// in returns the language, English by default.
func (l Lang) in() catalog.Lang {
	if lang, ok := catalog.ParseLang(string(l)); ok {
		return lang
	}
	return catalog.EN
}

// id returns the edition, or the default edition.
func (e Edition) id() catalog.EditionID {
	if e == "" {
		return catalog.DefaultEdition
	}
	return catalog.EditionID(e)
}

type originKey struct{}

// WithOrigin returns a context in which links begin with an origin such as https://example.org.
func WithOrigin(ctx context.Context, origin string) context.Context {
	return context.WithValue(ctx, originKey{}, origin)
}

// link makes a path of the site absolute, if the site's address is known.
func (s *server) link(ctx context.Context, path string) string {
	if path == "" || s.opt.Origin != "" {
		return join(s.opt.Origin, path)
	}
	origin, _ := ctx.Value(originKey{}).(string)
	return join(origin, path)
}

func join(origin, path string) string {
	if path == "" {
		return ""
	}
	return origin + path
}
