package table

import (
	"errors"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/site"
	rtable "catanica/rulings/table"
	"catanica/templates"
)

// caseText is the table on which a dispute about cards is set up: it is North's turn, and South has the cards against
// which North plays.
const caseText = `id: case
edition: EDITION
game: tournament

start
  turn 9
  active north
  phase main
  gate open
  north axis: settlement A, road, settlement B
  south axis: settlement A, road, settlement B
  south hand: 3 hidden

play
`

// startCase answers GET /LANG/scenarios/new?start=case: it sets up a card against others and leads to that table. play
// is the card in North's hand; against and and are South's cards, in play or, if they are action cards, in hand; in is
// the edition. What cannot be set up is said on a new table.
func (s *Section) startCase(req *site.Request) (site.Answer, error) {
	edition := catalog.EditionID(req.Get("in"))
	if !slices.Contains(catalog.EditionIDs(), edition) {
		edition = catalog.DefaultEdition
	}
	text := strings.Replace(caseText, "EDITION", string(edition), 1)
	played, err := s.caseCard(req.Get("play"))
	if err == nil {
		text, err = s.edited(text, edition, "pile n.hand "+played.Title(catalog.DE))
	}
	if err == nil && !isAction(played, edition) {
		text, err = s.edited(text, edition, "kind n.A city")
	}
	for _, name := range strings.Split(req.Get("against")+","+req.Get("and"), ",") {
		if strings.TrimSpace(name) == "" || err != nil {
			continue
		}
		var k *catalog.Card
		if k, err = s.caseCard(name); err == nil {
			text, err = s.withCard(text, edition, k)
		}
	}
	var fault caseFault
	if errors.As(err, &fault) {
		a := table.Address{Text: s.startText(req.Frame, ""), Edit: true}
		o, err := s.Table.Read(req.Frame, a)
		if err != nil {
			return site.Answer{}, err
		}
		o.Said = append(o.Said, table.Notice{Text: req.Frame.Say(fault.Text), Cites: fault.Cites})
		return s.tableAnswer(req, a, o, nil)
	}
	o, err := s.Table.Read(req.Frame, table.Address{Text: text})
	if err != nil {
		return site.Answer{}, err
	}
	return site.Answer{Redirect: o.With(req.Frame, nil) + "#stage"}, nil
}

// caseFault reports why a dispute cannot be set up.
type caseFault struct{ rtable.Fault }

func (f caseFault) Error() string { return f.Text.EN }

func (s *Section) caseCard(name string) (*catalog.Card, error) {
	name = strings.TrimSpace(name)
	if k := s.Catalog.FindCard(name); k != nil {
		return k, nil
	}
	if name == "" {
		return nil, caseFault{rtable.Fault{Text: templates.TextWhichCard}}
	}
	text := catalog.Textf("Eine Karte „%s“ gibt es nicht.", "There is no card “%s”.", name)
	return nil, caseFault{rtable.Fault{Text: text}}
}

func isAction(k *catalog.Card, e catalog.EditionID) bool {
	return strings.HasPrefix(k.ClassAt(e), "action")
}

// withCard gives South a card: an action card goes to the hand, any other to the first place that allows it. For a card
// that no settlement allows, settlements become cities.
func (s *Section) withCard(text string, e catalog.EditionID, k *catalog.Card) (string, error) {
	name := k.Title(catalog.DE)
	if isAction(k, e) {
		return s.edited(text, e, "pile s.hand "+name)
	}
	out, first := s.edited(text, e, "keep built s "+name)
	for _, place := range []string{"A", "B"} {
		if first == nil {
			return out, nil
		}
		city, err := s.edited(text, e, "kind s."+place+" city")
		if err != nil {
			return text, err
		}
		if out, err = s.edited(city, e, "keep built s "+name); err == nil {
			return out, nil
		}
	}
	return text, first
}

func (s *Section) edited(text string, e catalog.EditionID, op string) (string, error) {
	out, fault := rtable.Edit(text, e, s.Books, op, func(string) string { return "" })
	if fault != nil {
		return text, caseFault{*fault}
	}
	return out, nil
}
