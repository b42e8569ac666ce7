package web

import (
	"container/list"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"sync"

	"golang.org/x/time/rate"
)

// maxClients limits the clients that are remembered. The one that was quiet for longest is forgotten first.
const maxClients = 10_000

// clients limits how often one client may use the engine. It holds addresses in memory only, and never writes them
// anywhere.
type clients struct {
	rate  rate.Limit // calls a second; 0 is no limit
	burst int
	proxy bool // the last address of X-Forwarded-For is the client's: our own proxy wrote it

	mu    sync.Mutex
	known map[netip.Prefix]*list.Element
	order *list.List // of *client, the most recent first
}

type client struct {
	net     netip.Prefix
	limiter *rate.Limiter
}

// newClients returns a limit of perSecond calls, with bursts of five seconds' worth.
func newClients(perSecond float64, proxy bool) *clients {
	return &clients{rate: rate.Limit(perSecond), burst: max(1, int(5*perSecond)), proxy: proxy,
		known: map[netip.Prefix]*list.Element{}, order: list.New()}
}

// allow reports whether the client of r may use the engine now.
func (c *clients) allow(r *http.Request) bool {
	if c.rate <= 0 {
		return true
	}
	at, ok := c.address(r)
	if !ok {
		return true
	}
	return c.limiterOf(at).Allow()
}

// address returns the network of the client: one IPv4 address, or the /64 that a provider gives to one household. ok is
// false for this machine itself: an undeclared proxy would have all readers share its address.
func (c *clients) address(r *http.Request) (at netip.Prefix, ok bool) {
	text, _, _ := net.SplitHostPort(r.RemoteAddr)
	if forwarded := r.Header.Values("X-Forwarded-For"); c.proxy && len(forwarded) > 0 {
		all := strings.Split(forwarded[len(forwarded)-1], ",")
		text = strings.TrimSpace(all[len(all)-1])
	}
	addr, err := netip.ParseAddr(text)
	if err != nil || addr.IsLoopback() {
		return at, false
	}
	addr = addr.Unmap()
	bits := 64
	if addr.Is4() {
		bits = 32
	}
	at, err = addr.WithZone("").Prefix(bits)
	return at, err == nil
}

func (c *clients) limiterOf(at netip.Prefix) *rate.Limiter {
	c.mu.Lock()
	defer c.mu.Unlock()
	if e, ok := c.known[at]; ok {
		c.order.MoveToFront(e)
		return e.Value.(*client).limiter
	}
	l := rate.NewLimiter(c.rate, c.burst)
	c.known[at] = c.order.PushFront(&client{at, l})
	if c.order.Len() > maxClients {
		delete(c.known, c.order.Remove(c.order.Back()).(*client).net)
	}
	return l
}
