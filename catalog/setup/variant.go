package setup

import "catanica/catalog"

// The variants that can be calculated; each has a file content/variants/ID.yaml.
const (
	BasicGame   = "basic"            // Grundspiel
	Beginners   = "beginners"        // Turnierspiel für Einsteiger, 1997 (101.D.c)
	ExtendedOne = "extended"         // Erweitertes Grundspiel
	Rows        = "rows"             // Reihenvarianten (106.C.a)
	Bears       = "bears"            // Bärenvarianten (106.D.a)
	Small       = "small-tournament" // das kleine Kartenspiel-Turnier (106.B.a)
	Decks       = "tournament"       // Turnierspiel
)

// IDs lists the variants from the simplest on.
func IDs() []string {
	return []string{BasicGame, Beginners, ExtendedOne, Rows, Bears, Small, Decks}
}

// Variant is a way to play the card game, described for readers.
type Variant struct {
	ID   string       `yaml:"id" json:"id"`
	Name catalog.Text `yaml:"name" json:"name"`
	Game catalog.Game `yaml:"game" json:"game"`
	// the variant whose rules hold where this one has none
	Like     string                     `yaml:"like" json:"like,omitempty"`
	Official catalog.Fact[bool]         `yaml:"official" json:"official"`
	From     catalog.EditionID          `yaml:"from" json:"from"`
	Until    catalog.EditionID          `yaml:"until" json:"until,omitempty"`
	Text     catalog.Text               `yaml:"text" json:"text"`
	Steps    []Passage                  `yaml:"steps" json:"steps"` // how the table is laid
	Good     catalog.Fact[catalog.Text] `yaml:"good" json:"good"`
	Bad      catalog.Fact[catalog.Text] `yaml:"bad" json:"bad"`
	Rules    []Rule                     `yaml:"rules" json:"rules,omitempty"`
	Silent   []Passage                  `yaml:"silent" json:"silent,omitempty"` // what no source states
	// how a scenario plays it, and what of it the engine does not play
	Plays    catalog.Text    `yaml:"plays" json:"plays,omitzero"`
	Articles []string        `yaml:"articles" json:"articles"` // the articles and sections on it
	Source   catalog.Sources `yaml:"source" json:"source"`
	File     string          `yaml:"-" json:"-"`
}

// Holds reports whether the variant exists under edition e.
func (v *Variant) Holds(e catalog.EditionID) bool {
	return catalog.Span{From: v.From, Until: v.Until}.Holds(e)
}

// Passage is a sentence or two with its provenance.
type Passage struct {
	Text   catalog.Text    `yaml:"text" json:"text"`
	Source catalog.Sources `yaml:"source" json:"source"`
}

// Rule is what holds in play, in some editions: a threshold, or what differs from the other games.
type Rule struct {
	Topic Topic             `yaml:"topic" json:"topic"`
	From  catalog.EditionID `yaml:"from" json:"from,omitempty"`
	Until catalog.EditionID `yaml:"until" json:"until,omitempty"`
	// victory points that both players need, for action cards
	Each int `yaml:"each" json:"each,omitempty"`
	// victory points of both together, for action cards
	Together int             `yaml:"together" json:"together,omitempty"`
	Rounds   int             `yaml:"rounds" json:"rounds,omitempty"`   // rounds without brigands
	Unknown  bool            `yaml:"unknown" json:"unknown,omitempty"` // no source states it
	Text     catalog.Text    `yaml:"text" json:"text"`
	Articles []string        `yaml:"articles" json:"articles"`
	Source   catalog.Sources `yaml:"source" json:"source"`
}

// Holds reports whether the rule exists under edition e.
func (r Rule) Holds(e catalog.EditionID) bool {
	return catalog.Span{From: r.From, Until: r.Until}.Holds(e)
}

// Topic is what a Rule is about.
type Topic string

// The topics of rules.
const (
	Hand     Topic = "hand"     // the first cards in the hand
	Actions  Topic = "actions"  // from when on action cards may be played
	Brigands Topic = "brigands" // whether the first rounds are free of brigands
	Spy      Topic = "spy"
	TearDown Topic = "tear-down"
	Exchange Topic = "exchange" // where the card goes that is put away for another
	Discards Topic = "discards"
	Unique   Topic = "unique"
	Ending   Topic = "end"
)

// Topics lists the topics in the order in which rules are shown.
func Topics() []Topic {
	return []Topic{Hand, Actions, Brigands, Spy, TearDown, Exchange, Discards, Unique, Ending}
}

// Variants are the descriptions that Load has read, in the order of IDs.
type Variants []*Variant

// Find returns the variant with this id, or nil.
func (vs Variants) Find(id string) *Variant {
	for _, v := range vs {
		if v.ID == id {
			return v
		}
	}
	return nil
}

// Of are the variants that an article is about.
func (vs Variants) Of(article string) []*Variant {
	var out []*Variant
	for _, v := range vs {
		for _, id := range v.Articles {
			if id == article {
				out = append(out, v)
			}
		}
	}
	return out
}

// Rules are the rules of a variant under edition e, in the order of Topics: its own, and of those that it is like.
func (vs Variants) Rules(v *Variant, e catalog.EditionID) []Rule {
	var out []Rule
	for _, topic := range Topics() {
		seen := map[*Variant]bool{}
		for from := v; from != nil && !seen[from]; from = vs.Find(from.Like) {
			seen[from] = true
			if r, ok := from.rule(topic, e); ok {
				out = append(out, r)
				break
			}
		}
	}
	return out
}

func (v *Variant) rule(topic Topic, e catalog.EditionID) (Rule, bool) {
	for _, r := range v.Rules {
		if r.Topic == topic && r.Holds(e) {
			return r, true
		}
	}
	return Rule{}, false
}
