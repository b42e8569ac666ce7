package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"runtime/debug"
	"time"

	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web"
	"catanica/content"
)

// servingGC is Go's own: what requests leave behind goes soon.
const servingGC = 100

// graceful is how long running requests may take when the server is asked to stop.
const graceful = 5 * time.Second

// runServe serves the web site and the API until the context ends.
func runServe(ctx context.Context, e env, args []string) (int, error) {
	fs := e.flags("serve", "[--addr HOST:PORT]")
	addr := fs.String("addr", "127.0.0.1:8080", "where to listen; port 0 takes a free one")
	if err := e.noWords(fs, args); err != nil {
		return exitUnread, err
	}
	svc, problems := service.Load(content.FS)
	e.warn(problems, "; /readyz says no until they are mended")
	site, err := web.New(web.Config{Service: svc, Faults: len(problems), Log: slog.New(slog.NewTextHandler(e.err, nil))})
	if err != nil {
		return exitNo, err
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(servingGC)
	}
	go svc.Proofs(ctx) // the first reader of an article need not wait for all scenarios
	ln, err := net.Listen("tcp", *addr)
	if err != nil {
		return exitUnread, fmt.Errorf("cannot listen on %s: %w: choose another with --addr", *addr, err)
	}
	fmt.Fprintf(e.out, "catanica: serving http://%s/\n", ln.Addr())
	return serve(ctx, site.HTTP(), ln)
}

// serve answers on ln until the context ends, and then lets running requests finish.
func serve(ctx context.Context, srv *http.Server, ln net.Listener) (int, error) {
	failed := make(chan error, 1)
	go func() { failed <- srv.Serve(ln) }()
	select {
	case err := <-failed:
		return exitNo, err
	case <-ctx.Done():
	}
	stop, cancel := context.WithTimeout(context.WithoutCancel(ctx), graceful)
	defer cancel()
	if err := srv.Shutdown(stop); err != nil && !errors.Is(err, context.DeadlineExceeded) {
		return exitNo, err
	}
	return exitOK, nil
}
