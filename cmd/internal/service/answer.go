package service

import (
	"strings"

	"catanica/search"
	"catanica/search/answer"
)

// Answerer returns the answerer of questions. The first call builds it.
func (s *Service) Answerer() (*answer.Answerer, error) {
	s.answerOnce.Do(func() { s.answerer, s.answerErr = answer.New(s.Catalog, s.Library, s.pairs) })
	return s.answerer, s.answerErr
}

// prepare builds what reads queries, and what answers the questions of several words, while the first search opens the
// index. A single word asks for no more than its page.
func (s *Service) prepare(q search.Query) {
	s.readOnce.Do(func() {
		go func() {
			if a, err := s.Answerer(); err == nil { // the search reports the error
				a.Book().Prepare(q.Lang)
			}
		}()
	})
	if !strings.Contains(strings.TrimSpace(q.Text), " ") {
		return
	}
	s.prepareOnce.Do(func() {
		go func() {
			if a, err := s.Answerer(); err == nil {
				a.Prepare(q.Lang)
			}
		}()
	})
}

// pairs returns what the engine plays of two cards.
func (s *Service) pairs() (answer.Pairs, error) {
	i, err := s.Interactions()
	if err != nil {
		return nil, err
	}
	return i.Referee, nil
}
