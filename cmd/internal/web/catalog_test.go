package web

import (
	"encoding/json"
	"encoding/xml"
	"io"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/web/cards"
)

var lineLink = regexp.MustCompile(`<div class="name"><a href="/de/cards/([^"?]+)`)

// TestCatalogueFilters checks which cards each filter keeps.
func TestCatalogueFilters(t *testing.T) {
	h := testSite(t).Handler()
	for _, tt := range []struct {
		query    string
		with, no []string // ids that must and must not be listed
	}{
		{"set=kuw", []string{"hospital", "epos"}, []string{"spion"}},
		{"class=action-protection", []string{"bischof"}, []string{"spion"}},
		{"class=action&edition=1998", []string{"bischof", "spion"}, []string{"bibliothek"}},
		{"type=knight", []string{"johanna"}, []string{"hafen"}},
		{"cost=free", []string{"spion"}, []string{"bibliothek"}},
		{"cost=5-5", []string{"bibliothek"}, []string{"kloster", "spion"}},
		{"cost=unknown", []string{"feuerwache"}, []string{"bibliothek"}},
		{"cost=power", []string{"hexe"}, []string{"bibliothek"}},
		{"points=victory", []string{"bibliothek"}, []string{"spion"}},
		{"points=victory:2-", []string{"stadt"}, []string{"bibliothek"}},
		{"since=2005", []string{"hospital"}, []string{"spion"}},
		{"prop=unique", []string{"johanna"}, []string{"bibliothek"}},
		{"prop=open", []string{"haus-des-maezens"}, []string{"spion"}},
		{"prop=tournament", []string{"inquisition"}, []string{"spion"}},
		{"prop=several", []string{"johanna"}, []string{"kundschafter-nirgends"}},
		{"rel=hits&of=bibliothek", []string{"feuerteufel", "hexe"}, []string{"bischof"}},
		{"rel=hit-by&of=feuerteufel", []string{"bibliothek"}, []string{"feuerwache", "spion"}},
		{"rel=protects&of=Bibliothek", []string{"feuerwache", "bischof"}, []string{"feuerteufel"}},
		{"rel=needs&of=library", []string{"universitaet"}, []string{"hexe"}},
		{"rel=immune-to", []string{"feuerwache"}, []string{"bibliothek"}},
		{"rel=target-of", []string{"bibliothek"}, []string{"spion"}},
		{"q=verbilligt", nil, []string{"spion"}},
	} {
		t.Run(tt.query, func(t *testing.T) {
			for _, part := range []string{"", "&part=list"} {
				w := get(t, h, "/de/cards?as=list&"+tt.query+part)
				if w.Code != 200 {
					t.Fatalf("status %d", w.Code)
				}
				var ids []string
				for _, m := range lineLink.FindAllStringSubmatch(w.Body.String(), -1) {
					ids = append(ids, m[1])
				}
				for _, id := range tt.with {
					if !slices.Contains(ids, id) {
						t.Errorf("%s%s: %s is missing among %d", tt.query, part, id, len(ids))
					}
				}
				for _, id := range tt.no {
					if slices.Contains(ids, id) {
						t.Errorf("%s%s: %s is listed", tt.query, part, id)
					}
				}
			}
		})
	}
}

// TestCatalogueRefuses checks the status for filters that cannot be read.
func TestCatalogueRefuses(t *testing.T) {
	h := testSite(t).Handler()
	for query, status := range map[string]int{
		"cost=dear": 400, "cost=5-2": 400, "cost=-": 400, "points=honour": 400, "points=victory:x": 400,
		"rel=loves": 400, "sort=size": 400,
		"prop=shiny": 400, "since=1066": 400, "rel=hits&of=Feuertäufell-Nirgends": 404,
	} {
		if w := get(t, h, "/en/cards?"+query); w.Code != status {
			t.Errorf("%s: status %d, want %d", query, w.Code, status)
		}
	}
	for query, status := range map[string]int{
		"from=2005&to=1998": 400, "from=2005&to=2005": 200, "from=1066": 400, "game=chess": 400,
	} {
		if w := get(t, h, "/en/changes?"+query); w.Code != status {
			t.Errorf("changes?%s: status %d, want %d", query, w.Code, status)
		}
	}
}

// TestFaces checks that the face of every card is well-formed and has a title and an emblem, in both languages and
// under an old and a new edition.
func TestFaces(t *testing.T) {
	s := testSite(t)
	h := s.Handler()
	for _, k := range s.svc.Catalog.Cards {
		for _, lang := range catalog.Langs {
			for _, e := range []string{"1998", "2005"} {
				w := get(t, h, "/"+string(lang)+"/cards/"+url.PathEscape(k.ID)+"/face.svg?edition="+e)
				body := w.Body.String()
				if w.Code != 200 || !strings.HasPrefix(w.Header().Get("Content-Type"), "image/svg+xml") {
					t.Fatalf("%s: status %d, %s", k.ID, w.Code, w.Header().Get("Content-Type"))
				}
				d := xml.NewDecoder(strings.NewReader(body))
				for {
					if _, err := d.Token(); err == io.EOF {
						break
					} else if err != nil {
						t.Fatalf("%s %s: %v", k.ID, lang, err)
					}
				}
				if !strings.Contains(body, "<title>") || strings.Contains(body, `stroke="none"></g>`) {
					t.Errorf("%s %s %s: the face has no words or no emblem", k.ID, lang, e)
				}
			}
		}
	}
}

// TestMotifs checks that every card has a motif of its own, drawn in the sheet, and that the sheet is rich enough to
// tell them apart. Landscapes, settlements, cities and roads show the emblem of their kind.
func TestMotifs(t *testing.T) {
	s := testSite(t)
	drawn := cards.ReadSymbols(s.assets.files["motifs.svg"].body)
	if len(drawn) < 120 {
		t.Errorf("%d motifs are drawn, want at least 120", len(drawn))
	}
	symbols := cards.ReadSymbols(s.assets.files["icons.svg"].body)
	for _, k := range s.svc.Catalog.Cards {
		if len(k.Motif) == 0 && !k.Is(catalog.LandscapeTy, catalog.DefaultEdition) &&
			!slices.Contains([]string{"siedlung", "stadt", "strasse"}, k.ID) {
			t.Errorf("%s has no motif", k.ID)
		}
		for i, m := range k.Motif {
			if drawn["motif-"+m] == "" && (i == 0 || symbols[m] == "") {
				t.Errorf("%s: the motif %q is not drawn in static/motifs.svg", k.ID, m)
			}
		}
	}
	for name, svg := range drawn {
		if n := len(svg); n > 1200 {
			t.Errorf("%s has %d bytes: every face contains a copy", name, n)
		}
	}
}

// TestBoxes checks that each box is found by its own marks, and that no box has all marks.
func TestBoxes(t *testing.T) {
	s := testSite(t)
	h := s.Handler()
	boxes := s.svc.Catalog.Boxes
	if len(boxes.Boxes) == 0 {
		t.Fatal("there are no boxes")
	}
	for _, b := range boxes.Boxes {
		q := url.Values{"mark": b.Has}
		if body := get(t, h, "/de/boxes?"+q.Encode()).Body.String(); !strings.Contains(body, `id="box-`+b.ID+`"`) {
			t.Errorf("%s is not found by its own marks", b.ID)
		}
		var answer catalog.Boxes
		if err := json.Unmarshal(get(t, h, "/api/v1/boxes?"+q.Encode()).Body.Bytes(), &answer); err != nil ||
			len(answer.Boxes) == 0 {
			t.Errorf("the API does not find %s: %v", b.ID, err)
		}
	}
	var all url.Values = url.Values{}
	for _, m := range boxes.Marks {
		all.Add("mark", m.ID)
	}
	if body := get(t, h, "/de/boxes?"+all.Encode()).Body.String(); !strings.Contains(body, `class="notice"`) {
		t.Error("all marks together should fit no box")
	}
}

// TestChangesPage looks for well-known changes on the page and in the API.
func TestChangesPage(t *testing.T) {
	h := testSite(t).Handler()
	for _, tt := range []struct{ query, has, not string }{
		{"from=1998&to=2003", "spion-2003", "guido"},
		{"from=1996&to=1997", "1997", ">2003</span>"},
		{"from=2003&to=2005", "set", "spion-2003"},
	} {
		body := get(t, h, "/de/changes?"+tt.query).Body.String()
		if !strings.Contains(body, tt.has) || strings.Contains(body, `id="`+tt.not) {
			t.Errorf("%s: has %q: %v, has %q: %v", tt.query, tt.has, strings.Contains(body, tt.has), tt.not,
				strings.Contains(body, `id="`+tt.not))
		}
	}
	var answer struct{ Changes []catalog.Change }
	if err := json.Unmarshal(get(t, h, "/api/v1/changes?from=cdrom&to=2003").Body.Bytes(), &answer); err != nil ||
		len(answer.Changes) == 0 {
		t.Fatalf("the API has no changes: %v", err)
	}
	for _, ch := range answer.Changes {
		if ch.From != catalog.Ed2003 {
			t.Errorf("%s came with %s", ch.ID, ch.From)
		}
	}
}
