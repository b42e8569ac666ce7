package interactions

import (
	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/api"
	"catanica/cmd/internal/web/site"
	"catanica/rulings/interact"
	"catanica/templates"
)

type pairInput struct {
	A       string `query:"a" required:"true"`
	B       string `query:"b"`
	Edition string `query:"edition"`
	Game    string `query:"game"`
}

// ofCard has everything that a card does and suffers.
type ofCard struct {
	Does    []service.Interaction `json:"does" nullable:"false"`
	Suffers []service.Interaction `json:"suffers" nullable:"false"`
}

// pairOrCard describes what one card does to another or, without another, everything that it does and suffers.
type pairOrCard = api.Either[service.Interaction, ofCard]

// pairCall answers GET /interactions. Without a language its sentences are English, as they always were.
func (s *Section) pairCall(c api.Call, in *pairInput) (pairOrCard, error) {
	with, err := s.With()
	if err != nil {
		return pairOrCard{}, err
	}
	e, err := c.Edition(in.Edition, catalog.DefaultEdition)
	if err != nil {
		return pairOrCard{}, err
	}
	lang := catalog.EN
	if c.LangNamed() {
		lang = c.Lang
	}
	w, err := s.world(with, e, in.Game)
	if err != nil {
		return pairOrCard{}, api.Wrong("game: nimm basic, extended oder tournament, falls es den Regelstand dafür gibt",
			"game: use basic, extended or tournament, if the edition has it")
	}
	a, err := s.called(c, in.A)
	if err != nil {
		return pairOrCard{}, err
	}
	if in.B == "" {
		does, suffers := with.Matrix.Of(a.ID, w)
		asked := in.Game != ""
		return pairOrCard{B: &ofCard{describe(with, does, lang, asked), describe(with, suffers, lang, asked)}}, nil
	}
	b, err := s.called(c, in.B)
	if err != nil {
		return pairOrCard{}, err
	}
	r, _ := with.Matrix.Between(interact.Case{A: a.ID, B: b.ID, Edition: w.Edition, Game: w.Game})
	out := with.Describe(r, lang, in.Game != "")
	return pairOrCard{A: &out}, nil
}

func describe(with *service.Interactions, list []interact.Result, lang catalog.Lang, asked bool) []service.Interaction {
	out := []service.Interaction{}
	for _, r := range list {
		out = append(out, with.Describe(r, lang, asked))
	}
	return out
}

// called returns the card with a name.
func (s *Section) called(c api.Call, name string) (*catalog.Card, error) {
	if k, _ := s.Names.FindCard(name); k != nil && name != "" {
		return k, nil
	}
	if name != "" {
		return nil, site.Fault{Kind: site.ErrNotFound, Detail: templates.TextNoCard, Near: s.Show.NearCards(c.Frame, name)}
	}
	return nil, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextNoCard, Near: s.Show.NearCards(c.Frame, name)}
}

// Operations registers the calls of the section.
func (s *Section) Operations(a *api.API) {
	api.Describe[service.Interaction](a, api.Docs{
		"outcome": {
			DE: "hits, refused, protected, needs, changes, none oder undecided",
			EN: "hits, refused, protected, needs, changes, none or undecided",
		},
		"verdict": {
			DE: "yes, no, depends oder undecided; leer, wenn es eine der Karten dort nicht gibt",
			EN: "yes, no, depends or undecided; empty if one of the cards does not exist there",
		},
		"missing_text": {DE: "Dieselben Angaben in Worten", EN: "The same facts in words"},
		"absent": {
			DE: "Karten, die es in diesem Regelstand und Spiel nicht gibt",
			EN: "Cards that do not exist in that edition and game",
		},
		"readings": {DE: "Offene Fragen, von denen es abhängt", EN: "Open questions on which it depends"},
		"missing":  {DE: "Angaben, die keine Quelle nennt", EN: "Facts that no source states"},
		"scenario": {DE: "Pfad eines Szenarios, das es zeigt", EN: "Path of a scenario that shows it"},
		"url": {
			DE: "Pfad der Seite, mit dem Stempel der Antwort (was): Ändert sie sich später, sagt es die Seite",
			EN: "Path of the page, with the stamp of the answer (was): if it changes later, the page says so",
		},
		"see": {DE: "Artikel und Karten, die damit zu tun haben", EN: "Articles and cards that have to do with it"},
		"games": {
			DE: "Andere Spiele des Regelstands, in denen anders geurteilt wird",
			EN: "Other games of the edition in which the verdict is another one",
		},
	})
	api.Register(a, api.Operation{
		Path: "/interactions", ID: "getInteraction", Topic: api.Cards,
		Summary: catalog.Text{DE: "Was Karte a mit Karte b macht", EN: "What card a does to card b"},
		About: catalog.Text{
			DE: "Sagt, was Karte a mit Karte b macht, so wie der Schiedsrichter es spielt. Ohne b alles, was a macht " +
				"und was mit a gemacht wird. Ohne lang ist der Satz englisch.",
			EN: "Says what card a does to card b, as the referee plays it. Without b, everything that a does and " +
				"suffers. Without lang the sentence is in English.",
		},
		Docs: api.Docs{
			"a": {DE: "Eine Karte, mit irgendeinem ihrer Namen", EN: "A card, by any of its names"},
			"b": {DE: "Eine andere Karte", EN: "Another card"},
			"game": {
				DE: "basic, extended oder tournament; sonst das umfangreichste Spiel des Regelstands",
				EN: "basic, extended or tournament; by default the richest game of the edition",
			},
		},
		Examples: []api.Example{{
			About: catalog.Text{DE: "Feuerteufel und Rathaus", EN: "Arsonist and Town Hall"},
			Query: catalog.Text{DE: "a=feuerteufel&b=rathaus", EN: "a=feuerteufel&b=rathaus"},
		}},
	}, s.pairCall)
}
