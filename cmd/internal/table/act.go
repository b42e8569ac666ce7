package table

import (
	"strconv"
	"strings"

	"catanica/rulings/engine"
	"catanica/rulings/script"
	"catanica/rulings/table"
	"catanica/templates"
)

// Act carries out what a reader did on a table, and returns its state afterwards. get returns the fields of the form;
// roll returns a random number from 1 to n. What cannot be done leaves the state and says why.
//
//	move  a line; with ^ in front it is played instead of the one that led to the node
//	line  a line as the reader wrote it
//	do    roll, set, take, trade, offer, draw, fill, undo, delete, promote, edit, done, or an edit (see table.Edit)
//	text  the whole text, with do=text
func (r *Renderer) Act(f templates.Frame, o *Opened, get func(string) string, roll func(n int) int) *Opened {
	move := strings.TrimSpace(get("move"))
	do, rest, _ := strings.Cut(strings.TrimSpace(get("do")), " ")
	if move == "" && do == "" {
		if do = "line"; strings.TrimSpace(get("line")) == "" {
			return o
		}
	}
	switch {
	case move != "":
		return r.play(f, o, move)
	case do == "line":
		line, _, _ := strings.Cut(get("line"), "\n")
		return r.play(f, o, strings.TrimSpace(line))
	case do == "roll" || do == "set":
		return r.play(f, o, diceLine(rest, do == "roll", get, roll))
	case do == "take":
		line := rest + " chooses " + goodsLine(get, "take-")
		if given := goodsLine(get, "give-"); given != "" {
			line += " for " + given
		}
		return r.play(f, o, line)
	case do == "trade" || do == "offer":
		return r.play(f, o, rest+" "+do+"s "+goodsLine(get, "give-")+" for "+goodsLine(get, "take-"))
	case do == "draw" || do == "fill":
		if line := o.boardLine(do, rest, get, roll); line != "" {
			return r.play(f, o, line)
		}
		return o
	case do == "undo":
		return r.at(f, o, o.Tree.Text(), o.Tree.Path(o.Tree.Nodes[o.Node].Parent))
	case do == "delete":
		n := o.remove(o.Node)
		return r.at(f, o, o.Tree.Text(), o.Tree.Path(n))
	case do == "promote":
		o.Tree.Promote(o.Node)
		return r.at(f, o, o.Tree.Text(), o.At)
	case do == "text":
		return r.at(f, o, strings.TrimRight(get("text"), "\n")+"\n", o.At)
	case do == "edit", do == "done":
		next := r.at(f, o, o.Text, o.At)
		next.Edit = do == "edit"
		return next
	}
	if o.Keep {
		return r.keepAct(f, o, strings.TrimSpace(strings.TrimPrefix(get("do"), "keep ")), get, roll)
	}
	text, fault := table.Edit(o.Text, o.File.Edition, r.Books, get("do"), get)
	if fault != nil {
		o.say(f.Say(fault.Text), fault.Cites...)
		return o
	}
	next := r.at(f, o, text, "")
	if n, stale := next.Game.Stale(bg); stale && len(next.Errs) == 0 {
		for ; stale; n, stale = next.Game.Stale(bg) {
			next.remove(n)
			next = r.at(f, next, next.Tree.Text(), "")
		}
	}
	return next
}

// diceLine writes a roll: of one die, or of both by a player.
func diceLine(who string, random bool, get func(string) string, roll func(int) int) string {
	n, face := get("die"), get("face")
	if random {
		n = strconv.Itoa(roll(6))
		// the question mark is on the event die twice (103.E.f)
		face = []string{"brigands", "sun", "tournament", "mill", "?", "?"}[roll(6)-1]
	}
	if who == "" {
		return "die " + n
	}
	line := who + " rolls " + face + " " + n
	if card := strings.TrimSpace(get("reveals")); card != "" && face == "?" {
		line += " reveals " + card
	}
	return line
}

// remove removes a node of the tree, and forgets what has been played, because that goes by the numbers of the nodes.
func (o *Opened) remove(n int) (parent int) {
	o.Game = nil
	return o.Tree.Remove(n)
}

func (o *Opened) say(text string, cites ...string) { o.Said = append(o.Said, Notice{text, cites}) }

// at returns the table with another text, at a path.
func (r *Renderer) at(f templates.Frame, o *Opened, text, path string) *Opened {
	a := o.Address
	a.Text, a.At, a.Step, a.ID, a.News, a.May = text, path, "", "", "", ""
	next, err := r.reread(f, a, o)
	if err != nil {
		return o // cannot happen: the viewer has been read before
	}
	next.Said = o.Said
	return next
}

// play tries a line at the node. A move that is refused or undecided becomes a node that says so. A line that makes no
// sense here is not played.
func (r *Renderer) play(f templates.Frame, o *Opened, line string) *Opened {
	n := o.Node
	if rest, instead := strings.CutPrefix(line, insteadMark); instead {
		line, n = rest, o.Tree.Nodes[n].Parent
	}
	for o.Tree.Nodes[n].Leaf && len(o.Tree.Nodes[n].Children) == 0 {
		n = o.Tree.Nodes[n].Parent
	}
	if len(o.Errs) > 0 {
		o.say(f.Say(templates.TextMendFirst))
		return o
	}
	written, p := o.Game.Try(bg, n, line)
	if p.Trouble != nil || p.Move == nil {
		if p.Expect != nil || p.Odds != nil {
			o.Tree.Nodes[n].After = append(o.Tree.Nodes[n].After, written)
			return r.at(f, o, o.Tree.Text(), o.Tree.Path(n))
		}
		o.Draft = o.File.TranslateLine(r.Catalog, line, f.Lang)
		if p.Trouble != nil {
			o.say(f.Say(p.Trouble.Msg))
		}
		return o
	}
	leaf := len(p.Move.Events) == 1 &&
		(p.Move.Events[0].Type == "refused" || p.Move.Events[0].Type == "undecided")
	added := o.Tree.Add(r.Catalog, n, written, leaf)
	return r.at(f, o, o.Tree.Text(), o.Tree.Path(added))
}

// Over reports whether somebody has won in the position that is shown.
func (o *Opened) Over() bool {
	_, res, step := o.line()
	if res.BoardStart != nil {
		return len(script.Moves(boardAt(res, step))) == 0
	}
	s := stateAt(res, step)
	return s != nil && s.Winner != engine.Chance
}
