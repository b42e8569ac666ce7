package engine

// misreadCitadelPoints reads 128.G.a wrongly: a citadel is worth 2 points with or without a wizard.
const misreadCitadelPoints = 2
