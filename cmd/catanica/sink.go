package main

import "io"

// sink is a writer that remembers its first error, so that no script takes half an answer for a whole one.
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
