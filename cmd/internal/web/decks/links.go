package decks

import (
	"net/url"

	"catanica/catalog/deck"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// maxDeckLink limits an address with decks, in bytes. Longer ones get cut on their way through chats.
const maxDeckLink = 8 << 10

// finderKeys lists the parameters of the card search inside the builder.
var finderKeys = []string{"q", "class", "set", "type", "cost"}

// deckTexts returns the lists that a link holds: none, one or two.
func deckTexts(req *site.Request) ([]string, error) {
	var texts []string
	for _, key := range []string{"d", "d2"} {
		link := req.Get(key)
		if link == "" {
			continue
		}
		text, err := deck.Decode(link)
		if err != nil {
			return nil, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextBadDeckLink}
		}
		texts = append(texts, text)
	}
	return texts, nil
}

// deckLink returns the address of the builder with the lists.
func deckLink(f templates.Frame, texts []string) string {
	return f.To("/decks?" + deckQuery(texts).Encode())
}

// deckQuery returns the parameters that hold the lists.
func deckQuery(texts []string) url.Values {
	q := url.Values{}
	for i, key := range []string{"d", "d2"} {
		if i < len(texts) {
			q.Set(key, deck.Encode(texts[i]))
		}
	}
	return q
}

// stateLink returns the address of the builder as it is: the lists and the search for cards.
func stateLink(req *site.Request, page templates.DecksPage) string {
	address, q := page.Link, url.Values{}
	if address == "" {
		address = req.Frame.To("/decks")
	}
	for _, key := range finderKeys {
		if value := req.Get(key); value != "" {
			q.Set(key, value)
		}
	}
	return templates.WithQuery(address, q)
}

// fragment returns the URL fragment of the section that holds the pressed button.
func fragment(form url.Values) string {
	for _, at := range []struct {
		fragment string
		keys     []string
	}{
		{"#finder", []string{"plus", "minus", "find", "plus2", "minus2"}},
		{"#cards-1", []string{"more", "less", "hold", "drop"}},
		{"#cards-2", []string{"more2", "less2", "hold2", "drop2"}},
		{"#share", []string{"share"}},
		{"#hands", []string{"draw", "keep"}},
	} {
		for _, key := range at.keys {
			if form.Has(key) {
				return at.fragment
			}
		}
	}
	return ""
}
