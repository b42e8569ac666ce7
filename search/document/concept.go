package document

import (
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"
)

// IsConcept reports whether texts refer to documents of the kind by name.
func IsConcept(k catalog.Kind) bool {
	return k == catalog.KindCard || k == catalog.KindTerm || k == catalog.KindSet || k == catalog.KindClass
}

// Phrasebook returns the phrasebook of the names that documents have in the lexicon's language, and of its synonyms.
func Phrasebook(docs []Document, synonyms []analysis.Synonym, l *analysis.Lexicon) *analysis.Phrasebook {
	b := analysis.NewPhrasebook(l)
	for i := range docs {
		if IsConcept(docs[i].Kind) {
			b.Add(docs[i].Key(), docs[i].names()...)
		}
	}
	for _, s := range synonyms {
		b.Add(s.ID, s.Phrases.In(l.Lang())...)
	}
	return b
}

// names returns all names of the document, including its id and title.
func (d *Document) names() []string {
	out := append([]string{d.ID}, d.Names...)
	out = append(out, d.Title.DE, d.Title.EN)
	return append(out, d.Also.All()...)
}

// cardConcepts returns the concept terms of the cards that the document is about.
func (d *Document) cardConcepts() []string {
	var out []string
	for _, id := range d.Cards {
		out = append(out, cardPrefix+id)
	}
	return out
}

// cardPrefix begins the concept terms of cards.
const cardPrefix = string(analysis.ConceptPrefix) + string(catalog.KindCard) + "/"

// CardOfConcept returns the id of the card whose concept a term is, if it is that of a card.
func CardOfConcept(term string) (id string, ok bool) { return strings.CutPrefix(term, cardPrefix) }

// IsCardConcept reports whether a term is the concept of a card.
func IsCardConcept(term string) bool { return strings.HasPrefix(term, cardPrefix) }
