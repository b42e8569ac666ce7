package templates

import (
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
)

// Texts of the pages about interactions.
var (
	TextInteractions      = catalog.Text{DE: "Karte gegen Karte", EN: "Card against card"}
	textInteractionsAbout = catalog.Text{
		DE: "Wie Karten aufeinander wirken, vom Schiedsrichter ausgespielt: für jedes Paar, nach jedem Regelstand " +
			"und in jeder Spielform.",
		EN: "What cards do to each other, as the referee plays it: for each pair, in every edition and game."}
	textActingCard  = catalog.Text{DE: "Was tut diese Karte", EN: "What does this card do"}
	textMetCard     = catalog.Text{DE: "mit dieser (frei lassen: mit allen)", EN: "to this one (leave empty: to all)"}
	textInGame      = catalog.Text{DE: "Spiel", EN: "Game"}
	textItDoes      = catalog.Text{DE: "Was sie tut", EN: "What it does"}
	textItSuffers   = catalog.Text{DE: "Was ihr geschieht", EN: "What is done to it"}
	textNoEffects   = catalog.Text{DE: "Keine Wirkung zwischen Karten bekannt.", EN: "No effects between cards are known."}
	textNotTogether = catalog.Text{DE: "Nach diesem Regelstand und in dieser Spielform gibt es nicht beide Karten.",
		EN: "These cards do not both exist in this edition and game."}
	textPlayIt       = catalog.Text{DE: "Ausspielen", EN: "Play it"}
	textByReferee    = catalog.Text{DE: "Vom Schiedsrichter ausgespielt", EN: "Played by the referee"}
	textMostlyPlayed = catalog.Text{
		DE: "Vom Schiedsrichter ausgespielt; beruht etwas nur auf dem Kartentext, steht das beim jeweiligen Paar.",
		EN: "Played by the referee; if a result rests only on a card's text, its own page says so."}
	textOtherWay  = catalog.Text{DE: "Umgekehrt", EN: "The other way round"}
	textByEdition = catalog.Text{DE: "Nach jedem Regelstand", EN: "In every edition"}
	textAllOfCard = catalog.Text{DE: "Alle Wirkungen mit anderen Karten", EN: "All effects with other cards"}
	textFarther   = catalog.Text{DE: "Außerdem", EN: "Also"}
	textAllCards  = catalog.Text{DE: "Alle Karten", EN: "All cards"}
	textActsOn    = catalog.Text{DE: "wirkt auf %s, %s wirken auf sie", EN: "acts on %s, acted on by %s"}
	textPairWith  = catalog.Text{
		DE: "was die eine Karte mit der anderen macht, nach jedem Regelstand und in jeder Spielform",
		EN: "what one card does to the other, in every edition and game",
	}
)

// InteractionsPage is the index of what cards do to each other.
type InteractionsPage struct {
	Query   string
	A, B    string // names of cards as typed, if one of them is unknown
	Missing []MissingCard
	All     string // address of the page with all cards
	Games   []Choice
	Names   []string // of all cards, for completion
	Cards   []InteractionLine
}

// MissingCard is a name that no card has, with links to the pages of what it may mean.
type MissingCard struct {
	Name string
	Near []Link
}

func (m MissingCard) says() catalog.Text {
	return catalog.Textf("Keine Karte heißt „%s“.", "No card is called “%s”.", m.Name)
}

// InteractionLine is a card of the index, with the number of cards that it acts on and that act on it.
type InteractionLine struct {
	Card          Link
	Face          string
	Class         ClassMark
	Does, Suffers int
}

// counts says on how many cards the card acts, and how many act on it.
func (l InteractionLine) counts(f Frame) string {
	return fmt.Sprintf(f.Say(textActsOn), f.Number(l.Does), f.Number(l.Suffers))
}

// Head implements View.
func (p InteractionsPage) Head(f Frame) Head {
	return Head{Title: f.Say(TextInteractions), Description: f.Say(textInteractionsAbout), Section: "cards"}
}

// InteractionGroups lists what a card does to others, and what they do to it.
type InteractionGroups struct {
	All      string // address of the page with all of it
	Does, By []InteractionGroup
}

// Empty reports whether there is nothing to show.
func (g InteractionGroups) Empty() bool { return len(g.Does)+len(g.By) == 0 }

// summary counts the cards in both directions: "Was sie tut 12 · Was ihr geschieht 8".
func (g InteractionGroups) summary(f Frame) string {
	var parts []string
	for _, side := range []struct {
		name   string
		groups []InteractionGroup
	}{{f.Say(textItDoes), g.Does}, {f.Say(textItSuffers), g.By}} {
		n := 0
		for _, group := range side.groups {
			n += len(group.Cards)
		}
		if n > 0 {
			parts = append(parts, side.name+" "+f.Number(n))
		}
	}
	return strings.Join(parts, " · ")
}

// InteractionGroup holds cards with the same outcome.
type InteractionGroup struct {
	Label   string
	Outcome string
	Rank    int
	Cards   []Link // to the pages of the pairs
}

// CardInteractionsPage shows what a card does to all others and what they do to it.
type CardInteractionsPage struct {
	Card   Link
	Face   string
	Here   string
	Games  []Choice
	Groups InteractionGroups
}

// Head implements View.
func (p CardInteractionsPage) Head(f Frame) Head {
	return Head{Title: p.Card.Text + ": " + f.Say(TextInteractions), Section: "cards",
		Description: p.Card.Text + ": " + f.Say(textInteractionsAbout)}
}

// PairPage shows what card A does to card B.
type PairPage struct {
	A, B     Link
	Faces    [2]string // of A and B
	Here     string
	Games    []Choice
	NoNames  []string // what says that cards have no known name in the reader's language
	Does     PairView
	Back     *PairView // the other way round; nil for two copies of a card
	Editions []PairEdition
	Stamp    Stamp
}

// PairView is one result.
type PairView struct {
	Title    string
	Absent   bool // the cards do not both exist; the sentence says which does not
	Played   bool // the referee has played it; else it is what a card says, or undecided
	Verdict  string
	Outcome  string
	Sentence string
	More     []string
	Articles []Link
	Play     string // address of the minimal scenario
	Href     string
}

// PairEdition is the result in the games of an edition, in the order basic, extended, tournament.
type PairEdition struct {
	Name  string
	Games []PairCell
}

// PairCell is the result in one edition and game; without a text the cards do not both exist there.
type PairCell struct {
	Verdict string
	Text    string
	Href    string
	Here    bool
}

// Head implements View.
func (p PairPage) Head(f Frame) Head {
	return Head{
		Title:       p.Does.Title,
		Section:     "cards",
		NoIndex:     true,
		Description: p.Does.Title + ": " + f.Say(textPairWith),
		Stamp:       p.Stamp,
	}
}

// mark returns the icon of a verdict, whose word begins the sentence.
func mark(verdict string) string {
	switch verdict {
	case "yes":
		return verdictIcon(rulings.Yes)
	case "no":
		return verdictIcon(rulings.No)
	}
	return verdictIcon(rulings.Depends)
}

// gamesInOrder returns the names of the three games.
func gamesInOrder(f Frame) []string {
	var out []string
	for _, g := range catalog.Games {
		out = append(out, GameName(f, g))
	}
	return out
}
