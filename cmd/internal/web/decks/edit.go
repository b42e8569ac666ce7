package decks

import (
	"net/url"
	"strings"
)

// cardButtons names the buttons beside a card; those of the second list have a 2 after the name.
var cardButtons = []string{"plus", "more", "minus", "less", "hold", "drop"}

// editMatch carries out what was pressed for the first or the second list. It returns the name of a card to add that
// does not exist.
func editMatch(lists []*draft, form url.Values) (unknown string) {
	unknown = edit(lists[0], form)
	if len(lists) < 2 || lists[1].blank() {
		return unknown
	}
	second := url.Values{}
	for _, key := range cardButtons {
		if id := form.Get(key + "2"); id != "" {
			second.Set(key, id)
		}
	}
	edit(lists[1], second)
	return unknown
}

// edit carries out what was pressed in the builder: add=NAME, plus=ID or more=ID for one copy more, minus=ID or less=ID
// for one copy less, hold=ID and drop=ID for the starting hand, head and share, keep=ID,ID,ID for a hand that was
// drawn. An unknown id changes nothing; an unknown name is returned.
func edit(d *draft, form url.Values) (unknown string) {
	if name := strings.TrimSpace(form.Get("add")); name != "" {
		if k := d.cat.FindCard(name); k != nil {
			d.add(k, homeOf(k), 1)
		} else {
			unknown = name
		}
	}
	for _, key := range cardButtons {
		k := d.cat.Card(form.Get(key))
		if k == nil {
			continue
		}
		switch key {
		case "plus", "more":
			d.add(k, homeOf(k), 1)
		case "hold":
			d.add(k, handPart, 1)
		case "drop":
			d.remove(k, handPart)
		default:
			d.remove(k, homeOf(k))
			d.trimHand(k)
		}
	}
	if form.Has("head") {
		d.editHead(form)
	}
	if form.Has("share") {
		d.takeShare()
	}
	if ids := form.Get("keep"); ids != "" {
		d.keepHand(strings.Split(ids, ","))
	}
	return unknown
}
