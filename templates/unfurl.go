package templates

import (
	"net/url"

	"catanica/catalog"
)

// sharedKeys lists the parameters on which a shared entry depends.
var sharedKeys = []string{"d", "d2", "s", "g", "at", "step", "edition"}

// sharedQuery returns these parameters of a page's address, with a question mark; "" for none.
func (f Frame) sharedQuery() string { return WithQuery("", f.query(sharedKeys...)) }

// query returns these parameters of the page's address.
func (f Frame) query(keys ...string) url.Values {
	q := url.Values{}
	for _, key := range keys {
		if v, ok := f.Query[key]; ok {
			q[key] = v
		}
	}
	return q
}

// sharedAddress returns the full address of this page with the state that it shows.
func (f Frame) sharedAddress() string { return f.Canonical(f.Lang) + f.sharedQuery() }

// picture returns the address of the picture that a link to this page unfurls to.
func (f Frame) picture(h Head) string {
	return f.Origin + "/" + string(f.Lang) + "/og/" + h.Share + ".png" + f.sharedQuery()
}

// oEmbed returns the address that describes how this page is embedded.
func (f Frame) oEmbed() string {
	return f.Origin + "/oembed?" + url.Values{"url": {f.sharedAddress()}}.Encode()
}

// locale returns the language as Open Graph writes it.
func (f Frame) locale() string { return catalog.Text{DE: "de_DE", EN: "en_GB"}.In(f.Lang) }

// shareTitle returns the title of a preview.
func shareTitle(f Frame, h Head) string {
	if h.Title == "" {
		return "Catanica – " + f.Say(textClaim)
	}
	return h.Title
}

func shareType(h Head) string {
	if h.Share == "" {
		return "website"
	}
	return "article"
}
