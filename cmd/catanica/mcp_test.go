package main

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// asProgram, if set, makes the test binary behave like the program, for tests that need a process.
const asProgram = "CATANICA_TEST_AS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
	}
	os.Exit(m.Run())
}

// program returns a command that runs this program.
func program(t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), os.Args[0], args...)
	cmd.Env = append(os.Environ(), asProgram+"=1")
	return cmd
}

// TestMCP starts the server as a process, as an assistant does, and asks it.
func TestMCP(t *testing.T) {
	c, err := sdk.NewClient(&sdk.Implementation{Name: "test", Version: "1"}, nil).Connect(t.Context(),
		&sdk.CommandTransport{Command: program(t, "mcp", "--origin", "https://rules.example/")}, nil)
	if err != nil {
		t.Fatal(err)
	}
	res, err := c.CallTool(t.Context(), &sdk.CallToolParams{Name: "read", Arguments: map[string]any{"id": "hexe"}})
	if err != nil || res.IsError {
		t.Fatalf("%v, %+v", err, res)
	}
	if text := res.Content[0].(*sdk.TextContent).Text; !strings.Contains(text, "https://rules.example/en/cards/hexe") {
		t.Errorf("got %s", text)
	}
	if err := c.Close(); err != nil { // it reports how the process ended
		t.Errorf("the process ended with %v", err)
	}
}

// TestMCPWrongCalls checks the origin and what happens to a conversation that is none.
func TestMCPWrongCalls(t *testing.T) {
	for _, origin := range []string{"example.org", "https://", "ftp://example.org", "https://example.org/path"} {
		code, _, errOut := call(t, "", "mcp", "--origin", origin)
		if code != exitUnread || !strings.Contains(errOut, "https://example.org") {
			t.Errorf("--origin %s: exit %d: %s", origin, code, errOut)
		}
	}
	if code, out, _ := call(t, "", "mcp"); code != exitOK || out != "" {
		t.Errorf("no input: exit %d: %s", code, out)
	}
	code, _, errOut := call(t, "nonsense\n", "mcp")
	if code != exitUnread || !strings.Contains(errOut, "one JSON-RPC message a line") {
		t.Errorf("nonsense: exit %d: %s", code, errOut)
	}
}
