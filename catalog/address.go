package catalog

import (
	"net/url"
	"strings"
)

// Kind is the type of a thing that has a page and can be searched for.
type Kind string

// The kinds, as the JSON output names them.
const (
	KindRuling   Kind = "ruling"
	KindCard     Kind = "card"
	KindSet      Kind = "set"
	KindClass    Kind = "class"
	KindRule     Kind = "rule"
	KindTerm     Kind = "term"
	KindScenario Kind = "scenario"
)

// Kinds lists all kinds.
var Kinds = []Kind{KindRuling, KindCard, KindSet, KindClass, KindRule, KindTerm, KindScenario}

// Path returns the path of a thing's page in lang, such as /de/cards/hexe.
func Path(lang Lang, kind Kind, id string) string {
	base := "/" + string(lang) + "/"
	switch kind {
	case KindCard:
		return base + "cards/" + url.PathEscape(id)
	case KindSet:
		return base + "sets/" + url.PathEscape(id)
	case KindClass:
		return base + "classes/" + url.PathEscape(id)
	case KindScenario:
		return base + "scenarios/" + url.PathEscape(id)
	case KindRule:
		book, section, _ := strings.Cut(id, ".")
		return base + "rules/" + url.PathEscape(book) + "/" + url.PathEscape(section)
	default:
		return base + "rulings/" + url.PathEscape(id)
	}
}
