package table

import (
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/cmd/internal/table"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// beginText writes a scenario that begins a game from a set-up: its variant, edition and sets, and everything about the
// position before the first roll that both players can see. Dealt and shuffled cards are left to the players to name.
func (s *Section) beginText(f templates.Frame, plan setup.Plan) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("id: %s", f.Say(catalog.Text{DE: "unsere-partie", EN: "our-game"}))
	line("edition: %s", plan.Edition)
	line("variant: %s", plan.Variant)
	if sets := plan.Sets[1:]; len(sets) > 0 {
		line("sets: %s", strings.Join(sets, ", "))
	}
	switch plan.Variant {
	case setup.Small:
		line("# %s", f.Say(catalog.Text{
			DE: "Stapel in Nords Reihe, in Süds Reihe und in der neutralen: so viele, wie ihr legt",
			EN: "stacks in North's row, in South's row and in the neutral row: as many as you set up",
		}))
		line("rows: 3, 3, 3")
	}
	line("\nstart")
	s.stackLine(line, f, plan)
	line("  turn 1\n  active north\n  phase before")
	line("  north axis: settlement A, road, settlement B\n  south axis: settlement A, road, settlement B")
	if open := s.openLine(f, plan); open != "" {
		line("  display: %s", open)
	}
	line("  north hand: 3 hidden\n  south hand: 3 hidden")
	line("\nplay")
	line("  # %s", f.Say(catalog.Text{
		DE: "der erste Wurf: north rolls sun 3", EN: "the first roll: north rolls sun 3",
	}))
	return b.String()
}

// openingText writes a scenario that begins a game from a set-up with its opening: nothing has been dealt yet.
func (s *Section) openingText(f templates.Frame, plan setup.Plan) string {
	head, _, _ := strings.Cut(s.beginText(f, plan), "\nstart\n")
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	b.WriteString(head)
	line("\nstart")
	s.stackLine(line, f, plan)
	line("  phase opening\n\nplay")
	for _, say := range openingHints(plan) {
		line("  # %s", f.Say(say))
	}
	return b.String()
}

// stackLine writes the number of draw stacks where the variant does not fix it.
func (s *Section) stackLine(line func(string, ...any), f templates.Frame, plan setup.Plan) {
	switch more := len(plan.Sets) - 1; {
	case plan.Variant == setup.Bears:
		line("  # %s", f.Say(catalog.Text{DE: "so viele Stapel, wie ihr legt", EN: "as many stacks as you set up"}))
		line("  stacks 8")
	case plan.Variant == setup.ExtendedOne && more > 1: // as in the row variants
		line("  stacks %d", 4+2*more)
	}
}

// openingHints explain the lines of an opening, in the order in which they are asked for.
func openingHints(plan setup.Plan) []catalog.Text {
	out := []catalog.Text{
		{DE: "Wer beginnt? Nords Würfel, dann Süds: die 5", EN: "who begins? North's die, then South's: die 5"},
		{DE: "jeder legt seine Landschaften: north lays forest at left of A above",
			EN: "each player lays the landscapes: north lays forest at left of A above"},
	}
	if plan.Variant == setup.Decks {
		return append(out, catalog.Text{DE: "je 4 Ereignisse, 33 Karten fürs Deck, davon 3 auf die Hand: north chooses Spion",
			EN: "4 events each, 33 cards for the deck, 3 of them for the hand: north chooses Spion"})
	}
	return append(out,
		catalog.Text{DE: "die Stapel, Karte für Karte: deal Spion; der Rest bleibt verdeckt: deal hidden",
			EN: "the stacks, card by card: deal Spion; the rest stays face down: deal hidden"},
		catalog.Text{DE: "die Starthand: north chooses stack 1, dann dreimal north chooses Spion",
			EN: "the starting hand: north chooses stack 1, then three times north chooses Spion"})
}

// openLine lists the open cards and citadels in the middle of the table. If no source states the number of a card, the
// smallest possible number is used.
func (s *Section) openLine(f templates.Frame, plan setup.Plan) string {
	var parts []string
	for _, st := range plan.Stacks {
		if st.Kind != setup.Open && st.Kind != setup.Citadels {
			continue
		}
		for _, l := range st.Contents {
			if k := s.Catalog.Card(l.Card); k != nil && l.Cards.Least > 0 {
				parts = append(parts, fmt.Sprintf("%d %s", l.Cards.Least, k.Title(f.Lang)))
			}
		}
	}
	return strings.Join(parts, ", ")
}

// Begin returns the address of the editor with such a scenario, or "" if the set-up is refused or cannot begin a game.
func (s *Section) Begin(f templates.Frame, plan setup.Plan) string {
	return s.beginLink(f, plan, s.beginText)
}

// Opening returns the address of the editor with a scenario that begins with the opening, or "".
func (s *Section) Opening(f templates.Frame, plan setup.Plan) string {
	return s.beginLink(f, plan, s.openingText)
}

func (s *Section) beginLink(f templates.Frame, plan setup.Plan,
	write func(templates.Frame, setup.Plan) string) string {
	if len(plan.Refused) > 0 || len(plan.Sets) == 0 {
		return ""
	}
	text := write(f, plan)
	if _, errs := scenario.Read("begin", text, s.Books); len(errs) > 0 {
		return ""
	}
	return table.EditorLink(f, text)
}
