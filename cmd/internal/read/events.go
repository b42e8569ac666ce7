package main

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// event is something that the engine says has happened, with what it cites.
type event struct {
	typ, said string
	cites     []string
	reads     []scenario.ReadingResult // open questions on whose answers it depends
	edition   catalog.EditionID
}

// walk is the number of random moves that are played on from the end of each scenario.
const walk = 10

// drawnEvents prints n events in lang with the texts that they cite, for a reader who judges whether a referee would
// have named them: make read-events. Each type of event comes up as often as any other, as far as there are enough.
func drawnEvents(ctx context.Context, w io.Writer, svc *service.Service, lang catalog.Lang, seed string, n int) error {
	sum := sha256.Sum256([]byte(seed + "\x00events\x00" + string(lang)))
	rng := rand.New(rand.NewPCG(binary.LittleEndian.Uint64(sum[:]), binary.LittleEndian.Uint64(sum[8:])))
	byType := map[string][]event{}
	for _, f := range svc.Scenarios() {
		if !f.Pending.Empty() {
			continue
		}
		for _, e := range eventsOf(ctx, svc, walked(ctx, svc, f.Under(f.Edition), rng), lang) {
			byType[e.typ] = append(byType[e.typ], e)
		}
	}
	types := slices.Sorted(maps.Keys(byType))
	var drawn []event
	for _, typ := range types {
		distinct := slices.CompactFunc(slices.SortedFunc(slices.Values(byType[typ]), func(a, b event) int {
			return strings.Compare(a.said+strings.Join(a.cites, " "), b.said+strings.Join(b.cites, " "))
		}), func(a, b event) bool { return a.said == b.said && slices.Equal(a.cites, b.cites) })
		rng.Shuffle(len(distinct), func(i, j int) { distinct[i], distinct[j] = distinct[j], distinct[i] })
		byType[typ] = distinct
	}
	for round := 0; len(drawn) < n; round++ {
		before := len(drawn)
		for _, typ := range types {
			if all := byType[typ]; round < len(all) && len(drawn) < n {
				drawn = append(drawn, all[round])
			}
		}
		if len(drawn) == before {
			return fmt.Errorf("there are only %d events, %d are wanted", before, n)
		}
	}
	fmt.Fprintf(w, "# Events to judge, seed %s\n\nWould a referee name this text as the reason?\n", seed)
	for i, e := range drawn {
		fmt.Fprintf(w, "\n%d. **%s** (`%s`)\n", i+1, e.said, e.typ)
		for _, id := range e.cites {
			fmt.Fprintf(w, "   * `%s` %s\n", id, citedText(svc, lang, id, e.edition))
		}
		for _, r := range e.reads {
			fmt.Fprintf(w, "   * (`%s` %s)\n", r.ID, r.Text.In(lang))
		}
	}
	return nil
}

// walked returns the scenario with random moves played on from its end.
func walked(ctx context.Context, svc *service.Service, f *scenario.File, rng *rand.Rand) string {
	text := f.Save(f.Moves())
	res := scenario.Replay(ctx, f, svc.Books(), scenario.Options{})
	s := res.End()
	if s == nil || !res.OK {
		return f.Source
	}
	for range walk {
		legal := engine.Legal(res.Table, s)
		if len(legal) == 0 {
			break
		}
		m := legal[rng.IntN(len(legal))]
		if m.Verb == engine.Roll {
			m.Face, m.N = engine.Face(1+rng.IntN(4)), int8(1+rng.IntN(6))
		}
		next, _, err := engine.Apply(res.Table, s, m)
		line, ok := scenario.MoveLine(res.Table, s, m, catalog.EN)
		if err != nil || !ok {
			continue
		}
		s, text = next, text+"  "+line+"\n"
	}
	return text
}

// eventsOf plays a scenario and returns its events.
func eventsOf(ctx context.Context, svc *service.Service, src string, lang catalog.Lang) []event {
	f, _ := scenario.Parse("walk", src)
	var out []event
	for _, st := range scenario.Replay(ctx, f, svc.Books(), scenario.Options{}).Steps {
		for _, e := range st.Events {
			if e.Type != "undecided" {
				out = append(out, event{e.Type, e.Text.In(lang), e.Cites, e.Readings, f.Edition})
			}
		}
	}
	return out
}

// citedText returns the title of an article and its answer under the edition, or what a card does.
func citedText(svc *service.Service, lang catalog.Lang, id string, edition catalog.EditionID) string {
	if card, ok := catalog.CitedCard(id); ok {
		if k := svc.Catalog.Card(card); k != nil {
			effect, _ := k.Effect.Latest()
			return k.Title(lang) + ": " + svc.Library.Plain(lang, effect.In(lang))
		}
	}
	if r := svc.Library.Ruling(id); r != nil {
		answer := r.Answer(lang)
		if _, short, ok := r.At(edition, lang); ok && short != r.In(lang).Short {
			answer = short
		}
		return r.Title(lang) + ": " + svc.Library.Plain(lang, answer)
	}
	return "(no such text)"
}
