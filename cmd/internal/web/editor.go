package web

import (
	"context"
	"strings"
	"time"

	"catanica/catalog/deck"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// Bounds on the scenarios of strangers, far above any real one.
const (
	maxScenario      = 16 << 10 // bytes of text
	maxScenarioCards = 1000     // physical cards
	maxScenarioTime  = 2 * time.Second
	maxScenarioLink  = 8 << 10 // bytes of an address
)

// firstExample is the scenario that the editor shows to begin with.
const firstExample = "112.G.e-verhexte-feuerwache"

// editor answers GET /LANG/scenarios/new: the text that the link holds, played.
func (s *Server) editor(v *visit) (answer, error) {
	text, link := "", v.get("s")
	if example := s.svc.Scenario(firstExample); link == "" && example != nil {
		text = example.Source
	}
	if link != "" {
		var err error
		if text, err = deck.Decode(link); err != nil {
			return answer{}, fault{kind: errBadRequest, detail: templates.TextBadScenarioLink}
		}
	}
	if v.get("part") == "text" {
		return answer{file: &download{name: "szenario.scn", text: text}}, nil
	}
	page, err := s.editorPage(v, text)
	if err != nil {
		return answer{}, err
	}
	page.Own = link != ""
	if v.get("part") == "stage" && page.Result != nil {
		return answer{part: templates.StageInner(v.frame, page.Result.Replay)}, nil
	}
	return answer{view: page}, nil
}

// editorForm answers POST /LANG/scenarios/new. It goes to the address that holds the text; the script asks
// for the result alone.
func (s *Server) editorForm(v *visit) (answer, error) {
	if err := v.req.ParseForm(); err != nil {
		return answer{}, formFault(err)
	}
	text := newlines(strings.TrimPrefix(newlines(v.req.PostFormValue("scenario")), "\n"))
	text, on := forked(v.req.PostForm, text)
	link := editorLink(v.frame, text)
	v.frame.Query.Set("s", strings.TrimPrefix(link[strings.Index(link, "?"):], "?s="))
	if on {
		link += "&step=" + lastStep
	}
	part := v.req.PostFormValue("part")
	if part != "verdict" && len(link) <= maxScenarioLink && len(text) <= maxScenario {
		return answer{redirect: link}, nil
	}
	page, err := s.editorPage(v, text)
	if err != nil {
		return answer{}, err
	}
	if part == "verdict" {
		return answer{part: templates.EditorResult(v.frame, page)}, nil
	}
	return answer{view: page}, nil
}

func (s *Server) editorPage(v *visit, text string) (templates.EditorPage, error) {
	if len(text) > maxScenario {
		return templates.EditorPage{}, fault{kind: errTooLarge, detail: templates.TextScenarioTooLong}
	}
	link := editorLink(v.frame, text)
	page := templates.EditorPage{
		Text: text, Own: true, Help: s.editorHelp(v.frame), Link: link, Download: link + "&part=text", TooLong: len(link) > maxScenarioLink,
	}
	file, res, errs, err := s.simulate(v.ctx(), text)
	if err != nil {
		return page, err
	}
	if len(errs) > 0 {
		page.Problems = problems(v.frame, text, errs)
		return page, nil
	}
	result, err := s.scenarioPage(v, file, res)
	page.Result = &result
	return page, err
}

// simulate plays the scenario of a stranger within bounds. The errors are the author's mistakes, err is a
// text that is too much.
func (s *Server) simulate(ctx context.Context, text string) (*scenario.File, *scenario.Result, scenario.Errors, error) {
	tooMuch := fault{kind: errTooLarge, detail: templates.TextScenarioTooLong}
	if len(text) > maxScenario {
		return nil, nil, nil, tooMuch
	}
	file, errs := scenario.Parse("scenario", text)
	if len(errs) > 0 {
		return file, nil, errs, nil
	}
	_, state, errs := scenario.Check(file, s.svc.Books)
	if len(errs) > 0 {
		return file, nil, errs, nil
	}
	if len(state.Cards) > maxScenarioCards {
		return nil, nil, nil, tooMuch
	}
	ctx, cancel := context.WithTimeout(ctx, maxScenarioTime)
	defer cancel()
	res := scenario.Replay(ctx, file, s.svc.Books, scenario.Options{})
	if res.Status == scenario.Unreadable && res.Trouble != nil {
		errs = scenario.Errors{res.Trouble}
	}
	return file, res, errs, nil
}

// problems shows mistakes with the lines in which they are.
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

// editorHelp is the language's lines, explained.
func (s *Server) editorHelp(f templates.Frame) string {
	body, err := helpFS.ReadFile("help/scenario." + string(f.Lang) + ".md")
	if err != nil {
		return "" // both languages are embedded
	}
	return s.svc.Library.HTML(f.Lang, string(body))
}
