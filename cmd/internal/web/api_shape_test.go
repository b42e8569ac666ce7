package web

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

var updateShapes = flag.Bool("update-shapes", false, "rewrite testdata/api_shapes.txtar from the answers of this build")

// shapeRequests are requests whose answers together have every field of the API that callers may rely on.
var shapeRequests = []string{
	"GET /api/v1/search?q=hexe+feuerwache&lang=en&n=3",
	"GET /api/v1/search?q=darf+die+hexe+die+feuerwache+verhexen&facets=1",
	"GET /api/v1/search?q=hexe+set%3Azudd&lang=en",
	"GET /api/v1/suggest?q=feu",
	"GET /api/v1/suggest?q=hexe+set%3Aza&lang=de",
	"GET /api/v1/cards",
	"GET /api/v1/cards/feuerteufel",
	"GET /api/v1/cards/Feuerwchae",
	"GET /api/v1/rulings",
	"GET /api/v1/rulings/112.G.e",
	"GET /api/v1/rulings/card:feuerteufel",
	"GET /api/v1/rulings/112.B",
	"GET /api/v1/sets",
	"GET /api/v1/sets/kuw",
	"GET /api/v1/classes",
	"GET /api/v1/classes/action-attack",
	"GET /api/v1/changes",
	"GET /api/v1/interactions?a=feuerteufel&b=rathaus",
	"GET /api/v1/interactions?a=feuerteufel",
	"GET /api/v1/interactions?a=spion", // what it does differs by game
	"GET /api/v1/boxes",
	"GET /api/v1/tables",
	"GET /api/v1/questions",
	"GET /api/v1/coverage",
	"GET /api/v1/setup?game=tournament&set=zud",
	"GET /api/v1/scenarios",
	"GET /api/v1/scenarios/112.G.e-verhexte-feuerwache",
	"GET /api/v1/search?q=hexe&n=-1",
	`POST /api/v1/validate {"deck": "Sets: grundspiel, Z&D\n\n[Deck]\n2 Spion\n"}`,
	`POST /api/v1/validate {"deck": "Sets: grundspiel, Z&D\n\n[Deck]\n2 Spion\n", "deck2": "[Deck]\n1 Spoin\n"}`,
	`POST /api/v1/explore {"scenario": "id: x\nstart\nphase main\nnorth axis: settlement A\nnorth hand: Spion\nplay\n",` +
		` "goal": "phase end"}`,
	`POST /api/v1/explore {"scenario": "id: x\nstart\nphase main\nnorth hand: Spion\nplay\n", "goal": "north winz"}`,
	`POST /api/v1/simulate {"scenario": "id: x\nstart\nnorth axis: settlement A\nnorth hand: Spion\nplay\n` +
		`north ends main\nexpect north active\n"}`,
	`POST /api/v1/simulate {"scenario": "id: x\nstart\nnorth hend: Spion\nplay\n"}`,
}

// TestAnswersKeepTheirFields compares the fields of answers, with their types, with those that earlier versions of API
// v1 gave (testdata/api_shapes.txtar). Fields may be added; none may be lost, renamed or get another type.
func TestAnswersKeepTheirFields(t *testing.T) {
	const file = "testdata/api_shapes.txtar"
	h := testSite(t).Handler()
	const about = "The fields of the API's answers: go test -run KeepTheirFields -update-shapes\n\n"
	now := &txtar.Archive{Comment: []byte(about)}
	shapes := map[string]map[string]bool{}
	for _, req := range shapeRequests {
		shape := shapeOf(t, h, req)
		shapes[req] = shape
		lines := slices.Sorted(maps.Keys(shape))
		now.Files = append(now.Files, txtar.File{Name: req, Data: []byte(strings.Join(lines, "\n") + "\n")})
	}
	if *updateShapes {
		if err := os.WriteFile(file, txtar.Format(now), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	golden, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if len(golden.Files) != len(shapeRequests) {
		t.Errorf("%s has %d answers, want %d", file, len(golden.Files), len(shapeRequests))
	}
	for _, f := range golden.Files {
		for line := range strings.Lines(string(f.Data)) {
			if line = strings.TrimSpace(line); !shapes[f.Name][line] && !inEmptyList(shapes[f.Name], line) {
				t.Errorf("%s: the answer has lost %s", f.Name, line)
			}
		}
	}
}

// inEmptyList reports whether a field is an element of a list, or below one,
// that the answer has without elements today.
func inEmptyList(shape map[string]bool, line string) bool {
	for i := range line {
		list, ok := line[:i], strings.HasPrefix(line[i:], "[]")
		if ok && shape[list+" array"] {
			filled := false
			for other := range shape {
				filled = filled || strings.HasPrefix(other, list+"[]")
			}
			if !filled {
				return true
			}
		}
	}
	return false
}

// shapeOf returns the status of an answer and its fields as lines `hits[].id string`. The ids that are keys of objects
// count as fields.
func shapeOf(t *testing.T, h http.Handler, request string) map[string]bool {
	t.Helper()
	method, rest, _ := strings.Cut(request, " ")
	address, body, _ := strings.Cut(rest, " ")
	w := sendJSON(t, h, method, address, body)
	var v any
	if err := json.Unmarshal(w.Body.Bytes(), &v); err != nil {
		t.Fatalf("%s: %v: %s", request, err, first(w.Body.String(), 200))
	}
	shape := map[string]bool{fmt.Sprintf("status %d", w.Code): true}
	addShape(shape, "", v)
	return shape
}

func addShape(shape map[string]bool, at string, v any) {
	switch v := v.(type) {
	case map[string]any:
		for key, inner := range v {
			addShape(shape, at+"."+key, inner)
		}
	case []any:
		shape[at+" array"] = true
		for _, inner := range v {
			addShape(shape, at+"[]", inner)
		}
	case nil:
		shape[at+" null"] = true
	case string:
		shape[at+" string"] = true
	case bool:
		shape[at+" bool"] = true
	case float64:
		shape[at+" number"] = true
	}
}

// sendJSON sends a request with a JSON body, which may be empty.
func sendJSON(t *testing.T, h http.Handler, method, address, body string) *httptest.ResponseRecorder {
	t.Helper()
	r := httptest.NewRequestWithContext(t.Context(), method, address, strings.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}
