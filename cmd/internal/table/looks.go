package table

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/rulings/table"
	"catanica/templates"
)

// look returns the address of what is shown, looked at in another way. An empty value removes the parameter.
func (o *Opened) look(f templates.Frame, key, value string) string {
	if o.ID != "" {
		return f.With(key, value) + "#stage"
	}
	return o.With(f, func(q url.Values) {
		q.Del(key)
		if value != "" {
			q.Set(key, value)
		}
	}) + "#stage"
}

// zoomOf returns the size in which a board is shown, from 1 to templates.MaxZoom.
func zoomOf(f templates.Frame) int {
	n, err := strconv.Atoi(f.Query.Get("zoom"))
	if err != nil {
		return 1
	}
	return max(1, min(n, templates.MaxZoom))
}

// looks lists the other ways to look at the position.
func (o *Opened) looks(f templates.Frame) []templates.Look {
	var out []templates.Look
	toggle := func(key string, on, off catalog.Text) {
		if f.Query.Get(key) == "" {
			out = append(out, templates.Look{Kind: key, Name: f.Say(on), Href: o.look(f, key, "1")})
		} else {
			out = append(out, templates.Look{Kind: key, Name: f.Say(off), Href: o.look(f, key, "")})
		}
	}
	if !o.File.IsBoard() {
		toggle("list", templates.TextListLook, templates.TextPicture)
		if f.Query.Get("list") != "" {
			return out
		}
		toggle("flip", templates.TextFlip, templates.TextFacing)
	}
	zoom := zoomOf(f)
	if zoom < templates.MaxZoom {
		out = append(out, templates.Look{Kind: "larger", Name: f.Say(templates.TextCloser),
			Href: o.look(f, "zoom", strconv.Itoa(zoom+1))})
	}
	if zoom > 1 {
		less := ""
		if zoom > 2 {
			less = strconv.Itoa(zoom - 1)
		}
		out = append(out, templates.Look{Kind: "smaller", Name: f.Say(templates.TextFarther), Href: o.look(f, "zoom", less)})
	}
	return out
}

// editionMark begins the value of the parameter beside that names an edition. Any other value is the path of a node.
const editionMark = "edition:"

// editions lists the other editions under which the step can be shown beside.
func (o *Opened) editions(f templates.Frame) []templates.KindFilter {
	var out []templates.KindFilter
	for _, e := range catalog.EditionIDs() {
		if e == o.File.Edition {
			continue
		}
		value := editionMark + string(e)
		on := f.Query.Get("beside") == value
		link := templates.KindFilter{Name: f.EditionName(e), Current: on, Href: o.look(f, "beside", value)}
		if on {
			link.Href = o.look(f, "beside", "")
		}
		out = append(out, link)
	}
	return out
}

// beside presents the table that the address puts beside the one that is shown, or nil: another branch after as many
// moves, or the same moves under another edition. Its board marks what differs from the position now on table t.
func (r *Renderer) beside(f templates.Frame, o *Opened, t *engine.Table, now *engine.State,
	step int) *templates.Beside {
	value := f.Query.Get("beside")
	if value == "" {
		return nil
	}
	out := &templates.Beside{Close: o.look(f, "beside", "")}
	other := o
	var nodes []int
	if e, ok := strings.CutPrefix(value, editionMark); ok {
		edition := catalog.EditionID(e)
		if !slices.Contains(catalog.EditionIDs(), edition) {
			return nil
		}
		other = r.underEdition(f, o, edition)
		out.Title = f.EditionName(edition)
		nodes = other.Tree.Line(other.Node)
	} else {
		n, found := o.Tree.Find(value)
		if !found || n == 0 {
			return nil
		}
		nodes = o.Tree.Line(n)
		out.Title = f.Say(templates.TextBesideLine)
		out.Open = o.besideOpen(f, nodes, step)
	}
	for _, err := range other.Errs {
		out.Notes = append(out.Notes, f.Say(err.Msg))
	}
	res := other.Game.Line(bg, nodes)
	if res.Start == nil {
		return out
	}
	r.besideStep(f, out, other.File, res, len(nodes), step)
	v := newView(r, f, res.Table, stateAt(res, out.Step), now, o.Viewer)
	v.beforeOn, v.says, v.static, v.flat = t, templates.Differs, true, f.Query.Get("flip") != ""
	v.out.List, v.out.Zoom = f.Query.Get("list") != "", zoomOf(f)
	b := v.board()
	out.Board = &b
	return out
}

// besideStep fills in the step at which the line beside is shown: the same as on the first table, or its last. nodes is
// the number of nodes of the line, which may stop earlier.
func (r *Renderer) besideStep(f templates.Frame, out *templates.Beside, file *scenario.File, res *scenario.Result,
	nodes, step int) {
	out.Step = min(step, len(res.Steps))
	switch {
	case out.Step == step:
	case nodes > out.Step+1:
		out.Notes = append(out.Notes, f.Say(templates.TextBesideStops)+" "+f.Say(res.Message))
	default:
		out.Notes = append(out.Notes, f.Say(templates.TextBesideEnds))
	}
	said := r.Steps(f, file, res)[out.Step]
	out.Said, out.Events = said.Title(f), said.Events
}

// besideOpen returns the address that shows a line, and the one that is shown now beside it.
func (o *Opened) besideOpen(f templates.Frame, nodes []int, step int) string {
	if o.ID != "" {
		return ""
	}
	shown := o.Tree.Line(o.Node)
	return o.With(f, func(q url.Values) {
		q.Set("at", o.Tree.Path(nodes[min(step, len(nodes)-1)]))
		q.Set("beside", o.Tree.Path(shown[len(shown)-1]))
	}) + "#stage"
}

// underEdition reads the table under another edition, at the same node.
func (r *Renderer) underEdition(f templates.Frame, o *Opened, e catalog.EditionID) *Opened {
	f.Edition = e
	file, _ := scenario.Parse("scenario", o.Text)
	a := o.Address
	a.At, a.Step = o.At, ""
	if !slices.Contains(file.Editions, e) {
		var fault *table.Fault
		a.Text, fault = table.Edit(o.Text, o.File.Edition, r.Books, "head edition "+string(e),
			func(string) string { return "" })
		if fault != nil {
			return o // cannot happen: the edition exists
		}
	}
	next, err := r.Read(f, a)
	if err != nil {
		return o // cannot happen: the viewer has been read before
	}
	return next
}
