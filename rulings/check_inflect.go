package rulings

import (
	"regexp"
	"strings"

	"catanica/catalog"
)

var (
	unlabelled = regexp.MustCompile(`\[\[([^\[\]|]+)\]\]`)
	// several matches a number above 1 before a link: years and article numbers do not count.
	several = regexp.MustCompile(`(?i)(?:^|[\s(])(?:[2-9]|1[0-9]|zwei|drei|vier|fünf|two|three|four|five)\s+\**$`)
	// changing matches a German name that begins with an article or with an adjective, which a link cannot inflect if
	// nothing states its gender.
	changing = regexp.MustCompile(`^(?:Der|Die|Das|\p{Lu}\p{Ll}+(?:e|er|es)) \p{Lu}`)
	// indefinite matches an English indefinite article before a link, and singular a word that no plural follows.
	indefinite   = regexp.MustCompile(`(?i)\b(an?)\s+\**$`)
	singular     = regexp.MustCompile(`(?i)\b(?:an?|each|every|another|this|that|one)\s+\**$`)
	singularVerb = regexp.MustCompile(`^\** (?:is|was|has|does)\b`)
	pluralVerb   = regexp.MustCompile(`^\** (?:are|were|have)\b`)
	begins       = regexp.MustCompile(`(?:^|[.!?:] )\**(?:[Tt]he )?\**$`)
	compound     = regexp.MustCompile(`^\** (?:cards?|Karten?)\b`)
)

// checkInflection reports links without a label whose name does not fit into its sentence.
func (ck *checker) checkInflection(drafts []*draft, texts []catalog.LocatedText) {
	for _, lang := range catalog.Langs {
		for _, d := range drafts {
			for _, s := range d.parts[lang] {
				ck.checkNames(lang, d.File, s.Line+1, s.Markdown)
			}
		}
		for _, s := range texts {
			ck.checkNames(lang, s.File, s.Line(lang), s.Text.In(lang))
		}
	}
}

// checkNames reports the links of one text that begins on the given line of the file.
func (ck *checker) checkNames(lang catalog.Lang, file string, line int, markdown string) {
	for _, m := range unlabelled.FindAllStringSubmatchIndex(markdown, -1) {
		ref, before, after := markdown[m[2]:m[3]], sentenceBefore(markdown[:m[0]]), markdown[m[1]:]
		mistake := ""
		switch c := ck.Catalog.Card(ref); {
		case c == nil && lang == catalog.DE:
			mistake = ck.unknownMistake(ref, before, after)
		case c == nil:
		case lang == catalog.DE:
			mistake = ck.germanMistake(c, before, after)
		default:
			mistake = englishMistake(c, before, after)
		}
		if mistake != "" {
			ck.ps.Add(file, line+strings.Count(markdown[:m[0]], "\n"), "%s: %s", lang, mistake)
		}
	}
}

// germanMistake says why the German name of a card cannot follow the text before it, and how to correct that, or
// returns "".
func (ck *checker) germanMistake(c *catalog.Card, before, after string) string {
	link := "[[" + c.ID + "]]"
	g := ck.governs(before, after, c.GermanGender())
	if several.MatchString(before) && !c.IsPlural(catalog.DE) && !compound.MatchString(after) {
		return "a number before " + link + " needs the plural: write [[" + c.ID + "|…]], or Karten before it"
	}
	switch _, sure := form(c, g); {
	case g.determiner == catalog.NoDeterminer && sure:
		return ""
	case c.GermanGender() == "":
		return "the gender of " + link + " is not known: write grammar: {gender: …} in the file of the card"
	case g.determiner != catalog.NoDeterminer && c.Grammar.Proper:
		return "“" + g.word + "” before " + link + ", a name without an article: leave it out; if it is a pronoun, " +
			"write [[" + c.ID + "|…]]"
	case g.disagrees:
		return "“" + g.word + "” does not agree with " + link + " (" + string(c.GermanGender()) + "): correct it; if " +
			"it is a pronoun, or the name needs another number, write [[" + c.ID + "|…]]"
	case !sure:
		return "the case of " + link + " after “" + g.word + "” is open: write [[" + c.ID + "|…]] with the right form"
	}
	return ""
}

// unknownMistake says that the name of a term, rulebook section, set or class would have to be inflected, or returns
// "".
func (ck *checker) unknownMistake(ref, before, after string) string {
	t, ok := ck.Resolve(ref)
	if !ok || !changing.MatchString(ck.TitleOf(t, catalog.DE)) {
		return ""
	}
	if g := ck.governs(before, after, ""); g.word != "" {
		return "“" + g.word + "” before [[" + ref + "]]: only names of cards are inflected: write [[" + ref +
			"|…]] with the right form"
	}
	return ""
}

// englishMistake does what germanMistake does, for English.
func englishMistake(c *catalog.Card, before, after string) string {
	link, name := "[["+c.ID+"]]", englishName(c, before, after)
	plural := c.IsPlural(catalog.EN)
	switch m := indefinite.FindStringSubmatch(before); {
	case compound.MatchString(after): // a Privateers card
		if m != nil && !strings.EqualFold(m[1], catalog.Article(name)) {
			return "“" + m[1] + "” before " + link + ": write " + catalog.WithArticle(name)
		}
	case plural && singular.MatchString(before):
		return link + " is a plural (" + name + "): write the card, or [[" + c.ID + "|…]]"
	case plural && singularVerb.MatchString(after) && begins.MatchString(before):
		return link + " is a plural (" + name + "): write are, were, have or do"
	case !plural && pluralVerb.MatchString(after) && begins.MatchString(before):
		return link + " is a singular (" + name + "): write is, was or has"
	case !plural && several.MatchString(before):
		return "a number before " + link + " needs the plural: write [[" + c.ID + "|…]]"
	case m != nil && !strings.EqualFold(m[1], catalog.Article(name)):
		return "“" + m[1] + "” before " + link + ": write " + catalog.WithArticle(name)
	}
	return ""
}
