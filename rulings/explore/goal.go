package explore

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// Goal is what the search looks for: a position in which all conditions of one of the alternatives hold.
type Goal struct {
	Text  string // as written
	Turns int    // the turns that the goal allows, the current one included; 0 if it names none
	any   [][]*scenario.Condition
}

// MaxTurns is the most turns that a search covers.
const MaxTurns = 20

// ParseGoal reads a goal for position s: expectations separated by semicolons, which must all hold, and a number of
// turns. Beyond the scenario language it understands a few phrases (docs/explore.md): `south loses CARD`, `north gets
// CARD`, `the token changes hands`, `this turn`, `within 3 turns`, and their German forms. The mistake's place is a
// column of the goal.
func ParseGoal(t *engine.Table, s *engine.State, written string) (*Goal, *scenario.Error) {
	g := &Goal{Text: strings.Join(strings.Fields(written), " ")}
	body, turns := cutTurns(g.Text)
	if turns > MaxTurns {
		return nil, mistake(1, "Ein Ziel reicht höchstens %d Züge weit.", "A goal reaches at most %d turns ahead.",
			MaxTurns)
	}
	g.Turns = turns
	g.any = [][]*scenario.Condition{nil}
	col := 1
	for part := range strings.SplitSeq(body, ";") {
		ways, err := readPart(t, s, strings.TrimSpace(part))
		if err != nil {
			err.Pos.Col += col - 1 + len(part) - len(strings.TrimLeft(part, " "))
			return nil, err
		}
		col += len([]rune(part)) + 1
		g.require(ways)
	}
	return g, nil
}

// require adds conditions of which one must hold.
func (g *Goal) require(ways []*scenario.Condition) {
	var all [][]*scenario.Condition
	for _, have := range g.any {
		for _, c := range ways {
			all = append(all, append(slices.Clone(have), c))
		}
	}
	g.any = all
}

func mistake(col int, de, en string, args ...any) *scenario.Error {
	return &scenario.Error{File: GoalName, Pos: scenario.Pos{Line: 1, Col: col}, Msg: catalog.Textf(de, en, args...)}
}

// GoalName is the file name under which mistakes of a goal are reported.
const GoalName = "goal"

// cutTurns separates the number of turns at the end of a goal: "this turn", "within 2 turns", "in diesem Zug",
// "innerhalb von 2 Zügen". It returns 0 if the goal names none.
func cutTurns(goal string) (body string, turns int) {
	rest := goal
	if n := len(goal); n > 0 && strings.IndexByte("?.!", goal[n-1]) >= 0 {
		rest = goal[:n-1]
	}
	rest, last := cutWord(rest)
	rest, which := cutWord(rest)
	before, first := cutWord(rest)
	turns = 1
	switch last {
	case "turn", "turns", "züge", "zügen", "zuege", "zuegen", "zuge", "zugen":
		if which == "this" && last == "turn" {
			if first == "in" || first == "on" {
				rest = before
			}
			break
		}
		n, err := strconv.ParseUint(which, 10, 64)
		if errors.Is(err, strconv.ErrSyntax) {
			return goal, 0
		}
		if err != nil || n > MaxTurns {
			n = MaxTurns + 1
		}
		turns = max(int(n), 1)
		english := strings.HasPrefix(last, "turn")
		switch {
		case english && (first == "in" || first == "within"), !english && (first == "in" || first == "binnen"):
			rest = before
		case !english && first == "von":
			if rest, first = cutWord(before); first != "innerhalb" {
				return goal, 0
			}
		default:
			return goal, 0
		}
	case "zug":
		if which != "diesen" && which != "diesem" {
			return goal, 0
		}
		if first == "in" {
			rest = before
		}
	default:
		return goal, 0
	}
	if rest == "" {
		return goal, 0 // nothing is left that could be reached
	}
	return strings.TrimRight(rest, " ,"), turns
}

// cutWord cuts the last word off a text, which it returns in small letters.
func cutWord(text string) (before, word string) {
	text = strings.TrimRight(text, " ,")
	i := strings.LastIndexAny(text, " ,")
	return text[:i+1], strings.ToLower(text[i+1:])
}

// readPart reads one part of a goal. It returns the conditions of which one must hold.
func readPart(t *engine.Table, s *engine.State, part string) ([]*scenario.Condition, *scenario.Error) {
	part = strings.TrimSpace(strings.TrimRight(part, "?!. "))
	if first, _, _ := strings.Cut(part, " "); slices.Contains([]string{"odds", "chance"}, strings.ToLower(first)) {
		return nil, mistake(1, "Eine Wahrscheinlichkeit kann kein Ziel sein.", "A probability cannot be a goal.")
	}
	if ways, err, ok := tokenMoves(t, s, part); ok {
		return ways, err
	}
	if c, err := loses(t, s, part); c != nil || err != nil {
		return []*scenario.Condition{c}, err
	}
	c, err := scenario.ReadCondition(t, s, part)
	if err == nil {
		return []*scenario.Condition{c}, nil
	}
	for _, plain := range plainer(part) {
		if c, other := scenario.ReadCondition(t, s, plain); other == nil {
			return []*scenario.Condition{c}, nil
		}
	}
	err.File = GoalName
	return nil, err
}

// The words of the phrases, in both languages.
var (
	articles = []string{"the", "a", "der", "die", "das", "den", "dem", "ein", "eine", "einen"}
	losing   = []string{"loses", "verliert"}
	getting  = []string{"gets", "gains", "builds", "bekommt", "erhält", "baut"} // the German ones last
	tokens   = map[string][]string{
		"knight": {"knight", "ritter", "ritterstein", "strength"},
		"mill":   {"mill", "windmill", "mühle", "mühlenstein", "windmühle", "commerce"},
	}
)

// germanGetting is the index of the first German word in getting.
const germanGetting = 3

// plainer returns the part in words of the scenario language: without articles before names, `gets` as `has`.
func plainer(part string) []string {
	words := strings.Fields(part)
	for i, w := range words {
		if g := slices.Index(getting, strings.ToLower(w)); g >= 0 && i == 1 {
			words[i] = map[bool]string{false: "has", true: "hat"}[g >= germanGetting]
		}
	}
	var out []string
	out = append(out, strings.Join(words, " "))
	for i, w := range words {
		if slices.Contains(articles, strings.ToLower(w)) {
			out = append(out, strings.Join(slices.Delete(slices.Clone(words), i, i+1), " "))
		}
	}
	return out
}

// loses reads `PLAYER loses CARD`. The player must have the card in the position.
func loses(t *engine.Table, s *engine.State, part string) (*scenario.Condition, *scenario.Error) {
	words := strings.Fields(part)
	if len(words) < 3 || !slices.Contains(losing, strings.ToLower(words[1])) {
		return nil, nil
	}
	rest := words[2:]
	if slices.Contains(articles, strings.ToLower(rest[0])) && len(rest) > 1 {
		if _, err := scenario.ReadCondition(t, s, words[0]+" lacks "+strings.Join(rest, " ")); err != nil {
			rest = rest[1:]
		}
	}
	what := strings.Join(rest, " ")
	verb := " lacks "
	if strings.EqualFold(words[1], "verliert") {
		verb = " fehlt "
	}
	lacks, err := scenario.ReadCondition(t, s, words[0]+verb+what)
	if err != nil {
		err.File = GoalName
		err.Pos.Col = min(err.Pos.Col, len([]rune(part))+1)
		return nil, err
	}
	if gone, _ := lacks.Holds(s, nil); gone {
		return nil, mistake(len([]rune(words[0]+words[1]))+3,
			"„%s“ ist in dieser Stellung nicht da und kann nicht verloren gehen: Schreibe „hand fehlt“ für eine Handkarte, "+
				"oder beginne in einer anderen Stellung.",
			"%q is not in play in this position and cannot be lost: write `hand lacks` for a card of the hand, or begin "+
				"in another position.", what)
	}
	return lacks, nil
}

// The words with which the expectation of a German phrase is written.
var (
	germanPlayer = map[engine.Player]string{engine.North: "Nord", engine.South: "Süd"}
	germanToken  = map[string]string{"knight": "Ritter", "mill": "Mühle"}
)

// tokenNamed reads what a phrase such as "der Ritterstein wechselt den Besitzer" calls the token, in small letters; ""
// for either token. It reports whether the phrase is about a token that changes hands.
func tokenNamed(part string) (name string, ok bool) {
	words := strings.Fields(strings.ToLower(part))
	for _, end := range []string{"changes hands", "wechselt den besitzer", "wechselt die hand", "wechselt"} {
		n := len(words) - len(strings.Fields(end))
		if ok = n > 0 && strings.Join(words[n:], " ") == end; ok {
			words = words[:n]
			break
		}
	}
	if ok && len(words) > 1 && slices.Contains([]string{"the", "der", "die"}, words[0]) {
		words = words[1:]
	}
	notLetter := func(r rune) bool { return !unicode.IsLetter(r) }
	if !ok || len(words) > 2 || len(words) == 2 && strings.ContainsFunc(words[0], notLetter) {
		return "", false
	}
	switch last := words[len(words)-1]; last {
	case "token", "stein":
		words = words[:len(words)-1]
	case "ritterstein", "mühlenstein":
	default:
		return "", false
	}
	return strings.Join(words, ""), true
}

// tokenMoves reads `the knight token changes hands`: a player who does not hold the token now will. Without a name it
// is either token.
func tokenMoves(t *engine.Table, s *engine.State, part string) ([]*scenario.Condition, *scenario.Error, bool) {
	named, ok := tokenNamed(part)
	if !ok {
		return nil, nil, false
	}
	var ways []*scenario.Condition
	for _, kind := range []string{"knight", "mill"} {
		if named != "" && !slices.Contains(tokens[kind], named) {
			continue
		}
		for _, p := range []engine.Player{engine.North, engine.South} {
			line := p.String() + " holds " + kind
			if strings.Contains(strings.ToLower(part), "wechselt") {
				line = germanPlayer[p] + " hält " + germanToken[kind]
			}
			c, err := scenario.ReadCondition(t, s, line)
			if err != nil {
				return nil, err, true
			}
			if holds, unknown := c.Holds(s, nil); !holds && unknown == "" {
				ways = append(ways, c)
			}
		}
	}
	if len(ways) == 0 {
		return nil, mistake(1, "Welcher Stein? Es gibt den Ritterstein und den Mühlenstein.",
			"Which token? There are the knight token and the windmill token."), true
	}
	return ways, nil, true
}

// Holds reports whether the goal is reached in s. line is the alternative that holds; unknown is an unstated fact on
// which the answer depends.
func (g *Goal) Holds(s *engine.State, last []engine.Event) (line []*scenario.Condition, unknown string) {
	for _, all := range g.any {
		ok := true
		for _, c := range all {
			holds, open := c.Holds(s, last)
			if open != "" {
				unknown = open
			}
			if ok = holds && open == ""; !ok {
				break
			}
		}
		if ok {
			return all, ""
		}
	}
	return nil, unknown
}

// ofMove reports whether the goal is about the events of a move.
func (g *Goal) ofMove() bool {
	for _, all := range g.any {
		if slices.ContainsFunc(all, (*scenario.Condition).OfMove) {
			return true
		}
	}
	return false
}

// String returns the goal as it was written.
func (g *Goal) String() string { return g.Text }
