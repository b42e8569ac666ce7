package main

import (
	"cmp"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"catanica/catalog"
)

// Widths of the help in columns.
const (
	helpWidth   = 100
	optionWidth = 30 // of an option with its value; a wider one has a line of its own
)

// Words of the help.
var (
	textProgram = text(
		"catanica: Regelnachschlagewerk, Kartendatenbank und Schiedsrichter für das Catan-Kartenspiel zu zweit",
		"catanica: rules encyclopedia, card database and referee for the two-player Catan card game")
	textUsage      = text("Aufruf", "usage")
	textCommand    = text("BEFEHL [OPTION…] [ARGUMENT…]", "COMMAND [OPTION…] [ARGUMENT…]")
	textCommands   = text("Befehle", "commands")
	textOptions    = text("Optionen", "options")
	textExamples   = text("Beispiele", "examples")
	textDefault    = text("(Vorgabe: %s)", "(default: %s)")
	textExit       = text("Rückgabewert", "exit status")
	textExitAlways = text(
		"0: alles in Ordnung; 2: falscher Aufruf oder unlesbare Eingabe",
		"0: success; 2: a wrong call or unreadable input")
	textHelpForm = text(
		"`catanica help BEFEHL` zeigt die Optionen eines Befehls, mit Beispielen.",
		"`catanica help COMMAND` shows the options of a command, with examples.")
	textOptionsForm  = text("Optionen dürfen überall stehen; -- beendet sie.", "Options may come anywhere; -- ends them.")
	textHelpLanguage = text(
		"Die Sprache der Hilfe ist die der Umgebung (LANG), sofern CATANICA_LANG oder --lang nichts anderes sagt. "+
			"Antworten sind sonst immer deutsch.",
		"The help is in the language of the environment (LANG), unless CATANICA_LANG or --lang says otherwise. "+
			"Without those, answers are always in German.")
	textUnofficial = text("Ein inoffizielles Fanprojekt, nicht verbunden mit Kosmos, der Catan GmbH oder Klaus Teuber.",
		"An unofficial fan project, not connected with Kosmos, Catan GmbH or Klaus Teuber.")
)

// helpLang returns the language of the help: the one that --lang asks for, else that of CATANICA_LANG, else that of the
// locale, else English.
func helpLang(args []string, getenv func(string) string) catalog.Lang {
	asked, _ := cutLang(args)
	for _, name := range []string{asked, getenv("CATANICA_LANG")} {
		if lang, ok := catalog.ParseLang(name); ok {
			return lang
		}
	}
	locale := cmp.Or(getenv("LC_ALL"), getenv("LC_MESSAGES"), getenv("LANG"))
	if name, _, _ := strings.Cut(locale, "."); strings.HasPrefix(strings.ToLower(name)+"_", "de_") {
		return catalog.DE
	}
	return catalog.EN
}

// cutLang returns the value of --lang in the arguments, or "", and the other arguments.
func cutLang(args []string) (lang string, rest []string) {
	for i, a := range args {
		name, value, inside := strings.Cut(a, "=")
		switch {
		case a == "--":
			return "", args
		case name != "-lang" && name != "--lang":
		case inside:
			return value, slices.Concat(args[:i], args[i+1:])
		case i+1 < len(args):
			return args[i+1], slices.Concat(args[:i], args[i+2:])
		}
	}
	return "", args
}

// synopsis returns the call of a command in English, for errors.
func synopsis(name string) string {
	return strings.TrimSpace("catanica " + name + " " + commandNamed(name).usage.EN)
}

// usage prints the help of the program.
func (e env) usage(w io.Writer) {
	say := func(t catalog.Text) string { return t.In(e.helpLang()) }
	all := commands()
	rows := make([][2]string, len(all))
	for i, c := range all {
		rows[i] = [2]string{"catanica " + c.name, say(c.about)}
	}
	fmt.Fprintf(w, "%s\n\n%s: catanica %s\n\n%s:\n",
		wrap(say(textProgram), helpWidth, 0), say(textUsage), say(textCommand), say(textCommands))
	columns(w, rows, optionWidth)
	forms := say(textHelpForm) + " " + say(textOptionsForm)
	for _, t := range []string{forms, say(textHelpLanguage), say(textUnofficial)} {
		fmt.Fprintf(w, "\n%s\n", wrap(t, helpWidth, 0))
	}
}

// help prints the help of a command with the given options.
func (e env) help(w io.Writer, c command, fs *flag.FlagSet) {
	lang := e.helpLang()
	say := func(t catalog.Text) string { return t.In(lang) }
	begin := say(textUsage) + ": "
	fmt.Fprintln(w, begin+wrapUsage(strings.TrimSpace("catanica "+c.name+" "+say(c.usage)), utf8.RuneCountInString(begin)))
	fmt.Fprintf(w, "%s\n\n%s:\n", upper(say(c.about))+".", say(textOptions))
	var rows [][2]string
	fs.VisitAll(func(f *flag.Flag) {
		t := textOf(c.name, f.Name)
		about := say(t.about)
		if v := defaultOf(f); v != "" {
			about += " " + fmt.Sprintf(say(textDefault), v)
		}
		rows = append(rows, [2]string{strings.TrimSpace(dashed(f.Name) + " " + say(t.value)), about})
	})
	columns(w, append(rows, [2]string{"--help", say(optionTexts["help"].about)}), optionWidth)
	if !c.more.Empty() {
		for part := range strings.SplitSeq(say(c.more), "\n\n") {
			if !strings.HasPrefix(part, " ") {
				part = wrap(part, helpWidth, 0)
			}
			fmt.Fprintf(w, "\n%s\n", part)
		}
	}
	rows = nil
	for _, x := range c.examples {
		rows = append(rows, [2]string{x.line, "# " + say(x.about)})
	}
	fmt.Fprintf(w, "\n%s:\n", say(textExamples))
	columns(w, rows, helpWidth/2)
	exit := say(textExitAlways)
	if !c.exit.Empty() {
		exit += "; " + say(c.exit)
	}
	fmt.Fprintf(w, "\n%s\n", wrap(say(textExit)+": "+exit, helpWidth, 0))
}

// helpLang returns the language of the help.
func (e env) helpLang() catalog.Lang { return cmp.Or(e.helpIn, catalog.EN) }

// upper returns a text with its first letter in upper case.
func upper(s string) string {
	_, n := utf8.DecodeRuneInString(s)
	return strings.ToUpper(s[:n]) + s[n:]
}

// defaultOf returns what the value of an option is if it is not given, or "" if there is nothing to say.
func defaultOf(f *flag.Flag) string {
	if isSwitch(f) || f.DefValue == "-1" || f.DefValue == "0" {
		return ""
	}
	if minutes, ok := strings.CutSuffix(f.DefValue, "m0s"); ok {
		return minutes + "m"
	}
	return f.DefValue
}

// isSwitch reports whether an option takes no value.
func isSwitch(f *flag.Flag) bool {
	b, ok := f.Value.(interface{ IsBoolFlag() bool })
	return ok && b.IsBoolFlag()
}

// columns prints rows of two columns. The first is as wide as its widest cell, but not wider than limit: a wider cell
// has a line of its own. The second is wrapped.
func columns(w io.Writer, rows [][2]string, limit int) {
	const indent, gap = 2, 2
	width := 0
	for _, r := range rows {
		if n := utf8.RuneCountInString(r[0]); n <= limit {
			width = max(width, n)
		}
	}
	at := indent + width + gap
	for _, r := range rows {
		first := strings.Repeat(" ", indent) + r[0]
		if n := utf8.RuneCountInString(first); n > indent+width {
			first += "\n" + strings.Repeat(" ", at)
		} else {
			first += strings.Repeat(" ", at-n)
		}
		fmt.Fprintln(w, first+wrap(r[1], helpWidth-at, at))
	}
}

// wrapUsage breaks a synopsis between its parts, but not within brackets, and indents all lines but the first.
func wrapUsage(s string, indent int) string {
	var parts []string
	depth, begin := 0, 0
	for i, r := range s + " " {
		switch r {
		case '[':
			depth++
		case ']':
			depth--
		case ' ':
			if depth == 0 {
				parts = append(parts, s[begin:i])
				begin = i + 1
			}
		}
	}
	return wrapWords(parts, helpWidth-indent, indent)
}
