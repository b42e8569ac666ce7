package main

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"time"

	"catanica/cmd/internal/mcp"
	"catanica/cmd/internal/referee"
	"catanica/cmd/internal/web/table"
)

// exploreTime limits one search of an assistant that runs on the reader's own machine.
const exploreTime = 30 * time.Second

// runMCP answers an assistant on standard input and output until the input ends.
func runMCP(ctx context.Context, e env, args []string) (int, error) {
	fs := e.flags("mcp")
	origin := fs.String("origin", "", "")
	if err := e.noWords(fs, args); err != nil {
		return exitUnread, err
	}
	site, err := originOf(*origin)
	if err != nil {
		return exitUnread, err
	}
	v, err := thisVersion()
	if err != nil {
		return exitNo, err
	}
	svc, problems := e.load()
	e.warn(problems, "")
	go svc.Proofs(ctx) // so that the first answer need not wait for all scenarios
	judge := referee.New(svc.Books(), nil)
	judge.SearchTime = exploreTime
	server := mcp.New(svc, mcp.Options{Origin: site, Version: v.Version, Guide: table.Guide, Referee: judge})
	err = mcp.Serve(ctx, server, e.in, e.out)
	if ctx.Err() != nil {
		return exitOK, nil // interrupted
	}
	if err != nil {
		return exitUnread, fmt.Errorf("the conversation broke off: %w: send one JSON-RPC message a line", err)
	}
	return exitOK, nil
}

// originOf checks the address of a site.
func originOf(written string) (string, error) {
	if written == "" {
		return "", nil
	}
	u, err := url.Parse(written)
	if err != nil || u.Host == "" || u.Scheme != "https" && u.Scheme != "http" || u.Path != "" && u.Path != "/" ||
		u.RawQuery != "" {
		return "", errors.New("--origin " + written + ": write scheme and host only, such as https://example.org")
	}
	return u.Scheme + "://" + u.Host, nil
}
