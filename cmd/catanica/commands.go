package main

import (
	"context"
	"slices"
	"strings"

	"catanica/catalog"
)

// command is a subcommand of catanica with its help.
type command struct {
	name     string
	usage    catalog.Text // its arguments
	about    catalog.Text
	more     catalog.Text // paragraphs below the list of options; indented ones keep their lines
	takes    operand
	examples []example
	exit     catalog.Text // what its exit codes mean, beyond 0 and 2
	run      func(ctx context.Context, e env, args []string) (int, error)
}

// operand is what a command takes besides options, for the completion in shells.
type operand string

// The operands.
const (
	takesNothing  operand = ""
	takesWords    operand = "words"
	takesCard     operand = "card"
	takesRuling   operand = "ruling"
	takesFile     operand = "file"
	takesScenario operand = "scenario" // an id, or a file
	takesShell    operand = "shell"
)

// example is a command line with what it does.
type example struct {
	line  string
	about catalog.Text
}

// text returns a text in both languages.
func text(de, en string) catalog.Text { return catalog.Text{DE: de, EN: en} }

// same returns a text that is written alike in both languages.
func same(s string) catalog.Text { return catalog.Text{DE: s, EN: s} }

var noSuchCard = text("1: keine solche Karte", "1: no such card")

// commands returns all subcommands in the order of the help.
func commands() []command {
	return []command{
		{
			name: "serve", run: runServe,
			usage: text(
				"[--addr HOST:PORT] [--origin URL] [--proxy] [--drain DAUER] [--cache MB] [--client-rate ZAHL] "+
					"[--connections ZAHL] [--warm] [--log text|json] [--security-contact ADRESSE] [--report ADRESSE] [--edit "+
					"URL]",
				"[--addr HOST:PORT] [--origin URL] [--proxy] [--drain TIME] [--cache MB] [--client-rate NUMBER] "+
					"[--connections NUMBER] [--warm] [--log text|json] [--security-contact ADDRESS] [--report ADDRESS] "+
					"[--edit URL]"),
			about: text("Website und API bereitstellen", "serve the web site and the API"),
			examples: []example{
				{"catanica serve", text("unter http://127.0.0.1:8080/", "on http://127.0.0.1:8080/")},
				{"catanica serve --addr :8081 --report rules@example.org",
					text(
						"Port 8081 auf allen Adressen; Fehler gehen per Mail ein",
						"port 8081 of all addresses; mistakes are mailed")},
			},
		},
		{
			name: "search", takes: takesWords, run: runSearch,
			usage: text("[--lang de|en] [--kind ART,ART] [--game SPIEL] [-n 10] [--json] FRAGE… | --batch DATEI [--json]",
				"[--lang de|en] [--kind KIND,KIND] [--game GAME] [-n 10] [--json] QUERY… | --batch FILE [--json]"),
			about: text(
				"alles durchsuchen, auch mit einer Datei voller Fragen",
				"search everything, or run a file of queries"),
			examples: []example{
				{"catanica search verhexte Feuerwache abfackeln", text("so, wie man am Tisch fragt", "as players put it")},
				{"catanica search --lang en 'class:building cost<=2 hit-by:arsonist'", text("mit Filtern", "with filters")},
				{"catanica search --batch queries.tsv --json",
					text("Zeilen ID<TAB>Sprache<TAB>Frage", "lines qid<TAB>lang<TAB>query")},
			},
		},
		{
			name: "card", takes: takesCard, run: runCard,
			usage: text("[--lang de|en] [--json] KARTE", "[--lang de|en] [--json] CARD"),
			about: text("eine Karte zeigen", "show one card"),
			examples: []example{
				{"catanica card Hexe", text("mit dem Namen, deutsch oder englisch", "by name, in either language")},
				{"catanica card --json guido@2003", text("eine bestimmte Auflage, als JSON", "one of its printings, as JSON")},
			},
			exit: noSuchCard,
		},
		{
			name: "ruling", takes: takesRuling, run: runRuling,
			usage: text("[--lang de|en] [--json] ARTIKEL", "[--lang de|en] [--json] ARTICLE"),
			about: text("einen Artikel, Begriff oder Abschnitt eines Regelhefts zeigen",
				"show one article, term or rulebook section"),
			examples: []example{
				{"catanica ruling 112.G.e", text("mit der Nummer", "by id")},
				{"catanica ruling --lang en 102.B.Banktausch", text("ein Begriff des Glossars", "a term of the glossary")},
			},
			exit: text("1: kein solcher Artikel", "1: no such article"),
		},
		{
			name: "interact", takes: takesCard, run: runInteract,
			usage: text("[--edition REGELSTAND] [--game SPIEL] [--lang de|en] [--json] KARTE [KARTE] | --batch DATEI",
				"[--edition EDITION] [--game GAME] [--lang de|en] [--json] CARD [CARD] | --batch FILE"),
			about: text("zeigen, was eine Karte mit einer anderen macht", "show what one card does to another"),
			examples: []example{
				{"catanica interact Hexe Bibliothek", text(
					"was die erste mit der zweiten macht",
					"what the first does to the second")},
				{"catanica interact --edition 2003 Feuerteufel",
					text("alles, was er bewirkt und was auf ihn wirkt", "everything that it does and suffers")},
				{"catanica interact --batch pairs.tsv",
					text("Zeilen ID<TAB>A<TAB>B<TAB>Regelstand<TAB>Spiel", "lines id<TAB>A<TAB>B<TAB>edition<TAB>game")},
			},
			exit: noSuchCard,
		},
		{
			name: "validate", takes: takesFile, run: runValidate,
			usage: text("[--format FORMAT] [--edition REGELSTAND] [--json] [--lang de|en] [--player 1|2] "+
				"[--seal | --check-seal HASH --nonce N] DECK [DECK2]",
				"[--format FORMAT] [--edition EDITION] [--json] [--lang de|en] [--player 1|2] "+
					"[--seal | --check-seal HASH --nonce N] DECK [DECK2]"),
			about: text("Decklisten nach den Regeln prüfen", "check deck lists against the rules"),
			examples: []example{
				{"catanica validate deck.txt", text("eine Liste", "one list")},
				{"catanica validate deck.txt guest.txt", text("die beiden Listen einer Partie", "the two lists of a match")},
				{"catanica validate --json - < deck.txt", text(
					"von der Standardeingabe, als JSON",
					"from standard input, as JSON")},
				{"catanica validate decks/", text("alle Listen eines Verzeichnisses, als Tabelle",
					"every list of a directory, as a table")},
			},
			exit: text("1: nicht erlaubt; 3: unentschieden, weil dazu keine Quelle etwas sagt",
				"1: illegal; 3: undecided, because no source says"),
		},
		{
			name: "simulate", takes: takesScenario, run: runSimulate,
			usage: text("[--json] [--trace] [--save ZUG] [--lang de|en] [SZENARIO…]",
				"[--json] [--trace] [--save STEP] [--lang de|en] [SCENARIO…]"),
			about: text("Szenarien durchspielen und ihre Erwartungen prüfen", "play scenarios and check what they expect"),
			examples: []example{
				{"catanica simulate", text("alle mitgelieferten Szenarien", "all embedded scenarios")},
				{"catanica simulate --trace 112.G.e-verhexte-feuerwache", text("eines, Zug für Zug", "one, step by step")},
				{"catanica simulate --save 1 position.scn", text("die Partie bis Zug 1, zum Weiterspielen",
					"the game up to step 1, to continue")},
			},
			exit: text(
				"1: ein Szenario schlägt fehl; 3: eines bleibt unentschieden",
				"1: a scenario fails; 3: one is undecided"),
		},
		{
			name: "explore", takes: takesScenario, run: runExplore,
			usage: text("[--goal ZEILE] [--limit ZAHL] [--turns ZAHL] [--time DAUER] [--json] SZENARIO",
				"[--goal LINE] [--limit NUMBER] [--turns NUMBER] [--time TIME] [--json] SCENARIO"),
			about: text("den kürzesten Weg von der Endstellung eines Szenarios zu einem Ziel suchen",
				"find the shortest line from a scenario's last position to a goal"),
			more: exploreHelp,
			examples: []example{
				{"catanica explore --goal 'north wins this turn' position.scn", text("ist es möglich", "can it happen")},
				{"catanica explore --dice all --opponent hinders --goal 'north wins' position.scn",
					text("ist es erzwingbar", "can it be forced")},
			},
			exit: text("1: nein, alles ist geprüft; 3: bis zu den Grenzen nicht gefunden, oder Züge blieben unentschieden",
				"1: no, everything is checked; 3: not found within the limits, or moves are undecided"),
		},
		{
			name: "mcp", run: runMCP,
			usage: same("[--origin URL]"),
			about: text("einem KI-Assistenten über Standardein- und -ausgabe antworten (Model Context Protocol)",
				"answer an assistant on standard input and output (Model Context Protocol)"),
			examples: []example{
				{"catanica mcp --origin https://example.org", text("mit Links auf eine Website", "with links to a site")},
			},
		},
		{
			name: "check", run: runCheck, exit: text("1: Fehler gefunden", "1: there are mistakes"),
			about:    text("die Inhalte auf Fehler prüfen", "lint the content"),
			examples: []example{{"catanica check", text("jeder Fehler als DATEI:ZEILE: …", "every mistake as FILE:LINE: …")}},
		},
		{
			name: "export", takes: takesFile, run: runExport,
			usage: text("VERZEICHNIS", "DIR"),
			about: text("alles als JSON Lines mit Schemata schreiben", "write everything as JSON Lines, with schemas"),
			examples: []example{{"catanica export data", text("ins Verzeichnis data, das dabei entsteht",
				"into the directory data, which is created")}},
		},
		{
			name: "coverage", run: runCoverage,
			usage: same("[--json]"),
			about: text("zeigen, wie viel aus den Quellen enthalten und bewiesen ist",
				"show how much of the sources is included and proven"),
			examples: []example{{"catanica coverage --json", text("mit allem, was fehlt oder offen ist",
				"with every id that is missing or open")}},
		},
		{
			name: "version", run: runVersion,
			usage: same("[--json]"),
			about: text("Version, Commit, Prüfsumme der Inhalte und Formatversionen zeigen",
				"show the version, commit, content hash and format versions"),
			examples: []example{{"catanica version --json", text("für Skripte", "for scripts")}},
		},
		{
			name: "completion", takes: takesShell, run: runCompletion,
			usage: same("[--lang de|en] " + strings.Join(shells, "|")),
			about: text("Skript zur Befehlsvervollständigung in der Shell ausgeben", "print a completion script for a shell"),
			examples: []example{
				{"catanica completion bash", same(`in ~/.bashrc: eval "$(catanica completion bash)"`)},
				{"catanica completion zsh", text("als _catanica in einem Verzeichnis aus $fpath speichern",
					"save as _catanica in a directory of $fpath")},
				{"catanica completion fish", text("als ~/.config/fish/completions/catanica.fish speichern",
					"save as ~/.config/fish/completions/catanica.fish")},
			},
		},
	}
}

// exploreHelp explains what explore searches.
var exploreHelp = text(
	`Ein Ziel ist eine Erwartung der Szenariosprache; mehrere trennt ein Strichpunkt. Ohne --goal gelten die
Erwartungen am Ende des Szenarios. Zum Beispiel:

  Nord gewinnt in diesem Zug
  Süd verliert die Feuerwache
  der Ritterstein wechselt den Besitzer
  Nord hat Kirche; Nord hat Otto in 3 Zügen

Der Weg dorthin wird als Szenario ausgegeben. Normalerweise darf alles so kommen, wie es dem Ziel
nützt: die Würfel, gemischte Karten, die Entscheidungen des Mitspielers. Mit --dice all, --hidden all
und --opponent hinders muss der Weg auch gegen sie gelingen. Gesucht wird im laufenden Zug, sofern das
Ziel oder --turns nichts anderes sagt. Was im Szenario steht, wissen beide Spieler. Handel mit dem
Mitspieler wird nur mit --offers berücksichtigt.`,
	`A goal is an expectation of the scenario language; a semicolon separates several. Without --goal, the
expectations at the end of the scenario count. For example:

  north wins this turn
  south loses the Fire Brigade
  the knight token changes hands
  north stores 3 gold; north has Church within 3 turns

The line is printed as a scenario. By default everything may turn out as it suits the goal: the dice,
shuffled cards, the opponent's choices. With --dice all, --hidden all and --opponent hinders the line
has to work against them. The search covers the current turn unless the goal or --turns says otherwise.
Everything that the scenario states is known to both players. Trades with the opponent are left out
without --offers.`)

// commandNamed returns the command with a name, or an empty one.
func commandNamed(name string) command {
	all := commands()
	if i := slices.IndexFunc(all, func(c command) bool { return c.name == name }); i >= 0 {
		return all[i]
	}
	return command{}
}
