package catalog

import (
	"fmt"
	"strings"
)

// Lang is a language of the site: DE or EN.
type Lang string

// The two languages. Everything that readers see exists in both.
const (
	DE Lang = "de"
	EN Lang = "en"
)

// Langs lists the languages in the order in which pages offer them.
var Langs = []Lang{DE, EN}

// ParseLang parses a language as people write it ("de", "Deutsch", "en-GB"). ok is false for any other language.
func ParseLang(s string) (lang Lang, ok bool) {
	s = strings.ToLower(strings.TrimSpace(s))
	switch {
	case s == "deutsch" || s == "german" || s == "de" || strings.HasPrefix(s, "de-"):
		return DE, true
	case s == "english" || s == "englisch" || s == "en" || strings.HasPrefix(s, "en-"):
		return EN, true
	}
	return "", false
}

// Other returns the other language.
func (l Lang) Other() Lang {
	if l == DE {
		return EN
	}
	return DE
}

// Text is a text in both languages.
type Text struct {
	DE string `yaml:"de" json:"de"`
	EN string `yaml:"en" json:"en"`
}

// In returns the text in lang.
func (t Text) In(lang Lang) string {
	if lang == EN {
		return t.EN
	}
	return t.DE
}

// Both returns what in writes in each of the languages.
func Both(in func(Lang) string) Text { return Text{DE: in(DE), EN: in(EN)} }

// Textf formats a message in both languages with the same arguments, as fmt.Sprintf does. An argument that has a form
// in each language (anything with a method In(Lang) string, such as a Text) is written in the language of the message,
// a Card or Set by its name.
func Textf(de, en string, args ...any) Text {
	return Text{DE: fmt.Sprintf(de, argsIn(DE, args)...), EN: fmt.Sprintf(en, argsIn(EN, args)...)}
}

// argsIn returns args with every localized argument replaced by its form in lang.
func argsIn(lang Lang, args []any) []any {
	out := make([]any, len(args))
	for i, a := range args {
		switch a := a.(type) {
		case *Card:
			out[i] = a.Title(lang)
		case *Set:
			out[i] = a.Name.In(lang)
		case interface{ In(Lang) string }:
			out[i] = a.In(lang)
		default:
			out[i] = a
		}
	}
	return out
}

// Empty reports whether the text is empty in both languages.
func (t Text) Empty() bool { return t.DE == "" && t.EN == "" }

// Words holds a list of words or phrases for each language.
type Words struct {
	DE []string `yaml:"de" json:"de,omitempty"`
	EN []string `yaml:"en" json:"en,omitempty"`
}

// In returns the words of lang.
func (w Words) In(lang Lang) []string {
	if lang == EN {
		return w.EN
	}
	return w.DE
}

// All returns the words of both languages.
func (w Words) All() []string {
	return append(append([]string(nil), w.DE...), w.EN...)
}
