package web

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

func TestZZLook(t *testing.T) {
	dir := os.Getenv("LOOK")
	if dir == "" {
		t.Skip()
	}
	b := newBrowser(t, 1280)
	for i, spec := range strings.Fields(os.Getenv("LOOKAT")) {
		parts := strings.Split(spec, "|")
		var w int64
		fmt.Sscan(parts[0], &w)
		b.scheme(t, parts[1] == "d")
		b.do(t, chromedp.EmulateViewport(w, 900), chromedp.Navigate(b.url+parts[2]))
		if len(parts) > 3 {
			ask(t, b, chromedp.Evaluate[any](parts[3]))
		}
		os.WriteFile(fmt.Sprintf("%s/%02d.png", dir, i), ask(t, b, chromedp.FullScreenshot(100)), 0o644)
	}
}
