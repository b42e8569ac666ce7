//go:build !js

package catalog

import (
	"strconv"

	"golang.org/x/text/language"
	"golang.org/x/text/message"
)

// printers write numbers in each language. They are never changed, and safe for concurrent use.
var printers = map[Lang]*message.Printer{
	DE: message.NewPrinter(language.German),
	EN: message.NewPrinter(language.English),
}

func grouped(l Lang, n int) string {
	printer := printers[l]
	if printer == nil {
		return strconv.Itoa(n)
	}
	return printer.Sprint(n)
}
