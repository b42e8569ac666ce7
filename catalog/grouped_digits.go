package catalog

import "strconv"

// separators are the signs between groups of three digits.
var separators = map[Lang]byte{DE: '.', EN: ','}

// groupedDigits is Grouped for our two languages alone. TestGroupedDigits compares it with x/text.
func groupedDigits(l Lang, n int) string {
	digits := strconv.Itoa(n)
	separator, ok := separators[l]
	if !ok {
		return digits
	}
	var out []byte
	for i := range len(digits) {
		if rest := len(digits) - i; rest%3 == 0 && i > 0 && digits[i-1] != '-' {
			out = append(out, separator)
		}
		out = append(out, digits[i])
	}
	return string(out)
}
