package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
)

// Exit codes of the contract. What 1, 2 and 3 mean beyond this stands with each command.
const (
	exitOK        = 0
	exitNo        = 1 // not found, illegal, failed, mistakes
	exitUnread    = 2 // a wrong call, or an unreadable input
	exitUndecided = 3 // it hangs on a fact that no source states
)

// env is what a command works with: run is main without the process, so that tests can call it.
type env struct {
	in       io.Reader
	out, err io.Writer
}

// command is one word after `catanica`.
type command struct {
	name  string
	usage string
	about string
	run   func(ctx context.Context, e env, args []string) (int, error)
}

// commands is the table of the contract, in its order.
func commands() []command {
	return []command{
		{"serve", "[--addr HOST:PORT]", "serve the web site and the API", runServe},
		{"search", "[--lang de|en] [--kind KIND] [-n 10] [--json] QUERY…", "search in everything; --batch FILE: many queries", runSearch},
		{"card", "[--lang de|en] [--json] ID", "show one card", runCard},
		{"ruling", "[--lang de|en] [--json] ID", "show one article, term or rulebook section", runRuling},
		{"validate", validateUsage, "judge deck lists", runValidate},
		{"simulate", "[--json] [--trace] [--lang] [SCENARIO…]", "play scenarios and check what they expect", runSimulate},
		{"check", "", "lint the content", runCheck},
		{"export", "DIR", "write everything as JSON Lines, with schemas", runExport},
		{"coverage", "[--json]", "what of the sources is in, and what is proven", runCoverage},
	}
}

// run carries out one call and returns its exit code.
func run(ctx context.Context, args []string, in io.Reader, out, errOut io.Writer) int {
	e := env{in: in, out: out, err: errOut}
	if len(args) == 0 || args[0] == "help" || args[0] == "-h" || args[0] == "--help" {
		usage(out)
		if len(args) == 0 {
			return exitUnread
		}
		return exitOK
	}
	for _, c := range commands() {
		if c.name != args[0] {
			continue
		}
		code, err := c.run(ctx, e, args[1:])
		if errors.Is(err, flag.ErrHelp) {
			return exitOK
		}
		if err != nil {
			fmt.Fprintf(errOut, "catanica: %v\n", err)
			if code == exitOK {
				code = exitUnread
			}
		}
		return code
	}
	fmt.Fprintf(errOut, "catanica: there is no command %q: see `catanica help`\n", args[0])
	return exitUnread
}

func usage(w io.Writer) {
	fmt.Fprint(w, "catanica: rules encyclopedia, card database and referee of the two-player Catan card game\n\n")
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, c := range commands() {
		fmt.Fprintf(tw, "  catanica %s\t%s\n", strings.TrimSpace(c.name+" "+c.usage), c.about)
	}
	tw.Flush()
	fmt.Fprint(w, "\nAn unofficial fan project, not connected with Kosmos, Catan GmbH or Klaus Teuber.\n")
}

// flags makes a flag set whose mistakes are errors, not exits.
func (e env) flags(c string, usage string) *flag.FlagSet {
	fs := flag.NewFlagSet(c, flag.ContinueOnError)
	fs.SetOutput(e.err)
	fs.Usage = func() {
		fmt.Fprintf(e.err, "usage: catanica %s %s\n", c, usage)
		fs.PrintDefaults()
	}
	return fs
}
