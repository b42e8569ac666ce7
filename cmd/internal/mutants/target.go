package main

import (
	"fmt"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// target is a package of rules whose source is mutated, a folder of rulings.
type target struct {
	name string
	game string // whose scenarios are played, by the header's `game:`; "" for the card game
	// aside lists files that are not mutated, because a mutant there is no change of a rule, each with the reason.
	aside map[string]string
	// payments and preconditions are the files whose functions decide about them.
	payments, preconditions []string
	// input lists the files whose functions reject what a scenario writes: a start position that cannot come up, or a
	// detail of a move on which nothing depends. Such a scenario is unreadable, so no scenario can prove them; the tests
	// of package scenario do (TestErrors).
	input []string
	// inputFunctions are functions that reject lines in the same way: what they find wanting is answered with a *Wrong.
	inputFunctions []string
	least          int // the scenarios reach at least so many mutants
}

// targets are the packages of rules.
var targets = []*target{engine, almanac, vienna}

var engine = &target{
	name: "engine",
	aside: map[string]string{
		"hash.go":       "canonical bytes, held by TestCanonicalForm and TestHashSeesEverything",
		"key.go":        "keys for tables in memory, held by TestKey and TestKeySeesPlay",
		"journal.go":    "making and taking back in place, held by TestLine",
		"line.go":       "making and taking back in place, held by TestLine",
		"scores.go":     "sums that are kept between moves, held by TestLine",
		"copy.go":       "copies of positions, held by TestCloneSharesNothing",
		"sane.go":       "input that no scenario can write, held by the fuzz tests",
		"refusal.go":    "the wording of refusals",
		"sentences.go":  "the wording of events",
		"misread.go":    "switches of the articles, held by TestMutate",
		"word.go":       "the form of words",
		"procedure.go":  "the form of procedures",
		"procedures.go": "a table",
		"vocabulary.go": "a table",
		"book.go":       "compiling the cards, held by check_test.go",
		"table.go":      "compiling options, held by the scenarios' headers",
		"counted.go":    "wording of counts",
		"view_blur.go":  "the order of hidden cards, held by TestViewForgetsTheOrder",
	},
	payments: []string{"payment.go", "purse.go", "power.go", "stars.go", "star_price.go", "bank_trades.go",
		"word_pays.go", "word_search_price.go", "act_trade.go", "act_feed.go", "act_redeem.go", "word_discount.go"},
	preconditions: []string{"needs.go", "gate.go", "stone.go", "spells.go", "word_asks.go", "build_spots.go",
		"citadel.go", "word_inhabits.go", "build_axis.go", "build_metropolis.go"},
	input: []string{"misfit.go", "move_field.go"},
	inputFunctions: []string{
		"LandStack.take",        // landscapes that do not come off the stack
		"board.settlementNamed", // something else than a settlement of the player's
		"badKnight", "badWizard",
		"openingFits",                                     // a position that no opening has
		"conditions.neverBuilt", "conditions.neverPlayed", // an action card that is built, a building that is played
		"usedUpInBox", // more copies of a card than there are
		"Unlist",      // a total that contradicts the cards in play
		"neighbours",  // two cards on one site
		"ParsePhase", "ParseFace",
	},
	least: 6000,
}

var almanac = &target{
	name: "almanac", game: "almanac",
	aside: map[string]string{
		"hash.go":   "canonical bytes, held by TestBoardRandomLines",
		"names.go":  "names",
		"layout.go": "reading content/boards, held by TestExampleIsDealt",
		"deal.go":   "the variable set-up, which no scenario plays; held by TestExampleIsDealt and TestDealRejects",
		"table.go":  "compiling options, held by the scenarios' headers",
		"rule.go":   "a table",
	},
	payments: []string{"trade.go"},
	least:    300,
}

var vienna = &target{
	name: "vienna", game: "vienna",
	aside: map[string]string{
		"hash.go":   "canonical bytes, held by TestBoardRandomLines",
		"names.go":  "names",
		"layout.go": "reading content/boards, held by TestCityMap",
		"board.go":  "maps that the position brings, held by TestImpossiblePlaces and TestBoardRandomLines",
		"table.go":  "compiling options, held by the scenarios' headers",
		"rule.go":   "a table",
	},
	payments: []string{"trade.go"},
	least:    300,
}

func targetNamed(name string) (*target, error) {
	i := slices.IndexFunc(targets, func(t *target) bool { return t.name == name })
	if i < 0 {
		return nil, fmt.Errorf("there is no package rulings/%s whose rules are mutated", name)
	}
	return targets[i], nil
}

// path returns the import path of the package.
func (t *target) path() string { return path.Join("catanica/rulings", t.name) }

// folder returns the folder of the package in the module.
func (t *target) folder() string { return filepath.Join("rulings", t.name) }

// judgements returns the file with the reviewed list of survivors.
func (t *target) judgements() string { return filepath.Join(t.folder(), "testdata", "mutants.txt") }

// hooks returns the hooks for the package and for the worker that reaches into it.
func (t *target) hooks(count int) (inPackage, inWorker string) {
	inPackage = strings.Replace(engineHooks, "package engine", "package "+t.name, 1) +
		fmt.Sprintf("\nconst mutantCount = %d\n", count)
	inWorker = strings.NewReplacer(engine.path(), t.path(), "GAME", t.game).Replace(workerHooks)
	return inPackage, inWorker
}
