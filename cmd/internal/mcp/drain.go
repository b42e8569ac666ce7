package mcp

import (
	"context"
	"io"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// Serve answers requests from in on out, one JSON object a line, until in ends or ctx does. At the end of in it writes
// the answers of all calls under way before it returns.
func Serve(ctx context.Context, server *sdk.Server, in io.Reader, out io.Writer) error {
	lines := &sdk.IOTransport{Reader: io.NopCloser(in), Writer: nopCloser{out}, MaxLineLength: maxLine}
	return server.Run(ctx, &draining{lines})
}

// maxLine limits a request in bytes. The longest arguments are two deck lists.
const maxLine = 1 << 20

// nopCloser is a writer whose Close does nothing: standard output stays open.
type nopCloser struct{ io.Writer }

func (nopCloser) Close() error { return nil }

// draining is a transport that reports the end of the input only after all calls have been answered. The SDK stops at
// the end of the input and drops the calls under way, so that of `printf REQUEST… | catanica mcp` the last answers
// would be missing.
type draining struct{ sdk.Transport }

// Connect implements sdk.Transport.
func (t *draining) Connect(ctx context.Context) (sdk.Connection, error) {
	conn, err := t.Transport.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &drainingConn{Connection: conn, open: map[jsonrpc.ID]bool{}, changed: make(chan struct{}, 1),
		closed: make(chan struct{})}, nil
}

// drainingConn counts the calls that have been read and not yet answered.
type drainingConn struct {
	sdk.Connection
	mu      sync.Mutex
	open    map[jsonrpc.ID]bool
	changed chan struct{} // receives when a call has been answered
	once    sync.Once
	closed  chan struct{}
}

// Read returns the next message. If there is none, it waits until every call has been answered.
func (c *drainingConn) Read(ctx context.Context) (jsonrpc.Message, error) {
	msg, err := c.Connection.Read(ctx)
	if err != nil {
		c.drain(ctx)
		return msg, err
	}
	if req, ok := msg.(*jsonrpc.Request); ok && req.IsCall() {
		c.mu.Lock()
		c.open[req.ID] = true
		c.mu.Unlock()
	}
	return msg, nil
}

// Write sends a message. A failed write counts as an answer: nobody reads any more.
func (c *drainingConn) Write(ctx context.Context, msg jsonrpc.Message) error {
	err := c.Connection.Write(ctx, msg)
	if res, ok := msg.(*jsonrpc.Response); ok {
		c.mu.Lock()
		delete(c.open, res.ID)
		c.mu.Unlock()
		select {
		case c.changed <- struct{}{}:
		default:
		}
	}
	return err
}

// drain waits until no call is open, the connection is closed or ctx ends.
func (c *drainingConn) drain(ctx context.Context) {
	for {
		c.mu.Lock()
		n := len(c.open)
		c.mu.Unlock()
		if n == 0 {
			return
		}
		select {
		case <-c.changed:
		case <-c.closed:
			return
		case <-ctx.Done():
			return
		}
	}
}

// Close implements sdk.Connection.
func (c *drainingConn) Close() error {
	c.once.Do(func() { close(c.closed) })
	return c.Connection.Close()
}
