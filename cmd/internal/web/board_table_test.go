package web

import (
	"net/url"
	"strings"
	"testing"

	"catanica/rulings/table"
)

// TestBoardTableWithoutScript sets up an island, plays the founding and a roll, tries what is refused, branches, and
// goes back by addresses, in English and German.
func TestBoardTableWithoutScript(t *testing.T) {
	p := &player{t: t, h: testSite(t).Handler()}
	p.get("/en/scenarios/new")
	p.shows("Board game (almanac)")
	p.get("/en/scenarios/new?start=almanac")
	p.shows("Red places a settlement on B2-SE.", `value="red builds settlement at B2-SE"`, "Where does the settlement go?",
		`class="touch touch-crossing"`)
	p.press("move", "red builds settlement at C3-N")
	p.shows("Where does the road go?", "touch-path")
	p.press("move", "red builds road at C3-NE")
	p.press("line", "blue builds settlement at C3-NE", "do", "line")
	p.shows("Refused", "almanach.siedlung")
	p.press("do", "edit")
	p.press("do", "form", "head-players", "3", "set-active", "red", "set-phase", "roll", "set-turn", "4",
		"head-title", "Robbery", "lang", "en")
	p.press("do", "put red-settlement x.B2-S")
	p.press("do", "put red-road p.B2-SE")
	p.press("do", "put blue-city x.D3-N")
	p.press("do", "put robber h.E1")
	p.press("do", "put forest h.C3")
	p.press("do", "put chip-12 h.C3")
	p.press("do", "put harbor-ore p.A1-W")
	p.press("do", "seat red", "red-ore", "3", "red-wool", "1", "red-grain", "1", "red-monopoly", "1")
	p.press("do", "seat blue", "blue-ore", "2", "blue-lumber", "7")
	p.press("do", "seat white")
	text := p.text()
	for _, want := range []string{"players: 3", "title en: Robbery", "phase roll", "turn 4", "red settlement: B2-S",
		"blue city: C3-SE", "robber E1", "fields 4, forest 12, mountains 3", "harbor A1-W ore",
		"red hand: 1 wool, 1 grain, 3 ore", "blue hand: 7 lumber, 2 ore", "white hand: none", "red cards: 1 monopoly"} {
		if !strings.Contains(text, want) {
			t.Errorf("the text lacks %q:\n%s", want, text)
		}
	}
	if strings.Contains(text, "board example") {
		t.Errorf("the layout keeps its harbors:\n%s", text)
	}
	p.press("do", "done")
	p.shows("Robbery", "6 of 36", "What each number leads to")
	p.press("move", "red rolls 3 4")
	p.shows("Blue discards cards.", "And if the die shows another number?")
	p.press("do", "fill 0 blue discards …", "fill0-0-lumber", "3")
	p.shows("has to discard 4")
	p.press("do", "undo")
	p.press("do", "fill 0 blue discards …", "fill0-0-lumber", "4")
	p.press("move", "red moves robber to D3")
	p.shows("2 of 5")
	p.press("do", "draw red robs blue: …")
	p.shows("Red robs Blue of 1")
	if !strings.Contains(p.text(), "red robs blue: ") {
		t.Errorf("nothing was drawn:\n%s", p.text())
	}
	robbed := p.at
	p.press("do", "fill 0 red trades … for … with blue", "fill0-0-wool", "1", "fill0-1-lumber", "1")
	p.shows("Red trades with Blue: 1 wool for 1 lumber.")
	p.get(robbed)
	p.press("line", "red buys knight", "do", "line")
	p.get(robbed)
	p.press("line", "red jumps", "do", "line")
	p.shows("Found")
	p.get(strings.Replace(robbed, "/en/", "/de/", 1))
	p.shows("raubt Blau 1", "Rot tauscht mit Blau.", "Rot beendet den Zug.", "Die Stellung in Worten", "Siegpunkte")
	p.get(robbed)
	for range 3 {
		p.press("do", "undo")
	}
	p.press("move", "^red rolls 2 3")
	p.shows("Red rolls 2 and 3.", "Other moves here", "show beside")
	if text := p.text(); !strings.Contains(text, "branch 1 after 0") {
		t.Errorf("no branch:\n%s", text)
	}
}

// TestImpossibleIsland: what cannot be is drawn and named with its line, and nothing can be played.
func TestImpossibleIsland(t *testing.T) {
	p := &player{t: t, h: testSite(t).Handler()}
	p.get("/en/scenarios/new?start=almanac")
	p.press("do", "seat red", "red-ore", "20")
	p.press("do", "seat blue", "blue-ore", "20")
	p.shows("Still to change", "no more than 24 cards", `id="board"`)
	p.press("line", "red builds settlement at C3-N", "do", "line")
	p.shows("The position has to be possible first")
	p.press("do", "put red-settlement h.C3")
	p.shows("That does not fit there")
	p.press("do", "place n.A.above.1")
	p.shows("This table cannot do that")
}

// TestBoardScenarioPages shows the board, the moves and the steps of an embedded scenario of a board game.
func TestBoardScenarioPages(t *testing.T) {
	s := testSite(t)
	n := 0
	for _, file := range s.svc.Scenarios() {
		if !file.IsBoard() || n > 5 {
			continue
		}
		n++
		p := &player{t: t, h: s.Handler()}
		for _, lang := range []string{"de", "en"} {
			p.get("/" + lang + "/scenarios/" + file.ID + "?step=1")
			p.shows(`id="board"`, `class="land"`, `name="g"`)
			if strings.Contains(p.page, "noch keine Brettspiele") || strings.Contains(p.page, "not play board games") {
				t.Errorf("%s: the table does not play it", file.ID)
			}
		}
		p.get("/en/scenarios/" + file.ID + "?step=999")
	}
	if n == 0 {
		t.Error("no scenario of a board game")
	}
}

// TestCityMapPages shows every scenario of Catan: Vienna with its map in a drawing and in words, in both languages.
func TestCityMapPages(t *testing.T) {
	s := testSite(t)
	for _, file := range s.svc.Scenarios() {
		if !file.IsBoard() || file.BoardGame().ID() != "vienna" {
			continue
		}
		p := &player{t: t, h: s.Handler()}
		p.get("/en/scenarios/" + file.ID)
		p.shows(`id="board"`, "<svg viewBox=", `aria-label="The map"`, `class="site k-`, `class="route`,
			"The position in words", "red", "field ", "route:", "robber ")
		p.get("/de/scenarios/" + file.ID + "?step=1")
		p.shows(`aria-label="Der Plan"`, "Die Stellung in Worten", "Landschaft ", "Weg:", "Räuber ")
		if strings.Contains(p.page, "NaN") {
			t.Errorf("%s: the drawing has no coordinates", file.ID)
		}
	}
}

// TestCityMapTable plays in Vienna by the buttons on the map.
func TestCityMapTable(t *testing.T) {
	p := &player{t: t, h: testSite(t).Handler()}
	p.get("/en/scenarios/new?g=" + url.QueryEscape(table.Pack(`id: case
game: vienna

start
  board small
  red settlement: o3
  red hand: 3 lumber, 1 brick

play
`)))
	p.shows(`class="touch touch-path"`, `aria-label="Red builds: road o3–o5."`, "red rolls 3 4", "1 victory point")
	p.press("move", "red builds road from o3 to o5")
	p.shows("trade", `class="road c-red new"`, "red road: o3 o5")
	p.press("move", "red trades 2 lumber for 1 stone")
	p.shows("red hand: 1 stone")
	p.press("move", "red ends turn")
	p.shows("before the roll")
	p.press("line", "red builds landmark at prater", "do", "line")
	p.shows("Refused", "wien.zug")
	if text := p.text(); !strings.Contains(text, "red builds road from o3 to o5") {
		t.Errorf("the text lacks the move:\n%s", text)
	}
}

// TestCityMapSetUp sets up a position in Vienna without a script: from the list of tables, by tools, lists and forms.
func TestCityMapSetUp(t *testing.T) {
	p := &player{t: t, h: testSite(t).Handler()}
	p.get("/en/scenarios/new")
	p.shows("Catan: Vienna")
	p.get("/en/scenarios/new?start=vienna")
	p.shows("Where does the settlement go?", `class="touch touch-crossing"`)
	p.press("do", "edit")
	p.press("do", "form", "head-players", "3", "set-board", "small", "set-active", "red", "set-phase", "main",
		"set-turn", "5", "head-title", "At the Prater", "lang", "en")
	edit := p.at
	p.get(edit + "&tool=red-settlement")
	p.shows("What goes on the map?", `value="put red-settlement place.o3"`, "Red: settlement, o3")
	p.press("do", "put red-settlement place.o3")
	p.press("do", "put red-road route.o3–o5")
	p.press("do", "put blue-landmark place.prater")
	p.press("do", "put robber field.f1")
	p.press("do", "put reward-development place.klosterneuburg")
	p.press("do", "seat red", "red-stone", "2", "red-grain", "1", "red-lumber", "2", "red-brick", "1",
		"red-played-militia", "3", "red-guard", "1")
	p.press("do", "seat table", "table-deck", "20")
	text := p.text()
	for _, want := range []string{"players: 3", "title en: At the Prater", "board small", "turn 5", "phase main",
		"red settlement: o3", "red road: o3 o5", "blue landmark: prater", "robber f1", "reward klosterneuburg: development",
		"red hand: 2 lumber, 1 brick, 1 grain, 2 stone", "red militia: 3", "red holds strongest militia", "deck: 20"} {
		if !strings.Contains(text, want) {
			t.Errorf("the text lacks %q:\n%s", want, text)
		}
	}
	p.press("do", "put red-settlement place.k1")
	p.shows("That does not fit there")
	p.press("do", "done")
	p.shows("At the Prater", "Red builds", "Strongest Militia", "unknown ones")
	p.get("/en/scenarios/new?edit=1&g=" + url.QueryEscape(table.Pack("id: x\ngame: vienna\n\nstart\n  board small\n"+
		"  red settlement: k1, o3\n\nplay\n")))
	p.shows("no location space", `class="fault"`, `id="board"`)
	p.press("do", "put remove place.k1")
	if text := p.text(); !strings.Contains(text, "red settlement: o3\n") {
		t.Errorf("the impossible settlement stays:\n%s", text)
	}
	if strings.Contains(p.page, `class="fault"`) {
		t.Error("the mark of the mistake stays")
	}
}
