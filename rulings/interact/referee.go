package interact

import (
	"sync"
)

// Referee looks pairs up in the matrix and plays trials, of which it keeps the latest. It may be used by several
// callers at a time.
type Referee struct {
	*Matrix
	players *Players

	mu   sync.Mutex
	kept map[trialKey]outcomeOf
}

type trialKey struct {
	goal Goal
	Case
	held Held
}

type outcomeOf struct {
	trial Trial
	ok    bool
}

// maxTrials limits how many trials a Referee keeps.
const maxTrials = 500

// NewReferee returns a referee.
func NewReferee(m *Matrix, p *Players) *Referee {
	return &Referee{Matrix: m, players: p, kept: map[trialKey]outcomeOf{}}
}

// Try plays a trial; see Players.Try.
func (f *Referee) Try(g Goal, r Result, h Held) (Trial, bool) {
	key := trialKey{g, r.Case, h}
	f.mu.Lock()
	out, done := f.kept[key]
	f.mu.Unlock()
	if !done {
		out.trial, out.ok = f.players.Try(g, r, h)
		f.mu.Lock()
		if len(f.kept) >= maxTrials {
			clear(f.kept)
		}
		f.kept[key] = out
		f.mu.Unlock()
	}
	return out.trial, out.ok
}
