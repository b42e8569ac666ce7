package question

import "slices"

// resources maps the words for a resource to its topic. As topics, for which a question asks, data/words.txt has fewer.
var resources = map[string]string{
	"holz": "lumber", "lumber": "lumber", "wood": "lumber", "timber": "lumber",
	"lehm": "brick", "ziegel": "brick", "brick": "brick", "bricks": "brick", "clay": "brick",
	"erz": "ore", "erze": "ore", "ore": "ore", "ores": "ore",
	"getreide": "grain", "korn": "grain", "weizen": "grain", "grain": "grain", "wheat": "grain",
	"wolle": "wool", "wool": "wool", "sheep": "wool", "gold": "gold",
}

// Resource returns the topic of a resource that a word in lower case names, or "".
func Resource(word string) string { return resources[word] }

// none are the words before a thing that is missing.
var none = []string{"kein", "keine", "keinen", "keinem", "keiner", "no"}

// IsNone reports whether a word in lower case says of the thing behind it that there is none.
func IsNone(word string) bool { return slices.Contains(none, word) }
