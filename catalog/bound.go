package catalog

import (
	"strconv"
	"strings"
)

// boundWords are the words before the bounds of an unknown value.
var boundWords = [2]Text{{DE: "mindestens", EN: "at least"}, {DE: "höchstens", EN: "at most"}}

// exactly is the word before bounds that are equal.
var exactly = Text{DE: "genau", EN: "exactly"}

// resourceWord counts resources of whichever kind.
var resourceWord = Plural{One: Text{DE: "Rohstoff", EN: "resource"}, Many: Text{DE: "Rohstoffe", EN: "resources"}}

// BoundText returns the bounds of an unknown value in words, such as "at least 5 resources", or "" if it has none.
func (d Dated[T]) BoundText(lang Lang) string {
	if least := boundValue(d.AtLeast, lang); least != "" && least == boundValue(d.AtMost, lang) {
		return exactly.In(lang) + " " + least
	}
	var parts []string
	for i, bound := range []T{d.AtLeast, d.AtMost} {
		if text := boundValue(bound, lang); text != "" {
			parts = append(parts, boundWords[i].In(lang)+" "+text)
		}
	}
	return strings.Join(parts, ", ")
}

// boundValue returns a bound in words. In a cost that is a bound, Any counts resources of whichever kind.
func boundValue(bound any, lang Lang) string {
	switch b := bound.(type) {
	case Cost:
		var parts []string
		for _, r := range CostResources {
			name := r.Name()
			if r == Any {
				name = resourceWord
			}
			if b[r] > 0 {
				parts = append(parts, strconv.Itoa(b[r])+" "+name.In(lang, b[r]))
			}
		}
		return strings.Join(parts, ", ")
	case Points:
		if b.N > 0 {
			return strconv.Itoa(b.N)
		}
	case int:
		if b > 0 {
			return strconv.Itoa(b)
		}
	}
	return ""
}
