package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/rulings/interact"
)

// interacting holds the arguments of `catanica interact`.
type interacting struct {
	svc     *service.Service
	with    *service.Interactions
	lang    catalog.Lang
	edition catalog.EditionID
	game    catalog.Game
	asked   bool // for that game
	json    bool
	out     io.Writer
}

// runInteract shows what card A does to card B, or, without B, all that A does and suffers. It exits 1 if there is no
// such card and suggests the nearest names.
func runInteract(_ context.Context, e env, args []string) (int, error) {
	fs := e.flags("interact")
	asJSON := fs.Bool("json", false, "")
	langFlag := e.langFlag(fs)
	edition := fs.String("edition", string(catalog.DefaultEdition), "")
	game := fs.String("game", "", "")
	batch := fs.String("batch", "", "")
	names, err := e.words(fs, args)
	if err != nil {
		return exitUnread, err
	}
	lang, err := language(*langFlag)
	if err != nil {
		return exitUnread, err
	}
	svc, problems := e.load()
	e.warn(problems, "")
	with, err := svc.Interactions()
	if err != nil {
		return exitUnread, err
	}
	i := &interacting{svc: svc, with: with, lang: lang, json: *asJSON, out: e.out, asked: *game != ""}
	if i.edition, i.game, err = i.world(*edition, *game); err != nil {
		return exitUnread, err
	}
	if *batch != "" {
		if len(names) > 0 {
			return exitUnread, fmt.Errorf("interact takes either --batch or cards: leave out %q", strings.Join(names, " "))
		}
		return i.runBatch(*batch, e)
	}
	switch len(names) {
	case 0:
		return exitUnread, fmt.Errorf("interact needs a card: %s", synopsis("interact"))
	case 1, 2:
	default:
		return exitUnread, fmt.Errorf("interact takes one or two cards, not %d: quote names of several words", len(names))
	}
	var cards []*catalog.Card
	for _, name := range names {
		k, err := i.card(name)
		if err != nil {
			return exitNo, err
		}
		cards = append(cards, k)
	}
	if len(cards) == 2 {
		return exitOK, i.pair(cards[0], cards[1], "")
	}
	return exitOK, i.all(cards[0])
}

// world checks the edition and the game; without a game it is the richest one of the edition.
func (i *interacting) world(edition, game string) (catalog.EditionID, catalog.Game, error) {
	known := i.svc.Catalog.Edition(edition)
	if known == nil {
		return "", "", fmt.Errorf("there is no edition %q: use one of %s", edition, editionList())
	}
	worlds := i.with.Worlds(known.ID, catalog.Game(game))
	if len(worlds) == 0 {
		return "", "", fmt.Errorf("there is no game %q in the edition %s: use one of %v", game, known.ID, known.Games)
	}
	return known.ID, worlds[0].Game, nil
}

func editionList() string {
	var out []string
	for _, e := range catalog.EditionIDs() {
		out = append(out, string(e))
	}
	return strings.Join(out, ", ")
}

// card finds a card by any of its names.
func (i *interacting) card(name string) (*catalog.Card, error) {
	if k, _ := i.svc.FindCard(name); k != nil {
		return k, nil
	}
	look := &lookup{svc: i.svc, lang: i.lang, name: name}
	return nil, look.notFound("card", look.nearCards())
}

// pair prints what a does to b.
func (i *interacting) pair(a, b *catalog.Card, id string) error {
	r, _ := i.with.Matrix.Between(interact.Case{A: a.ID, B: b.ID, Edition: i.edition, Game: i.game})
	if i.json {
		return i.print(i.with.Describe(r, i.lang, i.asked), id)
	}
	out := i.line(r) + "\n"
	for _, k := range []*catalog.Card{a, b} {
		if k.LacksName(i.lang) && (k == a || a != b) {
			out += k.NoName(i.lang) + "\n"
		}
	}
	_, err := fmt.Fprint(i.out, out)
	return err
}

// line writes a result with its articles.
func (i *interacting) line(r interact.Result) string {
	out := i.with.Answer(r, i.lang, i.asked)
	if len(r.Cites) > 0 {
		out += " [" + strings.Join(r.Cites, ", ") + "]"
	}
	return out
}

// print writes one JSON object, with the id of a batch line if there is one.
func (i *interacting) print(x service.Interaction, id string) error {
	enc := json.NewEncoder(i.out)
	enc.SetEscapeHTML(false)
	if id == "" {
		return enc.Encode(x)
	}
	return enc.Encode(struct {
		ID string `json:"id"`
		service.Interaction
	}{id, x})
}

// all prints everything that the card does and suffers.
func (i *interacting) all(k *catalog.Card) error {
	does, suffers := i.with.Matrix.Of(k.ID, interact.World{Edition: i.edition, Game: i.game})
	for _, r := range slices.Concat(does, suffers) {
		var err error
		if i.json {
			err = i.print(i.with.Describe(r, i.lang, i.asked), "")
		} else if r.Outcome != interact.Undecided {
			_, err = fmt.Fprintln(i.out, i.line(r))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// runBatch answers each line of a file with one line of JSON. A card that nobody knows is reported with its place, and
// the others are still answered.
func (i *interacting) runBatch(file string, e env) (int, error) {
	var data []byte
	var err error
	if file == "-" {
		data, err = io.ReadAll(e.in)
	} else {
		data, err = os.ReadFile(file)
	}
	if err != nil {
		return exitUnread, fmt.Errorf(
			"cannot read the pairs: %w: name a file with lines `id<TAB>A<TAB>B<TAB>edition<TAB>game`", err)
	}
	out := bufio.NewWriter(i.out)
	code := exitOK
	lines := strings.Split(strings.TrimPrefix(string(data), "\ufeff"), "\n")
	told := newProgress(e.err, len(lines), i.lang)
	defer told.clear()
	for n, line := range lines {
		told.step(n)
		line = strings.TrimRight(line, "\r")
		if strings.TrimSpace(line) == "" {
			continue
		}
		if err := i.batchLine(line, out); err != nil {
			told.clear()
			fmt.Fprintf(e.err, "%s:%d:1: %v\n", shown(file), n+1, err)
			code = exitNo
		}
	}
	return code, out.Flush()
}

func (i *interacting) batchLine(line string, out io.Writer) error {
	cols := strings.Split(line, "\t")
	if len(cols) < 3 {
		return fmt.Errorf("got %d columns, want 3 to 5: write id, A, B, edition and game", len(cols))
	}
	cols = append(cols, "", "")
	one := *i
	one.out, one.json = out, true
	if cols[3] != "" || cols[4] != "" {
		edition := cols[3]
		if edition == "" {
			edition = string(i.edition)
		}
		var err error
		one.asked = cols[4] != ""
		if one.edition, one.game, err = i.world(edition, cols[4]); err != nil {
			return err
		}
	}
	a, err := i.card(cols[1])
	if err != nil {
		return err
	}
	b, err := i.card(cols[2])
	if err != nil {
		return err
	}
	return one.pair(a, b, cols[0])
}
