package main

import (
	"net"
	"testing"
	"time"
)

// TestTakeQueue connects twice before and once after the listener takes no more: the first two are accepted, the third
// is ignored.
func TestTakeQueue(t *testing.T) {
	t.Parallel()
	ln, err := listen(t.Context(), "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer ln.Close()
	var dialer net.Dialer
	for range 2 {
		conn, err := dialer.DialContext(t.Context(), "tcp", ln.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
	}
	if n, err := queued(ln); n != 2 || err != nil {
		t.Fatalf("%d connections are queued, %v; want 2", n, err)
	}
	took := make(chan bool, 1)
	go func() { took <- takeQueue(ln) }()
	time.Sleep(100 * time.Millisecond)
	select {
	case <-took:
		t.Fatal("takeQueue returned while two connections were queued")
	default:
	}
	dialer.Timeout = 300 * time.Millisecond
	if conn, err := dialer.DialContext(t.Context(), "tcp", ln.Addr().String()); err == nil {
		conn.Close()
		t.Error("a new connection was taken in")
	}
	for range 2 {
		conn, err := ln.Accept()
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
	}
	if !<-took {
		t.Error("takeQueue failed")
	}
}
