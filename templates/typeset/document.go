package typeset

import (
	"bytes"
	"strings"

	"catanica/catalog"
)

// document follows the tags of HTML or SVG.
type document struct {
	*setter
	spans []span // the elements with a language of their own, the innermost last
}

// span is an element with a language of its own.
type span struct {
	lang catalog.Lang
	name string // of the element
	deep int    // how many elements of that name are open
}

// kind says what an element means for its text.
type kind uint8

const (
	inline   kind = 1 << iota // within a line of text: a word or a quotation goes on behind its tags
	verbatim                  // its text stays as it is
	void                      // it has no end tag
)

// kinds lists the elements that are not just blocks of text.
var kinds = map[string]kind{
	"a": inline, "abbr": inline, "b": inline, "bdi": inline, "button": inline, "cite": inline, "del": inline,
	"dfn": inline, "em": inline, "i": inline, "ins": inline, "label": inline, "mark": inline, "q": inline, "s": inline,
	"small": inline, "span": inline, "strong": inline, "sub": inline, "sup": inline, "time": inline, "tspan": inline,
	"u": inline, "var": inline, "wbr": inline | void,

	"code": inline | verbatim, "kbd": inline | verbatim, "samp": inline | verbatim,
	"pre": verbatim, "script": verbatim, "style": verbatim, "textarea": verbatim,

	"area": void, "base": void, "br": void, "col": void, "embed": void, "hr": void, "img": void, "input": void,
	"link": void, "meta": void, "source": void, "track": void,
}

// tag appends what src begins with: a tag, a comment, or an element whose text stays as it is. It returns its length.
func (d *document) tag(src []byte) int {
	if bytes.HasPrefix(src, []byte("<!--")) {
		return d.keep(src, bytes.Index(src, []byte("-->"))+3)
	}
	end := tagEnd(src)
	name, closing := tagName(src[:end])
	is := kinds[name]
	if is&inline == 0 {
		d.before, d.single = 0, false
	}
	if closing {
		d.leave(name)
		return d.keep(src, end)
	}
	d.attributes(name, src[:end])
	if src[max(0, end-2)] != '/' && is&void == 0 {
		d.enter(name, src[:end])
	}
	if is&verbatim == 0 && (name != "option" || attribute(src[:end], ` value="`) != nil) {
		return end
	}
	closed := bytes.Index(src[end:], []byte("</"+name))
	if closed < 0 {
		closed = len(src) - end
	}
	if closed > 0 {
		d.before = 'x' // what follows is behind a word
	}
	d.out = append(d.out, src[end:end+closed]...)
	return end + closed
}

// keep appends the first n bytes of src as they are. A part that is not closed reaches to the end.
func (d *document) keep(src []byte, n int) int {
	if n < 3 || n > len(src) {
		n = len(src)
	}
	d.out = append(d.out, src[:n]...)
	return n
}

// enter opens an element and follows its language.
func (d *document) enter(name string, tag []byte) {
	if value := attribute(tag, ` lang="`); value != nil {
		lang := catalog.Lang(value)
		if _, ok := quotation[lang]; ok {
			d.spans = append(d.spans, span{lang, name, 1})
			d.marks = quotation[lang]
			return
		}
	}
	if top := &d.spans[len(d.spans)-1]; top.name == name {
		top.deep++
	}
}

// leave closes an element.
func (d *document) leave(name string) {
	top := &d.spans[len(d.spans)-1]
	if len(d.spans) == 1 || top.name != name {
		return
	}
	if top.deep--; top.deep == 0 {
		d.spans = d.spans[:len(d.spans)-1]
		d.marks = quotation[d.spans[len(d.spans)-1].lang]
	}
}

// spoken lists the attributes whose values people read or hear.
var spoken = map[string]bool{"alt": true, "aria-label": true, "placeholder": true, "title": true}

// attributes appends a start tag, with the attributes that people read typeset.
func (d *document) attributes(name string, tag []byte) {
	if bytes.IndexByte(tag, '\'') < 0 && bytes.IndexByte(tag, '&') < 0 {
		d.out = append(d.out, tag...)
		return
	}
	done := 0
	for at := range tag {
		if tag[at] != '=' || at+1 >= len(tag) || tag[at+1] != '"' || at < done {
			continue
		}
		length := bytes.IndexByte(tag[at+2:], '"')
		if length < 0 {
			break
		}
		key := tag[bytes.LastIndexAny(tag[:at], " \n\t")+1 : at]
		if spoken[string(key)] || name == "meta" && string(key) == "content" && describes(tag) {
			value := setter{marks: d.marks}
			value.text(tag[at+2:at+2+length], nil)
			d.out = append(append(d.out, tag[done:at+2]...), value.out...)
			done = at + 2 + length
		}
		if done < at {
			d.out = append(d.out, tag[done:at+2+length]...)
			done = at + 2 + length
		}
	}
	d.out = append(d.out, tag[done:]...)
}

// describes reports whether a meta element holds a title or a description.
func describes(tag []byte) bool {
	of := string(attribute(tag, ` name="`)) + string(attribute(tag, ` property="`))
	return strings.HasSuffix(of, "description") || strings.HasSuffix(of, "title") || strings.HasSuffix(of, ":alt")
}

// attribute returns the value of an attribute of a tag, or nil if it has none. begin is what precedes the value.
func attribute(tag []byte, begin string) []byte {
	_, rest, ok := bytes.Cut(tag, []byte(begin))
	if !ok {
		return nil
	}
	value, _, _ := bytes.Cut(rest, []byte(`"`))
	return value[:len(value):len(value)]
}

// tagEnd returns the length of the tag at the beginning of src.
func tagEnd(src []byte) int {
	for at := 0; ; {
		end := bytes.IndexByte(src[at:], '>')
		if end < 0 {
			return len(src)
		}
		quote := bytes.IndexByte(src[at:at+end], '"')
		if quote < 0 {
			return at + end + 1
		}
		at += quote + 1
		value := bytes.IndexByte(src[at:], '"')
		if value < 0 {
			return len(src)
		}
		at += value + 1
	}
}

// tagName returns the name of an element, and whether the tag is its end tag.
func tagName(tag []byte) (name string, closing bool) {
	inner, closing := bytes.CutPrefix(bytes.TrimPrefix(tag, []byte("<")), []byte("/"))
	if end := bytes.IndexAny(inner, " \n\t/>"); end >= 0 {
		inner = inner[:end]
	}
	return string(inner), closing
}

// following returns the first character of the text after the tags at the beginning of src, or 0 if a block ends first.
func following(src []byte) rune {
	for len(src) > 0 && src[0] == '<' {
		end := tagEnd(src)
		if name, _ := tagName(src[:end]); kinds[name]&inline == 0 {
			return 0
		}
		src = src[end:]
	}
	if len(src) == 0 {
		return 0
	}
	r, _ := character(src)
	return r
}
