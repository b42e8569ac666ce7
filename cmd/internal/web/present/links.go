package present

import (
	"net/url"
	"strings"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/rulings"
	"catanica/templates"
)

// Near is how many names a page that is not there offers instead.
const Near = 6

// PrintingHref is the place of a printing on the page of its card.
func PrintingHref(f templates.Frame, id string) string {
	card, _, _ := strings.Cut(id, "@")
	return f.Thing(catalog.KindCard, card) + "#" + url.PathEscape(id)
}

// NearCards are links to the cards whose names look like name, or to the printings of the card that it names.
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

// FaceHref is the address of a card's face under an edition.
func FaceHref(f templates.Frame, k *catalog.Card, e catalog.EditionID) string {
	address := "/" + string(f.Lang) + "/cards/" + url.PathEscape(k.ID) + "/face.svg"
	if e != "" && e != catalog.DefaultEdition {
		address += "?edition=" + string(e)
	}
	return address
}

// OtherGame is the game where it is not the card game, else "".
func OtherGame(g rulings.Game) rulings.Game {
	if g == rulings.GameCard {
		return ""
	}
	return g
}

// Things are what conditions and targets name: a card's id, type:T, class:C or landscape:L.
func (s *Presenter) Things(f templates.Frame, refs []string) []templates.Link {
	var out []templates.Link
	for _, ref := range refs {
		out = append(out, s.Thing(f, ref))
	}
	return out
}

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

// QuestionLinks lead to the questions that name a card or an article.
func (s *Presenter) QuestionLinks(f templates.Frame, id string) []templates.Link {
	var out []templates.Link
	for _, q := range s.library.QuestionsOn(id) {
		out = append(out, templates.Link{Text: templates.QuestionKindName(f, q.Kind) + ": " + f.Say(q.Topic), Href: f.To("/questions#" + q.ID)})
	}
	return out
}

// ReadingHref is where a reading stands.
func (s *Presenter) ReadingHref(f templates.Frame, reading string) string {
	if q := s.library.QuestionOfReading(reading); q != nil {
		return f.To("/questions#" + q.ID)
	}
	return f.To("/questions")
}

func (s *Presenter) CardLink(f templates.Frame, k *catalog.Card) templates.Link {
	return templates.Link{Text: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID)}
}

func (s *Presenter) CardLinks(f templates.Frame, cards []*catalog.Card) []templates.Link {
	var out []templates.Link
	for _, k := range cards {
		out = append(out, s.CardLink(f, k))
	}
	return out
}

// bookSources says which source each rulebook is.
var bookSources = map[string]string{"kuw": "000", "zud": "001", "almanach": "002", "wien": "004"}

func (s *Presenter) BookTitle(f templates.Frame, book string) string {
	if src := s.catalog.Source(bookSources[book]); src != nil {
		return f.Say(src.Title)
	}
	return book
}

// ArticleLabel is what stands before an article's title: a decision is called by its id.
func ArticleLabel(r *rulings.Ruling) string {
	if r.Kind == catalog.KindRuling {
		return r.ID + " "
	}
	return ""
}

func (s *Presenter) NearSets(f templates.Frame, name string) []templates.Link {
	var out []templates.Link
	for _, n := range s.catalog.NearestSets(name, Near) {
		if set := s.catalog.FindSet(n); set != nil {
			out = append(out, templates.Link{Text: set.Name.In(f.Lang), Href: f.Thing(catalog.KindSet, set.ID)})
		}
	}
	return out
}

// SetupHref is where the set-up of a variant is worked out: under the reader's rules, or under those with which it came
// if it does not exist in them.
func SetupHref(f templates.Frame, d *setup.Variant, query url.Values) string {
	query.Set("game", d.ID)
	if !d.Holds(f.Edition) {
		f.Edition = d.From
	}
	return f.To("/variants?" + query.Encode())
}
