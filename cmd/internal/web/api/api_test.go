package api

import (
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/site"
)

type sampleInput struct {
	N int `query:"n" maximum:"3"`
	Page
}

type sampleOutput struct {
	List []int `json:"list" nullable:"false"`
}

// sampleAPI has one operation, which is deprecated.
func sampleAPI(t *testing.T) http.Handler {
	t.Helper()
	a := New(Config{
		Site:    &site.Site{Catalog: &catalog.Catalog{}, Log: slog.New(slog.DiscardHandler)},
		Version: service.Version{Date: "2026-11-22T10:00:00Z"},
	})
	Register(a, Operation{
		Path: "/old", ID: "old", Topic: Content,
		Deprecated: &Deprecation{
			Since: time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC), Sunset: time.Date(2027, 1, 2, 0, 0, 0, 0, time.UTC),
			Instead: "/api/v1/new",
		},
	}, func(c Call, in *sampleInput) (sampleOutput, error) {
		return sampleOutput{Cut(c, in.Page, []int{1, 2, 3, 4, 5})}, nil
	})
	mux := http.NewServeMux()
	a.Routes(mux)
	mux.HandleFunc("GET /api/openapi.json", a.ServeSpec)
	return mux
}

func send(t *testing.T, h http.Handler, address string, header ...string) *httptest.ResponseRecorder {
	t.Helper()
	r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, address, nil)
	for i := 0; i < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

// TestDeprecation checks the headers of an operation that is to end, and that the description says so.
func TestDeprecation(t *testing.T) {
	h := sampleAPI(t)
	w := send(t, h, "/api/v1/old")
	for name, want := range map[string]string{"Deprecation": "@1767312000", "Sunset": "Sat, 02 Jan 2027 00:00:00 GMT"} {
		if got := w.Header().Get(name); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	links := strings.Join(w.Header().Values("Link"), ", ")
	if !strings.Contains(links, `rel="deprecation"`) ||
		!strings.Contains(links, `</api/v1/new>; rel="successor-version"`) {
		t.Errorf("Link: %s", links)
	}
	if spec := send(t, h, "/api/openapi.json").Body.String(); !strings.Contains(spec, `"deprecated": true`) {
		t.Error("the description does not say that the operation is deprecated")
	}
}

// TestPaging cuts a list of five into pages.
func TestPaging(t *testing.T) {
	h := sampleAPI(t)
	for query, c := range map[string]struct{ list, rels string }{
		"":                 {"[1,2,3,4,5]", ""},
		"limit=2":          {"[1,2]", "first next last"},
		"limit=2&offset=2": {"[3,4]", "first prev next last"},
		"limit=2&offset=4": {"[5]", "first prev last"},
		"limit=5":          {"[1,2,3,4,5]", "first last"},
		"limit=2&offset=9": {"[]", "first prev last"},
		"offset=3":         {"[4,5]", ""},
	} {
		w := send(t, h, "/api/v1/old?"+query)
		if got := strings.TrimSpace(w.Body.String()); got != `{"list":`+c.list+"}" {
			t.Errorf("%s: %s, want %s", query, got, c.list)
		}
		var rels []string
		for _, rel := range []string{"first", "prev", "next", "last"} {
			if strings.Contains(strings.Join(w.Header().Values("Link"), ", "), `rel="`+rel+`"`) {
				rels = append(rels, rel)
			}
		}
		if got := strings.Join(rels, " "); got != c.rels {
			t.Errorf("%s: links %q, want %q", query, got, c.rels)
		}
	}
}

// TestConditional checks ETag and Last-Modified, and that If-None-Match goes before If-Modified-Since.
func TestConditional(t *testing.T) {
	h := sampleAPI(t)
	tag := send(t, h, "/api/v1/old").Header().Get("ETag")
	const date = "Sun, 22 Nov 2026 10:00:00 GMT"
	for name, c := range map[string]struct {
		header []string
		want   int
	}{
		"no condition":  {nil, 200},
		"same tag":      {[]string{"If-None-Match", tag}, 304},
		"one of many":   {[]string{"If-None-Match", `"a", ` + tag}, 304},
		"another tag":   {[]string{"If-None-Match", `"a"`, "If-Modified-Since", date}, 200},
		"same date":     {[]string{"If-Modified-Since", date}, 304},
		"older date":    {[]string{"If-Modified-Since", "Sun, 22 Nov 2026 09:00:00 GMT"}, 200},
		"no valid date": {[]string{"If-Modified-Since", "yesterday"}, 200},
	} {
		if w := send(t, h, "/api/v1/old", c.header...); w.Code != c.want || tag == "" {
			t.Errorf("%s: %d, want %d", name, w.Code, c.want)
		}
	}
}

// TestProblem checks an error in both languages.
func TestProblem(t *testing.T) {
	h := sampleAPI(t)
	for lang, want := range map[string]string{"de": "n: nimm höchstens 3", "en": "n: use at most 3"} {
		w := send(t, h, "/api/v1/old?n=9&lang="+lang)
		if w.Code != 400 || w.Header().Get("Content-Type") != "application/problem+json" ||
			!strings.Contains(w.Body.String(), `"detail":"`+want+`"`) {
			t.Errorf("%s: %d %s", lang, w.Code, w.Body)
		}
	}
}

// TestVolatile checks that a number which differs from call to call does not change the tag.
func TestVolatile(t *testing.T) {
	a := withoutNumber([]byte(`{"took_us":12,"n":3}`), "took_us")
	b := withoutNumber([]byte(`{"took_us":7,"n":3}`), "took_us")
	if string(a) != string(b) || string(a) != `{"took_us":0,"n":3}` {
		t.Errorf("%s, %s", a, b)
	}
}
