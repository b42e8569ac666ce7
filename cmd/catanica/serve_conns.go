package main

import (
	"net"
	"net/http"
	"sync"
	"time"
)

// connections knows the state of every open connection.
type connections struct {
	mu      sync.Mutex
	open    map[net.Conn]connection
	changed time.Time // when a connection last changed its state
}

type connection struct {
	state http.ConnState
	since time.Time
}

// track is a hook for http.Server.ConnState.
func (c *connections) track(conn net.Conn, state http.ConnState) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.changed = time.Now()
	if state == http.StateClosed || state == http.StateHijacked {
		delete(c.open, conn)
		return
	}
	if c.open == nil {
		c.open = map[net.Conn]connection{}
	}
	c.open[conn] = connection{state, time.Now()}
}

const (
	// newTime is the age at which a connection without a request counts as unused. Clients that connect in order to ask
	// have asked by then, and so have clients that go on asking over a connection that was kept.
	newTime = time.Second
	// settleTime is how long no connection may have changed its state. A connection that the listener has accepted
	// counts only once net/http has reported it.
	settleTime = 200 * time.Millisecond
)

// busy reports whether a request is being answered, or may be on its way over a new or a kept connection.
func (c *connections) busy() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if time.Since(c.changed) < settleTime {
		return true
	}
	for _, conn := range c.open {
		if conn.state == http.StateActive || time.Since(conn.since) < newTime {
			return true
		}
	}
	return false
}

// wait returns when no connection is busy any more, or after limit.
func (c *connections) wait(limit time.Duration) {
	for end := time.Now().Add(limit); c.busy() && time.Now().Before(end); {
		time.Sleep(10 * time.Millisecond)
	}
}
