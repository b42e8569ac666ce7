package main

import "io"

// sink is where an answer goes. It remembers that a part could not be written, so that no script takes half an
// answer for the whole.
type sink struct {
	w   io.Writer
	err error // the first
}

// Write implements io.Writer.
func (s *sink) Write(p []byte) (int, error) {
	n, err := s.w.Write(p)
	if s.err == nil {
		s.err = err
	}
	return n, err
}
