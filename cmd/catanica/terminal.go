package main

import (
	"fmt"
	"io"
	"os"
	"time"

	"catanica/catalog"
)

// isTerminal reports whether w is a terminal: progress and colours are written to nothing else.
func isTerminal(w io.Writer) bool {
	if k, ok := w.(*sink); ok {
		w = k.w
	}
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0 && os.Getenv("TERM") != "dumb"
}

// The colours of terminals (SGR), one for each state that a reader has to tell apart. The word says the same.
const (
	colourGood      = "32"   // green: holds, legal
	colourFailed    = "31"   // red: fails, illegal
	colourUndecided = "33"   // yellow: a fact that no source states
	colourMistaken  = "35"   // magenta: a line that makes no sense in its position
	colourUnread    = "35;1" // bright magenta: unreadable
	colourRefused   = "36"   // cyan: a move that an article refuses
	colourReset     = "\x1b[0m"
)

// coloured colours a word for a terminal, unless the environment variable NO_COLOR is set (no-color.org).
func coloured(w io.Writer, colour, word string) string {
	if !isTerminal(w) || os.Getenv("NO_COLOR") != "" {
		return word
	}
	return "\x1b[" + colour + "m" + word + colourReset
}

// quiet is how long a run lasts before it shows anything.
const quiet = 2 * time.Second

// progress shows on a terminal how far a long run has come and how long it may still take. It writes nothing to pipes
// and files.
type progress struct {
	to          io.Writer // nil: silent
	lang        catalog.Lang
	total       int
	start, next time.Time
	shown       bool
}

// newProgress returns the progress of a run over total items, shown on w if that is a terminal.
func newProgress(w io.Writer, total int, lang catalog.Lang) *progress {
	now := time.Now()
	p := &progress{total: total, lang: lang, start: now, next: now.Add(quiet)}
	if isTerminal(w) {
		p.to = w
	}
	return p
}

// step reports how many items are done. It shows nothing during the first two seconds, and then ten lines a second at
// most.
func (p *progress) step(done int) {
	now := time.Now()
	if p.to == nil || now.Before(p.next) {
		return
	}
	p.next, p.shown = now.Add(100*time.Millisecond), true
	fmt.Fprint(p.to, "\r\033[K", p.line(done, now.Sub(p.start)))
}

// line describes the progress after a time. The time left assumes that all items take equally long.
func (p *progress) line(done int, spent time.Duration) string {
	if done == 0 {
		return fmt.Sprintf("0/%d", p.total)
	}
	left := time.Duration(float64(spent) / float64(done) * float64(p.total-done)).Round(time.Second)
	return fmt.Sprintf(catalog.Text{DE: "%d/%d, noch etwa %v", EN: "%d/%d, about %v left"}.In(p.lang), done, p.total, left)
}

// clear removes the progress line, so that other lines can be written.
func (p *progress) clear() {
	if p.shown {
		fmt.Fprint(p.to, "\r\033[K")
		p.shown = false
	}
}
