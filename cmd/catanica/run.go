package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"catanica/catalog"
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
		{"simulate", "[--json] [--trace] [--lang de|en] [SCENARIO…]", "play scenarios and check what they expect", runSimulate},
		{"check", "", "lint the content", runCheck},
		{"export", "DIR", "write everything as JSON Lines, with schemas", runExport},
		{"coverage", "[--json]", "what of the sources is in, and what is proven", runCoverage},
	}
}

// reserved are the words that the contract keeps for later, and what does the work until then.
var reserved = map[string]string{
	"mcp":     "until it is there, `catanica serve` answers programs under /api/v1/",
	"version": "until it is there, `go version -m` tells how the program was built",
}

// run carries out one call and returns its exit code.
func run(ctx context.Context, args []string, in io.Reader, out, errOut io.Writer) int {
	answer := &sink{w: out}
	e := env{in: in, out: answer, err: errOut}
	if len(args) == 0 {
		fmt.Fprint(errOut, "catanica: there is no command: take one of these\n\n")
		usage(errOut)
		return exitUnread
	}
	name, args := args[0], args[1:]
	if name == "help" || name == "-h" || name == "--help" {
		if len(args) == 0 {
			usage(out)
			return exitOK
		}
		name, args = args[0], []string{"-h"} // help COMMAND
	}
	code, err := dispatch(ctx, e, name, args)
	if errors.Is(err, flag.ErrHelp) {
		return exitOK
	}
	if err == nil && answer.err != nil {
		code, err = exitUnread, fmt.Errorf("cannot write the answer: %w: make room where it goes", answer.err)
	}
	if err != nil {
		fmt.Fprintf(errOut, "catanica: %v\n", err)
		if code == exitOK {
			code = exitUnread
		}
	}
	return code
}

// dispatch carries out the command of this name. Where there is none the error says what may be meant.
func dispatch(ctx context.Context, e env, name string, args []string) (int, error) {
	var names catalog.Names
	for _, c := range commands() {
		if c.name == name {
			return c.run(ctx, e, args)
		}
		names.Add(c.name, c.name)
	}
	if instead, ok := reserved[name]; ok {
		return exitUnread, fmt.Errorf("%q is reserved: %s", name, instead)
	}
	if near := names.Nearest(name, 1); len(near) > 0 {
		return exitUnread, fmt.Errorf("there is no command %q: did you mean `catanica %s`?", name, near[0])
	}
	return exitUnread, fmt.Errorf("there is no command %q: see `catanica help`", name)
}

func usage(w io.Writer) {
	fmt.Fprint(w, "catanica: rules encyclopedia, card database and referee of the two-player Catan card game\n\n")
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, c := range commands() {
		fmt.Fprintf(tw, "  catanica %s\t%s\n", strings.TrimSpace(c.name+" "+c.usage), c.about)
	}
	tw.Flush()
	fmt.Fprint(w, "\n`catanica help COMMAND` shows its options; they may stand anywhere, and -- ends them.\n")
	fmt.Fprint(w, "\nAn unofficial fan project, not connected with Kosmos, Catan GmbH or Klaus Teuber.\n")
}

// flags makes a flag set whose mistakes are errors, not exits. It stays silent: run tells mistakes, once.
func (e env) flags(c string, usage string) *flag.FlagSet {
	fs := flag.NewFlagSet(c, flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.Usage = func() {
		fmt.Fprintf(fs.Output(), "usage: %s\n", strings.TrimSpace("catanica "+c+" "+usage))
		fs.PrintDefaults()
	}
	return fs
}

// words parses a call and returns what is no option. Options may also stand between and behind the words; --
// ends them. Help that was asked for is output, not a mistake.
func (e env) words(fs *flag.FlagSet, args []string) ([]string, error) {
	var words []string
	for {
		err := fs.Parse(args)
		switch {
		case errors.Is(err, flag.ErrHelp):
			fs.SetOutput(e.out)
			fs.Usage()
			return nil, err
		case err != nil:
			return nil, fmt.Errorf("%s: %w", fs.Name(), mendOption(fs, err))
		case fs.NArg() == 0:
			return words, nil
		}
		if taken := len(args) - fs.NArg(); taken > 0 && args[taken-1] == "--" {
			return append(words, fs.Args()...), nil
		}
		words, args = append(words, fs.Arg(0)), fs.Args()[1:]
	}
}

// noWords parses a call that takes options only.
func (e env) noWords(fs *flag.FlagSet, args []string) error {
	words, err := e.words(fs, args)
	if err == nil && len(words) > 0 {
		return fmt.Errorf("%s: unexpected %q: it takes no words, leave them out", fs.Name(), words[0])
	}
	return err
}
