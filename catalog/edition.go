package catalog

import (
	"slices"

	"go.yaml.in/yaml/v3"
)

// EditionID identifies an edition of the rules (content/editions.yaml), such as "2003".
type EditionID string

// The editions, oldest first. The engine and the deck law depend on them, so they are constants. Their names and
// descriptions are content.
const (
	Ed1996  EditionID = "1996"
	Ed1997  EditionID = "1997"
	Ed1998  EditionID = "1998"
	EdCDROM EditionID = "cdrom"
	Ed2003  EditionID = "2003"
	Ed2004  EditionID = "2004"
	Ed2005  EditionID = "2005"
)

// DefaultEdition is used if no edition is named.
const DefaultEdition = Ed2005

var editionOrder = []EditionID{Ed1996, Ed1997, Ed1998, EdCDROM, Ed2003, Ed2004, Ed2005}

// EditionIDs returns all editions, oldest first.
func EditionIDs() []EditionID { return slices.Clone(editionOrder) }

// Known reports whether e is one of the editions.
func (e EditionID) Known() bool { return slices.Contains(editionOrder, e) }

// UnmarshalYAML accepts the id of an edition and rejects anything else.
func (e *EditionID) UnmarshalYAML(n *yaml.Node) error {
	if *e = EditionID(n.Value); n.Kind != yaml.ScalarNode || !e.Known() {
		return lineError(n, "unknown edition %q: take one of %v", n.Value, editionOrder)
	}
	return nil
}

// AtLeast reports whether e is other or later.
func (e EditionID) AtLeast(other EditionID) bool {
	return slices.Index(editionOrder, e) >= slices.Index(editionOrder, other)
}

// Later reports whether edition e is later than other. The empty edition is earlier than all others.
func Later(e, other EditionID) bool { return e != other && e.AtLeast(other) }

// Before returns the edition before e, or "" for the first edition and for an unknown one.
func (e EditionID) Before() EditionID { return e.step(-1) }

// After returns the edition after e, or "" for the last edition and for an unknown one.
func (e EditionID) After() EditionID { return e.step(1) }

func (e EditionID) step(by int) EditionID {
	i := slices.Index(editionOrder, e)
	if i < 0 || i+by < 0 || i+by >= len(editionOrder) {
		return ""
	}
	return editionOrder[i+by]
}

// Game is one of the ways to play the card game.
type Game string

// The games of the card game (German: Grundspiel, Erweitertes Grundspiel, Turnierspiel).
const (
	Basic      Game = "basic"
	Extended   Game = "extended"
	Tournament Game = "tournament"
)

// Games lists the games, the simplest first.
var Games = []Game{Basic, Extended, Tournament}

// Name returns the name of the game, or nothing if there is no such game.
func (g Game) Name() Text {
	switch g {
	case Basic:
		return Text{DE: "Grundspiel", EN: "basic game"}
	case Extended:
		return Text{DE: "Erweitertes Grundspiel", EN: "extended game"}
	case Tournament:
		return Text{DE: "Turnierspiel", EN: "tournament game"}
	}
	return Text{}
}

// Edition describes an edition of the rules for readers.
type Edition struct {
	ID     EditionID `yaml:"id" json:"id"`
	Aka    []string  `yaml:"aka" json:"aka,omitempty"`
	Name   Text      `yaml:"name" json:"name"`
	Text   Text      `yaml:"text" json:"text"`
	Games  []Game    `yaml:"games" json:"games"`
	Source Sources   `yaml:"source" json:"source"`
}

// Span is a range of editions, both ends included. An empty end is open.
type Span struct {
	From  EditionID `yaml:"from" json:"from,omitempty"`
	Until EditionID `yaml:"until" json:"until,omitempty"`
}

// Holds reports whether the span contains e.
func (s Span) Holds(e EditionID) bool {
	return (s.From == "" || e.AtLeast(s.From)) && (s.Until == "" || s.Until.AtLeast(e))
}
