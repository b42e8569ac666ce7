package catalog

import (
	"slices"
	"strconv"

	"go.yaml.in/yaml/v3"
)

// Card is a card as its name identifies it: all copies and printings of it.
type Card struct {
	ID          string           `yaml:"id" json:"id"`
	Name        Name             `yaml:"name" json:"name"`
	NameSource  NameSource       `yaml:"name_source" json:"name_source,omitzero"`
	Aliases     Words            `yaml:"aliases" json:"aliases,omitzero"`
	Asked       Words            `yaml:"asked" json:"asked,omitzero"`
	Sets        []InSet          `yaml:"sets" json:"sets"`
	SetsUnknown Text             `yaml:"sets_unknown" json:"sets_unknown,omitzero"`
	Class       Fact[string]     `yaml:"class" json:"class"`
	Kind        Fact[string]     `yaml:"kind" json:"kind,omitzero"` // spell books: attack, neutral, protection
	Types       Fact[[]CardType] `yaml:"types" json:"types"`
	Landscape   Fact[string]     `yaml:"landscape" json:"landscape,omitzero"` // of a landscape card
	Cost        Fact[Cost]       `yaml:"cost" json:"cost"`
	Points      PointFacts       `yaml:"points" json:"points"`
	Needs       []Need           `yaml:"needs" json:"needs,omitempty"`
	Beside      Fact[[]string]   `yaml:"beside" json:"beside,omitzero"` // landscapes it may lie at
	Immune      []Immunity       `yaml:"immune" json:"immune,omitempty"`
	// Ruling 102.B.Einheit: only one of the name in both principalities
	Unique  Fact[bool]     `yaml:"unique" json:"unique,omitzero"`
	Targets Fact[[]string] `yaml:"targets" json:"targets,omitzero"`
	// may be used in the tournament game only
	Tournament Fact[bool] `yaml:"tournament_only" json:"tournament_only,omitzero"`
	Relations  []Relation `yaml:"relations" json:"relations,omitempty"`
	Effect     Fact[Text] `yaml:"effect" json:"effect"`
	Notes      Text       `yaml:"notes" json:"notes,omitzero"`
	Printings  []Printing `yaml:"printings" json:"printings,omitempty"`
	Source     Sources    `yaml:"source" json:"source"`
	Play       Play       `yaml:"play" json:"-"`
	File       string     `yaml:"-" json:"-"`
}

// Name is a card's or set's name in both languages, and who gave it.
type Name struct {
	Text `yaml:",inline"`
	ENBy string `yaml:"en_by" json:"en_by"` // published, or ours: our translation
	DEBy string `yaml:"de_by" json:"de_by,omitempty"`
}

// NameSource says where the names of a card stand.
type NameSource struct {
	DE Sources `yaml:"de" json:"de,omitempty"`
	EN Sources `yaml:"en" json:"en,omitempty"`
}

// InSet is the copies of a card that a set holds.
type InSet struct {
	Set    string  `yaml:"set" json:"set"`
	Copies Copies  `yaml:"copies" json:"copies"`
	Open   bool    `yaml:"open" json:"open,omitempty"` // laid out openly in the extended game (105.C.b)
	Source Sources `yaml:"source" json:"source"`
}

// Copies is how often a card is in a set; at least one copy is certain where a set names the card.
type Copies struct {
	N     int  `json:"n"`
	Known bool `json:"known"`
}

// UnmarshalYAML takes a number or `unknown`.
func (c *Copies) UnmarshalYAML(n *yaml.Node) error {
	if n.Value == "unknown" {
		return nil
	}
	err := n.Decode(&c.N)
	c.Known = err == nil
	return err
}

// CardType is what a card is for the rules that speak of buildings, units, knights …
type CardType string

// The types of cards. A knight is a unit too, a trade fleet a unit and a fleet.
const (
	Building    CardType = "building"
	Unit        CardType = "unit"
	Knight      CardType = "knight"
	Fleet       CardType = "fleet"
	TradeFleet  CardType = "trade-fleet"
	Dragon      CardType = "dragon"
	Cannon      CardType = "cannon"
	Wizard      CardType = "wizard"
	SpellBook   CardType = "spell-book"
	WorkOfArt   CardType = "work-of-art"
	Doubler     CardType = "doubler"
	Foreign     CardType = "foreign" // Fremdkarte, built in the opponent's principality
	Magic       CardType = "magic"
	Action      CardType = "action"
	EventType   CardType = "event"
	LandscapeTy CardType = "landscape"
	Settlement  CardType = "settlement"
	City        CardType = "city"
	Road        CardType = "road"
	Citadel     CardType = "citadel"
	Metropolis  CardType = "metropolis"
	Counter     CardType = "counter" // abstract counting card, the Volksstimmung
)

// CardTypes lists all types.
var CardTypes = []CardType{Building, Unit, Knight, Fleet, TradeFleet, Dragon, Cannon, Wizard, SpellBook, WorkOfArt,
	Doubler,
	Foreign, Magic, Action, EventType, LandscapeTy, Settlement, City, Road, Citadel, Metropolis, Counter}

// Resource is what costs are paid in: the six resources, a resource of choice, magic power, stars.
type Resource string

// The resources (Rohstoffe), and what else a card may cost. Power and stars are no resources
// (001 section 3, 000 section on the Volksstimmung).
const (
	Lumber Resource = "lumber"
	Brick  Resource = "brick"
	Ore    Resource = "ore"
	Grain  Resource = "grain"
	Wool   Resource = "wool"
	Gold   Resource = "gold"
	Any    Resource = "any"
	Power  Resource = "power"
	Star   Resource = "star"
)

// CostResources lists what a cost may name, in the order in which costs are shown.
var CostResources = []Resource{Lumber, Brick, Ore, Grain, Wool, Gold, Any, Power, Star}

// Cost is how many of each a card costs; absent means 0.
type Cost map[Resource]int

// Total is the number of resources in the cost; power and stars are none.
func (c Cost) Total() int {
	sum := 0
	for r, n := range c {
		if r != Power && r != Star {
			sum += n
		}
	}
	return sum
}

// Points is a number of points, or the word for what is counted instead: gold, grain-beside, stars, stored, die.
type Points struct {
	N     int    `json:"n"`
	Count string `json:"count,omitempty"`
}

// CountWords are what points may count instead of being a number.
var CountWords = []string{"gold", "grain-beside", "stars", "stored", "die", "won"}

// UnmarshalYAML takes a number or a counting word.
func (p *Points) UnmarshalYAML(n *yaml.Node) error {
	if i, err := strconv.Atoi(n.Value); err == nil && n.Kind == yaml.ScalarNode {
		p.N = i
		return nil
	}
	if n.Kind != yaml.ScalarNode || !slices.Contains(CountWords, n.Value) {
		return lineError(n, "points %q: want a number or one of %v", n.Value, CountWords)
	}
	p.Count = n.Value
	return nil
}

// PointFacts are a card's four kinds of points.
type PointFacts struct {
	Victory    Fact[Points] `yaml:"victory" json:"victory"`
	Strength   Fact[Points] `yaml:"strength" json:"strength"`
	Tournament Fact[Points] `yaml:"tournament" json:"tournament"`
	Commerce   Fact[Points] `yaml:"commerce" json:"commerce"`
}

// Need is a condition of a card: what must (or must not) lie out when it is built or played.
type Need struct {
	Any    []string  `yaml:"any" json:"any,omitempty"`   // card ids, type:T, class:C
	All    []string  `yaml:"all" json:"all,omitempty"`   // the same
	None   []string  `yaml:"none" json:"none,omitempty"` // the same
	Count  int       `yaml:"count" json:"count,omitempty"`
	Where  string    `yaml:"where" json:"where,omitempty"` // own (default), opponent, table
	For    string    `yaml:"for" json:"for"`               // build, play
	From   EditionID `yaml:"from" json:"from,omitempty"`
	Until  EditionID `yaml:"until" json:"until,omitempty"`
	Text   Text      `yaml:"text" json:"text,omitzero"`
	Source Sources   `yaml:"source" json:"source"`
}

// Holds reports whether the condition exists under edition e.
func (n Need) Holds(e EditionID) bool { return Span{n.From, n.Until}.Holds(e) }

// Immunity is a card that cannot touch this one; a property that nothing takes away (103.P.a).
type Immunity struct {
	To     string    `yaml:"to" json:"to"`
	From   EditionID `yaml:"from" json:"from,omitempty"`
	Source Sources   `yaml:"source" json:"source"`
}

// Printing is one of several wordings of a card.
type Printing struct {
	ID     string    `yaml:"id" json:"id"` // card@K&W, card@2003
	Set    string    `yaml:"set" json:"set,omitempty"`
	From   EditionID `yaml:"from" json:"from"`
	Effect Text      `yaml:"effect" json:"effect"`
	Source Sources   `yaml:"source" json:"source"`
}

// Title is the card's name in lang.
func (c *Card) Title(lang Lang) string { return c.Name.In(lang) }

// Is reports whether the card is of type t under edition e.
func (c *Card) Is(t CardType, e EditionID) bool {
	types, _ := c.Types.At(e)
	return slices.Contains(types, t)
}

// ClassAt is the id of the card's class under edition e; "unclear" where no source states it.
func (c *Card) ClassAt(e EditionID) string {
	if id, ok := c.Class.At(e); ok == Known {
		return id
	}
	return "unclear"
}

// InSet returns the card's entry for the set.
func (c *Card) InSet(set string) (InSet, bool) {
	for _, s := range c.Sets {
		if s.Set == set {
			return s, true
		}
	}
	return InSet{}, false
}
