package templates

import "catanica/catalog"

// Texts of the gallery.
var (
	textScenariosAbout = catalog.Text{
		DE: "Streitfälle als Stellung: Überleg, wie du entscheidest, und sieh dann Zug für Zug, was der Schiedsrichter sagt.",
		EN: "Disputes as positions: decide how you would rule, then watch move by move what the referee says.",
	}
	textFilterTopic = catalog.Text{DE: "Thema", EN: "Topic"}
	textFilterLevel = catalog.Text{DE: "Schwierigkeit", EN: "Difficulty"}
	textFilterOften = catalog.Text{DE: "Kommt vor", EN: "Comes up"}
	textSortBy      = catalog.Text{DE: "Reihenfolge", EN: "Order"}
	textLevelHow    = catalog.Text{
		DE: "So rechnen wir: Die Schwierigkeit ist die Zahl der Züge und Versuche, dazu zwei für jeden Artikel, der " +
			"entscheidet (bis 2 leicht, ab 6 schwer). Wie oft ein Fall vorkommt, sagt sein häufigster Artikel: oft heißt " +
			"in mindestens jeder zehnten von %s zufällig gespielten Partien, selten in weniger als jeder hundertsten.",
		EN: "How we count: difficulty is the number of moves and attempts, plus two for each deciding article (up to 2 is " +
			"easy, 6 or more is hard). A case comes up as often as its most frequent article: often means in at least one " +
			"in ten of %s games played at random, rarely in fewer than one in a hundred.",
	}
	textLevelSummary = catalog.Text{
		DE: "Wie Schwierigkeit und Häufigkeit gezählt sind",
		EN: "How difficulty and frequency are counted",
	}
	textNextPage    = catalog.Text{DE: "Weitere", EN: "More"}
	textPrevPage    = catalog.Text{DE: "Vorherige", EN: "Previous"}
	textPages       = catalog.Text{DE: "Seiten", EN: "Pages"}
	textWhatRule    = catalog.Text{DE: "Wie würdest du entscheiden?", EN: "What would you rule?"}
	textPuzzles     = catalog.Text{DE: "Rätsel", EN: "Puzzles"}
	textPuzzleCount = catalog.Plural{
		One:  catalog.Text{DE: "%d Rätsel", EN: "%d puzzle"},
		Many: catalog.Text{DE: "%d Rätseln", EN: "%d puzzles"},
	}
	textScenarioCount = catalog.Plural{
		One:  catalog.Text{DE: "%d Szenario", EN: "%d scenario"},
		Many: catalog.Text{DE: "%d Szenarien", EN: "%d scenarios"},
	}
	textNewTable   = catalog.Text{DE: "Neuer Tisch", EN: "New table"}
	textStartCase  = catalog.Text{DE: "Aus einem Streitfall", EN: "From a dispute"}
	textStartCards = catalog.Text{DE: "Aus zwei Karten", EN: "From two cards"}
	textStartDecks = catalog.Text{DE: "Aus zwei Decks", EN: "From two decks"}
)

// GalleryPage shows scenarios as small boards, a page at a time.
type GalleryPage struct {
	Topic, Level, Often, Article, Status, Sort []Choice
	Cases                                      []GalleryCase
	Shown                                      int // that pass the filters
	Total                                      int // without filters
	Games                                      int // random games behind the frequencies
	Page, Pages                                int // from 1
	Prev, Next                                 string
	Filters                                    bool
}

// GalleryCase is a scenario in the gallery.
type GalleryCase struct {
	ScenarioLine
	Board        *Board  // nil if the position cannot be set up
	Island       *Island // of a board game
	Topic        string
	Level, Often string
	Rule         string // the address at which the reader rules first
}

// Head implements View.
func (p GalleryPage) Head(f Frame) Head {
	return Head{
		Title: f.Say(TextScenarios), Description: f.Say(textScenariosAbout), Section: "scenarios", Play: true,
		NoIndex: p.Filters || p.Page > 1,
	}
}

// Levels and frequencies of a case, in the order of the filter.
var (
	GalleryLevels = []string{"easy", "medium", "hard"}
	GalleryOften  = []string{"often", "sometimes", "rarely", "unmeasured"}
	GallerySorts  = []string{"often", "level", "topic"}
)

var galleryNames = map[string]catalog.Text{
	"easy":            {DE: "leicht", EN: "easy"},
	"medium":          {DE: "mittel", EN: "medium"},
	"hard":            {DE: "schwer", EN: "hard"},
	"often":           {DE: "oft", EN: "often"},
	"sometimes":       {DE: "manchmal", EN: "sometimes"},
	"rarely":          {DE: "selten", EN: "rarely"},
	"unmeasured":      {DE: "nicht gemessen", EN: "not measured"},
	"sort-often":      {DE: "häufigste zuerst", EN: "most frequent first"},
	"sort-level":      {DE: "leichteste zuerst", EN: "easiest first"},
	"sort-topic":      {DE: "nach Thema", EN: "by topic"},
	"comes-often":     {DE: "kommt oft vor", EN: "comes up often"},
	"comes-sometimes": {DE: "kommt manchmal vor", EN: "comes up sometimes"},
	"comes-rarely":    {DE: "kommt selten vor", EN: "comes up rarely"},
}

// GalleryName names a level, a frequency or an order.
func GalleryName(f Frame, id string) string { return f.Say(galleryNames[id]) }
