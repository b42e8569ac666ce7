package engine

// misreadLargeHarbor reads 105.E.a and 123.AN.a wrongly: the Large Harbor stands in for the Harbor where a card asks
// for one.
func misreadLargeHarbor(d *def, ref string) bool { return ref == "hafen" && d.id == "grosser-hafen" }
