package books

import (
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/present"
	"catanica/content"
	"catanica/templates"
)

// TestNeighboursStay checks that previous and next never lead from one game into another.
func TestNeighboursStay(t *testing.T) {
	svc, _ := service.Load(content.FS)
	s := &Section{Catalog: svc.Catalog, Library: svc.Library, Show: present.New(svc.Catalog, svc.Library, svc)}
	for _, r := range s.Library.Rulings {
		f := templates.Frame{Lang: catalog.DE}
		prev, next := s.neighbours(f, r)
		for _, l := range []*templates.Link{prev, next} {
			if l == nil {
				continue
			}
			for _, o := range s.Library.Rulings {
				if l.Href == f.Thing(o.Kind, o.ID) && o.Game() != r.Game() {
					t.Errorf("%s of %s leads to %s of %s", r.ID, r.Game(), o.ID, o.Game())
				}
			}
		}
	}
}
