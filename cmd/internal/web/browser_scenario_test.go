package web

import (
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"
	"catanica/cmd/internal/browsertest"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// journey is a reader's way from a question to the proof of its answer.
type journey struct {
	lang     catalog.Lang
	question string
	ruling   string
	verdict  string // the word that begins the answer to the question
	answer   string // how the article's own short answer begins
	refused  string // the word for a refused move
}

var journeys = []journey{
	{catalog.DE, "verhexte feuerwache abfackeln", "112.G.e", "Nein.", "Nein.", "Verboten."},
	{catalog.EN, "can the spy steal buildings", "112.S.g", "No.", "It depends.", "Refused."},
}

// TestBrowserJourney asks on the start page, opens the first answer and its proof, and steps through to the end: the
// move that the tempting reading would allow is refused, with the article that says so. `make test` uses a phone or a
// desk, by commit.
func TestBrowserJourney(t *testing.T) {
	t.Parallel()
	for _, j := range journeys {
		for _, width := range sample.Of(t, 1, []int64{360, 1280}) {
			t.Run(string(j.lang)+"-"+screen(width), func(t *testing.T) { j.walk(t, width) })
		}
	}
}

// walk goes the whole way in a window of the given width.
func (j journey) walk(t *testing.T, width int64) {
	t.Parallel()
	p := open(t, width)
	first := `#results li:first-child a[href="/` + string(j.lang) + `/rulings/` + j.ruling + `"]`
	p.Visit(t, "/"+string(j.lang)+"/")
	p.Do(t, chromedp.SendKeys(chromedp.CSS(`#q`), j.question))
	p.UntilText(t, answered, j.question)
	p.Do(t, chromedp.WaitVisible(chromedp.CSS(first)))
	answer := browsertest.Ask(t, p, chromedp.Text(chromedp.CSS(`.sure .answer`)))
	if !strings.HasPrefix(answer, j.verdict) {
		t.Errorf("the answer is %q, want it to begin with %q", answer, j.verdict)
	}
	checkWidth(t, p, width, "the results")
	p.Do(t, chromedp.Click(chromedp.CSS(first)), chromedp.WaitVisible(chromedp.CSS(`.proof-proven .button`)))
	checkWidth(t, p, width, "the ruling")
	p.Do(t,
		chromedp.Click(chromedp.CSS(`.proof-proven .button`)),
		chromedp.WaitVisible(chromedp.CSS(`[data-stage] .panel.current`)),
	)
	checkWidth(t, p, width, "the scenario")
	const top = `document.querySelector(".position").getBoundingClientRect().top + scrollY`
	before := browsertest.Eval[float64](t, p, top)
	refused, steps := false, 0
	for browsertest.Eval[bool](t, p, `!!document.querySelector("[data-step=next][href]")`) {
		steps++
		at := browsertest.Ask(t, p, chromedp.Text(chromedp.CSS(`.stepper .at`)))
		if steps%2 == 0 {
			p.Do(t, chromedp.KeyEvent(kb.ArrowRight))
		} else {
			p.Do(t, chromedp.Click(chromedp.CSS(`[data-step=next]`)))
		}
		p.Until(t, `document.querySelector(".stepper .at").innerText !== `+quoted(at))
		panel := browsertest.Ask(t, p, chromedp.Text(chromedp.CSS(`.panel.current`)))
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
	if after := browsertest.Eval[float64](t, p, top); after != before {
		t.Errorf("the position moved from %g to %g while stepping", before, after)
	}
	p.Until(t, `location.search.startsWith("?step=") && !location.search.includes("part=")`)
	p.Until(t, `document.getElementById("say").textContent !== ""`)
	checkWidth(t, p, width, "the last step")
	p.Quiet(t)
}

// screen names a width in the name of a test.
func screen(n int64) string {
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

// TestJourneyWithoutScript goes the same way with links and forms alone.
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

// TestBrowserTable sets up a position by touch, plays it, tries what is refused, goes back with the browser's own
// button and opens the link elsewhere.
func TestBrowserTable(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	press := func(selector string) {
		t.Helper()
		p.Run(t, `document.querySelector(`+quoted(selector)+`).click()`)
	}
	put := func(site, card string) {
		t.Helper()
		press(`[popovertarget='at-` + site + `']`)
		p.Run(t, `document.getElementById("at-`+site+`").querySelector("input").value = `+quoted(card))
		press(`[id='at-` + site + `'] button[name=do]`)
		p.Until(t, `[...document.querySelectorAll(".side-south .tcard .cell-name")]`+
			`.some(e => e.textContent === `+quoted(card)+`)`)
	}
	p.Visit(t, "/de/scenarios/new")
	put("s.s1.1", "Feuerwache")
	put("s.s1.-1", "Bibliothek")
	p.Run(t, `document.querySelector("[name='card@n.hand']").value = "Feuerteufel"`)
	press(`button[value='pile n.hand']`)
	p.Until(t, `document.querySelector(".side-north .pile .tcard") !== null`)
	// a city expansion in a settlement
	p.Until(t, `document.querySelector(".problems")?.textContent.includes("Feuerwache")`)
	press(`[popovertarget='at-s.s1.0']`)
	press(`button[value='kind s.A city']`)
	p.Until(t, `document.querySelector(".problems") === null`)
	press(`[name=set-gate]`)
	press(`button[value=form]`)
	p.Until(t, `document.querySelector(".table-facts").textContent.includes("frei")`)
	before := browsertest.Eval[string](t, p, `location.search`)
	p.Run(t, `document.querySelector("input[name=line]").value = "Nord spielt Feuerteufel"`)
	press(`#moves button[value=line]`)
	p.Until(t, `document.querySelector(".strip .refusal")?.textContent.includes("123.AH.a")`)
	address := browsertest.Eval[string](t, p, `location.pathname + location.search`)
	checkWidth(t, p, 360, "the table")
	p.Until(t, `document.getElementById("say").textContent.includes("Verboten")`)
	p.Run(t, `history.back()`)
	p.Until(t, `location.search === `+quoted(before)+` && document.querySelector(".strip .refusal") === null`)
	p.Visit(t, address)
	p.Until(t, `document.querySelector(".strip .refusal") !== null`)
	p.Quiet(t)
}

// TestBrowserTableWidths opens scenarios at several widths: nothing is wider than the page, and what a step changes can
// be seen while stepping. `make full` opens all of them.
func TestBrowserTableWidths(t *testing.T) {
	t.Parallel()
	site := testSite(t)
	var ids []string
	for _, f := range site.svc.Scenarios() {
		ids = append(ids, f.ID)
	}
	for _, width := range sample.Of(t, 1, []int64{320, 360, 768, 1280, 1920}) {
		t.Run(strconv.FormatInt(width, 10), func(t *testing.T) {
			t.Parallel()
			p := open(t, width)
			// In the first one a card slides down the page, which must scroll to where the card comes to rest.
			for _, id := range append([]string{"116.E.a-sued-passt"}, sample.Of(t, 4, ids)...) {
				lang := []string{"de", "en"}[len(id)%2]
				p.Visit(t, "/"+lang+"/scenarios/"+id)
				checkWidth(t, p, width, id)
				const next = `!!document.querySelector("[data-step=next][href]")`
				for step := 1; browsertest.Eval[bool](t, p, next) && step < 12; step++ {
					p.Run(t, `document.querySelector("[data-step=next]").click()`)
					p.Until(t, `document.querySelector(".stepper .at").textContent.includes(" `+strconv.Itoa(step)+` ")`)
					p.Until(t, `document.getAnimations().every(a => a.playState !== "running")`) // a card flies past the edge
					checkWidth(t, p, width, id)
					if !browsertest.Eval[bool](t, p, changedInView) {
						t.Errorf("%s at %d px: what step %d changes cannot be seen", id, width, step)
					}
				}
			}
			p.Quiet(t)
		})
	}
}

// changedInView reports whether something that the step has changed is within the window and not below the strip.
const changedInView = `(() => {
	const all = [...document.querySelectorAll(".board .changed")];
	const low = innerWidth < 896 ? Math.min(innerHeight, document.querySelector(".strip").getBoundingClientRect().top) : innerHeight;
	return !all.length || all.some(e => { const r = e.getBoundingClientRect(); return r.top >= 0 && r.top < low && r.width > 0; }); })()`

// TestBrowserKeyboardWalk goes through a scenario with the tab key: every stop is visible, the focus is not trapped,
// and the steps are among the stops.
func TestBrowserKeyboardWalk(t *testing.T) {
	t.Parallel()
	p := open(t, 1280)
	p.Visit(t, "/en/scenarios/112.G.e-verhexte-feuerwache?step=1")
	const stopAt = `(() => {
		const e = document.activeElement, r = e.getBoundingClientRect(), s = getComputedStyle(e);
		const visible = r.width > 0 && r.height > 0 && s.visibility === "visible";
		const text = (e.textContent || "").trim().slice(0, 40);
		return [e.tagName, e.dataset.step || "", e.id, text, visible, s.outlineStyle !== "none"].join("|"); })()`
	seen := map[string]bool{}
	for range 120 {
		p.Do(t, chromedp.KeyEvent("\t"))
		stop := browsertest.Eval[string](t, p, stopAt)
		if strings.HasPrefix(stop, "BODY") {
			break
		}
		if !strings.HasSuffix(stop, "true|true") {
			t.Errorf("an invisible stop: %s", stop)
		}
		seen[strings.Split(stop, "|")[1]] = true
	}
	for _, want := range []string{"first", "back", "next", "end", "view", "pick"} {
		if !seen[want] {
			t.Errorf("the tab key does not reach %q", want)
		}
	}
}

// TestBrowserTableColumns: on a wide screen the steps stand below the table and not beside it, directly below, and what
// to play next stays where it is from step to step.
func TestBrowserTableColumns(t *testing.T) {
	t.Parallel()
	p := open(t, 1280)
	p.Visit(t, "/en/scenarios/112.G.e-verhexte-feuerwache?step=1")
	const gap = `(() => {
		const box = s => document.querySelector(s).getBoundingClientRect();
		const table = box(".position"), steps = box("#steps");
		return Math.abs(table.left - steps.left) + Math.abs(steps.top - table.bottom);
	})()`
	if got := browsertest.Eval[float64](t, p, gap); got > 24 {
		t.Errorf("the steps are %v px from below the table", got)
	}
	const next = `document.querySelector("[data-part=moves]").getBoundingClientRect().top + scrollY`
	before := browsertest.Eval[float64](t, p, next)
	p.Visit(t, "/en/scenarios/112.G.e-verhexte-feuerwache?step=2")
	if after := browsertest.Eval[float64](t, p, next); after-before > 60 || before-after > 60 {
		t.Errorf("the moves went from %v to %v px", before, after)
	}
}
