package rulings

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// Game is one of the games that the articles are about. It is not catalog.Game, a way to play the card game.
type Game string

// The games. Everything that does not say otherwise is about the card game.
const (
	GameCard     Game = "card"     // the two-player card game
	GameBoard    Game = "board"    // Die Siedler von Catan
	GameVienna   Game = "vienna"   // Wien Catan
	GameStarship Game = "starship" // Sternenschiff Catan
)

// Games lists the games, the card game first.
var Games = []Game{GameCard, GameBoard, GameVienna, GameStarship}

// chapterGames are the rulebooks and chapters that are not about the card game.
var chapterGames = map[string]Game{
	"almanach": GameBoard, "wien": GameVienna, "151": GameStarship, "152": GameStarship,
}

// ParseGame reads the name of a game; ok is false for what is none.
func ParseGame(name string) (g Game, ok bool) {
	return Game(name), slices.Contains(Games, Game(name))
}

// GameOfChapter is the game that a rulebook or a chapter of the Encyclopædia is about.
func GameOfChapter(chapter string) Game {
	if g, ok := chapterGames[chapter]; ok {
		return g
	}
	return GameCard
}

// Name is what the game is called.
func (g Game) Name() catalog.Text {
	return map[Game]catalog.Text{
		GameCard:     {DE: "Kartenspiel", EN: "Card game"},
		GameBoard:    {DE: "Brettspiel", EN: "Board game"},
		GameVienna:   {DE: "Wien Catan", EN: "Catan: Vienna"},
		GameStarship: {DE: "Sternenschiff Catan", EN: "Starship Catan"},
	}[g]
}

// Game is the game that the article is about.
func (r *Ruling) Game() Game { return GameOfChapter(r.Chapter()) }

// ChaptersOf returns the chapters of a game that have articles of one of the kinds, in order.
func (l *Library) ChaptersOf(g Game, kinds ...catalog.Kind) []string {
	return slices.DeleteFunc(l.Chapters(kinds...), func(chapter string) bool { return GameOfChapter(chapter) != g })
}

// Group is the middle of a rulebook section's id: turnier of kuw.turnier.deck; "" of kuw.volksstimmung.
func (r *Ruling) Group() string {
	if parts := strings.Split(r.ID, "."); len(parts) > 2 {
		return parts[1]
	}
	return ""
}
