package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"catanica/templates"
)

// TestServe starts the command on a free port, requests a page and stops it.
func TestServe(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	out, in := io.Pipe()
	var errOut bytes.Buffer
	code := make(chan int, 1)
	go func() {
		code <- run(ctx, []string{"serve", "--addr", "127.0.0.1:0"}, strings.NewReader(""), in, &errOut)
		in.Close()
	}()
	said := make([]byte, 200)
	n, err := out.Read(said)
	if err != nil {
		t.Fatalf("%v: %s", err, errOut.String())
	}
	address := regexp.MustCompile(`http://\S+/`).FindString(string(said[:n]))
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, address+"de/", nil)
	if err != nil {
		t.Fatalf("%q: %v", said[:n], err)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	if res.StatusCode != http.StatusOK {
		t.Errorf("status %d", res.StatusCode)
	}
	stop()
	select {
	case c := <-code:
		if c != exitOK {
			t.Errorf("exit %d: %s", c, errOut.String())
		}
	case <-time.After(10 * shutdownTimeout):
		t.Error("the server does not stop")
	}
}

// lateListener ends Accept some time after it was closed, as a listener does on a busy machine.
type lateListener struct{ net.Listener }

func (l lateListener) Accept() (net.Conn, error) {
	conn, err := l.Listener.Accept()
	if err != nil {
		time.Sleep(2 * settleTime)
	}
	return conn, err
}

// TestServeLateListener stops a server whose listener is still known to net/http, which then closes it a second time.
func TestServeLateListener(t *testing.T) {
	ln, err := listen(t.Context(), "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	opt := serveOptions{connections: 1, drain: settleTime}
	if code, err := serve(ctx, &http.Server{}, func() {}, lateListener{ln}, opt); code != exitOK || err != nil {
		t.Errorf("exit %d: %v", code, err)
	}
}

// TestServeBusyPort suggests the next port.
func TestServeBusyPort(t *testing.T) {
	ln, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer ln.Close()
	addr := ln.Addr().(*net.TCPAddr)
	code, _, errOut := call(t, "", "serve", "--addr", addr.String())
	want := fmt.Sprintf("catanica: %s is in use: make serve ADDR=127.0.0.1:%d", addr, addr.Port+1)
	if code != exitUnread || !strings.HasPrefix(errOut, want) {
		t.Errorf("exit %d: %s, want %s", code, errOut, want)
	}
}

func TestServeWrongCalls(t *testing.T) {
	for _, args := range [][]string{{"serve", "now"}, {"serve", "--port", "1"}, {"serve", "--addr", "nowhere:x"}} {
		var out, errOut bytes.Buffer
		if code := run(t.Context(), args, strings.NewReader(""), &out, &errOut); code != exitUnread || errOut.Len() == 0 {
			t.Errorf("%v: exit %d: %s", args, code, errOut.String())
		}
	}
}

// TestOperator checks the addresses that an operator sets for feedback.
func TestOperator(t *testing.T) {
	for _, args := range [][]string{
		{"--report", "nobody"}, {"--report", "javascript:alert(1)"}, {"--report", "a b@example.org"},
		{"--report", "https://"}, {"--edit", "content/{file}"}, {"--edit", "ftp://example.org/{file}"},
	} {
		code, _, errOut := call(t, "", append([]string{"serve", "--addr", "127.0.0.1:0"}, args...)...)
		if code != exitUnread || !strings.Contains(errOut, args[0]+" "+args[1]+": write a") {
			t.Errorf("%v: exit %d: %s", args, code, errOut)
		}
	}
	for _, o := range []templates.Operator{
		{}, {Report: "rules@example.org"}, {Report: "mailto:rules@example.org", Edit: "https://git.example/{file}"},
		{Report: "https://git.example/new?title={title}"},
	} {
		if err := checkOperator(&o); err != nil {
			t.Errorf("%+v: %v", o, err)
		}
	}
}
