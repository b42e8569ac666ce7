package web

import (
	"html"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"catanica/rulings/table"
)

var hiddenField = regexp.MustCompile(`<input type="hidden" (?:form="table-form" )?name="([^"]*)" value="([^"]*)"`)

// player uses a table without JavaScript: by its form, and the redirects that answer it.
type player struct {
	t    *testing.T
	h    http.Handler
	page string
	at   string // the address
}

func (p *player) get(address string) {
	p.t.Helper()
	w := get(p.t, p.h, address)
	if w.Code != http.StatusOK {
		p.t.Fatalf("%s: %d", address, w.Code)
	}
	p.page, p.at = w.Body.String(), address
}

// press sends the form with a button and further fields, and follows the redirect.
func (p *player) press(name, value string, fields ...string) {
	p.t.Helper()
	form := url.Values{name: {value}}
	for _, m := range hiddenField.FindAllStringSubmatch(p.page, -1) {
		form.Set(m[1], html.UnescapeString(m[2]))
	}
	for i := 0; i < len(fields); i += 2 {
		form.Set(fields[i], fields[i+1])
	}
	req := httptest.NewRequest(http.MethodPost, "/en/scenarios/new", strings.NewReader(form.Encode()))
	req.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	w := httptest.NewRecorder()
	p.h.ServeHTTP(w, req)
	switch w.Code {
	case http.StatusSeeOther:
		address, _, _ := strings.Cut(w.Header().Get("Location"), "#")
		p.get(address)
	case http.StatusOK:
		p.page = w.Body.String()
	default:
		p.t.Fatalf("%s=%s: %d %s", name, value, w.Code, first(textOf(w.Body.String()), 200))
	}
}

// text returns the text of the table in the address.
func (p *player) text() string {
	u, err := url.Parse(p.at)
	if err != nil {
		p.t.Fatal(err)
	}
	text, err := table.Unpack(u.Query().Get("g"))
	if err != nil {
		p.t.Fatal(err)
	}
	return text
}

func (p *player) shows(want ...string) {
	p.t.Helper()
	for _, w := range want {
		if !strings.Contains(textOf(p.page), w) && !strings.Contains(p.page, w) {
			p.t.Errorf("the page lacks %q: %s", w, first(textOf(p.page), 3000))
		}
	}
}

// TestTableWithoutScript sets up a position, plays it, tries what is refused, branches, and goes back by addresses.
func TestTableWithoutScript(t *testing.T) {
	p := &player{t: t, h: testSite(t).Handler()}
	p.get("/en/scenarios/new")
	p.press("do", "form", "head-game", "tournament", "head-edition", "2004", "set-turn", "9", "set-active", "north",
		"set-phase", "main", "set-gate", "open", "head-title", "Arson")
	p.press("do", "kind s.A city")
	p.press("do", "place s.A.above.1", "card@s.A.above.1", "fire brigade")
	p.press("do", "place s.A.above.2", "card@s.A.above.2", "Bibliothek")
	p.press("do", "pile n.hand", "card@n.hand", "Arsonist")
	text := p.text()
	for _, want := range []string{"edition: 2004", "title en: Arson", "gate open",
		"south axis: city A, road, settlement B", "south at A above 1: Feuerwache", "north hand: Feuerteufel"} {
		if !strings.Contains(text, want) {
			t.Errorf("the text lacks %q:\n%s", want, text)
		}
	}
	p.press("do", "done")
	p.shows("Arson")
	p.press("move", "north plays Arsonist")
	p.shows("Refused", "123.AH.a") // the Fire Brigade protects its city
	refused := p.at
	p.press("do", "edit")
	p.press("do", "remove c1")
	if strings.Contains(p.text(), "Feuerwache") {
		t.Errorf("the Fire Brigade is still there:\n%s", p.text())
	}
	p.press("do", "done")
	p.press("move", "north plays Arsonist")
	p.press("move", "die 1")
	p.press("move", "^die 6")
	p.shows("What", "branch")
	if text := p.text(); !strings.Contains(text, "branch 1 after 1\n  die 6") {
		t.Errorf("no branch:\n%s", text)
	}
	branch := p.at
	p.press("do", "undo")
	p.press("line", "north dances", "do", "line")
	p.shows("There is no verb")
	p.get(refused)
	p.shows("Refused")
	p.get(branch)
	p.press("do", "delete")
	if text := p.text(); strings.Contains(text, "branch") {
		t.Errorf("the branch is still there:\n%s", text)
	}
	p.get(strings.Replace(branch, "at=", "at=zz", 1))
	p.shows("The link names moves that this table does not have")
}

// TestImpossiblePosition: a card where it cannot be is named with its line, and nothing can be played.
func TestImpossiblePosition(t *testing.T) {
	p := &player{t: t, h: testSite(t).Handler()}
	p.get("/en/scenarios/new")
	p.press("do", "place n.A.above.1", "card@n.A.above.1", "Arsonist")
	p.shows("Still to change", "Line 13", "cannot be here", "c0")
	p.press("do", "line", "line", "north ends main")
	p.shows("The position has to be possible first")
	p.press("do", "place n.B.above.1", "card@n.B.above.1", "Kirsche")
	p.shows("There is no card")
	p.press("do", "quick n", "quick-n", "settlement A, city B; at B: Kirche, Bibliothek; hand: Spion")
	if text := p.text(); !strings.Contains(text, "north axis: settlement A, road, city B") ||
		strings.Contains(text, "Arsonist") || strings.Contains(text, "Feuerteufel") {
		t.Errorf("quick entry:\n%s", text)
	}
	p.press("do", "text", "text", strings.Replace(p.text(), "north hand: Spion", "north hand: Spiom", 1))
	p.shows("Spy")
	p.shows("Still to change")
}

// TestNotesOnce: what all moves of an empty table depend on is said once, and each of them refers to it.
func TestNotesOnce(t *testing.T) {
	p := &player{t: t, h: testSite(t).Handler()}
	p.get("/en/scenarios/new")
	_, moves, _ := strings.Cut(p.page, `id="moves"`)
	moves, _, _ = strings.Cut(moves, `data-part="setup"`)
	const note = "The position does not say which landscapes North has"
	if n := strings.Count(moves, note); n != 1 {
		t.Errorf("%d notes, want 1", n)
	}
	if n := strings.Count(moves, `aria-describedby="moves-note-1"`); n < 2 {
		t.Errorf("%d moves refer to the note, want at least 2", n)
	}
	if strings.Contains(textOf(moves), "`") {
		t.Error("the moves show backticks")
	}
}
