package deck

import (
	"cmp"
	"slices"

	"catanica/catalog"
)

// Options override what lists say of themselves.
type Options struct {
	Format  Format            // "" keeps the list's own
	Edition catalog.EditionID // "" keeps the list's own
	Lang    catalog.Lang      // of messages; the zero value is German
}

// Validate judges one list, or the two lists of one match and the event stack that they form. The report names
// every broken rule. A list that could not be read in full is judged as far as it was read and stays Unreadable.
//
// In a report on a match every finding about a list belongs to its player and names that player's cards only; what
// concerns both (player 0) names no card at all. Report.For cuts it down to what one of the players may see.
func Validate(cat *catalog.Catalog, opt Options, lists ...*List) Report {
	r := Report{Verdict: Legal, Format: Tournament, Edition: catalog.DefaultEdition,
		Violations: []Finding{}, Warnings: []Finding{}, Lists: []Summary{}, Problems: []PlayerProblem{}}
	m := &match{cat: cat}
	for i, l := range lists {
		if l == nil {
			l = &List{}
		}
		j := newJudge(cat, opt, l, i+1)
		m.judges = append(m.judges, j)
		r.judgeList(j, opt)
	}
	if len(m.judges) > 0 {
		r.Format, r.Edition = m.judges[0].format, m.judges[0].edition
	}
	if len(m.judges) > 1 {
		r.judgeMatch(m)
	}
	r.finish()
	return r.In(opt.Lang)
}

// judgeList judges one list by its edition. When the edition could not be read, every edition with a tournament law is
// tried, and only what is wrong in all of them is reported.
func (r *Report) judgeList(j *judge, opt Options) {
	for _, p := range j.list.Problems {
		r.Problems = append(r.Problems, PlayerProblem{Player: j.player, Problem: p})
	}
	var found Report
	found.runRules(j)
	if j.list.unread.edition && opt.Edition == "" {
		for _, e := range catalog.EditionIDs() {
			other := newJudge(j.cat, Options{Format: opt.Format, Edition: e}, j.list, j.player)
			var otherwise Report
			if otherwise.runRules(other); other.ruled {
				found.Violations = common(found.Violations, otherwise.Violations)
				found.Warnings = common(found.Warnings, otherwise.Warnings)
			}
		}
	}
	r.Violations = append(r.Violations, found.Violations...)
	r.Warnings = append(r.Warnings, found.Warnings...)
	r.Lists = append(r.Lists, j.summary())
	r.EventStack += Count(j.list.Events)
}

// runRules runs the table over one list. The rules that decide whether there is a law at all come first; when one of
// them speaks, the others have nothing to judge by.
func (r *Report) runRules(j *judge) {
	j.ruled = true
	for _, gate := range []bool{true, false} {
		for _, rule := range Rules() {
			if rule.list != nil && rule.gate == gate && j.ruled {
				r.add(rule, j.edition, j.player, rule.list(j))
			}
		}
		if gate {
			j.ruled = len(r.Violations) == 0
		}
	}
}

// common keeps the findings of a that b has too.
func common(a, b []Finding) []Finding {
	return slices.DeleteFunc(a, func(f Finding) bool {
		return !slices.ContainsFunc(b, func(g Finding) bool {
			return f.Code == g.Code && f.Line == g.Line && f.Got == g.Got && f.Limit == g.Limit && slices.Equal(f.Cards, g.Cards)
		})
	})
}

func (r *Report) judgeMatch(m *match) {
	for _, rule := range Rules() {
		if rule.match == nil {
			continue
		}
		for _, f := range rule.match(m) {
			r.add(rule, m.judges[0].edition, f.player, []finding{f})
		}
	}
}

// finding is what a rule's check found; the table adds what is the same every time.
type finding struct {
	line       int
	cards      []*catalog.Card
	got, limit int
	says, mend catalog.Text
	own        catalog.Text // says it with the player's cards, for that player alone
	rule       string       // when it is not the one of the table
	player     int          // for checks of a match: whose fault it is, 0 for both
}

func (r *Report) add(rule Rule, e catalog.EditionID, player int, found []finding) {
	for _, f := range found {
		out := Finding{Code: rule.Code, Verdict: rule.Verdict, Player: player, Line: f.line, Cards: []string{},
			Got: f.got, Limit: f.limit, Rule: cmp.Or(f.rule, rule.Cites(e)), Says: f.says, Mend: f.mend, Own: f.own}
		for _, c := range f.cards {
			out.Cards = append(out.Cards, c.ID)
		}
		if rule.Verdict == "" {
			r.Warnings = append(r.Warnings, out)
		} else {
			r.Violations = append(r.Violations, out)
		}
	}
}

// finish orders the findings by player and line, and takes the worst verdict.
func (r *Report) finish() {
	order := func(a, b Finding) int { return cmp.Or(cmp.Compare(a.Player, b.Player), cmp.Compare(a.Line, b.Line)) }
	slices.SortStableFunc(r.Violations, order)
	slices.SortStableFunc(r.Warnings, order)
	for _, f := range r.Violations {
		r.Verdict = worse(r.Verdict, f.Verdict)
	}
	for i := range r.Lists {
		r.Lists[i].Verdict = r.verdictOf(r.Lists[i])
		r.Verdict = worse(r.Verdict, r.Lists[i].Verdict)
	}
	if len(r.Lists) == 0 {
		r.Verdict = Unreadable
	}
}

func (r *Report) verdictOf(s Summary) Verdict {
	v := s.Verdict
	for _, f := range r.Violations {
		if f.Player == s.Player {
			v = worse(v, f.Verdict)
		}
	}
	return v
}

// summary counts the list; its verdict knows only whether it could be read.
func (j *judge) summary() Summary {
	l := j.list
	s := Summary{Player: j.player, Name: l.Name, Verdict: Legal, Format: j.format, Edition: j.edition, Host: l.Host,
		Deck: Count(l.Deck), Events: Count(l.Events), Hand: Count(l.Hand), Stacks: []int{}}
	if len(l.Problems) > 0 {
		s.Verdict = Unreadable
	}
	if s.Deck == deckSize && j.format == Tournament {
		s.Stacks = []int{7, 7, 8, 8} // kuw.turnier.deck: the thirty cards besides the hand
	}
	return s
}
