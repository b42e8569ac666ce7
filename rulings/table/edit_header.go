package table

import (
	"strings"
)

// set sets a line of the position: `set turn 5`, `set gate open`, `set north holds knight`.
func (e *edit) set(args []string) {
	if len(args) == 0 {
		return
	}
	words := args[:1]
	if args[0] == "north" || args[0] == "south" {
		words = args[:min(3, len(args))]
	}
	if len(args) == 1 || args[len(args)-1] == "-" {
		if args[len(args)-1] == "-" && len(words) == len(args) {
			words = words[:len(words)-1]
		}
		e.put(true, "", words...)
		return
	}
	e.put(true, "  "+strings.Join(args, " "), words...)
}

// head sets a line of the header. A game and a variant exclude each other.
func (e *edit) head(args []string) {
	if len(args) == 0 {
		return
	}
	value := strings.Join(args[1:], " ")
	if value == "" {
		value = strings.TrimSpace(e.get("head-" + args[0]))
	}
	key := []string{args[0]}
	if args[0] == "title" || args[0] == "note" {
		key = append(key, args[1])
		value = strings.TrimSpace(e.get("head-" + args[0]))
	}
	line := strings.Join(key, " ") + ": " + strings.ReplaceAll(value, "\n", " ")
	if value == "" || value == "-" {
		line = ""
	}
	e.put(false, line, key...)
	if args[0] == "game" {
		e.put(false, "", "variant")
	}
}

// form sets what the form of the table's properties holds, each value that it has.
func (e *edit) form([]string) {
	for _, key := range []string{"edition", "game", "goal"} {
		if v := strings.TrimSpace(e.get("head-" + key)); v != "" {
			e.head([]string{key, v})
		}
	}
	if v, there := e.get("head-sets"), e.get("head-game"); there != "" {
		e.head([]string{"sets", firstWord(v)})
	}
	for _, key := range []string{"turn", "active", "phase"} {
		if v := strings.TrimSpace(e.get("set-" + key)); v != "" {
			e.set([]string{key, v})
		}
	}
	if e.get("head-game") != "" {
		gate := "-"
		if e.get("set-gate") != "" {
			gate = "open"
		}
		e.set([]string{"gate", gate})
	}
	if title := strings.TrimSpace(e.get("head-title")); title != "" {
		e.head([]string{"title", e.get("lang")})
	}
	if note := strings.TrimSpace(e.get("head-note")); note != "" {
		e.head([]string{"note", e.get("lang")})
	}
}

func firstWord(s string) string {
	if s = strings.TrimSpace(s); s == "" {
		return "-"
	}
	return s
}
