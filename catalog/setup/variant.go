package setup

import "catanica/catalog"

// The variants that can be set up. Each has a file content/variants/ID.yaml.
const (
	BasicGame   = "basic"            // Grundspiel
	Beginners   = "beginners"        // Turnierspiel für Einsteiger, 1997 (101.D.c)
	ExtendedOne = "extended"         // Erweitertes Grundspiel
	Rows        = "rows"             // Reihenvarianten (106.C.a)
	Bears       = "bears"            // Bärenvarianten (106.D.a)
	Small       = "small-tournament" // das kleine Kartenspiel-Turnier (106.B.a)
	Decks       = "tournament"       // Turnierspiel
)

// IDs returns the ids of the variants, the simplest first.
func IDs() []string {
	return []string{BasicGame, Beginners, ExtendedOne, Rows, Bears, Small, Decks}
}

// Variant describes a way to play the card game.
type Variant struct {
	ID   string       `yaml:"id" json:"id"`
	Name catalog.Text `yaml:"name" json:"name"`
	Game catalog.Game `yaml:"game" json:"game"`
	// id of the variant whose rules apply where this one has none
	Like     string                     `yaml:"like" json:"like,omitempty"`
	Official catalog.Fact[bool]         `yaml:"official" json:"official"`
	From     catalog.EditionID          `yaml:"from" json:"from"`
	Until    catalog.EditionID          `yaml:"until" json:"until,omitempty"`
	Text     catalog.Text               `yaml:"text" json:"text"`
	Steps    []Passage                  `yaml:"steps" json:"steps"` // how to set it up
	Good     catalog.Fact[catalog.Text] `yaml:"good" json:"good"`
	Bad      catalog.Fact[catalog.Text] `yaml:"bad" json:"bad"`
	Rules    []Rule                     `yaml:"rules" json:"rules,omitempty"`
	Silent   []Passage                  `yaml:"silent" json:"silent,omitempty"` // questions that no source answers
	// how to play it in a scenario, and what the engine does not support
	Plays    catalog.Text    `yaml:"plays" json:"plays,omitzero"`
	Articles []string        `yaml:"articles" json:"articles"` // articles and rulebook sections about it
	Source   catalog.Sources `yaml:"source" json:"source"`
	File     string          `yaml:"-" json:"-"`
}

// Holds reports whether the variant exists under edition e.
func (v *Variant) Holds(e catalog.EditionID) bool {
	return catalog.Span{From: v.From, Until: v.Until}.Holds(e)
}

// Passage is a short text with its provenance.
type Passage struct {
	Text   catalog.Text    `yaml:"text" json:"text"`
	Source catalog.Sources `yaml:"source" json:"source"`
}

// Rule is a rule of play that differs between variants or editions, such as a threshold.
type Rule struct {
	Topic Topic             `yaml:"topic" json:"topic"`
	From  catalog.EditionID `yaml:"from" json:"from,omitempty"`
	Until catalog.EditionID `yaml:"until" json:"until,omitempty"`
	// for Actions: victory points that each player needs
	Each int `yaml:"each" json:"each,omitempty"`
	// for Actions: victory points that both players need together
	Together int             `yaml:"together" json:"together,omitempty"`
	Rounds   int             `yaml:"rounds" json:"rounds,omitempty"`   // for Brigands: number of rounds without them
	Unknown  bool            `yaml:"unknown" json:"unknown,omitempty"` // no source states it
	Text     catalog.Text    `yaml:"text" json:"text"`
	Articles []string        `yaml:"articles" json:"articles"`
	Source   catalog.Sources `yaml:"source" json:"source"`
}

// Holds reports whether the rule exists under edition e.
func (r Rule) Holds(e catalog.EditionID) bool {
	return catalog.Span{From: r.From, Until: r.Until}.Holds(e)
}

// Topic is the subject of a Rule.
type Topic string

// The topics of rules.
const (
	Hand     Topic = "hand"     // the starting hand
	Actions  Topic = "actions"  // when action cards may be played
	Brigands Topic = "brigands" // whether the first rounds are free of brigands
	Spy      Topic = "spy"
	TearDown Topic = "tear-down"
	Exchange Topic = "exchange" // where a card goes that is exchanged for another
	Discards Topic = "discards"
	Unique   Topic = "unique"
	Ending   Topic = "end"
)

// Topics returns the topics in display order.
func Topics() []Topic {
	return []Topic{Hand, Actions, Brigands, Spy, TearDown, Exchange, Discards, Unique, Ending}
}

// Variants lists the descriptions read by Load, in the order of IDs.
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

// Of returns the variants that cite an article.
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

// Rules returns the rules of a variant under edition e in the order of Topics: its own, or those of the variant that it
// is like.
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
