package main

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"runtime/debug"
	"strconv"
	"syscall"
	"time"

	"catanica/cmd/internal/web"

	"golang.org/x/net/netutil"
)

// servingGC is the heap growth in percent between two collections while the server runs. Most of the heap is the
// content, which never becomes garbage: Go's default of 100 would let as much garbage gather.
const servingGC = 50

// servingMemory limits the memory of Go's runtime in bytes, unless GOMEMLIMIT does. Normally the heap stays far below
// it. It keeps the start, which makes much garbage, and thousands of connections from taking more than they need.
const servingMemory = 220 << 20

// shutdownTimeout limits how long in-flight requests may run after the listener is closed. It is longer than any
// request that the engine answers.
const shutdownTimeout = 10 * time.Second

// runServe serves the web site and the API until the context ends.
func runServe(ctx context.Context, e env, args []string) (int, error) {
	opt, err := e.serveOptions(args)
	if err != nil {
		return exitUnread, err
	}
	var ln net.Listener
	if !opt.warm {
		if ln, err = listen(ctx, opt.addr); err != nil {
			return exitUnread, listenError(opt.addr, err)
		}
	}
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(servingMemory)
	}
	svc, problems := e.load()
	e.warn(problems, "; /readyz fails until they are corrected")
	v, err := thisVersion()
	if err != nil {
		return exitNo, err
	}
	cfg := opt.config
	cfg.Service, cfg.Version, cfg.Faults, cfg.Log = svc, v, len(problems), opt.logger(e.err)
	site, err := web.New(cfg)
	if err != nil {
		return exitNo, err
	}
	if ix, err := svc.Index(); err == nil && ix.Unstored() != nil {
		cfg.Log.Warn("the search index is in memory, because it cannot be written to disk; the start takes longer",
			"err", ix.Unstored())
	}
	if opt.warm {
		svc.Proofs(ctx)
		if ln, err = listen(ctx, opt.addr); err != nil {
			return exitUnread, listenError(opt.addr, err)
		}
	}
	defer ln.Close()
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(servingGC)
	}
	go func() {
		svc.Proofs(ctx) // so that the first reader of an article need not wait for all scenarios
		site.Warm(ctx, ln.Addr().String())
		debug.FreeOSMemory()
	}()
	fmt.Fprintf(e.out, "catanica: serving http://%s/\n", ln.Addr())
	return serve(ctx, site.HTTP(), site.Drain, ln, opt)
}

// listen opens the address. Without Multipath TCP, because takeQueue cannot stop its connections.
func listen(ctx context.Context, addr string) (net.Listener, error) {
	var cfg net.ListenConfig
	cfg.SetMultipathTCP(false)
	return cfg.Listen(ctx, "tcp", addr)
}

// listenError says how to choose another address.
func listenError(addr string, err error) error {
	host, port, splitErr := net.SplitHostPort(addr)
	if n, convErr := strconv.Atoi(port); splitErr == nil && convErr == nil && errors.Is(err, syscall.EADDRINUSE) {
		next := net.JoinHostPort(host, strconv.Itoa(n+1))
		return fmt.Errorf("%s is in use: make serve ADDR=%s, or catanica serve --addr %s", addr, next, next)
	}
	return fmt.Errorf("cannot listen on %s: %w: choose another address with --addr HOST:PORT", addr, err)
}

// serve answers requests on ln until the context ends. Then it stops without losing a request: first it calls drain, so
// that /readyz fails and every answer closes its connection, for as long as opt.drain, so that balancers and clients go
// elsewhere; then no new connection is taken in, those in the queue are answered, and those in flight get up to
// shutdownTimeout.
func serve(ctx context.Context, srv *http.Server, drain func(), ln net.Listener, opt serveOptions) (int, error) {
	var conns connections
	srv.ConnState = conns.track
	failed := make(chan error, 1)
	go func() { failed <- srv.Serve(netutil.LimitListener(ln, opt.connections)) }()
	select {
	case err := <-failed:
		return exitNo, err
	case <-ctx.Done():
	}
	drain()
	time.Sleep(opt.drain)
	takeQueue(ln)
	_ = ln.Close()              // so that connects are refused, not ignored
	conns.wait(shutdownTimeout) // once Shutdown begins, net/http drops requests that it has not read yet
	stop, cancel := context.WithTimeout(context.WithoutCancel(ctx), shutdownTimeout)
	defer cancel()
	err := srv.Shutdown(stop)
	if errors.Is(err, context.DeadlineExceeded) {
		return exitOK, srv.Close()
	}
	if err != nil && !errors.Is(err, net.ErrClosed) { // Shutdown closes ln again, unless Serve has returned before
		return exitNo, err
	}
	return exitOK, nil
}
