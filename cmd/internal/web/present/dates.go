package present

import (
	"strconv"
	"strings"

	"catanica/catalog"
)

var months = strings.Fields("January February March April May June July August September October November December")

// Date writes a day such as 2026-11-05 as people do: "5.11.2026", "5 November 2026".
// Anything else is returned as it is.
func Date(lang catalog.Lang, day string) string {
	part := strings.Split(day, "-")
	if len(part) != 3 {
		return day
	}
	m, errM := strconv.Atoi(part[1])
	d, errD := strconv.Atoi(part[2])
	if errM != nil || errD != nil || m < 1 || m > len(months) {
		return day
	}
	if lang == catalog.DE {
		return strconv.Itoa(d) + "." + strconv.Itoa(m) + "." + part[0]
	}
	return strconv.Itoa(d) + " " + months[m-1] + " " + part[0]
}
