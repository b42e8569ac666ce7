package service

import (
	"cmp"
	"net/url"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/interact"
	"catanica/rulings/stamp"
)

// Interactions answers what cards do to each other.
type Interactions struct {
	*interact.Players
	Matrix  *interact.Matrix
	Referee *interact.Referee
	cat     *catalog.Catalog
	lib     *rulings.Library
}

// Interactions returns what cards do to each other. The matrix is unpacked at the first call.
func (s *Service) Interactions() (*Interactions, error) {
	s.interactOnce.Do(func() {
		m, err := interact.Open()
		s.interactErr = err
		players := interact.NewPlayers(s.Catalog, s.Library, s.Books())
		s.interactions = &Interactions{players, m, interact.NewReferee(m, players), s.Catalog, s.Library}
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
	Verdict  string            `json:"verdict"` // yes, no, depends or undecided; empty if a card is absent
	Sentence string            `json:"sentence"`
	Cites    []string          `json:"cites"`
	Missing  []string          `json:"missing"`
	Facts    []string          `json:"missing_text,omitempty"` // those of Missing in words
	// Absent are the cards that do not exist in that edition and game; then there is no verdict.
	Absent []string `json:"absent,omitempty"`
	// Scenario is the path of the minimal scenario; empty if there is nothing to show.
	Scenario string            `json:"scenario"`
	URL      string            `json:"url"` // the path of the page, with the stamp of the answer
	Effects  []interact.Effect `json:"effects,omitempty"`
	By       []interact.Guard  `json:"by,omitempty"`
	Readings []string          `json:"readings,omitempty"` // open questions on whose answer it depends
	// See are the articles and card:ID that connect the cards of an undecided pair.
	See []string `json:"see,omitempty"`
	// Games are the other games of the edition in which the verdict is another one.
	Games []GameOutcome `json:"games,omitempty"`
}

// GameOutcome is the outcome in another game of the same edition.
type GameOutcome struct {
	Game     catalog.Game     `json:"game"`
	Outcome  interact.Outcome `json:"outcome"`
	Verdict  string           `json:"verdict"`
	Sentence string           `json:"sentence"`
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

// Absence says which of the cards do not exist in the edition and game of a case; "" if both do.
func (i *Interactions) Absence(c interact.Case, lang catalog.Lang) string {
	return interact.Absence(i.cat, c, lang)
}

// Answer states the outcome with its verdict and what it hangs on. Unless a game was asked for, it adds the games of
// the edition in which the verdict is another one.
func (i *Interactions) Answer(r interact.Result, lang catalog.Lang, asked bool) string {
	if absence := i.Absence(r.Case, lang); absence != "" {
		return absence
	}
	elsewhere := i.Elsewhere(r)
	if asked || len(elsewhere) == 0 {
		return r.Answer(i.cat, lang) + i.hangsOn(r, lang)
	}
	type said struct {
		interact.Result
		games []string
	}
	var all []said
	for _, one := range append([]interact.Result{r}, elsewhere...) {
		game := one.Game.Name().In(lang)
		n := slices.IndexFunc(all, func(x said) bool { return x.Answer(i.cat, lang) == one.Answer(i.cat, lang) })
		if n < 0 {
			all = append(all, said{one, []string{game}})
			continue
		}
		all[n].games = append(all[n].games, game)
	}
	var out []string
	for _, x := range all {
		out = append(out, x.In(strings.Join(x.games, ", "), i.cat, lang)+i.hangsOn(x.Result, lang))
	}
	return strings.Join(out, " ")
}

// hangsOn names the open questions and the texts on which an undecided result rests, each by its title, as further
// sentences.
func (i *Interactions) hangsOn(r interact.Result, lang catalog.Lang) string {
	quote := func(t string) string { return catalog.Text{DE: "„" + t + "“", EN: "“" + t + "”"}.In(lang) }
	var out string
	for _, q := range i.Questions(r) {
		out += catalog.Text{DE: " Offene Frage: ", EN: " Open question: "}.In(lang) + quote(q.Topic.In(lang)) + "."
	}
	if !r.Unfound() || len(r.See) == 0 {
		return out
	}
	var texts []string
	for _, id := range r.See {
		if card, ok := strings.CutPrefix(id, catalog.CardCite); ok {
			text := catalog.Text{DE: "Karte ", EN: "the card "}.In(lang)
			texts = append(texts, text+quote(i.cat.Card(card).ShortTitle(lang)))
		} else if x := i.lib.Ruling(id); x != nil {
			texts = append(texts, quote(x.In(lang).Title))
		}
	}
	both := catalog.Text{DE: " Beide kommen vor in: ", EN: " Both are named in: "}.In(lang)
	return out + both + strings.Join(texts, ", ") + "."
}

// Questions returns the open questions on whose answer a result depends.
func (i *Interactions) Questions(r interact.Result) []*rulings.OpenQuestion {
	var out []*rulings.OpenQuestion
	if r.Outcome == interact.Undecided {
		for _, q := range i.lib.Questions {
			if slices.Contains(r.Readings, q.ID) {
				out = append(out, q)
			}
		}
	}
	return out
}

// Describe returns the JSON form of a result in a language; asked says whether its game was asked for.
func (i *Interactions) Describe(r interact.Result, lang catalog.Lang, asked bool) Interaction {
	out := Interaction{A: r.A, B: r.B, Edition: r.Edition, Game: r.Game, Outcome: r.Outcome,
		Sentence: i.Answer(r, lang, asked), Cites: r.Cites, Missing: r.Missing, Effects: r.Effects,
		Readings: r.Readings, See: r.See, URL: PairPath(r, lang)}
	out.By, _ = r.Protection(i.cat)
	for _, k := range interact.Absent(i.cat, r.Case) {
		out.Absent = append(out.Absent, k.ID)
	}
	if len(out.Absent) == 0 {
		out.Verdict, out.URL = r.Verdict(), i.Stamp(r).Link(out.URL)
		for _, other := range i.Elsewhere(r) {
			out.Games = append(out.Games, GameOutcome{
				other.Game, other.Outcome, other.Verdict(), other.Answer(i.cat, lang),
			})
		}
		if r.Playable() {
			out.Scenario = PlayPath(r, lang)
		}
	}
	for _, fact := range r.Missing {
		out.Facts = append(out.Facts, interact.Fact(i.cat, fact).In(lang))
	}
	if out.Cites == nil {
		out.Cites = []string{}
	}
	if out.Missing == nil {
		out.Missing = []string{}
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
