package deck

import (
	"errors"

	"catanica/catalog"
)

// ErrLink is returned by Decode for text that Encode did not write, or that unpacks to more than MaxBytes.
var ErrLink = errors.New("the link holds no deck list")

// Link returns the canonical form of the list, packed for a URL.
func (l *List) Link() string { return Encode(l.String()) }

// Encode packs the text of a list for a URL.
func Encode(text string) string { return catalog.Pack(text) }

// Decode unpacks what Encode packed. It reads at most MaxBytes and returns ErrLink for anything but packed UTF-8 text.
func Decode(link string) (string, error) {
	text, ok := catalog.Unpack(link, MaxBytes)
	if !ok {
		return "", ErrLink
	}
	return text, nil
}
