package api

import (
	"cmp"
	"fmt"
	"net/http"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"

	"github.com/danielgtaylor/huma/v2"
)

// failure is a problem that huma writes.
type failure struct{ problem site.Problem }

// Error implements error.
func (f failure) Error() string { return f.problem.Detail }

// GetStatus implements huma.StatusError.
func (f failure) GetStatus() int { return f.problem.Status }

// problems turns huma's errors and failures into problems.
func (a *API) problems(ctx huma.Context, _ string, v any) (any, error) {
	switch v := v.(type) {
	case failure:
		return v.problem, nil
	case *huma.ErrorModel:
		return a.site.Problem(callOf(ctx.Context()).http, faultOf(v, ctx.Operation())), nil
	}
	return v, nil
}

// faultOf returns the fault that huma's checks found in a request.
func faultOf(m *huma.ErrorModel, op *huma.Operation) error {
	if m.Status >= http.StatusInternalServerError {
		return m
	}
	f := site.Fault{Kind: site.ErrBadRequest, Detail: readable(m.Detail)}
	var de, en []string
	for _, e := range m.Errors {
		_, name, _ := strings.Cut(e.Location, ".")
		name = cmp.Or(name, e.Location, "body")
		message := readable(e.Message)
		if strings.HasPrefix(e.Message, "required query") {
			list := choices(op, name)
			message.DE, message.EN = message.DE+list.DE, message.EN+list.EN
		}
		f.Wrong = append(f.Wrong, site.ProblemError{
			Location: cmp.Or(e.Location, "body"), Message: message.EN, Value: short(e.Value),
		})
		de, en = append(de, name+": "+message.DE), append(en, name+": "+message.EN)
	}
	if len(en) > 0 {
		f.Detail = catalog.Text{DE: strings.Join(de, "; "), EN: strings.Join(en, "; ")}
	}
	return f
}

// short returns a value that was sent, unless it is too long to repeat.
func short(v any) any {
	const most = 80 // bytes
	switch v := v.(type) {
	case string:
		if len(v) > most {
			return nil
		}
	case map[string]any, []any:
		return nil
	}
	return v
}

// messages rewrites the messages of huma's checks in both languages: what they begin with or contain, and what readers
// see instead.
var messages = []struct{ from, de, en string }{
	{"required query parameter is missing", "dieser Parameter fehlt", "this parameter is missing"},
	{"required path parameter is missing", "dieser Teil der Adresse fehlt", "this part of the address is missing"},
	{"request body is required", "der Inhalt der Anfrage fehlt", "the body is missing"},
	{"unexpected property", "dieses Feld gibt es nicht", "there is no such field"},
	{"invalid integer", "keine ganze Zahl", "not a whole number"},
	{"invalid boolean", "weder true noch false", "neither true nor false"},
	{"expected value to be one of ", "nimm eines von ", "use one of "},
	{"expected number >= ", "nimm mindestens ", "use at least "},
	{"expected number <= ", "nimm höchstens ", "use at most "},
	{"expected length <= ", "zu lang; erlaubte Zeichen: ", "too long; characters allowed: "},
	{"expected required property ", "es fehlt das Feld ", "lacks the field "},
	{"expected string", "erwartet wird ein Text", "use a text"},
	{"expected integer", "erwartet wird eine ganze Zahl", "use a whole number"},
	{"expected boolean", "erwartet wird true oder false", "use true or false"},
	{"expected object", "erwartet wird ein Objekt", "use an object"},
	{"validation failed", "die Anfrage ist ungültig", "the request is not valid"},
	{" to be present", "", ""},
	{`"`, "", ""},
}

// readable returns a message of huma's checks as readers see it. Messages of the JSON decoder stay as they are.
func readable(message string) catalog.Text {
	out := catalog.Text{DE: message, EN: message}
	for _, m := range messages {
		if strings.Contains(message, m.from) {
			out.DE, out.EN = strings.ReplaceAll(out.DE, m.from, m.de), strings.ReplaceAll(out.EN, m.from, m.en)
		}
	}
	return out
}

// choices returns what a parameter that is missing may be, or nothing if it may be anything.
func choices(op *huma.Operation, name string) catalog.Text {
	for _, p := range op.Parameters {
		if p.Name == name && p.Schema != nil && len(p.Schema.Enum) > 0 {
			list := strings.Trim(fmt.Sprintln(p.Schema.Enum...), "\n")
			list = strings.ReplaceAll(list, " ", ", ")
			return catalog.Text{DE: "; nimm eines von " + list, EN: "; use one of " + list}
		}
	}
	return catalog.Text{}
}
