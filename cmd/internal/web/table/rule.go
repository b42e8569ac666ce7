package table

import (
	"hash/fnv"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// A question for a reader to rule on comes from a scenario: whether a move that it tries is allowed or, if it refuses
// none, whether one of its expectations holds after its last move. Such an expectation is shown as it is or, for every
// other scenario, turned into its opposite.

// verdictAsked is a question and its answer.
type verdictAsked struct {
	step      int    // the number of moves that have been played when the question is asked
	move      int    // the step with the move that is asked about; 0 for an expectation
	statement string // the expectation, in the scenario language
	yes       bool   // the answer
}

// questionOf returns the question that a scenario asks.
func questionOf(file *scenario.File, res *scenario.Result) (verdictAsked, bool) {
	if res == nil || !res.OK || res.Start == nil && res.BoardStart == nil {
		return verdictAsked{}, false
	}
	sum := fnv.New32a()
	_, _ = sum.Write([]byte(file.ID)) // a hash does not fail
	coin := int(sum.Sum32())
	var tried []int
	for i, st := range res.Steps {
		refused := slices.ContainsFunc(st.Events, func(e scenario.EventResult) bool { return e.Type == "refused" })
		if !refused {
			continue
		}
		tried = append(tried, i+1)
		// A move of the same player that follows directly is an answer to the same question.
		if next := i + 1; next < len(res.Steps) && res.Steps[next].Actor == st.Actor && !isRefused(res.Steps[next]) {
			tried = append(tried, next+1)
		}
	}
	if len(tried) > 0 {
		n := tried[coin%len(tried)]
		return verdictAsked{step: before(res, n), move: n, yes: !isRefused(res.Steps[n-1])}, true
	}
	var last []scenario.Expectation
	for _, x := range res.Expectations {
		if x.Step == len(res.Steps) && x.Step > 0 && !strings.HasPrefix(x.Text, "odds ") {
			if _, ok := oppositeAt(res, x.Text); ok {
				last = append(last, x)
			}
		}
	}
	if len(last) == 0 {
		return verdictAsked{}, false
	}
	q := verdictAsked{step: len(res.Steps) - 1, statement: last[coin%len(last)].Text, yes: coin/8%2 == 0}
	if negated := strings.HasPrefix(q.statement, "no "); negated || !q.yes {
		q.statement, _ = oppositeAt(res, q.statement)
		q.yes = false
	}
	return q, true
}

func isRefused(st scenario.StepResult) bool {
	return slices.ContainsFunc(st.Events, func(e scenario.EventResult) bool { return e.Type == "refused" })
}

// before returns the number of steps before step n without attempts right before it, which would give the answer away.
func before(res *scenario.Result, n int) int {
	for n--; n > 0 && isRefused(res.Steps[n-1]); n-- {
	}
	return n
}

// opposites are pairs of words of expectations that exclude each other.
var opposites = map[string]string{"has": "lacks", "lacks": "has", "blocked": "works", "works": "blocked"}

// opposite returns an expectation that holds exactly where the given one does not, or that names another number.
func opposite(text string) (string, bool) {
	words := strings.Fields(text)
	for i, w := range words {
		if other, ok := opposites[w]; ok {
			words[i] = other
			return strings.Join(words, " "), true
		}
	}
	if len(words) == 3 && slices.Contains([]string{"points", "strength", "commerce", "tournament", "limit"}, words[1]) {
		if n, err := strconv.Atoi(words[2]); err == nil {
			words[2] = strconv.Itoa(n + 1)
			return strings.Join(words, " "), true
		}
	}
	return "", false
}

// oppositeAt returns an expectation that does not hold at the end of a scenario.
func oppositeAt(res *scenario.Result, text string) (string, bool) {
	if res.BoardStart == nil {
		return opposite(text)
	}
	end := res.BoardEnd()
	if ok, _, _, err := end.Expect(scenario.BoardLine(text), nil); !ok || err != nil {
		return "", false // it was expected to be undecided
	}
	for _, words := range others(strings.Fields(text)) {
		line := strings.Join(words, " ")
		ok, _, mistake, err := end.Expect(scenario.BoardLine(line), nil)
		if !ok && mistake == nil && err == nil {
			return line, true
		}
	}
	return "", false
}

// rivals maps each player of a board game, and nobody, to another.
var rivals = map[string]string{"red": "blue", "blue": "red", "white": "red", "orange": "red", "green": "red",
	"brown": "red", "nobody": "red"}

// others returns expectations like that of a board game, with another number or another player, or without its `no`.
func others(words []string) [][]string {
	if len(words) < 2 {
		return nil
	}
	with := func(i int, word string) [][]string {
		out := slices.Clone(words)
		out[i] = word
		return [][]string{out}
	}
	rival, player := rivals[words[0]]
	switch {
	case words[0] == "no" && words[1] != "cited" && words[1] != "happened":
		return [][]string{words[1:]}
	case player && slices.Contains([]string{"holds", "wins", "active", "decides", "landmark"}, words[1]):
		return with(0, rival)
	case player:
		for i, word := range words {
			if n, err := strconv.Atoi(strings.TrimSuffix(word, ",")); err == nil {
				return with(i, strings.Replace(word, strconv.Itoa(n), strconv.Itoa(n+1), 1))
			}
		}
	}
	return nil
}

// Rule answers GET /LANG/scenarios/rule/ID: the question of a scenario without its answer or, with `answer`, whether
// the reader has ruled as the referee does.
func (s *Section) Rule(req *site.Request) (site.Answer, error) {
	id, f := req.Path("id"), req.Frame
	file := s.Source.Scenario(id)
	if file == nil {
		near := s.nearScenarios(f, id)
		return site.Answer{}, site.Fault{Kind: site.ErrNotFound, Detail: templates.TextNoScenario, Near: near}
	}
	res := s.Source.Proofs(req.Context()).Results[file.ID]
	q, ok := questionOf(file, res)
	if !ok {
		return site.Answer{Redirect: f.Thing(catalog.KindScenario, file.ID)}, nil
	}
	steps := s.Table.Steps(f, file, res)
	page := templates.RulePage{
		ID: file.ID, Title: f.Say(file.Title), Rules: f.EditionName(file.Edition) + " · " + templates.GameName(f, file.Game),
		Before:   steps[1 : q.step+1],
		Scenario: f.Thing(catalog.KindScenario, file.ID), Next: s.nextRule(req, file),
		Yes: f.With("answer", "yes") + "#verdict", No: f.With("answer", "no") + "#verdict",
	}
	if file.IsBoard() {
		at := res.BoardStart
		if q.step > 0 {
			at = res.Steps[q.step-1].Board
		}
		page.Island, page.Rules = s.Table.BoardThumb(f, at), f.Say(file.GameTitle())
	} else {
		at := res.Start
		if q.step > 0 {
			at = res.Steps[q.step-1].State
		}
		page.Board = s.Table.Thumb(f, res.Table, at)
	}
	if q.move > 0 {
		page.Move = &steps[q.move]
	} else {
		last := steps[len(steps)-1]
		page.Last, page.Statement = &last, file.TranslateLine(s.Catalog, q.statement, f.Lang)
	}
	switch req.Get("answer") {
	case "":
	case "yes", "no":
		page.Ruled, page.Right, page.Truth = true, (req.Get("answer") == "yes") == q.yes, q.yes
		page.Trace = steps[1:]
		for _, ref := range file.Proves {
			if r := s.Library.Ruling(ref.ID); r != nil {
				page.Articles = append(page.Articles, s.Show.RulingEntry(f, r))
			}
		}
	default:
		return site.Answer{}, site.Fault{Kind: site.ErrBadRequest}
	}
	return site.Answer{View: page}, nil
}

// nextRule returns the address of another question: of a scenario about another article, in a fixed order that looks
// shuffled.
func (s *Section) nextRule(req *site.Request, file *scenario.File) string {
	const stride = 389 // a prime, so that all scenarios come up
	i := slices.Index(s.Files, file)
	report := s.Source.Proofs(req.Context())
	for range s.Files {
		i = (i + stride) % len(s.Files)
		if _, ok := questionOf(s.Files[i], report.Results[s.Files[i].ID]); ok {
			return rulePath(req.Frame, s.Files[i].ID)
		}
	}
	return ""
}

// rulePath returns the address of a scenario's question.
func rulePath(f templates.Frame, id string) string { return f.To("/scenarios/rule/" + id) }

// ruleHref returns the address of a scenario's question, or "" if it asks none.
func ruleHref(f templates.Frame, file *scenario.File, res *scenario.Result) string {
	if _, ok := questionOf(file, res); !ok {
		return ""
	}
	return rulePath(f, file.ID)
}
