package templates

import (
	"net/url"
	"strings"

	"catanica/catalog"
)

// Build identifies the content of a site and the format of its links. The footer of every page gives its day, the page
// about Catanica the rest.
type Build struct {
	Content string       // the first digits of the content hash; "" if it is unknown
	Links   int          // version of the format of links that carry a deck or a scenario
	Changed catalog.Text // day of the latest change to an article; empty if it is unknown
}

// Operator holds what the operator of a site has set for feedback. Empty fields hide their links.
type Operator struct {
	// Report is where mistakes are reported: a mail address, or the https address of a form for new issues, which is
	// given title= and body=. It may hold {title}, {body} and {url} instead.
	Report string
	// Edit is the https address at which a file of the content is edited. {file} stands for its path below content/;
	// without it the path is appended.
	Edit string
}

// Texts of the feed of changes and of the search that browsers offer.
var (
	TextFeed      = catalog.Text{DE: "Geänderte Artikel", EN: "Changed articles"}
	TextFeedAbout = catalog.Text{
		DE: "Die zuletzt geänderten Artikel mit ihrer kurzen Antwort.",
		EN: "The articles that changed last, with their short answers.",
	}
	TextSearchAbout = catalog.Text{
		DE: "Regeln und Karten des Catan-Kartenspiels",
		EN: "Rules and cards of the Catan card game",
	}
)

// Texts of the links for feedback.
var (
	textReport = catalog.Text{DE: "Fehler melden", EN: "Report a mistake"}
	textEdit   = catalog.Text{DE: "Diese Seite bearbeiten", EN: "Edit this page"}

	textBuild      = catalog.Text{DE: "Stand dieser Website", EN: "Version of this site"}
	textBuildAbout = catalog.Text{DE: "Für Fehlermeldungen und für Programme, die diese Website nutzen.",
		EN: "For reports of mistakes, and for programs that use this site."}
	textBuildChanged = catalog.Text{DE: "Artikel zuletzt geändert", EN: "Articles last changed"}
	textBuildContent = catalog.Text{DE: "Prüfsumme der Inhalte", EN: "Checksum of the content"}
	textBuildLinks   = catalog.Text{DE: "Format der Links", EN: "Format of links"}

	textTellTitle = catalog.Text{DE: "Angaben zur Karte ", EN: "Facts about the card "}
	textTellBody  = catalog.Text{
		DE: "Seite: %s\nInhalt: %s\n\nAuf meiner Karte steht (Ausgabe, Jahr, Sprache):\n\n- %f\n",
		EN: "Page: %s\nContent: %s\n\nMy card says (edition, year, language):\n\n- %f\n",
	}

	textReportTitle = catalog.Text{DE: "Fehler: ", EN: "Mistake: "}
	textReportBody  = catalog.Text{
		DE: "Seite: %s\nInhalt: %s\n\nWas ist falsch?\n\n\nWelche Quelle sagt es anders (Heft, Seite, Ausgabe)?\n",
		EN: "Page: %s\nContent: %s\n\nWhat is wrong?\n\n\nWhich source says otherwise (booklet, page, edition)?\n",
	}
)

// reportLink returns the prefilled address for a mistake on this page, or "" if the operator has set none.
func (f Frame) reportLink(h Head) string {
	to := f.Operator.Report
	if to == "" || f.Problem {
		return ""
	}
	return f.mailTo(f.Say(textReportTitle)+pageTitle(f, h), f.Say(textReportBody))
}

// tellLink returns the prefilled address at which owners of a card report what is unknown about it, or "" if the
// operator has set none. card is its name and fields are the names of its unknown facts.
func (f Frame) tellLink(card string, fields []string) string {
	if f.Operator.Report == "" {
		return ""
	}
	body := strings.ReplaceAll(f.Say(textTellBody), "%f", strings.Join(fields, ":\n- ")+":")
	return f.mailTo(f.Say(textTellTitle)+card, body)
}

// mailTo returns the operator's address for reports with a title and a body, in which %s stands for the address of the
// page and then for the content's hash.
func (f Frame) mailTo(title, body string) string {
	to := f.Operator.Report
	page := f.Origin + f.In(f.Lang)
	body = strings.Replace(strings.Replace(body, "%s", page, 1), "%s", f.Build.Content, 1)
	escape := func(s string) string { return strings.ReplaceAll(url.QueryEscape(s), "+", "%20") } // mail knows no +
	if strings.Contains(to, "{") {
		return strings.NewReplacer("{title}", escape(title), "{body}", escape(body), "{url}", escape(page)).Replace(to)
	}
	names := [2]string{"title", "body"}
	if mail, ok := strings.CutPrefix(to, "mailto:"); ok || !strings.Contains(to, "://") {
		if !ok {
			mail = to
		}
		to, names[0] = "mailto:"+mail, "subject"
	}
	sep := "?"
	if strings.Contains(to, "?") {
		sep = "&"
	}
	return to + sep + names[0] + "=" + escape(title) + "&" + names[1] + "=" + escape(body)
}

// editLink returns the address at which the file behind this page is edited, or "" if there is none.
func (f Frame) editLink(h Head) string {
	to := f.Operator.Edit
	if to == "" || h.File == "" || f.Problem {
		return ""
	}
	file := (&url.URL{Path: h.File}).EscapedPath()
	if strings.Contains(to, "{file}") {
		return strings.ReplaceAll(to, "{file}", file)
	}
	return strings.TrimSuffix(to, "/") + "/" + file
}
