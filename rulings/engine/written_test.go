package engine

func (g *playing) scenario(id, what string) string { return "TODO" }
