package web

import (
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"catanica/catalog/catalogtest/sample"
	"catanica/cmd/internal/browsertest"
	"catanica/rulings/table"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// boardLook is a way to look at the table of a board game.
type boardLook struct {
	width int64
	lang  string
	dark  bool
}

var boardLooks = []boardLook{{360, "en", false}, {1280, "de", true}, {320, "de", false}, {1280, "en", false}}

// check looks at a page: it is accessible and not too wide. With BOARD_SHOTS=DIR it takes a picture.
func (v boardLook) check(t *testing.T, p *browsertest.Page, axe, where string) {
	t.Helper()
	if dir := os.Getenv("BOARD_SHOTS"); dir != "" {
		picture := browsertest.Ask(t, p, chromedp.FullScreenshot(100))
		name := fmt.Sprintf("%s-%d-%s-%t.png", where, v.width, v.lang, v.dark)
		if err := os.WriteFile(filepath.Join(dir, name), picture, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, line := range axeFaults(t, p, axe, where) {
		// neighbouring places lie closer together than 24 px: a tap chooses the nearest, and the list has the same moves
		if !strings.HasPrefix(line, "target-size") ||
			!strings.Contains(line, "touch") && !strings.Contains(line, "foreignObject") {
			t.Errorf("%s: axe: %s", where, first(line, 400))
		}
	}
	checkWidth(t, p, v.width, where)
}

// TestBrowserBoardTable founds, sets up and plays on an island by touch and by keyboard: settlements on the board,
// dice, a branch, and the link elsewhere. It checks accessibility and width, in `make test` in one look, which changes
// with the commit, in `make full` in both languages, light and dark. With BOARD_SHOTS=DIR it takes pictures.
func TestBrowserBoardTable(t *testing.T) {
	t.Parallel()
	axe := axeScript(t)
	for _, v := range sample.Of(t, 1, boardLooks) {
		t.Run(fmt.Sprintf("%d-%s", v.width, v.lang), func(t *testing.T) {
			t.Parallel()
			p := open(t, v.width)
			p.Scheme(t, v.dark)
			check := func(where string) {
				t.Helper()
				v.check(t, p, axe, "island-"+where)
			}
			at := func(want string) {
				t.Helper()
				p.UntilText(t, `document.querySelector(".stepper .at").innerText.replace(/\D+/g, " ").trim()`, want)
			}
			press := func(selector string) {
				t.Helper()
				p.Until(t, `document.querySelector(`+quoted(selector)+`) !== null`)
				p.Run(t, `document.querySelector(`+quoted(selector)+`).click()`)
			}
			p.Visit(t, "/"+v.lang+"/scenarios/new?start=almanac")
			check("new")
			p.Do(t, chromedp.Click(chromedp.CSS(`#board button[value="red builds settlement at B2-SE"]`)))
			at("1 1")
			check("settlement")
			press(`#board button[value="red builds road at B3-SW"]`)
			at("2 2")
			// by keyboard: the board is one stop, arrows walk it, Enter builds
			p.Run(t, `document.querySelector("#board .touch[tabindex='0']").focus()`)
			p.Do(t, chromedp.KeyEvent(kb.ArrowDown))
			p.Do(t, chromedp.KeyEvent(kb.Enter))
			at("3 3")
			p.Until(t, `document.getElementById("say").textContent.length > 10`)
			press(`#moves button[value=undo]`)
			at("2 3")
			press(`a[data-step=first][href]`)
			press(`a[data-step=tool-red-settlement]`)
			p.Until(t, `location.search.includes("tool=red-settlement")`)
			check("tools")
			press(`#board button[value="put red-settlement x.D3-N"], #board button[value="put red-settlement x.C3-SE"]`)
			p.Until(t, `document.querySelector("#board title") !== null && `+
				`document.querySelectorAll("#board .building").length === 1`)
			p.Run(t, `document.querySelector("[name=set-phase]").value = "roll"; `+
				`document.querySelector("[name=head-players]").value = "3"`)
			press(`button[value=form]`)
			p.Until(t, `/before the roll|vor dem Wurf/.test(document.querySelector("#board .table-facts").textContent)`)
			press(`button[value=done]`)
			press(`#moves button[value="red rolls 1 2"]`)
			at("1 1")
			check("rolled")
			rolled := browsertest.Eval[string](t, p, `location.search`)
			press(`.what-if button[value="^red rolls 1 4"]`)
			p.Until(t, `location.search !== `+quoted(rolled))
			p.Until(t, `document.querySelectorAll(".all-steps .branches a").length > 0`)
			check("branch")
			link := browsertest.Eval[string](t, p, `location.search`)
			const shown = `document.querySelector("#board").textContent.replace(/\s+/g, " ")`
			board := browsertest.Eval[string](t, p, shown)
			other := open(t, v.width)
			other.Visit(t, "/"+v.lang+"/scenarios/new"+link)
			if again := browsertest.Eval[string](t, other, shown); again != board || !strings.Contains(board, "1 + 4 = 5") {
				t.Errorf("the link shows another board:\n%s\n%s", again, board)
			}
			p.Run(t, `history.back()`)
			p.UntilText(t, `location.search`, rolled)
			p.Quiet(t)
		})
	}
}

// TestBrowserCityTable sets up a position in Vienna by touch and by keyboard and plays it: pieces on places, routes and
// fields, hands, another map, an impossible position, a tap beside a place, and the view from a seat.
func TestBrowserCityTable(t *testing.T) {
	t.Parallel()
	axe := axeScript(t)
	for _, v := range sample.Of(t, 1, boardLooks) {
		t.Run(fmt.Sprintf("%d-%s", v.width, v.lang), func(t *testing.T) {
			t.Parallel()
			p := open(t, v.width)
			p.Scheme(t, v.dark)
			check := func(where string) {
				t.Helper()
				v.check(t, p, axe, "city-"+where)
			}
			press := func(selector string) {
				t.Helper()
				p.Until(t, `document.querySelector(`+quoted(selector)+`) !== null`)
				p.Run(t, `document.querySelector(`+quoted(selector)+`).click()`)
			}
			count := func(selector string, n int) {
				t.Helper()
				p.Until(t, fmt.Sprintf(`document.querySelectorAll(%s).length === %d`, quoted(selector), n))
			}
			p.Visit(t, "/"+v.lang+"/scenarios/new?start=vienna")
			check("new")
			p.Do(t, chromedp.Click(chromedp.CSS(`#board button[value="red builds settlement at o10"]`)))
			count("#board .building", 1)
			press(`#moves button[value=undo]`)
			p.Run(t, `document.querySelector("[name=set-board]").value = "small"; `+
				`document.querySelector("[name=head-players]").value = "3";`+
				`document.querySelector("[name=set-phase]").value = "main"`)
			press(`button[value=form]`)
			count("#board .site", 24)
			press(`a[data-step=tool-red-settlement]`)
			p.Until(t, `location.search.includes("tool=red-settlement")`)
			count("#board .touch-crossing", 11)
			check("tools")
			// a tap beside a place means the nearest one
			p.Run(t, `document.querySelector('#board [value="put red-settlement place.o3"]').scrollIntoView({block: "center"})`)
			at := browsertest.Eval[[]float64](t, p, `(() => { const r = document.querySelector('#board [value="put red-settlement place.o3"]').getBoundingClientRect();
				return [(r.left + r.right) / 2 + 11, (r.top + r.bottom) / 2 + 11]; })()`)
			p.Do(t, chromedp.MouseClickXY(at[0], at[1]))
			count("#board .building", 1)
			// by keyboard: arrows walk the places, Enter puts a settlement there
			p.Run(t, `document.querySelector("#board .touch[tabindex='0']").focus()`)
			p.Do(t, chromedp.KeyEvent(kb.ArrowDown))
			p.Do(t, chromedp.KeyEvent(kb.Enter))
			count("#board .building", 2)
			press(`a[data-step=tool-red-road]`)
			press(`#board button[value="put red-road route.o3–o5"]`)
			count("#board .road", 1)
			press(`a[data-step=tool-blue-landmark]`)
			press(`#board button[value="put blue-landmark place.prater"]`)
			count("#board .tower", 1)
			press(`a[data-step=tool-robber]`)
			press(`#board button[value="put robber field.f1"]`)
			p.Until(t, `document.querySelector("#board title ~ .robber, #board .robber") !== null`)
			p.Run(t, `document.getElementById("seat-red").open = true; `+
				`document.querySelector("[name=red-lumber]").value = "2"; `+
				`document.querySelector("[name=red-toll-road]").checked = true`)
			press(`button[value="seat red"]`)
			p.Until(t, `/Toll Road|Mautstrecke/.test(document.querySelector("#board .seats").textContent)`)
			check("set-up")
			link := browsertest.Eval[string](t, p, `location.search`)
			press(`button[value=done]`)
			press(`#moves button[value^="red trades 2 lumber for 1 stone"], #moves button[value="red ends turn"]`)
			p.Until(t, `document.querySelector(".stepper .at").innerText.includes("1")`)
			check("played")
			press(`.viewers a[href*="view=blue"]`)
			p.Until(t, `/face down|verdeckte|unknown|unbekannte/.test(document.querySelector("#board .seats").textContent)`)
			check("seat")
			other := open(t, v.width)
			other.Visit(t, "/"+v.lang+"/scenarios/new"+link)
			other.Until(t, `document.querySelectorAll("#board .building").length === 2`)
			faulty := table.Pack("id: x\ngame: vienna\n\nstart\n  board small\n" +
				"  red settlement: k1, o3\n  red road: o3 o5, o3 o5\n\nplay\n")
			other.Visit(t, "/"+v.lang+"/scenarios/new?edit=1&g="+url.QueryEscape(faulty))
			other.Until(t, `document.querySelectorAll("#board .fault").length > 0`)
			v.check(t, other, axe, "city-impossible")
			p.Quiet(t)
		})
	}
}

// TestBrowserBoardLooks looks at pages with pictures of both board games: the gallery, rulings to be made, all maps.
// `make test` takes a phone or a desk, by commit. With BOARD_SHOTS=DIR it takes pictures.
func TestBrowserBoardLooks(t *testing.T) {
	t.Parallel()
	axe := axeScript(t)
	text := func(game, start string) string {
		return "/scenarios/new?g=" + url.QueryEscape(table.Pack("id: x\ngame: "+game+"\n"+start+"\n\nplay\n"))
	}
	const ring = "  route: nordtor suedtor, suedtor rathaus, rathaus altstadt lumber, altstadt osthafen, " +
		"osthafen westhafen, westhafen nordtor\n" +
		"  field markt: forest 3 at nordtor, suedtor, osthafen, westhafen\n  robber markt"
	pages := map[string]string{
		"gallery-wien": "/scenarios?topic=wien", "gallery-almanach": "/scenarios?topic=almanach",
		"rule-wien":   "/scenarios/rule/wien.bauen.strassen-fremder-ort",
		"rule-answer": "/scenarios/rule/almanach.siedlung-abstandsregel?answer=yes",
		"proof":       "/rules/wien/bauen.strassen",
		"example":     text("vienna", "\nstart\n  board example\n  red settlement: o10\n  red hand: 2 lumber, 1 brick"),
		"large": text("almanac", "players: 6\n\nstart\n  board example-large\n  red settlement: D3-N\n"+
			"  brown city: E4-S\n  red hand: 1 ore"),
		"tight": text("vienna", "\nstart\n"+
			"  location: nordtor 0 0, suedtor 1 0, westhafen 0 1, osthafen 1 1, altstadt 2 1\n"+
			"  landmark rathaus 2 0\n"+ring),
		"circle": text("vienna", "\nstart\n  location: nordtor, suedtor, westhafen, osthafen, altstadt\n"+
			"  landmark rathaus\n"+ring),
		"discard": text("vienna", "\nstart\n  board small\n  robber f1\n  phase discard\n  red settlement: o3\n"+
			"  red hand: 6 lumber, 3 brick"),
	}
	for _, v := range sample.Of(t, 1, []boardLook{{360, "de", false}, {1280, "en", true}}) {
		t.Run(fmt.Sprintf("%d-%s", v.width, v.lang), func(t *testing.T) {
			t.Parallel()
			p := open(t, v.width)
			p.Scheme(t, v.dark)
			for name, page := range pages {
				p.Visit(t, "/"+v.lang+page)
				p.Until(t, `document.querySelectorAll("svg.small-island, .island svg").length > 0`)
				v.check(t, p, axe, "look-"+name)
			}
			p.Quiet(t)
		})
	}
}
