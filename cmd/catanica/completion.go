package main

import (
	"context"
	"embed"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/template"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/rulings"
)

// shells are the shells that the program writes completion scripts for.
var shells = []string{"bash", "zsh", "fish"}

// completionFS holds a template of the script for each shell.
//
//go:embed completion/*.tmpl
var completionFS embed.FS

// runCompletion prints the completion script of a shell. The scripts call it with --words to complete ids.
func runCompletion(ctx context.Context, e env, args []string) (int, error) {
	fs := e.flags("completion")
	list := fs.String("words", "", "")
	langFlag := fs.String("lang", string(e.helpLang()), "")
	names, err := e.words(fs, args)
	if err != nil {
		return exitUnread, err
	}
	lang, err := language(*langFlag)
	if err != nil {
		return exitUnread, err
	}
	if *list != "" {
		return e.ids(*list, names)
	}
	if len(names) != 1 || !slices.Contains(shells, names[0]) {
		return exitUnread, fmt.Errorf("completion takes one shell: %s", synopsis("completion"))
	}
	script, err := template.New("").Funcs(template.FuncMap{"join": strings.Join, "quote": shellQuoted}).
		ParseFS(completionFS, "completion/*.tmpl")
	if err != nil {
		return exitNo, err
	}
	return exitOK, script.ExecuteTemplate(e.out, names[0]+".tmpl", completions{
		Commands: completedCommands(ctx, lang), Help: textHelpCommand.In(lang),
	})
}

// ids prints the ids of a kind, one a line.
func (e env) ids(kind string, rest []string) (int, error) {
	if len(rest) > 0 {
		return exitUnread, fmt.Errorf("--words takes nothing else: leave out %q", rest[0])
	}
	svc, _ := e.load()
	var out []string
	switch operand(kind) {
	case takesCard:
		for _, k := range svc.Catalog.Cards {
			out = append(out, k.ID)
		}
	case takesRuling:
		for _, r := range svc.Library.Rulings {
			out = append(out, r.ID)
		}
	case takesScenario:
		for _, f := range svc.Scenarios() {
			out = append(out, f.ID)
		}
	default:
		return exitUnread, fmt.Errorf("--words %s: use card, ruling or scenario", kind)
	}
	_, err := fmt.Fprintln(e.out, strings.Join(out, "\n"))
	return exitOK, err
}

// textHelpCommand describes the command help in a menu.
var textHelpCommand = text("die Optionen eines Befehls zeigen", "show the options of a command")

// completions is the data of a completion script.
type completions struct {
	Commands []completed
	Help     string // describes the command help
}

// completed is a command as the completion scripts see it.
type completed struct {
	Name, About string
	Takes       operand
	Options     []completedOption
}

// completedOption is an option of a command.
type completedOption struct {
	Name, Dashed, About string
	Bool                bool     // it takes no value
	Values              []string // it takes one of these; none: a file
}

// completedCommands describes all commands with their options, which each command defines itself.
func completedCommands(ctx context.Context, lang catalog.Lang) []completed {
	var out []completed
	for _, c := range commands() {
		x := completed{Name: c.name, About: c.about.In(lang), Takes: c.takes}
		e := env{in: strings.NewReader(""), out: io.Discard, err: io.Discard}
		e.options = func(fs *flag.FlagSet) {
			fs.VisitAll(func(f *flag.Flag) { x.Options = append(x.Options, completedOf(c, f, lang)) })
		}
		_, _ = c.run(ctx, e, nil) // it stops at its options
		out = append(out, x)
	}
	return out
}

func completedOf(c command, f *flag.Flag, lang catalog.Lang) completedOption {
	about := textOf(c.name, f.Name).about.In(lang)
	if i := strings.IndexAny(about, ":;,("); i > 0 {
		about = about[:i] // one line is enough for a menu
	}
	return completedOption{
		Name: f.Name, Dashed: dashed(f.Name), About: strings.TrimSpace(about), Bool: isSwitch(f),
		Values: valuesOf(c.name, f.Name),
	}
}

// valuesOf returns the values among which an option chooses, or nil.
func valuesOf(command, option string) []string {
	switch option {
	case "lang":
		return written(catalog.Langs)
	case "kind":
		return written(catalog.Kinds)
	case "edition":
		return written(catalog.EditionIDs())
	case "format":
		return written(deck.Formats())
	case "dice", "hidden":
		return []string{"any", "all"}
	case "opponent":
		return []string{"helps", "hinders"}
	case "words":
		return written([]operand{takesCard, takesRuling, takesScenario})
	case "game":
		if command == "search" {
			return written(rulings.Games)
		}
		return written(catalog.Games)
	case "player":
		if command == "validate" {
			return []string{"1", "2"}
		}
		return []string{"north", "south"}
	}
	return nil
}

func written[T ~string](values []T) []string {
	out := make([]string, len(values))
	for i, v := range values {
		out[i] = string(v)
	}
	return out
}

// shellQuoted quotes a text for all three shells.
func shellQuoted(s string) string { return "'" + strings.ReplaceAll(s, "'", "’") + "'" }
