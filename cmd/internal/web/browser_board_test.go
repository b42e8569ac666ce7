package web

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"catanica/cmd/internal/browsertest"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestBrowserBoardTable founds, sets up and plays on an island by touch and by keyboard: settlements on the board, dice,
// a branch, and the link elsewhere. Every look is checked for accessibility and width, in both languages, light and dark.
// With BOARD_SHOTS=DIR it takes pictures.
func TestBrowserBoardTable(t *testing.T) {
	t.Parallel()
	axe := axeScript(t)
	for _, v := range []struct {
		width int64
		lang  string
		dark  bool
	}{{360, "en", false}, {1280, "de", true}, {320, "de", false}, {1280, "en", false}} {
		t.Run(fmt.Sprintf("%d-%s", v.width, v.lang), func(t *testing.T) {
			t.Parallel()
			p := open(t, v.width)
			p.Scheme(t, v.dark)
			check := func(where string) {
				t.Helper()
				if dir := os.Getenv("BOARD_SHOTS"); dir != "" {
					picture := browsertest.Ask(t, p, chromedp.FullScreenshot(80))
					name := fmt.Sprintf("%d-%s-%t-%s.jpg", v.width, v.lang, v.dark, where)
					if err := os.WriteFile(filepath.Join(dir, name), picture, 0o644); err != nil {
						t.Fatal(err)
					}
				}
				p.Run(t, axe)
				for _, line := range browsertest.Eval[[]string](t, p, axeRun) {
					// neighbouring places of an island lie closer together than 24 px; the list has the same moves
					if !strings.HasPrefix(line, "target-size") || !strings.Contains(line, "touch") && !strings.Contains(line, "foreignObject") {
						t.Errorf("%s: axe: %s", where, first(line, 400))
					}
				}
				checkWidth(t, p, v.width, where)
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
			p.Until(t, `document.querySelector("#board title") !== null && document.querySelectorAll("#board .building").length === 1`)
			p.Run(t, `document.querySelector("[name=set-phase]").value = "roll"; document.querySelector("[name=head-players]").value = "3"`)
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
