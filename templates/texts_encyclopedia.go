package templates

import (
	"html"

	"catanica/catalog"
)

// Finding one's way in the encyclopedia: whole chapters, links to a paragraph, the two registers.
var (
	textReadChapter  = catalog.Text{DE: "Kapitel lesen oder drucken", EN: "Read or print the chapter"}
	textReadGlossary = catalog.Text{DE: "Glossar lesen oder drucken", EN: "Read or print the glossary"}
	textReadBook     = catalog.Text{DE: "Heft lesen oder drucken", EN: "Read or print the booklet"}
	textWholeAbout   = catalog.Text{DE: "Alle Artikel auf einer Seite, auch zum Drucken: Dann fallen Menüs und Blättern weg.", EN: "All articles on one page, for printing too: menus and page turning are left out then."}
	textWholeCount   = catalog.Text{DE: "Artikel", EN: "articles"}
	textWholeOne     = catalog.Text{DE: "Artikel", EN: "article"}
	textTableAbove   = catalog.Text{DE: "Siehe die Tabelle oben:", EN: "See the table above:"}
	textSourceIDs    = catalog.Text{DE: "Kürzel der Quellen", EN: "What the sources are called"}
	textParagraph    = catalog.Text{DE: "Link auf Absatz", EN: "Link to paragraph"}
	textRegisters    = catalog.Text{DE: "Sprache der Namen", EN: "Language of the names"}
	textNamesDE      = catalog.Text{DE: "Deutsche Namen", EN: "German names"}
	textNamesEN      = catalog.Text{DE: "Englische Namen", EN: "English names"}
	TextNoChapter    = catalog.Text{DE: "Dieses Kapitel gibt es nicht.", EN: "There is no such chapter."}
)

// ReadWhole is the link's text to all articles of a chapter, of a rulebook or of the glossary.
func ReadWhole(f Frame, k catalog.Kind) string {
	switch k {
	case catalog.KindTerm:
		return f.Say(textReadGlossary)
	case catalog.KindRule:
		return f.Say(textReadBook)
	}
	return f.Say(textReadChapter)
}

// ParagraphMark is the link of a paragraph to itself, as HTML.
func ParagraphMark(f Frame, id string) string {
	id = html.EscapeString(id)
	return `<a class="para" href="#` + id + `" aria-label="` + f.Say(textParagraph) + ` ` + id + `">¶</a>`
}

// namesIn is what the register of a language's names is called.
func namesIn(f Frame, lang catalog.Lang) string {
	return f.Say(map[catalog.Lang]catalog.Text{catalog.DE: textNamesDE, catalog.EN: textNamesEN}[lang])
}
