package web

import (
	"log/slog"
	"net/http"
	"time"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/search"
	"catanica/static"
)

// Config is what a server needs to know.
type Config struct {
	Service *service.Service
	// Origin is the site's address for canonical links, such as https://example.org. Empty: the address
	// that the reader used.
	Origin string
	// Faults is the number of mistakes in the content; a site with any serves, but says that it is not ready.
	Faults int
	Log    *slog.Logger // nil: nothing is logged
}

// Server answers for the site and the API. It never changes after New, but for its counters.
type Server struct {
	svc     *service.Service
	index   *search.Index
	origin  string
	faults  int
	log     *slog.Logger
	assets  assets
	symbols map[string]string // drawings by name, for images of their own
	metrics *metrics
	groups  map[catalog.Lang][]group // classes and types as the search names them
}

// Limits on what a reader may send.
const (
	maxQuery  = 200      // characters of a question
	maxURL    = 16 << 10 // bytes of an address with its query; a deck travels in it
	maxBody   = 64 << 10 // bytes of a form or a JSON body
	maxHeader = 32 << 10 // bytes of all headers
	readTime  = 10 * time.Second
	writeTime = 30 * time.Second
	idleTime  = 60 * time.Second
)

// New makes a server.
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
	return &Server{svc: cfg.Service, index: index, origin: cfg.Origin, faults: cfg.Faults, log: log, assets: files, symbols: readSymbols(files.files["icons.svg"].body, files.files["emblems.svg"].body), metrics: newMetrics(), groups: newGroups(cfg.Service.Catalog, index)}, nil
}

// HTTP makes the HTTP server around the handler, with its time limits.
func (s *Server) HTTP() *http.Server {
	return &http.Server{
		Handler:           s.Handler(),
		ReadHeaderTimeout: readTime,
		ReadTimeout:       readTime,
		WriteTimeout:      writeTime,
		IdleTimeout:       idleTime,
		MaxHeaderBytes:    maxHeader,
		ErrorLog:          slog.NewLogLogger(s.log.Handler(), slog.LevelWarn),
	}
}
