package vienna

import (
	"catanica/catalog"
	"catanica/rulings/bag"
	"catanica/rulings/boardgame"
	"catanica/rulings/seat"
)

// Player is a seat at the table.
type Player = seat.Player

// Nobody stands for no player: no holder of a card, no winner.
const Nobody = seat.Nobody

// MaxPlayers is the number of colours in the box.
const MaxPlayers = 4

// Resource is one of the five resources, or NoResource.
type Resource uint8

// The resources, in the order of the terrains that produce them.
const (
	Lumber Resource = iota
	Brick
	Grain
	Stone
	Grapes
	NoResource
)

// Resources are the names of the resources.
var Resources = [5]string{"lumber", "brick", "grain", "stone", "grapes"}

func (r Resource) String() string {
	if r >= NoResource {
		return "any"
	}
	return Resources[r]
}

// In returns the name of the resource in lang.
func (r Resource) In(lang catalog.Lang) string {
	return catalog.Resource(r.String()).Name().Many.In(lang)
}

// ParseResource returns the resource of that name.
func ParseResource(name string) (Resource, bool) {
	return boardgame.Parse[Resource](Resources[:], name)
}

// Bag counts resource cards by kind.
type Bag = bag.Bag[Resource]

// Terrain is the kind of a field of land. Its number is that of the resource that it produces.
type Terrain uint8

// UnknownTerrain is the terrain of a field that the position does not state.
const UnknownTerrain Terrain = 5

// Terrains are the names of the terrains.
var Terrains = [5]string{"forest", "hills", "fields", "mountains", "vineyard"}

// TerrainTitles are their names on pages; the last is that of an unknown one.
var TerrainTitles = [6]catalog.Text{{DE: "Wald", EN: "forest"}, {DE: "Hügelland", EN: "hills"},
	{DE: "Ackerland", EN: "fields"}, {DE: "Gebirge", EN: "mountains"}, {DE: "Weinberg", EN: "vineyard"},
	{DE: "unbekannte Landschaft", EN: "unknown landscape"}}

// Yields returns what a known terrain produces.
//
// wien.spielplan
func (t Terrain) Yields() Resource { return Resource(t) }

// ParseTerrain returns the terrain of that name.
func ParseTerrain(name string) (Terrain, bool) { return boardgame.Parse[Terrain](Terrains[:], name) }

// Card is a kind of development card.
type Card uint8

// The kinds of development cards.
const (
	Militia Card = iota
	Toll
	Court
	Staple
	VictoryPoint
	NoCard
)

// Cards are the names of the development cards.
var Cards = [5]string{"militia", "toll", "place-at-court", "staple-right", "victory-point"}

var cardTitles = [6]catalog.Text{{DE: "Bürgerwehr", EN: "Militia"}, {DE: "Maut", EN: "Toll"},
	{DE: "Platz am Hof", EN: "Place at Court"}, {DE: "Niederlagsrecht", EN: "Staple Right"},
	{DE: "Siegpunkt", EN: "Victory Point"}, {DE: "eine unbekannte Karte", EN: "an unknown card"}}

func (c Card) String() string {
	if c >= NoCard {
		return "unknown"
	}
	return Cards[c]
}

// In returns the name of the card in lang.
func (c Card) In(lang catalog.Lang) string { return cardTitles[min(c, NoCard)].In(lang) }

// ParseCard returns the development card of that name.
func ParseCard(name string) (Card, bool) { return boardgame.Parse[Card](Cards[:], name) }
