package cards

import (
	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/templates"
)

// needs returns a card's conditions, one line each, with links to what they require.
func (s *Section) needs(sheet present.FactSheet, k *catalog.Card) []templates.Value {
	f := sheet.Frame
	var out []templates.Value
	for _, n := range k.Needs {
		line := templates.NeedLine{For: n.For, Where: n.Where, Count: n.Count, Text: s.Show.Inline(f, f.Say(n.Text))}
		switch {
		case len(n.None) > 0:
			line.Joint, line.Things = "none", s.Show.Things(f, n.None)
		case len(n.All) > 0:
			line.Joint, line.Things = "all", s.Show.Things(f, n.All)
		default:
			line.Joint, line.Things = "any", s.Show.Things(f, n.Any)
		}
		span := catalog.Span{From: n.From, Until: n.Until}
		out = append(out, templates.Value{
			When: f.SpanName(span), Now: n.Holds(sheet.Edition), State: catalog.Known,
			Body: templates.Need(f, line), Notes: sheet.Notes.Add(n.Source), Ground: sheet.Need(n),
		})
	}
	return out
}
