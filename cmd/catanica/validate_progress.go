package main

import (
	"fmt"
	"io"
	"os"
	"time"
)

// progress tells on a terminal how far a long run is. On anything else, a pipe or a file, it is silent.
type progress struct {
	to    io.Writer // nil: silent
	total int
	next  time.Time // when to tell again
	told  bool
}

// newProgress tells on w of a run over total things, if w is a terminal.
func newProgress(w io.Writer, total int) *progress {
	if !isTerminal(w) {
		return &progress{}
	}
	return &progress{to: w, total: total, next: time.Now().Add(500 * time.Millisecond)}
}

func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// step tells that done things are done; runs of less than half a second stay silent.
func (p *progress) step(done int) {
	now := time.Now()
	if p.to == nil || now.Before(p.next) {
		return
	}
	p.next, p.told = now.Add(100*time.Millisecond), true
	fmt.Fprintf(p.to, "\r%d/%d", done, p.total)
}

// end clears the line, so that nothing of it stays among errors and table.
func (p *progress) end() {
	if p.told {
		fmt.Fprint(p.to, "\r\033[K")
		p.told = false
	}
}
