package referee

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/content"
	"catanica/rulings/explore"
	"catanica/rulings/scenario"
)

func TestReferee(t *testing.T) {
	svc, problems := service.Load(content.FS)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	played := 0
	r := New(svc.Books(), func(n int) { played += n })
	file := svc.Scenario("112.G.e-verhexte-feuerwache")
	res, mistakes, err := r.Play(t.Context(), file)
	if err != nil || len(mistakes) > 0 || !res.OK || played == 0 || played < len(res.Steps) {
		t.Errorf("a scenario that holds: %v, %v, %d steps counted of %d", err, mistakes, played, len(res.Steps))
	}

	played = 0
	report, mistakes, err := r.Search(t.Context(), file, "north wins", explore.Options{Turns: 1, Limit: 100}, catalog.EN)
	if err != nil || len(mistakes) > 0 || played != report.Positions || played == 0 {
		t.Errorf("a search: %v, %v, %d positions counted of %+v", err, mistakes, played, report)
	}
	_, mistakes, err = r.Search(t.Context(), file, "north flies", explore.Options{Turns: 1}, catalog.EN)
	if err != nil || len(mistakes) == 0 {
		t.Errorf("a goal that cannot be read: %v, %v", mistakes, err)
	}

	many, errs := scenario.Parse("many", strings.Replace(file.Source, "\nplay", "\n  north discard: "+
		strings.TrimSuffix(strings.Repeat("9 Spion, ", 120), ", ")+"\nplay", 1))
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	// The scenario language has a limit of its own; ours is for what it may let through.
	if res, mistakes, err := r.Play(t.Context(), many); res != nil || !errors.Is(err, ErrCards) && len(mistakes) == 0 {
		t.Errorf("1080 cards: %v, %v", mistakes, err)
	}

	wrong, _ := scenario.Parse("wrong", strings.Replace(file.Source, "\nplay", "\n  north hand: Xyzzy\nplay", 1))
	if res, mistakes, err := r.Play(t.Context(), wrong); res != nil || len(mistakes) == 0 || err != nil {
		t.Errorf("a card that nobody knows: %v, %v, %v", res, mistakes, err)
	}

	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if _, _, err := r.Play(ended, file); !errors.Is(err, ErrSlow) {
		t.Errorf("without time: %v", err)
	}
}

// TestSearchesWait checks that no more than maxSearches searches run, and that the others give up in time.
func TestSearchesWait(t *testing.T) {
	svc, _ := service.Load(content.FS)
	r := New(svc.Books(), nil)
	r.SearchTime = time.Millisecond
	for range maxSearches {
		r.searching <- struct{}{}
	}
	file := svc.Scenario("112.G.e-verhexte-feuerwache")
	opt := explore.Options{Turns: 1}
	if _, _, err := r.Search(t.Context(), file, "north wins", opt, catalog.EN); !errors.Is(err, ErrBusy) {
		t.Errorf("while others search: %v", err)
	}
	left, cancel := context.WithCancel(t.Context())
	cancel()
	r.SearchTime = time.Hour
	if _, _, err := r.Search(left, file, "north wins", opt, catalog.EN); !errors.Is(err, context.Canceled) {
		t.Errorf("a reader who has left: %v", err)
	}
	<-r.searching
	opt.Limit = 10
	if _, _, err := r.Search(t.Context(), file, "north wins", opt, catalog.EN); err != nil {
		t.Errorf("when one has ended: %v", err)
	}
	if len(r.searching) != maxSearches-1 {
		t.Errorf("%d searches seem to run", len(r.searching))
	}
}
