package api

import (
	"context"
	"net/http"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// Call is one request to an operation. Its Frame makes links in the language of the call.
type Call struct {
	Lang  catalog.Lang
	Frame templates.Frame

	api    *API
	http   *http.Request
	header http.Header // of the answer
}

// Context returns the context of the request.
func (c Call) Context() context.Context { return c.http.Context() }

// Edition returns the edition with the given name; otherwise is its default.
func (c Call) Edition(name string, otherwise catalog.EditionID) (catalog.EditionID, error) {
	if name == "" {
		return otherwise, nil
	}
	if e := c.api.site.Catalog.Edition(name); e != nil {
		return e.ID, nil
	}
	return "", site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextNoEdition}
}

// LangNamed reports whether the request names its language.
func (c Call) LangNamed() bool { return c.http.URL.Query().Get("lang") != "" }

// Wrong returns the fault of a wrong parameter or field, with a sentence in both languages.
func Wrong(de, en string, near ...templates.Link) site.Fault {
	return site.Fault{Kind: site.ErrBadRequest, Detail: catalog.Text{DE: de, EN: en}, Near: near}
}

// NoSuch returns the fault of a call for a thing that does not exist.
func NoSuch(de, en string, near ...templates.Link) site.Fault {
	return site.Fault{Kind: site.ErrNotFound, Detail: catalog.Text{DE: de, EN: en}, Near: near}
}

// callKey is the key of the Call in the context that huma hands to handlers.
type callKey struct{}

func callOf(ctx context.Context) Call { return ctx.Value(callKey{}).(Call) }
