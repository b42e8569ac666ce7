package facts

import (
	"regexp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/gist"
	"catanica/search/prose"
	"catanica/search/question"
)

// conditionOnce is the article that says that a condition counts only when a card is built.
const conditionOnce = "103.R.a"

// losing lists the words that say that something is no longer there.
var losing = []string{
	"weg", "fort", "abbrennt", "abgebrannt", "verbrennt", "verbrannt", "brennt", "abgefackelt", "zerstört",
	"verschwindet", "verschwunden", "verschwand", "wegfällt", "verliere", "verliert", "verloren", "abgerissen",
	"wegkommt", "abreiße", "abreißt", "entfernt", "wegkommen", "fehlt", "verbrenne", "abfackle", "abfackelt",
	"gone", "burns", "burn", "burned", "burnt", "destroyed", "lost", "lose", "loses", "disappears", "vanishes",
	"vanished", "removed", "goes", "leaves", "torn", "torched", "torch", "missing", "away",
}

// caseWord matches the word that begins a conditional clause.
var caseWord = regexp.MustCompile(`(?i)\b(?:wenn|falls|sobald|nachdem|if|when|once|after)\b`)

// lossOf returns the two cards of a question that asks what becomes of one when the other is gone, and its main clause:
// "what happens to the University when the Library burns", "the Harbor is gone, does the Guild stay". ok is false if
// the question asks anything else.
func (x *Asked) lossOf() (stays, lost *catalog.Card, main string, ok bool) {
	if len(x.Cards()) != 2 || len(x.Mentions) != 2 || x.Not {
		return nil, nil, "", false
	}
	first, second := x.Mentions[0], x.Mentions[1]
	clause := ""
	switch at := caseWord.FindStringIndex(x.Text); {
	case at != nil && strings.TrimSpace(x.Text[:at[0]]) != "":
		main, clause = x.Text[:at[0]], x.Text[at[0]:]
	default: // the clause comes first, up to a mark
		_, rest, _ := strings.Cut(x.Text, first.Text)
		i := strings.IndexAny(rest, ",.;:–—")
		if i < 0 {
			return nil, nil, "", false
		}
		main, clause = rest[i:], x.Text[:len(x.Text)-len(rest)+i]
	}
	switch {
	case !question.HasWord(clause, losing...):
	case strings.Contains(main, first.Text) && strings.Contains(clause, second.Text):
		return x.Cat.Card(first.Card), x.Cat.Card(second.Card), main, true
	case strings.Contains(main, second.Text) && strings.Contains(clause, first.Text):
		return x.Cat.Card(second.Card), x.Cat.Card(first.Card), main, true
	}
	return nil, nil, "", false
}

// AfterLoss reports whether a question asks what becomes of one card when the other is gone. What the card needs to be
// built, or does for the other one as long as it is there, does not answer that.
func (x *Asked) AfterLoss() bool {
	_, _, _, ok := x.lossOf()
	return ok
}

// staying and going are the words with which the main clause asks whether a card stays in play and works, or whether it
// goes; becoming are those with which it asks what becomes of the card, and working may stand beside the others.
var (
	staying = []string{"stay", "stays", "remain", "remains", "keep", "keeps", "still", "continue", "continues",
		"bleibt", "bleiben", "bleibe", "noch", "weiter", "weiterhin", "behalte", "behält", "behalten"}
	going = []string{"lose", "loses", "leave", "leaves", "go", "weg", "fort", "verliere", "verliert", "verlieren",
		"abreißen", "abreiße", "entfernen"}
	becoming = []string{"happens", "happen", "becomes", "become", "passiert", "geschieht", "wird", "ist"}
	working  = []string{"läuft", "laufen", "funktioniert", "funktionieren", "work", "works", "working", "run",
		"running"}
)

// afterwards answers what becomes of a card when another one is gone that was its condition: it stays, because a
// condition is checked only once, when the card is built (Ruling 103.R.a). It declines if the card lies on the other
// one, if the two are related in another way, or if the condition is a place that cannot be lost.
func afterwards(x *Asked) *Answer {
	k, lost, main, ok := x.lossOf()
	r := x.Lib.Ruling(conditionOnce)
	if !ok || r == nil || !r.Editions.Holds(x.EditionID) ||
		x.Central(lost.ID) || x.PlayedOrDrawn(k) || x.PlayedOrDrawn(lost) ||
		x.Limited || x.It || len(x.Topics)+len(x.Numbers)+len(x.States)+len(x.Places) > 0 ||
		x.HasVerb("need", "play") || x.HasVerb("build") && !question.HasWord(main, "stehen", "liegen") ||
		slices.ContainsFunc(x.Mentions, func(m question.Mention) bool { return len(m.States) > 0 }) {
		return nil
	}
	for _, w := range x.Unread {
		if w = strings.ToLower(w); !slices.Contains(slices.Concat(losing, staying, going, becoming, working), w) {
			return nil
		}
	}
	out := &Answer{Cards: []string{k.ID, lost.ID}}
	switch stays, goes := question.HasWord(main, staying...), question.HasWord(main, going...); {
	case x.Has("what") && question.HasWord(main, becoming...):
		out.Verdict = Fact
	case !gist.YesOrNo(&x.Question) || stays == goes:
		return nil
	default:
		out.Verdict = yesIf(stays)
	}
	if !x.isCondition(lost, k, out) {
		return nil
	}
	out.Cites = append(out.Cites, conditionOnce)
	text := prose.Sentence(x.Say(
		"%s %s liegen und %s weiter: Eine Bedingung muss nur beim Bauen erfüllt sein",
		"%s %s in play and %s working: a condition has to be met only at the moment of building", x.The(k),
		x.VerbOf(k, "bleibt", "bleiben", "stays", "stay"), x.VerbOf(k, "wirkt", "wirken", "keeps", "keep")))
	if out.Sentence = catalog.Capital(text); out.Verdict != Fact {
		out.Sentence = x.With(out.Verdict, text)
	}
	return out
}

// isCondition reports whether a card is a condition of card k and the two have nothing else to do with each other,
// except that one may protect the other. It adds to the answer the articles that say so. It is false for cards that are
// joined, because they leave play together.
func (x Speaker) isCondition(lost, k *catalog.Card, out *Answer) bool {
	joins := func(w catalog.Word) bool { return w.Name == "joins" }
	if slices.ContainsFunc(k.Play.Works, joins) || slices.ContainsFunc(lost.Play.Works, joins) {
		return false
	}
	needed := false
	for _, n := range x.Conditions(k) {
		switch {
		case !slices.Contains(slices.Concat(n.Any, n.All), lost.ID):
		case n.Where != "" && n.Where != "own" || n.Inferred():
			return false
		default:
			needed, out.Cites = true, append(out.Cites, x.Cites(n.Source)...)
		}
	}
	apart := func(from, to *catalog.Card) bool {
		return !slices.ContainsFunc(x.Cat.EdgesBetween(from, to, x.EditionID), func(e catalog.Edge) bool {
			return e.Kind != catalog.EdgeNeeds && e.Kind != catalog.EdgeKind(catalog.Protects)
		})
	}
	return needed && apart(k, lost) && apart(lost, k)
}
