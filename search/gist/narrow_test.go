package gist

import (
	"testing"

	"catanica/catalog"
	"catanica/rulings"
)

// TestNarrower compares questions with others that speak of a special case: a verdict for that does not follow in
// general.
func TestNarrower(t *testing.T) {
	reader, gists := load(t)
	for _, c := range []struct {
		name          string
		lang          catalog.Lang
		verdict       rulings.Verdict // of the other question
		asked, before string          // the question, and the other one
		want          bool
	}{
		{"a yes at a place", "en", "yes", "is the trade fleet safe from the civil war with a church",
			"is the trade fleet at the city safe from the civil war with a church", true},
		{"a yes at the same place", "en", "yes", "with a church, is the trade fleet of my city safe from the civil war",
			"is the trade fleet at the city safe from the civil war with a church", false},
		{"a yes in the other turn", "en", "yes", "must i put back a card if a building burns down",
			"must i put back a card if a building burns down on my opponent's turn", true},
		{"a yes for something else", "de", "yes", "darf ich mit dem geheimbund eine metropole abreißen",
			"darf ich den geheimbund abreißen", true},
		{"a yes in any city", "de", "yes", "darf ich den geheimbund in der stadt abreißen",
			"darf ich den geheimbund abreißen", false},
		{"a no in a special case", "de", "no", "darf ich den alchimisten spielen",
			"darf ich den alchimisten nach dem wurf spielen", true},
	} {
		q, p := reader.ReadIn(c.asked, c.lang), reader.ReadIn(c.before, c.lang)
		if got := gists.Read(&q, c.lang).Narrower(gists.Read(&p, c.lang), c.verdict); got != c.want {
			t.Errorf("%s: %q after %q: got %v, want %v", c.name, c.asked, c.before, got, c.want)
		}
	}
}
