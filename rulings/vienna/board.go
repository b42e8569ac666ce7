package vienna

import (
	"cmp"
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/rulings/graph"
)

// Kind is the kind of a place.
//
// wien.spielplan
type Kind uint8

// The kinds of places.
const (
	Free     Kind = iota // nothing is ever built here
	Location             // has room for a settlement
	Landmark             // has room for the landmark of the same name
)

// Kinds are the names of the kinds.
var Kinds = [3]string{"free", "location", "landmark"}

// KindTitles are their names on pages.
var KindTitles = [3]catalog.Text{
	{DE: "freie Kreuzung", EN: "free intersection"}, {DE: "Ortsfeld", EN: "location space"},
	{DE: "Wahrzeichenfeld", EN: "landmark space"},
}

// Board is a map: places, the routes between them, and the fields of land around which the places lie.
type Board struct {
	graph.Graph
	Map    string // the id of the map that was laid; "" for one that the position brings
	Places []Place
	Trade  []Trade // by route
	Fields []Field
	Of     [3]graph.Set // the places of each kind

	named, fields map[string]int
	trading       graph.Set // the routes with a trade
	producing     [13][]uint8
	unknown       int // fields of which nothing is known
}

// Place is a place where routes meet.
type Place struct {
	Name   string       // in positions and moves
	Title  catalog.Text // what readers see; if it is empty, Name
	Kind   Kind
	Reward Reward // of a landmark
	At     Spot
	Fields []int // those around it
}

// Spot is a point of the drawing, in units of the map. Nothing in play depends on it.
type Spot struct{ X, Y int }

// Trade names the cards that the owner of a road on a route exchanges at a better rate: a Resource, AnyTrade, or
// NoTrade.
type Trade uint8

// The trades besides those of single resources.
const (
	AnyTrade Trade = 5 // three of a kind for any card
	NoTrade  Trade = 6
)

// Reward is the reward for building a landmark, besides its card. Only the pictures showed it, and they are lost.
type Reward struct {
	Kind RewardKind
	Get  Bag   // the cards of RewardCards
	Any  uint8 // cards of the builder's choice, besides Get
}

// RewardKind says what kind of reward a landmark brings.
type RewardKind uint8

// The kinds of rewards that the booklet names, and the unknown one.
const (
	RewardUnknown RewardKind = iota
	RewardRoad
	RewardCards
	RewardDevelopment
)

// Field is a field of land.
type Field struct {
	Name    string
	Terrain Terrain
	Chip    uint8 // 0 for none
	Around  []int
	At      Spot
}

// NewBoard returns an empty map.
func NewBoard() *Board { return &Board{named: map[string]int{}, fields: map[string]int{}} }

// AddPlace adds a place. Its name must not be taken.
func (b *Board) AddPlace(p Place) error {
	name := strings.ToLower(p.Name)
	switch _, twice := b.named[name]; {
	case twice:
		return fmt.Errorf("there are two places %s", p.Name)
	case len(b.Places) == graph.Most:
		return fmt.Errorf("a map has at most %d places", graph.Most)
	}
	n := b.Graph.AddPlace()
	b.named[name] = n
	b.Of[p.Kind].Add(n)
	b.Places = append(b.Places, p)
	return nil
}

// AddRoute joins two places by a route. They must not be joined already.
func (b *Board) AddRoute(from, to int, trade Trade) error {
	switch {
	case from == to:
		return fmt.Errorf("a route leads from %s to itself", b.Places[from].Name)
	case b.Between(from, to) >= 0:
		return fmt.Errorf("there are two routes from %s to %s", b.Places[from].Name, b.Places[to].Name)
	case len(b.Ends) == graph.Most:
		return fmt.Errorf("a map has at most %d routes", graph.Most)
	}
	n := b.Graph.AddRoute(from, to)
	if b.Trade = append(b.Trade, trade); trade != NoTrade {
		b.trading.Add(n)
	}
	return nil
}

// AddField adds a field of land.
func (b *Board) AddField(f Field) error {
	name := strings.ToLower(f.Name)
	switch _, twice := b.fields[name]; {
	case twice:
		return fmt.Errorf("there are two fields %s", f.Name)
	case len(b.Fields) == graph.Most:
		return fmt.Errorf("a map has at most %d fields", graph.Most)
	}
	n := len(b.Fields)
	var around graph.Set
	for _, at := range f.Around {
		if around.Has(at) {
			return fmt.Errorf("field %s names %s twice", f.Name, b.Places[at].Name)
		}
		around.Add(at)
		b.Places[at].Fields = append(b.Places[at].Fields, n)
	}
	b.fields[name] = n
	b.Fields = append(b.Fields, f)
	if f.Terrain == UnknownTerrain {
		b.unknown++
	}
	if f.Chip > 0 {
		b.producing[f.Chip] = append(b.producing[f.Chip], uint8(n))
	}
	return nil
}

// Place returns the place with the name.
func (b *Board) Place(name string) (int, bool) {
	n, ok := b.named[strings.ToLower(name)]
	return n, ok
}

// Field returns the field with the name.
func (b *Board) Field(name string) (int, bool) {
	n, ok := b.fields[strings.ToLower(name)]
	return n, ok
}

// In names the place for readers of lang.
func (p Place) In(lang catalog.Lang) string { return cmp.Or(p.Title.In(lang), p.Name) }

// RouteIn names a route by its ends, for readers of lang.
func (b *Board) RouteIn(route int, lang catalog.Lang) string {
	ends := b.Ends[route]
	return b.Places[ends[0]].In(lang) + "–" + b.Places[ends[1]].In(lang)
}

// RouteName names a route by its ends, as moves do.
func (b *Board) RouteName(route int) string {
	ends := b.Ends[route]
	return b.Places[ends[0]].Name + "–" + b.Places[ends[1]].Name
}

// ValidChip reports whether a number is that of a chip; 0 stands for none.
func ValidChip(n int) bool { return n == 0 || 2 <= n && n <= 12 && n != 7 }
