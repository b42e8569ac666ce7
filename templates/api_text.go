package templates

import "catanica/catalog"

// Texts of the reference of the API.
var (
	textAPI     = catalog.Text{DE: "API", EN: "API"}
	textAPILead = catalog.Text{
		DE: "Alles auf dieser Website gibt es auch als JSON: Suche, Antworten, Karten, Artikel, Deckprüfung und der " +
			"Schiedsrichter. Ohne Anmeldung, kostenlos, von jeder Website aus.",
		EN: "Everything on this site is available as JSON too: search, answers, cards, rulings, deck checks and the " +
			"referee. No registration, free, from any site.",
	}
	textAPISpec     = catalog.Text{DE: "Maschinenlesbar: OpenAPI 3.1", EN: "Machine-readable: OpenAPI 3.1"}
	textAPIBasics   = catalog.Text{DE: "Grundlagen", EN: "Basics"}
	textParameters  = catalog.Text{DE: "Parameter", EN: "Parameters"}
	textBodyFields  = catalog.Text{DE: "Felder der Anfrage", EN: "Fields of the body"}
	textAnswerHas   = catalog.Text{DE: "Felder der Antwort", EN: "Fields of the answer"}
	textAPIExamples = catalog.Text{DE: "Beispiele", EN: "Examples"}
	textSend        = catalog.Text{DE: "Absenden", EN: "Send"}
	textRequired    = catalog.Text{DE: "Pflicht", EN: "required"}
	textDefault     = catalog.Text{DE: "sonst", EN: "default"}
	textObsolete    = catalog.Text{DE: "Läuft aus", EN: "Deprecated"}
)

// apiBasic is a rule that holds for all calls.
type apiBasic struct {
	id          string
	title, text catalog.Text
}

var apiBasics = []apiBasic{
	{"format", catalog.Text{DE: "Format", EN: "Format"}, catalog.Text{
		DE: "Antworten sind JSON in UTF-8, auf Wunsch mit gzip gepackt. POST nimmt JSON, ein Formular oder, wo es nur ein " +
			"Feld braucht, den bloßen Text.",
		EN: "Answers are JSON in UTF-8, compressed with gzip on request. POST takes JSON, a form or, where one field is " +
			"enough, the bare text.",
	}},
	{"language", catalog.Text{DE: "Sprache", EN: "Language"}, catalog.Text{
		DE: "lang=de oder lang=en wählt die Sprache von Sätzen und Fehlermeldungen. Ohne Angabe sind sie deutsch. Namen " +
			"und Artikel stehen immer in beiden Sprachen in der Antwort.",
		EN: "lang=de or lang=en chooses the language of sentences and error messages; the default is German. Names and " +
			"articles are always in both languages.",
	}},
	{"paging", catalog.Text{DE: "Seiten", EN: "Paging"}, catalog.Text{
		DE: "Listen sind ohne limit vollständig. Mit limit und offset liefern sie einen Ausschnitt. Der Header „Link“ " +
			"nennt die erste, vorige, nächste und letzte Seite, „total“ die Zahl aller Einträge.",
		EN: "Lists are complete unless limit is given. With limit and offset they return a part. The “Link” header has the " +
			"first, previous, next and last page, “total” the number of all entries.",
	}},
	{"caching", catalog.Text{DE: "Zwischenspeichern", EN: "Caching"}, catalog.Text{
		DE: "Antworten auf GET haben ETag und Last-Modified. Wer sie mit If-None-Match oder If-Modified-Since " +
			"zurückschickt, bekommt 304 ohne Inhalt, solange sich nichts geändert hat.",
		EN: "Answers to GET have ETag and Last-Modified. Send them back with If-None-Match or If-Modified-Since to get 304 " +
			"without a body as long as nothing has changed.",
	}},
	{"versions", catalog.Text{DE: "Versionen", EN: "Versions"}, catalog.Text{
		DE: "Unter /api/v1 können Felder und Aufrufe dazukommen. Nichts fällt weg, nichts wird umbenannt. Kennungen von " +
			"Karten, Artikeln und Szenarien bleiben. Was nicht vereinbar wäre, kommt unter /api/v2.",
		EN: "Below /api/v1, fields and calls may be added; none is removed or renamed. Ids of cards, articles and " +
			"scenarios stay. Incompatible changes would come as /api/v2.",
	}},
	{"deprecation", catalog.Text{DE: "Auslaufende Aufrufe", EN: "Deprecation"}, catalog.Text{
		DE: "Ein Aufruf, der auslaufen soll, meldet das in den Headern „Deprecation“ und „Sunset“. Er funktioniert noch " +
			"mindestens zwölf Monate; „Link“ nennt den Ersatz.",
		EN: "A call that is to end says so in the headers “Deprecation” and “Sunset”. It keeps working for at least twelve " +
			"months; “Link” names its successor.",
	}},
}
