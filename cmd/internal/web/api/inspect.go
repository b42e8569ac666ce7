package api

import (
	"maps"
	"slices"

	"catanica/catalog"
)

// Request is an example of a call as a request, by language.
type Request struct {
	Call          string // GET /api/v1/cards/{id}
	Address, Body map[string]string
}

// Examples returns the examples of all operations.
func (a *API) Examples() []Request {
	var out []Request
	for _, c := range a.calls {
		for _, e := range c.Examples {
			r := Request{Call: c.Method + " " + Root + c.Path, Address: map[string]string{}, Body: map[string]string{}}
			for _, lang := range catalog.Langs {
				r.Address[string(lang)], r.Body[string(lang)] = c.request(e, lang)
			}
			out = append(out, r)
		}
	}
	return out
}

// Untranslated lists the texts of operations, parameters and fields that lack a language.
func (a *API) Untranslated() []string {
	var out []string
	need := func(what string, t catalog.Text) {
		if t.DE == "" || t.EN == "" {
			out = append(out, what)
		}
	}
	for _, c := range a.calls {
		need(c.ID+": summary", c.Summary)
		need(c.ID+": about", c.About)
		for _, e := range c.Examples {
			need(c.ID+": example", e.About)
		}
		for _, p := range c.spec.Parameters {
			if p.Ref == "" {
				need(c.ID+": "+p.Name, c.doc(p.Name))
			}
		}
		if c.spec.RequestBody != nil {
			for _, name := range slices.Sorted(maps.Keys(a.bodySchema(c.spec).Properties)) {
				need(c.ID+": body "+name, c.doc(name))
			}
		}
	}
	for t, docs := range a.fields.docs {
		for _, name := range slices.Sorted(maps.Keys(docs)) {
			need(t.String()+"."+name, docs[name])
		}
	}
	return out
}
