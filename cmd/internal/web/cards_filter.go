package web

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/templates"
)

// cardFilter is what the reader wants to see of the catalogue.
type cardFilter struct {
	text, set, class string
	kind             catalog.CardType
	cost             *costWant
	points           *pointsWant
	since            catalog.EditionID
	property         string
	relation         *catalog.RelationWord
	of               *catalog.Card
	related          map[*catalog.Card]bool // what relation and of mean
	sort             string
	found            *foundCards // by text; nil where none is asked for
}

// costWant is a cost that a card must have: a range of resources, or one of the words.
type costWant struct {
	word      string // free, power, star, unknown; "" for a range
	low, high int
}

// pointsWant is a kind of points that a card must have, and how many.
type pointsWant struct {
	kind      string
	low, high int
}

// What the filters may be.
var (
	costWords  = []string{"free", "1-2", "3-4", "5-", "power", "star", "unknown"}
	pointWords = []string{"victory", "strength", "tournament", "commerce"}
	sortWords  = []string{"name", "class", "set", "cost", "points"}
)

// cardFilter reads the filters of a visit; what it does not understand it refuses, and says what it takes.
func (s *Server) cardFilter(v *visit) (cardFilter, error) {
	w := cardFilter{text: v.get("q"), set: v.get("set"), class: v.get("class"), kind: catalog.CardType(v.get("type")), property: v.get("prop"), sort: v.get("sort")}
	bad := func(detail catalog.Text) (cardFilter, error) {
		return w, fault{kind: errBadRequest, detail: detail}
	}
	if text := v.get("cost"); text != "" {
		if w.cost = parseCost(text); w.cost == nil {
			return bad(templates.TextBadCost)
		}
	}
	if text := v.get("points"); text != "" {
		if w.points = parsePoints(text); w.points == nil {
			return bad(templates.TextBadPoints)
		}
	}
	if text := v.get("since"); text != "" {
		e := s.svc.Catalog.Edition(text)
		if e == nil {
			return bad(templates.TextNoEdition)
		}
		w.since = e.ID
	}
	if w.property != "" && !slices.Contains(catalog.Properties, catalog.Property(w.property)) {
		return bad(templates.TextBadProperty)
	}
	if w.sort != "" && !slices.Contains(sortWords, w.sort) {
		return bad(templates.TextBadSort)
	}
	if text := v.get("of"); text != "" {
		if w.of, _ = s.svc.FindCard(text); w.of == nil {
			return w, fault{kind: errNotFound, detail: templates.TextNoCard, near: s.nearCards(v.frame, text)}
		}
	}
	if text := v.get("rel"); text != "" {
		i := slices.IndexFunc(catalog.RelationWords(), func(r catalog.RelationWord) bool { return r.Word == text })
		if i < 0 {
			return bad(templates.TextBadRelation)
		}
		w.relation = &catalog.RelationWords()[i]
		w.related = s.svc.Catalog.Related(*w.relation, w.of, v.frame.Edition)
	}
	var err error
	w.found, err = s.findCards(v, w.text)
	return w, err
}

// any reports whether anything is filtered at all.
func (w cardFilter) any() bool {
	return w.text+w.set+w.class+string(w.kind) != "" || w.more()
}

// more reports whether one of the rarer filters is used.
func (w cardFilter) more() bool {
	return w.cost != nil || w.points != nil || w.since != "" || w.property != "" || w.relation != nil
}

// ofLink is the card that the relation filter speaks of.
func (w cardFilter) ofLink(s *Server, f templates.Frame) *templates.Link {
	if w.of == nil {
		return nil
	}
	link := s.cardLink(f, w.of)
	return &link
}

// fits reports whether a card is what the reader wants to see.
func (w cardFilter) fits(s *Server, k *catalog.Card, e catalog.EditionID) bool {
	if _, in := k.InSet(w.set); w.set != "" && !in {
		return false
	}
	switch {
	case w.class != "" && k.ClassAt(e) != w.class,
		w.kind != "" && !k.Is(w.kind, e),
		w.cost != nil && !w.cost.fits(k, e),
		w.points != nil && !w.points.fits(k, e),
		w.since != "" && s.firstEdition(k) != w.since,
		w.property != "" && !s.svc.Catalog.Has(k, catalog.Property(w.property), e),
		w.relation != nil && !w.related[k]:
		return false
	}
	return w.found == nil || w.found.has(k)
}

// parseCost reads free, power, star, unknown, a number or a range such as 2-4, 5- or -3; nil for anything else.
func parseCost(text string) *costWant {
	switch text {
	case "free", "power", "star", "unknown":
		return &costWant{word: text}
	}
	low, high, ok := parseRange(text)
	if !ok {
		return nil
	}
	return &costWant{low: low, high: high}
}

// parsePoints reads victory, or with a range victory:2-3; nil for anything else.
func parsePoints(text string) *pointsWant {
	kind, span, ranged := strings.Cut(text, ":")
	if !slices.Contains(pointWords, kind) {
		return nil
	}
	w := pointsWant{kind: kind, low: 1, high: math.MaxInt}
	if ranged {
		var ok bool
		if w.low, w.high, ok = parseRange(span); !ok {
			return nil
		}
	}
	return &w
}

// parseRange reads 3, 2-4, 5- or -3.
func parseRange(text string) (low, high int, ok bool) {
	from, to, ranged := strings.Cut(text, "-")
	low, high = 0, math.MaxInt
	var err error
	if from != "" {
		if low, err = strconv.Atoi(from); err != nil {
			return 0, 0, false
		}
	}
	switch {
	case !ranged:
		high = low
	case to != "":
		if high, err = strconv.Atoi(to); err != nil {
			return 0, 0, false
		}
	}
	return low, high, text != "" && text != "-" && low <= high
}

func (w costWant) fits(k *catalog.Card, e catalog.EditionID) bool {
	cost, certainty := k.Cost.At(e)
	switch w.word {
	case "unknown":
		return certainty == catalog.Unknown
	case "free":
		return certainty == catalog.None
	case "power":
		return cost[catalog.Power] > 0
	case "star":
		return cost[catalog.Star] > 0
	}
	return certainty == catalog.Known && w.low <= cost.Total() && cost.Total() <= w.high
}

// fits counts a card whose points are no fixed number as one that has any.
func (w pointsWant) fits(k *catalog.Card, e catalog.EditionID) bool {
	for _, p := range k.Points.Kinds() {
		if p.Kind != w.kind {
			continue
		}
		points, certainty := p.Fact.At(e)
		return certainty == catalog.Known && (points.Count != "" || w.low <= points.N && points.N <= w.high)
	}
	return false
}

func (s *Server) setChoices(f templates.Frame, chosen string) []templates.Choice {
	var out []templates.Choice
	for _, set := range s.svc.Catalog.Sets {
		out = append(out, templates.Choice{Value: set.ID, Name: set.Name.In(f.Lang) + " (" + set.Sign + ")", Selected: set.ID == chosen})
	}
	return out
}

func (s *Server) classChoices(f templates.Frame, chosen string) []templates.Choice {
	var out []templates.Choice
	for _, c := range s.svc.Catalog.Classes {
		if (catalog.Span{From: c.From, Until: c.Until}).Holds(f.Edition) {
			out = append(out, templates.Choice{Value: c.ID, Name: f.Say(c.Name), Selected: c.ID == chosen})
		}
	}
	return out
}

// typeChoices offers the types that the cards have.
func typeChoices(f templates.Frame, cards []*catalog.Card, chosen catalog.CardType) []templates.Choice {
	var out []templates.Choice
	for _, t := range catalog.CardTypes {
		if slices.ContainsFunc(cards, func(k *catalog.Card) bool { return k.Is(t, f.Edition) }) {
			out = append(out, templates.Choice{Value: string(t), Name: templates.TypeName(f, t), Selected: t == chosen})
		}
	}
	return out
}

// listed makes choices of words; one that is not among them, such as a range of one's own, is offered as it stands.
func listed(words []string, chosen string, name func(string) string) []templates.Choice {
	var out []templates.Choice
	for _, w := range words {
		out = append(out, templates.Choice{Value: w, Name: name(w), Selected: w == chosen})
	}
	if chosen != "" && !slices.Contains(words, chosen) {
		out = append(out, templates.Choice{Value: chosen, Name: chosen, Selected: true})
	}
	return out
}

func costChoices(f templates.Frame, chosen string) []templates.Choice {
	return listed(costWords, chosen, func(w string) string { return templates.CostName(f, w) })
}

func pointChoices(f templates.Frame, chosen string) []templates.Choice {
	return listed(pointWords, chosen, func(w string) string { return templates.PointName(f, w) })
}

func propertyChoices(f templates.Frame, chosen string) []templates.Choice {
	words := make([]string, len(catalog.Properties))
	for i, p := range catalog.Properties {
		words[i] = string(p)
	}
	return listed(words, chosen, func(w string) string { return templates.PropertyName(f, w) })
}

func sortChoices(f templates.Frame, chosen string) []templates.Choice {
	best := templates.Choice{Name: templates.BestFirst(f), Selected: chosen == ""}
	return append([]templates.Choice{best}, listed(sortWords, chosen, func(w string) string { return templates.SortName(f, w) })...)
}

func relationChoices(f templates.Frame, chosen string) []templates.Choice {
	var words []string
	for _, w := range catalog.RelationWords() {
		words = append(words, w.Word)
	}
	return listed(words, chosen, func(w string) string { return templates.RelationName(f, w) })
}
