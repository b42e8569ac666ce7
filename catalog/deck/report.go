package deck

import (
	"slices"

	"catanica/catalog"
)

// Verdict is the result of judging a list or a match.
type Verdict string

// The verdicts, worst first.
const (
	// Unreadable means that part of the text was not understood. The rest is judged all the same.
	Unreadable Verdict = "unreadable"
	Illegal    Verdict = "illegal"
	Undecided  Verdict = "undecided" // the verdict depends on a fact that no source states
	Legal      Verdict = "legal"
)

// worse returns the worse of two verdicts.
func worse(a, b Verdict) Verdict {
	order := []Verdict{Unreadable, Illegal, Undecided, Legal}
	return order[min(max(0, slices.Index(order, a)), max(0, slices.Index(order, b)))]
}

// Worst returns the worst of the verdicts, in the order Unreadable, Illegal, Undecided, Legal. Worst() is Legal.
func Worst(vs ...Verdict) Verdict {
	out := Legal
	for _, v := range vs {
		out = worse(out, v)
	}
	return out
}

// Finding is a broken rule, a missing fact or a warning.
type Finding struct {
	Code    string   `json:"code"`              // Rule.Code
	Title   string   `json:"title"`             // Rule.Title in the report's language
	Verdict Verdict  `json:"verdict,omitempty"` // Illegal or Undecided; "" for warnings and advice
	Player  int      `json:"player"`            // 1 or 2, in the order of the lists; 0 for the match as a whole
	Line    int      `json:"line"`              // in that player's list; 0 if it concerns no single line
	Cards   []string `json:"cards"`             // ids of the player's own cards
	Got     int      `json:"got"`
	Limit   int      `json:"limit"`
	// The id of the article or rulebook section, or "" if the two lists merely contradict each other.
	Rule string `json:"rule"`
	// What the article says, as a sentence of Markdown. "" without Options.Article.
	RuleText string `json:"rule_text,omitempty"`
	Message  string `json:"message"` // in the report's language
	Fix      string `json:"fix"`     // how to correct it; for an undecided finding, what would decide it
	// Facts that decide the finding although no rule text states them.
	Grounds []Ground `json:"grounds,omitempty"`

	Article     catalog.Text `json:"-"` // RuleText in both languages
	TitleText   catalog.Text `json:"-"` // Title in both languages
	MessageText catalog.Text `json:"-"` // Message in both languages
	OwnMessage  catalog.Text `json:"-"` // replaces MessageText in For; it names the player's cards
	FixText     catalog.Text `json:"-"` // Fix in both languages
}

// Summary describes a list without naming its cards.
type Summary struct {
	Player  int               `json:"player"`
	Name    string            `json:"name"`
	Verdict Verdict           `json:"verdict"`
	Format  Format            `json:"format"`
	Edition catalog.EditionID `json:"edition"`
	Host    bool              `json:"host"`
	Deck    int               `json:"deck"`
	Events  int               `json:"events"`
	Hand    int               `json:"hand"`
	// Sizes of the four draw stacks without the starting hand. Empty unless the deck has the right size.
	Stacks []int `json:"stacks"`

	// Needed to win, by house rule or by the rules; 0 if no source states it.
	VictoryPoints int    `json:"victory_points"`
	Limits        Limits `json:"limits"` // the sizes that format and edition require
}

// Report is the result of judging one list, or the two lists of a match.
type Report struct {
	Verdict    Verdict           `json:"verdict"` // the worst verdict
	Format     Format            `json:"format"`
	Edition    catalog.EditionID `json:"edition"`
	Violations []Finding         `json:"violations"` // findings that make it illegal or undecided
	Warnings   []Finding         `json:"warnings"`   // findings without effect on the verdict
	Lists      []Summary         `json:"lists"`
	EventStack int               `json:"event_stack"` // number of cards that the lists bring to the common event stack
	Problems   []PlayerProblem   `json:"problems"`    // the problems of all lists
	// Advice lists ways to improve the deck, with the relation or article behind each. It has no effect on the verdict.
	// In reports on a match it is empty, because it reveals what the decks contain; For fills it for one player.
	Advice []Finding `json:"advice"`
	// After lists what the player has to note for after the game. Only reports on a single list have it; in a match,
	// warnings take its place.
	After []Finding `json:"after"`
	Share []Portion `json:"share,omitempty"` // for the small card tournament: how the collection is divided (106.B.a)

	// Grounds lists the facts that the verdict rests on although no rule text states them, without those of violations.
	// Like Advice it is empty in reports on a match, and For fills it.
	Grounds []Ground `json:"grounds"`

	private       []Finding // advice on the lists of a match, before For
	secretGrounds []Ground  // Grounds of the lists of a match, before For
	lang          catalog.Lang
}

// PlayerProblem is a problem in the list of a player.
type PlayerProblem struct {
	Player int `json:"player"`
	Problem
}

// In returns the report with its messages in lang. Problems stay in the language in which the list was parsed.
func (r Report) In(lang catalog.Lang) Report {
	localize := func(fs []Finding) []Finding {
		out := slices.Clone(fs)
		for i := range out {
			out[i].RuleText = out[i].Article.In(lang)
			out[i].Title, out[i].Message, out[i].Fix = out[i].TitleText.In(lang), out[i].MessageText.In(lang),
				out[i].FixText.In(lang)
			out[i].Grounds = localizeGrounds(out[i].Grounds, lang)
		}
		return out
	}
	r.Violations, r.Warnings, r.lang = localize(r.Violations), localize(r.Warnings), lang
	r.Advice, r.After, r.private = localize(r.Advice), localize(r.After), localize(r.private)
	r.Grounds, r.secretGrounds = localizeGrounds(r.Grounds, lang), localizeGrounds(r.secretGrounds, lang)
	return r
}

func localizeGrounds(gs []Ground, lang catalog.Lang) []Ground {
	out := slices.Clone(gs)
	for i, g := range out {
		out[i] = g.in(lang)
	}
	return out
}

// For returns the part of a report on a match that the given player may see: everything about the player's own list and
// about the match, but only verdict and card counts of the opponent's list. Decks and events are chosen in secret
// (kuw.turnier.deck, kuw.turnier.ereignisse). The name of the opponent's list is removed too, because it may reveal its
// contents.
func (r Report) For(player int) Report {
	keep := func(f Finding) bool { return f.Player == 0 || f.Player == player }
	own := func(fs []Finding) []Finding {
		out := []Finding{}
		for _, f := range fs {
			if !keep(f) {
				continue
			}
			if !f.OwnMessage.Empty() {
				f.MessageText = f.OwnMessage
			}
			out = append(out, f)
		}
		return out
	}
	r.Violations, r.Warnings = own(r.Violations), own(r.Warnings)
	r.Advice, r.private = own(slices.Concat(r.Advice, r.private)), nil
	grounds := []Ground{}
	for _, g := range slices.Concat(r.Grounds, r.secretGrounds) {
		if g.Player == player {
			grounds = append(grounds, g)
		}
	}
	r.Grounds, r.secretGrounds = grounds, nil
	problems := []PlayerProblem{}
	for _, p := range r.Problems {
		if p.Player == player {
			problems = append(problems, p)
		}
	}
	r.Problems = problems
	r.Lists = slices.Clone(r.Lists)
	for i := range r.Lists {
		if r.Lists[i].Player != player {
			r.Lists[i].Name = ""
		}
	}
	return r.In(r.lang)
}
