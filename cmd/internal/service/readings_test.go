package service

import (
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings/scenario"
)

// TestReadings: for every answer to every reading there is a scenario that holds with this answer and with no other,
// and whose trace names the reading.
func TestReadings(t *testing.T) {
	s, problems := Load(content.FS)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	for _, q := range s.Catalog.Readings {
		if len(q.Answers) < 2 {
			t.Errorf("%s has only one answer: add the other", q.ID)
			continue
		}
		for _, a := range q.Answers {
			if !slices.ContainsFunc(s.Scenarios(), func(f *scenario.File) bool { return dependsOn(t, s, f, q, a.ID) }) {
				t.Errorf("%s = %s: no scenario holds with this answer only: write one", q.ID, a.ID)
			}
		}
	}
}

// dependsOn reports whether, in some edition, the scenario is played with the answer, names the reading in its trace,
// and does not hold with any other answer.
func dependsOn(t *testing.T, s *Service, f *scenario.File, q catalog.Reading, answer string) bool {
	playedBy := func(e catalog.EditionID) bool {
		is, stated := f.Reads[q.ID]
		if !stated {
			is = q.In(f.Game, e)
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
		res := scenario.Replay(t.Context(), one, s.Books(), scenario.Options{})
		if !res.OK || !namesReading(res, q.ID) {
			continue
		}
		holdsWithOther := slices.ContainsFunc(q.Answers, func(a catalog.Answer) bool {
			options := scenario.Options{Readings: map[string]string{q.ID: a.ID}}
			return a.ID != answer && scenario.Replay(t.Context(), one, s.Books(), options).OK
		})
		if !holdsWithOther {
			return true
		}
	}
	return false
}

// namesReading reports whether an event of the replay cites the reading.
func namesReading(res *scenario.Result, id string) bool {
	return slices.ContainsFunc(res.Steps, func(st scenario.StepResult) bool {
		return slices.ContainsFunc(st.Events, func(e scenario.EventResult) bool {
			return slices.ContainsFunc(e.Readings, func(r scenario.ReadingResult) bool { return r.ID == id })
		})
	})
}
