package setup

import (
	"fmt"

	"catanica/catalog"
)

// say makes a text in both languages; cards and sets among args are named in each.
func say(de, en string, args ...any) catalog.Text {
	return catalog.Text{DE: fmt.Sprintf(de, localized(catalog.DE, args)...),
		EN: fmt.Sprintf(en, localized(catalog.EN, args)...)}
}

func localized(lang catalog.Lang, args []any) []any {
	out := make([]any, len(args))
	for i, a := range args {
		switch a := a.(type) {
		case *catalog.Card:
			out[i] = a.Title(lang)
		case *catalog.Set:
			out[i] = a.Name.In(lang)
		case catalog.Text:
			out[i] = a.In(lang)
		default:
			out[i] = a
		}
	}
	return out
}
