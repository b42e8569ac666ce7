package web

import (
	"testing"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// TestBegin: whatever can be set up can be begun as a scenario, in both languages.
func TestBegin(t *testing.T) {
	s := testSite(t)
	begun := 0
	for _, v := range setup.IDs() {
		for _, e := range catalog.EditionIDs() {
			for _, sets := range [][]string{nil, {"pui"}, {"zud"}, {"wuf", "huw"}, {"kuw"}, {"ruh", "wuf", "huw", "pui", "zud", "buh", "kuw"}} {
				plan, err := s.svc.Variants.Compute(s.svc.Catalog, setup.Request{Variant: v, Edition: e, Sets: sets})
				if err != nil {
					t.Fatal(err)
				}
				if len(plan.Refused) > 0 {
					continue
				}
				for _, lang := range catalog.Langs {
					text := s.beginText(templates.Frame{Lang: lang}, plan)
					if _, errs := scenario.Read("begin", text, s.svc.Books); len(errs) > 0 {
						t.Errorf("%s, %s, %v: %v\n%s", v, e, sets, errs, text)
					}
					begun++
				}
			}
		}
	}
	if begun < 40 {
		t.Errorf("only %d begun", begun)
	}
}
