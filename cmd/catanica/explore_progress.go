package main

import (
	"fmt"
	"io"
	"time"

	"catanica/catalog"
	"catanica/rulings/explore"
)

// searchProgress shows on a terminal how far a search has come, and how long it may still take.
type searchProgress struct {
	to          io.Writer // nil: silent
	lang        catalog.Lang
	start, next time.Time
	longest     time.Duration
	shown       bool
	last        explore.Progress
}

func newSearchProgress(w io.Writer, longest time.Duration, lang catalog.Lang) *searchProgress {
	now := time.Now()
	p := &searchProgress{lang: lang, start: now, next: now.Add(quiet), longest: longest}
	if isTerminal(w) {
		p.to = w
	}
	return p
}

// step shows the progress at most five times a second.
func (p *searchProgress) step(at explore.Progress) {
	p.last = at
	now := time.Now()
	if p.to == nil || now.Before(p.next) {
		return
	}
	p.next, p.shown = now.Add(200*time.Millisecond), true
	fmt.Fprint(p.to, "\r\033[K", p.line(at, now.Sub(p.start)))
}

// line describes the progress after a time. Nobody knows how many positions there are, so the time left is an upper
// bound: until the limit of positions or of time is reached.
func (p *searchProgress) line(at explore.Progress, spent time.Duration) string {
	left := p.longest - spent
	if at.Positions > 0 {
		left = min(left, time.Duration(float64(spent)*float64(at.Limit-at.Positions)/float64(at.Positions)))
	}
	form := catalog.Text{DE: "%s Stellungen (davon %s fortgesetzt), %d Schritte tief, noch höchstens %s",
		EN: "%s positions (%s of them continued), %d moves deep, at most %s left"}
	return fmt.Sprintf(form.In(p.lang), catalog.Grouped(p.lang, at.Positions), catalog.Grouped(p.lang, at.Continued),
		at.Depth, max(left, 0).Round(time.Second))
}

// stopped describes how far an interrupted search came.
func (p *searchProgress) stopped() string {
	form := catalog.Text{
		DE: "abgebrochen nach %v: %s Stellungen erreicht, davon %s fortgesetzt, %d Schritte tief: " +
			"starte noch einmal, mit einem engeren Ziel oder --limit",
		EN: "interrupted after %v: %s positions reached, %s of them continued, %d moves deep: " +
			"run it again, with a narrower goal or --limit",
	}
	return fmt.Sprintf(form.In(p.lang), time.Since(p.start).Round(time.Second), catalog.Grouped(p.lang, p.last.Positions),
		catalog.Grouped(p.lang, p.last.Continued), p.last.Depth)
}

// end clears the line.
func (p *searchProgress) end() {
	if p.shown {
		fmt.Fprint(p.to, "\r\033[K")
	}
}
