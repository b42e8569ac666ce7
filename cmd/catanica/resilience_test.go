package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// attackers is the number of hostile connections; `make resilience` uses 2,000.
func attackers() int {
	if os.Getenv("CATANICA_FULL") != "" {
		return 2000
	}
	return 120
}

// TestResilience treats a server as badly as strangers can, with little memory and no place to write: thousands of
// connections that send or read slowly, close half, send garbage or floods of headers. Meanwhile other readers get
// right answers; afterwards every answer is right, no goroutine is left, memory is bounded, and SIGTERM in the middle
// of the next wave ends the server cleanly.
func TestResilience(t *testing.T) {
	poor := []string{"GOMEMLIMIT=300MiB", "TMPDIR=/nowhere/to/write", "XDG_CACHE_HOME=/nowhere/to/write"}
	s := startServer(t, poor, "--drain", "200ms")
	host := strings.TrimPrefix(s.address, "http://")
	right := map[string]string{}
	for _, path := range []string{
		"/de/cards/spion", "/en/rulings/112.G.e", "/api/v1/cards/spion", "/de/search?q=hexe", "/static/site.css",
		"/de/scenarios",
	} {
		right[path] = s.fetch(t, path)
	}
	before := s.metric(t, "go_goroutines")

	stop := make(chan struct{})
	var wave, readers sync.WaitGroup
	attack(&wave, host, attackers(), stop)
	for range 3 { // readers at the same time
		readers.Go(func() {
			for range 10 {
				for path, want := range right {
					if got := s.fetch(t, path); got != want {
						t.Errorf("%s meanwhile: %d bytes, want %d", path, len(got), len(want))
					}
				}
			}
		})
	}
	readers.Wait()
	if rss := s.metric(t, "process_resident_memory_bytes") / (1 << 20); rss > 450 {
		t.Errorf("%d MB in memory", int(rss))
	} else {
		t.Logf("%d MB in memory with %d hostile connections", int(rss), attackers())
	}
	close(stop)
	wave.Wait()

	for path, want := range right {
		if got := s.fetch(t, path); got != want {
			t.Errorf("%s afterwards: %d bytes, want %d", path, len(got), len(want))
		}
	}
	var after float64
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(200 * time.Millisecond) {
		if after = s.metric(t, "go_goroutines"); after <= before+5 {
			break
		}
	}
	if after > before+5 {
		t.Errorf("%v goroutines, %v before", after, before)
	}

	stop = make(chan struct{})
	attack(&wave, host, attackers(), stop)
	time.Sleep(300 * time.Millisecond)
	begin := time.Now()
	s.stop(t)
	if took := time.Since(begin); took > shutdownTimeout*5/2 {
		t.Errorf("the server took %v to stop", took)
	}
	close(stop)
	wave.Wait()
	if strings.Contains(s.errOut.String(), "panic") {
		t.Error(s.errOut)
	}
}

// fetch returns the body of a page. It tries again while the server is overloaded, as browsers are told to.
func (s *server) fetch(t *testing.T, path string) string {
	t.Helper()
	for range 100 {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, s.address+path, nil)
		if err != nil {
			t.Error(err)
			return ""
		}
		res, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Errorf("%s: %v", path, err)
			return ""
		}
		body, err := io.ReadAll(res.Body)
		res.Body.Close()
		if res.StatusCode == http.StatusServiceUnavailable && res.Header.Get("Retry-After") != "" {
			time.Sleep(50 * time.Millisecond)
			continue
		}
		if err != nil || res.StatusCode != http.StatusOK {
			t.Errorf("%s: %s, %v", path, res.Status, err)
		}
		return string(body)
	}
	t.Errorf("%s: overloaded all the time", path)
	return ""
}

// metric returns the value of a metric without labels.
func (s *server) metric(t *testing.T, name string) float64 {
	t.Helper()
	m := regexp.MustCompile(`(?m)^` + name + ` (\S+)$`).FindStringSubmatch(s.fetch(t, "/metrics"))
	if m == nil {
		t.Errorf("no metric %s", name)
		return 0
	}
	v, err := strconv.ParseFloat(m[1], 64)
	if err != nil {
		t.Error(err)
	}
	return v
}

// attack opens n connections. Each misbehaves in one way until stop is closed; errors are ignored.
func attack(wave *sync.WaitGroup, host string, n int, stop <-chan struct{}) {
	ways := []func(net.Conn, <-chan struct{}){idle, slowHeader, slowBody, slowReader, halfClosed, garbage, headerFlood}
	for i := range n {
		wave.Go(func() {
			d := net.Dialer{Timeout: 5 * time.Second}
			conn, err := d.Dial("tcp", host)
			if err != nil {
				return
			}
			defer conn.Close()
			ways[i%len(ways)](conn, stop)
		})
	}
}

// pause reports false when the attack is over.
func pause(stop <-chan struct{}, d time.Duration) bool {
	select {
	case <-stop:
		return false
	case <-time.After(d):
		return true
	}
}

func idle(_ net.Conn, stop <-chan struct{}) { <-stop }

// slowHeader sends a request that never ends, a header at a time (slowloris).
func slowHeader(conn net.Conn, stop <-chan struct{}) {
	fmt.Fprint(conn, "GET /de/ HTTP/1.1\r\nHost: x\r\n")
	for i := 0; pause(stop, 200*time.Millisecond); i++ {
		if _, err := fmt.Fprintf(conn, "X-%d: y\r\n", i); err != nil {
			return
		}
	}
}

// slowBody announces a body and sends it a byte at a time (R.U.D.Y.).
func slowBody(conn net.Conn, stop <-chan struct{}) {
	fmt.Fprint(conn, "POST /api/v1/simulate HTTP/1.1\r\nHost: x\r\n"+
		"Content-Type: text/plain\r\nContent-Length: 9000\r\n\r\n")
	for pause(stop, 200*time.Millisecond) {
		if _, err := conn.Write([]byte("a")); err != nil {
			return
		}
	}
}

// slowReader asks for a large page, again and again, and reads a byte at a time.
func slowReader(conn net.Conn, stop <-chan struct{}) {
	fmt.Fprint(conn, strings.Repeat("GET /de/scenarios HTTP/1.1\r\nHost: x\r\n\r\n", 5))
	b := make([]byte, 1)
	for pause(stop, 50*time.Millisecond) {
		_ = conn.SetReadDeadline(time.Now().Add(time.Second))
		if _, err := conn.Read(b); err != nil {
			return
		}
	}
}

// halfClosed sends a request, closes its side and waits for the answer.
func halfClosed(conn net.Conn, stop <-chan struct{}) {
	fmt.Fprint(conn, "GET /de/about HTTP/1.1\r\nHost: x\r\n\r\n")
	if tcp, ok := conn.(*net.TCPConn); ok {
		_ = tcp.CloseWrite()
	}
	_, _ = io.Copy(io.Discard, bufio.NewReader(conn))
	<-stop
}

func garbage(conn net.Conn, stop <-chan struct{}) {
	rnd := rand.New(rand.NewPCG(1, 2))
	junk := make([]byte, 4096)
	for pause(stop, 20*time.Millisecond) {
		for i := range junk {
			junk[i] = byte(rnd.Uint32())
		}
		if _, err := conn.Write(junk); err != nil {
			return
		}
	}
}

// headerFlood sends headers without an end, as fast as they are taken.
func headerFlood(conn net.Conn, stop <-chan struct{}) {
	fmt.Fprint(conn, "GET /de/ HTTP/1.1\r\nHost: x\r\n")
	line := bytes.Repeat([]byte("X-Flood: 0123456789012345678901234567890123456789\r\n"), 50)
	for pause(stop, time.Millisecond) {
		if _, err := conn.Write(line); err != nil {
			return
		}
	}
}
