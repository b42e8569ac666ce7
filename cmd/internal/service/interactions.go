package service

import (
	"cmp"
	"net/url"
	"slices"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/rulings/stamp"
)

// Interactions answers what cards do to each other.
type Interactions struct {
	*interact.Players
	Matrix  *interact.Matrix
	Referee *interact.Referee
	cat     *catalog.Catalog
}

// Interactions returns what cards do to each other. The matrix is unpacked at the first call.
func (s *Service) Interactions() (*Interactions, error) {
	s.interactOnce.Do(func() {
		m, err := interact.Open()
		s.interactErr = err
		players := interact.NewPlayers(s.Catalog, s.Library, s.Books())
		s.interactions = &Interactions{players, m, interact.NewReferee(m, players), s.Catalog}
	})
	return s.interactions, s.interactErr
}

// Interaction is the JSON form of what card A does to card B in an edition and game.
type Interaction struct {
	A        string            `json:"a"`
	B        string            `json:"b"`
	Edition  catalog.EditionID `json:"edition"`
	Game     catalog.Game      `json:"game"`
	Outcome  interact.Outcome  `json:"outcome"`
	Verdict  string            `json:"verdict"` // yes, no, depends or undecided
	Sentence string            `json:"sentence"`
	Cites    []string          `json:"cites"`
	Missing  []string          `json:"missing"`
	Scenario string            `json:"scenario"` // the path of the minimal scenario; empty if there is nothing to show
	URL      string            `json:"url"`      // the path of the page, with the stamp of the answer
	Effects  []interact.Effect `json:"effects,omitempty"`
	By       []interact.Guard  `json:"by,omitempty"`
	Readings []string          `json:"readings,omitempty"`
	See      []string          `json:"see,omitempty"`   // articles and card:ID that connect the cards of an undecided pair
	Games    []GameOutcome     `json:"games,omitempty"` // other games of the edition in which the verdict is another one
}

// GameOutcome is the outcome in another game of the same edition.
type GameOutcome struct {
	Game     catalog.Game     `json:"game"`
	Outcome  interact.Outcome `json:"outcome"`
	Verdict  string           `json:"verdict"`
	Sentence string           `json:"sentence"`
}

// gameNames say in which game an answer holds.
var gameNames = map[catalog.Game]catalog.Text{
	catalog.Basic:      {DE: "Im Grundspiel", EN: "In the basic game"},
	catalog.Extended:   {DE: "Im Erweiterten Grundspiel", EN: "In the extended game"},
	catalog.Tournament: {DE: "Im Turnierspiel", EN: "In the tournament game"},
}

// Elsewhere returns the results of the same pair in the other games of the edition in which the verdict is another one.
func (i *Interactions) Elsewhere(r interact.Result) []interact.Result {
	var out []interact.Result
	for _, w := range i.Worlds(r.Edition, "") {
		c := interact.Case{A: r.A, B: r.B, Edition: w.Edition, Game: w.Game}
		if other, ok := i.Matrix.Between(c); ok && w.Game != r.Game && other.Verdict() != r.Verdict() {
			out = append(out, other)
		}
	}
	return out
}

// Answer states the outcome with its verdict, and the games of the edition in which the verdict is another one.
func (i *Interactions) Answer(r interact.Result, lang catalog.Lang) string {
	out := r.Answer(i.cat, lang)
	elsewhere := i.Elsewhere(r)
	if len(elsewhere) == 0 {
		return out
	}
	out = gameNames[r.Game].In(lang) + ": " + out
	for _, other := range elsewhere {
		out += " " + gameNames[other.Game].In(lang) + ": " + other.Answer(i.cat, lang)
	}
	return out
}

// Describe returns the JSON form of a result in a language.
func (i *Interactions) Describe(r interact.Result, lang catalog.Lang) Interaction {
	out := Interaction{A: r.A, B: r.B, Edition: r.Edition, Game: r.Game, Outcome: r.Outcome, Verdict: r.Verdict(),
		Sentence: i.Answer(r, lang), Cites: r.Cites, Missing: r.Missing, Effects: r.Effects, By: r.By,
		Readings: r.Readings, See: r.See, URL: i.Stamp(r).Link(PairPath(r, lang))}
	for _, other := range i.Elsewhere(r) {
		out.Games = append(out.Games, GameOutcome{other.Game, other.Outcome, other.Verdict(), other.Answer(i.cat, lang)})
	}
	if out.Cites == nil {
		out.Cites = []string{}
	}
	if out.Missing == nil {
		out.Missing = []string{}
	}
	if r.Playable() {
		out.Scenario = PlayPath(r, lang)
	}
	return out
}

// Stamp returns the stamp of a result.
func (i *Interactions) Stamp(r interact.Result) stamp.Stamp {
	sentence := catalog.Text{DE: r.Answer(i.cat, catalog.DE), EN: r.Answer(i.cat, catalog.EN)}
	return stamp.Outcome(r.Verdict(), string(r.Outcome), sentence, r.Cites)
}

// PairPath returns the path of the page about a result, in its edition and game.
func PairPath(r interact.Result, lang catalog.Lang) string {
	q := url.Values{}
	if r.Edition != catalog.DefaultEdition {
		q.Set("edition", string(r.Edition))
	}
	if r.Game != catalog.Tournament {
		q.Set("game", string(r.Game))
	}
	path := "/" + string(lang) + "/interactions/" + r.A + "/" + r.B
	if len(q) > 0 {
		path += "?" + q.Encode()
	}
	return path
}

// PlayPath returns the path at which the minimal scenario of a result is opened.
func PlayPath(r interact.Result, lang catalog.Lang) string {
	return "/" + string(lang) + "/interactions/" + r.A + "/" + r.B + "/play?edition=" + string(r.Edition) + "&game=" +
		string(r.Game)
}

// TrialPath returns the path at which the scenario of a trial is opened.
func TrialPath(t interact.Trial, lang catalog.Lang) string {
	r := interact.Result{Case: t.Case}
	if r.B == "" {
		r.B = t.Held.Card
	}
	return PlayPath(r, lang) + "&held=" + t.Key()
}

// Worlds returns the games of an edition, the preferred one first: without a wish the tournament game, in which every
// card may be played.
func (i *Interactions) Worlds(e catalog.EditionID, g catalog.Game) []interact.World {
	var out []interact.World
	for _, w := range i.Matrix.Worlds {
		if w.Edition == e && (g == "" || w.Game == g) {
			out = append(out, w)
		}
	}
	slices.SortStableFunc(out, func(a, b interact.World) int {
		return cmp.Compare(slices.Index(catalog.Games, b.Game), slices.Index(catalog.Games, a.Game))
	})
	return out
}
