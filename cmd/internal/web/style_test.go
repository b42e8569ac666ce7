package web

import (
	"bytes"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"catanica/static"
)

// maxFontBytes limits the typefaces that a reader loads.
const maxFontBytes = 60 << 10

// sheet returns a style sheet without its comments.
func sheet(t *testing.T, name string) string {
	t.Helper()
	css, err := static.FS.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return regexp.MustCompile(`(?s)/\*.*?\*/`).ReplaceAllString(string(css), "")
}

// TestFonts checks that the typefaces are ours, small, and declared so that text shows at once and nothing moves.
func TestFonts(t *testing.T) {
	site := testSite(t).Handler()
	total := 0
	css := get(t, site, loaded(t, "site.css")).Body.String()
	for _, face := range regexp.MustCompile(`@font-face *\{[^}]*\}`).FindAllString(css, -1) {
		if !strings.Contains(face, "url(") {
			for _, want := range []string{
				"local(", "size-adjust:", "ascent-override:", "descent-override:", "line-gap-override:",
			} {
				if !strings.Contains(face, want) {
					t.Errorf("fallback without %s %s", want, face)
				}
			}
			continue
		}
		if !strings.Contains(face, "font-display: swap") {
			t.Errorf("text waits for its typeface: %s", face)
		}
		address := regexp.MustCompile(`url\("([^"]*)"\)`).FindStringSubmatch(face)[1]
		rec := get(t, site, address)
		if kind := rec.Header().Get("Content-Type"); rec.Code != 200 || kind != "font/woff2" {
			t.Errorf("%s: %d %s", address, rec.Code, kind)
		}
		if keep := rec.Header().Get("Cache-Control"); !strings.Contains(keep, "immutable") {
			t.Errorf("%s is kept for %q", address, keep)
		}
		if !bytes.HasPrefix(rec.Body.Bytes(), []byte("wOF2")) {
			t.Errorf("%s is no WOFF2 file", address)
		}
		total += rec.Body.Len()
		preload := `<link rel="preload" href="` + address + `" as="font"`
		if page := get(t, site, "/de/").Body.String(); !strings.Contains(page, preload) {
			t.Errorf("the page does not load %s ahead", path.Base(address))
		}
	}
	if total == 0 || total > maxFontBytes {
		t.Errorf("the typefaces have %d bytes, want at most %d", total, maxFontBytes)
	}
}

// loaded returns the address of a static file.
func loaded(t *testing.T, name string) string {
	t.Helper()
	files, err := loadAssets(static.FS)
	if err != nil {
		t.Fatal(err)
	}
	return files.addresses[name]
}

// TestScale checks that sizes of type, spaces and rounded corners come from the scales at the head of the style sheet.
func TestScale(t *testing.T) {
	_, rules, ok := strings.Cut(sheet(t, "site.css"), "*, ::before, ::after {")
	if !ok {
		t.Fatal("no rules behind the custom properties")
	}
	scaled := regexp.MustCompile(`[{;\s]((?:row-|column-)?gap|(?:scroll-)?(?:margin|padding)[a-z-]*|` +
		`font-size|font|border-radius): *([^;}]*)`)
	stray := regexp.MustCompile(`(?:^|[ (-])\d*\.?\d+rem`)
	for _, m := range scaled.FindAllStringSubmatch(rules, -1) {
		if m[2] != "1rem" && stray.MatchString(m[2]) { // a radius of 1rem makes a pill
			t.Errorf("%s: %s is no step of the scale", m[1], m[2])
		}
	}
	used := regexp.MustCompile(`var\((--[a-z0-9-]+)`)
	for _, name := range []string{"site.css", "table.css"} {
		for _, m := range used.FindAllStringSubmatch(sheet(t, name), -1) {
			if !strings.Contains(sheet(t, "site.css"), m[1]+":") && !strings.Contains(sheet(t, name), m[1]+":") {
				t.Errorf("%s uses %s, which is not defined", name, m[1])
			}
		}
	}
}

var (
	classInRule  = regexp.MustCompile(`\.([a-zA-Z][\w-]*)`)
	classInTempl = regexp.MustCompile(`class=(?:"[^"]*"|\{[^\n]*?\}[ >\n])`)
	goOrJSString = regexp.MustCompile("\"(?:[^\"\\\\\n]|\\\\.)*\"|`[^`]*`")
	notInClass   = regexp.MustCompile(`[^\w-]+`)
)

// TestClassesUsed checks that what has a style is on some page: its class is in a class attribute of a template, in a
// string of the Go code and scripts that write elements, or begins as one of these ends ("h-" + the landscape).
func TestClassesUsed(t *testing.T) {
	used, begins := map[string]bool{}, []string{}
	for pattern, classes := range map[string]*regexp.Regexp{
		"../../../templates/*.templ": classInTempl, "../../../templates/*.go": goOrJSString, "../table/*.go": goOrJSString,
		"../../../rulings/markdown.go": goOrJSString, "../../../static/*.js": goOrJSString,
	} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: no files: %v", pattern, err)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_templ.go") || strings.HasSuffix(name, "_test.go") {
				continue
			}
			source, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, list := range classes.FindAllString(string(source), -1) {
				for _, word := range notInClass.Split(list, -1) {
					if used[word] = true; len(word) > 1 && strings.HasSuffix(word, "-") {
						begins = append(begins, word)
					}
				}
			}
		}
	}
	for _, b := range testSite(t).svc.Catalog.Boxes.Marks {
		used[b.ID] = true // its drawing has it as its class
	}
	for _, name := range []string{"site.css", "table.css", "play.css", "embed.css"} {
		rules := regexp.MustCompile(`url\([^)]*\)|"[^"]*"`).ReplaceAllString(sheet(t, name), "")
		for _, selector := range regexp.MustCompile(`[^{}]*\{`).FindAllString(rules, -1) {
			for _, m := range classInRule.FindAllStringSubmatch(selector, -1) {
				isBegun := func(begin string) bool { return strings.HasPrefix(m[1], begin) }
				if !used[m[1]] && !slices.ContainsFunc(begins, isBegun) {
					t.Errorf("%s: nothing has the class of %s", name, strings.TrimSpace(selector))
				}
			}
		}
	}
}

// TestEmbedColours checks that widgets have the colours of the site.
func TestEmbedColours(t *testing.T) {
	const dark = "@media (prefers-color-scheme: dark)"
	site, embed := strings.SplitN(sheet(t, "site.css"), dark, 2), strings.SplitN(sheet(t, "embed.css"), dark, 2)
	for i := range embed {
		if i == 1 {
			site[i], _, _ = strings.Cut(site[i], "\n}")
		}
		want := map[string]string{}
		for _, m := range colourLine.FindAllStringSubmatch(site[i], -1) {
			want[m[1]] = m[2]
		}
		want["bg"] = want["surface"]
		for _, m := range colourLine.FindAllStringSubmatch(embed[i], -1) {
			if want[m[1]] != m[2] {
				t.Errorf("embed.css: --%s is #%s, want #%s", m[1], m[2], want[m[1]])
			}
		}
	}
}
