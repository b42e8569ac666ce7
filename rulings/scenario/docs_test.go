package scenario_test

import (
	"fmt"
	"strings"
	"testing"

	"catanica/rulings/scenario"
)

// block is a fenced block of docs/scenarios.md.
type block struct {
	kind string
	src  string
	line int
}

func docBlocks(t *testing.T) []block {
	var out []block
	var open *block
	n := 0
	for line := range strings.SplitSeq(read(t, "../../docs/scenarios.md"), "\n") {
		n++
		switch kind, fence := strings.CutPrefix(line, "```"); {
		case fence && open == nil:
			open = &block{kind: kind, line: n + 1}
		case fence:
			out = append(out, *open)
			open = nil
		case open != nil:
			open.src += line + "\n"
		}
	}
	if open != nil {
		t.Fatal("a block is not closed")
	}
	return out
}

// TestDocs checks every example of docs/scenarios.md: whole scenarios hold, fragments have no mistakes, and examples of
// mistakes have exactly those.
func TestDocs(t *testing.T) {
	blocks := docBlocks(t)
	base := ""
	for _, b := range blocks {
		if b.kind == "base" {
			base = b.src
		}
	}
	for _, b := range blocks {
		t.Run(fmt.Sprintf("line %d", b.line), func(t *testing.T) {
			switch b.kind {
			case "scenario":
				if res := play(t, "docs", b.src); !res.OK {
					t.Errorf("%s: %v", res.Status, res.Trouble)
				}
			case "header":
				mustBeClean(t, b.src+"start\nplay\n")
			case "start":
				mustBeClean(t, "id: x\nstart\n"+withAxes(b.src)+b.src+"play\n")
			case "base":
				mustBeClean(t, "id: x\nstart\n"+b.src+"play\n")
			case "play":
				mustBeClean(t, "id: x\nedition: 2005\nstart\n"+base+"play\n"+b.src)
			case "mistakes start":
				mustGoWrong(t, "id: x\nstart\n"+"north axis: settlement A\n", b.src, "play\n")
			case "mistakes play":
				mustGoWrong(t, "id: x\nstart\n"+base+"play\n", b.src, "")
			case "text", "console":
			default:
				t.Errorf("unknown kind of block %q", b.kind)
			}
		})
	}
}

// withAxes completes a fragment of a position to a scenario.
func withAxes(src string) string {
	s := ""
	for _, p := range []string{"north", "south"} {
		if !strings.Contains(src, p+" axis:") {
			s += p + " axis: settlement A, road, settlement B\n"
		}
	}
	return s
}

func mustBeClean(t *testing.T, src string) {
	t.Helper()
	if _, errs := scenario.Read("docs", src, books()); len(errs) > 0 {
		t.Errorf("%v\nin\n%s", errs, src)
	}
}

// mustGoWrong expects on each line of the block the mistake of its mark, without the column.
func mustGoWrong(t *testing.T, before, block, after string) {
	t.Helper()
	_, errs := scenario.Read("docs", before+block+after, books())
	first := strings.Count(before, "\n") + 1
	for line, want := range marked(block) {
		found := ""
		for _, e := range errs {
			if e.Pos.Line == first+line-1 {
				found = e.Msg.EN
			}
		}
		if found == "" || !strings.Contains(found, want) {
			t.Errorf("got %q, want %q", found, want)
		}
	}
	if len(errs) != len(marked(block)) {
		t.Errorf("got %d mistakes, want %d: %v", len(errs), len(marked(block)), errs)
	}
}
