package gist

import (
	"regexp"

	"catanica/catalog"
)

// lying matches the words that say where a card lies: in a hand, on a discard pile or in play, not that it comes there.
// What hits a card in play hits none in the hand.
var lying = map[catalog.Lang]map[string]*regexp.Regexp{
	catalog.DE: {
		"hand": regexp.MustCompile(`(?i)\b(?:auf|in) (?:der|meiner|deiner|seiner|ihrer|unserer|gegnerischer) ` +
			`(?:gegnerischen )?hand\b`),
		"discard": regexp.MustCompile(`(?i)\b(?:auf|in|aus|von) (?:der|meiner|deiner|seiner|ihrer) ablage\b|` +
			`\b(?:im|vom|(?:auf|aus|von) (?:dem|meinem|deinem|seinem|ihrem)) ablagestapel\b`),
		"table": regexp.MustCompile(`(?i)\b(?:ausliegend\w*|ausgespielt(?:e[nrs]?)\b|gebaut(?:e[nrs]?)\b)|` +
			`, d(?:ie|er|as|en) [^,?]*\b(?:liegt|steht|ausliegt|gebaut (?:ist|wurde|habe|hat))\b|` +
			`\bd(?:ie|er|as|en) (?:schon|bereits) (?:auf|in|neben) [^,?]*\b(?:liegt|steht)\b|` +
			`\b(?:im|in (?:meinem|deinem|seinem|ihrem)) (?:gegnerischen )?fürstentum\b`),
	},
	catalog.EN: {
		"hand": regexp.MustCompile(`(?i)\b(?:in|on) (?:(?:a|the|my|your|his|her|their) )?(?:opponent['’]s )?hands?\b`),
		"discard": regexp.MustCompile(`(?i)\b(?:in|on|from) (?:(?:a|the|my|your|his|her|their) )?` +
			`(?:common |opponent['’]s )?(?:discards?|discard piles?)\b`),
		"table": regexp.MustCompile(`(?i)\b(?:a|an|the|my|his|her|their|already) built\b|` +
			`\b(?:that|which) (?:has|have|is|are|was|were) (?:been |already )?(?:built|played|laid|lying|in play)|` +
			`\b(?:that|which) (?:already )?(?:lie|lies|sits|stands)\b`),
	},
}

// LyingIn returns the zones in which a text says that something lies: hand, discard, table; sorted.
func LyingIn(lang catalog.Lang, text string) []string {
	var out []string
	for _, zone := range []string{"discard", "hand", "table"} {
		if lying[lang][zone].MatchString(text) {
			out = append(out, zone)
		}
	}
	return out
}
