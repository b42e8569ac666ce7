package templates

// Comparison is a scenario played in several editions, line by line.
type Comparison struct {
	Editions []ComparedEdition // oldest first
	Rows     []ComparedRow
}

// ComparedEdition heads a column.
type ComparedEdition struct {
	Name, Href string
	Status     ScenarioStatus
	Current    bool // the edition that the page replays
}

// ComparedRow is a line with the same outcome in every edition, or one cell for each edition.
type ComparedRow struct {
	Shared ComparedLine
	Cells  []ComparedCell // empty if the line is shared
}

// ComparedCell holds the lines played and expected in one edition at this place.
type ComparedCell struct{ Lines []ComparedLine }

// ComparedLine is a line of the scenario in words, with its outcome.
type ComparedLine struct {
	Text    string
	Refused bool
	Expects bool
	OK      bool
	Outcome []string
	Cites   []CiteLink
}

// sign returns the symbol of a line's outcome.
func (l ComparedLine) sign() string {
	if l.Refused || l.Expects && !l.OK {
		return "no"
	}
	return "yes"
}

// ComparedScenario is a scenario played in several editions, on the page of an article that it proves.
type ComparedScenario struct {
	Title, Href string
	Comparison  *Comparison
}
