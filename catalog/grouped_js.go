package catalog

// grouped spares the table in the browser the tables of all languages, which weigh more than its rules of the opening.
func grouped(l Lang, n int) string { return groupedDigits(l, n) }
