package templates

import "catanica/catalog"

// Texts of the page about Catanica.
var (
	textAboutLink = catalog.Text{DE: "Über Catanica", EN: "About Catanica"}

	textAboutLead = catalog.Text{
		DE: "Catanica sammelt, was zum alten Catan-Kartenspiel für zwei Personen (1996 bis 2005) an Regeln und " +
			"Karten belegt ist, und beantwortet damit Fragen vom Spieltisch.",
		EN: "Catanica collects everything documented about the rules and cards of the classic two-player Catan card " +
			"game (1996 to 2005) and uses it to answer questions that come up in play.",
	}
	textAboutUnknown = catalog.Text{
		DE: "Jede Angabe nennt ihre Quelle. Was keine Quelle nennt, heißt hier „unbekannt“; geraten wird nicht. " +
			"Namen, die nie auf Deutsch oder Englisch erschienen sind, haben wir übersetzt und als Übersetzung " +
			"gekennzeichnet.",
		EN: "Every fact names its source. If no source states something, we call it “unknown”; we never guess. " +
			"Names that were never published in German or English are our own translations and marked as such.",
	}
	textEditionsTitle = catalog.Text{DE: "Regelstände", EN: "Editions"}
	textEditionsAbout = catalog.Text{
		DE: "Die Regeln haben sich mehrmals geändert. Mit der Auswahl „Regelstand“ liest du eine Seite so, wie sie " +
			"damals galt; ohne Auswahl gilt 2005.",
		EN: "The rules changed several times. Choose an edition to read a page as the rules stood at the time; the " +
			"default is 2005.",
	}
	textReadingsTitle = catalog.Text{
		DE: "Offene Fragen und wie wir sie entscheiden",
		EN: "Open questions and how we answer them",
	}
	textReadingsAbout = catalog.Text{
		DE: "Wo die Quellen schweigen oder sich widersprechen, folgt Catanica diesen Lesarten.",
		EN: "Where the sources say nothing or contradict each other, Catanica follows these readings.",
	}
	textSourcesAbout = catalog.Text{
		DE: "Aus diesen Quellen stammen die Angaben. Wir übernehmen Tatsachen, keine Sätze.",
		EN: "This is where the facts come from. We take facts from these sources, not their wording.",
	}

	textQuestionsOwn = catalog.Text{DE: "Unsere eigenen Entscheidungen", EN: "Our own decisions"}
)

// AboutPage says what Catanica is and where its facts come from.
type AboutPage struct {
	Editions []AboutEdition
	Sources  []AboutSource
}

// AboutEdition is an edition of the rules with what it introduced.
type AboutEdition struct{ ID, Name, Text string }

// AboutSource is a book or site that facts are taken from.
type AboutSource struct{ ID, Title, Year, URL string }

// Head implements View.
func (p AboutPage) Head(f Frame) Head {
	return Head{Title: f.Say(textAboutLink), Description: f.Say(textAboutLead), Section: "about"}
}
