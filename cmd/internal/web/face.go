package web

import (
	"bytes"
	"net/http"
	"net/url"
	"regexp"
	"strings"

	"catanica/catalog"
	"catanica/templates"
)

// faceHref is the address of a card's face under an edition.
func faceHref(f templates.Frame, k *catalog.Card, e catalog.EditionID) string {
	address := "/" + string(f.Lang) + "/cards/" + url.PathEscape(k.ID) + "/face.svg"
	if e != "" && e != catalog.DefaultEdition {
		address += "?edition=" + string(e)
	}
	return address
}

// face answers GET /LANG/cards/ID/face.svg: the card as we draw it, under the edition that is asked for.
func (s *Server) face(v *visit) (answer, error) {
	k := s.svc.Catalog.Card(v.path("id"))
	if k == nil {
		return answer{}, fault{kind: errNotFound, detail: templates.TextNoCard, near: s.nearCards(v.frame, v.path("id"))}
	}
	var b bytes.Buffer
	if err := templates.FaceImage(s.faceOf(v.frame, k)).Render(v.ctx(), &b); err != nil {
		return answer{}, err
	}
	return answer{image: b.Bytes()}, nil
}

// writeImage sends an SVG image; it changes only with the program.
func writeImage(w http.ResponseWriter, r *http.Request, body []byte) {
	w.Header().Set("Cache-Control", "public, max-age=3600")
	writeBody(w, r, http.StatusOK, "image/svg+xml", body)
}

// faceOf gathers what a face shows.
func (s *Server) faceOf(f templates.Frame, k *catalog.Card) templates.Face {
	e := s.editionFor(f, k)
	mark := s.classMark(f, k.ClassAt(e))
	types, _ := k.Types.At(e)
	face := templates.Face{
		Lang: f.Lang, Name: k.Title(f.Lang), Class: mark.Name, Colour: mark.Colour,
		Symbol: s.symbols["class-"+mark.ID], Emblem: s.symbols["emblem-"+emblem(k, e)], Type: templates.TypesText(f, types),
	}
	cost, certainty := k.Cost.At(e)
	switch price := templates.NewPrice(cost); {
	case certainty == catalog.Unknown:
		face.NoCost = templates.FaceCostUnknown(f)
	case certainty == catalog.None && k.ClassAt(e) == "event" || certainty == catalog.None && k.Is(catalog.LandscapeTy, e):
	case certainty == catalog.None:
		face.NoCost = templates.FaceFree(f)
	default:
		for _, item := range price {
			face.Cost = append(face.Cost, templates.FaceMark{Symbol: s.symbols[string(item.Resource)], Text: templates.NumberText(item.N), Colour: markColour(string(item.Resource))})
		}
	}
	var points []string
	for _, p := range pointMarks(f, k, e) {
		face.Points = append(face.Points, templates.FaceMark{Symbol: s.symbols[p.Kind], Text: p.Text, Colour: "#3b4045"})
		points = append(points, p.Name)
	}
	if len(k.Sets) > 0 {
		if set := s.svc.Catalog.Set(k.Sets[0].Set); set != nil {
			face.Sign = set.Sign
		}
	}
	face.Describe = templates.FaceWords(face, templates.NewPrice(cost).Text(f), points)
	return face
}

// markColour is the colour of a resource's symbol on a face.
func markColour(resource string) string {
	return map[string]string{
		"lumber": "#1c6331", "brick": "#9c2318", "ore": "#4c5157", "grain": "#8a6400", "wool": "#5d7d3a", "gold": "#a67c00",
		"any": "#3b4045", "power": "#65298b", "star": "#a67c00",
	}[resource]
}

// emblem is the drawing that stands for a kind of card: the most telling of its types, else its class.
func emblem(k *catalog.Card, e catalog.EditionID) string {
	if land, ok := k.Landscape.At(e); ok == catalog.Known {
		return "land-" + land
	}
	for _, t := range []catalog.CardType{
		catalog.Dragon, catalog.Cannon, catalog.Wizard, catalog.SpellBook, catalog.WorkOfArt, catalog.TradeFleet, catalog.Fleet, catalog.Knight,
		catalog.Metropolis, catalog.Citadel, catalog.City, catalog.Settlement, catalog.Road, catalog.Counter, catalog.EventType,
	} {
		if k.Is(t, e) {
			return string(t)
		}
	}
	if k.Is(catalog.Unit, e) {
		return "unit"
	}
	return "class-" + k.ClassAt(e)
}

var symbolTag = regexp.MustCompile(`(?s)<symbol id="([a-z0-9-]+)"[^>]*>(.*?)</symbol>`)

// readSymbols takes the drawings out of sheets of symbols, by id. In an image of its own nothing can be referred to, so
// faces carry copies.
func readSymbols(sheets ...[]byte) map[string]string {
	out := map[string]string{}
	for _, sheet := range sheets {
		for _, m := range symbolTag.FindAllSubmatch(sheet, -1) {
			out[string(m[1])] = strings.TrimSpace(string(m[2]))
		}
	}
	return out
}
