package engine

// misreadCitadelPoints reads 128.G.a wrongly: a citadel brings 2 points with or without a wizard.
const misreadCitadelPoints = 2
