package table

import (
	"testing"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/present"
	"catanica/content"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// TestBegin checks that a game can begin as a scenario from every set-up, in both languages.
func TestBegin(t *testing.T) {
	svc, _ := service.Load(content.FS)
	s := &Section{
		Catalog: svc.Catalog, Library: svc.Library, Books: svc.Books(),
		Show: present.New(svc.Catalog, svc.Library, svc),
	}
	begun := 0
	for _, v := range setup.IDs() {
		for _, e := range catalog.EditionIDs() {
			for _, sets := range [][]string{
				nil, {"pui"}, {"zud"}, {"wuf", "huw"}, {"kuw"}, {"ruh", "wuf", "huw", "pui", "zud", "buh", "kuw"},
			} {
				plan, err := svc.Variants().Compute(s.Catalog, setup.Request{Variant: v, Edition: e, Sets: sets})
				if err != nil {
					t.Fatal(err)
				}
				if len(plan.Refused) > 0 {
					continue
				}
				for _, lang := range catalog.Langs {
					for _, write := range []func(templates.Frame, setup.Plan) string{s.beginText, s.openingText} {
						text := write(templates.Frame{Lang: lang}, plan)
						if _, errs := scenario.Read("begin", text, s.Books); len(errs) > 0 {
							t.Errorf("%s, %s, %v: %v\n%s", v, e, sets, errs, text)
						}
						begun++
					}
				}
			}
		}
	}
	if begun < 80 {
		t.Errorf("only %d begun", begun)
	}
}

// TestOpeningSample plays the editor's sample of an opening in both languages: it holds and waits for a card.
func TestOpeningSample(t *testing.T) {
	svc, _ := service.Load(content.FS)
	for _, lang := range catalog.Langs {
		file, errs := scenario.Parse("sample", openingSample(templates.Frame{Lang: lang}))
		if len(errs) > 0 {
			t.Fatal(errs)
		}
		res := scenario.Replay(t.Context(), file, svc.Books(), scenario.Options{})
		if !res.OK || len(res.Steps) != 15 {
			t.Fatalf("%s: %s after %d steps: %v", lang, res.Status, len(res.Steps), res.Trouble)
		}
		asked := scenario.AskedAt(res.Table, res.Steps[14].State, 3)
		if asked == nil || asked.Who != "north" || len(asked.May) == 0 {
			t.Errorf("%s: asked %+v", lang, asked)
		}
	}
}
