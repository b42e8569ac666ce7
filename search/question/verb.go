package question

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
)

// forms maps an infinitive to its irregular forms.
type forms map[catalog.Lang]map[string][]string

// readForms reads data/forms.txt.
func readForms() (forms, error) {
	out := forms{catalog.DE: {}, catalog.EN: {}}
	text, err := dataFS.ReadFile("data/forms.txt")
	if err != nil {
		return nil, fmt.Errorf("question: %w", err)
	}
	for i, s := range strings.Split(string(text), "\n") {
		s, _, _ = strings.Cut(s, "//")
		if strings.TrimSpace(s) == "" {
			continue
		}
		head, list, ok := strings.Cut(s, ":")
		lang, verb, ok2 := strings.Cut(strings.TrimSpace(head), " ")
		if !ok || !ok2 || out[catalog.Lang(lang)] == nil {
			return nil, fmt.Errorf("search/question/data/forms.txt:%d: want `de VERB: forms` or `en VERB: forms`", i+1)
		}
		out[catalog.Lang(lang)][verb] = append(out[catalog.Lang(lang)][verb], strings.Fields(list)...)
	}
	return out, nil
}

// verbForms returns the forms of a verb or of a phrase with a verb (in brand setzen, set on fire).
func verbForms(phrase string, lang catalog.Lang, irregular forms) []string {
	var out []string
	words := strings.Fields(phrase)
	verb := 0 // English verbs come first in a phrase, German ones last
	if lang == catalog.DE {
		verb = len(words) - 1
	}
	inflected := englishForms
	if lang == catalog.DE {
		inflected = germanForms
	}
	for _, form := range inflected(words[verb], irregular[lang]) {
		changed := slices.Clone(words)
		changed[verb] = form
		out = append(out, strings.Join(changed, " "))
	}
	return out
}

// germanInseparable are the prefixes whose verbs form the participle without ge-.
var germanInseparable = []string{"be", "ver", "zer", "er", "ent", "emp", "miss", "über", "unter", "wider", "voll", "ge"}

// germanForms returns the forms of an infinitive. A dot separates a separable prefix: ab·brennen has brennt, abbrennt,
// abgebrannt and abzubrennen.
func germanForms(infinitive string, irregular map[string][]string) []string {
	prefix, simple, separable := strings.Cut(infinitive, "·")
	if !separable {
		prefix, simple = "", infinitive
	}
	root, base := simple, ""
	if !separable {
		for _, p := range germanInseparable {
			if rest, ok := strings.CutPrefix(simple, p); ok && len(irregular[rest]) > 0 {
				root, base = rest, p
			}
		}
	}
	st := strings.TrimSuffix(strings.TrimSuffix(simple, "n"), "e")
	finite := []string{simple, st + "e", st + "st", st + "est", st + "t", st + "et", st + "te", st + "ten",
		st + "ete", st + "eten"}
	var participles []string
	for _, f := range irregular[root] {
		if rest, ok := strings.CutPrefix(f, "ge"); ok && base != "" {
			f = rest
		}
		finite = append(finite, base+f)
	}
	if strings.HasSuffix(simple, "ieren") || slices.ContainsFunc(germanInseparable, func(p string) bool {
		return strings.HasPrefix(simple, p)
	}) {
		participles = append(participles, st+"t", st+"et")
	} else {
		participles = append(participles, "ge"+st+"t", "ge"+st+"et")
	}
	out := slices.Concat(finite, participles)
	if !separable {
		return out
	}
	joined := []string{prefix + "zu" + simple}
	for _, f := range out {
		joined = append(joined, prefix+f)
	}
	return joined
}

// separated returns the simple verb and the particle of a separable German verb: fackeln and ab.
func separated(phrase string) (simple, particle string, ok bool) {
	particle, simple, ok = strings.Cut(phrase, "·")
	return simple, particle, ok && !strings.Contains(phrase, " ")
}

// englishForms returns the forms of an English verb.
func englishForms(verb string, irregular map[string][]string) []string {
	out := append([]string{verb}, irregular[verb]...)
	switch last := verb[len(verb)-1]; {
	case strings.HasSuffix(verb, "e"):
		out = append(out, verb+"s", verb+"d", verb[:len(verb)-1]+"ing")
	case last == 'y' && !strings.ContainsRune("aeiou", rune(verb[len(verb)-2])):
		out = append(out, verb[:len(verb)-1]+"ies", verb[:len(verb)-1]+"ied", verb+"ing")
	case last == 'x' || last == 's' || strings.HasSuffix(verb, "sh") || strings.HasSuffix(verb, "ch"):
		out = append(out, verb+"es", verb+"ed", verb+"ing")
	default:
		out = append(out, verb+"s", verb+"ed", verb+"ing", verb+string(last)+"ed", verb+string(last)+"ing")
	}
	return out
}
