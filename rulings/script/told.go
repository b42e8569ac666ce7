package script

import (
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings/bag"
	"catanica/rulings/boardgame"
)

// Tell puts an event of a board game into words. In the sentence {who} and {other} are players, {get} resource cards,
// {n} a number, {kind} a resource, {card} a development card and {at} the place of the event, whose name is at.
func Tell[R bag.Resource, C Kind](e boardgame.Event[R, C], sentence, at catalog.Text) Event {
	out := Event{Type: e.Type, Who: e.Who.String(), N: e.N, To: at.EN, Cites: e.Cites, Reads: e.Reads}
	if e.Get.Total() > 0 {
		out.Get = e.Get.In(catalog.EN)
	}
	out.Text = catalog.Both(func(lang catalog.Lang) string {
		kind := ""
		if int(e.Kind) < len(e.Get) {
			kind = e.Kind.In(lang)
		}
		return strings.NewReplacer("{who}", e.Who.In(lang), "{other}", e.Other.In(lang), "{get}", e.Get.In(lang),
			"{n}", strconv.Itoa(e.N), "{kind}", kind, "{card}", e.Card.In(lang), "{at}", at.In(lang)).Replace(sentence.In(lang))
	})
	return out
}
