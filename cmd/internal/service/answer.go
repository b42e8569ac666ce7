package service

import (
	"catanica/catalog"
	"catanica/search/answer"
)

// Answerer returns the answerer of questions. The first call builds it.
func (s *Service) Answerer() (*answer.Answerer, error) {
	s.answerOnce.Do(func() { s.answerer, s.answerErr = answer.New(s.Catalog, s.Library, s.pairs) })
	return s.answerer, s.answerErr
}

// prepare builds what answers questions in a language, while the first search opens the index.
func (s *Service) prepare(lang catalog.Lang) {
	if a, err := s.Answerer(); err == nil {
		a.Prepare(lang)
	}
}

// pairs returns what the engine plays of two cards.
func (s *Service) pairs() (answer.Pairs, error) {
	i, err := s.Interactions()
	if err != nil {
		return nil, err
	}
	return i.Referee, nil
}
