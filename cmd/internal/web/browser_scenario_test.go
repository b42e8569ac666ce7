package web

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"catanica/catalog"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// journey is a reader's way from a question to the proof of its answer.
type journey struct {
	lang     catalog.Lang
	question string
	ruling   string
	answer   string // how the short answer begins
	refused  string // the word for a refused move
}

var journeys = []journey{
	{catalog.DE, "verhexte feuerwache abfackeln", "112.G.e", "Nein.", "Verboten."},
	{catalog.EN, "can the spy steal buildings", "112.S.g", "It depends.", "Refused."},
}

// TestBrowserJourney asks on the start page, opens the first answer, goes on to its proof and steps through to
// the end: the move that the tempting reading would allow is refused, with the article that says so.
func TestBrowserJourney(t *testing.T) {
	for _, j := range journeys {
		for _, width := range []int64{360, 1280} {
			t.Run(string(j.lang)+"-"+number(width), func(t *testing.T) { j.walk(t, width) })
		}
	}
}

func (j journey) walk(t *testing.T, width int64) {
	b := newBrowser(t, width)
	fits := func(where string) {
		t.Helper()
		if wide := ask(t, b, chromedp.Evaluate[int64](`document.scrollingElement.scrollWidth`)); wide > width {
			t.Errorf("%s is %d px wide", where, wide)
		}
	}
	first := `#results li:first-child a[href="/` + string(j.lang) + `/rulings/` + j.ruling + `"]`
	b.do(t,
		chromedp.Navigate(b.url+"/"+string(j.lang)+"/"),
		chromedp.SendKeys(chromedp.CSS(`#q`), j.question),
		chromedp.WaitVisible(chromedp.CSS(first)),
	)
	if answer := ask(t, b, chromedp.Text(chromedp.CSS(`#results li:first-child .answer`))); !strings.HasPrefix(answer, j.answer) {
		t.Errorf("first answer %q", answer)
	}
	fits("the results")
	b.do(t, chromedp.Click(chromedp.CSS(first)), chromedp.WaitVisible(chromedp.CSS(`.proof-proven .button`)))
	fits("the ruling")
	b.do(t, chromedp.Click(chromedp.CSS(`.proof-proven .button`)), chromedp.WaitVisible(chromedp.CSS(`[data-stage] .panel.current`)))
	fits("the scenario")
	top := `document.querySelector(".position").getBoundingClientRect().top + scrollY`
	before := ask(t, b, chromedp.Evaluate[float64](top))
	refused, steps := false, 0
	for ask(t, b, chromedp.Evaluate[bool](`!!document.querySelector("[data-step=next][href]")`)) {
		steps++
		at := ask(t, b, chromedp.Text(chromedp.CSS(`.stepper .at`)))
		if steps%2 == 0 {
			b.do(t, chromedp.KeyEvent(kb.ArrowRight))
		} else {
			b.do(t, chromedp.Click(chromedp.CSS(`[data-step=next]`)))
		}
		ask(t, b, chromedp.Poll[bool](`document.querySelector(".stepper .at").innerText !== `+quoted(at)))
		panel := ask(t, b, chromedp.Text(chromedp.CSS(`.panel.current`)))
		if strings.Contains(panel, j.refused) && strings.Contains(panel, j.ruling) {
			refused = true
		}
		if steps > 50 {
			t.Fatal("the replay does not end")
		}
	}
	if !refused {
		t.Errorf("no step refuses by %s", j.ruling)
	}
	if after := ask(t, b, chromedp.Evaluate[float64](top)); after != before {
		t.Errorf("the position moved from %g to %g while stepping", before, after)
	}
	if address := ask(t, b, chromedp.Location()); !strings.Contains(address, "?step=") || strings.Contains(address, "part=") {
		t.Errorf("address %q", address)
	}
	if said := ask(t, b, chromedp.TextContent(chromedp.CSS(`#say`))); said == "" {
		t.Error("the last step was not announced")
	}
	fits("the last step")
	b.quiet(t)
}

// quoted is s as a string of JavaScript.
func quoted(s string) string { return `"` + strings.ReplaceAll(s, `"`, `\"`) + `"` }

// number is a width in the name of a test.
func number(n int64) string {
	if n == 360 {
		return "phone"
	}
	return "desk"
}

var (
	currentPanel = regexp.MustCompile(`(?s)<article class="panel current.*?</article>`)
	nextHref     = regexp.MustCompile(`href="([^"#]*)(?:#[^"]*)?" data-step="next"`)
	proofHref    = regexp.MustCompile(`class="button" href="(/../scenarios/[^"]*)"`)
	firstHit     = regexp.MustCompile(`(?s)<ol class="entries hits">.*?<a class="entry-title" href="([^"]*)"`)
)

// TestJourneyWithoutScript goes the same way by links and forms alone.
func TestJourneyWithoutScript(t *testing.T) {
	h := testSite(t).Handler()
	link := func(re *regexp.Regexp, body string) string {
		t.Helper()
		m := re.FindStringSubmatch(body)
		if m == nil {
			t.Fatalf("no %v in %s", re, first(textOf(body), 500))
		}
		return strings.ReplaceAll(m[1], "&amp;", "&")
	}
	read := func(address string) string {
		t.Helper()
		w := get(t, h, address)
		if w.Code != http.StatusOK {
			t.Fatalf("%s: %d", address, w.Code)
		}
		return w.Body.String()
	}
	for _, j := range journeys {
		hit := link(firstHit, read("/"+string(j.lang)+"/search?q="+strings.ReplaceAll(j.question, " ", "+")))
		if want := "/" + string(j.lang) + "/rulings/" + j.ruling; hit != want {
			t.Errorf("%s: first hit %s, want %s", j.question, hit, want)
		}
		ruling := read(hit)
		if !strings.Contains(textOf(ruling), j.answer) {
			t.Errorf("%s: no answer %q", hit, j.answer)
		}
		page := read(link(proofHref, ruling))
		refused := false
		for steps := 0; nextHref.MatchString(page) && steps < 50; steps++ {
			page = read(link(nextHref, page))
			panel := textOf(currentPanel.FindString(page))
			refused = refused || strings.Contains(panel, j.refused) && strings.Contains(panel, j.ruling)
		}
		if !refused {
			t.Errorf("%s: no step refuses by %s", hit, j.ruling)
		}
	}
}

// write replaces the text of the editor, as pasting would.
func write(t *testing.T, b *browser, text string) {
	t.Helper()
	ask(t, b, chromedp.Evaluate[bool](`(() => { const e = document.getElementById("scenario"); e.value = "`+text+`"; return e.dispatchEvent(new Event("input", {bubbles: true})); })()`))
}

// TestBrowserEditor writes a scenario with a mistake and mends it: the place of the mistake stands beside the
// text, then the result, and the link holds the text.
func TestBrowserEditor(t *testing.T) {
	b := newBrowser(t, 360)
	b.do(t,
		chromedp.Navigate(b.url+"/de/scenarios/new"),
		chromedp.WaitVisible(chromedp.CSS(`#verdict .v-yes`)),
	)
	write(t, b, `id: x\nstart\nnorth axis: settlement A\nnorth hand: Kundschaftr\nplay\n`)
	b.do(t, chromedp.WaitVisible(chromedp.CSS(`#verdict .problems`)))
	if text := ask(t, b, chromedp.Text(chromedp.CSS(`#verdict .problems`))); !strings.Contains(text, "Zeile 4, Spalte 13") {
		t.Errorf("problems: %q", text)
	}
	write(t, b, `id: x\nstart\nnorth axis: settlement A\nnorth hand: Spion\nplay\nnorth ends main\n`)
	b.do(t,
		chromedp.WaitVisible(chromedp.CSS(`#verdict [data-stage]`)),
		chromedp.Click(chromedp.CSS(`[data-step=next]`)),
	)
	ask(t, b, chromedp.Poll[bool](`document.querySelector(".stepper .at").innerText.startsWith("Schritt 1")`))
	if address := ask(t, b, chromedp.Location()); !strings.Contains(address, "/de/scenarios/new?s=") {
		t.Errorf("address %q", address)
	}
	b.quiet(t)
}
