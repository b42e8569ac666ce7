package deck

import (
	"slices"

	"catanica/catalog"
)

// Format is a format of play that a list can be made for.
type Format string

// The formats.
const (
	Tournament Format = "turnier"
	Beginners  Format = "einsteiger" // 101.D.c: no decks; both players share one basic game and one Tournament Set
	// Championship is the tournament game with a second way to unlock action cards (101.D.b).
	Championship Format = "meisterschaft-2002"
	// Advanced is the tournament game with six characters and their prescribed cards (101.D.c).
	Advanced        Format = "fortgeschrittene"
	SmallTournament Format = "kleines-turnier" // 106.B.a: both players divide one collection
)

// formatSet is a set of formats, for rules that hold in several.
type formatSet uint8

const (
	inPlain formatSet = 1 << iota
	inBeginners
	inChampionship
	inAdvanced
	inSmall

	inDecks = inPlain | inChampionship | inAdvanced // each player has a deck: the tournament game in all its forms
	inBoxed = inBeginners | inSmall                 // both players share one collection
	inAll   = inDecks | inBoxed
)

// formatInfo describes a format apart from its rules.
type formatInfo struct {
	id      Format
	in      formatSet
	title   catalog.Text
	names   []string          // further names that players use
	edition catalog.EditionID // used if a list names none
	from    catalog.EditionID // the first and last edition for which a source describes the format
	until   catalog.EditionID
	sure    bool   // the format certainly did not exist before from
	article string // the article that describes it
	goal    int    // victory points needed to win; 0 if no source states them
}

// formats returns the descriptions of all formats, the usual one first.
func formats() []formatInfo {
	return []formatInfo{
		{id: Tournament, in: inPlain, title: catalog.Text{DE: "Turnierspiel", EN: "tournament game"},
			edition: catalog.DefaultEdition,
			names:   []string{"Turnierspiel", "tournament", "tournament game"}, article: "101.D.c", goal: 13},
		{id: Beginners, in: inBeginners, title: catalog.Text{DE: "Turnierspiel für Einsteiger",
			EN: "beginners' tournament game"},
			names: []string{"Turnierspiel für Einsteiger", "Einsteiger-Turnier", "Einsteigerturnierspiel",
				"beginners", "beginners' tournament", "beginners' tournament game"},
			edition: catalog.Ed1997, from: catalog.Ed1997, until: catalog.Ed1997, sure: true, article: "101.D.c",
			goal: 12},
		{id: Championship, in: inChampionship, title: catalog.Text{DE: "Meisterschaft 2002",
			EN: "2002 championship"},
			names: []string{"Meisterschaft", "Deutsche Meisterschaft 2002", "championship", "championship 2002",
				"German championship 2002"},
			edition: catalog.EdCDROM, from: catalog.EdCDROM, until: catalog.EdCDROM, sure: true, article: "101.D.b",
			goal: 13},
		{id: Advanced, in: inAdvanced, title: catalog.Text{DE: "Turnierversion für Fortgeschrittene",
			EN: "advanced tournament version"},
			names: []string{"Turnierspiel für Fortgeschrittene", "erweiterte Turnierversion",
				"erweiterte Turnierversion für Fortgeschrittene", "Charaktere",
				"advanced", "advanced tournament version", "extended tournament version", "characters"},
			edition: catalog.Ed1997, from: catalog.Ed1997, until: catalog.Ed1997, sure: true, article: "101.D.c",
			goal: 13},
		{id: SmallTournament, in: inSmall, title: catalog.Text{DE: "Kleines Kartenspiel-Turnier",
			EN: "small card tournament"},
			names: []string{"Kleines Kartenspiel-Turnier", "Kleines Turnier Abendroth", "small tournament",
				"small card tournament", "small card game tournament"},
			edition: catalog.DefaultEdition, from: catalog.Ed2004, article: "106.B.a"},
	}
}

// infoOf returns the description of the format. Unknown formats are treated as the tournament game.
func infoOf(f Format) formatInfo {
	all := formats()
	if i := slices.IndexFunc(all, func(i formatInfo) bool { return i.id == f }); i >= 0 {
		return all[i]
	}
	return all[0]
}

// Formats returns all formats, the usual one first.
func Formats() []Format {
	var out []Format
	for _, f := range formats() {
		out = append(out, f.id)
	}
	return out
}

// Title returns the name of the format for running text.
func (f Format) Title() catalog.Text { return infoOf(f).title }

// Edition returns the edition by which lists of the format are judged if they name none.
func (f Format) Edition() catalog.EditionID { return infoOf(f).edition }

// ParseFormat parses the name of a format in either language. ok is false for anything else.
func ParseFormat(s string) (f Format, ok bool) {
	want := catalog.Fold(s)
	for _, info := range formats() {
		if want != "" && slices.ContainsFunc(append(info.names, string(info.id)),
			func(n string) bool { return catalog.Fold(n) == want }) {
			return info.id, true
		}
	}
	return "", false
}

// NearFormats suggests up to three names of formats that are similar to s.
func NearFormats(s string) []string {
	var names catalog.Names
	for _, info := range formats() {
		names.Add(string(info.id), append([]string{string(info.id)}, info.names...)...)
	}
	return names.Nearest(s, 3)
}
