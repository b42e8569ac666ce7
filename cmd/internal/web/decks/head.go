package decks

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/web/present"
	"catanica/templates"
)

// deckHead returns the choices in the head of a list: format, edition, host, sets and house rules.
func (s *Section) deckHead(f templates.Frame, list *deck.List) templates.DeckHead {
	law := deck.LawOf(s.Catalog, deck.Options{}, list)
	out := templates.DeckHead{
		Host: list.Host, Editions: present.EditionChoices(f, law.Edition()), YearCards: list.House.YearCards,
	}
	for _, format := range deck.Formats() {
		out.Formats = append(out.Formats, templates.Choice{
			Value: string(format), Name: templates.FormatName(f, format), Selected: format == law.Format(),
		})
	}
	if list.House.Points > 0 {
		out.Points = strconv.Itoa(list.House.Points)
	}
	for _, set := range s.Catalog.Sets {
		line := templates.Choice{Value: set.ID, Name: set.Name.In(f.Lang)}
		if line.Selected = holdsSet(list.Sets, set); set.Kind != catalog.YearSet {
			out.Sets = append(out.Sets, line)
		}
		if line.Selected = holdsSet(list.House.Sets, set); set.Kind != catalog.BaseSet && set.Kind != catalog.YearSet {
			out.Allowed = append(out.Allowed, line)
		}
	}
	return out
}

func holdsSet(refs []deck.SetRef, set *catalog.Set) bool {
	return slices.ContainsFunc(refs, func(r deck.SetRef) bool { return r.Set == set })
}

// editHead writes the choices of a form into the head of the list. Lines whose value does not change stay as they are
// written.
func (d *draft) editHead(form url.Values) {
	f, list := d.frame, d.parsed()
	law := deck.LawOf(d.cat, deck.Options{}, list)
	write := func(key deck.Key, changed bool, value string) {
		if changed {
			d.set(deck.WithHeader(d.text, f.Lang, key, value))
		}
	}
	format, ok := deck.ParseFormat(form.Get("as-format"))
	write(deck.FormatKey, ok && format != law.Format(), string(format))
	edition, ok := deck.ParseEdition(form.Get("as-edition"), d.cat)
	if format != law.Format() && edition == law.Edition() {
		ok = false // another format implies its own edition, unless one was chosen
	}
	write(deck.EditionKey, ok && edition != law.Edition(), string(edition))
	host := form.Get("as-host") != ""
	write(deck.HostKey, host != list.Host, map[bool]string{true: f.Say(templates.TextYes)}[host])
	d.editSets(list.Sets, form["as-set"], func(value string) { write(deck.SetsKey, true, value) })
	points, err := strconv.Atoi(strings.TrimSpace(form.Get("as-points")))
	if err != nil || points < 0 {
		points = 0
	}
	write(deck.PointsKey, points != list.House.Points, map[bool]string{true: strconv.Itoa(points)}[points > 0])
	d.editSets(list.House.Sets, form["as-only"], func(value string) { write(deck.AllowedKey, true, value) })
	years := map[string]deck.Choice{"yes": deck.Yes, "no": deck.No}[form.Get("as-years")]
	words := map[deck.Choice]string{deck.Yes: f.Say(templates.TextYes), deck.No: f.Say(templates.TextNo)}
	write(deck.YearsKey, years != list.House.YearCards, words[years])
}

// editSets writes a line of sets if the ticked sets differ from those in it. Sets that cannot be ticked stay in the
// line, whether known or not.
func (d *draft) editSets(refs []deck.SetRef, ticked []string, write func(value string)) {
	var names, was, is []string
	for _, r := range refs {
		switch {
		case r.Set == nil, r.Set.Kind == catalog.YearSet:
			names = append(names, r.Text)
		default:
			was = append(was, r.Set.ID)
		}
	}
	var chosen []string
	for _, set := range d.cat.Sets {
		if !slices.Contains(ticked, set.ID) {
			continue
		}
		is = append(is, set.ID)
		name := set.ID
		if d.cat.FindSet(set.Sign) == set && !strings.ContainsAny(set.Sign, ",#:") {
			name = set.Sign
		}
		chosen = append(chosen, name)
	}
	slices.Sort(was)
	slices.Sort(is)
	if !slices.Equal(slices.Compact(was), is) {
		write(strings.Join(append(chosen, names...), ", "))
	}
}
