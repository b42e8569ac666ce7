package main

import (
	"fmt"
	"io"
	"os"
	"time"
)

// progress shows on a terminal how far a long run has got. It writes nothing to pipes and files.
type progress struct {
	to    io.Writer // nil: silent
	total int
	next  time.Time // of the next line
	told  bool
}

// newProgress returns the progress of a run over total items, shown on w if that is a terminal.
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

// step reports how many items are done. Runs of less than half a second show nothing.
func (p *progress) step(done int) {
	now := time.Now()
	if p.to == nil || now.Before(p.next) {
		return
	}
	p.next, p.told = now.Add(100*time.Millisecond), true
	fmt.Fprintf(p.to, "\r%d/%d", done, p.total)
}

// end clears the progress line.
func (p *progress) end() {
	if p.told {
		fmt.Fprint(p.to, "\r\033[K")
		p.told = false
	}
}
