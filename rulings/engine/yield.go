package engine

// The yield (Ruling 103.F): every landscape with the number of the production die yields, for both players at once;
// then come the bonuses of buildings (103.F.b); then foreign buildings leave hosts that have become too strong
// (103.F.c).

const procYield procName = "yield"

// The steps of yield.
const (
	yieldLands next = iota
	yieldBonusFirst
	yieldBonusSecond
	yieldDrives
)

// yielding is the record of yield, by player where it is a list.
type yielding struct {
	Without     [2]bool // gets no yield this time
	Full        [2]int8 // how many landscapes with the number were full already
	BonusAtRoll int8    // how many bonuses the active player had before the event; only a misreading of 121.M.a sets it
	BonusGiven  bool    // only a misreading of 103.F.b sets it
}

func yieldProcedure() Procedure {
	return Procedure{
		Name:  procYield,
		Keeps: recordOf[yielding](),
		Steps: []Step{
			yieldLands:       {Name: "landscapes", Do: yieldComes},
			yieldBonusFirst:  {Name: "first bonuses", Do: yieldBonuses(0, yieldBonusSecond)},
			yieldBonusSecond: {Name: "second bonuses", Do: yieldBonuses(1, yieldDrives)},
			yieldDrives:      {Name: "drives off", Do: yieldDrivesOff},
		},
	}
}

// beginYield starts the yield of a turn.
func (g *game) beginYield(p Player) {
	k := keeps[yielding](g.begin(procYield, p, NoCard, -1))
	if g.misread("121.M.a", "103.F.a") {
		k.BonusAtRoll = misreadBonusAtRoll(g, p)
	}
}

// withholdYield leaves p without yield this time.
func (g *game) withholdYield(p Player) {
	for i := range g.s.Frames {
		if f := &g.s.Frames[i]; g.carries(f, procYield) {
			keeps[yielding](f).Without[p] = true
		}
	}
}

// yieldComes gives both players the yield of their landscapes, before any bonus (Ruling 103.F.b).
func yieldComes(g *game, f *Frame) next {
	if g.misread("103.F.b/bonus-danach") {
		return misreadBonusFirst(g, f)
	}
	return yieldBooks(g, f)
}

// yieldBooks books the yield of both players. Nobody can win while the dice are being resolved (Ruling 103.B.b).
func yieldBooks(g *game, f *Frame) next {
	if g.misread("103.B.b/sieg") {
		misreadWonAtOnce(g)
	}
	g.s.Phase = YieldPhase
	g.heed("yield")
	k := keeps[yielding](f)
	for _, p := range g.inTurn() {
		if !k.Without[p] {
			k.Full[p] = int8(bookYield(g, p))
		}
	}
	return yieldBonusFirst
}

// bookYield books p's yield for the production die, and returns how many landscapes with the number were full already.
func bookYield(g *game, p Player) (full int) {
	if err := g.needLands(p); err != nil {
		g.stop(err)
		return 0
	}
	var got, lost Bag
	cites := []string{"103.F.b"}
	lands := g.editLands(p)
	for i := range lands {
		l := &lands[i]
		if l.Number == 0 {
			g.undecided("number of a landscape",
				"Ob eine Landschaft einen Ertrag bringt, hängt von ihrer Zahl ab, und die steht nicht fest: Nenne sie.",
				"Whether a landscape produces depends on its number, which nobody has given: name it.")
			return 0
		}
		if l.Number != g.s.Dice.Yield {
			continue
		}
		if l.Stock == 3 {
			full++
		}
		more, doublers := extraYieldBy(g, p, *l)
		n := min(1+more, 3-l.Stock)
		l.Stock += n
		got[l.Kind] += n
		lost[l.Kind] += 1 + more - n
		cites = append(cites, doublers...)
	}
	if got.Total() > 0 {
		g.emit("yielded", p, cites...).Get = got
	}
	g.noRoom(p, lost, NoCard, "103.F.b")
	g.mine(p)
	return full
}

// yieldBonuses returns a step function that gives the i-th player in turn order the bonuses of buildings (Ruling
// 103.F.b). A building lost to the event gives none (Ruling 121.M.a).
func yieldBonuses(i int, then next) func(g *game, f *Frame) next {
	return func(g *game, f *Frame) next {
		p, k := g.inTurn()[i], *keeps[yielding](f)
		if k.Without[p] || k.BonusGiven {
			return then
		}
		if g.misread("121.M.a", "103.F.a") {
			misreadLostBonus(g, p, k.BonusAtRoll)
		}
		yieldBonus(g, p)
		yieldsAbroad(g, p)
		fullGain(g, p, int(k.Full[p]))
		return then
	}
}

// yieldDrivesOff removes foreign buildings after the resources have been booked (Ruling 103.F.c).
func yieldDrivesOff(g *game, _ *Frame) next {
	if g.by("103.F.c/kurz") {
		g.driveOff("103.F.c")
	}
	return done
}
