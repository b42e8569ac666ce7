package templates

import "catanica/catalog"

// Texts of the error page.
var (
	textToHome = catalog.Text{DE: "Zur Startseite", EN: "Go to the start page"}
)

// ErrorPage tells the reader what went wrong and what to do next.
type ErrorPage struct {
	Status int
	Detail catalog.Text // a sentence for the reader; the status's own if empty
	Near   []Link       // what the reader may have meant
}

// Head implements View.
func (p ErrorPage) Head(f Frame) Head { return Head{Title: f.Say(p.title())} }

func (p ErrorPage) title() catalog.Text {
	if t, ok := errorTitles[p.Status]; ok {
		return t
	}
	return errorTitles[500]
}

func (p ErrorPage) detail() catalog.Text {
	if !p.Detail.Empty() {
		return p.Detail
	}
	if t, ok := errorDetails[p.Status]; ok {
		return t
	}
	return errorDetails[500]
}

var errorTitles = map[int]catalog.Text{
	400: {DE: "Diese Anfrage verstehen wir nicht", EN: "We cannot understand this request"},
	404: {DE: "Diese Seite gibt es nicht", EN: "Page not found"},
	405: {DE: "Das ist hier nicht möglich", EN: "That does not work here"},
	413: {DE: "Das ist zu viel auf einmal", EN: "That is too much at once"},
	500: {DE: "Bei uns ist etwas schiefgegangen", EN: "Something went wrong on our side"},
}

var errorDetails = map[int]catalog.Text{
	400: {
		DE: "Etwas an der Adresse oder der Eingabe stimmt nicht.",
		EN: "The address or the input is not valid.",
	},
	404: {
		DE: "Vielleicht ist die Adresse vertippt; die Suche hilft weiter.",
		EN: "Check the address, or try searching.",
	},
	405: {DE: "Diese Adresse nimmt keine solchen Anfragen an.", EN: "This address does not accept this kind of " +
		"request."},
	413: {DE: "Kürze die Eingabe und versuch es noch einmal.", EN: "Shorten it and try again."},
	500: {
		DE: "Versuch es gleich noch einmal. Wir haben den Fehler notiert, aber nichts über dich.",
		EN: "Try again in a moment. We logged the error, but nothing about you.",
	},
}
