package templates

import "catanica/catalog"

// Texts of the index.
var (
	textRegister = catalog.Text{DE: "Register", EN: "Index"}

	textRegisterAbout = catalog.Text{
		DE: "Alle Karten, Begriffe, Regelfragen und Regeln von A bis Z, auch unter ihren Spitznamen.",
		EN: "All cards, terms, rulings and rules from A to Z, including nicknames.",
	}
	textLetters = catalog.Text{DE: "Buchstaben", EN: "Letters"}

	textRegisters = catalog.Text{DE: "Sprache der Namen", EN: "Language of the names"}
	textNamesDE   = catalog.Text{DE: "Deutsche Namen", EN: "German names"}
	textNamesEN   = catalog.Text{DE: "Englische Namen", EN: "English names"}
)

// RegisterPage is the alphabetical index.
type RegisterPage struct {
	Names   catalog.Lang // the language of the names
	Letters []Letter
}

// Letter holds the index entries under a letter.
type Letter struct {
	Name    string
	Entries []RegisterEntry
}

// RegisterEntry is a name with the page that it leads to.
type RegisterEntry struct {
	Text string
	Href string
	Kind catalog.Kind
	ID   string // of a ruling
	Also string // what the thing is called when Text is a by-name; or its name in the other language
}

// query returns the parameter names= for a language; "" for the reader's own.
func (p RegisterPage) query(f Frame, lang catalog.Lang) string {
	if lang == f.Lang {
		return ""
	}
	return string(lang)
}

// Head implements View.
func (p RegisterPage) Head(f Frame) Head {
	return Head{Title: f.Say(textRegister), Description: f.Say(textRegisterAbout), Section: "register"}
}

// namesIn names the index of a language's names.
func namesIn(f Frame, lang catalog.Lang) string {
	return f.Say(map[catalog.Lang]catalog.Text{catalog.DE: textNamesDE, catalog.EN: textNamesEN}[lang])
}
