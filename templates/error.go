package templates

import "catanica/catalog"

// ErrorPage tells the reader what went wrong and how to go on.
type ErrorPage struct {
	Status int
	Detail catalog.Text // a sentence for the reader; empty for the usual one
	Near   []Link       // what they may have meant
}

// Head implements View.
func (p ErrorPage) Head(f Frame) Head { return Head{Title: f.Say(p.title())} }

func (p ErrorPage) title() catalog.Text {
	if t, ok := errorTitles[p.Status]; ok {
		return t
	}
	return errorTitles[500]
}

func (p ErrorPage) detail() catalog.Text {
	if !p.Detail.Empty() {
		return p.Detail
	}
	if t, ok := errorDetails[p.Status]; ok {
		return t
	}
	return errorDetails[500]
}
