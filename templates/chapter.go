package templates

import "catanica/catalog"

// Texts of a whole chapter on one page.
var (
	textWholeAbout = catalog.Text{
		DE: "Alle Artikel auf einer Seite, auch zum Drucken; gedruckt werden nur die Artikel, nicht die Menüs.",
		EN: "All articles on one page, ready to print without menus and navigation.",
	}
	textWholeCount = catalog.Plural{
		One:  catalog.Text{DE: "%d Artikel", EN: "%d article"},
		Many: catalog.Text{DE: "%d Artikel", EN: "%d articles"},
	}
	textTableAbove = catalog.Text{DE: "Siehe die Tabelle oben:", EN: "See the table above:"}
	textSourceIDs  = catalog.Text{DE: "Quellen", EN: "Sources"}
	TextNoChapter  = catalog.Text{DE: "Dieses Kapitel gibt es nicht.", EN: "No such chapter."}
)

// ChapterPage holds all articles of a chapter in full, for reading straight through and for printing.
type ChapterPage struct {
	ID, Name string // 112, Actions: attack
	Crumbs   []Link
	Section  string // of the main navigation
	Articles []WholeArticle
	Sources  []SourceName
}

// SourceName is a source with its short and its full title.
type SourceName struct{ Short, Name string }

// WholeArticle is an article on a ChapterPage.
type WholeArticle struct {
	RulingPage             // without links to other pages
	Href       string      // its own page
	Above      []Link      // its tables that an earlier article on the page already shows
	Refs       []SourceRef // all sources that it cites
}

// SourceRef is a source cited by its short id.
type SourceRef struct {
	Source
	First bool // first citation on the page: the target of links to its number
}

// Head implements View.
func (p ChapterPage) Head(f Frame) Head {
	return Head{Title: p.title(), Description: p.title() + ". " + f.Say(textWholeAbout), Section: p.Section}
}

func (p ChapterPage) title() string {
	if p.ID == "" {
		return p.Name
	}
	return p.ID + " " + p.Name
}

// count returns the number of articles in words.
func (p ChapterPage) count(f Frame) string { return f.Count(textWholeCount, len(p.Articles)) }

// edition names the edition that the articles are shown in. Only the card game has editions.
func (p ChapterPage) edition(f Frame) string {
	if f.Game != "" {
		return ""
	}
	return ", " + f.Say(textEdition) + " " + f.EditionName(f.Edition)
}

// chapterNames names the chapters of the Encyclopædia in our own words.
var chapterNames = map[string]catalog.Text{
	"101": {DE: "Das Kartenspiel gestern und heute", EN: "The card game past and present"},
	"102": {DE: "Glossar", EN: "Glossary"},
	"103": {DE: "Grundordnung: was in jedem Spiel gilt", EN: "Basic rules: what applies in every game"},
	"105": {DE: "Erweitertes Grundspiel", EN: "Extended game"},
	"106": {DE: "Mehrere Themen-Sets auf einmal", EN: "Several theme sets at once"},
	"107": {DE: "Turnierspiel", EN: "Tournament game"},
	"112": {DE: "Aktionen: Angriff", EN: "Actions: attack"},
	"113": {DE: "Aktionen: neutral", EN: "Actions: neutral"},
	"114": {DE: "Aktionen: Schutz", EN: "Actions: protection"},
	"115": {DE: "Drachen", EN: "Dragons"},
	"116": {DE: "Flotten", EN: "Fleets"},
	"117": {DE: "Ritter", EN: "Knights"},
	"118": {DE: "Übrige Einheiten", EN: "Other units"},
	"119": {DE: "Ereignisse", EN: "Events"},
	"120": {DE: "Fremdkarten", EN: "Foreign cards"},
	"121": {DE: "Gebietsausbauten", EN: "Territory expansions"},
	"122": {DE: "Landschaftsausbauten", EN: "Landscape expansions"},
	"123": {DE: "Stadtausbauten", EN: "City expansions"},
	"124": {DE: "Straßenausbauten", EN: "Road expansions"},
	"125": {DE: "Zitadellenausbauten", EN: "Citadel expansions"},
	"126": {DE: "Zauberbücher", EN: "Spell books"},
	"127": {DE: "Zauberer", EN: "Wizards"},
	"128": {DE: "Zentralkarten", EN: "Central cards"},
	"141": {DE: "Material und Ausgaben", EN: "Material and printings"},
	"151": {DE: "Sternenschiff Catan: Grundspiel", EN: "Starship Catan: basic game"},
	"152": {DE: "Sternenschiff Catan: Missionen", EN: "Starship Catan: missions"},
}

// ChapterName returns the name of a chapter, or its number if it has none.
func ChapterName(f Frame, chapter string) string {
	if t, ok := chapterNames[chapter]; ok {
		return f.Say(t)
	}
	return chapter
}
