package main

import (
	"cmp"
	"fmt"
	"io"
	"log/slog"
	"net/url"
	"strings"
	"time"

	"catanica/cmd/internal/web"
)

// serveOptions are the options of `catanica serve`.
type serveOptions struct {
	addr        string
	drain       time.Duration
	connections int
	warm        bool // play all scenarios before listening
	json        bool // the log
	config      web.Config
}

// Defaults of `catanica serve`. docs/operations.md says when to change them.
const (
	defaultDrain       = 2 * time.Second
	defaultConnections = 4096
	defaultClientRate  = 10
)

// serveOptions reads the options of serve.
func (e env) serveOptions(args []string) (serveOptions, error) {
	var o serveOptions
	fs := e.flags("serve")
	fs.StringVar(&o.addr, "addr", "127.0.0.1:8080", "")
	fs.StringVar(&o.config.Origin, "origin", "", "")
	fs.BoolVar(&o.config.Proxy, "proxy", false, "")
	fs.Float64Var(&o.config.ClientRate, "client-rate", defaultClientRate, "")
	megabytes := fs.Int("cache", web.DefaultCache>>20, "")
	fs.StringVar(&o.config.Contact, "security-contact", "", "")
	fs.DurationVar(&o.drain, "drain", defaultDrain, "")
	fs.BoolVar(&o.warm, "warm", false, "")
	fs.IntVar(&o.connections, "connections", defaultConnections, "")
	format := fs.String("log", "text", "")
	operator := operatorFlags(fs)
	if err := e.noWords(fs, args); err != nil {
		return o, err
	}
	if err := checkOperator(operator); err != nil {
		return o, err
	}
	o.config.Operator = *operator
	o.json, o.config.CacheBytes = *format == "json", *megabytes<<20
	o.config.Wait = web.DefaultWait
	o.config.Origin = strings.TrimSuffix(o.config.Origin, "/")
	return o, cmp.Or(
		among("log", *format, "text", "json"), address("origin", o.config.Origin, "https", "http"),
		address("security-contact", o.config.Contact, "mailto", "https"), atLeast("cache", *megabytes, 0),
		atLeast("connections", o.connections, 1), atLeast("drain", o.drain, 0),
		atLeast("client-rate", o.config.ClientRate, 0),
	)
}

// logger returns the log of the server.
func (o serveOptions) logger(w io.Writer) *slog.Logger {
	if o.json {
		return slog.New(slog.NewJSONHandler(w, nil))
	}
	return slog.New(slog.NewTextHandler(w, nil))
}

func among(option, value string, values ...string) error {
	for _, v := range values {
		if v == value {
			return nil
		}
	}
	return fmt.Errorf("--%s %q: use %s", option, value, strings.Join(values, " or "))
}

// address checks that an option is empty or an address with one of the schemes, without a path or a query if it is one
// of a site.
func address(option, value string, schemes ...string) error {
	if value == "" {
		return nil
	}
	u, err := url.Parse(value)
	for _, scheme := range schemes {
		if err == nil && u.Scheme == scheme && (u.Host != "" || u.Opaque != "") &&
			(option != "origin" || u.Path == "" && u.RawQuery == "" && u.User == nil) {
			return nil
		}
	}
	return fmt.Errorf("--%s %q: write an address with the scheme %s", option, value, strings.Join(schemes, " or "))
}

func atLeast[N int | float64 | time.Duration](option string, value, least N) error {
	if value < least {
		return fmt.Errorf("--%s %v: use at least %v", option, value, least)
	}
	return nil
}
