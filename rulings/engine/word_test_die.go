package engine

import (
	"slices"

	"catanica/catalog"
)

// test: {fails: [6], won: […], lost: […]}. A die decides which of two lists of words is carried out: the attack fails
// on the numbers of `fails`. The opponent may answer with a protection card, which changes these numbers (Ruling
// 103.I.f, see worsens). The file's name has a die in it because Go takes a word_test.go for a test.

const procTest procName = "test"

// The steps of test.
const (
	testBegin next = iota
	testTarget
	testProtection
	testDie
	testLateProtection
	testOutcome
)

// tested is the record of test.
type tested struct {
	Fails   int16 // the numbers on which it fails, as bits
	Rolled  int8  // what the die shows
	Answers int8  // protection cards played against it

	Target MaybeCard // what the attack is aimed at, if that has to be said before the roll
}

// wordTest returns the effect word `test`.
func wordTest() Word {
	return Word{
		Name: "test", In: OnPlay,
		Args:    []string{"fails", "won", "lost"},
		Form:    "`fails: [6]`, `won: […]`, `lost: […]`",
		Doc:     "the roll of a die decides whether the words of `won` or of `lost` follow",
		Example: "Raubzug",
		Can:     canTest,
		Procedures: []Procedure{{
			Name:  procTest,
			Keeps: recordOf[tested](),
			Steps: []Step{
				testBegin:          {Name: "begin", Do: testBegins},
				testTarget:         {Name: "target", Do: testAims, Ask: testAsksTarget, Take: testTakesTarget},
				testProtection:     {Name: "protection", Do: testOffers, Ask: testAsks, Take: testTakes},
				testDie:            {Name: "die", Ask: testAsksDie, Take: testTakesDie},
				testLateProtection: {Name: "late protection", Do: testOffersLate, Ask: testAsks, Take: testTakesLate},
				testOutcome:        {Name: "outcome", Do: testEnds},
			},
		}},
		Tells: []Sentence{
			{"attacked", catalog.Text{
				DE: "Der Angriff mit {dem card} gilt {dem on}.",
				EN: "The attack with {the card} is aimed at {the on}."}},
		},
	}
}

// canTest refuses a card that could win nothing. Having something to lose is not required (Ruling 103.R.b).
func canTest(g *game, p Player, c CardNo, n *node) error {
	if g.misread("103.R.b") {
		return misreadTestNeedsStake(g, p, c, n)
	}
	return canWinTest(g, p, c, n)
}

func canWinTest(g *game, p Player, c CardNo, n *node) error {
	for _, i := range n.won {
		w := &g.t.Book.nodes[i]
		if w.word.Can == nil {
			continue
		}
		if err := w.word.Can(g, p, c, w); err != nil {
			return err
		}
	}
	return nil
}

func testBegins(g *game, f *Frame) next {
	keeps[tested](f).Fails = bits(g.node(f).arg.Get("fails").Ints())
	return testTarget
}

// testAims asks for the target of an attack on a card. By default the attacker says it only after the roll, which
// decides whose attack it is (Ruling 112.G.b, reading attack-target).
func testAims(g *game, f *Frame) next {
	if testReturns(g, f) == nil {
		return testProtection
	}
	read := g.reads
	several := len(testTargets(g, f)) > 1
	if g.reads = slices.Clip(read); !several {
		return testProtection
	}
	if g.t.reading("attack-target") == "before" {
		return wait
	}
	if testMayBeAnswered(g, f) {
		g.read("attack-target")
	}
	return testProtection
}

// testReturns returns the word of `won` by which the attacker picks a card of the opponent's, or nil.
func testReturns(g *game, f *Frame) *node {
	for _, i := range g.node(f).won {
		if n := &g.t.Book.nodes[i]; n.proc == g.proc(procReturn) {
			return n
		}
	}
	return nil
}

// testTargets returns the cards that the attack may hit if it succeeds.
func testTargets(g *game, f *Frame) []CardNo {
	r := g.returning(f.By, f.Card, testReturns(g, f))
	return slices.DeleteFunc(g.among(r), func(c CardNo) bool { return !g.mightReturn(r, c) })
}

func testAsksTarget(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskCard, Card: f.Card, Options: cardMoves(f.By, testTargets(g, f)),
		Text: say("Gegen welche Karte richtet sich der Angriff?", "Which card is the attack aimed at?")}
}

func testTakesTarget(g *game, f *Frame, m Move) (next, error) {
	if m.Card == NoCard {
		return wait, g.wrong("Nenne die Karte, die es treffen soll.", "Name the target.")
	}
	if err := g.mayReturn(g.returning(f.By, f.Card, testReturns(g, f)), m.Card); err != nil {
		return wait, err
	}
	g.read("attack-target")
	keeps[tested](f).Target = SomeCard(m.Card)
	e := g.emit("attacked", f.By, g.textOf(f.Card))
	e.Card, e.On = f.Card, m.Card
	return testProtection, nil
}

// testOffers lets the opponent answer before the die is rolled (reading bishop-before-die).
func testOffers(g *game, f *Frame) next {
	if testMayBeAnswered(g, f) {
		return wait
	}
	g.askedLater(f)
	return testDie
}

// testMayBeAnswered reports whether the opponent could answer with a protection card: he holds one, or his hand is not
// stated in full. He may do so once; a card that was vetoed counts as played (Ruling 126.I.c).
func testMayBeAnswered(g *game, f *Frame) bool {
	answered := keeps[tested](f).Answers > 0
	if g.misread("126.I.c", "102.B.Ausspielen/zauberveto") {
		answered = misreadTestAnswered(f)
	}
	if answered {
		return false
	}
	p := f.By.Other()
	could := len(g.replies(p, f.Card)) > 0 || g.answerable(f.Card) && (g.hand(p).Open || g.hiddenIn(p))
	abroad := g.abroadOnly(p, f.Card)
	if c := keeps[tested](f).Target; c.IsCard() {
		abroad = g.card(c.Card()).Side != p
	}
	return could && (!abroad || g.reading("bishop-foreign-building") != "no") && g.by("103.I.f/schutzkarten")
}

// testAnswered reports whether f is a test against which a protection card has been played.
func (g *targeting) testAnswered(f *Frame) bool {
	return g.carries(f, procTest) && keeps[tested](f).Answers > 0
}

func testAsks(g *game, f *Frame) Decision {
	p := f.By.Other()
	d := Decision{Who: p, Kind: AskReact, Card: f.Card, MayPass: true, Cites: []string{"103.I.f"},
		Text: say("Spielst du eine Schutzkarte dagegen?", "Do you respond with a protection card?")}
	d.Options = append(d.Options, cardMoves(p, g.protections(p, f.Card))...)
	return d
}

func testTakes(g *game, f *Frame, m Move) (next, error) {
	if m.Verb == Pass {
		g.askedLater(f)
		return testDie, nil
	}
	if err := testIsAnswered(g, f, m); err != nil {
		return wait, err
	}
	return testProtection, nil
}

// testIsAnswered plays a protection card against the test.
func testIsAnswered(g *game, f *Frame, m Move) error {
	g.read("bishop-before-die")
	k := keeps[tested](f)
	k.Answers++
	if err := g.protect(f, m); err != nil {
		k.Answers--
		return err
	}
	return nil
}

func testAsksDie(_ *game, f *Frame) Decision {
	return dieDecision(f.Card, say("Würfelprobe", "Roll the die"))
}

func testTakesDie(g *game, f *Frame, m Move) (next, error) {
	if err := g.testRoll(m, f.Card); err != nil {
		return wait, err
	}
	keeps[tested](f).Rolled = m.N
	if !testFailed(f) && testMayBeAnswered(g, f) && g.reading("bishop-before-die") == "after" {
		return testLateProtection, nil
	}
	return testOutcome, nil
}

func testFailed(f *Frame) bool {
	k := keeps[tested](f)
	return k.Fails&(1<<k.Rolled) != 0
}

// testOffersLate lets the opponent answer after the roll, by the reading after of bishop-before-die.
func testOffersLate(g *game, f *Frame) next {
	if testMayBeAnswered(g, f) {
		return wait
	}
	return testOutcome
}

func testTakesLate(g *game, f *Frame, m Move) (next, error) {
	if m.Verb == Pass {
		return testOutcome, nil
	}
	if err := testIsAnswered(g, f, m); err != nil {
		return wait, err
	}
	return testLateProtection, nil
}

// testEnds begins the words of the list that the die has selected.
func testEnds(g *game, f *Frame) next {
	n, by, card := g.node(f), f.By, f.Card
	nodes, typ := n.won, "succeeded"
	failed := testFailed(f)
	if failed {
		nodes, typ = n.lost, "failed"
	}
	e := g.emit(typ, by, g.textOf(card), "glossar.wuerfelprobe")
	e.Card, e.N = card, int(keeps[tested](f).Rolled)
	if !failed {
		g.console(by, card)
	}
	target := keeps[tested](f).Target
	g.pushNodes(nodes, by, card)
	if x := g.open(); !failed && g.carries(x, procReturn) {
		keeps[returned](x).Aimed = target
	}
	return done
}

// testFailsOn changes the numbers on which the test in progress fails.
func (g *targeting) testFailsOn(numbers []int) {
	for i := range slices.Backward(g.s.Frames) {
		if f := &g.s.Frames[i]; g.carries(f, procTest) {
			keeps[tested](f).Fails = bits(numbers)
			return
		}
	}
}

// startsWithTest reports whether a card has to pass a test before it does anything.
func (g *targeting) startsWithTest(d *def) bool {
	return slices.ContainsFunc(d.played, func(i int16) bool { return g.t.Book.nodes[i].proc == g.proc(procTest) })
}
