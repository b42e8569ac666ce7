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

// deckHead are the choices that stand in the head of a list: format, edition, host, sets and house rules.
func (s *Section) deckHead(f templates.Frame, list *deck.List) templates.DeckHead {
	law := deck.LawOf(s.Catalog, deck.Options{}, list)
	out := templates.DeckHead{Host: list.Host, Editions: present.EditionChoices(f, law.Edition()), YearCards: list.House.YearCards}
	for _, format := range deck.Formats() {
		out.Formats = append(out.Formats, templates.Choice{Value: string(format), Name: templates.FormatName(f, format), Selected: format == law.Format()})
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

// editHead writes what was chosen into the head of a list. What is as it was stays as it is written.
func (s *Section) editHead(f templates.Frame, text string, form url.Values) string {
	list, _ := deck.Parse(text, s.Catalog, f.Lang)
	law := deck.LawOf(s.Catalog, deck.Options{}, list)
	write := func(key deck.Key, changed bool, value string) {
		if changed {
			text = deck.WithHeader(text, f.Lang, key, value)
		}
	}
	format, ok := deck.ParseFormat(form.Get("as-format"))
	write(deck.FormatKey, ok && format != law.Format(), string(format))
	edition, ok := deck.ParseEdition(form.Get("as-edition"), s.Catalog)
	if format != law.Format() && edition == law.Edition() {
		ok = false // another format brings its own edition, unless one was chosen
	}
	write(deck.EditionKey, ok && edition != law.Edition(), string(edition))
	host := form.Get("as-host") != ""
	write(deck.HostKey, host != list.Host, map[bool]string{true: f.Say(templates.TextYes)}[host])
	s.editSets(list.Sets, form["as-set"], func(value string) { write(deck.SetsKey, true, value) })
	points, err := strconv.Atoi(strings.TrimSpace(form.Get("as-points")))
	if err != nil || points < 0 {
		points = 0
	}
	write(deck.PointsKey, points != list.House.Points, map[bool]string{true: strconv.Itoa(points)}[points > 0])
	s.editSets(list.House.Sets, form["as-only"], func(value string) { write(deck.AllowedKey, true, value) })
	years := map[string]deck.Choice{"yes": deck.Yes, "no": deck.No}[form.Get("as-years")]
	write(deck.YearsKey, years != list.House.YearCards, map[deck.Choice]string{deck.Yes: f.Say(templates.TextYes), deck.No: f.Say(templates.TextNo)}[years])
	return text
}

// editSets writes a line of sets if others are ticked than it names. Sets that cannot be ticked stay in it, known or not.
func (s *Section) editSets(refs []deck.SetRef, ticked []string, write func(value string)) {
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
	for _, set := range s.Catalog.Sets {
		if !slices.Contains(ticked, set.ID) {
			continue
		}
		is = append(is, set.ID)
		name := set.ID
		if s.Catalog.FindSet(set.Sign) == set && !strings.ContainsAny(set.Sign, ",#:") {
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
