package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"catanica/catalog"
)

// TestSealAndCheck seals a list and checks the seal against the list, the same list spelled differently, and another
// one.
func TestSealAndCheck(t *testing.T) {
	list := decksDir + "kuenstlerdeck.txt"
	code, out, errOut := call(t, "", "validate", "--seal", list)
	fields := strings.Fields(out)
	if code != 0 || errOut != "" || len(fields) != 4 || len(fields[1]) != 64 || len(fields[3]) != 32 {
		t.Fatalf("got %d\n%s%s", code, out, errOut)
	}
	commitment, nonce := fields[1], fields[3]
	if _, again, _ := call(t, "", "validate", "--seal", list); again == out {
		t.Error("two seals have the same nonce")
	}
	if _, again, _ := call(t, "", "validate", "--seal", "--nonce", nonce, list); again != out {
		t.Errorf("the same nonce gives another seal:\n%s%s", again, out)
	}
	for name, c := range map[string]struct {
		args []string
		code int
		want string // in either stream
	}{
		"fits": {[]string{"--check-seal", commitment, "--nonce", nonce, list}, 0, "passt"},
		"fits in English": {[]string{"--check-seal", strings.ToUpper(commitment), "--nonce", nonce, "--lang", "en", list},
			0, "matches"},
		"respelt": {[]string{"--check-seal", commitment, "--nonce", nonce,
			spoiled(t, "kuenstlerdeck.txt", "3 Spion", "spy x3")}, 0, "passt"},
		"another list": {[]string{"--check-seal", commitment, "--nonce", nonce,
			spoiled(t, "kuenstlerdeck.txt", "3 Spion", "2 Spion")}, 1, "passt nicht"},
		"as JSON": {[]string{"--check-seal", commitment, "--nonce", commitment[:32], "--json", list}, 1,
			`"fits": false`},
		"no nonce":           {[]string{"--check-seal", commitment, list}, 2, "add --nonce"},
		"a short nonce":      {[]string{"--check-seal", commitment, "--nonce", "12", list}, 2, "want 32 digits"},
		"a short commitment": {[]string{"--check-seal", "12", "--nonce", nonce, list}, 2, "want 64 digits"},
		"both": {[]string{"--seal", "--check-seal", commitment, "--nonce", nonce, list}, 2,
			"use only one of them"},
		"a lone nonce": {[]string{"--nonce", nonce, list}, 2, "--seal or --check-seal"},
		"two lists":    {[]string{"--seal", list, list}, 2, "a single list"},
		"a directory":  {[]string{"--seal", decksDir}, 2, "a single list"},
		"an unreadable list": {[]string{"--seal", spoiled(t, "kuenstlerdeck.txt", "3 Spion", "3 Spoin")}, 2,
			`unknown card "Spoin"`},
		"under an edition": {[]string{"--check-seal", commitment, "--nonce", nonce, "--edition", "2004", list}, 1,
			"passt nicht"},
		"from standard input": {[]string{"--seal", "-"}, 0, "nonce"},
	} {
		in := ""
		if name == "from standard input" {
			in = "[Deck]\n3 Spion\n"
		}
		code, out, errOut := call(t, in, append([]string{"validate"}, c.args...)...)
		if code != c.code || !strings.Contains(out+errOut, c.want) {
			t.Errorf("%s: got %d, want %d\n%s%s", name, code, c.code, out, errOut)
		}
	}
	_, out, _ = call(t, "", "validate", "--seal", "--json", list)
	var made struct{ Commitment, Nonce string }
	if err := json.Unmarshal([]byte(out), &made); err != nil || len(made.Commitment) != 64 || len(made.Nonce) != 32 {
		t.Errorf("JSON: %v\n%s", err, out)
	}
}

// TestValidateAdvice expects advice apart from faults and notes; in a match each player sees only their own.
func TestValidateAdvice(t *testing.T) {
	list := spoiled(t, "kuenstlerdeck.txt", "2 Wasserversorgung", "2 Badhaus")
	code, out, _ := call(t, "", "validate", "--lang=en", list)
	if code != 0 || !strings.Contains(out, "advice: ") || !strings.Contains(out, "[needs.unmet, ") {
		t.Errorf("got %d\n%s", code, out)
	}
	guest := decksDir + "drachenflug.txt"
	if _, out, _ := call(t, "", "validate", list, guest); strings.Contains(out, "needs.unmet") {
		t.Errorf("the report on the match shows advice:\n%s", out)
	}
	if _, out, _ := call(t, "", "validate", "--json", list, guest); strings.Contains(out, "needs.unmet") {
		t.Errorf("the report on the match shows advice:\n%s", out)
	}
	if _, out, _ := call(t, "", "validate", "--player=1", list, guest); !strings.Contains(out, "needs.unmet") {
		t.Errorf("player 1 lacks the advice:\n%s", out)
	}
	if _, out, _ := call(t, "", "validate", "--player=2", list, guest); strings.Contains(out, "hospital") ||
		strings.Contains(out, "Hospital") {
		t.Errorf("player 2 sees the advice for player 1:\n%s", out)
	}
}

// TestValidateHouseRules expects house rules in the report, and an error if only one of the lists has them.
func TestValidateHouseRules(t *testing.T) {
	list := spoiled(t, "kuenstlerdeck.txt", "Name:", "Siegpunkte: 15\nName:")
	if code, out, _ := call(t, "", "validate", list); code != 0 || !strings.Contains(out, "bis 15 Siegpunkte") {
		t.Errorf("got %d\n%s", code, out)
	}
	if code, out, _ := call(t, "", "validate", list, decksDir+"drachenflug.txt"); code != 1 ||
		!strings.Contains(out, "[match.house, house rule]") {
		t.Errorf("got %d\n%s", code, out)
	}
}

// TestProgressIsForTerminals expects nothing on a writer that is no terminal.
func TestProgressIsForTerminals(t *testing.T) {
	var b strings.Builder
	f, err := os.Create(filepath.Join(t.TempDir(), "err"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if isTerminal(&b) || isTerminal(f) {
		t.Error("a buffer or a file counts as a terminal")
	}
	p := progress{to: &b, total: 10, lang: catalog.DE}
	p.start = time.Now().Add(-3 * time.Second)
	p.step(3)
	p.step(4) // too early for another line
	p.clear()
	p.clear()
	if b.String() != "\r\033[K3/10, noch etwa 7s\r\033[K" {
		t.Errorf("got %q", b.String())
	}
}
