package templates

// AboutPage says what Catanica is, where its facts come from and what it decided itself.
type AboutPage struct {
	Editions []AboutEdition
	Sources  []AboutSource
	Readings []AboutReading
}

// AboutEdition is a state of the rules with what came then.
type AboutEdition struct{ ID, Name, Text string }

// AboutSource is a text or site that facts come from.
type AboutSource struct{ ID, Title, Year, URL string }

// AboutReading is a question that the sources leave open, and the answer that Catanica follows.
type AboutReading struct {
	ID        string
	Question  string
	Answer    string
	Reasoning string
	Ours      bool
	Rulings   []Link
}

// Head implements View.
func (p AboutPage) Head(f Frame) Head {
	return Head{Title: f.Say(textAboutLink), Description: f.Say(textAboutLead), Section: "about"}
}
