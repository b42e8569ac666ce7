package cards

import (
	"bytes"
	"regexp"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// Face answers GET /LANG/cards/ID/face.svg: our own drawing of the card under the requested edition.
func (s *Section) Face(req *site.Request) (site.Answer, error) {
	k := s.Catalog.Card(req.Path("id"))
	if k == nil {
		return site.Answer{}, site.Fault{
			Kind: site.ErrNotFound, Detail: templates.TextNoCard, Near: s.Show.NearCards(req.Frame, req.Path("id")),
		}
	}
	var b bytes.Buffer
	if err := templates.FaceImage(s.FaceOf(req.Frame, k)).Render(req.Context(), &b); err != nil {
		return site.Answer{}, err
	}
	return site.Answer{Image: b.Bytes()}, nil
}

// FaceOf gathers what a face shows.
func (s *Section) FaceOf(f templates.Frame, k *catalog.Card) templates.Face {
	e := s.Show.EditionFor(f, k)
	mark := s.Show.ClassMark(f, k.ClassAt(e))
	types, _ := k.Types.At(e)
	face := templates.Face{
		Lang: f.Lang, Name: k.Title(f.Lang), Class: mark.Name, Colour: mark.Colour,
		Symbol: s.Symbols["class-"+mark.ID], Emblem: s.Symbols["emblem-"+templates.Emblem(k, e)],
		Motif: s.motif(k, 0), Charge: s.motif(k, 1),
		Shield: len(k.Motif) > 0 && k.Motif[0] == "shield",
		Type:   templates.TypesText(f, types),
	}
	cost, certainty := k.Cost.At(e)
	switch price := templates.NewPrice(cost); {
	case certainty == catalog.Unknown:
		face.NoCost = templates.FaceCostUnknown(f)
	case free(k, e):
		face.NoCost = templates.FaceFree(f)
	case certainty == catalog.None:
	default:
		for _, item := range price {
			face.Cost = append(face.Cost, templates.FaceMark{
				Symbol: s.Symbols[string(item.Resource)], Text: templates.NumberText(item.N),
				Colour: markColour(string(item.Resource)),
			})
		}
	}
	var points []string
	for _, p := range present.PointMarks(f, k, e) {
		face.Points = append(face.Points, templates.FaceMark{
			Symbol: s.Symbols[p.Kind], Text: p.Text, Colour: "#3b4045",
		})
		points = append(points, p.Name)
	}
	if len(k.Sets) > 0 {
		if set := s.Catalog.Set(k.Sets[0].Set); set != nil {
			face.Sign = set.SignIn(f.Lang)
		}
	}
	face.Describe = templates.FaceWords(face, templates.NewPrice(cost).Text(f), points)
	return face
}

// motif returns the drawing of the card itself: its motif, or the charge beside it. It is empty if the card has none.
func (s *Section) motif(k *catalog.Card, n int) templates.Drawing {
	if n >= len(k.Motif) {
		return templates.Drawing{}
	}
	if svg, ok := s.Symbols["motif-"+k.Motif[n]]; ok {
		return templates.Drawing{SVG: svg, Size: 64}
	}
	return templates.Drawing{SVG: s.Symbols[k.Motif[n]], Size: 24} // a resource
}

// markColour returns the colour of a resource's symbol on a face.
func markColour(resource string) string {
	return map[string]string{
		"lumber": "#1c6331", "brick": "#9c2318", "ore": "#4c5157", "grain": "#8a6400", "wool": "#5d7d3a",
		"gold": "#a67c00",
		"any":  "#3b4045", "power": "#65298b", "star": "#a67c00",
	}[resource]
}

var symbolTag = regexp.MustCompile(`(?s)<symbol id="([a-z0-9-]+)"[^>]*>(.*?)</symbol>`)

// ReadSymbols returns the drawings in sheets of symbols, by id. An SVG file cannot refer to another file, so faces
// contain copies.
func ReadSymbols(sheets ...[]byte) map[string]string {
	out := map[string]string{}
	for _, sheet := range sheets {
		for _, m := range symbolTag.FindAllSubmatch(sheet, -1) {
			out[string(m[1])] = strings.TrimSpace(string(m[2]))
		}
	}
	return out
}

// free reports whether playing a card costs nothing. Events and landscapes are not played, so they have no cost at all.
func free(k *catalog.Card, e catalog.EditionID) bool {
	_, certainty := k.Cost.At(e)
	return certainty == catalog.None && k.ClassAt(e) != "event" && !k.Is(catalog.LandscapeTy, e)
}
