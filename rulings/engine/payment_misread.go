package engine

// misreadStarCost reads kuw.volksstimmung wrongly: stars are no resources, so they cost nothing.
const misreadStarCost = 0
