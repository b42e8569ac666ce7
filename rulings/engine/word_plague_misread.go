package engine

// misreadPlagueOfTwo reads 119.R.a wrongly: between two cities a landscape loses a resource for each of them.
func misreadPlagueOfTwo(between bool, stock int8) int8 {
	if between {
		return min(2, stock)
	}
	return 1
}
