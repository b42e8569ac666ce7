package scenario

import (
	"maps"

	"catanica/catalog"
)

// ReadingResult is an open question on which an event or a refusal depended, and the answer by which it was played.
type ReadingResult struct {
	ID     string       `json:"id"` // of content/readings.yaml
	Answer string       `json:"answer"`
	Ours   bool         `json:"ours"`             // no source decides the question; the answer is Catanica's
	Stated bool         `json:"stated,omitempty"` // the scenario states this answer
	Text   catalog.Text `json:"text"`             // "our decision: …"
}

// answers returns the scenario's readings, overridden by those in over.
func (f *File) answers(over map[string]string) map[string]string {
	all := maps.Clone(f.Reads)
	maps.Copy(all, over)
	return all
}

// readings puts the questions on which something depended into words.
func (p *player) readings(ids []string) []ReadingResult {
	return p.file.readingResults(p.table.Book.Catalog, ids, p.table.Reading)
}

// readingResults puts the questions on which something depended into words. answer returns the answer that was
// followed.
func (f *File) readingResults(cat *catalog.Catalog, ids []string, answer func(id string) string) []ReadingResult {
	var out []ReadingResult
	for _, id := range ids {
		q := cat.Reading(id)
		if q == nil {
			continue
		}
		r := ReadingResult{ID: id, Answer: answer(id), Ours: q.Ours}
		_, r.Stated = f.Reads[id]
		var said catalog.Text
		for _, a := range q.Answers {
			if a.ID == r.Answer {
				said = a.Text
			}
		}
		switch {
		case r.Stated:
			r.Text = text("Lesart des Szenarios: %s %s", "reading chosen by the scenario: %s %s", q.Question, said)
		case r.Ours:
			r.Text = text("unsere Entscheidung: %s %s", "our decision: %s %s", q.Question, said)
		default:
			r.Text = text("befolgte Lesart: %s %s", "reading followed: %s %s", q.Question, said)
		}
		out = append(out, r)
	}
	return out
}
