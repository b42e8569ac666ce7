package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/content"
)

// Exit codes. Each command documents what they mean for it.
const (
	exitOK        = 0
	exitNo        = 1 // not found, illegal, failed, mistakes
	exitUnread    = 2 // a wrong call, or unreadable input
	exitUndecided = 3 // the answer depends on a fact that no source states
)

// env is the environment of a command: the standard streams, and the content.
type env struct {
	in       io.Reader
	out, err io.Writer
	load     func() (*service.Service, catalog.Problems)
	// helpIn is the language of the help, and answerIn the default of --lang. The zero values are English and German.
	helpIn, answerIn catalog.Lang
	// options, if not nil, receives the options of the command, which then does nothing else.
	options func(*flag.FlagSet)
}

// loadContent reads the embedded content.
func loadContent() (*service.Service, catalog.Problems) { return service.Open(content.FS, packed) }

// run executes one command line and returns the exit code. It is main without the process, so that tests can call it.
func run(ctx context.Context, args []string, in io.Reader, out, errOut io.Writer) int {
	e := env{in: in, out: out, err: errOut, load: loadContent, helpIn: helpLang(args, os.Getenv)}
	e.answerIn, _ = catalog.ParseLang(os.Getenv("CATANICA_LANG"))
	return execute(ctx, args, e)
}

// execute does what run does, in an environment whose content may have been loaded before.
func execute(ctx context.Context, args []string, e env) int {
	out, errOut := e.out, e.err
	answer := &sink{w: out}
	e.out = answer
	if len(args) == 0 {
		fmt.Fprint(errOut, "catanica: no command given: use one of these\n\n")
		e.usage(errOut)
		return exitUnread
	}
	name, args := args[0], args[1:]
	if name == "help" || name == "-h" || name == "--help" {
		_, args = cutLang(args)
		if len(args) == 0 {
			e.usage(out)
			return exitOK
		}
		name, args = args[0], []string{"-h"} // help COMMAND
	}
	code, err := dispatch(ctx, e, name, args)
	if errors.Is(err, flag.ErrHelp) {
		return exitOK
	}
	if err == nil && answer.err != nil {
		code, err = exitUnread, fmt.Errorf("cannot write the output: %w: free some space or choose another place", answer.err)
	}
	if err != nil {
		fmt.Fprintf(errOut, "catanica: %v\n", err)
		if code == exitOK {
			code = exitUnread
		}
	}
	return code
}

// dispatch runs the named command. If there is none, the error suggests the nearest name.
func dispatch(ctx context.Context, e env, name string, args []string) (int, error) {
	var names catalog.Names
	for _, c := range commands() {
		if c.name == name {
			return c.run(ctx, e, args)
		}
		names.Add(c.name, c.name)
	}
	if near := names.Nearest(name, 1); len(near) > 0 {
		return exitUnread, fmt.Errorf("no such command %q: did you mean `catanica %s`?", name, near[0])
	}
	return exitUnread, fmt.Errorf("no such command %q: see `catanica help`", name)
}

// flags returns the flag set of a command. It returns errors and prints nothing: run reports each error once.
func (e env) flags(command string) *flag.FlagSet {
	fs := flag.NewFlagSet(command, flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	fs.Usage = func() { e.help(fs.Output(), commandNamed(command), fs) }
	return fs
}

// langFlag defines the option --lang.
func (e env) langFlag(fs *flag.FlagSet) *string {
	return fs.String("lang", string(cmp.Or(e.answerIn, catalog.DE)), "")
}

// words parses the arguments and returns those that are not options. Options may come before, between and after them,
// up to --. It prints the help to standard output if an option asks for it.
func (e env) words(fs *flag.FlagSet, args []string) ([]string, error) {
	if e.options != nil {
		e.options(fs)
		return nil, flag.ErrHelp
	}
	var words []string
	for {
		err := fs.Parse(args)
		switch {
		case errors.Is(err, flag.ErrHelp):
			fs.SetOutput(e.out)
			fs.Usage()
			return nil, err
		case err != nil:
			return nil, fmt.Errorf("%s: %w", fs.Name(), optionError(fs, err))
		case fs.NArg() == 0:
			return words, nil
		}
		if taken := len(args) - fs.NArg(); taken > 0 && args[taken-1] == "--" {
			return append(words, fs.Args()...), nil
		}
		words, args = append(words, fs.Arg(0)), fs.Args()[1:]
	}
}

// noWords parses arguments that must all be options.
func (e env) noWords(fs *flag.FlagSet, args []string) error {
	words, err := e.words(fs, args)
	if err == nil && len(words) > 0 {
		return fmt.Errorf("%s: unexpected %q: this command takes no arguments", fs.Name(), words[0])
	}
	return err
}
