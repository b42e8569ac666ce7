package decks

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// validation is what POST /api/v1/validate takes.
type validation struct {
	Deck    string `json:"deck"`
	Deck2   string `json:"deck2"`
	Format  string `json:"format"`
	Edition string `json:"edition"`
	Lang    string `json:"lang"`
}

func (s *Section) ValidateJSON(c site.Call) (any, error) {
	in, err := readValidation(c.HTTP)
	if err != nil {
		return nil, err
	}
	opt := deck.Options{Lang: c.Lang, Article: s.Library.Says}
	if in.Lang != "" {
		lang, ok := catalog.ParseLang(in.Lang)
		if !ok {
			return nil, site.BadCall("lang: take de or en")
		}
		opt.Lang = lang
	}
	var ok bool
	if opt.Format, ok = deck.ParseFormat(in.Format); in.Format != "" && !ok {
		return nil, site.BadCall(fmt.Sprintf("format: take one of %v", deck.Formats()))
	}
	if opt.Edition, ok = deck.ParseEdition(in.Edition, s.Catalog); in.Edition != "" && !ok {
		return nil, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextNoEdition}
	}
	var lists []*deck.List
	for _, text := range []string{in.Deck, in.Deck2} {
		if strings.TrimSpace(text) != "" {
			list, _ := deck.Parse(site.Newlines(text), s.Catalog, opt.Lang) // its problems stand in the report
			lists = append(lists, list)
		}
	}
	if len(lists) == 0 {
		return nil, site.BadCall("deck: send the text of a list")
	}
	return deck.Validate(s.Catalog, opt, lists...), nil
}

// readValidation takes JSON, or the bare text of one list.
func readValidation(r *http.Request) (validation, error) {
	var in validation
	if strings.HasPrefix(r.Header.Get("Content-Type"), "text/plain") {
		var b strings.Builder
		if _, err := io.Copy(&b, r.Body); err != nil {
			return in, err
		}
		in.Deck = b.String()
		return in, nil
	}
	dec := json.NewDecoder(r.Body)
	dec.DisallowUnknownFields()
	if err := dec.Decode(&in); err != nil {
		if status, _ := site.StatusOf(err); status == http.StatusRequestEntityTooLarge {
			return in, err
		}
		return in, site.BadCall("body: " + err.Error())
	}
	return in, nil
}
