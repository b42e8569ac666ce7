package mcp

import (
	"context"
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/stamp"
)

// Cite is an entry on which a statement rests.
type Cite struct {
	ID      string `json:"id" jsonschema:"id to cite and to read, such as 112.G.b; card:ID is the text of a card"`
	Kind    string `json:"kind" jsonschema:"ruling, term, rule, card or reading (how the referee plays an open question)"`
	Title   string `json:"title"`
	Verdict string `json:"verdict,omitempty" jsonschema:"yes, no, depends or none"`
	Says    string `json:"says,omitempty" jsonschema:"what it says under the edition, in a sentence"`
	Edition string `json:"edition" jsonschema:"edition of the rules for which this holds"`
	InForce bool   `json:"in_force" jsonschema:"false if the entry does not cover this edition"`
	// Provenance lists the sources in which the statement is printed.
	Provenance []Provenance `json:"provenance" jsonschema:"where the sources print it"`
	Ours       bool         `json:"ours" jsonschema:"true if no source decides it and this is our decision"`
	Mechanical bool         `json:"mechanical" jsonschema:"true if the referee can play it"`
	Proven     bool         `json:"proven" jsonschema:"true if a scenario proves that the referee plays it"`
	Changed    string       `json:"changed,omitempty" jsonschema:"date of the last change, YYYY-MM-DD"`
	URL        string       `json:"url" jsonschema:"link to the entry; an article's link says later whether its answer has changed since"`
}

// Provenance is a place in a source.
type Provenance struct {
	Place string `json:"place" jsonschema:"SOURCE#PLACE"`
	Title string `json:"title"`
	Year  int    `json:"year,omitempty"`
}

// reader is the view of one call: its language, edition and context.
type reader struct {
	*server
	ctx     context.Context
	lang    catalog.Lang
	edition catalog.EditionID
}

func (s *server) reader(ctx context.Context, lang Lang, e Edition) *reader {
	return &reader{s, ctx, lang.in(), e.id()}
}

// say returns a text in the language of the call.
func (r *reader) say(de, en string) string { return catalog.Text{DE: de, EN: en}.In(r.lang) }

// cites describes the entries with the given ids. Ids that name nothing are left out.
func (r *reader) cites(ids ...string) []Cite {
	out := []Cite{}
	seen := map[string]bool{}
	for _, id := range ids {
		if seen[id] {
			continue
		}
		seen[id] = true
		if c, ok := r.cite(id); ok {
			out = append(out, c)
		}
	}
	return out
}

// cite describes an article, a clause of one, the text of a card or a reading.
func (r *reader) cite(id string) (Cite, bool) {
	if card, ok := catalog.CitedCard(id); ok {
		if k := r.svc.Catalog.Card(card); k != nil {
			return r.cardCite(k), true
		}
		return Cite{}, false
	}
	article := r.svc.Library.Ruling(id)
	if article == nil {
		article = r.svc.Library.Ruling(rulings.ArticleOf(id))
	}
	if article == nil {
		return r.readingCite(id)
	}
	return r.articleCite(article, id), true
}

func (r *reader) articleCite(a *rulings.Ruling, id string) Cite {
	verdict, short, holds := a.At(r.edition, r.lang)
	c := Cite{
		ID: id, Kind: string(a.Kind), Title: a.Title(r.lang), Verdict: string(verdict),
		Says: r.svc.Library.Plain(r.lang, short), Edition: string(r.edition), InForce: holds,
		Provenance: r.provenance(a.Source), Ours: a.Ours, Changed: a.Changed,
		URL: stamp.Ruling(a, r.edition).Link(r.page(a.Kind, a.ID)),
	}
	m, _ := r.svc.Library.Mechanic(a.ID)
	if c.Mechanical = m.Mechanical(); c.Mechanical {
		if p := r.svc.Proofs(r.ctx).Of(a.ID); p != nil {
			c.Proven = p.Proven
		}
	}
	return c
}

// page returns the link to an entry's page in the language and edition of the call.
func (r *reader) page(kind catalog.Kind, id string) string {
	path := catalog.Path(r.lang, kind, id)
	if r.edition != catalog.DefaultEdition {
		path += "?edition=" + string(r.edition)
	}
	return r.link(r.ctx, path)
}

func (r *reader) cardCite(k *catalog.Card) Cite {
	effect := k.Effect.DatedAt(r.edition)
	return Cite{
		ID: catalog.CardCite + k.ID, Kind: string(catalog.KindCard), Title: k.Title(r.lang),
		Says: r.svc.Library.Plain(r.lang, effect.Is.In(r.lang)), Edition: string(r.edition),
		InForce: r.svc.Catalog.Exists(k, r.edition), Provenance: r.provenance(append(effect.Source, k.Source...)),
		URL: r.page(catalog.KindCard, k.ID),
	}
}

// readingCite describes the answer that the engine plays where sources are silent or disagree.
func (r *reader) readingCite(id string) (Cite, bool) {
	reading := r.svc.Catalog.Reading(strings.TrimPrefix(id, "ours."))
	if reading == nil {
		return Cite{}, false
	}
	return Cite{
		ID: id, Kind: "reading", Title: r.svc.Library.Plain(r.lang, reading.Question.In(r.lang)),
		Says: r.svc.Library.Plain(r.lang, reading.Reasoning.In(r.lang)), Edition: string(r.edition), InForce: true,
		Provenance: r.provenance(reading.Source), Ours: reading.Ours,
		URL: r.link(r.ctx, "/"+string(r.lang)+"/questions"),
	}, true
}

// provenance names the sources of places such as 003#112.G.b.
func (r *reader) provenance(src catalog.Sources) []Provenance {
	out := []Provenance{}
	for _, place := range src {
		id, _, _ := strings.Cut(place, "#")
		p := Provenance{Place: place}
		if known := r.svc.Catalog.Source(id); known != nil {
			p.Title, p.Year = known.Title.In(r.lang), known.Year
		}
		out = append(out, p)
	}
	return out
}

// citesText lists entries for a reader, one a line, each with what it rests on.
func (r *reader) citesText(cites []Cite) string {
	var b strings.Builder
	for _, c := range cites {
		fmt.Fprintf(&b, "- %s: %s", c.ID, c.Title)
		if c.Says != "" {
			fmt.Fprintf(&b, " – %s", c.Says)
		}
		fmt.Fprintf(&b, " (%s)\n", r.standing(c))
	}
	return b.String()
}

// standing says in which edition an entry holds, whether it is proven, and where it is printed.
func (r *reader) standing(c Cite) string {
	parts := []string{r.say("Ausgabe ", "edition ") + c.Edition}
	if !c.InForce {
		parts[0] += r.say(", gilt dort nicht", ", not in force there")
	}
	switch {
	case c.Proven:
		parts = append(parts, r.say("bewiesen", "proven"))
	case c.Mechanical:
		parts = append(parts, r.say("nicht bewiesen", "not proven"))
	}
	if c.Ours {
		parts = append(parts, r.say("unsere Entscheidung, die Quellen schweigen", "our decision; the sources say nothing"))
	}
	for _, p := range c.Provenance {
		parts = append(parts, p.Place)
	}
	return strings.Join(append(parts, c.URL), "; ")
}
