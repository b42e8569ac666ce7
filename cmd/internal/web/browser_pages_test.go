package web

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"
	"catanica/cmd/internal/browsertest"
	"catanica/rulings/scenario"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// pageKinds are pages of each kind, below the language.
var pageKinds = []string{
	"/", "/about", "/offline", "/offline/missing", "/coverage", "/nowhere", "/changes", "/api", "/api/problems/not-found",
	"/rulings/112.G.e?was=1-000000000000-yes", "/rulings/112.G.e?was=broken",
	"/decks?d=" + exampleDeck + "&was=1-000000000000-legal",
	"/embed/rulings/112.G.e", "/embed/cards/spion", "/embed/decks?d=" + exampleDeck,
	"/embed/decks?d=" + exampleDeck + "&d2=" + shotDeck, "/embed/scenarios/112.G.e-verhexte-feuerwache?step=3",
	"/search?q=hexe", "/search?q=hexe+set:zudd+klasse:geb%C3%A4ude+kosten%3C%3D3", "/search?q=hexe+set:zudd+kosten%3C%3D3",
	"/search?q=set:zud+hexe", "/search?q=set:zud+hits:building", "/search/help", "/search?q=robber&game=board",
	"/search?q=hexe&game=card", "/search?q=zeigt+man+dem+spion+zweimal+die+hand",
	"/cards", "/cards?q=clas:x", "/cards?rel=hits&of=bibliothek&as=faces", "/cards/hexe", "/cards/bibliothek",
	"/cards/kapelle-zur-heiligen-agatha", "/sets", "/sets/zud", "/sets/zud/checklist", "/classes/action-attack",
	"/boxes", "/boxes?mark=" + shotMark,
	"/interactions", "/interactions/feuerteufel", "/interactions/feuerteufel/rathaus",
	"/interactions/bischof/raubzug?edition=1998",
	"/rulings", "/rulings/112.G.e", "/rulings/112.S.g?edition=1998", "/rulings/102.B.Ritter", "/rulings/103.B.b",
	"/rulings/103.L.a", "/rulings/103.P.c", "/rulings/103.P.c?edition=1998", "/rulings/152.A.a", "/rulings/chapter/103",
	"/rulings/chapter/wien", "/rulings/chapter/glossary", "/register", "/register?names=en",
	"/rules", "/rules?game=board", "/rules?game=starship", "/rules/kuw", "/rules/kuw/turnier.deck", "/rules/glossary",
	"/rules/wien", "/rules/wien/bauen.strassen", "/rules/almanach/aufbau-variabler", "/rules/almanach/56.aufbau",
	"/rules/almanach/seehandel", "/rules/almanach/siedlung", "/quick", "/questions", "/questions?kind=silence",
	"/questions?state=ours&card=hexe",
	"/decks", "/decks?d=" + shotDeck + "&q=hafen&seed=7", "/decks?d=" + exampleDeck + "&q=hafen&seed=7",
	"/decks?d=" + exampleDeck + "&d2=" + shotDeck + "&mode=compare", "/decks/sheet?d=" + exampleDeck,
	"/variants", "/variants?game=rows&set=kuw&set=pui", "/variants?game=rows&set=kuw&set=pui&set=huw",
	"/variants?game=beginners", "/variants/list?game=small-tournament&set=ruh", "/variants/list?game=tournament&set=zud",
	"/scenarios", "/scenarios?topic=112&sort=level", "/scenarios/rule/112.G.e-verhexte-feuerwache",
	"/scenarios/rule/112.G.e-verhexte-feuerwache?answer=yes", "/scenarios/puzzles", "/scenarios/puzzles/badetag?hint=4",
	"/scenarios/112.G.e-verhexte-feuerwache?step=3",
	"/scenarios/113.U.c-jederzeit-im-eigenen-zug?step=2&view=south",
	"/scenarios/113.U.c-jederzeit-im-eigenen-zug?step=3&view=north", "/scenarios/new",
	"/scenarios/explore?s=" + scenario.EncodeLink(exploreText) + "&goal=south+loses+Bibliothek&opponent=hinders",
	"/scenarios/explore?s=" + scenario.EncodeLink(exploreText) + "&goal=north+winz",
}

// view is a way to look at a page.
type view struct {
	lang  catalog.Lang
	width int64 // in CSS pixels
	dark  bool
}

func (v view) String() string { return fmt.Sprintf("%s-%dpx-dark=%t", v.lang, v.width, v.dark) }

// views are both languages on a small phone, a phone and a desk, light and dark.
func views() []view {
	var all []view
	for _, lang := range catalog.Langs {
		for _, width := range []int64{320, 360, 1280} {
			all = append(all, view{lang, width, false}, view{lang, width, true})
		}
	}
	return all
}

// layoutShift returns the cumulative layout shift of a page while it loaded.
const layoutShift = `new Promise(done => {
	let sum = 0;
	const add = list => { for (const e of list.getEntries()) sum += e.value; };
	new PerformanceObserver(add).observe({type: "layout-shift", buffered: true});
	setTimeout(() => done(sum), 60);
})`

// brokenHeadings lists the words of headings that lie on two lines. A word ends at a space, a hyphen or a slash.
const brokenHeadings = `(() => {
	const broken = [];
	for (const h of document.querySelectorAll("h1, h2, h3, h4")) {
		if (!h.checkVisibility() || h.classList.contains("hidden")) continue;
		const texts = document.createTreeWalker(h, NodeFilter.SHOW_TEXT);
		for (let n; (n = texts.nextNode()); ) {
			for (const word of n.data.matchAll(/[^\s\-–\/]+/g)) {
				const range = document.createRange();
				range.setStart(n, word.index);
				range.setEnd(n, word.index + word[0].length);
				const lines = new Set([...range.getClientRects()].filter(r => r.width > 0).map(r => Math.round(r.top)));
				if (lines.size > 1) broken.push(word[0]);
			}
		}
	}
	return broken.join(", ");
})()`

// clippedFaces lists the texts that stick out of the faces of the catalogue. It draws each face in the page, where its
// texts can be measured.
const clippedFaces = `(async () => {
	const clipped = [], frame = document.createElement("div");
	document.body.append(frame);
	const addresses = [...document.querySelectorAll(".faces img")].map(i => i.getAttribute("src"));
	for (const address of addresses) {
		frame.innerHTML = await (await fetch(address)).text();
		const box = frame.querySelector("svg").viewBox.baseVal;
		for (const t of frame.querySelectorAll("text")) {
			const b = t.getBBox();
			if (t.textContent && (b.x < 4 || b.x + b.width > box.width - 4 || b.y + b.height > box.height)) {
				clipped.push(address + ": " + t.textContent);
			}
		}
	}
	return addresses.length + " faces: " + clipped.join(", ");
})()`

// TestBrowserFaces checks that every text of every card face fits into its frame, in both languages.
func TestBrowserFaces(t *testing.T) {
	t.Parallel()
	p := open(t, 1280)
	for _, lang := range catalog.Langs {
		p.Visit(t, "/"+string(lang)+"/cards")
		want := fmt.Sprintf("%d faces: ", len(testSite(t).svc.Catalog.Cards))
		if got := browsertest.Eval[string](t, p, clippedFaces); got != want {
			t.Errorf("%s: texts stick out of their faces: %s", lang, got)
		}
	}
	p.Quiet(t)
}

// TestBrowserPages opens pages of each kind: nothing sticks out of the window, moves while the page loads, breaks the
// content security policy or WCAG 2.2 AA, and no heading breaks inside a word. `make test` opens half of the pages in
// one view each, which change with the commit, `make full` all in all views.
func TestBrowserPages(t *testing.T) {
	t.Parallel()
	axe := axeScript(t)
	all := views()
	visits := map[view][]string{}
	rng := sample.Rand(t)
	for _, path := range sample.Of(t, len(pageKinds)/2, pageKinds) {
		chosen := all
		if !sample.Full() {
			chosen = all[rng.IntN(len(all)):][:1]
		}
		for _, v := range chosen {
			visits[v] = append(visits[v], path)
		}
	}
	for _, v := range all {
		t.Run(v.String(), func(t *testing.T) {
			t.Parallel()
			p := open(t, v.width)
			p.Scheme(t, v.dark)
			for _, path := range visits[v] {
				path = "/" + string(v.lang) + path
				p.Visit(t, path)
				checkWidth(t, p, v.width, path)
				if got := browsertest.Eval[string](t, p, brokenHeadings); got != "" {
					t.Errorf("%s: headings break inside words: %s", path, got)
				}
				if moved := browsertest.Eval[float64](t, p, layoutShift); moved > 0.01 {
					t.Errorf("%s moves while it loads: %g", path, moved)
				}
				checkAxe(t, p, axe, path)
			}
			p.Quiet(t, "/nowhere")
		})
	}
}

// TestBrowserWidgets opens each kind of widget: nothing sticks out of the frame or breaks WCAG 2.2 AA, and lines stay
// short enough to read. `make test` takes three views, which change with the commit, `make full` all.
func TestBrowserWidgets(t *testing.T) {
	t.Parallel()
	axe := axeScript(t)
	const longest = `Math.max(0, ...[...document.querySelectorAll("p, li")].map(e => e.getBoundingClientRect().width /
		parseFloat(getComputedStyle(e).fontSize)))`
	for _, v := range sample.Of(t, 3, views()) {
		t.Run(v.String(), func(t *testing.T) {
			t.Parallel()
			p := open(t, v.width)
			p.Scheme(t, v.dark)
			for _, path := range pageKinds {
				if !strings.HasPrefix(path, "/embed/") {
					continue
				}
				path = "/" + string(v.lang) + path
				p.Visit(t, path)
				checkWidth(t, p, v.width, path)
				checkAxe(t, p, axe, path)
				if em := browsertest.Eval[float64](t, p, longest); em > 48 {
					t.Errorf("%s: a line is %.0f em long", path, em)
				}
			}
			p.Quiet(t)
		})
	}
}

var pdfPage = regexp.MustCompile(`/Type\s*/Page\b[^s]`)

// TestBrowserQuickSheet prints the quick sheets: each fits on one page of A4. `make test` prints two of them, which
// change with the commit.
func TestBrowserQuickSheet(t *testing.T) {
	t.Parallel()
	var paths []string
	for _, lang := range catalog.Langs {
		for _, e := range catalog.EditionIDs() {
			paths = append(paths, "/"+string(lang)+"/quick?edition="+string(e))
		}
	}
	p := open(t, 1280)
	for _, path := range sample.Of(t, 2, paths) {
		p.Visit(t, path)
		pdf := browsertest.Ask(t, p, chromedp.PrintToPDF(chromedp.PDFPreferCSSPageSize()))
		if n := len(pdfPage.FindAll(pdf, -1)); n != 1 {
			t.Errorf("%s prints on %d pages, want 1", path, n)
		}
	}
	p.Quiet(t)
}

// TestBrowserChapterOnPaper prints a chapter: the print has no controls and is no wider than the paper.
func TestBrowserChapterOnPaper(t *testing.T) {
	t.Parallel()
	const width = 670
	p := open(t, width)
	media := emulation.SetEmulatedMediaParams{Media: "print"}
	if _, err := chromedp.Call(p.Context(), emulation.SetEmulatedMedia, media); err != nil {
		t.Fatal(err)
	}
	p.Visit(t, "/de/rulings/chapter/103")
	const shown = `[...document.querySelectorAll("nav, form, header.site, footer.site, .para, .whole-link")]
		.filter(e => e.checkVisibility()).map(e => e.className).join(", ")`
	if got := browsertest.Eval[string](t, p, shown); got != "" {
		t.Errorf("the print shows %s", got)
	}
	checkWidth(t, p, width, "the print")
	if pdf := browsertest.Ask(t, p, chromedp.PrintToPDF(chromedp.PDFPreferCSSPageSize())); len(pdf) == 0 {
		t.Error("the PDF is empty")
	}
}
