package mcp_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/mcp"
	"catanica/cmd/internal/service"
	"catanica/content"
	"catanica/rulings/stamp"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

var loaded = sync.OnceValue(func() *service.Service {
	svc, problems := service.Load(content.FS)
	if err := problems.Err(); err != nil {
		panic(err)
	}
	return svc
})

var options = mcp.Options{
	Origin: "https://rules.example", Version: "v1",
	Guide: func(l catalog.Lang) string { return "# guide " + string(l) },
}

// connect returns a session of the SDK's client with a server of the content, within the process.
func connect(t *testing.T) *sdk.ClientSession {
	t.Helper()
	near, far := sdk.NewInMemoryTransports()
	if _, err := mcp.New(loaded(), options).Connect(t.Context(), far, nil); err != nil {
		t.Fatal(err)
	}
	client, err := sdk.NewClient(&sdk.Implementation{Name: "test", Version: "1"}, nil).Connect(t.Context(), near, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { client.Close() })
	return client
}

// callTool calls a tool and returns its text and its structured output.
func callTool(t *testing.T, c *sdk.ClientSession, name string, args map[string]any) (
	text string, out map[string]any, failed bool) {
	t.Helper()
	res, err := c.CallTool(context.Background(), &sdk.CallToolParams{Name: name, Arguments: args})
	if err != nil {
		t.Fatalf("%s %v: %v", name, args, err)
	}
	for _, part := range res.Content {
		text += part.(*sdk.TextContent).Text
	}
	out, _ = res.StructuredContent.(map[string]any)
	return text, out, res.IsError
}

// stamped returns the German link to an article, with the stamp of its answer.
func stamped(id string) string {
	s := stamp.Ruling(loaded().Library.Ruling(id), catalog.DefaultEdition)
	return s.Link("https://rules.example/de/rulings/" + id)
}

// deckFile returns a deck list of the tests of package deck.
func deckFile(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile("../../../catalog/deck/testdata/decks/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// at follows a path such as "answer.cites.0.id" through an output. It returns nil where the path ends too early.
func at(v any, path string) any {
	for _, key := range strings.Split(path, ".") {
		switch x := v.(type) {
		case map[string]any:
			v = x[key]
		case []any:
			var i int
			if _, err := fmt.Sscan(key, &i); err != nil || i >= len(x) {
				return nil
			}
			v = x[i]
		default:
			return nil
		}
	}
	return v
}

const (
	bewitched = "112.G.e-verhexte-feuerwache"
	position  = `id: mine
title de: Meins
title en: Mine
edition: 2004

start
  turn 9
  active north
  north axis: settlement A, road, settlement B
  south axis: city A, road, settlement B
  north at A: Kloster
  south hand: none
  north hand: none

play
`
)

// fire is a position in which a library can burn down.
func fire(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../../rulings/explore/testdata/fire.scn")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestTools calls every tool in both languages and checks what it says, in the text and in the output.
func TestTools(t *testing.T) {
	c := connect(t)
	for name, x := range map[string]struct {
		tool string
		args map[string]any
		want map[string]any // by path
		text string
	}{
		"a search": {
			"search", map[string]any{"query": "Hexe", "kinds": []string{"card"}, "limit": 1},
			map[string]any{
				"hits.0.id": "hexe", "hits.0.kind": "card", "hits.0.url": "https://rules.example/en/cards/hexe", "edition": "2005",
				"hits.1": nil,
			}, "hexe: Witch",
		},
		"a search with a mistake in a filter": {
			"search", map[string]any{"query": "class:nonsense", "lang": "de"}, map[string]any{"total": 0.0}, "Eine Klasse",
		},
		"an answer": {
			"answer", map[string]any{"question": "Kann der Feuerteufel die Kirche abbrennen?", "lang": "de"},
			map[string]any{
				"answered": true, "answer.verdict": "yes", "answer.edition": "2005", "answer.cites.0.id": "112.G.b",
				"answer.cites.0.proven": true, "answer.cites.0.mechanical": true, "answer.cites.0.ours": false,
				"answer.cites.0.provenance.0.place": "003#112.G.b",
				"answer.cites.0.url":                stamped("112.G.b"),
			}, "Ja: Der Feuerteufel kann die Kirche verbrennen.",
		},
		"no answer": {
			"answer", map[string]any{"question": "what is the weather in Vienna"},
			map[string]any{"answered": false, "answer": nil}, "Nothing answers exactly this question.",
		},
		"no answer, but the card that is named": {
			"answer", map[string]any{"question": "is the Plague worse than a cold?"},
			map[string]any{"answered": false, "named.0.cite.id": "card:seuche", "named.0.facts": "Event card"},
			"Card in the question: Plague: Event card (card:seuche)\n  ",
		},
		"an interaction": {
			"interact", map[string]any{"a": "Witch", "b": "Library"},
			map[string]any{
				"interactions.0.a": "hexe", "interactions.0.verdict": "yes",
				"interactions.0.cites.0.id": "103.P.a", "total": 1.0,
			}, "the Witch can disable the Library",
		},
		"an article": {
			"read", map[string]any{"id": "112Ge"},
			map[string]any{"id": "112.G.e", "kind": "ruling", "verdict": "no", "proven": true, "in_force": true},
			"# Fireproof buildings, bewitched or pawned (112.G.e)",
		},
		"an article in an edition that it does not cover": {
			"read", map[string]any{"id": "112.G.e", "edition": "1996"}, map[string]any{"in_force": false}, "not in force there",
		},
		"a card": {
			"read", map[string]any{"id": "Spion", "lang": "de"},
			map[string]any{"id": "spion", "kind": "card"}, "# Spion (spion)",
		},
		"a set":      {"read", map[string]any{"id": "kuw", "kind": "set"}, map[string]any{"kind": "set"}, "(kuw)"},
		"a scenario": {"read", map[string]any{"id": bewitched}, map[string]any{"kind": "scenario", "proven": true}, "start"},
		"a deck": {
			"validate", map[string]any{"deck": "Edition: 2005\nSets: grundspiel, K&W\n[Deck]\n3 Spion\n"},
			map[string]any{"verdict": "illegal", "violations.0.rule": "kuw.turnier.deck"}, "illegal",
		},
		"a deck that rests on an outside source": {
			"validate", map[string]any{"deck": deckFile(t, "ritter-1998.txt")},
			map[string]any{"verdict": "legal", "grounds.0.basis": "outside", "grounds.0.fact": "copies",
				"grounds.0.witnesses": 1.0, "violations.0.code": nil},
			`Rests on a fact that only one outside source states: Basic game holds 3 copies of "Black Knight".`,
		},
		"an unreadable deck": {
			"validate", map[string]any{"deck": "[Deck]\n3 Spoin\n", "lang": "de"},
			map[string]any{"verdict": "unreadable", "unreadable.0.line": 2.0}, "Spion",
		},
		"a scenario that holds": {
			"simulate", map[string]any{"scenario": bewitched}, map[string]any{"status": "holds", "edition": "2004"}, "holds",
		},
		"a mistaken scenario": {
			"simulate", map[string]any{"scenario": position + "  north builds Klostr at A\n"},
			map[string]any{"status": "unreadable", "mistakes.0.line": 16.0}, "unreadable",
		},
		"legal moves": {
			"legal_moves", map[string]any{"scenario": position, "lang": "de"},
			map[string]any{"who": "north", "over": false, "edition": "2004"}, "north: ",
		},
		"what can happen": {
			"explore", map[string]any{"scenario": fire(t), "goal": "south loses Bibliothek this turn"},
			map[string]any{"answer": "yes", "cites.0.kind": "ruling"}, "north chooses Library",
		},
	} {
		text, out, failed := callTool(t, c, x.tool, x.args)
		if failed || !strings.Contains(text, x.text) {
			t.Errorf("%s: failed %v, got\n%s\nwant %q", name, failed, text, x.text)
		}
		for path, want := range x.want {
			if got := at(out, path); got != want {
				t.Errorf("%s: %s is %v, want %v", name, path, got, want)
			}
		}
	}
}

// TestToolMistakes makes wrong calls. Each is an error of the tool, not of the protocol, and says how to correct it.
func TestToolMistakes(t *testing.T) {
	c := connect(t)
	long := strings.Repeat("x", 1<<15)
	for _, x := range []struct {
		tool string
		args map[string]any
		want string
	}{
		{"search", map[string]any{"query": ""}, "write a question"},
		{"search", map[string]any{"query": long}, "at most 200"},
		{"search", map[string]any{"query": "Hexe", "limit": 51}, "use 1 to 50"},
		{"search", map[string]any{"query": "Hexe", "offset": -1}, "use 0 to 1000"},
		{"search", map[string]any{"query": "Hexe", "kinds": []string{"cards"}}, "ruling card set"},
		{"search", map[string]any{"qery": "Hexe"}, "qery"},
		{"answer", map[string]any{"question": "?", "lang": "fr"}, "[de en]"},
		{"answer", map[string]any{"question": "?", "edition": "2006"}, "2005"},
		{"interact", map[string]any{"a": "Hexxe"}, "did you mean"},
		{"interact", map[string]any{"a": "hexe", "b": long}, "at most 200"},
		{"interact", map[string]any{"a": "hexe", "edition": "1996", "game": "tournament"}, "use one of [basic"},
		{"read", map[string]any{"id": "112.G.zz"}, "did you mean"},
		{"read", map[string]any{"id": " "}, "write an id"},
		{"validate", map[string]any{"deck": ""}, "send the text"},
		{"validate", map[string]any{"deck": long + long + long}, "at most"},
		{"validate", map[string]any{"deck": "3 Spion", "format": "nonsense"}, "use one of"},
		{"simulate", map[string]any{"scenario": "nonsense"}, "or send the text"},
		{"simulate", map[string]any{"scenario": long}, "at most 16384"},
		{"legal_moves", map[string]any{"scenario": "id: x\n\nnonsense\n"}, "line 3, column 1"},
		{"explore", map[string]any{"scenario": bewitched, "turns": 6}, "use 1 to 5"},
		{"explore", map[string]any{"scenario": bewitched, "player": "west"}, "north or south"},
		{"explore", map[string]any{"scenario": position, "goal": "north flies"}, "goal"},
	} {
		text, _, failed := callTool(t, c, x.tool, x.args)
		if !failed || !strings.Contains(text, x.want) {
			t.Errorf("%s: failed %v, got %.300q, want %q", x.tool, failed, text, x.want)
		}
	}
}

// TestToolList checks what a model reads before it calls: every tool and argument is described, and arguments are
// closed.
func TestToolList(t *testing.T) {
	res, err := connect(t).ListTools(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, tool := range res.Tools {
		names = append(names, tool.Name)
		in, _ := tool.InputSchema.(map[string]any)
		out, _ := tool.OutputSchema.(map[string]any)
		if tool.Description == "" || tool.Title == "" || !tool.Annotations.ReadOnlyHint || out["type"] != "object" {
			t.Errorf("%s: incomplete", tool.Name)
		}
		if in["additionalProperties"] != false {
			t.Errorf("%s takes any argument", tool.Name)
		}
		for arg, schema := range in["properties"].(map[string]any) {
			if at(schema, "description") == nil {
				t.Errorf("%s: %s has no description", tool.Name, arg)
			}
			if _, ok := at(schema, "type").(string); !ok {
				t.Errorf("%s: the type of %s is %v", tool.Name, arg, at(schema, "type"))
			}
		}
	}
	if got := strings.Join(names, " "); got != "answer explore interact legal_moves read search simulate validate" {
		t.Errorf("tools are %s", got)
	}
}

// TestResources reads entries by their URIs in both languages, with ids as models write them.
func TestResources(t *testing.T) {
	c := connect(t)
	for uri, want := range map[string]string{
		"catanica://en/rulings/112.G.e":                   "# Fireproof buildings",
		"catanica://de/rulings/102.B.Gebäude":             "(102.B.Gebäude)",
		"catanica://de/rulings/102.B.Geb%C3%A4ude":        "(102.B.Gebäude)",
		"catanica://en/rulings/kuw.turnier.deck":          "(kuw.turnier.deck)",
		"catanica://en/cards/hexe":                        "# Witch (hexe)",
		"catanica://de/cards/johanna@B&H":                 "(johanna)",
		"catanica://en/guide/scenarios":                   "# guide en",
		"catanica://fr/cards/hexe":                        "",
		"catanica://en/cards/nonsense":                    "",
		"catanica://en/rulings/hexe":                      "",
		"catanica://en/nonsense/hexe":                     "",
		"catanica://en/cards/" + strings.Repeat("x", 999): "",
	} {
		res, err := c.ReadResource(t.Context(), &sdk.ReadResourceParams{URI: uri})
		switch {
		case want == "" && err == nil:
			t.Errorf("%.60s: got a text, want an error", uri)
		case want != "" && (err != nil || !strings.Contains(res.Contents[0].Text, want)):
			t.Errorf("%s: got %v, %v, want %q", uri, res, err, want)
		}
	}
	done, err := c.Complete(t.Context(), &sdk.CompleteParams{
		Ref:      &sdk.CompleteReference{Type: "ref/resource", URI: "catanica://{lang}/cards/{+id}"},
		Argument: sdk.CompleteParamsArgument{Name: "id", Value: "HEX"},
	})
	if err != nil || strings.Join(done.Completion.Values, " ") != "hexe" {
		t.Errorf("completion of HEX: %v, %v", done, err)
	}
}

// TestPrompts fills the prompts.
func TestPrompts(t *testing.T) {
	c := connect(t)
	for _, x := range []struct {
		args map[string]string
		want string // "": an error
	}{
		{map[string]string{"dispute": "May he?"}, "(edition 2005)"},
		{map[string]string{"dispute": "Darf er?", "lang": "de", "edition": "1998"}, "(Ausgabe 1998)"},
		{map[string]string{"dispute": " "}, ""},
		{map[string]string{"dispute": "May he?", "lang": "fr"}, ""},
		{map[string]string{"dispute": "May he?", "edition": "2006"}, ""},
		{map[string]string{"dispute": strings.Repeat("x", 4001)}, ""},
	} {
		res, err := c.GetPrompt(t.Context(), &sdk.GetPromptParams{Name: "settle_dispute", Arguments: x.args})
		if x.want == "" {
			if err == nil {
				t.Errorf("%.50v: no error", x.args)
			}
			continue
		}
		if err != nil {
			t.Errorf("%v: %v", x.args, err)
			continue
		}
		text := res.Messages[0].Content.(*sdk.TextContent).Text
		if !strings.Contains(text, x.want) || !strings.HasSuffix(text, x.args["dispute"]) {
			t.Errorf("%v: got %s", x.args, text)
		}
	}
}

// TestHTTP calls the server over streamable HTTP with the SDK's client, and checks what it refuses.
func TestHTTP(t *testing.T) {
	site := httptest.NewServer(nil)
	defer site.Close()
	opt := options
	opt.Origin = ""
	site.Config.Handler = mcp.Handler(loaded(), opt, originOf)
	c, err := sdk.NewClient(&sdk.Implementation{Name: "test", Version: "1"}, nil).Connect(t.Context(),
		&sdk.StreamableClientTransport{Endpoint: site.URL + "/mcp"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	_, out, _ := callTool(t, c, "read", map[string]any{"id": "hexe"})
	if got := at(out, "url"); got != site.URL+"/en/cards/hexe" {
		t.Errorf("the link is %v", got)
	}
	for name, x := range map[string]struct {
		method, origin, body string
		status               int
	}{
		"a page of the site":     {"POST", site.URL, ping, 200},
		"a page of another site": {"POST", "https://evil.example", ping, 403},
		"an opaque origin":       {"POST", "null", ping, 403},
		"too large a body":       {"POST", "", `{"jsonrpc":"2.0","id":1,"method":"` + strings.Repeat("x", 1<<17) + `"}`, 413},
		"no JSON":                {"POST", "", "nonsense", 400},
		"a stream to listen to":  {"GET", "", "", 405},
	} {
		if got := post(t, site.URL, x.method, x.origin, x.body); got != x.status {
			t.Errorf("%s: status %d, want %d", name, got, x.status)
		}
	}
}

const ping = `{"jsonrpc":"2.0","id":1,"method":"ping"}`

// TestServeDrains pipes calls into a server and closes its input at once: every call is answered before Serve returns.
func TestServeDrains(t *testing.T) {
	loaded().Proofs(t.Context())
	var in strings.Builder
	in.WriteString(`{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18",` +
		`"capabilities":{},"clientInfo":{"name":"test","version":"1"}}}` + "\n" +
		`{"jsonrpc":"2.0","method":"notifications/initialized"}` + "\n")
	const calls = 20
	for i := 1; i <= calls; i++ {
		fmt.Fprintf(&in, `{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"simulate","arguments":`+
			`{"scenario":%q}}}`+"\n", i, bewitched)
	}
	for name, end := range map[string]string{"the end of the input": "", "a line that is no JSON": "nonsense\n"} {
		var out strings.Builder
		err := mcp.Serve(t.Context(), mcp.New(loaded(), options), strings.NewReader(in.String()+end), &out)
		if (err != nil) != (end != "") {
			t.Errorf("%s: error %v", name, err)
		}
		answered := map[string]bool{}
		for line := range strings.Lines(out.String()) {
			var msg struct {
				ID     json.RawMessage
				Result struct {
					StructuredContent struct{ Status string }
				}
			}
			if err := json.Unmarshal([]byte(line), &msg); err != nil {
				t.Fatalf("%s: %v: %.200s", name, err, line)
			}
			if msg.Result.StructuredContent.Status == "holds" {
				answered[string(msg.ID)] = true
			}
		}
		if len(answered) != calls {
			t.Errorf("%s: %d of %d calls were answered", name, len(answered), calls)
		}
	}
}
