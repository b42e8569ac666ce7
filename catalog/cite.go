package catalog

import "strings"

// CardCite begins a citation of a card's own text; the card's id follows: card:feuerteufel. All other citations are ids
// of articles: rulings, terms and sections of rulebooks.
const CardCite = "card:"

// CiteCard returns the citation of the text of the card with the id.
func CiteCard(id string) string { return CardCite + id }

// CitedCard returns the id of the card whose text is cited; ok is false for the citation of an article.
func CitedCard(cite string) (id string, ok bool) { return strings.CutPrefix(cite, CardCite) }
