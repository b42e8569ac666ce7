package main

import (
	"flag"
	"fmt"
	"strings"

	"catanica/catalog"
)

// mendOption says a mistake of the flag package in the program's form: what is wrong, and how to mend it.
func mendOption(fs *flag.FlagSet, err error) error {
	msg := err.Error()
	if name, ok := strings.CutPrefix(msg, "flag provided but not defined: -"); ok {
		return unknownOption(fs, name)
	}
	if name, ok := strings.CutPrefix(msg, "flag needs an argument: -"); ok {
		return fmt.Errorf("%s lacks its value: write %s", dashed(name), usageOf(fs, name))
	}
	if value, rest, ok := strings.Cut(msg, " for flag -"); ok {
		name, _, _ := strings.Cut(rest, ":")
		return fmt.Errorf("%s for %s: write %s", value, dashed(name), usageOf(fs, name))
	}
	return fmt.Errorf("%s: write --name or --name=value, and -- before words that begin with a dash", msg)
}

// unknownOption says that there is no such option, and which there are.
func unknownOption(fs *flag.FlagSet, name string) error {
	var names catalog.Names
	var all []string
	fs.VisitAll(func(f *flag.Flag) {
		names.Add(f.Name, f.Name)
		all = append(all, dashed(f.Name))
	})
	switch near := names.Nearest(name, 1); {
	case len(all) == 0:
		return fmt.Errorf("there is no option %s: %s takes none", dashed(name), fs.Name())
	case len(near) > 0:
		return fmt.Errorf("there is no option %s: did you mean %s?", dashed(name), dashed(near[0]))
	}
	return fmt.Errorf("there is no option %s: take %s", dashed(name), strings.Join(all, ", "))
}

// usageOf is how an option is written, and what for.
func usageOf(fs *flag.FlagSet, name string) string {
	f := fs.Lookup(name)
	if f == nil {
		return dashed(name)
	}
	value, what := flag.UnquoteUsage(f)
	return strings.TrimSpace(dashed(name)+" "+strings.ToUpper(value)) + ", " + what
}

func dashed(name string) string {
	if len(name) == 1 {
		return "-" + name
	}
	return "--" + name
}

// language is what --lang says.
func language(written string) (catalog.Lang, error) {
	lang, ok := catalog.ParseLang(written)
	if !ok {
		return "", fmt.Errorf("there is no language %q: take de or en", written)
	}
	return lang, nil
}

// warn counts the mistakes in the content; `catanica check` names them.
func (e env) warn(problems catalog.Problems, more string) {
	if len(problems) > 0 {
		fmt.Fprintf(e.err, "catanica: the content has %d mistakes: see `catanica check`%s\n", len(problems), more)
	}
}

// shown is how a file is called in messages.
func shown(name string) string {
	if name == "-" {
		return "<stdin>"
	}
	return name
}
