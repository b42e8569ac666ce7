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
	"strconv"
	"syscall"
	"time"

	"catanica/cmd/internal/web"
)

// servingGC is the heap growth in percent between two collections while the server runs; it is Go's default.
const servingGC = 100

// shutdownTimeout limits how long in-flight requests may run after a stop signal.
const shutdownTimeout = 5 * time.Second

const serveUsage = "[--addr HOST:PORT] [--report ADDRESS] [--edit URL]"

// runServe serves the web site and the API until the context ends.
func runServe(ctx context.Context, e env, args []string) (int, error) {
	fs := e.flags("serve", serveUsage)
	addr := fs.String("addr", "127.0.0.1:8080", "`address` to listen on; port 0 takes a free one")
	operator := operatorFlags(fs)
	if err := e.noWords(fs, args); err != nil {
		return exitUnread, err
	}
	if err := checkOperator(operator); err != nil {
		return exitUnread, err
	}
	ln, err := net.Listen("tcp", *addr)
	if err != nil {
		return exitUnread, listenError(*addr, err)
	}
	defer ln.Close()
	svc, problems := e.load()
	e.warn(problems, "; /readyz fails until they are corrected")
	v, err := thisVersion()
	if err != nil {
		return exitNo, err
	}
	site, err := web.New(web.Config{
		Service: svc, Version: v, Faults: len(problems), Log: slog.New(slog.NewTextHandler(e.err, nil)),
		Operator: *operator,
	})
	if err != nil {
		return exitNo, err
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(servingGC)
	}
	go svc.Proofs(ctx) // so that the first reader of an article need not wait for all scenarios
	fmt.Fprintf(e.out, "catanica: serving http://%s/\n", ln.Addr())
	return serve(ctx, site.HTTP(), ln)
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

// serve answers requests on ln until the context ends, and then waits up to shutdownTimeout for those in flight.
func serve(ctx context.Context, srv *http.Server, ln net.Listener) (int, error) {
	failed := make(chan error, 1)
	go func() { failed <- srv.Serve(ln) }()
	select {
	case err := <-failed:
		return exitNo, err
	case <-ctx.Done():
	}
	stop, cancel := context.WithTimeout(context.WithoutCancel(ctx), shutdownTimeout)
	defer cancel()
	if err := srv.Shutdown(stop); err != nil && !errors.Is(err, context.DeadlineExceeded) {
		return exitNo, err
	}
	return exitOK, nil
}
