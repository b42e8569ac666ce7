package catalog

import (
	"slices"
	"strconv"

	"go.yaml.in/yaml/v3"
)

// Card is a card as identified by its name. It covers all its copies and printings.
type Card struct {
	ID         string     `yaml:"id" json:"id"`
	Name       Name       `yaml:"name" json:"name"`
	Grammar    Grammar    `yaml:"grammar" json:"-"`
	NameSource NameSource `yaml:"name_source" json:"name_source,omitzero"`
	// Motif is our drawing of the card: a symbol, and a second one as its charge where cards share the first.
	Motif   []string `yaml:"motif" json:"motif,omitempty"`
	Aliases Words    `yaml:"aliases" json:"aliases,omitzero"`
	Asked   Words    `yaml:"asked" json:"asked,omitzero"`
	// Answered lists questions of yes or no that the card's own text answers: `does it burn → no`.
	Answered    Words            `yaml:"answered" json:"-"`
	Sets        []InSet          `yaml:"sets" json:"sets"`
	SetsUnknown Text             `yaml:"sets_unknown" json:"sets_unknown,omitzero"`
	Copies      Fact[int]        `yaml:"copies" json:"copies,omitzero"` // in all sets together, if the sets are unknown
	Class       Fact[string]     `yaml:"class" json:"class"`
	Kind        Fact[string]     `yaml:"kind" json:"kind,omitzero"` // spell books: attack, neutral, protection
	Types       Fact[[]CardType] `yaml:"types" json:"types"`
	Landscape   Fact[string]     `yaml:"landscape" json:"landscape,omitzero"` // the land of a landscape card
	// The numbers of the starting landscapes: with the white-and-red crest, with the black-and-red one.
	StartNumbers Fact[[]int]    `yaml:"start_numbers" json:"start_numbers,omitzero"`
	Cost         Fact[Cost]     `yaml:"cost" json:"cost"`
	Points       PointFacts     `yaml:"points" json:"points"`
	Needs        []Need         `yaml:"needs" json:"needs,omitempty"`
	Beside       Fact[[]string] `yaml:"beside" json:"beside,omitzero"` // landscapes next to which it may be built
	Immune       []Immunity     `yaml:"immune" json:"immune,omitempty"`
	// Ruling 102.B.Einheit: at most one in both principalities together.
	Unique  Fact[bool]     `yaml:"unique" json:"unique,omitzero"`
	Targets Fact[[]string] `yaml:"targets" json:"targets,omitzero"`
	// The card may be used in the tournament game only.
	Tournament Fact[bool] `yaml:"tournament_only" json:"tournament_only,omitzero"`
	Relations  []Relation `yaml:"relations" json:"relations,omitempty"`
	Effect     Fact[Text] `yaml:"effect" json:"effect"`
	Notes      Text       `yaml:"notes" json:"notes,omitzero"`
	Printings  []Printing `yaml:"printings" json:"printings,omitempty"`
	Source     Sources    `yaml:"source" json:"source"`
	Play       Play       `yaml:"play" json:"-"`
	File       string     `yaml:"-" json:"-"`
}

// Name is the name of a card or set in both languages, and who coined it.
type Name struct {
	Text `yaml:",inline"`
	ENBy string `yaml:"en_by" json:"en_by"` // "published", or "ours" for our translation
	DEBy string `yaml:"de_by" json:"de_by,omitempty"`
}

// IsCentral reports whether the card is a settlement, a city, a road or another central card.
func (k *Card) IsCentral(e EditionID) bool { return k.ClassAt(e) == "central" }

// IsPlace reports whether the card is one where others lie, which everybody knows: a central card that counts nothing.
func (k *Card) IsPlace(e EditionID) bool { return k.IsCentral(e) && !k.Is(Counter, e) }

// EffectKnown reports whether the sources state what the card does.
func (k *Card) EffectKnown(e EditionID) bool {
	_, is := k.Effect.At(e)
	return is != Unknown
}

// HandLimit returns by how many cards the card raises the hand limit.
func (k *Card) HandLimit(e EditionID) int {
	sum := 0
	for _, w := range k.Play.Works {
		from, until := EditionID(w.Arg.Get("from").Str), EditionID(w.Arg.Get("until").Str)
		if w.Name == "hand-limit" && (Span{From: from, Until: until}).Holds(e) {
			sum += w.Arg.Get("n").Int()
		}
	}
	return sum
}

// LacksName reports whether no source gives the card's name in lang. Title is its published name in the other language
// then.
func (k *Card) LacksName(lang Lang) bool {
	return lang == DE && k.Name.DEBy == "unknown" && k.Name.ENBy == "published" && k.Name.DE == k.Name.EN
}

// NoName says to a reader of lang that no source gives the card's name in that language; "" if one does.
func (k *Card) NoName(lang Lang) string {
	if !k.LacksName(lang) {
		return ""
	}
	return k.Title(lang) + ": " + NameUnknown.In(lang) + "."
}

// NameUnknown says that no source gives a card's German name.
var NameUnknown = Text{DE: "deutscher Name nicht bekannt", EN: "German name not known"}

// NameSource lists the sources of a card's names.
type NameSource struct {
	DE Sources `yaml:"de" json:"de,omitempty"`
	EN Sources `yaml:"en" json:"en,omitempty"`
}

// InSet describes the copies of a card in one set.
type InSet struct {
	Set    string  `yaml:"set" json:"set"`
	Copies Copies  `yaml:"copies" json:"copies"`
	Open   bool    `yaml:"open" json:"open,omitempty"` // in play face up in the extended game (Ruling 105.C.b)
	Source Sources `yaml:"source" json:"source"`
	// Basis and Witnesses describe the number of copies, like those of a Dated value.
	Basis     Basis `yaml:"-" json:"basis,omitempty"`
	Witnesses int   `yaml:"-" json:"witnesses,omitempty"`
	Why       Text  `yaml:"why" json:"why,omitzero"`
}

// Copies is the number of copies of a card in a set. If a set names a card and Known is false, it holds at least one
// copy.
type Copies struct {
	N     int  `json:"n"`
	Known bool `json:"known"`
}

// UnmarshalYAML accepts a number or `unknown`.
func (c *Copies) UnmarshalYAML(n *yaml.Node) error {
	if n.Value == "unknown" {
		return nil
	}
	err := n.Decode(&c.N)
	c.Known = err == nil
	return err
}

// CardType classifies cards for the rules that refer to buildings, units, knights and so on. A card may have several
// types.
type CardType string

// The card types. A knight is also a unit, and a trade fleet is also a unit and a fleet.
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
	Counter     CardType = "counter" // counting card such as the Volksstimmung
)

// CardTypes lists all card types.
var CardTypes = []CardType{Building, Unit, Knight, Fleet, TradeFleet, Dragon, Cannon, Wizard, SpellBook, WorkOfArt,
	Doubler,
	Foreign, Magic, Action, EventType, LandscapeTy, Settlement, City, Road, Citadel, Metropolis, Counter}

// Resource is something that a cost is paid in: one of the six resources, a resource of choice, magic power or stars.
type Resource string

// The resources (Rohstoffe), and what else a card may cost. Magic power and stars are not resources (source 001,
// section 3; source 000, section on the Volksstimmung).
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

// Stone and Grapes are resources of Catan: Vienna only. No card costs them.
const (
	Stone  Resource = "stone"
	Grapes Resource = "grapes"
)

// CostResources lists everything that a cost may contain, in display order.
var CostResources = []Resource{Lumber, Brick, Ore, Grain, Wool, Gold, Any, Power, Star}

// Cost is the price of a card. Missing resources cost 0.
type Cost map[Resource]int

// Total returns the number of resources in the cost. Magic power and stars do not count.
func (c Cost) Total() int {
	sum := 0
	for r, n := range c {
		if r != Power && r != Star {
			sum += n
		}
	}
	return sum
}

// Points is a number of points. If Count is set, one of CountWords names the things that are counted during play.
type Points struct {
	N     int    `json:"n"`
	Count string `json:"count,omitempty"`
}

// CountWords lists what may be counted for points.
var CountWords = []string{"gold", "grain-beside", "stars", "stored", "die", "won"}

// UnmarshalYAML accepts a number or a counting word.
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

// PointFacts holds the four kinds of points of a card.
type PointFacts struct {
	Victory    Fact[Points] `yaml:"victory" json:"victory"`
	Strength   Fact[Points] `yaml:"strength" json:"strength"`
	Tournament Fact[Points] `yaml:"tournament" json:"tournament"`
	Commerce   Fact[Points] `yaml:"commerce" json:"commerce"`
}

// Need is a condition of a card: what must or must not be in play when it is built or played.
type Need struct {
	Any   []string  `yaml:"any" json:"any,omitempty"`   // card ids, type:T, class:C
	All   []string  `yaml:"all" json:"all,omitempty"`   // the same
	None  []string  `yaml:"none" json:"none,omitempty"` // the same
	Count int       `yaml:"count" json:"count,omitempty"`
	Where string    `yaml:"where" json:"where,omitempty"` // "own" (also ""), "opponent" or "table"
	For   string    `yaml:"for" json:"for"`               // "build", "play" or "hold"
	From  EditionID `yaml:"from" json:"from,omitempty"`
	Until EditionID `yaml:"until" json:"until,omitempty"`
	Text  Text      `yaml:"text" json:"text,omitzero"`
	// Why is the reasoning behind a condition that no source states. The engine does not enforce such a condition.
	Why    Text    `yaml:"why" json:"why,omitzero"`
	Source Sources `yaml:"source" json:"source"`
}

// Inferred reports whether the condition only follows from other articles.
func (n Need) Inferred() bool { return !n.Why.Empty() }

// Holds reports whether the condition exists under edition e.
func (n Need) Holds(e EditionID) bool { return Span{n.From, n.Until}.Holds(e) }

// Immunity names a card that cannot affect this one. Nothing takes immunity away (Ruling 103.P.a).
type Immunity struct {
	To     string    `yaml:"to" json:"to"`
	From   EditionID `yaml:"from" json:"from,omitempty"`
	Source Sources   `yaml:"source" json:"source"`
}

// Printing is one of several wordings of a card.
type Printing struct {
	ID     string    `yaml:"id" json:"id"` // such as guido@K&W or guido@2003
	Set    string    `yaml:"set" json:"set,omitempty"`
	From   EditionID `yaml:"from" json:"from"`
	Effect Text      `yaml:"effect" json:"effect"`
	Source Sources   `yaml:"source" json:"source"`
}

// Title returns the card's name in lang.
func (c *Card) Title(lang Lang) string { return c.Name.In(lang) }

// Is reports whether the card has type t under edition e.
func (c *Card) Is(t CardType, e EditionID) bool {
	types, _ := c.Types.At(e)
	return slices.Contains(types, t)
}

// ClassAt returns the id of the card's class under edition e, or "unclear" if no source states it.
func (c *Card) ClassAt(e EditionID) string {
	if id, ok := c.Class.At(e); ok == Known {
		return id
	}
	return "unclear"
}

// InSet returns the card's entry for the set with this id, and whether there is one.
func (c *Card) InSet(set string) (InSet, bool) {
	for _, s := range c.Sets {
		if s.Set == set {
			return s, true
		}
	}
	return InSet{}, false
}
