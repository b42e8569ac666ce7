package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// wordUse says where an effect word may stand in a card file.
type wordUse uint8

const (
	forAction   wordUse = 1 << iota // played:, built:, happens:, won:, lost:
	forReaction                     // reacts:
	forFunction                     // works:
)

// word is an effect word: what the engine knows of it.
type word struct {
	name string
	use  wordUse
	args []string // the names that its argument may have; "cites", "from" and "until" always
	proc procID
	// acts is the relation to other cards that the word makes; a card with the word must state it (`relations:`), so
	// that the catalogue and the engine cannot differ. "" for words that act on no card.
	acts catalog.RelationKind
	// can tells, of action words, why playing the card would do nothing (112.S.a), or nil.
	can func(g *game, p Player, c CardNo, n *node) error
}

// words is the table of all effect words. A card of known words needs its file only; a new word needs an
// entry here, its procedure, and a line in docs/engine.md.
var words = table([]word{
	// carried out when an action card has been played, a building built, an event turned over
	{name: "test", use: forAction, args: []string{"fails", "won", "lost"}, proc: procTest, can: testCan},
	{name: "return", use: forAction, args: []string{"what", "whose", "by", "also", "to"}, proc: procReturn, can: canReturn, acts: catalog.Hits},
	{name: "take", use: forAction, args: []string{"n", "back", "of"}, proc: procTake, can: canTake},
	{name: "lose", use: forAction, args: []string{"n"}, proc: procLose},
	{name: "gain", use: forAction, args: []string{"n"}, proc: procGain},
	{name: "gain-each", use: forAction, args: []string{"of", "n"}, proc: procGainEach},
	{name: "exchange", use: forAction, args: []string{"n"}, proc: procExchange, can: canExchange},
	{name: "spy", use: forAction, proc: procSpy, can: canSpy},
	{name: "lay-on", use: forAction, args: []string{"what", "on"}, proc: procLayOn, can: canLayOn, acts: catalog.Hits},
	{name: "pawn", use: forAction, proc: procPawn, can: canPawn, acts: catalog.Hits},
	{name: "stars", use: forAction, args: []string{"n", "with"}, proc: procStars, can: canStars},
	{name: "set-die", use: forAction, args: []string{"die", "when"}, proc: procSetDie},
	{name: "fetch", use: forAction, args: []string{"what", "of", "pick", "when"}, proc: procFetch, can: canFetch, acts: catalog.Fetches},
	{name: "wizards-duel", use: forAction, proc: procDuel, can: canDuel},
	{name: "swap-lands", use: forAction, args: []string{"by"}, proc: procSwap, can: canSwap},
	{name: "ban", use: forAction, proc: procBan, can: canBan, acts: catalog.Hits},
	{name: "nominate", use: forAction, args: []string{"what", "n", "names"}, proc: procNominate},
	{name: "fill-by-fleet", use: forAction, args: []string{"n"}, proc: procFill},
	{name: "muster", use: forAction, args: []string{"against"}, proc: procMuster},
	{name: "banish", use: forAction, args: []string{"but"}, proc: procBanish, can: canBanish, acts: catalog.Hits},
	{name: "raise-city", use: forAction, proc: procRaiseCity, can: canRaiseCity},
	{name: "change-land", use: forAction, proc: procChangeLand, can: canChangeLand},
	{name: "ravage", use: forAction, proc: procRavage, can: canRavage, acts: catalog.Hits},
	{name: "order-events", use: forAction, args: []string{"n"}, proc: procOrderEvents, can: canOrderEvents, acts: catalog.Hits},
	{name: "draw-cards", use: forAction, args: []string{"n", "stacks"}, proc: procDrawCards, can: canDrawCards, acts: catalog.Fetches},
	{name: "trade-card", use: forAction, args: []string{"under"}, proc: procTradeCard, can: canTradeCard, acts: catalog.Fetches},
	{name: "swap-places", use: forAction, args: []string{"what"}, proc: procSwapPlaces, can: canSwapPlaces},
	{name: "peek-stacks", use: forAction, args: []string{"n"}, proc: procPeek, can: canPeek},
	{name: "one-for-one", use: forAction, proc: procOneForOne, can: canOneForOne},
	{name: "barter", use: forAction, proc: procBarter, can: canBarter},
	{name: "campaign", use: forAction, proc: procCampaign},
	{name: "bribe", use: forAction, args: []string{"what"}, proc: procBribe, can: canBribe, acts: catalog.Hits},

	{name: "stir", use: forAction, args: []string{"stars"}, proc: procStir, can: canStir, acts: catalog.Weakens},
	{name: "cheap-city", use: forAction, args: []string{"ore", "grain"}, proc: procCheapCity, can: canCheapCity, acts: catalog.Cheapens},
	{name: "rearranges", use: forAction, proc: procRearrange, can: canRearrange},
	{name: "aims", use: forAction, args: []string{"what"}, proc: procAim},
	{name: "council", use: forAction, args: []string{"n", "under"}, proc: procCouncil, can: canCouncil, acts: catalog.Fetches},
	{name: "alms", use: forAction, args: []string{"n"}, proc: procAlms},
	{name: "joust", use: forAction, proc: procJoust},

	// carried out by events
	{name: "each", use: forAction, args: []string{"do", "first"}, proc: procEach},
	{name: "plague", use: forAction, proc: procPlague},
	{name: "gain-beside", use: forAction, args: []string{"of"}, proc: procGainBeside},
	{name: "give-power", use: forAction, args: []string{"n"}, proc: procGivePower},
	{name: "shuffle-events", use: forAction, proc: procShuffleEvents},
	{name: "pays", use: forAction, args: []string{"of", "most"}, proc: procPays},
	{name: "no-yield", use: forAction, proc: procNoYield},
	{name: "star-gain", use: forAction, args: []string{"stars", "n"}, proc: procStarGain},
	{name: "bury", use: forAction, args: []string{"n"}, proc: procBury},
	{name: "lose-own", use: forAction, proc: procLoseOwn, acts: catalog.Hits},
	{name: "pick-card", use: forAction, proc: procPickCard},
	{name: "swap-hand", use: forAction, args: []string{"above"}, proc: procSwapHand},

	// answers
	{name: "worsens", use: forReaction, args: []string{"to", "fails"}, proc: procWorsen, acts: catalog.Protects},
	{name: "shelters", use: forReaction, args: []string{"to", "what"}, proc: procShelter, acts: catalog.Protects},
	{name: "rescues", use: forReaction, args: []string{"to", "what"}, proc: procRescue, acts: catalog.Protects},
	{name: "scouts", use: forReaction, proc: procScout},

	// functions of cards that lie out
	{name: "hand-limit", use: forFunction, args: []string{"n", "misread"}},
	{name: "search-price", use: forFunction, args: []string{"n"}},
	{name: "discount", use: forFunction, args: []string{"on", "n", "at-least", "once"}, acts: catalog.Cheapens},
	{name: "shields", use: forFunction, args: []string{"against", "what", "landscapes", "reach"}, acts: catalog.Protects},
	{name: "spy-guard", use: forFunction, args: []string{"fails"}, acts: catalog.Protects},
	{name: "tithe", use: forFunction, args: []string{"n"}},
	{name: "veto", use: forFunction, acts: catalog.Stops},
	{name: "blocks", use: forFunction, args: []string{"lifted"}},
	{name: "pawns", use: forFunction},
	{name: "bars-attacks", use: forFunction, args: []string{"what"}, acts: catalog.Stops},
	{name: "draws", use: forFunction, args: []string{"often"}},
	{name: "redraws", use: forFunction},
	{name: "becomes", use: forFunction, args: []string{"card", "price"}},
	{name: "doubles", use: forFunction, args: []string{"of", "n"}, acts: catalog.Doubles},
	{name: "trades", use: forFunction, args: []string{"of", "at"}},
	{name: "trades-beside", use: forFunction, args: []string{"at"}},
	{name: "borrows-fleets", use: forFunction},
	{name: "guild", use: forFunction},
	{name: "hides", use: forFunction, acts: catalog.Protects},
	{name: "knights-gain", use: forFunction, args: []string{"strength", "tournament"}, acts: catalog.Strengthens},
	{name: "gains-each", use: forFunction, args: []string{"of", "strength", "tournament", "commerce"}},
	{name: "doubles-commerce", use: forFunction, args: []string{"of"}, acts: catalog.Strengthens},
	{name: "blocks-commerce", use: forFunction, acts: catalog.Weakens},
	{name: "declares", use: forFunction},
	{name: "shifts", use: forFunction, args: []string{"n", "named", "often"}},
	{name: "keeps", use: forFunction, args: []string{"of", "often"}, acts: catalog.Protects},
	{name: "lights", use: forFunction, args: []string{"at"}},
	{name: "sees-draws", use: forFunction},
	{name: "mirrors", use: forFunction},
	{name: "crowns", use: forFunction, args: []string{"with"}},
	{name: "turns", use: forFunction, args: []string{"price"}},
	{name: "swaps-for-star", use: forFunction, args: []string{"stars"}},
	{name: "tends", use: forFunction, args: []string{"stars", "n"}},
	{name: "recalls", use: forFunction, args: []string{"what", "stars", "often"}, acts: catalog.Fetches},
	{name: "restores", use: forFunction, args: []string{"what", "gold"}, acts: catalog.Fetches},
	{name: "consoles", use: forFunction, args: []string{"for"}},
	{name: "yield-bonus", use: forFunction, args: []string{"n", "stored"}},
	{name: "yields-abroad", use: forFunction},
	{name: "full-gain", use: forFunction},
	{name: "driven-off", use: forFunction, args: []string{"by", "above"}},
	{name: "brigands-limit", use: forFunction, args: []string{"n"}},
	{name: "spares", use: forFunction, args: []string{"from", "stars"}, acts: catalog.Protects},
	{name: "healthy", use: forFunction, args: []string{"where"}, acts: catalog.Protects},
	{name: "sun-gain", use: forFunction, args: []string{"gold", "any"}},
	{name: "sun-fetch", use: forFunction},
	{name: "tournament-prize", use: forFunction, args: []string{"n"}},
	{name: "wanders", use: forFunction},
	{name: "mill-takes", use: forFunction, args: []string{"n"}},
	{name: "asks", use: forFunction, args: []string{"points", "than", "token", "most", "stored", "n"}},
	{name: "unplayed", use: forFunction, args: []string{"at"}},
	{name: "falls-on-question", use: forFunction},
	{name: "star-on-mill", use: forFunction},
	{name: "bans", use: forFunction, args: []string{"gold"}},
	{name: "weakens", use: forFunction, args: []string{"n"}, acts: catalog.Weakens},
	{name: "doubles-strength", use: forFunction, args: []string{"what"}, acts: catalog.Strengthens},
	{name: "refines", use: forFunction, args: []string{"of", "n", "often"}},
	{name: "collects", use: forFunction, args: []string{"often"}},
	{name: "strolls", use: forFunction},
	{name: "bonds", use: forFunction},
	{name: "casts", use: forFunction, args: []string{"do", "when"}},
	{name: "undoes", use: forFunction, acts: catalog.Stops},
	{name: "grinds", use: forFunction, args: []string{"of"}, acts: catalog.Strengthens},
	{name: "brews", use: forFunction, args: []string{"power", "gains", "breaks", "often"}},
	{name: "loads", use: forFunction, args: []string{"of", "most"}},
	{name: "turns-goods", use: forFunction, args: []string{"n", "stored"}},
	{name: "mines", use: forFunction, args: []string{"most"}},
	{name: "taxes", use: forFunction, args: []string{"after", "gold"}},
	{name: "raid-ore", use: forFunction},
	{name: "caps", use: forFunction, args: []string{"what", "at"}, acts: catalog.Weakens},
	{name: "gains-on", use: forFunction, args: []string{"event"}},
	{name: "joins", use: forFunction, args: []string{"on", "victory"}},
	{name: "inhabits", use: forFunction, args: []string{"wizards"}},
})

func table(list []word) map[string]*word {
	m := make(map[string]*word, len(list))
	for i := range list {
		m[list[i].name] = &list[i]
	}
	return m
}

func (w *word) badArgs(v catalog.Value) string {
	for _, k := range v.Keys {
		if !slices.Contains(w.args, k) && k != "cites" && k != "from" && k != "until" {
			return "unknown argument " + k + ": take one of " + strings.Join(append(w.args, "cites", "from", "until"), ", ")
		}
	}
	return ""
}

// WordNames lists the effect words, for the documentation's test.
func WordNames() []string {
	var out []string
	for name := range words {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}
