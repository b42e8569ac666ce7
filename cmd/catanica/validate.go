package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/content"
	"catanica/rulings"
)

// runValidate judges one deck list, the two lists of a match, or every list in a directory. It exits 0 for legal, 1 for
// illegal, 3 for undecided and 2 for unreadable lists; the worst one counts. With --seal it seals a list instead, with
// --check-seal it checks a seal.
func runValidate(_ context.Context, e env, args []string) (int, error) {
	v, names, err := parseValidate(e, args)
	if err != nil {
		return exitUnread, err
	}
	if v.sealing.asked() {
		return v.sealed(v.sealing, names)
	}
	if len(names) == 1 && isDir(names[0]) {
		return v.directory(names[0])
	}
	return v.lists(names)
}

// validation holds the arguments of validate.
type validation struct {
	env
	cat  *catalog.Catalog
	opt  deck.Options
	lang catalog.Lang
	// errLang is the language of errors about unreadable lists: English, like all errors of the program, unless --lang
	// is given.
	errLang catalog.Lang
	json    bool
	player  int // 0: both
	sealing sealing
}

func parseValidate(e env, args []string) (*validation, []string, error) {
	fs := e.flags("validate")
	format := fs.String("format", "", "")
	edition := fs.String("edition", "", "")
	asJSON := fs.Bool("json", false, "")
	langFlag := e.langFlag(fs)
	player := fs.Int("player", 0, "")
	var s sealing
	fs.BoolVar(&s.seal, "seal", false, "")
	fs.StringVar(&s.check, "check-seal", "", "")
	fs.StringVar(&s.nonce, "nonce", "", "")
	names, err := e.words(fs, args)
	if err != nil {
		return nil, nil, err
	}
	v := &validation{sealing: s, env: e, json: *asJSON, player: *player}
	if v.lang, err = language(*langFlag); err != nil {
		return nil, nil, err
	}
	v.errLang = catalog.EN
	fs.Visit(func(f *flag.Flag) {
		if f.Name == "lang" {
			v.errLang = v.lang
		}
	})
	if len(names) == 0 || len(names) > 2 {
		return nil, nil, fmt.Errorf("validate takes one deck list or the two lists of a match, got %d: %s", len(names),
			synopsis("validate"))
	}
	if *player < 0 || *player > len(names) || *player > 0 && len(names) == 1 {
		return nil, nil, fmt.Errorf("no such player %d: --player takes 1 or 2 and needs the two lists of a match",
			*player)
	}
	cat, problems := catalog.Load(content.FS)
	e.warn(problems, "")
	var ok bool
	v.cat, v.opt.Lang = cat, v.lang
	if v.opt.Format, ok = deck.ParseFormat(*format); !ok && *format != "" {
		return nil, nil, unknownFormat(*format)
	}
	if v.opt.Edition, ok = deck.ParseEdition(*edition, cat); !ok && *edition != "" {
		return nil, nil, fmt.Errorf("no such edition %q: use one of %v", *edition, catalog.EditionIDs())
	}
	return v, names, nil
}

// unknownFormat returns the error for a format that does not exist, with the nearest one or all of them.
func unknownFormat(written string) error {
	if near := deck.NearFormats(written); len(near) > 0 {
		return fmt.Errorf("no such format %q: did you mean %q?", written, near[0])
	}
	return fmt.Errorf("no such format %q: use one of %v", written, deck.Formats())
}

// lists judges one list, or the two of a match.
func (v *validation) lists(names []string) (int, error) {
	if len(names) == 2 && names[0] == "-" && names[1] == "-" {
		return exitUnread, errors.New("only one list can come from standard input: give a file for the other")
	}
	var lists []*deck.List
	for _, name := range names {
		text, err := v.read(name)
		if err != nil {
			return exitUnread, err
		}
		l, _ := deck.Parse(text, v.cat, v.errLang)
		lists = append(lists, l)
	}
	library, problems := rulings.Load(content.FS, v.cat)
	v.warn(problems, "")
	v.opt.Article = library.Says
	report := deck.Validate(v.cat, v.opt, lists...)
	code := exitOf(report.Verdict)
	if v.player > 0 {
		report = report.For(v.player)
	}
	for _, p := range report.Problems {
		fmt.Fprintf(v.err, "%s:%s\n", shown(names[p.Player-1]), p.Error())
	}
	if v.json {
		return code, printJSON(v.out, report)
	}
	v.print(report, names)
	return code, nil
}

// exitOf returns the exit code of a verdict.
func exitOf(verdict deck.Verdict) int {
	switch verdict {
	case deck.Legal:
		return exitOK
	case deck.Illegal:
		return exitNo
	case deck.Undecided:
		return exitUndecided
	}
	return exitUnread
}

// read returns the text of a file, or of standard input for `-`. It stops reading soon after the limit that Parse
// enforces.
func (v *validation) read(name string) (string, error) {
	in := v.in
	if name != "-" {
		f, err := os.Open(name)
		if errors.Is(err, os.ErrNotExist) {
			return "", fmt.Errorf("no such file %q: name a deck list, or - for standard input", name)
		}
		if err != nil {
			return "", fmt.Errorf("cannot read the deck list: %w: name a readable file, or - for standard input", err)
		}
		defer f.Close()
		in = f
	}
	data, err := io.ReadAll(io.LimitReader(in, deck.MaxBytes+1))
	if err != nil {
		return "", fmt.Errorf("cannot read the deck list: %w: name a readable file, or - for standard input", err)
	}
	return string(data), nil
}

func isDir(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

// listFiles returns the names of the text files in a directory.
func listFiles(dir string) ([]string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, fmt.Errorf("cannot read the directory: %w: choose a readable one", err)
	}
	var out []string
	for _, entry := range entries {
		ext := strings.ToLower(filepath.Ext(entry.Name()))
		if !entry.IsDir() && !strings.HasPrefix(entry.Name(), ".") && slices.Contains([]string{"", ".txt", ".deck", ".list"},
			ext) {
			out = append(out, filepath.Join(dir, entry.Name()))
		}
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("no deck list in %q: lists are files such as NAME.txt", dir)
	}
	return out, nil
}
