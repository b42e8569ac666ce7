package deck

import (
	"cmp"
	"slices"

	"catanica/catalog"
)

// Options override what the lists say and determine how the report is written.
type Options struct {
	Format  Format            // "": the list's own
	Edition catalog.EditionID // "": the list's own
	Lang    catalog.Lang      // language of messages; the zero value means German
	// Article returns what an article says under an edition, in a sentence. If it is nil, the report contains no texts
	// of articles. They are not part of the catalogue, so callers that have them provide them.
	Article func(id string, e catalog.EditionID) catalog.Text
}

// Validate judges one list, or the two lists of a match and their event stack. The report contains every broken rule. A
// list that could not be read in full is judged as far as it was read and remains Unreadable.
//
// In a report on a match, a finding about a list belongs to its player and names only that player's cards. A finding
// about both lists (player 0) names no cards. Report.For reduces the report to what one of the players may see.
func Validate(cat *catalog.Catalog, opt Options, lists ...*List) Report {
	r := Report{Verdict: Legal, Format: Tournament, Edition: catalog.DefaultEdition,
		Violations: []Finding{}, Warnings: []Finding{}, Advice: []Finding{}, After: []Finding{}, Lists: []Summary{},
		Problems: []PlayerProblem{}, Grounds: []Ground{}}
	m := &match{cat: cat}
	table := Rules()
	for i, l := range lists {
		if l == nil {
			l = &List{}
		}
		j := newJudge(cat, opt, l, i+1)
		j.rules, j.alone = table, len(lists) == 1
		m.judges = append(m.judges, j)
		r.judgeList(j, opt)
	}
	if len(m.judges) > 0 {
		r.Format, r.Edition = m.judges[0].format, m.judges[0].edition
	}
	if len(m.judges) > 1 {
		r.judgeMatch(m)
	}
	if len(m.judges) > 0 && m.judges[0].format == SmallTournament && m.judges[0].ruled {
		r.Share = m.judges[0].share()
	}
	r.finish()
	r.quote(opt)
	return r.In(opt.Lang)
}

// quote adds the texts of the articles to the findings.
func (r *Report) quote(opt Options) {
	if opt.Article == nil {
		return
	}
	for _, fs := range [][]Finding{r.Violations, r.Warnings, r.Advice, r.After, r.private} {
		for i, f := range fs {
			e := r.Edition
			if f.Player > 0 {
				e = r.Lists[f.Player-1].Edition
			}
			if f.Rule != "" && f.Rule != HouseRule {
				fs[i].Article = opt.Article(f.Rule, e)
			}
		}
	}
}

// judgeList judges one list by its format and edition. If either could not be read, it tries every possible one and
// reports only what is wrong under all of them.
func (r *Report) judgeList(j *judge, opt Options) {
	for _, p := range j.list.Problems {
		r.Problems = append(r.Problems, PlayerProblem{Player: j.player, Problem: p})
	}
	var found Report
	found.runRules(j)
	for _, other := range j.alternatives(opt) {
		var otherwise Report
		if otherwise.runRules(other); other.ruled {
			found.Violations = common(found.Violations, otherwise.Violations)
			found.Warnings = common(found.Warnings, otherwise.Warnings)
			found.Advice = common(found.Advice, otherwise.Advice)
			found.After = common(found.After, otherwise.After)
		}
	}
	found.addGrounds(j)
	r.Grounds = append(r.Grounds, found.Grounds...)
	r.Violations = append(r.Violations, found.Violations...)
	r.Warnings = append(r.Warnings, found.Warnings...)
	r.Advice = append(r.Advice, found.Advice...)
	r.After = append(r.After, found.After...)
	r.Lists = append(r.Lists, j.summary())
	r.EventStack += Count(j.list.Events)
}

// alternatives re-judges the list under each format and edition that a misspelled one may stand for. It returns nil if
// both could be read.
func (j *judge) alternatives(opt Options) []*judge {
	formats, editions := []Format{opt.Format}, []catalog.EditionID{opt.Edition}
	if j.list.unread.format && opt.Format == "" {
		formats = Formats()
	}
	if j.list.unread.edition && opt.Edition == "" {
		editions = catalog.EditionIDs()
	}
	if len(formats)+len(editions) == 2 {
		return nil
	}
	var out []*judge
	for _, f := range formats {
		for _, e := range editions {
			other := newJudge(j.cat, Options{Format: f, Edition: e}, j.list, j.player)
			other.rules, other.alone = j.rules, j.alone
			out = append(out, other)
		}
	}
	return out
}

// runRules applies the table to one list. The gate rules come first. If one of them finds a fault, the other rules are
// not applied.
func (r *Report) runRules(j *judge) {
	j.ruled = true
	for _, gate := range []bool{true, false} {
		for _, rule := range j.rules {
			if rule.list != nil && rule.gate == gate && j.ruled && rule.holds(j) {
				r.add(rule, j, j.player, rule.list(j))
			}
		}
		if gate {
			j.ruled = len(r.Violations) == 0
		}
	}
}

// common returns the findings of a that b contains too.
func common(a, b []Finding) []Finding {
	return slices.DeleteFunc(a, func(f Finding) bool {
		return !slices.ContainsFunc(b, func(g Finding) bool {
			return f.Code == g.Code && f.Line == g.Line && f.Got == g.Got && f.Limit == g.Limit &&
				slices.Equal(f.Cards, g.Cards)
		})
	})
}

func (r *Report) judgeMatch(m *match) {
	for _, rule := range m.judges[0].rules {
		if rule.match == nil || slices.ContainsFunc(m.judges, func(j *judge) bool { return !rule.holds(j) }) {
			continue
		}
		for _, f := range rule.match(m) {
			r.add(rule, m.judges[0], f.player, []finding{f})
		}
	}
}

// finding is the result of a rule's check. Report.add completes it with what is the same for all findings of the rule.
type finding struct {
	line         int
	cards        []*catalog.Card
	got, limit   int
	message, fix catalog.Text
	ownMessage   catalog.Text // names the player's cards; shown to that player only
	rule         string       // article, if it is not the one in the table
	player       int          // for checks of a match: the player at fault, 0 for both
}

func (r *Report) add(rule Rule, j *judge, player int, found []finding) {
	for _, f := range found {
		out := Finding{Code: rule.Code, Verdict: rule.Verdict, Player: player, Line: f.line, Cards: []string{},
			Got: f.got, Limit: f.limit, Rule: cmp.Or(f.rule, j.cites(rule)), TitleText: rule.Title,
			MessageText: f.message,
			FixText:     f.fix, OwnMessage: f.ownMessage}
		for _, c := range f.cards {
			out.Cards = append(out.Cards, c.ID)
		}
		to := &r.Violations
		switch {
		case rule.Advice:
			to = &r.Advice
		case rule.After:
			to = &r.After
		case rule.Verdict == "":
			to = &r.Warnings
		}
		*to = append(*to, out)
	}
}

// finish sorts the findings by player and line, and determines the verdicts.
func (r *Report) finish() {
	order := func(a, b Finding) int { return cmp.Or(cmp.Compare(a.Player, b.Player), cmp.Compare(a.Line, b.Line)) }
	slices.SortStableFunc(r.Violations, order)
	slices.SortStableFunc(r.Warnings, order)
	slices.SortStableFunc(r.Advice, order)
	if len(r.Lists) > 1 {
		// Advice reveals what a deck contains; For gives each player their own.
		r.private, r.Advice = r.Advice, []Finding{}
		r.secretGrounds, r.Grounds = r.Grounds, []Ground{}
	}
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

// summary counts the cards of the list. Its verdict only says whether the list could be read.
func (j *judge) summary() Summary {
	l := j.list
	s := Summary{Player: j.player, Name: l.Name, Verdict: Legal, Format: j.format, Edition: j.edition, Host: l.Host,
		Deck: Count(l.Deck), Events: Count(l.Events), Hand: Count(l.Hand), Stacks: []int{}}
	if len(l.Problems) > 0 {
		s.Verdict = Unreadable
	}
	s.VictoryPoints = cmp.Or(l.House.Points, j.info.goal)
	if j.ruled {
		s.Limits = j.limits()
	}
	if s.Deck == deckSize && j.inFormat(inDecks) && j.edition.AtLeast(catalog.Ed1998) {
		s.Stacks = []int{7, 7, 8, 8} // kuw.turnier.deck: the 30 cards that are not in the hand
	}
	return s
}
