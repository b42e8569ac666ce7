package table

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"catanica/rulings/scenario"
	"catanica/rulings/script"
	"catanica/rulings/verdict"
	"catanica/templates"
)

// drawing draws a position, with marks on the pieces that the position before did not have.
func drawing(f templates.Frame, now, before script.Position) *templates.Island {
	for _, draw := range drawings {
		if d := draw(f, now, before); d != nil {
			return d
		}
	}
	return nil
}

// showBoard presents the position of a board game.
func (r *Renderer) showBoard(f templates.Frame, o *Opened, res *scenario.Result, step int, out *templates.Replay) {
	now, before := boardAt(res, step), script.Position(nil)
	if step > 0 {
		before = boardAt(res, step-1)
		who, question, _, _ := before.Asked(0)
		out.Steps[step].Asked = &templates.Asked{Who: scenario.PlayerWord(who, f.Lang), Text: f.Say(question)}
		out.Steps[step].Dice = otherRolls(f, before, res.Steps[step-1].Action, o.File)
	}
	out.Hash, out.Island = now.Hash(), o.draw(f, now, before)
	if out.Island != nil {
		out.Island.Zoom = zoomOf(f)
		if step == 0 {
			out.Island.Faults = boardFaults(f, o.Errs, out.Island.Places)
		}
	}
	broken := len(o.Errs) > 0 || step < o.Tree.Depth(o.Node)
	if !broken {
		offered := o.offered(now)
		out.Groups = boardMoves(f, now, offered)
		if out.Island != nil {
			out.Island.Touches = touches(offered, out.Island.Places, f)
		}
		if len(script.Moves(now)) > 0 {
			who, question, _, _ := now.Asked(0)
			out.Asked = &templates.Asked{Who: scenario.PlayerWord(who, f.Lang), Text: f.Say(question)}
		}
	}
	if o.Edit && o.ID == "" {
		r.boardSetup(f, o, out)
	}
	out.Beside = r.boardBeside(f, o, now, step)
	if !broken && !out.Partial && len(script.Moves(now)) > 0 && o.onMain() {
		out.Ask = askFrom(f, o, step)
	}
}

// boardFaults presents the mistakes of a position at the places of the board that they are about.
func boardFaults(f templates.Frame, errs scenario.Errors, at map[string]templates.Spot) []templates.IslandFault {
	var out []templates.IslandFault
	for _, e := range errs {
		if spot, drawn := at[e.Place]; drawn {
			out = append(out, templates.IslandFault{At: spot, Text: f.Say(e.Msg)})
		}
	}
	return out
}

func boardAt(res *scenario.Result, step int) script.Position {
	if step == 0 {
		return res.BoardStart
	}
	return res.Steps[step-1].Board
}

// mostListed is the number of moves of a group that are listed openly if all of them can be made on the board.
const mostListed = 16

// boardMoves presents the moves of a position in groups.
func boardMoves(f templates.Frame, now script.Position, offered []script.Move) []templates.MoveGroup {
	byKind := map[string]*templates.MoveGroup{}
	n, fills, elsewhere := 0, 0, map[string]bool{}
	for _, m := range offered {
		g := byKind[m.Group]
		if g == nil {
			g = &templates.MoveGroup{Kind: m.Group}
			byKind[m.Group] = g
		}
		switch said := moveSaid(f, m); {
		case !m.IsOpen():
			if n++; n > maxMoves {
				g.More++
				continue
			}
			elsewhere[m.Group] = elsewhere[m.Group] || len(m.Places) == 0
			g.Moves = append(g.Moves, templates.Move{Line: m.Line.EN, Said: said})
		case len(m.Asks) > 0:
			if !joinFill(f, g, m) {
				g.Fills = append(g.Fills, fill(f, m, said, fills))
				fills++
			}
		case len(m.Ways) > 0:
			g.Chances = append(g.Chances, chance(f, now, m, said))
		default:
			g.Moves = append(g.Moves, templates.Move{Line: m.Line.EN, Said: said, Open: true})
		}
	}
	var out []templates.MoveGroup
	for _, kind := range groups {
		if g := byKind[kind]; g != nil {
			g.Folded = len(g.Moves) > mostListed && !elsewhere[kind]
			out = append(out, *g)
		}
	}
	return out
}

// moveSaid returns the sentence of a move, or its line.
func moveSaid(f templates.Frame, m script.Move) string {
	if m.Said.Empty() {
		return f.Say(m.Line)
	}
	return f.Say(m.Said)
}

// chance presents a move of which chance, or a player, decides a part. What comes of dice is said for each number.
func chance(f templates.Frame, now script.Position, m script.Move, said string) templates.Chance {
	c := templates.Chance{Said: said, Draw: "draw " + m.Line.EN, Of: m.Chances(), Dice: m.Dice > 0}
	for _, w := range m.Ways {
		if m.Sealed {
			break
		}
		way := templates.ChanceWay{Name: f.Say(w.Name), Line: w.Line.EN, Said: said + " " + f.Say(w.Name), Chance: w.Chance}
		if m.Dice > 0 {
			way.Text = leadsTo(f, now, w.Line.EN)
		}
		c.Ways = append(c.Ways, way)
	}
	return c
}

// leadsTo says what a line leads to, but for what it says itself.
func leadsTo(f templates.Frame, now script.Position, line string) string {
	played, _, err := now.Play(scenario.BoardLine(line))
	var unknown *verdict.Undecided
	if errors.As(err, &unknown) {
		return f.Say(unknown.State)
	}
	var said []string
	for _, e := range played.Events[min(1, len(played.Events)):] {
		said = append(said, f.Say(e.Text))
	}
	return strings.Join(said, " ")
}

// fill presents a move that asks for resources. n is the number of the form on the page.
func fill(f templates.Frame, m script.Move, said string, n int) templates.Fill {
	out := templates.Fill{Said: said}
	for i, a := range m.Asks {
		label := f.Say(templates.TextTakes)
		if a.Gives {
			label = f.Say(templates.TextGives)
		}
		if a.Max > 0 && a.Least == a.Max {
			label += fmt.Sprintf(" (%d)", a.Max)
		}
		gap := templates.FillGap{Label: label, Prefix: fmt.Sprintf("fill%d-%d-", n, i)}
		for _, g := range a.Kinds {
			gap.Goods = append(gap.Goods, templates.Good{Kind: g.Kind, Max: g.Max})
		}
		out.Gaps = append(out.Gaps, gap)
	}
	out.Buttons = []templates.EditButton{{Do: fmt.Sprintf("fill %d %s", n, m.Line.EN), Name: said}}
	return out
}

// joinFill adds a move to a form of the group that gives the same and takes from another player.
func joinFill(f templates.Frame, g *templates.MoveGroup, m script.Move) bool {
	if len(g.Fills) == 0 || len(m.Asks) != 2 {
		return false
	}
	last := &g.Fills[len(g.Fills)-1]
	if len(last.Gaps) != 2 {
		return false
	}
	for _, k := range m.Asks[1].Kinds {
		i := slices.IndexFunc(last.Gaps[1].Goods, func(h templates.Good) bool { return h.Kind == k.Kind })
		if i < 0 {
			last.Gaps[1].Goods = append(last.Gaps[1].Goods, templates.Good{Kind: k.Kind, Max: k.Max})
		} else {
			last.Gaps[1].Goods[i].Max = max(last.Gaps[1].Goods[i].Max, k.Max)
		}
	}
	n := strings.Fields(last.Buttons[0].Do)[1]
	last.Buttons = append(last.Buttons, templates.EditButton{Do: "fill " + n + " " + m.Line.EN, Name: moveSaid(f, m)})
	last.Said = ""
	return true
}

// otherRolls offers the other results of a roll: what if the dice had shown 6?
func otherRolls(f templates.Frame, before script.Position, action string, file *scenario.File) []templates.Move {
	played, _, err := before.Play(scenario.BoardLine(action))
	if err != nil || len(played.Events) == 0 {
		return nil
	}
	for _, m := range script.Moves(before) {
		if m.Dice == 0 {
			continue
		}
		i := slices.IndexFunc(m.Ways, func(w script.Way) bool { // its first event says what the dice show
			same, _, err := before.Play(scenario.BoardLine(w.Line.EN))
			return err == nil && same.Events[0].Text == played.Events[0].Text
		})
		if i < 0 {
			continue
		}
		var out []templates.Move
		for k, w := range m.Ways {
			if k != i {
				out = append(out, templates.Move{Line: insteadMark + w.Line.EN, Said: f.Say(w.Name)})
			}
		}
		return out
	}
	return nil
}

// boardBeside presents another branch after as many moves beside the position that is shown, or nil.
func (r *Renderer) boardBeside(f templates.Frame, o *Opened, now script.Position, step int) *templates.Beside {
	value := f.Query.Get("beside")
	n, found := o.Tree.Find(value)
	if value == "" || !found || n == 0 {
		return nil
	}
	nodes := o.Tree.Line(n)
	res := o.Game.Line(bg, nodes)
	out := &templates.Beside{Title: f.Say(templates.TextBesideLine), Close: o.look(f, "beside", ""),
		Open: o.besideOpen(f, nodes, step)}
	r.besideStep(f, out, o.File, res, len(nodes), step)
	if out.Island = o.draw(f, boardAt(res, out.Step), now); out.Island != nil {
		out.Island.Static, out.Island.Zoom = true, zoomOf(f)
		if out.Island.Marked != templates.Unchanged {
			out.Island.Marked = templates.Differs
		}
	}
	return out
}
