package web

import (
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"
	"catanica/cmd/internal/browsertest"

	"github.com/chromedp/chromedp"
)

// playPaths are the pages on which readers rule and solve, below the language.
var playPaths = []string{
	"/scenarios", "/scenarios/rule/112.G.e-verhexte-feuerwache", "/scenarios/rule/112.G.e-verhexte-feuerwache?answer=yes",
	"/scenarios/puzzles", "/scenarios/puzzles/badetag?hint=2",
}

// TestBrowserPlay opens these pages at each width, in both languages, light and dark: nothing is wider than the window,
// nothing breaks WCAG 2.2 AA. `make test` takes two of the twelve views, which change with the commit.
func TestBrowserPlay(t *testing.T) {
	t.Parallel()
	axe := axeScript(t)
	for _, v := range sample.Of(t, 2, views()) {
		t.Run(v.String(), func(t *testing.T) {
			t.Parallel()
			p := open(t, v.width)
			p.Scheme(t, v.dark)
			for _, path := range playPaths {
				path = "/" + string(v.lang) + path
				p.Visit(t, path)
				checkWidth(t, p, v.width, path)
				checkAxe(t, p, axe, path)
			}
			p.Quiet(t)
		})
	}
}

// TestBrowserKeepsScore rules on a case: nothing is stored until the reader asks for it, the first answer counts, and
// clearing the box forgets everything.
func TestBrowserKeepsScore(t *testing.T) {
	t.Parallel()
	p := open(t, 360)
	p.Scheme(t, false) // without smooth scrolling, which makes clicks miss
	const stored = `localStorage.getItem("catanica.rulings") || ""`
	base := "/" + string(catalog.EN) + "/scenarios/rule/112.G.e-verhexte-feuerwache"
	p.Visit(t, base)
	p.Do(t, chromedp.Click(chromedp.CSS(`.rule-answers a:first-child`)),
		chromedp.WaitVisible(chromedp.CSS(`[data-ruled]`)))
	if got := browsertest.Eval[string](t, p, stored); got != "" {
		t.Errorf("stored before the reader asked for it: %s", got)
	}
	p.Do(t, chromedp.Click(chromedp.CSS(`[data-keep]`)))
	first := browsertest.Eval[string](t, p, stored)
	if first == "" || first == "{}" {
		t.Errorf("nothing is stored: %q", first)
	}
	p.Visit(t, base+"?answer=yes")
	p.Visit(t, base+"?answer=no")
	if got := browsertest.Eval[string](t, p, stored); got != first {
		t.Errorf("a second answer changes the score: %s, was %s", got, first)
	}
	p.Do(t, chromedp.Click(chromedp.CSS(`[data-keep]`)))
	if got := browsertest.Eval[string](t, p, stored); got != "" {
		t.Errorf("still stored: %s", got)
	}
	p.Quiet(t)
}
