package web

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"catanica/rulings/table"
)

// wardens is a position with a branch after its first move.
const wardens = `id: table
edition: 2004
game: tournament

start
  turn 9
  active north
  phase main
  gate open
  north axis: settlement A, road, settlement B
  south axis: city A, road, settlement B
  south at A: Bibliothek, Kloster
  north hand: Feuerteufel
  south hand: none

play
  north plays Feuerteufel
  die 5
  north chooses Bibliothek
branch 1 after 1
  die 1
`

// TestTableLooks opens a table as a list, larger, and beside its other branch and another edition; without script.
func TestTableLooks(t *testing.T) {
	p := &player{t: t, h: testSite(t).Handler()}
	tree, _, errs := table.Read(testSite(t).svc.Catalog, wardens, "")
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	branch := tree.Nodes[tree.Nodes[1].Children[1]]
	base := "/en/scenarios/new?at=" + tree.Path(tree.Step(3)) + "&g=" + table.Pack(wardens)
	look := func(params string) string {
		t.Helper()
		p.get(base + params)
		return p.page
	}
	if page := look("&list=1"); !strings.Contains(page, "as-list") || !strings.Contains(textOf(page), "A above 1: ") {
		t.Errorf("no list: %s", first(textOf(page), 900))
	}
	larger := look("&zoom=3")
	if !strings.Contains(larger, "zoom-3") || !strings.Contains(larger, "zoom=4") ||
		!strings.Contains(larger, "zoom=2") {
		t.Error("not larger, or no way on and back")
	}
	if page := look("&zoom=99"); !strings.Contains(page, "zoom-4") || strings.Contains(page, "zoom=5") {
		t.Error("the largest size is not the largest")
	}
	page := look("&beside=" + tree.Path(1) + branch.ID)
	_, beside, there := strings.Cut(page, `data-part="beside">`)
	if beside, _, _ = strings.Cut(beside, `<div class="play">`); !there {
		t.Fatal("nothing beside")
	}
	for _, want := range []string{
		"The other branch", "The die shows 1", "This branch ends here", "differs from the first table",
	} {
		if !strings.Contains(textOf(beside), want) {
			t.Errorf("beside: no %q: %s", want, first(textOf(beside), 600))
		}
	}
	if strings.Contains(beside, "popover") || strings.Contains(beside, `id="board"`) {
		t.Error("the board beside can be touched, or has the name of the first")
	}
	for _, link := range linksIn(page) {
		if strings.Contains(link, "at=") && !strings.Contains(link, "beside=") && !strings.Contains(link, "part=text") &&
			strings.Contains(link, "#stage") && link != p.closeBeside() {
			t.Errorf("a link of the table forgets what is beside: %s", link)
		}
	}
	p.get("/en/scenarios/112.G.e-verhexte-feuerwache?step=3&list=1&beside=edition:1998")
	p.shows("as-list", "1998", "Show one table")
	p.get("/en/scenarios/112.G.e-verhexte-feuerwache?beside=edition:1066")
	if strings.Contains(p.page, "beside-head") {
		t.Error("an edition that does not exist is beside")
	}
}

// closeBeside returns the address that shows one table.
func (p *player) closeBeside() string {
	_, rest, _ := strings.Cut(p.page, `<p class="tools"><a class="button" href="`)
	href, _, _ := strings.Cut(rest, `"`)
	return strings.ReplaceAll(href, "&amp;", "&")
}

func linksIn(page string) []string {
	var out []string
	for part := range strings.SplitSeq(page, `href="`) {
		href, _, _ := strings.Cut(part, `"`)
		out = append(out, strings.ReplaceAll(href, "&amp;", "&"))
	}
	return out[1:]
}

// TestTableLongLink opens a table whose text takes more than a kilobyte of the address, and finds it in the link to the
// other language too.
func TestTableLongLink(t *testing.T) {
	text := wardens
	for i := range 120 {
		text += fmt.Sprintf("  # remark %d %x\n", i, i*i*7919)
	}
	g := table.Pack(text)
	if len(g) < 1000 {
		t.Fatalf("the link has only %d characters", len(g))
	}
	p := &player{t: t, h: testSite(t).Handler()}
	p.get("/en/scenarios/new?g=" + url.QueryEscape(g))
	p.shows("Library")
	if !strings.Contains(p.page, `href="/de/scenarios/new?g=`) {
		t.Error("the link to the other language forgets the table")
	}
}
