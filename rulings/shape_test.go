package rulings

import (
	"fmt"
	"strings"
	"testing"
)

func TestShapeOf(t *testing.T) {
	for in, want := range map[string]string{
		"a\nb\n\nc":                            "paragraph, paragraph; 0:a b 3:c",
		"- a\n- b\n  - c\n\n1. d":              "list of 2 (in 2: list of 1), numbered list of 1; 0:a 1:b 2:c 4:d",
		"\n- a\n\n  b\n- c":                    "list of 2 (in 1: paragraph); 1:a 3:b 4:c",
		"a\n\n| b | c |\n|---|---|\n| d | e |": "paragraph, table (columns: 2, rows: 1); 0:a 2:b | c 4:d | e",
		"> a\n\n### b":                         "quotation of paragraph, heading 3; 0:a 2:b",
		"":                                     "; ",
	} {
		s := shapeOf(in)
		var passages []string
		for _, p := range s.Passages {
			passages = append(passages, fmt.Sprintf("%d:%s", p.Line, strings.ReplaceAll(p.Text, "\n", " ")))
		}
		if got := strings.Join(s.Blocks, ", ") + "; " + strings.Join(passages, " "); got != want {
			t.Errorf("%q: got %q, want %q", in, got, want)
		}
	}
}
