package mcp

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/scenario"
)

// ReadIn holds the arguments of read.
type ReadIn struct {
	ID      string  `json:"id" jsonschema:"id, printed id, name or alias of an entry: 112.G.b, 102.B.Banktausch, hexe, kuw, …"`
	Kind    Kind    `json:"kind,omitempty" jsonschema:"only needed if entries of two kinds share a name"`
	Edition Edition `json:"edition,omitempty" jsonschema:"edition of the rules; default 2005"`
	Lang    Lang    `json:"lang,omitempty" jsonschema:"language of the entry; default en"`
}

// Entry is the output of read.
type Entry struct {
	Cite
	Text      string    `json:"text" jsonschema:"the whole entry in Markdown; of a scenario its source"`
	Earlier   []Earlier `json:"earlier,omitempty" jsonschema:"what an article said in other editions"`
	Unknown   []string  `json:"unknown,omitempty" jsonschema:"facts of a card that no source states"`
	Cards     []string  `json:"cards,omitempty" jsonschema:"ids of cards that the entry is about"`
	See       []string  `json:"see,omitempty" jsonschema:"ids of related articles"`
	Scenarios []string  `json:"scenarios,omitempty" jsonschema:"ids of scenarios that prove it"`
}

// Earlier is what an article said in other editions.
type Earlier struct {
	From    string `json:"from"`
	Until   string `json:"until"`
	Verdict string `json:"verdict"`
	Says    string `json:"says"`
}

func (s *server) read(ctx context.Context, in ReadIn) (Entry, string, error) {
	r := s.reader(ctx, in.Lang, in.Edition)
	if err := nameFits("id", in.ID); err != nil {
		return Entry{}, "", err
	}
	out, ok := r.entry(strings.TrimSpace(in.ID), catalog.Kind(in.Kind))
	if !ok {
		near := append(s.svc.Library.Nearest(in.ID, 3), s.svc.Catalog.NearestCards(in.ID, 2)...)
		return Entry{}, "", notFound("id", "entry", in.ID, near)
	}
	return out, out.markdown(r), nil
}

// entry finds an entry by id or name: articles first, then cards, sets, classes and scenarios.
func (r *reader) entry(id string, kind catalog.Kind) (Entry, bool) {
	is := func(kinds ...catalog.Kind) bool { return kind == "" || slices.Contains(kinds, kind) }
	cited, isCard := catalog.CitedCard(id)
	if a := r.svc.Library.Find(id); a != nil && !isCard && is(catalog.KindRuling, catalog.KindTerm, catalog.KindRule) {
		return r.article(a), true
	}
	if k, _ := r.svc.FindCard(cited); k != nil && is(catalog.KindCard) {
		return r.cardEntry(k), true
	}
	if set := r.svc.Catalog.FindSet(id); set != nil && is(catalog.KindSet) {
		out := r.plain(catalog.KindSet, set.ID, set.Name.In(r.lang), set.Source)
		for _, k := range r.svc.Catalog.CardsOf(set.ID) {
			out.Cards = append(out.Cards, k.ID)
			out.Text += "- " + k.Title(r.lang) + " (" + k.ID + ")\n"
		}
		return out, true
	}
	if class := r.svc.Catalog.Class(id); class != nil && is(catalog.KindClass) {
		return r.plain(catalog.KindClass, class.ID, class.Name.In(r.lang), class.Source), true
	}
	if f := r.svc.Scenario(id); f != nil && is(catalog.KindScenario) {
		return r.scenarioEntry(f), true
	}
	return Entry{}, false
}

func (r *reader) plain(kind catalog.Kind, id, title string, src catalog.Sources) Entry {
	return Entry{Cite: Cite{ID: id, Kind: string(kind), Title: title, Edition: string(r.edition), InForce: true,
		Provenance: r.provenance(src), URL: r.link(r.ctx, catalog.Path(r.lang, kind, id))}}
}

func (r *reader) article(a *rulings.Ruling) Entry {
	out := Entry{Cite: r.articleCite(a, a.ID), Cards: a.Cards, See: a.See}
	lib, prose := r.svc.Library, a.In(r.lang)
	var b strings.Builder
	if prose.Question != "" {
		fmt.Fprintf(&b, "%s\n\n", lib.Plain(r.lang, prose.Question))
	}
	answer := out.Says
	if word := rulings.Verdict(out.Verdict).Word(r.lang); word != "" {
		answer = word + ". " + answer
	}
	fmt.Fprintf(&b, "**%s**\n", strings.TrimSpace(answer))
	for _, section := range prose.Sections {
		fmt.Fprintf(&b, "\n%s\n", strings.TrimSpace(lib.Plain(r.lang, section.Markdown)))
	}
	out.Text = b.String()
	for _, old := range a.Earlier {
		out.Earlier = append(out.Earlier, Earlier{string(old.From), string(old.Until), string(old.Verdict),
			lib.Plain(r.lang, catalog.Text{DE: old.DE, EN: old.EN}.In(r.lang))})
	}
	if p := r.svc.Proofs(r.ctx).Of(a.ID); p != nil {
		for _, w := range p.Witnesses {
			if w.Good() {
				out.Scenarios = append(out.Scenarios, w.Scenario)
			}
		}
	}
	return out
}

func (r *reader) cardEntry(k *catalog.Card) Entry {
	out := Entry{Cite: r.cardCite(k), Unknown: k.Unknowns(r.edition)}
	out.ID = k.ID
	var b strings.Builder
	if class := r.svc.Catalog.Class(k.ClassAt(r.edition)); class != nil {
		fmt.Fprintf(&b, r.say("Klasse: %s\n", "Class: %s\n"), class.Name.In(r.lang))
	}
	for _, in := range k.Sets {
		if set := r.svc.Catalog.Set(in.Set); set != nil {
			fmt.Fprintf(&b, "Set: %s", set.Name.In(r.lang))
			if in.Copies.Known {
				fmt.Fprintf(&b, " (%d ×)", in.Copies.N)
			}
			b.WriteString("\n")
		}
	}
	if cost, certainty := k.Cost.At(r.edition); certainty == catalog.Known {
		var parts []string
		for _, res := range catalog.CostResources {
			if cost[res] > 0 {
				parts = append(parts, fmt.Sprintf("%d %s", cost[res], res))
			}
		}
		fmt.Fprintf(&b, r.say("Kosten: %s\n", "Cost: %s\n"), strings.Join(parts, ", "))
	}
	if out.Says != "" {
		fmt.Fprintf(&b, "\n%s\n", out.Says)
	}
	if !k.Notes.Empty() {
		fmt.Fprintf(&b, "\n%s\n", r.svc.Library.Plain(r.lang, k.Notes.In(r.lang)))
	}
	for _, a := range r.svc.Library.About(k.ID) {
		out.See = append(out.See, a.ID)
	}
	out.Text = b.String()
	return out
}

func (r *reader) scenarioEntry(f *scenario.File) Entry {
	out := r.plain(catalog.KindScenario, f.ID, f.Title.In(r.lang), nil)
	out.Edition = string(f.Edition)
	out.Says = r.svc.Library.Plain(r.lang, f.Note.In(r.lang))
	out.Mechanical, out.Text = true, f.Source
	if res := r.svc.Proofs(r.ctx).Results[f.ID]; res != nil {
		out.Proven = res.OK
	}
	for _, ref := range f.Proves {
		out.See = append(out.See, ref.ID)
	}
	return out
}

// markdown writes an entry as a page.
func (e Entry) markdown(r *reader) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s (%s)\n\n%s\n", e.Title, e.ID, strings.TrimSpace(e.Text))
	for _, old := range e.Earlier {
		fmt.Fprintf(&b, r.say("\nFrüher (%s bis %s): %s\n", "\nEarlier (%s to %s): %s\n"), old.From, old.Until, old.Says)
	}
	if len(e.Unknown) > 0 {
		fmt.Fprintf(&b, r.say("\nKeine Quelle nennt: %s\n", "\nNo source states: %s\n"), strings.Join(e.Unknown, ", "))
	}
	for _, list := range []struct {
		label catalog.Text
		ids   []string
	}{
		{catalog.Text{DE: "Karten", EN: "Cards"}, e.Cards}, {catalog.Text{DE: "Siehe auch", EN: "See also"}, e.See},
		{catalog.Text{DE: "Bewiesen durch", EN: "Proven by"}, e.Scenarios},
	} {
		if len(list.ids) > 0 {
			fmt.Fprintf(&b, "\n%s: %s\n", list.label.In(r.lang), strings.Join(list.ids, ", "))
		}
	}
	fmt.Fprintf(&b, "\n(%s)\n", r.standing(e.Cite))
	return b.String()
}
