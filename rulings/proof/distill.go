package proof

import (
	"context"
	"slices"
	"strings"

	"catanica/rulings/scenario"
)

// Good reports whether a scenario holds and notices each article and clause that it says it proves.
func Good(ctx context.Context, f *scenario.File, books scenario.Books) bool {
	if len(f.Proves) == 0 || !scenario.Replay(ctx, f, books, scenario.Options{}).OK {
		return false
	}
	for _, ref := range f.Clauses {
		if !FailsWithout(ctx, f, books, ref.ID) {
			return false
		}
	}
	return true
}

// FailsWithout reports whether a scenario fails when the article or clause is switched off.
func FailsWithout(ctx context.Context, f *scenario.File, books scenario.Books, id string) bool {
	off := scenario.Replay(ctx, f, books, scenario.Options{Off: []string{id}}).Status
	return off == scenario.Fails || off == scenario.Mistaken
}

// Distill leaves out of a good scenario every line, and of every list every card, without which it stays good. It
// returns the rest; ok is false if the scenario is not good. The header keeps its lines.
func Distill(ctx context.Context, src string, books scenario.Books) (text string, ok bool) {
	good := func(lines []string) bool {
		f, errs := scenario.Parse("distilled.scn", strings.Join(lines, "\n")+"\n")
		return len(errs) == 0 && Good(ctx, f, books)
	}
	lines := strings.Split(strings.TrimRight(src, "\n"), "\n")
	if !good(lines) {
		return "", false
	}
	body := slices.Index(lines, "start") + 1
	for i := len(lines) - 1; i >= body; i-- { // from the end, so that what comes of a move goes before the move
		if lines[i] == "" || lines[i] == "play" {
			continue
		}
		if less := slices.Delete(slices.Clone(lines), i, i+1); good(less) {
			lines = less
		}
	}
	for i := body; i < len(lines); i++ {
		key, list, isList := strings.Cut(lines[i], ": ")
		if !isList {
			continue
		}
		items := strings.Split(list, ", ")
		for k := len(items) - 1; k >= 0 && len(items) > 1; k-- {
			fewer := slices.Delete(slices.Clone(items), k, k+1)
			less := slices.Clone(lines)
			less[i] = key + ": " + strings.Join(fewer, ", ")
			if good(less) {
				lines, items = less, fewer
			}
		}
	}
	return strings.Join(lines, "\n") + "\n", true
}
