package rulings

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// Game is a game that an article may be about. It is not catalog.Game, which is a way to play the card game.
type Game string

// The games. Articles are about the card game unless their chapter says otherwise.
const (
	GameCard     Game = "card"     // the two-player card game
	GameBoard    Game = "board"    // Die Siedler von Catan
	GameVienna   Game = "vienna"   // Wien Catan
	GameStarship Game = "starship" // Sternenschiff Catan
)

// Games lists the games, the card game first.
var Games = []Game{GameCard, GameBoard, GameVienna, GameStarship}

// chapterGames lists the rulebooks and chapters that are not about the card game.
var chapterGames = map[string]Game{
	"almanach": GameBoard, "wien": GameVienna, "151": GameStarship, "152": GameStarship,
}

// ParseGame parses the name of a game. ok is false for anything else.
func ParseGame(name string) (g Game, ok bool) {
	return Game(name), slices.Contains(Games, Game(name))
}

// GameOfChapter returns the game that a rulebook or a chapter of the Encyclopædia is about.
func GameOfChapter(chapter string) Game {
	if g, ok := chapterGames[chapter]; ok {
		return g
	}
	return GameCard
}

// Name returns the name of the game.
func (g Game) Name() catalog.Text {
	return map[Game]catalog.Text{
		GameCard:     {DE: "Kartenspiel", EN: "Card game"},
		GameBoard:    {DE: "Brettspiel", EN: "Board game"},
		GameVienna:   {DE: "Wien Catan", EN: "Catan: Vienna"},
		GameStarship: {DE: "Sternenschiff Catan", EN: "Starship Catan"},
	}[g]
}

// Game returns the game that the article is about.
func (r *Ruling) Game() Game { return GameOfChapter(r.Chapter()) }

// ChaptersOf returns the chapters of a game that have articles of one of the kinds, sorted by CompareIDs.
func (l *Library) ChaptersOf(g Game, kinds ...catalog.Kind) []string {
	return slices.DeleteFunc(l.Chapters(kinds...), func(chapter string) bool { return GameOfChapter(chapter) != g })
}

// Group returns the middle part of a rulebook section's id, such as "turnier" in kuw.turnier.deck, or "" if there is
// none.
func (r *Ruling) Group() string {
	if parts := strings.Split(r.ID, "."); len(parts) > 2 {
		return parts[1]
	}
	return ""
}
