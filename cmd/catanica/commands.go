package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"
)

// command is a subcommand of catanica.
type command struct {
	name     string
	usage    string
	about    string
	takes    operand
	examples []example
	exit     string // what its exit codes mean, beyond 0 and 2
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
type example struct{ line, about string }

// commands returns all subcommands in the order of the help.
func commands() []command {
	return []command{
		{
			name: "serve", usage: serveUsage, about: "serve the web site and the API", run: runServe,
			examples: []example{
				{"catanica serve", "on http://127.0.0.1:8080/"},
				{"catanica serve --addr :8081 --report rules@example.org", "on port 8081 of all addresses; mistakes are mailed"},
			},
		},
		{
			name: "search", usage: searchUsage, about: "search everything, or run a file of queries", takes: takesWords,
			run: runSearch,
			examples: []example{
				{"catanica search verhexte Feuerwache abfackeln", "as players put it"},
				{"catanica search --lang en 'class:building cost<=2 hit-by:arsonist'", "with filters"},
				{"catanica search --batch queries.tsv --json", "every line qid<TAB>lang<TAB>query of a file"},
			},
		},
		{
			name: "card", usage: lookupUsage, about: "show one card", takes: takesCard, run: runCard,
			examples: []example{
				{"catanica card Hexe", "by name, in either language"}, {"catanica card --json guido@2003", "one of its printings"},
			},
			exit: "1 there is no such card",
		},
		{
			name: "ruling", usage: lookupUsage, about: "show one article, term or rulebook section", takes: takesRuling,
			run: runRuling,
			examples: []example{
				{"catanica ruling 112.G.e", "by id"}, {"catanica ruling --lang en 102.B.Banktausch", "a term of the glossary"},
			},
			exit: "1 there is no such article",
		},
		{
			name: "interact", usage: interactUsage, about: "show what one card does to another", takes: takesCard,
			run: runInteract,
			examples: []example{
				{"catanica interact Hexe Bibliothek", "what the first does to the second"},
				{"catanica interact --edition 2003 Feuerteufel", "everything that it does and suffers"},
				{"catanica interact --batch pairs.tsv", "every line id<TAB>A<TAB>B<TAB>edition<TAB>game of a file, as JSON"},
			},
			exit: "1 there is no such card",
		},
		{
			name: "validate", usage: validateUsage, about: "check deck lists against the rules", takes: takesFile,
			run: runValidate,
			examples: []example{
				{"catanica validate deck.txt", "one list"}, {"catanica validate deck.txt guest.txt", "the two lists of a match"},
				{"catanica validate --json - < deck.txt", "from standard input, as JSON"},
				{"catanica validate decks/", "every list of a directory, as a table"},
			},
			exit: "1 illegal, 3 undecided: a fact that no source states",
		},
		{
			name: "simulate", usage: simulateUsage, about: "play scenarios and check what they expect", takes: takesScenario,
			run: runSimulate,
			examples: []example{
				{"catanica simulate", "all embedded scenarios"},
				{"catanica simulate --trace 112.G.e-verhexte-feuerwache", "one, step by step"},
				{"catanica simulate --save 1 position.scn", "the game up to step 1, to continue"},
			},
			exit: "1 one fails, 3 one is undecided",
		},
		{
			name: "explore", usage: exploreUsage, takes: takesScenario, run: runExplore,
			about: "can it happen: the shortest line from a scenario's last position to a goal",
			examples: []example{
				{"catanica explore --goal 'north wins this turn' position.scn", "may it be"},
				{"catanica explore --dice all --opponent hinders --goal 'north wins' position.scn", "can it be forced"},
			},
		},
		{
			name: "mcp", usage: mcpUsage, run: runMCP,
			about: "answer an assistant over the Model Context Protocol, on standard input and output",
			examples: []example{
				{"catanica mcp --origin https://example.org", "with links to a site"},
			},
		},
		{
			name: "check", about: "lint the content", run: runCheck, exit: "1 there are mistakes",
			examples: []example{{"catanica check", "every mistake as FILE:LINE: what is wrong"}},
		},
		{
			name: "export", usage: "DIR", about: "write everything as JSON Lines, with schemas", takes: takesFile, run: runExport,
			examples: []example{{"catanica export data", "into the directory data, which is created"}},
		},
		{
			name: "coverage", usage: "[--json]", about: "show how much of the sources is included and proven",
			run:      runCoverage,
			examples: []example{{"catanica coverage --json", "with every id that is missing or open"}},
		},
		{
			name: "version", usage: "[--json]", about: "show the version, commit, content hash and format versions",
			run:      runVersion,
			examples: []example{{"catanica version --json", "for scripts"}},
		},
		{
			name: "completion", usage: completionUsage, about: "print a completion script for a shell", takes: takesShell,
			run: runCompletion,
			examples: []example{
				{"catanica completion bash", "in ~/.bashrc: eval \"$(catanica completion bash)\""},
				{"catanica completion zsh", "save as _catanica in a directory of $fpath"},
				{"catanica completion fish", "save as ~/.config/fish/completions/catanica.fish"},
			},
		},
	}
}

// commandNamed returns the command with a name, or an empty one.
func commandNamed(name string) command {
	all := commands()
	if i := slices.IndexFunc(all, func(c command) bool { return c.name == name }); i >= 0 {
		return all[i]
	}
	return command{}
}

// help writes the examples and the exit codes.
func (c command) help(w io.Writer) {
	if len(c.examples) > 0 {
		fmt.Fprint(w, "\nexamples:\n")
		tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
		for _, x := range c.examples {
			fmt.Fprintf(tw, "  %s\t# %s\n", x.line, x.about)
		}
		tw.Flush()
	}
	if c.exit != "" {
		fmt.Fprintf(w, "\nexit status: 0 otherwise, 2 a wrong call or unreadable input, %s\n", c.exit)
	}
}
