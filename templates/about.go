package templates

// AboutPage says what Catanica is and where its facts come from.
type AboutPage struct {
	Editions []AboutEdition
	Sources  []AboutSource
}

// AboutEdition is a state of the rules with what came then.
type AboutEdition struct{ ID, Name, Text string }

// AboutSource is a text or site that facts come from.
type AboutSource struct{ ID, Title, Year, URL string }

// Head implements View.
func (p AboutPage) Head(f Frame) Head {
	return Head{Title: f.Say(textAboutLink), Description: f.Say(textAboutLead), Section: "about"}
}
