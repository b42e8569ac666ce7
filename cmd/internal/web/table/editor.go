package table

import (
	"context"
	"embed"
	"strings"
	"time"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/site"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// Limits on scenarios from readers, far above real ones.
const (
	MaxText          = 16 << 10 // bytes
	maxScenarioCards = 1000     // physical cards
	maxScenarioTime  = 2 * time.Second
)

// firstExample is the scenario with which the editor opens.
const firstExample = "112.G.e-verhexte-feuerwache"

// helpFS holds the help on the scenario language, one Markdown file for each language.
//
//go:embed help/*.md
var helpFS embed.FS

// Editor answers GET /LANG/scenarios/new: it plays the text in the link.
func (s *Section) Editor(req *site.Request) (site.Answer, error) {
	text, link := "", req.Get("s")
	if example := s.Source.Scenario(firstExample); link == "" && example != nil {
		text = example.Source
	}
	if link != "" {
		var err error
		if text, err = scenario.DecodeLink(link); err != nil {
			return site.Answer{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextBadScenarioLink}
		}
	}
	if req.Get("part") == "text" {
		return site.Answer{File: &site.Download{Name: "szenario.scn", Text: text}}, nil
	}
	page, err := s.editorPage(req, text)
	if err != nil {
		return site.Answer{}, err
	}
	page.Own = link != ""
	if req.Get("part") == "stage" && page.Result != nil {
		return site.Answer{Part: templates.StageInner(req.Frame, page.Result.Replay)}, nil
	}
	return site.Answer{View: page}, nil
}

// EditorForm answers POST /LANG/scenarios/new with a redirect to the address that holds the text. The script asks for
// the result instead.
func (s *Section) EditorForm(req *site.Request) (site.Answer, error) {
	form, err := req.Form()
	if err != nil {
		return site.Answer{}, err
	}
	text := site.Newlines(strings.TrimPrefix(site.Newlines(form.Get("scenario")), "\n"))
	text, on := forked(form, text)
	link := EditorLink(req.Frame, text)
	req.Frame.Query.Set("s", strings.TrimPrefix(link[strings.Index(link, "?"):], "?s="))
	if on {
		link += "&step=" + lastStep
	}
	part := form.Get("part")
	if part != "verdict" && len(link) <= table.MaxLink && len(text) <= MaxText {
		return site.Answer{Redirect: link}, nil
	}
	page, err := s.editorPage(req, text)
	if err != nil {
		return site.Answer{}, err
	}
	if part == "verdict" {
		return site.Answer{Part: templates.EditorResult(req.Frame, page)}, nil
	}
	return site.Answer{View: page}, nil
}

func (s *Section) editorPage(req *site.Request, text string) (templates.EditorPage, error) {
	if len(text) > MaxText {
		return templates.EditorPage{}, site.Fault{Kind: site.ErrTooLarge, Detail: templates.TextScenarioTooLong}
	}
	link := EditorLink(req.Frame, text)
	page := templates.EditorPage{
		Text: text, Own: true, Help: s.editorHelp(req.Frame), Link: link, Download: link + "&part=text",
		TooLong: len(link) > table.MaxLink, Opening: EditorLink(req.Frame, openingSample(req.Frame)),
	}
	file, res, errs, err := s.simulate(req.Context(), text)
	if err != nil {
		return page, err
	}
	if len(errs) > 0 {
		page.Problems, page.Status = problems(req.Frame, text, errs), templates.ScenarioUnreadable
		if res != nil && res.Status == scenario.Mistaken && res.Start != nil {
			page.Status = templates.ScenarioMistaken
			page.Asked = s.Table.Asked(req.Frame, res.Table, res.End(), engine.Chance)
		}
		return page, nil
	}
	result, err := s.scenarioPage(req, file, res)
	page.Result = &result
	return page, err
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
	if len(text) > MaxText {
		return nil, nil, nil, tooMuch
	}
	file, errs := scenario.Parse("scenario", text)
	if len(errs) > 0 {
		return file, nil, errs, nil
	}
	game := scenario.Prepare(file, s.Books, scenario.Options{})
	if errs = game.Mistakes(); len(errs) > 0 {
		return file, nil, errs, nil
	}
	if len(game.Start().Cards) > maxScenarioCards {
		return nil, nil, nil, tooMuch
	}
	ctx, cancel := context.WithTimeout(ctx, maxScenarioTime)
	defer cancel()
	res := game.Play(ctx)
	res.Settle(ctx, file, s.Books)
	if (res.Status == scenario.Unreadable || res.Status == scenario.Mistaken) && res.Trouble != nil {
		errs = scenario.Errors{res.Trouble}
	}
	return file, res, errs, nil
}

// problems presents mistakes with the lines in which they are.
func problems(f templates.Frame, text string, errs scenario.Errors) []templates.EditorProblem {
	lines := strings.Split(text, "\n")
	var out []templates.EditorProblem
	for _, e := range errs {
		p := templates.EditorProblem{Line: e.Pos.Line, Col: e.Pos.Col, Message: f.Say(e.Msg)}
		if i := e.Pos.Line - 1; i >= 0 && i < len(lines) {
			if line := strings.TrimRight(lines[i], " \r"); strings.TrimSpace(line) != "" {
				p.Excerpt, p.Caret = line, strings.Repeat(" ", max(0, min(e.Pos.Col-1, 120)))
			}
		}
		out = append(out, p)
	}
	return out
}

// Guide returns the help on the scenario language in Markdown.
func Guide(lang catalog.Lang) string {
	body, err := helpFS.ReadFile("help/scenario." + string(lang) + ".md")
	if err != nil {
		return "" // cannot happen: both languages are embedded
	}
	return string(body)
}

// editorHelp renders the help on the scenario language.
func (s *Section) editorHelp(f templates.Frame) string { return s.Library.HTML(f.Lang, Guide(f.Lang)) }
