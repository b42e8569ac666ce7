package web

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"catanica/cmd/internal/browsertest"

	"github.com/chromedp/chromedp"
)

var screenshots = flag.String("screenshots", "", "write the README's pictures into this directory")

// shot is a picture of the part of a page that is visible in the window after loading.
type shot struct {
	name, path    string
	width, height int64
	dark          bool
}

// shotDeck is a deck with a few faults, encoded as in links.
const shotDeck = "" +
	"Fcw9DoJAFATgfk_xKioataMk-JMQbShMNBQrjMsCLuQ9NhrP4zHouJhLOTNf5qJfSChfZidTD65RdarAJAkZ9q6W0aKPKY-uMd2iTB21TAYPcE" +
	"KtVuqeBV-qHRWjHZza0El7oRpC5-X3hRO1pdRK1QzPMB7gwW9dNVglPggHe4Y1zoqgDGW6zGzAHVuYEAv4Ff8B"

// exampleDeck is a legal deck, content/decks/liebling-des-volkes.txt, encoded as in links.
const exampleDeck = "" +
	"XNGxihs9EMDxfp5iqq_6itNCGncXzrkjvksgJjHEXCHvjqXJakfLjJSAXyZNHsPdvljQGgJJN7OsfvyRPviJNvjMdEosAQcy_JLTSAbbgQtn2W" +
	"B3d_cGHr2VQCfSDX7zsKdiGwxaZbCZKf2Pu_8OAMcH6sdX6FbCrPA0VQnQ4ZOvttovy68LiUGHB29G-p3UsobbX_c6kdhMbLf94PtopU7g8Cnb" +
	"zMUncPiQ9Wx9rInA4cHLQHparlHa-uJ1LOdE_Qgd7osvtX19q1kuZGNNc6kKDrdzNnD4iRLTGRzuZ2UJJ60iJODwo01VBnD47OVCosSF2rn7lC" +
	"aSYTX5lDiXSGODfIm-NnLH2se1ZLnKJTAtP0mJocNdu6s--nOjOtylbLdpP3MWgONWiYOwGb02f7lqIB2VKbRCqjf3vY9K9oP6aJSgw8ecBhLC" +
	"r62xtX8WrXGd3mUt1kflUgCO--K1RC9D0_-Kcf88l_sT9zsAAP__"

// shots are the README's pictures: each kind of page, both languages, phone and desk, light and dark.
var shots = []shot{
	{"home-de-1280-light", "/de/", 1280, 900, false},
	{"home-en-360-dark", "/en/", 360, 780, true},
	{"search-de-1280-dark", "/de/search?q=verhexte+feuerwache+abfackeln", 1280, 900, true},
	{"search-en-360-light", "/en/search?q=can+the+spy+steal+buildings", 360, 780, false},
	{"ruling-en-1280-light", "/en/rulings/112.G.e", 1280, 860, false},
	{"ruling-de-360-dark", "/de/rulings/112.G.e", 360, 780, true},
	{"card-de-1280-dark", "/de/cards/feuerwache", 1280, 900, true},
	{"card-en-360-light", "/en/cards/hexe", 360, 780, false},
	{"deck-en-1280-light", "/en/decks?d=" + shotDeck, 1280, 900, false},
	{"deck-de-360-light", "/de/decks?d=" + shotDeck, 360, 780, false},
	{"scenario-de-1280-light", "/de/scenarios/112.G.e-verhexte-feuerwache?step=3", 1280, 1000, false},
	{"scenario-en-1280-dark", "/en/scenarios/112.G.e-verhexte-feuerwache?step=4", 1280, 1000, true},
	{"scenario-de-360-dark", "/de/scenarios/112.G.e-verhexte-feuerwache?step=3#stage", 360, 900, true},
	{"editor-en-1280-light", "/en/scenarios/new", 1280, 900, false},
}

// TestScreenshots writes the pictures: make screenshots.
func TestScreenshots(t *testing.T) {
	if *screenshots == "" {
		t.Skip("no -screenshots DIR")
	}
	p := open(t, 1280)
	for _, s := range shots {
		p.Scheme(t, s.dark)
		p.Do(t, chromedp.EmulateViewport(s.width, s.height))
		p.Visit(t, s.path)
		picture := browsertest.Ask(t, p, chromedp.CaptureScreenshot())
		if err := os.WriteFile(filepath.Join(*screenshots, s.name+".png"), picture, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// shotMark is a mark of two printings.
const shotMark = "kosmos-yellow"
