package share

import (
	"strings"
	"sync"

	"catanica/cmd/internal/web/preview"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// Limits on drawing: a picture takes some 30 ms of a core and 40 KB.
const (
	maxPictures = 256 // kept
	maxDrawing  = 2   // at the same time; others wait
)

// Pictures keeps the pictures that were drawn last, by address. It is safe for concurrent use.
type Pictures struct {
	drawing chan struct{}
	mu      sync.Mutex
	kept    map[string][]byte
	order   []string // oldest first
}

// NewPictures returns an empty store.
func NewPictures() *Pictures {
	return &Pictures{drawing: make(chan struct{}, maxDrawing), kept: map[string][]byte{}}
}

// RulingPicture answers GET /LANG/og/rulings/ID.png.
func (s *Section) RulingPicture(req *site.Request) (site.Answer, error) {
	return s.picture(req, s.ruling)
}

// CardPicture answers GET /LANG/og/cards/ID.png.
func (s *Section) CardPicture(req *site.Request) (site.Answer, error) { return s.picture(req, s.card) }

// DeckPicture answers GET /LANG/og/decks.png?d=….
func (s *Section) DeckPicture(req *site.Request) (site.Answer, error) { return s.picture(req, s.deck) }

// ScenarioPicture answers GET /LANG/og/scenarios/ID.png and GET /LANG/og/scenarios/new.png?g=….
func (s *Section) ScenarioPicture(req *site.Request) (site.Answer, error) {
	return s.picture(req, s.scenario)
}

// picture draws the widget of a request, or returns the picture that is kept.
func (s *Section) picture(req *site.Request, of source) (site.Answer, error) {
	key := req.HTTP.URL.RequestURI()
	if kept := s.Pictures.get(key); kept != nil {
		return site.Answer{Picture: kept}, nil
	}
	file := req.Path("file")
	id, isPNG := strings.CutSuffix(file, ".png")
	if file != "" && !isPNG {
		return site.Answer{}, site.Fault{Kind: site.ErrNotFound, Detail: templates.TextNoRuling}
	}
	w, err := of(req, id)
	if err != nil {
		return site.Answer{}, err
	}
	select {
	case s.Pictures.drawing <- struct{}{}:
		defer func() { <-s.Pictures.drawing }()
	case <-req.Context().Done():
		return site.Answer{}, req.Context().Err()
	}
	drawn, err := preview.PNG(w)
	if err != nil {
		return site.Answer{}, err
	}
	s.Pictures.keep(key, drawn)
	return site.Answer{Picture: drawn}, nil
}

func (p *Pictures) get(key string) []byte {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.kept[key]
}

// keep stores a picture and forgets the oldest ones beyond the limit.
func (p *Pictures) keep(key string, drawn []byte) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.kept[key] == nil {
		p.order = append(p.order, key)
	}
	p.kept[key] = drawn
	for len(p.order) > maxPictures {
		delete(p.kept, p.order[0])
		p.order = p.order[1:]
	}
}
