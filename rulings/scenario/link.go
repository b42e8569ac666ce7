package scenario

import (
	"errors"

	"catanica/catalog"
)

// maxLinkText limits the text in a link in bytes.
const maxLinkText = 64 << 10

// ErrLink reports that a link holds no scenario, or one that is too long.
var ErrLink = errors.New("the link holds no scenario")

// EncodeLink packs the text of a scenario for a URL.
func EncodeLink(src string) string { return catalog.Pack(src) }

// DecodeLink returns the text that EncodeLink packed. It fails with ErrLink for anything but packed UTF-8 text, and for
// a text that is too long.
func DecodeLink(link string) (string, error) {
	src, ok := catalog.Unpack(link, maxLinkText)
	if !ok {
		return "", ErrLink
	}
	return src, nil
}
