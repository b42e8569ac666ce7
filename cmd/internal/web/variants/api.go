package variants

import (
	"strings"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/cmd/internal/web/api"
)

// variantParam is a way to play in a parameter.
type variantParam string

// Schema implements huma.SchemaProvider.
func (variantParam) Schema(api.Registry) *api.Schema { return api.OneOf(setup.IDs()) }

type setupInput struct {
	Game    variantParam `query:"game" required:"true"`
	Edition string       `query:"edition"`
	Set     []string     `query:"set,explode"`
}

// setupCall answers GET /setup.
func (s *Section) setupCall(c api.Call, in *setupInput) (setup.Plan, error) {
	ask := setup.Request{Variant: string(in.Game)}
	var err error
	if ask.Edition, err = c.Edition(in.Edition, catalog.DefaultEdition); err != nil {
		return setup.Plan{}, err
	}
	for _, list := range in.Set {
		for _, name := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' }) {
			set := s.Catalog.FindSet(name)
			if set == nil {
				return setup.Plan{}, api.Wrong("set: es gibt kein Set namens "+name, "set: there is no set called "+name,
					s.Show.NearSets(c.Frame, name)...)
			}
			ask.Sets = append(ask.Sets, set.ID)
		}
	}
	return s.Variants.Compute(s.Catalog, ask)
}

// count is the JSON of a setup.Count.
type count struct {
	Known   bool `json:"known"`
	N       int  `json:"n,omitempty"`
	AtLeast int  `json:"at_least,omitempty"`
	AtMost  int  `json:"at_most,omitempty"`
}

// Operations registers the calls of the section.
func (s *Section) Operations(a *api.API) {
	api.Alias[setup.Count, count](a)
	api.Describe[count](a, api.Docs{
		"n":        {DE: "Die Zahl, wenn sie bekannt ist", EN: "The number, if it is known"},
		"at_least": {DE: "Mindestens so viele", EN: "At least so many"},
		"at_most":  {DE: "Höchstens so viele; fehlt ohne Obergrenze", EN: "At most so many; absent without an upper limit"},
	})
	api.Describe[setup.Plan](a, api.Docs{
		"sets": {DE: "Verwendete Sets, das Grundspiel zuerst", EN: "Sets used, the basic game first"},
		"refused": {DE: "Warum es keinen Aufbau gibt; dann sind die Listen leer",
			EN: "Why there is no set-up; then the lists are empty"},
	})
	api.Describe[setup.Note](a, api.Docs{
		"is": {DE: "stated (belegt), ours (von uns) oder unknown", EN: "stated, ours or unknown"},
	})
	api.Describe[setup.Stack](a, api.Docs{
		"for": {DE: "table, oder each: jeder Spieler hat einen", EN: "table, or each: every player has one"},
	})
	api.Describe[setup.Goal](a, api.Docs{
		"places": {DE: "Bei dieser Aufteilung von Siedlungen und Städten",
			EN: "For this division of settlements, cities and citadels"},
	})
	api.Register(a, api.Operation{
		Path: "/setup", ID: "getSetup", Topic: api.Decks, Large: true,
		Summary: catalog.Text{DE: "Aufbau einer Spielvariante", EN: "Set-up of a variant"},
		About: catalog.Text{
			DE: "Berechnet Stapel, Vorrat und Siegbedingungen für eine Spielvariante und die Sets, die ihr besitzt.",
			EN: "Works out stacks, supply and goals for a variant and the sets that you own.",
		},
		Docs: api.Docs{
			"game": {DE: "Die Spielvariante", EN: "The variant"},
			"set": {
				DE: "Ein Set außer dem Grundspiel; mehrere wiederholt oder durch Kommas getrennt",
				EN: "A set besides the basic game; several are repeated or separated by commas",
			},
		},
		Examples: []api.Example{{
			About: catalog.Text{DE: "Turnierspiel mit Zauberer & Drachen", EN: "Tournament game with Wizards & Dragons"},
			Query: catalog.Text{DE: "game=tournament&set=zud", EN: "game=tournament&set=zud"},
		}},
	}, s.setupCall)
}
