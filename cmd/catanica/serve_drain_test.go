package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
)

// server is `catanica serve` in a process of its own.
type server struct {
	cmd     *exec.Cmd
	address string // http://127.0.0.1:PORT
	errOut  *strings.Builder
}

// startServer starts a server with more environment variables and options.
func startServer(t *testing.T, env []string, options ...string) *server {
	t.Helper()
	cmd := program(t, append([]string{"serve", "--addr", "127.0.0.1:0"}, options...)...)
	cmd.Env = append(cmd.Env, env...)
	return startProcess(t, cmd)
}

// startProcess starts a process that serves.
func startProcess(t *testing.T, cmd *exec.Cmd) *server {
	t.Helper()
	s := &server{cmd: cmd, errOut: &strings.Builder{}}
	s.cmd.Stderr = s.errOut
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.cmd.Process.Kill(); _ = s.cmd.Wait() })
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatalf("%v: %s", err, s.errOut)
	}
	_, s.address, _ = strings.Cut(strings.TrimSpace(line), "serving ")
	s.address = strings.TrimSuffix(s.address, "/")
	return s
}

// stop sends SIGTERM and waits for the end.
func (s *server) stop(t *testing.T) {
	t.Helper()
	s.signal(t)
	s.wait(t)
}

// signal sends SIGTERM.
func (s *server) signal(t *testing.T) {
	t.Helper()
	if err := s.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
}

// wait waits for the end of the process.
func (s *server) wait(t *testing.T) {
	t.Helper()
	if err := s.cmd.Wait(); err != nil {
		t.Errorf("%v: %s", err, s.errOut)
	}
}

// notReady waits until /readyz fails.
func (s *server) notReady(t *testing.T) {
	t.Helper()
	for {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.address+"/readyz", nil)
		if err != nil {
			t.Fatal(err)
		}
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		if res.StatusCode == http.StatusServiceUnavailable {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
}

// TestStopLosesNothing sends SIGTERM while 20 clients with and without keep-alive are asking. Every request that was
// sent is answered; only new connections may be refused, and only at the end. /readyz fails before that.
func TestStopLosesNothing(t *testing.T) {
	t.Parallel()
	s := startServer(t, nil, "--drain", "700ms")
	var answered, afterSignal, refused, notReady atomic.Int64
	var signalled atomic.Bool
	var all sync.WaitGroup
	for i := range 20 {
		all.Go(func() {
			// A new connection for each attempt, unless kept: the client must not repeat a lost request by itself.
			tr := &http.Transport{DisableKeepAlives: i%2 == 0, MaxIdleConnsPerHost: 1}
			defer tr.CloseIdleConnections()
			for n := 0; ; n++ {
				path := []string{"/de/cards/spion", "/readyz", "/api/v1/search?q=hexe", "/en/search?q=wizard"}[(n+i)%4]
				req, err := http.NewRequestWithContext(t.Context(), http.MethodPost, s.address+path, strings.NewReader(""))
				if err != nil {
					t.Error(err)
					return
				}
				req.Method = http.MethodGet
				req.Body, req.GetBody = io.NopCloser(strings.NewReader("")), nil // not repeatable
				req.ContentLength = 0
				res, err := tr.RoundTrip(req)
				if errors.Is(err, syscall.ECONNREFUSED) {
					refused.Add(1)
					return
				}
				if err != nil {
					t.Errorf("request %d of client %d, %s: %v", n, i, path, err)
					return
				}
				_, err = io.Copy(io.Discard, res.Body)
				res.Body.Close()
				if err != nil {
					t.Errorf("answer %d of client %d, %s: %v", n, i, path, err)
				}
				answered.Add(1)
				if signalled.Load() {
					afterSignal.Add(1)
				}
				if path == "/readyz" && res.StatusCode == http.StatusServiceUnavailable {
					notReady.Add(1)
				}
			}
		})
	}
	for answered.Load() < 200 && !t.Failed() {
		time.Sleep(10 * time.Millisecond)
	}
	signalled.Store(true)
	s.stop(t)
	all.Wait()
	t.Logf("%d answered, %d of them after the signal, %d times not ready, %d clients refused at the end",
		answered.Load(), afterSignal.Load(), notReady.Load(), refused.Load())
	if afterSignal.Load() < 20 || notReady.Load() == 0 || refused.Load() != 20 {
		t.Error("the drain was not tested")
	}
}

// TestStopAnswersTheQueue connects without sending anything and sends the requests after the signal.
func TestStopAnswersTheQueue(t *testing.T) {
	t.Parallel()
	s := startServer(t, nil, "--drain", "300ms")
	host := strings.TrimPrefix(s.address, "http://")
	var all sync.WaitGroup
	dialer := net.Dialer{}
	draining := make(chan struct{})
	for i := range 10 {
		conn, err := dialer.DialContext(t.Context(), "tcp", host)
		if err != nil {
			t.Fatal(err)
		}
		all.Go(func() {
			defer conn.Close()
			<-draining
			time.Sleep(time.Duration(20*i) * time.Millisecond)
			fmt.Fprintf(conn, "GET /de/about HTTP/1.1\r\nHost: %s\r\n\r\n", host)
			res, err := http.ReadResponse(bufio.NewReader(conn), nil)
			if err != nil {
				t.Errorf("connection %d: %v", i, err)
				return
			}
			res.Body.Close()
			if res.StatusCode != http.StatusOK || !res.Close {
				t.Errorf("connection %d: %s, close %v", i, res.Status, res.Close)
			}
		})
	}
	s.signal(t)
	s.notReady(t)
	close(draining)
	s.wait(t)
	all.Wait()
}
