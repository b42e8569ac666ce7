package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// Player is one of the two players, or Chance, which supplies dice and hidden cards.
type Player int8

// The players. The active player is the one whose turn it is.
const (
	North  Player = 0
	South  Player = 1
	Chance Player = -1
)

// Other returns the opponent.
func (p Player) Other() Player { return 1 - p }

func (p Player) String() string {
	switch p {
	case North:
		return "north"
	case South:
		return "south"
	}
	return "chance"
}

// Phase is a part of a turn (Ruling 103.B.b).
type Phase int8

// The phases of a turn, in their order.
const (
	BeforeRoll Phase = iota // 103.C: actions before the dice
	EventPhase              // 103.E
	YieldPhase              // 103.F
	MainPhase               // 103.G
	EndPhase                // 103.H: the hand is filled or reduced
	GameOver
	Opening // before the first turn: see opening.go
)

var phaseNames = [...]string{"before", "event", "yield", "main", "end", "over", "opening"}

func (p Phase) String() string { return phaseNames[p] }

// phaseTitles holds the names of the phases, for messages.
var phaseTitles = [...]catalog.Text{
	{DE: "vor dem Würfeln", EN: "before the roll"}, {DE: "Ereignisphase", EN: "event phase"},
	{DE: "Ertragsphase", EN: "production phase"},
	{DE: "Hauptphase", EN: "main phase"}, {DE: "Schluss des Zuges", EN: "end of the turn"},
	{DE: "das Spiel ist zu Ende", EN: "the game is over"}, {DE: "Eröffnung", EN: "opening"},
}

// ParsePhase returns the phase with the given name.
func ParsePhase(s string) (Phase, bool) {
	i := slices.Index(phaseNames[:], s)
	return Phase(i), i >= 0
}

// CardNo numbers the physical cards of a game, from 0. NoCard is none.
type CardNo int16

// NoCard is the CardNo of no card.
const NoCard CardNo = -1

// Col is a column of a principality. Places (Siedlungen, Städte, Zitadellen) stand on odd columns, roads and landscapes
// on even ones. A column keeps its number when the principality grows to the left.
type Col int8

// PlaceKind is the kind of a place.
type PlaceKind int8

// The kinds of places. A metropolis lies on a city.
const (
	SettlementPlace PlaceKind = iota
	CityPlace
	CitadelPlace
	MetropolisPlace
)

var placeNames = [...]string{"settlement", "city", "citadel", "metropolis"}

func (k PlaceKind) String() string { return placeNames[k] }

// Place is a settlement, city, citadel or metropolis on the central axis.
type Place struct {
	Col  Col
	Name byte // 'A'…, how scenarios call it
	Kind PlaceKind
}

// SpotKind is the kind of a spot, that is, what a card lies on.
type SpotKind int8

// The kinds of spots.
const (
	Nowhere     SpotKind = iota
	OnSite               // a building site (Bauplatz) above or below a place
	AtLandscape          // above or below a landscape
	OnRoad
	OnCard  // on another card: witch, dogma, pawnbroker
	OnTable // an abstract counter that belongs to no place
	OnPile  // on a draw stack (Col is its number) or on the discard pile (Col 0): church ban
)

// Spot is where a card lies in a principality. Row is 1 or 2 above the axis, -1 or -2 below it, 0 when the
// position does not state it.
type Spot struct {
	Kind SpotKind
	Col  Col
	Row  int8
	Card CardNo // for OnCard
}

// Card is one physical card of the game and what lies on it.
type Card struct {
	Def     int16  // which card it is: an index into the Book; UnknownDef for a hidden card
	Owner   Player // to whom it returns after the game
	By      Player // while it lies out: who laid it, for whom it works
	Side    Player // while it lies out: in whose principality
	At      Spot   // while it lies out
	Laid    bool
	Used    int8      // how often its function was used this turn; 1 of a card played before the roll of this turn
	Drawn   int8      // in the hand: the stack from which it was drawn at the end of this turn; 0 otherwise (103.H.b)
	Earlier int8      // how often it was used this turn before it left and was built anew (112.G.f)
	Since   int16     // the turn in which it was laid; 0 before the position
	Power   int8      // of a wizard: magic power
	Fresh   int8      // of a wizard: power fed this turn, not yet usable (127.A.a)
	Stars   int8      // of a Volksstimmung
	Stored  int8      // goods or points stored on it
	Shown   bool      // lies face up in a draw stack (119.L.a)
	Order   int16     // of State.Clock when it was laid; 0 before the position
	Named   MaybeKind // the resource named for it before the roll of this turn (103.C.b)
	Target  MaybeCard // the card that it mirrors, if stated; LostTarget once that has vanished (123.AI.a)
}

// Mark is a temporary effect, of a potion, on a card in play.
type Mark struct {
	Card  CardNo
	By    Player // whoever cast it; it fades when the opponent has ended his next turn
	Order int16  // of State.Clock
}

// UnknownDef is the Def of a card that nobody has named.
const UnknownDef int16 = -1

// Landscape is a landscape card with its store of 0 to 3 resources.
type Landscape struct {
	Kind   Kind
	Number int8 // 1 to 6; 0 when not stated
	Stock  int8 // 0 to 3
	Col    Col  // its gap; only when Row is not 0
	Row    int8 // 1 above the axis, -1 below, 0 when the position does not state where it lies
}

// Kind is a kind of landscape and the resource that it yields.
type Kind int8

// The kinds, in the order of the resources lumber, brick, ore, grain, wool, gold.
const (
	Lumber Kind = iota
	Brick
	Ore
	Grain
	Wool
	Gold
	kinds
)

var (
	resourceNames  = [kinds]string{"lumber", "brick", "ore", "grain", "wool", "gold"}
	landscapeNames = [kinds]string{"forest", "hills", "mountains", "fields", "pasture", "river"}
)

func (k Kind) String() string { return resourceNames[k] }

// landscapeTitles are the landscapes that yield each kind, in words.
var landscapeTitles = [kinds]catalog.Text{
	{DE: "Wald", EN: "forest"}, {DE: "Hügelland", EN: "hills"}, {DE: "Gebirge", EN: "mountains"},
	{DE: "Ackerland", EN: "fields"}, {DE: "Weideland", EN: "pasture"}, {DE: "Goldfluss", EN: "gold field"},
}

// LandscapeTitle returns the name of the landscape that yields k, in words.
func (k Kind) LandscapeTitle() catalog.Text { return landscapeTitles[k] }

// landscapesInWords lists landscapes with "or" between them.
func landscapesInWords(ids []string) catalog.Text {
	var de, en []string
	for _, id := range ids {
		if i := slices.Index(landscapeNames[:], id); i >= 0 {
			de, en = append(de, landscapeTitles[i].DE), append(en, landscapeTitles[i].EN)
		}
	}
	return catalog.Text{DE: strings.Join(de, " oder "), EN: strings.Join(en, " or ")}
}

// Landscape returns the name of the landscape that yields k.
func (k Kind) Landscape() string { return landscapeNames[k] }

// MaybeKind is a resource, or none. Its zero value is none.
type MaybeKind int8

// SomeKind returns the MaybeKind for k.
func SomeKind(k Kind) MaybeKind { return MaybeKind(k + 1) }

// Kind returns the resource. It must not be called on none.
func (m MaybeKind) Kind() Kind { return Kind(m - 1) }

// IsKind reports whether it is a resource.
func (m MaybeKind) IsKind() bool { return m > 0 }

// ParseKind returns the resource with the given English name of a resource or landscape.
func ParseKind(s string) (Kind, bool) {
	if i := slices.Index(resourceNames[:], s); i >= 0 {
		return Kind(i), true
	}
	i := slices.Index(landscapeNames[:], s)
	return Kind(i), i >= 0
}

// Side is what belongs to one player.
type Side struct {
	Places  []Place // by column
	Roads   []Col
	Lands   []Landscape
	Laid    []CardNo // cards in this principality, whoever laid them, in the order of laying
	Hand    Pile
	Stacks  []Pile // draw stacks (Ausbaustapel); of the common stacks all stand with North
	Discard Pile   // discard pile (Ablage); the common one stands with North
}

// Dice are the two dice of a turn; 0 means not rolled.
type Dice struct {
	Event Face
	Yield int8
}

// Face is a face of the event die.
type Face int8

// The faces of the event die (Rulings 103.E.b–f). The question mark is on it twice.
const (
	NoFace       Face = iota
	Brigands          // Keule
	GoodYear          // rote Sonne
	TourneyFace       // Kopf mit Helm
	TradeFace         // Windmühle
	QuestionFace      // ?
)

var faceNames = [...]string{"", "brigands", "sun", "tournament", "mill", "?"}

func (f Face) String() string { return faceNames[f] }

// ParseFace returns the face with the given name.
func ParseFace(s string) (Face, bool) {
	i := slices.Index(faceNames[:], s)
	return Face(i), i > 0
}

// State is a position: everything that moves can change. Clone copies it; two equal states have equal hashes (Hash).
type State struct {
	Cards   []Card
	Marks   []Mark // passing influences, in the order in which they came
	Clock   int16  // counts what changes strength, so that its order is known (117.A.a)
	Sides   [2]Side
	Events  Pile     // the event stack
	Display Pile     // what lies open in the middle for both: citadels, open cards
	Removed []CardNo // out of the game
	Box     []CardNo // during the opening: cards that have yet to be dealt
	Turn    int16    // 1 for the first turn of the game; 0 when the position does not say
	Active  Player
	Phase   Phase
	Set     Dice // set in advance by an Alchemist or a Wheel of Time
	Dice    Dice
	Gate    bool // both players together have had the points that attacks need (101.D.b)
	Raised  bool // the active player has drawn cards beyond the limit in this turn (112.G.g)
	End     EndStep
	Frames  []Frame // what is being carried out; the last one first
	Winner  Player  // Chance while nobody has won

	Landscapes LandStack // the landscapes that settlements bring
	// the table before the roll that is being worked off, while a time leap could bring it back; never changed
	Before *State
	// resources that the active player trades one for one until the end of this turn, as bits (Ruling 113.M.a)
	OneForOne int8
	Acted     [2]int8 // how many action cards each player has played in this turn (103.I.f)
	// who last had more strength and more commerce points: 1 North, 2 South, 0 unknown; -1 nobody, by the answer keeps
	// to the reading token-tie
	Held [2]int8
	// points of each player beyond those of the cards in play, in the order of PointKinds: what a position states in
	// total without listing where it comes from; see Unlist
	Unlisted [2][4]int8
}

// EndStep is the step that the end of the turn has reached (Ruling 103.H).
type EndStep int8

// The steps at the end of a turn.
const (
	EndFresh    EndStep = iota // nothing done yet
	EndDrawing                 // had fewer cards than allowed and drew
	EndReducing                // has more cards than allowed and puts some back
	EndSettled                 // exactly the allowed number: may exchange one
	EndDone                    // exchanged
)
