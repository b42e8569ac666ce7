// Package referee plays the scenarios of strangers and searches them for lines of play, within limits. The web site and
// the server for assistants share one Referee, so that their searches wait for each other.
package referee

import (
	"context"
	"errors"
	"time"

	"catanica/catalog"
	"catanica/rulings/explore"
	"catanica/rulings/scenario"
)

// Limits on what a stranger may ask, far above real scenarios.
const (
	MaxText      = 16 << 10 // bytes of a scenario
	MaxCards     = 1000     // physical cards of a scenario
	PlayTime     = 2 * time.Second
	MaxGoal      = 300 // characters of what a search is to reach
	MaxTurns     = 5
	MaxPositions = 200_000
	SearchTime   = 4 * time.Second
	maxSearches  = 2 // at the same time; others wait

	// Unhurried is a SearchTime for a reader's own device: far more than MaxPositions take.
	Unhurried = time.Hour
)

// Errors of scenarios that exceed a limit.
var (
	ErrCards = errors.New("the scenario has too many cards")
	ErrSlow  = errors.New("the scenario takes too long")
	ErrBusy  = errors.New("other searches are running")
)

// Referee plays scenarios. It is safe for concurrent use.
type Referee struct {
	// SearchTime limits one search, and before that the wait for other searches.
	SearchTime time.Duration

	books     scenario.Books
	count     func(steps int)
	searching chan struct{} // a token for each search in progress
}

// New returns a referee. It calls count, unless that is nil, with the number of steps that a call made the engine play.
func New(books scenario.Books, count func(steps int)) *Referee {
	if count == nil {
		count = func(int) {}
	}
	return &Referee{books: books, count: count, searching: make(chan struct{}, maxSearches), SearchTime: SearchTime}
}

// Play plays a scenario and says what would settle it. The author's mistakes are not errors: mistakes lists them, and
// res is nil if nothing could be played. The error is ErrCards, or ErrSlow beside what was played until then.
func (r *Referee) Play(ctx context.Context, f *scenario.File) (
	res *scenario.Result, mistakes scenario.Errors, err error) {
	game, mistakes, err := r.prepare(f)
	if err != nil || len(mistakes) > 0 {
		return nil, mistakes, err
	}
	ctx, cancel := context.WithTimeout(ctx, PlayTime)
	defer cancel()
	res = game.Play(ctx)
	res.Settle(ctx, f, r.books)
	r.count(steps(res))
	if (res.Status == scenario.Unreadable || res.Status == scenario.Mistaken) && res.Trouble != nil {
		mistakes = scenario.Errors{res.Trouble}
	}
	if ctx.Err() != nil {
		err = ErrSlow
	}
	return res, mistakes, err
}

// prepare sets up the position of a scenario, unless it is too large.
func (r *Referee) prepare(f *scenario.File) (*scenario.Prepared, scenario.Errors, error) {
	game := scenario.Prepare(f, r.books, scenario.Options{})
	if mistakes := game.Mistakes(); len(mistakes) > 0 {
		return nil, mistakes, nil
	}
	if start := game.Start(); start != nil && len(start.Cards) > MaxCards {
		return nil, nil, ErrCards
	}
	return game, nil, nil
}

// steps counts what was played in all editions of a scenario.
func steps(res *scenario.Result) int {
	if len(res.Editions) == 0 {
		return len(res.Steps)
	}
	n := 0
	for _, e := range res.Editions {
		n += len(e.Steps)
	}
	return n
}

// Search looks for a line from the last position of a scenario to a goal, in the edition of the scenario. It ends with
// ctx, and after SearchTime with what it has found. The author's mistakes, in the scenario or in the goal, are not
// errors. The error is ErrCards, ErrSlow if the position itself cannot be reached in time, or ErrBusy.
func (r *Referee) Search(ctx context.Context, f *scenario.File, goal string, o explore.Options,
	lang catalog.Lang) (*explore.Report, scenario.Errors, error) {
	f = f.Under(f.Edition)
	if _, mistakes, err := r.prepare(f); err != nil || len(mistakes) > 0 {
		return nil, mistakes, err
	}
	late := time.NewTimer(r.SearchTime)
	defer late.Stop()
	select {
	case r.searching <- struct{}{}:
		defer func() { <-r.searching }()
	case <-late.C:
		return nil, nil, ErrBusy
	case <-ctx.Done():
		return nil, nil, ctx.Err()
	}
	ctx, cancel := context.WithTimeout(ctx, r.SearchTime)
	defer cancel()
	report, err := explore.Ask(ctx, r.books, explore.Question{File: f, Goal: goal, Options: o}, lang)
	var mistakes scenario.Errors
	if errors.As(err, &mistakes) {
		if ctx.Err() != nil { // the game was interrupted before its last position
			return nil, nil, ErrSlow
		}
		return nil, mistakes, nil
	}
	if err != nil {
		return nil, nil, err
	}
	r.count(report.Positions)
	return report, nil, nil
}
