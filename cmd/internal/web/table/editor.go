package table

import (
	"context"
	"crypto/rand"
	"embed"
	"errors"
	"math/big"
	"net/url"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/referee"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/site"
	"catanica/rulings/scenario"
	rtable "catanica/rulings/table"
	"catanica/templates"
)

// firstExample is the scenario that examples of the API use.
const firstExample = "112.G.e-verhexte-feuerwache"

// helpFS holds the help on the scenario language, one Markdown file for each language.
//
//go:embed help/*.md
var helpFS embed.FS

// Editor answers GET /LANG/scenarios/new: the table that is in the link, or one to begin with. With part=stage it
// returns only what changes from step to step, with part=text the text as a file.
func (s *Section) Editor(req *site.Request) (site.Answer, error) {
	if req.Get("start") == "case" {
		return s.startCase(req)
	}
	address, err := s.address(req)
	if err != nil {
		return site.Answer{}, err
	}
	if req.Get("part") == "text" {
		return site.Answer{File: &site.Download{Name: "szenario.scn", Text: address.Text}}, nil
	}
	return s.tableAnswer(req, address, nil, nil)
}

// address reads the state of a table from a request's address.
func (s *Section) address(req *site.Request) (table.Address, error) {
	bad := site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextBadScenarioLink}
	a := table.AddressOf(req.Get)
	var err error
	switch {
	case req.Get("g") != "":
		a.Text, err = rtable.Unpack(req.Get("g"))
	case req.Get("s") != "":
		a.Text, err = scenario.DecodeLink(req.Get("s"))
	default:
		a.Text = s.startText(req.Frame, req.Get("start"))
		if a.Edit = !a.Keep; a.Keep {
			a.Text = scenario.Translate(s.Catalog, rtable.KeepStart(req.Get("start")), req.Frame.Lang)
		}
	}
	if err != nil {
		return a, bad
	}
	return a, nil
}

// startText returns the table to begin with: empty, the basic game laid out, or the basic game from its opening.
func (s *Section) startText(f templates.Frame, start string) string {
	switch start {
	case "opening":
		return openingSample(f)
	case "basic":
		return scenario.Translate(s.Catalog, basicStart, f.Lang)
	}
	for _, g := range scenario.Tables() {
		if g.ID() == start {
			text, _ := table.BoardStart(f, g, s.Catalog)
			return text
		}
	}
	return scenario.Translate(s.Catalog, blankStart, f.Lang)
}

// The landscapes are those of the two starting principalities (101.B).
const (
	blankStart = `id: table
edition: 2005
game: tournament

start
  turn 9
  active north
  phase main
  north axis: settlement A, road, settlement B
  south axis: settlement A, road, settlement B
  north hand: none
  south hand: none

play
`
	basicStart = `id: table
edition: 2005
game: basic

start
  turn 1
  active north
  phase before
  north axis: settlement A, road, settlement B
  south axis: settlement A, road, settlement B
  north land: forest 4 at left of A above, hills 5 at left of A below, mountains 2 at AB above, fields 1 at AB below
  north land: pasture 3 at right of B above, river 6 at right of B below
  south land: forest 5 at left of A above, hills 6 at left of A below, mountains 3 at AB above, fields 2 at AB below
  south land: pasture 4 at right of B above, river 1 at right of B below

play
`
)

// tableAnswer answers with a table, which has been read already or is read from its address.
func (s *Section) tableAnswer(req *site.Request, a table.Address, o *table.Opened,
	form url.Values) (site.Answer, error) {
	part := req.Get("part")
	if form != nil {
		part = form.Get("part")
	}
	if len(a.Text) > referee.MaxText {
		return site.Answer{}, site.Fault{Kind: site.ErrTooLarge, Detail: templates.TextScenarioTooLong}
	}
	file, res, _, err := s.simulate(req.Context(), a.Text) // within limits
	if err != nil {
		return site.Answer{}, err
	}
	if o == nil {
		if o, err = s.Table.Read(req.Frame, a); err != nil {
			return site.Answer{}, site.Fault{Kind: site.ErrBadRequest}
		}
	}
	shown := s.Table.Show(req.Frame, o)
	if part == "stage" {
		return site.Answer{Part: templates.StageInner(req.Frame, shown)}, nil
	}
	own := req.Get("g") != "" || req.Get("s") != ""
	page := templates.EditorPage{Replay: shown, Help: s.editorHelp(req.Frame), Own: own}
	base := "/" + string(req.Frame.Lang) + "/scenarios/new"
	page.Keep = a.Keep
	page.Blank, page.Basic, page.Opening = base, base+"?start=basic", base+"?start=opening"
	for _, g := range scenario.Tables() {
		_, name := table.BoardStart(req.Frame, g, s.Catalog)
		page.Boards = append(page.Boards, templates.Link{Text: name, Href: base + "?start=" + g.ID()})
	}
	page.Title = req.Frame.Say(file.Title)
	if res != nil && res.Start != nil {
		page.Assumed = s.assumed(req.Frame, file)
		page.Compared = s.comparison(req.Frame, file, res, func(e catalog.EditionID) string {
			return req.Frame.With("edition", string(e)) + "#side-by-side"
		})
	}
	return site.Answer{View: page}, nil
}

// EditorForm answers POST /LANG/scenarios/new: it does what the reader asks for on the table, and redirects to the
// address of the new state. What cannot be done is said on the page.
func (s *Section) EditorForm(req *site.Request) (site.Answer, error) {
	form, err := req.Form()
	if err != nil {
		return site.Answer{}, err
	}
	a := table.AddressOf(form.Get)
	if text := form.Get("scenario"); text != "" { // a text, as forms of other pages send it
		a.Text, a.Step = site.Newlines(strings.TrimPrefix(site.Newlines(text), "\n")), "999" // its end
	} else if a.Text, err = rtable.Unpack(form.Get("g")); err != nil {
		return site.Answer{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextBadScenarioLink}
	}
	if len(a.Text) > referee.MaxText || len(form.Get("text")) > referee.MaxText {
		return site.Answer{}, site.Fault{Kind: site.ErrTooLarge, Detail: templates.TextScenarioTooLong}
	}
	table.Keep(&req.Frame, form.Get)
	if _, _, _, err := s.simulate(req.Context(), a.Text); err != nil { // within limits
		return site.Answer{}, err
	}
	o, err := s.Table.Read(req.Frame, a)
	if err != nil {
		return site.Answer{}, site.Fault{Kind: site.ErrBadRequest}
	}
	next, moved := s.Table.Press(req.Frame, o, func(key string) string { return site.Newlines(form.Get(key)) }, random)
	if !moved {
		return s.tableAnswer(req, next.Address, next, form)
	}
	link := next.With(req.Frame, nil)
	if form.Get("part") == "stage" {
		return site.Answer{Redirect: link + "&part=stage"}, nil
	}
	return site.Answer{Redirect: link + "#stage"}, nil
}

// random returns a number from 1 to n.
func random(n int) int {
	i, err := rand.Int(rand.Reader, big.NewInt(int64(n)))
	if err != nil {
		return 1 // cannot happen: the system's generator does not fail
	}
	return int(i.Int64()) + 1
}

// openingSample is a game of the basic game that begins with its opening, up to the first cards that are dealt.
func openingSample(f templates.Frame) string {
	return f.Say(catalog.Text{DE: openingSampleDE, EN: openingSampleEN})
}

const (
	openingSampleDE = `id: unsere-partie
ausgabe: 2005
spiel: grundspiel

stellung
  Phase Eröffnung

ablauf
  # Wer beginnt? Nord würfelt eine 5, Süd eine 2.
  Würfel 5
  Würfel 2
  # Jeder legt seine Landschaften, wie er will; die letzte liegt von selbst.
  Nord legt Wald an links von A über
  Nord legt Hügelland an links von A unter
  Nord legt Gebirge an AB über
  Nord legt Ackerland an AB unter
  Nord legt Weideland an rechts von B über
  Süd legt Wald an links von A über
  Süd legt Hügelland an links von A unter
  Süd legt Gebirge an AB über
  Süd legt Ackerland an AB unter
  Süd legt Weideland an rechts von B über
  # Die Stapel: nur die erste Karte ist bekannt, alle anderen bleiben verdeckt.
  verteile Spion
  verteile verdeckt
  # Jeder sucht sich aus einem Stapel drei Karten aus.
  Nord wählt Stapel 1
`
	openingSampleEN = `id: our-game
edition: 2005
game: basic

start
  phase opening

play
  # Who begins? North rolls a 5, South a 2.
  die 5
  die 2
  # Each player lays the landscapes in any order; the last one takes the last place.
  north lays forest at left of A above
  north lays hills at left of A below
  north lays mountains at AB above
  north lays fields at AB below
  north lays pasture at right of B above
  south lays forest at left of A above
  south lays hills at left of A below
  south lays mountains at AB above
  south lays fields at AB below
  south lays pasture at right of B above
  # The stacks: only the first card is known, all others stay face down.
  deal Spy
  deal hidden
  # Each player chooses three cards from one stack.
  north chooses stack 1
`
)

// simulate plays a reader's scenario within limits. It returns the author's mistakes as Errors, and a fault if the
// scenario exceeds a limit.
func (s *Section) simulate(ctx context.Context,
	text string) (*scenario.File, *scenario.Result, scenario.Errors, error) {
	tooMuch := site.Fault{Kind: site.ErrTooLarge, Detail: templates.TextScenarioTooLong}
	if len(text) > referee.MaxText {
		return nil, nil, nil, tooMuch
	}
	file, errs := scenario.Parse("scenario", text)
	if len(errs) > 0 {
		return file, nil, errs, nil
	}
	res, errs, err := s.Referee.Play(ctx, file)
	if errors.Is(err, referee.ErrCards) {
		return nil, nil, nil, tooMuch
	}
	return file, res, errs, nil // a scenario that takes too long is undecided
}

// editorHelp renders the help on the scenario language.
func (s *Section) editorHelp(f templates.Frame) string { return s.Library.HTML(f.Lang, Guide(f.Lang)) }

// Guide returns the help on the scenario language in Markdown.
func Guide(lang catalog.Lang) string {
	body, err := helpFS.ReadFile("help/scenario." + string(lang) + ".md")
	if err != nil {
		return "" // cannot happen: both languages are embedded
	}
	return string(body)
}
