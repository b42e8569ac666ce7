package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"catanica/catalog"
	"catanica/content"
)

func load(t *testing.T) *catalog.Catalog {
	t.Helper()
	cat, problems := catalog.Load(content.FS)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	return cat
}

// TestReviewsAreOfUse finds entries of reviewed.yaml that have had their day: cards that do not exist or of which every
// fact is known.
func TestReviewsAreOfUse(t *testing.T) {
	cat := load(t)
	all, err := readReviews()
	if err != nil {
		t.Fatal(err)
	}
	for at, r := range all {
		cards := slices.Concat(r.Nothing, r.Entered)
		if r.Hash == "" || len(cards) == 0 {
			t.Errorf("%s: no hash or no cards", at)
		}
		for i, id := range cards {
			switch k := cat.Card(id); {
			case k == nil:
				t.Errorf("%s: no card %s", at, id)
			case len(silences(k)) == 0:
				t.Errorf("%s: every fact of %s is known by now; remove it", at, id)
			case slices.Contains(cards[:i], id):
				t.Errorf("%s: %s is listed twice", at, id)
			}
		}
	}
}

// sources returns the files of the source texts. They are not part of the repository: SOURCES names their directory,
// otherwise they are looked for beside it, as `make mentions` does.
func sources(t *testing.T) []string {
	t.Helper()
	dir := os.Getenv("SOURCES")
	if dir == "" {
		dir = "../../../../shared/sources"
	}
	files, err := filepath.Glob(filepath.Join(dir, "*_*.txt"))
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Skipf("no source texts in %s", dir)
	}
	return files
}

// TestEveryMentionIsRead fails if a source names a card with an unknown fact in a passage that nobody has read.
func TestEveryMentionIsRead(t *testing.T) {
	var out bytes.Buffer
	if err := run(&out, sources(t), false, false); err != nil {
		t.Errorf("%v:\n%s", err, out.String())
	}
}

// TestSilences finds cards with unknown facts and cards of which only a note says that no source states something.
func TestSilences(t *testing.T) {
	known := catalog.Card{Notes: catalog.Text{DE: "Das sagt das Heft.", EN: "The booklet says so."}}
	if got := silences(&known); slices.Contains(got, "texts") {
		t.Errorf("a note that names its source: %v", got)
	}
	for _, note := range []string{"Ob das gilt, sagt keine Quelle.", "Das steht in keiner Quelle, auch nicht im Heft."} {
		k := known
		k.Notes.DE = note
		if got := silences(&k); !slices.Contains(got, "texts") {
			t.Errorf("%q: %v, want texts", note, got)
		}
	}
}

// TestUnreadMentions searches a text that nobody has read.
func TestUnreadMentions(t *testing.T) {
	cat := load(t)
	k := cat.Card("bordell")
	if len(k.Gaps(catalog.DefaultEdition)) == 0 {
		t.Fatal("every fact of the card is known: take another one")
	}
	read := newText("003", "112.A.a Das Bordell kostet nichts.\n120.C.a Ein Bordell.\n")
	hits := search(cat, []text{read}, reviews{})
	if len(hits) != 2 || hits[0].At != "003#112.A.a" || hits[0].Read || !hits[1].Read {
		t.Fatalf("got %+v: want the first passage unread, the second cited", hits)
	}
	var out bytes.Buffer
	writeHits(&out, hits, false)
	if got := out.String(); !strings.Contains(got, "* 003#112.A.a "+hits[0].Hash) || strings.Contains(got, "120.C.a") {
		t.Errorf("printed %q", got)
	}
	out.Reset()
	if err := writeEntries(&out, hits); err != nil {
		t.Fatal(err)
	}
	var entries []review
	if err := yaml.Unmarshal(out.Bytes(), &entries); err != nil || len(entries) != 1 {
		t.Fatalf("entries %q: %v", out.String(), err)
	}
	reviewed := reviews{entries[0].At: entries[0]}
	if hits := search(cat, []text{read}, reviewed); !hits[0].Read {
		t.Error("the passage has been reviewed, but counts as unread")
	}
	changed := newText("003", "112.A.a Das Bordell kostet 2 Gold.\n")
	if hits := search(cat, []text{changed}, reviewed); hits[0].Read {
		t.Error("the passage has changed since its review, but counts as read")
	}
}
