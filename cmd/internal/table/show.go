package table

import (
	"cmp"
	"net/url"
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/rulings/stamp"
	"catanica/templates"
)

// Show presents a table: its board, what happened in the step that is shown, what may follow, and the tree of its
// lines.
func (r *Renderer) Show(f templates.Frame, o *Opened) templates.Replay {
	nodes, res, step := o.line()
	out := templates.Replay{
		Status: Status(o.File, res), Last: len(res.Steps), Step: step, Lost: o.Lost, Draft: o.Draft, Edit: o.Edit,
		Flip: f.Query.Get("flip") != "", Action: f.To(cmp.Or(o.Page, NewPath)), Packed: o.packed(), At: o.At, View: o.View,
		Own: o.ID == "" && o.Page == "", Looks: o.looks(f), About: f.Say(o.File.Note),
	}
	if o.ID != "" {
		out.Title = f.Say(o.File.Title)
	}
	if !o.File.IsBoard() {
		out.Rules = f.EditionName(o.File.Edition) + " · " + templates.GameName(f, o.File.Game)
	}
	for _, key := range keptKeys {
		if v := f.Query.Get(key); v != "" && key != "edition" { // the form's address has the edition
			out.Kept = append(out.Kept, [2]string{key, v})
		}
	}
	for _, n := range o.Said {
		out.Notices = append(out.Notices, templates.ReplayEvent{Text: n.Text, Cites: r.citeLinks(f, n.Cites)})
	}
	if !res.OK {
		if out.Own {
			out.Against = r.against(f, o, nodes, res)
		}
		out.Message, out.Settle = f.Say(res.Message), linesOf(f.Say(res.Settling))
		if out.Status == templates.ScenarioWaits {
			out.Message = f.Say(o.File.Pending)
		}
	}
	href := func(i int, there bool) string {
		if !there {
			return ""
		}
		return o.href(f, nodes[i])
	}
	out.First, out.Back = href(0, step > 0), href(max(0, step-1), step > 0)
	out.Next, out.End = href(min(step+1, len(nodes)-1), step < out.Last), href(out.Last, step < out.Last)
	if !o.File.IsBoard() {
		out.Views, out.Partial = o.viewers(f), o.Viewer != engine.Chance
	} else {
		out.Views, out.Partial = o.seatViews(f, o.Game.Start().Board), o.fromSeat()
	}
	out.Steps = r.Steps(f, o.File, res)
	for i := range out.Steps {
		out.Steps[i].Href = o.href(f, nodes[i])
		out.Steps[i].Others = r.others(f, o, nodes, i, res)
		out.Steps[i].Comment = comments(o.Tree.Nodes[nodes[i]].After)
	}
	if o.ID == "" {
		out.Link = o.With(f, nil)
		out.TooLong, out.Download = len(out.Link) > MaxLink, out.Link+"&part=text"
		if res.Start != nil && !o.Edit && !o.Keep && o.Page == "" {
			out.Stamp = stamp.Scenario(o.File, res)
			if link := out.Stamp.Link(out.Link); len(link) <= MaxLink {
				out.Link = link
			}
		}
		if r.Sources.Scenario(o.File.ID) {
			out.From = templates.Link{Href: f.Thing(catalog.KindScenario, o.File.ID)}
		}
		out.Text = o.translated(r.Catalog, f)
		out.Problems = r.problems(f, out.Text, o.Errs)
		if (o.Edit || o.Keep) && !o.File.IsBoard() {
			out.Setup = r.setup(f, o)
		}
		if o.Keep && !o.File.IsBoard() {
			out.Keep = r.keeper(f, o)
			out.AsTable = o.With(f, func(q url.Values) {
				for _, key := range []string{"keep", "news", "may"} {
					q.Del(key)
				}
			})
		}
	}
	if res.BoardStart != nil {
		r.showBoard(f, o, res, step, &out)
	}
	if res.Start == nil {
		return out
	}
	now, before := stateAt(res, step), stateAt(res, step-1)
	if before != nil {
		if a := scenario.QuestionAt(res.Table, before); a != nil {
			out.Steps[step].Asked = r.question(f, a)
		}
		out.Steps[step].Dice = r.dice(f, res, step)
	}
	v := newView(r, f, res.Table, now, before, o.Viewer)
	v.flat = out.Flip
	v.out.List, v.out.Zoom = f.Query.Get("list") != "", zoomOf(f)
	v.faults = r.faults(f, o, now)
	broken := o.Keep || len(o.Errs) > 0 || step < o.Tree.Depth(o.Node)
	if !broken {
		out.Groups = r.moves(f, res.Table, now, o.Viewer)
		for i := range out.Groups {
			if out.Groups[i].Die {
				out.Groups[i].Odds = r.odds(f, o)
			}
		}
		v.can = movesAt(out.Groups)
		out.Footnotes = footnotes(out.Groups)
		if a := scenario.QuestionAt(res.Table, now); a != nil {
			out.Asked = r.question(f, a)
		}
	}
	if (o.Edit || o.Keep) && o.ID == "" {
		v.edits = &editor{f, now}
	}
	b := v.board()
	if _, open := engine.Open(res.Table, now); open {
		b.Asked = out.Asked
	}
	out.Board, out.Hash = &b, engine.Hash(res.Table, now)
	out.Beside, out.Editions = r.beside(f, o, res.Table, now, step), o.editions(f)
	if !out.Partial && o.Page == "" && now.Winner == engine.Chance && o.onMain() {
		out.Ask = askFrom(f, o, step)
	}
	return out
}

// maxAsked is the room that the rest of a question takes in an address.
const maxAsked = 1 << 10

// askFrom returns the form with which a reader asks what can happen after a step, or nil if the position is too long
// for an address.
func askFrom(f templates.Frame, o *Opened, step int) *templates.ExploreForm {
	form := ExploreForm(f, o.File, o.File.Save(step))
	if len(form.Packed) > MaxLink-maxAsked {
		return nil
	}
	return &form
}

// onMain reports whether the node that is shown is on the main line.
func (o *Opened) onMain() bool { return slices.Contains(o.Tree.Line(0), o.Node) }

// viewers lists the sides from which the position can be seen.
func (o *Opened) viewers(f templates.Frame) []templates.KindFilter {
	if o.ID != "" {
		return viewers(f, o.Viewer)
	}
	one := func(name, view string, p engine.Player) templates.KindFilter {
		return templates.KindFilter{Name: name, Current: o.Viewer == p, Href: o.With(f, func(q url.Values) {
			q.Del("view")
			if view != "" {
				q.Set("view", view)
			}
		}) + "#stage"}
	}
	return []templates.KindFilter{
		one(f.Say(templates.TextReferee), "", engine.Chance),
		one(scenario.PlayerName(engine.North, f.Lang), "north", engine.North),
		one(scenario.PlayerName(engine.South, f.Lang), "south", engine.South),
	}
}

// others presents the branches that leave the shown line after its i-th node.
func (r *Renderer) others(f templates.Frame, o *Opened, nodes []int, i int,
	res *scenario.Result) []templates.BranchLink {
	var out []templates.BranchLink
	for _, c := range o.Tree.Nodes[nodes[i]].Children {
		if i+1 < len(nodes) && nodes[i+1] == c {
			continue
		}
		ahead := o.Tree.Line(c)
		line := o.Game.Line(bg, ahead)
		link := templates.BranchLink{Href: o.href(f, c),
			Beside: o.look(f, "beside", o.Tree.Path(ahead[len(ahead)-1])),
			Said:   o.File.TranslateLine(r.Catalog, o.Tree.Nodes[c].Line, f.Lang),
			Moves:  len(ahead) - o.Tree.Depth(c), Refused: o.Tree.Nodes[c].Leaf}
		if at := o.Tree.Depth(c); at <= len(line.Steps) && at > 0 {
			if said := line.Steps[at-1].Sentence(line.Table, f.Lang); said != "" {
				link.Said = said
			}
		}
		out = append(out, link)
	}
	return out
}

// comments returns the comments among the lines after a move.
func comments(lines []string) []string {
	var out []string
	for _, l := range lines {
		if len(l) > 1 && l[0] == '#' {
			out = append(out, l[1:])
		}
	}
	return out
}

// dice offers the other results of a step that rolled dice: what if the die had shown 6? An event that has to be drawn
// is not among them.
func (r *Renderer) dice(f templates.Frame, res *scenario.Result, step int) []templates.Move {
	m := res.Steps[step-1].Move
	var out []templates.Move
	offer := func(other engine.Move, said string) {
		if line, ok := scenario.MoveLine(res.Table, stateAt(res, step-1), other, catalog.EN); ok {
			out = append(out, templates.Move{Line: insteadMark + line, Said: said})
		}
	}
	if m.Verb != engine.Die && (m.Verb != engine.Roll || m.Face == engine.QuestionFace || m.N == 0) {
		return nil
	}
	for n := int8(1); n <= 6; n++ {
		if other := m; n != m.N {
			other.N = n
			offer(other, f.Number(int(n)))
		}
	}
	for face := engine.NoFace + 1; m.Verb == engine.Roll && face < engine.QuestionFace; face++ {
		if other := m; face != m.Face {
			other.Face = face
			offer(other, templates.FaceName(f, face.String()))
		}
	}
	return out
}

// insteadMark begins the value of a button that plays a move instead of the one that led to the node.
const insteadMark = "^"

// cardEffect returns the effect of a card as it is shown beside its face.
func (r *Renderer) cardEffect(f templates.Frame, k *catalog.Card) string {
	return r.Sources.Effect(f, k)
}
