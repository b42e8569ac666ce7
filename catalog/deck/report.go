package deck

import (
	"slices"

	"catanica/catalog"
)

// Verdict is what the law says of a list or a match.
type Verdict string

// The verdicts, from the worst on.
const (
	// something in the text is not understood; what was understood is judged all the same
	Unreadable Verdict = "unreadable"
	Illegal    Verdict = "illegal"
	Undecided  Verdict = "undecided" // it hangs on a fact that no source states
	Legal      Verdict = "legal"
)

// worse returns the verdict that counts when two stand side by side.
func worse(a, b Verdict) Verdict {
	order := []Verdict{Unreadable, Illegal, Undecided, Legal}
	return order[min(max(0, slices.Index(order, a)), max(0, slices.Index(order, b)))]
}

// Worst is the verdict that counts of several: unreadable, illegal, undecided, legal. None is legal.
func Worst(vs ...Verdict) Verdict {
	out := Legal
	for _, v := range vs {
		out = worse(out, v)
	}
	return out
}

// Finding is a broken rule, a missing fact or a warning.
type Finding struct {
	Code    string   `json:"code"`              // of the table of rules
	Title   string   `json:"title"`             // what the rule is about, in the language asked for
	Verdict Verdict  `json:"verdict,omitempty"` // illegal or undecided; warnings have none
	Player  int      `json:"player"`            // 1 or 2 in the order of the lists; 0 for the match of both
	Line    int      `json:"line"`              // in that player's list; 0 when no single line is meant
	Cards   []string `json:"cards"`             // ids, only of that player's own cards
	Got     int      `json:"got"`
	Limit   int      `json:"limit"`
	// id of the article or rulebook section; "" when only the two lists contradict each other
	Rule string `json:"rule"`
	// what the article says, in a sentence of Markdown, where Options.Article tells it
	RuleText string `json:"rule_text,omitempty"`
	Message  string `json:"message"` // in the language asked for
	Fix      string `json:"fix"`     // how to mend it; of an undecided finding: what would decide it

	Article     catalog.Text `json:"-"` // RuleText in both languages
	TitleText   catalog.Text `json:"-"` // Title in both languages
	MessageText catalog.Text `json:"-"` // Message in both languages
	OwnMessage  catalog.Text `json:"-"` // what For tells the player instead, because it names their cards
	FixText     catalog.Text `json:"-"` // Fix in both languages
}

// Summary is what a list amounts to, without naming a card.
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
	// sizes of the four stacks besides the starting hand, once the deck has its size
	Stacks []int `json:"stacks"`

	VictoryPoints int    `json:"victory_points"` // to win, by house rule or by the rules; 0 where no source says
	Limits        Limits `json:"limits"`         // what format and edition ask of the sizes
}

// Report is the judgement of one list, or of the two lists of a match.
type Report struct {
	Verdict    Verdict           `json:"verdict"` // the worst of all
	Format     Format            `json:"format"`
	Edition    catalog.EditionID `json:"edition"`
	Violations []Finding         `json:"violations"` // what makes it illegal or undecided
	Warnings   []Finding         `json:"warnings"`   // what to know; changes no verdict
	Lists      []Summary         `json:"lists"`
	EventStack int               `json:"event_stack"` // cards that the lists bring to the common event stack
	Problems   []PlayerProblem   `json:"problems"`    // what could not be read
	// Advice is how the deck could play better, with the relation or article that says so; it changes no verdict. Of a
	// match it is empty, because it tells what is in the decks: For fills it for one player.
	Advice []Finding `json:"advice"`
	// After is what a player notes for after the game; only of a list judged by itself, in a match warnings tell it.
	After []Finding `json:"after"`
	Share []Portion `json:"share,omitempty"` // of the small card tournament: how the collection is divided (106.B.a)

	private []Finding // the advice on the lists of a match
	lang    catalog.Lang
}

// PlayerProblem is a problem of one of the lists.
type PlayerProblem struct {
	Player int `json:"player"`
	Problem
}

// In returns the report with its messages in lang. Problems stay in the language in which the list was read.
func (r Report) In(lang catalog.Lang) Report {
	localize := func(fs []Finding) []Finding {
		out := slices.Clone(fs)
		for i := range out {
			out[i].RuleText = out[i].Article.In(lang)
			out[i].Title, out[i].Message, out[i].Fix = out[i].TitleText.In(lang), out[i].MessageText.In(lang), out[i].FixText.In(lang)
		}
		return out
	}
	r.Violations, r.Warnings, r.lang = localize(r.Violations), localize(r.Warnings), lang
	r.Advice, r.After, r.private = localize(r.Advice), localize(r.After), localize(r.private)
	return r
}

// For returns what the given player of a match may see: everything of their own and of the match; of the other
// list only its verdict and how many cards it brings. Decks and events are chosen in secret (kuw.turnier.deck,
// kuw.turnier.ereignisse), and even the name of a list can tell what is in it.
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
