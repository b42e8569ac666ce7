package main

import (
	"flag"
	"fmt"
	"strings"

	"catanica/catalog"
)

// optionError rewords an error of package flag: what is wrong, and how to correct it.
func optionError(fs *flag.FlagSet, err error) error {
	msg := err.Error()
	if name, ok := strings.CutPrefix(msg, "flag provided but not defined: -"); ok {
		return unknownOption(fs, name)
	}
	if name, ok := strings.CutPrefix(msg, "flag needs an argument: -"); ok {
		return fmt.Errorf("%s needs a value: write %s", dashed(name), usageOf(fs, name))
	}
	if value, rest, ok := strings.Cut(msg, " for flag -"); ok {
		name, _, _ := strings.Cut(rest, ":")
		return fmt.Errorf("%s for %s: write %s", value, dashed(name), usageOf(fs, name))
	}
	return fmt.Errorf("%s: write --name or --name=value, and -- before words that begin with a dash", msg)
}

// unknownOption returns the error for an option that does not exist, with the nearest one or all of them.
func unknownOption(fs *flag.FlagSet, name string) error {
	var names catalog.Names
	var all []string
	fs.VisitAll(func(f *flag.Flag) {
		names.Add(f.Name, f.Name)
		all = append(all, dashed(f.Name))
	})
	switch near := names.Nearest(name, 1); {
	case len(all) == 0:
		return fmt.Errorf("no such option %s: %s takes none", dashed(name), fs.Name())
	case len(near) > 0:
		return fmt.Errorf("no such option %s: did you mean %s?", dashed(name), dashed(near[0]))
	}
	return fmt.Errorf("no such option %s: use %s", dashed(name), strings.Join(all, ", "))
}

// usageOf returns the syntax and the purpose of an option.
func usageOf(fs *flag.FlagSet, name string) string {
	f := fs.Lookup(name)
	if f == nil {
		return dashed(name)
	}
	t := textOf(fs.Name(), name)
	return strings.TrimSpace(dashed(name)+" "+t.value.EN) + ", " + t.about.EN
}

func dashed(name string) string {
	if len(name) == 1 {
		return "-" + name
	}
	return "--" + name
}

// language parses the value of --lang.
func language(written string) (catalog.Lang, error) {
	lang, ok := catalog.ParseLang(written)
	if !ok {
		return "", fmt.Errorf("no such language %q: use de or en", written)
	}
	return lang, nil
}

// warn reports how many mistakes the content has; `catanica check` lists them.
func (e env) warn(problems catalog.Problems, more string) {
	if len(problems) > 0 {
		fmt.Fprintf(e.err, "catanica: the content has %d mistakes: see `catanica check`%s\n", len(problems), more)
	}
}

// shown returns the name of a file in messages.
func shown(name string) string {
	if name == "-" {
		return "<stdin>"
	}
	return name
}
