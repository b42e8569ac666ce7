package service

import (
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings/scenario"
)

// TestReadings: every answer of every reading is played. For each of them some scenario holds by it, and does not by any
// other answer to the same question; the trace of it names the question.
func TestReadings(t *testing.T) {
	s, problems := Load(content.FS)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	for _, q := range s.Catalog.Readings {
		if len(q.Answers) < 2 {
			t.Errorf("%s has one answer only: what is the other?", q.ID)
			continue
		}
		for _, a := range q.Answers {
			if !slices.ContainsFunc(s.Scenarios, func(f *scenario.File) bool { return notices(t, s, f, q, a.ID) }) {
				t.Errorf("%s = %s: no scenario holds by this answer and by no other; write one", q.ID, a.ID)
			}
		}
	}
}

// notices reports whether the scenario is played by the answer, names the question where it hangs on it, and does not
// hold by any other answer.
func notices(t *testing.T, s *Service, f *scenario.File, q catalog.Reading, answer string) bool {
	playedBy := func(e catalog.EditionID) bool {
		is, stated := f.Reads[q.ID]
		if !stated {
			is, _ = q.Default.At(e)
		}
		return is == answer
	}
	if !slices.ContainsFunc(f.Editions, playedBy) {
		return false
	}
	for _, e := range f.Editions {
		if !playedBy(e) {
			continue
		}
		one := f.Under(e)
		res := scenario.Replay(t.Context(), one, s.Books, scenario.Options{})
		if !res.OK || !hangsOn(res, q.ID) {
			continue
		}
		other := func(a catalog.Answer) bool {
			return a.ID == answer || !scenario.Replay(t.Context(), one, s.Books, scenario.Options{Readings: map[string]string{q.ID: a.ID}}).OK
		}
		if !slices.ContainsFunc(q.Answers, func(a catalog.Answer) bool { return !other(a) }) {
			return true
		}
	}
	return false
}

func hangsOn(res *scenario.Result, id string) bool {
	return slices.ContainsFunc(res.Steps, func(st scenario.StepResult) bool {
		return slices.ContainsFunc(st.Events, func(e scenario.EventResult) bool {
			return slices.ContainsFunc(e.Readings, func(r scenario.ReadingResult) bool { return r.ID == id })
		})
	})
}
