package main

import (
	"context"
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/rulings"
	"catanica/templates"
)

// runCard shows one card as text or JSON. It accepts ids, names in both languages, aliases and printings. If there is
// no such card, it exits 1 and suggests the nearest names.
func runCard(_ context.Context, e env, args []string) (int, error) {
	look, err := parseLookup(e, "card", args)
	if err != nil {
		return exitUnread, err
	}
	k, _ := look.svc.FindCard(look.name)
	if k == nil {
		return exitNo, look.notFound("card", look.nearCards())
	}
	return look.card(e, k)
}

// card shows the card.
func (look *lookup) card(e env, k *catalog.Card) (int, error) {
	about := look.svc.Library.About(k.ID)
	if look.json {
		return exitOK, printJSON(e.out, cardJSON{k, look.svc.Related(k, catalog.DefaultEdition), ids(about)})
	}
	s := &sheet{page: newPage(look.lang), svc: look.svc, frame: templates.Frame{Lang: look.lang}}
	s.card(k, look.name)
	s.rulings(about)
	_, err := fmt.Fprint(e.out, s.String())
	return exitOK, err
}

// lookup holds the arguments of a command that shows one entry.
type lookup struct {
	svc  *service.Service
	lang catalog.Lang
	json bool
	name string
}

func parseLookup(e env, command string, args []string) (*lookup, error) {
	fs := e.flags(command)
	asJSON := fs.Bool("json", false, "")
	langFlag := e.langFlag(fs)
	names, err := e.words(fs, args)
	if err != nil {
		return nil, err
	}
	lang, err := language(*langFlag)
	if err != nil {
		return nil, err
	}
	if len(names) == 0 {
		return nil, fmt.Errorf("%s needs a name: %s", command, synopsis(command))
	}
	svc, problems := e.load()
	e.warn(problems, "")
	return &lookup{svc: svc, lang: lang, json: *asJSON, name: strings.Join(names, " ")}, nil
}

// nearCards returns the names nearest to the requested one, or the printings of the card if it exists.
func (l *lookup) nearCards() []string {
	if printings := l.svc.PrintingsNear(l.name); len(printings) > 0 {
		return printings
	}
	near := l.svc.Catalog.NearestCards(l.name, 3)
	for i, n := range near {
		if k := l.svc.Catalog.Card(n); k != nil {
			near[i] = k.Title(l.lang)
		}
	}
	return near
}

// notFound returns the error for an entry that does not exist, with the nearest names.
func (l *lookup) notFound(what string, near []string) error {
	if len(near) == 0 {
		return fmt.Errorf("no such %s %q: try `catanica search`", what, l.name)
	}
	return fmt.Errorf("no such %s %q: did you mean %s?", what, l.name, strings.Join(near, ", "))
}

// cardJSON is the JSON of a card, with its relations to other cards and the ids of the articles about it.
type cardJSON struct {
	*catalog.Card
	Related []service.Related `json:"related"` // under the default edition
	Rulings []string          `json:"rulings"`
}

func ids(about []*rulings.Ruling) []string {
	out := make([]string, len(about))
	for i, r := range about {
		out[i] = r.ID
	}
	return out
}
