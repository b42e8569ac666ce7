package present

import (
	"net/url"
	"strings"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/rulings"
	"catanica/templates"
)

// Near limits the names that a not-found page suggests.
const Near = 6

// PrintingHref returns the address of a printing on the page of its card.
func PrintingHref(f templates.Frame, id string) string {
	card, _, _ := strings.Cut(id, "@")
	return f.Thing(catalog.KindCard, card) + "#" + url.PathEscape(id)
}

// NearCards returns links to the cards with names similar to name. If name asks for a printing that does not exist,
// they are the printings of that card.
func (s *Presenter) NearCards(f templates.Frame, name string) []templates.Link {
	var out []templates.Link
	for _, id := range s.names.PrintingsNear(name) {
		out = append(out, templates.Link{Text: id, Href: PrintingHref(f, id)})
	}
	if out != nil {
		return out
	}
	for _, n := range s.catalog.NearestCards(name, Near) {
		if k := s.catalog.FindCard(n); k != nil {
			out = append(out, templates.Link{Text: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID)})
		}
	}
	return out
}

// FaceHref returns the address of a card's face under an edition.
func FaceHref(f templates.Frame, k *catalog.Card, e catalog.EditionID) string {
	return templates.FaceAddress(f, k, e)
}

// OtherGame returns the game unless it is the card game, for which it returns "".
func OtherGame(g rulings.Game) rulings.Game {
	if g == rulings.GameCard {
		return ""
	}
	return g
}

// Things returns links to what conditions and targets name; see Thing.
func (s *Presenter) Things(f templates.Frame, refs []string) []templates.Link {
	var out []templates.Link
	for _, ref := range refs {
		out = append(out, s.Thing(f, ref))
	}
	return out
}

// Thing returns a link to what a reference names: a card by its id, type:T, class:C, landscape:L, or die:F, a face of
// the event die.
func (s *Presenter) Thing(f templates.Frame, ref string) templates.Link {
	kind, id, ok := strings.Cut(ref, ":")
	switch {
	case ok && kind == "type":
		return templates.Link{Text: templates.TypeName(f, catalog.CardType(id)), Href: f.To("/cards?type=" + id)}
	case ok && kind == "class":
		mark := s.ClassMark(f, id)
		return templates.Link{Text: mark.Name, Href: mark.Href}
	case ok && kind == "die":
		return templates.Link{Text: templates.DieFace(f, id)}
	case ok && kind == "landscape":
		return templates.Link{Text: templates.LandscapeName(f, id)}
	}
	if k := s.catalog.Card(ref); k != nil {
		return templates.Link{Text: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID)}
	}
	return templates.Link{Text: ref}
}

// QuestionLinks returns links to the open questions that name a card or an article.
func (s *Presenter) QuestionLinks(f templates.Frame, id string) []templates.Link {
	var out []templates.Link
	for _, q := range s.library.QuestionsOn(id) {
		out = append(out, QuestionLink(f, q))
	}
	return out
}

// QuestionLink returns the link to an open question: what kind it is of, and its topic.
func QuestionLink(f templates.Frame, q *rulings.OpenQuestion) templates.Link {
	return templates.Link{
		Text: templates.QuestionKindName(f, q.Kind) + ": " + f.Say(q.Topic), Href: f.To("/questions#" + q.ID),
	}
}

// ReadingHref returns the address of the question that a reading answers.
func (s *Presenter) ReadingHref(f templates.Frame, reading string) string {
	if q := s.library.QuestionOfReading(reading); q != nil {
		return f.To("/questions#" + q.ID)
	}
	return f.To("/questions")
}

// CardLink returns a link to a card.
func (s *Presenter) CardLink(f templates.Frame, k *catalog.Card) templates.Link {
	return templates.Link{Text: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID)}
}

// CardLinks returns links to cards.
func (s *Presenter) CardLinks(f templates.Frame, cards []*catalog.Card) []templates.Link {
	var out []templates.Link
	for _, k := range cards {
		out = append(out, s.CardLink(f, k))
	}
	return out
}

// bookSources maps each rulebook to its source.
var bookSources = map[string]string{"kuw": "000", "zud": "001", "almanach": "002", "wien": "004"}

// BookTitle returns the title of a rulebook, given by id.
func (s *Presenter) BookTitle(f templates.Frame, book string) string {
	if src := s.catalog.Source(bookSources[book]); src != nil {
		return f.Say(src.Title)
	}
	return book
}

// ArticleLabel returns the text before an article's title. Only decisions have one, their id.
func ArticleLabel(r *rulings.Ruling) string {
	if r.Kind == catalog.KindRuling {
		return r.ID + " "
	}
	return ""
}

// NearSets returns links to the sets with names similar to name.
func (s *Presenter) NearSets(f templates.Frame, name string) []templates.Link {
	var out []templates.Link
	for _, n := range s.catalog.NearestSets(name, Near) {
		if set := s.catalog.FindSet(n); set != nil {
			out = append(out, templates.Link{Text: set.Name.In(f.Lang), Href: f.Thing(catalog.KindSet, set.ID)})
		}
	}
	return out
}

// SetupHref returns the address of a variant's set-up under the reader's edition. If the variant does not exist in that
// edition, the address names the edition in which it came out.
func SetupHref(f templates.Frame, d *setup.Variant, query url.Values) string {
	query.Set("game", d.ID)
	if !d.Holds(f.Edition) {
		f.Edition = d.From
	}
	return f.To("/variants?" + query.Encode())
}

// ArticleLinks returns links to articles and rulebook sections by their ids; ids of nothing stay plain text.
func (s *Presenter) ArticleLinks(f templates.Frame, ids []string) []templates.Link {
	var out []templates.Link
	for _, id := range ids {
		link := templates.Link{Text: id}
		if r := s.library.Find(id); r != nil {
			link.Href = f.Thing(r.Kind, r.ID)
		}
		out = append(out, link)
	}
	return out
}
