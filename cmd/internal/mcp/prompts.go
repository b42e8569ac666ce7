package mcp

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"catanica/catalog"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// maxPrompt limits the arguments of a prompt, in characters.
const maxPrompt = 4000

// addPrompts registers the prompts.
func (s *server) addPrompts(to *sdk.Server) {
	shared := []*sdk.PromptArgument{
		{Name: "edition", Title: "Edition", Description: "1996 to 2005; default 2005"},
		{Name: "lang", Title: "Language", Description: "de or en; default en"},
	}
	to.AddPrompt(&sdk.Prompt{
		Name: "settle_dispute", Title: "Settle this dispute",
		Description: "Settle a dispute at the table with the articles that decide it, and a position that proves it.",
		Arguments: append([]*sdk.PromptArgument{
			{Name: "dispute", Title: "Dispute", Required: true,
				Description: "what the players disagree about, with the position"},
		}, shared...),
	}, prompt("dispute", settleDispute))
	to.AddPrompt(&sdk.Prompt{
		Name: "check_deck", Title: "Check my deck",
		Description: "Check a deck list and correct what is not legal.",
		Arguments: append([]*sdk.PromptArgument{
			{Name: "deck", Title: "Deck list", Description: "the list as plain text", Required: true},
		}, shared...),
	}, prompt("deck", checkDeck))
}

// settleDispute is filled with the edition and the dispute.
var settleDispute = catalog.Text{
	DE: `Schlichte einen Streit beim Zwei-Personen-Kartenspiel „Die Siedler von Catan“ (Ausgabe %s). Geh so vor:
1. Rufe answer mit der Frage in einem Satz auf; geht es um zwei Karten, auch interact.
2. Lies mit read jeden Artikel, auf den du dich stützt. Achte auf Ausgabe und Spiel.
3. Hängt es von der Stellung ab, schreib sie in der Szenariosprache auf (catanica://de/guide/scenarios) und spiele sie
   mit simulate; fehlt etwas, frag nach, statt zu raten.
4. Sag, wer recht hat, in einem Satz. Nenne dann die Artikel mit ihren Ids, die Ausgabe, für die das gilt, und ob die
   Engine es bewiesen hat. Sag es, wenn ein Artikel unsere eigene Entscheidung ist oder wenn keine Quelle es entscheidet.

Der Streit:
%s`,
	EN: `Settle a dispute about the two-player Catan card game (edition %s). Proceed like this:
1. Call answer with the question in one sentence; if it is about two cards, also interact.
2. Read every article that you rely on with read. Mind the edition and the game.
3. If it depends on the position, write it down in the scenario language (catanica://en/guide/scenarios) and play it with
   simulate. If something is missing, ask for it instead of guessing.
4. Say in one sentence who is right. Then name the articles with their ids, the edition for which this holds, and whether
   the engine has proven it. Say so if an article is our own decision, or if no source decides it.

The dispute:
%s`,
}

// checkDeck is filled with the edition and the list.
var checkDeck = catalog.Text{
	DE: `Prüfe diese Deckliste mit validate (Ausgabe %s, falls die Liste keine nennt). Erkläre jeden Fehler mit seinem Artikel,
und schlage die kleinste Änderung vor, mit der die Liste zulässig wird; prüfe sie noch einmal. Nennt keine Quelle eine
Tatsache, von der es abhängt, dann sag das.

%s`,
	EN: `Check this deck list with validate (edition %s, unless the list names one). Explain every mistake with its article, and
suggest the smallest change that makes the list legal; check it again. If it depends on a fact that no source states, say
so.

%s`,
}

// prompt returns a handler that fills a text with the edition and the argument.
func prompt(argument string, text catalog.Text) sdk.PromptHandler {
	return func(_ context.Context, req *sdk.GetPromptRequest) (*sdk.GetPromptResult, error) {
		args := req.Params.Arguments
		given := strings.TrimSpace(args[argument])
		switch n := utf8.RuneCountInString(given); {
		case n == 0:
			return nil, fmt.Errorf("%s is missing: describe it", argument)
		case n > maxPrompt:
			return nil, fmt.Errorf("%s has %d characters: write at most %d", argument, n, maxPrompt)
		}
		lang, edition := catalog.EN, catalog.DefaultEdition
		if written := args["lang"]; written != "" {
			var ok bool
			if lang, ok = catalog.ParseLang(written); !ok {
				return nil, fmt.Errorf("no such language %q: use de or en", written)
			}
		}
		if written := args["edition"]; written != "" {
			edition = catalog.EditionID(written)
			if !slices.Contains(catalog.EditionIDs(), edition) {
				return nil, fmt.Errorf("no such edition %q: use one of %v", written, catalog.EditionIDs())
			}
		}
		return &sdk.GetPromptResult{Messages: []*sdk.PromptMessage{{
			Role: "user", Content: &sdk.TextContent{Text: fmt.Sprintf(text.In(lang), edition, given)},
		}}}, nil
	}
}
