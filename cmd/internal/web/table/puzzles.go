package table

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"catanica/cmd/internal/referee"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/site"
	"catanica/rulings/engine"
	"catanica/rulings/explore"
	"catanica/rulings/puzzle"
	"catanica/rulings/scenario"
	rtable "catanica/rulings/table"
	"catanica/templates"
)

// maxJudged limits the positions of a search that judges an attempt at a puzzle.
const maxJudged = 60_000

// Puzzles answers GET /LANG/scenarios/puzzles: all puzzles, the easiest first.
func (s *Section) Puzzles(req *site.Request) (site.Answer, error) {
	f := req.Frame
	kind, level := req.Get("kind"), req.Get("level")
	page := templates.PuzzlesPage{Total: len(s.Riddles), Filters: kind+level != ""}
	for _, p := range s.Riddles {
		if kind != "" && string(p.Kind) != kind || level != "" && p.Level() != level {
			continue
		}
		page.Puzzles = append(page.Puzzles, s.puzzleCase(f, p))
	}
	page.Kind = templates.Choices(f, []string{string(puzzle.Win), string(puzzle.Save)}, kind, templates.PuzzleKind)
	page.Level = templates.Choices(f, templates.GalleryLevels, level, templates.GalleryName)
	return site.Answer{View: page}, nil
}

func (s *Section) puzzleCase(f templates.Frame, p *puzzle.Puzzle) templates.PuzzleCase {
	c := describePuzzle(f, p)
	if at, errs := p.Place(s.Books); len(errs) == 0 {
		c.Board = s.Table.Thumb(f, at.Table, at.State)
	}
	return c
}

// describePuzzle returns the puzzle's entry without its board.
func describePuzzle(f templates.Frame, p *puzzle.Puzzle) templates.PuzzleCase {
	return templates.PuzzleCase{ID: p.ID, Title: f.Say(p.File.Title), Kind: string(p.Kind), Level: p.Level(),
		Moves: p.Moves(), Story: f.Say(p.File.Note), Href: puzzlePath(f, p)}
}

func puzzlePath(f templates.Frame, p *puzzle.Puzzle) string {
	return f.To("/scenarios/puzzles/" + p.ID)
}

// Day returns the number of the present day in UTC.
func (s *Section) Day() int {
	const day = 24 * 60 * 60
	return int(s.Now().Unix() / day)
}

// Daily presents the puzzle of the day. It returns nil if there are no puzzles.
func (s *Section) Daily(f templates.Frame) *templates.PuzzleCase {
	p := puzzle.Daily(s.Riddles, s.Day())
	if p == nil {
		return nil
	}
	c := s.puzzleCase(f, p)
	return &c
}

// PuzzleOfTheDay answers GET /LANG/scenarios/puzzles/today: it leads to the puzzle of the day in UTC.
func (s *Section) PuzzleOfTheDay(req *site.Request) (site.Answer, error) {
	p := puzzle.Daily(s.Riddles, s.Day())
	if p == nil {
		return site.Answer{}, site.Fault{Kind: site.ErrNotFound, Detail: templates.TextNoPuzzle}
	}
	return site.Answer{Redirect: puzzlePath(req.Frame, p)}, nil
}

func (s *Section) riddle(id string) *puzzle.Puzzle {
	i := slices.IndexFunc(s.Riddles, func(p *puzzle.Puzzle) bool { return p.ID == id })
	if i < 0 {
		return nil
	}
	return s.Riddles[i]
}

// Puzzle answers GET /LANG/scenarios/puzzles/ID: the puzzle with the moves that the address holds, and whether they
// solve it. hint=N gives hints.
func (s *Section) Puzzle(req *site.Request) (site.Answer, error) {
	p := s.riddle(req.Path("id"))
	if p == nil {
		return site.Answer{}, site.Fault{Kind: site.ErrNotFound, Detail: templates.TextNoPuzzle}
	}
	text := p.Start
	if req.Get("g") != "" {
		var err error
		if text, err = rtable.Unpack(req.Get("g")); err != nil || !strings.HasPrefix(text, p.Start) {
			return site.Answer{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextBadScenarioLink}
		}
	}
	o, err := s.openPuzzle(req, p, text, req.Get)
	if err != nil {
		return site.Answer{}, err
	}
	return s.puzzleAnswer(req, p, o, req.Get("part"))
}

func (s *Section) openPuzzle(req *site.Request, p *puzzle.Puzzle, text string,
	get func(string) string) (*table.Opened, error) {
	if len(text) > referee.MaxText {
		return nil, site.Fault{Kind: site.ErrTooLarge, Detail: templates.TextScenarioTooLong}
	}
	a := table.PuzzleAddress(table.PuzzlePath+p.ID, get)
	a.Text = text
	o, err := s.Table.Read(req.Frame, a)
	if err != nil {
		return nil, site.Fault{Kind: site.ErrBadRequest}
	}
	return o, nil
}

// PuzzleForm answers POST /LANG/scenarios/puzzles/ID: it makes a move and leads to the address of the new state.
func (s *Section) PuzzleForm(req *site.Request) (site.Answer, error) {
	p := s.riddle(req.Path("id"))
	if p == nil {
		return site.Answer{}, site.Fault{Kind: site.ErrNotFound, Detail: templates.TextNoPuzzle}
	}
	form, err := req.Form()
	if err != nil {
		return site.Answer{}, err
	}
	text, err := rtable.Unpack(form.Get("g"))
	if err != nil || !strings.HasPrefix(text, p.Start) {
		return site.Answer{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextBadScenarioLink}
	}
	o, err := s.openPuzzle(req, p, text, form.Get)
	if err != nil {
		return site.Answer{}, err
	}
	do, _, _ := strings.Cut(form.Get("do"), " ")
	if do != "" && !slices.Contains([]string{"take", "trade", "offer", "line", "roll", "set", "undo", "delete"}, do) {
		return site.Answer{}, site.Fault{Kind: site.ErrBadRequest}
	}
	if draft := form.Get("draft"); draft != "" {
		o.Draft = scenario.TranslateLine(s.Catalog, draft, req.Frame.Lang)
		return s.puzzleAnswer(req, p, o, form.Get("part"))
	}
	table.Keep(&req.Frame, form.Get)
	next := s.Table.Act(req.Frame, o, func(key string) string { return site.Newlines(form.Get(key)) }, random)
	if len(next.Said) > 0 || len(next.With(req.Frame, nil)) > table.MaxLink {
		return s.puzzleAnswer(req, p, next, form.Get("part"))
	}
	if form.Get("part") == "stage" {
		return site.Answer{Redirect: next.With(req.Frame, nil) + "&part=stage"}, nil
	}
	return site.Answer{Redirect: next.With(req.Frame, nil) + "#verdict"}, nil
}

// puzzleAnswer shows a puzzle. The part stage is the table, the part around the verdict and the hints.
func (s *Section) puzzleAnswer(req *site.Request, p *puzzle.Puzzle, o *table.Opened, part string) (site.Answer, error) {
	f := req.Frame
	page := templates.PuzzlePage{ID: p.ID, Title: f.Say(p.File.Title), Story: f.Say(p.File.Note), Kind: string(p.Kind),
		Level: p.Level(), Goal: p.File.Goal, Moves: p.Moves(), Replay: s.Table.Show(f, o),
		Restart: puzzlePath(f, p) + "#stage"}
	if part == "stage" {
		return site.Answer{Part: templates.StageInner(f, page.Replay)}, nil
	}
	if len(o.Errs) == 0 {
		s.judge(req.Context(), f, p, o, &page)
	}
	s.hints(req, p, o, &page)
	i := slices.Index(s.Riddles, p)
	if i+1 < len(s.Riddles) {
		page.Next = puzzlePath(f, s.Riddles[i+1])
	}
	if part == "around" {
		return site.Answer{Part: templates.PuzzleAround(f, page)}, nil
	}
	return site.Answer{View: page}, nil
}

// judge says whether the moves up to the node that is shown solve the puzzle or, if not, why they cannot any more.
func (s *Section) judge(ctx context.Context, f templates.Frame, p *puzzle.Puzzle, o *table.Opened,
	page *templates.PuzzlePage) {
	at, errs := p.Place(s.Books)
	if len(errs) > 0 {
		return
	}
	steps, state := o.Played()
	if state == nil || len(steps) == 0 {
		return
	}
	page.Lucky = lucky(at, steps)
	over := state.Active != at.State.Active
	if p.Kind == puzzle.Win {
		met, _ := at.Goal.Holds(state, nil)
		page.Solved = met != nil && !page.Lucky
		if page.Solved || page.Lucky {
			return
		}
		page.Points, _ = engine.Points(at.Table, state, at.State.Active)
		if page.Failed = over; over {
			return
		}
		_ = s.Referee.Within(ctx, func(ctx context.Context) int { // if it is busy, the page does not say
			task := explore.Task{Goal: at.Goal, Depth: puzzle.MaxMoves, Limit: maxJudged, Most: 1}
			found := explore.Solve(ctx, at.Table, state, task)
			page.Failed = len(found.Lines) == 0 && found.Reason == ""
			return found.Positions
		})
		return
	}
	if !over {
		return
	}
	_ = s.Referee.Within(ctx, func(ctx context.Context) int {
		a := explore.Threatens(ctx, at.Table, state, at.Goal, referee.MaxPositions)
		page.Solved, page.Failed = a.Verdict == explore.No, a.Verdict == explore.Yes
		for _, m := range a.Moves {
			page.Refutation = append(page.Refutation, scenario.Sentence(at.Table, state, m, f.Lang))
			next, _, err := engine.Apply(at.Table, state, m)
			if err != nil {
				break
			}
			state = next
		}
		return a.Positions
	})
}

// lucky reports whether the steps depend on dice, or on something that the opponent decides.
func lucky(at *puzzle.Position, steps []scenario.StepResult) bool {
	before := at.State
	for _, st := range steps {
		switch m := st.Move; {
		case m.Verb == engine.Roll, m.Verb == engine.Die, m.Verb == engine.Offer:
			return true
		case m.Who != at.State.Active && before.Active == at.State.Active && len(engine.Legal(at.Table, before)) > 1:
			return true
		}
		before = st.State
	}
	return false
}

// Levels of hints.
const (
	hintLength = iota + 1 // how many moves
	hintEnd               // the last move
	hintFirst             // the first move
	hintAll               // the whole solution
)

// hints fills in the hints that the reader has asked for.
func (s *Section) hints(req *site.Request, p *puzzle.Puzzle, o *table.Opened, page *templates.PuzzlePage) {
	f := req.Frame
	n, _ := strconv.Atoi(req.Get("hint"))
	page.Hint = min(max(n, 0), hintAll)
	if page.Hint < hintAll {
		page.MoreHint = o.Hint(f, page.Hint+1) + "#hints"
	}
	if page.Hint < hintEnd {
		return
	}
	res := scenario.Replay(req.Context(), p.File, s.Books, scenario.Options{})
	var said []string
	for _, st := range res.Steps {
		said = append(said, st.Sentence(res.Table, f.Lang))
	}
	if len(said) == 0 {
		return
	}
	last := len(said) - 1
	for last > 0 && res.Steps[last].Move.Verb >= engine.EndMain && strings.Contains(p.Solution[last], " ends ") {
		last--
	}
	page.EndsWith = said[last]
	if page.Hint >= hintFirst {
		page.BeginsWith = said[0]
	}
	if page.Hint >= hintAll {
		page.Solution = said
	}
}
