package main

import (
	"net"
	"net/http"
	"sync"
	"time"
)

// connections knows the state of every open connection.
type connections struct {
	mu   sync.Mutex
	open map[net.Conn]connection
}

type connection struct {
	state http.ConnState
	since time.Time
}

// track is a hook for http.Server.ConnState.
func (c *connections) track(conn net.Conn, state http.ConnState) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if state == http.StateClosed || state == http.StateHijacked {
		delete(c.open, conn)
		return
	}
	if c.open == nil {
		c.open = map[net.Conn]connection{}
	}
	c.open[conn] = connection{state, time.Now()}
}

// newTime is the age at which a connection without a request counts as idle: whoever connects to ask has asked by then.
const newTime = time.Second

// busy reports whether a request is being answered, or may be on its way over a new connection.
func (c *connections) busy() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, conn := range c.open {
		if conn.state == http.StateActive || conn.state == http.StateNew && time.Since(conn.since) < newTime {
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
