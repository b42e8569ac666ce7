package typeset_test

import (
	"bytes"
	"html"
	"regexp"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/templates/typeset"
)

func TestHTML(t *testing.T) {
	for _, tt := range []struct {
		lang     catalog.Lang
		in, want string
	}{
		{"en", "<p>the opponent's card</p>", "<p>the opponent’s card</p>"},
		{"en", "<p>the opponent&#39;s card</p>", "<p>the opponent’s card</p>"},
		{"en", "<p>both players' cards</p>", "<p>both players’ cards</p>"},
		{"en", `<p><a href="/x">Wizards</a>' cards</p>`, `<p><a href="/x">Wizards</a>’ cards</p>`},
		{"en", "<p>say &#34;yes&#34; or &quot;no&quot;.</p>", "<p>say “yes” or “no”.</p>"},
		{"en", `<p>("yes")</p>`, "<p>(“yes”)</p>"},
		{"en", "<p>&#34;<em>yes</em>&#34;</p>", "<p>“<em>yes</em>”</p>"},
		{"en", "<p>a 'central' card's place</p>", "<p>a ‘central’ card’s place</p>"},
		{"en", "<p>&#34;'central' cards&#34;</p>", "<p>“‘central’ cards”</p>"},
		{"en", "<p>get 'em in the '90s</p>", "<p>get ’em in the ’90s</p>"},
		{"en", "<p>'</p><p>'a'</p>", "<p>’</p><p>‘a’</p>"},
		{"de", "<p>gibt's &#34;ja&#34;?</p>", "<p>gibt’s „ja“?</p>"},
		{"de", "<p>'ne Karte, 'ja'</p>", "<p>’ne Karte, ‚ja‘</p>"},
		{"en", `<p>x <i lang="de">"ja"</i> "no"</p>`, `<p>x <i lang="de">„ja“</i> “no”</p>`},
		{"de", `<html lang="en"><p>"a" <i>"b"</i></p></html>`, `<html lang="en"><p>“a” <i>“b”</i></p></html>`},
		{"en", "<p><code>it's</code>'s 'a'</p>", "<p><code>it's</code>’s ‘a’</p>"},
		{"en", "<pre>it's</pre><textarea>it's</textarea><script>it's</script>",
			"<pre>it's</pre><textarea>it's</textarea><script>it's</script>"},
		{"en", `<option>it's</option><option value="it's">it's</option>`,
			`<option>it's</option><option value="it's">it’s</option>`},
		{"en", `<input value="it's" placeholder="it&#39;s" data-x="it's">`,
			`<input value="it's" placeholder="it’s" data-x="it's">`},
		{"en", `<a title="a > b's" href="/it's" aria-label="it's">it's</a>`,
			`<a title="a > b’s" href="/it's" aria-label="it’s">it’s</a>`},
		{"en", `<meta name="description" content="it's"><meta property="og:url" content="it's">`,
			`<meta name="description" content="it’s"><meta property="og:url" content="it's">`},
		{"en", "<!-- it's --><p>it's", "<!-- it's --><p>it’s"},
		{"en", "<text>Philosopher&#39;s Stone</text>", "<text>Philosopher’s Stone</text>"},
		{"en", "<p>5 &lt; 6 &amp; it&#39;s", "<p>5 &lt; 6 &amp; it’s"},
		{"en", "<p title", "<p title"},
	} {
		got := string(typeset.HTML(tt.lang, []byte(tt.in)))
		if got != tt.want {
			t.Errorf("%s: %s\n got %s\nwant %s", tt.lang, tt.in, got, tt.want)
		}
		if again := string(typeset.HTML(tt.lang, []byte(got))); again != got {
			t.Errorf("%s: typeset again: %s", got, again)
		}
	}
}

func TestText(t *testing.T) {
	for in, want := range map[string]string{`the "opponent's" card`: "the “opponent’s” card", "plain": "plain"} {
		if got := typeset.Text(catalog.EN, in); got != want {
			t.Errorf("%s: %s, want %s", in, got, want)
		}
	}
}

var anyQuote = regexp.MustCompile(`&#39;|&#34;|&quot;|&apos;|['"„“”‚‘’]`)

// FuzzHTML typesets any bytes: nothing but quotation marks changes, no tag is lost, and a second pass changes nothing.
func FuzzHTML(f *testing.F) {
	f.Add("<p>it's <b>\"x\"</b> <code>'</code>")
	f.Add(`<a title="it's" lang="de">'"</a><option>'`)
	f.Add("<!-- ' --><p title")
	f.Add("<textarea>'")
	f.Add("&#39;&quot;&")
	f.Add("</></p>'")
	f.Fuzz(func(t *testing.T, src string) {
		in := []byte(src)
		out := typeset.HTML(catalog.EN, in)
		if string(in) != src {
			t.Fatal("the source has changed")
		}
		bare := func(b []byte) string { return anyQuote.ReplaceAllString(string(b), "'") }
		if bare(out) != bare(in) {
			t.Fatalf("%q became %q", src, out)
		}
		if bytes.Count(out, []byte("<")) != strings.Count(src, "<") {
			t.Fatalf("%q became %q", src, out)
		}
		if again := typeset.HTML(catalog.EN, out); html.UnescapeString(string(again)) != html.UnescapeString(string(out)) {
			t.Fatalf("%q became %q, then %q", src, out, again)
		}
	})
}

func BenchmarkHTML(b *testing.B) {
	const item = `<li><a class="ref" href="/en/cards/spion">Spy</a> ` +
		`the opponent&#39;s card, and no more text than that</li>`
	page := []byte(strings.Repeat(item, 1000))
	b.SetBytes(int64(len(page)))
	for b.Loop() {
		typeset.HTML(catalog.EN, page)
	}
}
