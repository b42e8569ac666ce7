// Package seat names the players of the board games by the colours of their pieces.
package seat

import (
	"slices"

	"catanica/catalog"
)

// Player is a seat at the table. Seats follow each other clockwise.
type Player int8

// Nobody stands for no player: no holder of a card, no winner.
const Nobody Player = -1

// Most is the largest number of players of a board game.
const Most = 6

// Colours are the names of the players, in the order of their seats.
var Colours = [Most]string{"red", "blue", "white", "orange", "green", "brown"}

var titles = [Most]catalog.Text{
	{DE: "Rot", EN: "Red"}, {DE: "Blau", EN: "Blue"}, {DE: "Weiß", EN: "White"}, {DE: "Orange", EN: "Orange"},
	{DE: "Grün", EN: "Green"}, {DE: "Braun", EN: "Brown"},
}

func (p Player) String() string {
	if p < 0 {
		return "nobody"
	}
	return Colours[p]
}

// In returns the player's name in lang.
func (p Player) In(lang catalog.Lang) string {
	if p < 0 {
		return catalog.Text{DE: "niemand", EN: "nobody"}.In(lang)
	}
	return titles[p].In(lang)
}

// Title returns the name of the player of a colour, at a table for as many as most players.
func Title(colour string, most int) (catalog.Text, bool) {
	p, ok := Parse(colour)
	if !ok || int(p) >= most {
		return catalog.Text{}, false
	}
	return titles[p], true
}

// Parse returns the player of a colour.
func Parse(colour string) (Player, bool) {
	n := slices.Index(Colours[:], colour)
	return Player(n), n >= 0
}

// After returns the player n seats clockwise from p at a table with that many players; n may be negative.
func (p Player) After(n, players int) Player {
	return Player((int(p) + n%players + players) % players)
}
