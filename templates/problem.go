package templates

import (
	"strings"

	"catanica/catalog"
)

// Texts of the pages about the API's errors.
var (
	textProblems = catalog.Text{DE: "Fehler der API", EN: "Errors of the API"}
	textMeaning  = catalog.Text{DE: "Was das bedeutet", EN: "What it means"}
	textRemedy   = catalog.Text{DE: "Was du tun kannst", EN: "What you can do"}
	textStatus   = catalog.Text{DE: "HTTP-Status", EN: "HTTP status"}
	textCode     = catalog.Text{DE: "Kennung", EN: "Code"}
)

// problemText is what readers learn about one kind of API error.
type problemText struct{ Title, Means, Remedy catalog.Text }

// problems holds the texts by the error's code.
var problems = map[string]problemText{
	"bad_request": {
		Title: catalog.Text{DE: "Ungültige Anfrage", EN: "Invalid request"},
		Means: catalog.Text{
			DE: "Ein Parameter oder der Inhalt der Anfrage ist ungültig.",
			EN: "A parameter or the body of the request is not valid.",
		},
		Remedy: catalog.Text{
			DE: "In „detail“ steht, was falsch ist. „errors“ nennt jeden ungültigen Parameter und jedes ungültige Feld, " +
				"„error.near“ ähnliche Namen.",
			EN: "“detail” says what is wrong. “errors” lists every invalid parameter and field, “error.near” similar names.",
		},
	},
	"not_found": {
		Title: catalog.Text{DE: "Nicht gefunden", EN: "Not found"},
		Means: catalog.Text{
			DE: "Unter dieser Adresse oder mit dieser Kennung gibt es nichts.",
			EN: "There is nothing at this address or with this id.",
		},
		Remedy: catalog.Text{
			DE: "Prüfe die Schreibweise. „error.near“ nennt ähnliche Namen. Alle Kennungen liefern die Listen, zum Beispiel " +
				"/api/v1/cards.",
			EN: "Check the spelling. “error.near” lists similar names. The lists, such as /api/v1/cards, have all ids.",
		},
	},
	"method_not_allowed": {
		Title: catalog.Text{DE: "Methode nicht erlaubt", EN: "Method not allowed"},
		Means: catalog.Text{
			DE: "Diese Adresse nimmt Anfragen mit dieser HTTP-Methode nicht an.",
			EN: "This address does not accept requests with this HTTP method.",
		},
		Remedy: catalog.Text{
			DE: "Der Header „Allow“ der Antwort nennt die erlaubten Methoden.",
			EN: "The “Allow” header of the answer lists the methods that it accepts.",
		},
	},
	"too_large": {
		Title: catalog.Text{DE: "Zu groß", EN: "Too large"},
		Means: catalog.Text{
			DE: "Die Anfrage überschreitet eine Größengrenze.",
			EN: "The request exceeds a size limit.",
		},
		Remedy: catalog.Text{
			DE: "Kürze sie. Ein Deck oder ein Szenario darf höchstens 64 KB groß sein, eine Adresse 16 KB.",
			EN: "Shorten it. A deck or a scenario may have at most 64 KB, an address 16 KB.",
		},
	},
	"too_many_requests": {
		Title: catalog.Text{DE: "Zu viele Anfragen", EN: "Too many requests"},
		Means: catalog.Text{
			DE: "Von deiner Adresse kamen in kurzer Zeit zu viele aufwendige Anfragen.",
			EN: "Your address sent too many costly requests in a short time.",
		},
		Remedy: catalog.Text{
			DE: "Warte so viele Sekunden, wie der Header „Retry-After“ angibt. Wer viele Daten braucht, nimmt besser den " +
				"Gesamtexport unter /api/v1/export.",
			EN: "Wait for the number of seconds in the “Retry-After” header. If you need a lot of data, use the full " +
				"export at /api/v1/export.",
		},
	},
	"overloaded": {
		Title: catalog.Text{DE: "Überlastet", EN: "Overloaded"},
		Means: catalog.Text{
			DE: "Der Server bearbeitet gerade so viele Anfragen, wie er kann.",
			EN: "The server is handling as many requests as it can.",
		},
		Remedy: catalog.Text{
			DE: "Versuch es nach so vielen Sekunden noch einmal, wie der Header „Retry-After“ angibt.",
			EN: "Try again after the number of seconds in the “Retry-After” header.",
		},
	},
	"gone": {
		Title: catalog.Text{DE: "Abgebrochen", EN: "Canceled"},
		Means: catalog.Text{
			DE: "Die Verbindung wurde getrennt, bevor die Antwort fertig war.",
			EN: "The connection was closed before the answer was ready.",
		},
		Remedy: catalog.Text{DE: "Stell die Anfrage noch einmal.", EN: "Send the request again."},
	},
	"internal": {
		Title: catalog.Text{DE: "Interner Fehler", EN: "Internal error"},
		Means: catalog.Text{
			DE: "Der Fehler liegt auf unserer Seite. Wir haben ihn notiert, aber nichts über dich.",
			EN: "The error is on our side. We logged it, but nothing about you.",
		},
		Remedy: catalog.Text{
			DE: "Versuch es gleich noch einmal. Bleibt der Fehler, melde uns die Anfrage.",
			EN: "Try again in a moment. If the error persists, report the request to us.",
		},
	},
}

// ProblemTitle returns the name of a kind of API error.
func ProblemTitle(code string) catalog.Text { return problems[code].Title }

// ProblemDetail returns a sentence about a kind of API error.
func ProblemDetail(code string) catalog.Text { return problems[code].Means }

// ProblemPath returns the address of the page about a kind of API error, below the language.
func ProblemPath(code string) string { return "/api/problems/" + strings.ReplaceAll(code, "_", "-") }

// ProblemPage explains a kind of API error. It is the page that the type of a problem refers to.
type ProblemPage struct {
	Code   string
	Status int
}

// Head implements View.
func (p ProblemPage) Head(f Frame) Head {
	return Head{Title: f.Say(ProblemTitle(p.Code)), Description: f.Say(ProblemDetail(p.Code)), Section: "api"}
}
