package almanac

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

// MaxPlayers is the largest number of players of the almanac.
const MaxPlayers = seat.Most

// Resource is one of the five resources, or NoResource.
type Resource uint8

// The resources, in the order in which Terrain lists where they come from.
const (
	Lumber Resource = iota
	Brick
	Wool
	Grain
	Ore
	NoResource
)

// Resources are the names of the resources.
var Resources = [5]string{"lumber", "brick", "wool", "grain", "ore"}

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

// Terrain is the kind of a hex of land.
type Terrain uint8

// The kinds of terrain. Those that produce have the numbers of their resources.
const (
	Forest Terrain = iota
	Hills
	Pasture
	Fields
	Mountains
	Desert
	UnknownTerrain // the position does not say
)

// Terrains are the names of the kinds of terrain.
var Terrains = [6]string{"forest", "hills", "pasture", "fields", "mountains", "desert"}

// TerrainTitles are their names on pages; the last is that of an unknown one.
var TerrainTitles = [7]catalog.Text{{DE: "Wald", EN: "forest"}, {DE: "Hügelland", EN: "hills"},
	{DE: "Weideland", EN: "pasture"}, {DE: "Ackerland", EN: "fields"}, {DE: "Gebirge", EN: "mountains"},
	{DE: "Wüste", EN: "desert"}, {DE: "unbekanntes Land", EN: "unknown land"}}

// Yields returns what the terrain produces, or NoResource.
//
// almanach.rohstoffe
func (t Terrain) Yields() Resource {
	if t > Mountains {
		return NoResource
	}
	return Resource(t)
}

// ParseTerrain returns the terrain of that name.
func ParseTerrain(name string) (Terrain, bool) { return boardgame.Parse[Terrain](Terrains[:], name) }

// Card is a kind of development card.
type Card uint8

// The kinds of development cards.
const (
	Knight Card = iota
	RoadBuilding
	Invention
	Monopoly
	VictoryPoint
	NoCard
)

// Cards are the names of the development cards.
var Cards = [5]string{"knight", "road-building", "invention", "monopoly", "victory-point"}

var cardTitles = [6]catalog.Text{{DE: "Ritter", EN: "Knight"}, {DE: "Straßenbau", EN: "Road Building"},
	{DE: "Erfindung", EN: "Invention"}, {DE: "Monopol", EN: "Monopoly"}, {DE: "Siegpunkt", EN: "Victory Point"},
	{DE: "eine unbekannte Karte", EN: "an unknown card"}}

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
