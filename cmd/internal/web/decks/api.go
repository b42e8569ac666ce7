package decks

import (
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/web/api"
	"catanica/cmd/internal/web/site"
	"catanica/rulings/stamp"
	"catanica/templates"
)

// deckLists is the body of POST /validate.
type deckLists struct {
	Deck    string `json:"deck"`
	Deck2   string `json:"deck2,omitempty"`
	Format  string `json:"format,omitempty"`
	Edition string `json:"edition,omitempty"`
	Lang    string `json:"lang,omitempty"`
}

type validateInput struct {
	Body deckLists
}

// judgement is the report on lists, with a link to them.
type judgement struct {
	deck.Report
	URL string `json:"url,omitempty"`
}

// validateCall answers POST /validate with the report on one list, or on the two lists of a match.
func (s *Section) validateCall(c api.Call, req *validateInput) (judgement, error) {
	in := req.Body
	opt := deck.Options{Lang: c.Lang, Article: s.Library.Says}
	if in.Lang != "" {
		lang, ok := catalog.ParseLang(in.Lang)
		if !ok {
			return judgement{}, api.Wrong("lang: nimm de oder en", "lang: use de or en")
		}
		opt.Lang = lang
	}
	var ok bool
	if opt.Format, ok = deck.ParseFormat(in.Format); in.Format != "" && !ok {
		return judgement{}, api.Wrong(
			fmt.Sprintf("format: nimm eines von %v", deck.Formats()), fmt.Sprintf("format: use one of %v", deck.Formats()))
	}
	if opt.Edition, ok = deck.ParseEdition(in.Edition, s.Catalog); in.Edition != "" && !ok {
		return judgement{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextNoEdition}
	}
	var lists []*deck.List
	var texts []string
	for _, text := range []string{in.Deck, in.Deck2} {
		if strings.TrimSpace(text) != "" {
			list, _ := deck.Parse(site.Newlines(text), s.Catalog, opt.Lang) // the report repeats its problems
			lists, texts = append(lists, list), append(texts, site.Newlines(text))
		}
	}
	if len(lists) == 0 {
		return judgement{}, api.Wrong("deck: schick den Text einer Liste", "deck: send the text of a list")
	}
	out := judgement{Report: deck.Validate(s.Catalog, opt, lists...)}
	f := c.Frame
	f.Lang, f.Edition = opt.Lang, ""
	link := deckLink(f, texts)
	if in.Format == "" && in.Edition == "" { // the page judges by what the lists say
		link = stamp.Deck(out.Report).Link(link)
	}
	if len(link) <= maxDeckLink {
		out.URL = link
	}
	return out, nil
}

// Operations registers the calls of the section.
func (s *Section) Operations(a *api.API) {
	api.Describe[judgement](a, api.Docs{
		"url": {
			DE: "Pfad der Listen auf der Seite, mit dem Stempel des Urteils (was): Ändert es sich später, sagt es die Seite",
			EN: "Path of the lists on the site, with the stamp of the verdict (was): if it changes later, the page says so",
		},
		"verdict":     {DE: "legal, illegal, undecided oder unreadable", EN: "legal, illegal, undecided or unreadable"},
		"after":       {DE: "Was man sich für nach der Partie notiert", EN: "What to write down for after the game"},
		"event_stack": {DE: "Zahl der Karten im gemeinsamen Ereignisstapel", EN: "Number of cards in the common event stack"},
	})
	api.Describe[deck.Ground](a, api.Docs{
		"basis": {DE: "inferred: erschlossen; outside: nur außerhalb der Regeltexte belegt",
			EN: "inferred, or outside: only texts other than the rule texts state it"},
		"witnesses": {DE: "Zahl der Texte, die es sagen", EN: "Number of texts that state it"},
		"why": {DE: "Begründung einer erschlossenen Angabe, in Markdown",
			EN: "The reasoning behind an inferred fact, in Markdown"},
	})
	api.Describe[deck.Finding](a, api.Docs{
		"grounds": {DE: "Angaben, von denen der Befund abhängt und die kein Regeltext macht",
			EN: "Facts that decide the finding although no rule text states them"},
		"rule":      {DE: "Der Artikel, der das sagt", EN: "The id of the article that says so"},
		"rule_text": {DE: "Was der Artikel sagt, in Markdown", EN: "What the article says, in Markdown"},
		"title":     {DE: "Worum es in der Regel geht", EN: "What the rule is about"},
	})
	api.Register(a, api.Operation{
		Method: "POST", Path: "/validate", ID: "validateDeck", Topic: api.Decks, Text: "deck",
		Summary: catalog.Text{DE: "Deckliste prüfen", EN: "Check a deck list"},
		About: catalog.Text{
			DE: "Prüft die Liste eines Spielers oder die beiden Listen einer Partie. Wie man eine Liste schreibt, steht in " +
				"docs/decks.md.",
			EN: "Checks one player's list, or the two lists of a match. docs/decks.md describes how lists are written.",
		},
		Docs: api.Docs{
			"deck":    {DE: "Text der Liste", EN: "Text of the list"},
			"deck2":   {DE: "Liste des anderen Spielers", EN: "The other player's list"},
			"format":  {DE: "Format, falls die Liste keines nennt", EN: "Format, instead of the one that the list names"},
			"edition": {DE: "Regelstand, falls die Liste keinen nennt", EN: "Edition, instead of the one that the list names"},
			"lang":    {DE: "Sprache der Meldungen", EN: "Language of the messages"},
		},
		Examples: []api.Example{{
			About: catalog.Text{DE: "Eine unvollständige Liste", EN: "An incomplete list"},
			Body: catalog.Text{
				DE: `{"deck": "Sets: grundspiel, Z&D\n\n[Deck]\n2 Spion\n"}`,
				EN: `{"deck": "Sets: grundspiel, Z&D\n\n[Deck]\n2 Spy\n"}`,
			},
		}},
	}, s.validateCall)
}
