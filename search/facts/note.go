package facts

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/search/prose"
	"catanica/search/question"
)

// Remarked adds remarks to a statement. A remark that is no sentence of its own, such as *only the units of the same
// city*, becomes a part of the statement, in parentheses.
func (x Speaker) Remarked(statement string, remarks ...string) string {
	var parts, sentences []string
	for _, r := range remarks {
		switch r = strings.TrimSpace(r); {
		case r == "":
		case isSentence(x.Language, r):
			sentences = append(sentences, r)
		default:
			parts = append(parts, x.inside(r))
		}
	}
	if len(parts) > 0 {
		begin := " ("
		statement = strings.TrimSuffix(statement, ".")
		if rest, ok := strings.CutSuffix(statement, ")"); ok { // one pair of parentheses is enough
			statement, begin = rest, "; "
		}
		statement += begin + strings.Join(parts, "; ") + ")"
	}
	return prose.Sentence(append([]string{statement}, sentences...)...)
}

// inside returns a remark as it stands within a sentence: without its full stop, and without the capital that only the
// beginning of a sentence has.
func (x Speaker) inside(remark string) string {
	if remark = strings.TrimSuffix(strings.TrimSpace(remark), "."); remark == "" {
		return ""
	}
	word, _, _ := strings.Cut(remark, " ")
	if x.Language == catalog.DE && !slices.Contains(lowered, strings.ToLower(strings.Trim(word, ",:;"))) {
		return remark // a noun or a name
	}
	if x.Language == catalog.EN && x.isName(remark) {
		return remark
	}
	r, n := utf8.DecodeRuneInString(remark)
	return string(unicode.ToLower(r)) + remark[n:]
}

// isName reports whether an English remark begins with the name of a card.
func (x World) isName(remark string) bool {
	return slices.ContainsFunc(x.Cat.Cards, func(k *catalog.Card) bool {
		return strings.HasPrefix(remark, k.ShortTitle(catalog.EN)+" ") ||
			strings.HasPrefix(remark, k.Title(catalog.EN)+" ")
	})
}

// lowered lists the German words other than nouns with which a remark may begin.
var lowered = []string{"nur", "die", "der", "das", "den", "dem", "ein", "eine", "einer", "einen", "für", "als", "auf",
	"alle", "einmal", "bis", "jede", "jeder", "jedes", "im", "in", "vom", "von", "beim", "bei", "wie", "was", "wer",
	"ihre", "ihr", "sein", "seine", "am", "an", "aus", "je", "mit", "ohne", "über", "zwei", "man", "beide",
	"mindestens", "höchstens", "gegen", "nach", "vor", "zum", "zur", "kein", "keine", "nicht", "verdoppelt", "mischt",
	"sortiert", "weniger", "mehr", "sie", "er", "es", "dort", "dieser", "diese", "dieses", "erst", "neben", "unter",
	"zusammen"}

// isSentence reports whether a remark is a sentence of its own: whether what stands before its first semicolon or colon
// has a subject and a finite verb.
func isSentence(lang catalog.Lang, remark string) bool {
	head, _, _ := strings.Cut(remark, ";")
	if i := strings.Index(head, ": "); i >= 0 {
		head = head[:i]
	}
	verbs := finiteVerbs[lang]
	for i, clause := range strings.Split(head, ",") {
		words := question.WordsOf(innerClause.ReplaceAllString(strings.TrimSpace(clause), ""))
		if len(words) == 0 || slices.Contains(subordinate[lang], words[0]) &&
			(i > 0 || !slices.Contains(articles, words[0])) {
			continue
		}
		at := slices.IndexFunc(words, func(w string) bool { return slices.Contains(verbs, w) })
		if i == 0 && at == 0 && !slices.Contains(imperatives, words[0]) {
			return false // without a subject: *doubles the strength …*
		}
		if at >= 0 {
			return true
		}
	}
	return false
}

// innerClause matches a subordinate clause that no comma separates: *1 resource less if it costs at least 5*.
var innerClause = regexp.MustCompile(`(?i)\s(?:if|when|until|unless|which|that|who|time)\s.*`)

// articles are the German articles that may also be relative pronouns.
var articles = []string{"der", "die", "das", "den", "dem"}

// subordinate are the words that begin a subordinate clause.
var subordinate = map[catalog.Lang][]string{
	catalog.DE: {"der", "die", "das", "den", "dem", "wenn", "bis", "wie", "was", "wann", "ob", "dass", "wer", "solange",
		"welcher", "welche", "deren", "dessen", "sobald", "als"},
	catalog.EN: {"if", "when", "who", "which", "whom", "that", "until", "unless", "as", "whose", "where", "whether"},
}

// imperatives are the verbs with which an English remark tells what to do.
var imperatives = []string{"take", "move", "choose", "put"}

// finiteVerbs are the finite verbs of remarks.
var finiteVerbs = map[catalog.Lang][]string{
	catalog.DE: {"kostet", "kosten", "bekommt", "bekommen", "darf", "dürfen", "muss", "müssen", "kann", "können",
		"zählt", "zählen", "sucht", "mischt", "bringt", "bringen", "hängt", "tauscht", "tauschen", "bleibt", "bleiben",
		"wird", "werden", "sagt", "geht", "gehen", "nimmt", "ist", "sind", "hat", "haben", "gilt", "gelten", "schiebt",
		"wechselt", "kommt", "kommen", "nennt", "schützt", "schützen", "verdoppelt", "scheitert", "liegt", "liegen",
		"gibt", "sortiert", "versetzt", "nennen", "brauchen", "braucht", "wirkt"},
	catalog.EN: {"is", "are", "was", "can", "may", "must", "cannot", "costs", "cost", "receives", "receive", "goes",
		"go", "returns", "return", "gains", "gain", "changes", "change", "counts", "count", "takes", "take", "puts",
		"put", "protects", "protect", "doubles", "shuffles", "covers", "becomes", "names", "fails", "depends", "says",
		"swap", "move", "moves", "choose", "chooses", "has", "have", "harms", "loses", "comes", "trade", "does"},
}
