package web

import (
	"log/slog"
	"net/http"
	"sync/atomic"
	"time"

	"catanica/catalog"
	"catanica/cmd/internal/mcp"
	"catanica/cmd/internal/referee"
	"catanica/cmd/internal/service"
	tables "catanica/cmd/internal/table"
	"catanica/cmd/internal/web/api"
	"catanica/cmd/internal/web/books"
	"catanica/cmd/internal/web/cache"
	"catanica/cmd/internal/web/cards"
	"catanica/cmd/internal/web/compose"
	"catanica/cmd/internal/web/decks"
	"catanica/cmd/internal/web/filter"
	"catanica/cmd/internal/web/find"
	"catanica/cmd/internal/web/interactions"
	"catanica/cmd/internal/web/offline"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/share"
	"catanica/cmd/internal/web/site"
	"catanica/cmd/internal/web/table"
	"catanica/cmd/internal/web/variants"
	"catanica/rulings"
	"catanica/search"
	"catanica/static"
	"catanica/templates"
)

// Config holds what a server needs.
type Config struct {
	Service *service.Service
	Version service.Version // of the program and its content
	// Origin is the site's address in canonical links, such as https://example.org. If it is empty, each request's own
	// host is used.
	Origin string
	// Faults is the number of mistakes in the content. A site with mistakes serves, but reports that it is not ready.
	Faults   int
	Operator templates.Operator // where readers report mistakes and edit pages
	Log      *slog.Logger       // nil discards the log
	// Proxy says that a proxy of the operator's is in front, whose X-Forwarded-For, X-Forwarded-Proto and X-Request-Id
	// are true.
	Proxy bool
	// ClientRate limits how often a second one client may use the engine; 0 is no limit.
	ClientRate float64
	// Wait limits how long a request waits for its turn; 0 is no limit.
	Wait       time.Duration
	CacheBytes int              // for finished pages; 0 keeps none
	Now        func() time.Time // decides which puzzle is that of the day; nil means time.Now
	Contact    string           // where to report vulnerabilities: a mailto: or https: address; "" for nowhere
}

// Server serves the site and the API. Only its counters and its caches change after New.
type Server struct {
	svc     *service.Service
	version service.Version
	site    *site.Site
	show    *present.Presenter
	faults  int
	assets  assets
	metrics *metrics

	books    *books.Section
	cards    *cards.Section
	decks    *decks.Section
	find     *find.Section
	table    *table.Section
	variants *variants.Section

	interactions *interactions.Section
	share        *share.Section
	offline      *offline.Section

	assistants http.HandlerFunc // answers /mcp
	referee    *referee.Referee
	engine     *engine // the table in the browser
	api        *api.API

	contact           string
	ids               *requestIDs
	clients           *clients
	gates             map[class]*gate
	refusals          refusals
	content, searches *cache.Cache
	draining          atomic.Bool
}

// DefaultCache is the size of the cache of finished pages in bytes, unless the operator chooses another.
const DefaultCache = 48 << 20

// searchShare is the part of the cache that searches get: one in searchShare bytes.
const searchShare = 4

// Limits on one connection.
const (
	maxHeader = 32 << 10 // bytes of all headers
	readTime  = 10 * time.Second
	writeTime = 30 * time.Second
	idleTime  = 60 * time.Second
)

// New returns a server.
func New(cfg Config) (*Server, error) {
	files, err := loadAssets(static.FS)
	if err != nil {
		return nil, err
	}
	index, err := cfg.Service.Index()
	if err != nil {
		return nil, err
	}
	log := cfg.Log
	if log == nil {
		log = slog.New(slog.DiscardHandler)
	}
	log = slog.New(idHandler{log.Handler()})
	svc := cfg.Service
	s := &Server{
		svc: svc, version: cfg.Version, faults: cfg.Faults, assets: files, metrics: newMetrics(),
		site: &site.Site{Catalog: svc.Catalog, Origin: cfg.Origin, Proxy: cfg.Proxy, Assets: files.addresses, Log: log,
			Build: buildOf(cfg.Version, svc.Library), Operator: cfg.Operator},
		show: present.New(svc.Catalog, svc.Library, svc),

		contact: cfg.Contact, ids: newRequestIDs(cfg.Proxy), clients: newClients(cfg.ClientRate, cfg.Proxy),
		gates: newGates(cfg.Wait), refusals: refusals{pages: map[string]*cache.Page{}},
		content:  cache.New(cfg.CacheBytes - cfg.CacheBytes/searchShare),
		searches: cache.New(cfg.CacheBytes / searchShare),
	}
	s.metrics.watch(map[string]*cache.Cache{"pages": s.content, "searches": s.searches}, s.gates)
	s.referee = referee.New(svc.Books(), func(steps int) { s.metrics.steps.Add(float64(steps)) })
	s.sections(index)
	if s.table.Now = cfg.Now; cfg.Now == nil {
		s.table.Now = time.Now
	}
	if s.engine, err = newEngine(cfg.Version, svc, s.table.Table.Sources); err != nil {
		return nil, err
	}
	files.addresses["table/worker.js"] = s.engine.address()
	if s.offline, err = s.newOffline(); err != nil {
		return nil, err
	}
	s.assistants = mcp.Handler(svc, mcp.Options{Version: cfg.Version.Version, Guide: table.Guide, Log: log,
		Referee: s.referee}, s.site.OriginOf).ServeHTTP
	s.api = s.newAPI()
	return s, nil
}

// buildOf returns the version and the date of the last change to an article, as pages show them.
func buildOf(v service.Version, library *rulings.Library) templates.Build {
	out := templates.Build{Content: v.Content[:min(len(v.Content), 12)], Links: v.Formats.ScenarioLink}
	if latest := library.LastChanged(1); len(latest) > 0 {
		day := latest[0].Changed
		out.Changed = catalog.Text{DE: present.Date(catalog.DE, day), EN: present.Date(catalog.EN, day)}
	}
	return out
}

// sections gives each part of the site what it needs.
func (s *Server) sections(index *search.Index) {
	svc, show, groups := s.svc, s.show, compose.NewGroups(s.svc.Catalog)
	filters := &filter.Filters{
		Catalog: svc.Catalog, Index: index, Groups: groups, Show: show, Names: svc, Proven: svc.Proven,
	}
	s.table = &table.Section{
		Catalog: svc.Catalog, Library: svc.Library, Show: show, Books: svc.Books(), Files: svc.Scenarios(),
		Riddles: svc.Puzzles(), Source: svc,
		Table: table.NewTable(svc.Catalog, svc.Library, svc.Books(), show, svc, svc.Scenarios()), Referee: s.referee,
	}
	s.variants = &variants.Section{
		Catalog: svc.Catalog, Library: svc.Library, Variants: svc.Variants(), Show: show, Begin: s.table.Begin,
		Opening: s.table.Opening,
	}
	s.interactions = &interactions.Section{
		Catalog: svc.Catalog, Library: svc.Library, Show: show, Names: svc, With: svc.Interactions,
		Editor: tables.EditorLink,
	}
	s.cards = &cards.Section{
		Catalog: svc.Catalog, Library: svc.Library, Variants: svc.Variants(), Show: show, Filters: filters, Names: svc,
		Symbols: cards.ReadSymbols(s.assets.files["icons.svg"].body, s.assets.files["emblems.svg"].body,
			s.assets.files["motifs.svg"].body),
		Scenarios: s.table.ScenariosOf, Interactions: s.interactions.Groups,
	}
	s.decks = &decks.Section{
		Catalog: svc.Catalog, Library: svc.Library, Show: show, Filters: filters, Examples: svc.Examples(),
		Table: s.table.DeckPair,
	}
	s.share = &share.Section{
		Catalog: svc.Catalog, Library: svc.Library, Show: show, Proven: svc.Proven, Face: s.cards.FaceOf,
		Deck: s.decks.Widget, Table: s.table.Widget, Pictures: share.NewPictures(),
	}
	s.find = &find.Section{
		Catalog: svc.Catalog, Library: svc.Library, Index: index, Search: svc.Search, Groups: groups, Show: show,
		Proven: svc.Proven,
	}
	s.books = &books.Section{
		Catalog: svc.Catalog, Library: svc.Library, Variants: svc.Variants(), Show: show, Names: svc,
		Proof:      s.table.Proof,
		SetupLinks: s.variants.SetupLinks,
	}
}

// HTTP returns the HTTP server around the handler, with its time limits.
func (s *Server) HTTP() *http.Server {
	return &http.Server{
		Handler:           s.Handler(),
		ReadHeaderTimeout: readTime,
		ReadTimeout:       readTime,
		WriteTimeout:      writeTime,
		IdleTimeout:       idleTime,
		MaxHeaderBytes:    maxHeader,
		ErrorLog:          slog.NewLogLogger(s.site.Log.Handler(), slog.LevelWarn),
	}
}
