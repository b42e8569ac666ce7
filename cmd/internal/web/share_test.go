package web

import (
	"bytes"
	"encoding/json"
	"image/png"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/web/preview"
	"catanica/rulings/scenario"
	"catanica/rulings/table"
)

// shared lists a page of each kind that is shared, with what its widget says.
func shared(t *testing.T) map[string]string {
	t.Helper()
	svc := testSite(t).svc
	position := svc.Scenario("112.G.e-verhexte-feuerwache").Source
	tree, _, _ := table.Read(svc.Catalog, position, "2004")
	packed := table.Pack(position)
	const list = "Name: <b>Mine</b>\nSets: grundspiel, K&W\n[Deck]\n3 Spion\n"
	return map[string]string{
		"/de/rulings/112.G.e":                                               "✗ Nein",
		"/en/rulings/102.B.Geb%C3%A4ude":                                    "Building",
		"/en/rules/kuw/turnier.deck":                                        "Rules · edition 2005",
		"/de/cards/hexe":                                                    "Hexe",
		"/en/cards/feuerteufel?edition=1998":                                "edition 1998",
		"/en/decks?d=" + deck.Encode(list):                                  "Not legal",
		"/en/scenarios/112.G.e-verhexte-feuerwache?step=3":                  "Fire Brigade",
		"/de/scenarios/new?s=" + scenario.EncodeLink(position):              "Hält",
		"/en/scenarios/new?g=" + packed:                                     "Holds",
		"/en/scenarios/new?at=" + tree.Path(tree.Step(3)) + "&g=" + packed:  "Refused: North chooses the Fire Brigade",
		"/de/scenarios/new?s=" + scenario.EncodeLink("id: x\n\nnonsense\n"): "tone-violet",
	}
}

var (
	oEmbedLink  = regexp.MustCompile(`type="application/json\+oembed"[^>]* href="([^"]+)"`)
	pictureLink = regexp.MustCompile(`property="og:image" content="([^"]+)"`)
)

// TestShared follows what a page says about sharing: its picture is one of the right size, its oEmbed embeds a widget
// that any site may frame, and the widget says the same as the page without a script.
func TestShared(t *testing.T) {
	site := testSite(t).Handler()
	for page, says := range shared(t) {
		body := get(t, site, page).Body.String()
		unescape := func(re *regexp.Regexp) string {
			m := re.FindStringSubmatch(body)
			if m == nil {
				t.Fatalf("%s has no %v", page, re)
			}
			return strings.TrimPrefix(strings.ReplaceAll(m[1], "&amp;", "&"), "http://example.com")
		}
		picture := get(t, site, unescape(pictureLink))
		header := picture.Header()
		if header.Get("Content-Type") != "image/png" || header.Get("Cross-Origin-Resource-Policy") != "cross-origin" {
			t.Errorf("%s: the picture is %d %v", page, picture.Code, header)
		}
		c, err := png.DecodeConfig(bytes.NewReader(picture.Body.Bytes()))
		if err != nil || c.Width != 1200 || c.Height != 630 {
			t.Errorf("%s: the picture is %+v, %v", page, c, err)
		}
		var o struct {
			Version, Type, Title, HTML string
			Thumbnail                  string `json:"thumbnail_url"`
			Width, Height              int
		}
		answer := get(t, site, unescape(oEmbedLink)+"&maxwidth=400")
		err = json.Unmarshal(answer.Body.Bytes(), &o)
		if err != nil || o.Version != "1.0" || o.Type != "rich" || o.Width != 400 || o.Height == 0 || o.Title == "" {
			t.Fatalf("%s: oEmbed is %d %s, %v", page, answer.Code, answer.Body, err)
		}
		if got := strings.TrimPrefix(o.Thumbnail, "http://example.com"); get(t, site, got).Code != http.StatusOK {
			t.Errorf("%s: there is no thumbnail %s", page, got)
		}
		src := regexp.MustCompile(`^<iframe src="([^"]+)" title="[^"<>]*" loading="lazy" ` +
			`width="400" height="\d+" frameborder="0"></iframe>$`).FindStringSubmatch(o.HTML)
		if src == nil {
			t.Fatalf("%s: oEmbed gives %s", page, o.HTML)
		}
		frame := get(t, site, strings.TrimPrefix(strings.ReplaceAll(src[1], "&amp;", "&"), "http://example.com"))
		text := frame.Body.String()
		if frame.Code != http.StatusOK || !strings.Contains(text, says) || strings.Contains(text, "<script") ||
			strings.Contains(text, "<b>Mine") {
			t.Errorf("%s: the widget is %d, want %q\n%s", page, frame.Code, says, text)
		}
		csp := frame.Header().Get("Content-Security-Policy")
		if !strings.Contains(csp, "frame-ancestors *") || strings.Contains(csp, "script-src") {
			t.Errorf("%s: the policy is %s", page, csp)
		}
		if len(frame.Body.Bytes()) > 20<<10 {
			t.Errorf("%s: the widget has %d bytes", page, frame.Body.Len())
		}
	}
	csp := get(t, site, "/de/rulings/112.G.e").Header().Get("Content-Security-Policy")
	if !strings.Contains(csp, "frame-ancestors 'none'") {
		t.Errorf("other sites may frame whole pages: %s", csp)
	}
}

// TestSharedFaults asks for what cannot be shared.
func TestSharedFaults(t *testing.T) {
	site := testSite(t).Handler()
	for address, want := range map[string]int{
		"/de/embed/rulings/112.Z.z":        404,
		"/de/embed/cards/nichts":           404,
		"/de/embed/decks":                  400,
		"/de/embed/decks?d=%21%21":         400,
		"/de/embed/scenarios/nichts":       404,
		"/de/embed/scenarios/new":          400,
		"/de/embed/scenarios/new?s=%21%21": 400,
		"/de/og/cards/hexe":                404,
		"/de/og/cards/hexe.jpg":            404,
		"/de/og/cards/nichts.png":          404,
		"/oembed":                          404,
		"/oembed?url=http%3A%2F%2Fevil.example%2Fde%2Fcards%2Fhexe":                       404,
		"/oembed?url=http%3A%2F%2Fexample.com%2Fde%2Fcards%2Fhexe":                        200,
		"/oembed?url=http%3A%2F%2Fexample.com%2Ffr%2Fcards%2Fhexe":                        404,
		"/oembed?url=http%3A%2F%2Fexample.com%2Fde%2Fabout":                               404,
		"/oembed?url=%2Fde%2Fcards%2Fhexe%3Fedition%3Dnonsense":                           400,
		"/oembed?url=http%3A%2F%2Fexample.com%2Fde%2Fcards%2Fhexe&format=xml":             501,
		"/oembed?url=" + url.QueryEscape("/de/cards/hexe?x="+strings.Repeat("x", 20<<10)): 404,
	} {
		if got := get(t, site, address); got.Code != want {
			t.Errorf("%.90s: status %d, want %d", address, got.Code, want)
		}
	}
}

// TestPictureFonts checks that the fonts of the pictures have all characters of the content's titles and short texts.
func TestPictureFonts(t *testing.T) {
	svc := testSite(t).svc
	check := func(where, text string) {
		if missing := preview.Missing(text); len(missing) > 0 {
			t.Errorf("%s: the fonts lack %q: %s", where, missing, text)
		}
	}
	for _, lang := range catalog.Langs {
		for _, r := range svc.Library.Rulings {
			check(r.ID, r.Title(lang)+svc.Library.Plain(lang, r.Answer(lang)))
		}
		for _, k := range svc.Catalog.Cards {
			for _, v := range k.Effect.Values {
				check(k.ID, k.Title(lang)+svc.Library.Plain(lang, v.Is.In(lang)))
			}
		}
		for _, f := range svc.Scenarios() {
			check(f.ID, f.Title.In(lang))
		}
	}
	check("signs", "✓ ✗ ≈ ? ▸ · – …")
}

// TestWidgetsSpeak checks that widgets say in words what the scenario language and the grounds of a verdict say.
func TestWidgetsSpeak(t *testing.T) {
	h := testSite(t).Handler()
	for path, want := range map[string][]string{
		"/en/embed/scenarios/112.G.e-verhexte-feuerwache?step=3": {"Refused: ", "Proves 112.G.e"},
		"/de/embed/scenarios/112.G.e-verhexte-feuerwache?step=3": {"Verboten: ", "Beweist 112.G.e"},
		"/en/embed/decks?d=" + exampleDeck:                       {"rests on ", " that no rule text states"},
		"/de/embed/decks?d=" + exampleDeck:                       {"beruht auf ", "kein Regeltext macht"},
	} {
		page := get(t, h, path).Body.String()
		for _, words := range want {
			if !strings.Contains(page, words) {
				t.Errorf("%s does not say %q", path, words)
			}
		}
		if strings.Contains(page, "refused 112") || strings.Contains(page, "verboten 112") {
			t.Errorf("%s shows a line of the scenario language", path)
		}
	}
}
